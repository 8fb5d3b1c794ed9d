//! The panel about the state of the game: claims, earlier occurrences, and the captured pieces.

use rank_and_file::screen::standing;
use rank_and_file::session::{Action, GoAction, Names};
use rank_and_file::view;

use super::{act, is_understood, of_class, session};

#[test]
fn how_the_game_stands_offers_claims_and_goes_to_where_the_position_was() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let mut session = session(moves);
    act(&mut session, Action::Go(GoAction::Last));
    let model = standing::model(&session, &mut Names::default());
    let (balance, panel) = (view::balance(&model), view::standing(&model));
    is_understood(&balance);
    is_understood(&panel);
    assert_eq!(
        of_class(&balance, "results"),
        ["div.results
  button.button.plain \"Claim draw\" type=\"button\" does Result(Claim)
  button.button.plain \"Agree draw\" type=\"button\" does Result(Agree)
  button.button.plain \"White resigns\" type=\"button\" does Result(Resign(White))
"]
    );
    let there = of_class(&panel, "link");
    assert_eq!(
        there[1],
        "button.link \"2… Ng8\" type=\"button\" does Go(To(After(NodeId(3)))) lights Moment(After(NodeId(3)))\n"
    );
    assert!(panel.words().contains("before: the start, 2… Ng8."));
}

#[test]
fn taken_pieces_are_told_in_words_and_counted() {
    let mut session = session("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. Bxg2");
    act(&mut session, Action::Go(GoAction::Last));
    let model = standing::model(&session, &mut Names::default());
    let taken: Vec<_> = view::balance(&model)
        .walk()
        .filter(|element| element.class == "taken")
        .map(|line| {
            let label = line.get("aria-label").unwrap();
            format!("{label} / {}", line.words())
        })
        .collect();
    assert_eq!(
        taken,
        [
            "White has taken: queen, pawn / ",
            "Black has taken: 2 pawns / 2"
        ]
    );
}
