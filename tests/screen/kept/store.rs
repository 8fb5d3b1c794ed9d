//! Writing to the store: only changes, and in steps.

use rank_and_file::board::Variant;
use rank_and_file::keep::{Change, Keeper, write};
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, GoAction, OpenAction, Session,
};

use super::{MANY, open};

/// The content of a store after these changes, as the text to restore.
#[derive(Default)]
struct Store {
    games: Vec<String>,
    head: String,
    /// Number of games written since it was last reset.
    written: usize,
}

impl Store {
    fn take(&mut self, keeper: &mut Keeper, session: &Session) {
        let mut rounds = 0;
        while keeper.step(session, &mut |change| match change {
            Change::Game(at, text) if at < self.games.len() => {
                self.games[at] = text;
                self.written += 1;
            }
            Change::Game(at, text) => {
                assert_eq!(at, self.games.len());
                self.games.push(text);
                self.written += 1;
            }
            Change::End(count) => self.games.truncate(count),
            Change::Session(text) => self.head = text,
        }) {
            rounds += 1;
            assert!(rounds < 1_000);
        }
    }

    fn text(&self) -> String {
        self.head.clone() + &self.games.concat()
    }
}

#[test]
fn only_what_has_changed_is_written_again_and_the_store_always_holds_the_session() {
    let (mut store, mut keeper) = (Store::default(), Keeper::default());
    let mut session = open(MANY);
    store.take(&mut keeper, &session);
    assert_eq!(
        (std::mem::take(&mut store.written), store.text()),
        (2, write(&session))
    );
    for (action, games) in [
        (Action::Game(GameAction::Show(0)), 0),
        (Action::Go(GoAction::Next), 0),
        (Action::Board(BoardAction::Flip), 0),
        (Action::Go(GoAction::Last), 0),
        (Action::Entry(EntryAction::Type("a6".to_owned())), 0),
        (Action::Entry(EntryAction::Enter), 1),
        (Action::Game(GameAction::Undo), 1),
        (Action::Game(GameAction::Show(1)), 0),
        (Action::Open(OpenAction::New(Variant::Standard)), 1),
        (Action::Game(GameAction::Undo), 2),
    ] {
        let said = format!("{action:?}");
        session.apply(action);
        store.take(&mut keeper, &session);
        assert_eq!(std::mem::take(&mut store.written), games, "{said}");
        assert_eq!(store.text(), write(&session), "{said}");
    }
    // Without a change nothing is written.
    keeper.step(&session, &mut |change| panic!("{change:?}"));
}

#[test]
fn many_games_are_handed_out_in_several_steps() {
    let text = "1. e4 e5 2. Nf3 Nc6 *\n\n".repeat(5_000);
    let session = open(&text);
    let (mut keeper, mut steps, mut games, mut ended) = (Keeper::default(), 1, 0, false);
    let mut put = |change: Change| match change {
        Change::Game(..) => games += 1,
        Change::Session(_) => ended = true,
        Change::End(_) => {}
    };
    while keeper.step(&session, &mut put) {
        steps += 1;
    }
    assert!(steps >= 2 && ended, "{steps}");
    assert_eq!(games, 5_000);
}
