//! The state of the exercise sets.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rank_and_file::board::Square;
use rank_and_file::exercise::by_rule::{MoveExercise, RuleAction};
use rank_and_file::exercise::set::{
    self, ExerciseSet, SetChoice, SetGames, SetResult, SetRound, SetSettings, SetSource, read_games,
};
use rank_and_file::exercise::worksheet::WorksheetSettings;
use rank_and_file::game::GameTree;
use rank_and_file::game::decode::decode;
use rank_and_file::web::browser;
use rank_and_file::words;

/// The fragment of an address with which the app hands over games.
const HANDED: &str = "games";

/// The state of the exercise sets.
#[derive(Clone, Copy)]
pub struct SetsState {
    pub games: RwSignal<SetGames>,
    /// The text with games that is being pasted.
    pub pasted: RwSignal<String>,
    /// What was read from it; empty before that.
    pub opened: RwSignal<String>,
    /// The set that is being made; `None` before the teacher comes to it.
    pub set: RwSignal<Option<ExerciseSet>, LocalStorage>,
    /// The choices for its worksheet, while that is shown.
    pub sheet: RwSignal<Option<WorksheetSettings>>,
    /// The set that is done.
    pub round: RwSignal<Option<SetRound>, LocalStorage>,
    /// The result that is shown, and whether it was handed in by somebody else.
    pub result: RwSignal<Option<(SetResult, bool)>>,
    pub notice: RwSignal<String>,
}

impl SetsState {
    /// Makes the state, with what the address opens. The second value is what is said if this cannot be
    /// read, and `None` if the address opens no set, no result and no games. The address stays as it
    /// is, so that a reload opens the same.
    pub fn new() -> (SetsState, Option<Result<(), String>>) {
        let sets = SetsState {
            games: RwSignal::new(SetGames::default()),
            pasted: RwSignal::new(String::new()),
            opened: RwSignal::new(String::new()),
            set: RwSignal::new_local(None),
            sheet: RwSignal::new(None),
            round: RwSignal::new_local(None),
            result: RwSignal::new(None),
            notice: RwSignal::new(String::new()),
        };
        let address = browser::address();
        let fragment = address.split_once('#').map_or("", |(_, fragment)| fragment);
        let opens = sets.open_address(fragment);
        (sets, opens)
    }

    /// Opens what a fragment holds; `None` if it is of another kind.
    fn open_address(self, fragment: &str) -> Option<Result<(), String>> {
        if fragment == HANDED {
            let text = browser::stored(browser::GAMES);
            return Some(match text {
                Some(text) => {
                    self.open(&text);
                    Ok(())
                }
                None => Err(words::NO_GAMES_HANDED.into()),
            });
        }
        if let Some(read) = set::set_in(fragment) {
            let begin = |questions| self.round.set(Some(SetRound::begin(questions)));
            return Some(
                read.map(begin)
                    .map_err(|fault| fault.sentence_of_set().to_owned()),
            );
        }
        let read = SetResult::of_fragment(fragment)?;
        let show = |result| self.result.set(Some((result, true)));
        Some(
            read.map(show)
                .map_err(|fault| fault.sentence_of_result().to_owned()),
        )
    }

    /// Opens the games of a text, and makes a set of them.
    pub fn open(self, text: &str) {
        let read = read_games(text);
        let is_any = !read.games.is_empty();
        self.opened.set(read.said);
        self.games.update(|games| games.opened = read.games);
        if is_any {
            self.choose(SetChoice::Source(SetSource::Opened));
        }
    }

    /// Opens a file of games.
    pub fn open_file(self, file: web_sys::File) {
        spawn_local(async move {
            match browser::bytes(&file).await {
                Some(bytes) => self.open(&decode(&bytes).0),
                None => self.opened.set(words::GAMES_FILE_UNREADABLE.into()),
            }
        });
    }

    /// Returns the games that were opened.
    pub fn opened_games(self) -> Vec<GameTree> {
        self.games.with_untracked(|games| games.opened.clone())
    }

    /// Makes a first set, if there is none.
    pub fn begin(self) {
        if self.set.with_untracked(Option::is_none) {
            let made = |games: &SetGames| ExerciseSet::new(SetSettings::default(), games);
            self.set.set(Some(self.games.with_untracked(made)));
        }
    }

    /// Makes a choice for the set, which begins with the first one.
    pub fn choose(self, choice: SetChoice) {
        self.notice.set(String::new());
        self.games.with_untracked(|games| {
            self.set.update(|set| {
                let set =
                    set.get_or_insert_with(|| ExerciseSet::new(SetSettings::default(), games));
                set.choose(choice, games);
            });
        });
    }

    /// Gives an answer in the set; returns whether it was right.
    pub fn answer(self, action: RuleAction) -> bool {
        let mut is_right = false;
        self.round.update(|round| {
            is_right = round.as_mut().is_some_and(|round| round.apply(action));
        });
        self.end_if_done();
        is_right
    }

    /// Leaves a question of the set.
    pub fn leave(self) {
        self.round
            .update(|round| round.iter_mut().for_each(SetRound::leave));
        self.end_if_done();
    }

    /// Leaves all questions that are not answered yet.
    pub fn finish(self) {
        self.round
            .update(|round| round.iter_mut().for_each(SetRound::finish));
        self.end_if_done();
    }

    fn end_if_done(self) {
        let result = self.round.with_untracked(|round| {
            let round = round.as_ref().filter(|round| round.question().is_none())?;
            Some(round.result(""))
        });
        if let Some(result) = result {
            self.round.set(None);
            self.result.set(Some((result, false)));
        }
    }

    /// Returns whether a piece can be dragged from this square.
    pub fn may_drag(self, square: Square) -> bool {
        self.round
            .with_untracked(|round| round.as_ref().is_some_and(|round| round.may_drag(square)))
    }

    /// Copies a text, and says so; if the browser does not allow it, the text is shown.
    pub fn copy(self, text: String, copied: String) {
        spawn_local(async move {
            self.notice.set(match browser::copy(&text).await {
                true => copied,
                false => words::COPY_YOURSELF.with([(&text).into()]),
            });
        });
    }

    /// Returns the questions of the set that is being made.
    pub fn questions(self) -> Vec<MoveExercise> {
        self.set.with_untracked(|set| {
            let questions = set.as_ref().map(ExerciseSet::questions);
            questions.unwrap_or_default().to_vec()
        })
    }
}
