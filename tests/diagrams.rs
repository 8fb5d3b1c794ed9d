//! The teaching diagrams: every claim that is made about each.

use rank_and_file::board::{Color, Move, Piece, Setup, Shape, Square, Squares, Variant, Wing};
use rank_and_file::game::fen::{read_fen, read_setup};
use rank_and_file::game::marks::marks;
use rank_and_file::notation::Notation;
use rank_and_file::rules::{Grid, Position, answers, refused};
use rank_and_file::sample::diagrams::{DIAGRAMS, Diagram};

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

/// "b1 c2" as a set.
fn squares(names: &str) -> Squares {
    names.split_whitespace().map(sq).collect()
}

fn diagram(title: &str) -> &'static Diagram {
    let found = DIAGRAMS.iter().find(|diagram| diagram.title == title);
    found.expect("a diagram of this title")
}

/// The diagram as pieces on a grid, whether or not it can be played on.
fn grid(title: &str) -> Grid {
    let mut setup = read_setup(diagram(title).fen).expect("a position");
    setup.variant = Variant::Diagram;
    Grid::from_setup(&setup).expect("a diagram")
}

/// The circles, the crosses and the arrows drawn.
fn drawn(title: &str) -> (Squares, Squares, Vec<String>) {
    let (mut circles, mut crosses, mut arrows) = (Squares::NONE, Squares::NONE, Vec::new());
    for shape in marks(&diagram(title).tree().comments) {
        match shape {
            Shape::Circle(at) => circles.insert(at),
            Shape::Cross(at) => crosses.insert(at),
            Shape::Arrow(from, to) => arrows.push(format!("{from}{to}")),
        }
    }
    (circles, crosses, arrows)
}

/// Where the piece on a square may go, without and with taking.
fn goes(grid: &Grid, from: &str) -> (Squares, Squares) {
    let (mut quiet, mut takes) = (Squares::NONE, Squares::NONE);
    for mv in grid.moves() {
        if mv.from == sq(from) {
            match mv.taken() {
                None => quiet.insert(mv.to),
                Some(_) => takes.insert(mv.to),
            }
        }
    }
    (quiet, takes)
}

/// The moves in short algebraic, in order.
fn names(moves: &[Move], grid: &Grid) -> Vec<String> {
    let name = |mv: &Move| {
        let color = grid.on(mv.from).map_or(grid.color(), |(color, _)| color);
        Notation::SHORT.name(mv, &grid.turn(color)).reading.text
    };
    let mut names: Vec<String> = moves.iter().map(name).collect();
    names.sort();
    names
}

fn play(position: &mut Position, text: &str) {
    let turn = position.turn();
    let Ok((_, verdict)) = Notation::SHORT.understand(text, &turn) else {
        panic!("{text} does not read");
    };
    let rank_and_file::notation::Verdict::One { mv, .. } = verdict else {
        panic!("{text} cannot be played: {verdict:?}");
    };
    drop(turn);
    position.play(&mv);
}

fn may_castle(position: &Position, wing: Wing) -> bool {
    position.moves().iter().any(|mv| mv.castles() == Some(wing))
}

/// The diagram of castling with a piece moved, or taken off.
fn castling(change: impl FnOnce(&mut Setup)) -> Position {
    let mut setup = read_setup(diagram("Castling").fen).expect("a position");
    change(&mut setup);
    Position::from_setup(&setup).expect("a position that can be played on")
}

#[test]
fn every_diagram_can_be_shown_and_says_whether_it_is_a_game() {
    let games = ["The initial position", "Castling"];
    for diagram in &DIAGRAMS {
        let setup = read_setup(diagram.fen).expect("a position");
        let position = diagram.position();
        assert_eq!(position.setup().pieces, setup.pieces, "{}", diagram.title);
        let is_game = position.variant() == Variant::Standard;
        assert_eq!(is_game, games.contains(&diagram.title), "{}", diagram.title);
        assert!(!marks(&diagram.tree().comments).is_empty());
    }
}

#[test]
fn at_first_a_light_square_is_at_the_right_and_queens_are_on_their_own_colour() {
    let position = diagram("The initial position").position();
    assert_eq!(position, Position::start());
    let on = |name| position.on(sq(name));
    assert_eq!(on("e1"), Some((Color::White, Piece::King)));
    assert_eq!(on("g1"), Some((Color::White, Piece::Knight)));
    assert_eq!(on("b1"), Some((Color::White, Piece::Knight)));
    assert_eq!(on("h8"), Some((Color::Black, Piece::Rook)));
    assert_eq!(on("b7"), Some((Color::Black, Piece::Pawn)));
    // Lower right for White, and for Black.
    assert!(!sq("h1").is_dark() && !sq("a8").is_dark());
    for (square, color) in [("d1", Color::White), ("d8", Color::Black)] {
        assert_eq!(on(square), Some((color, Piece::Queen)));
        assert_eq!(sq(square).is_dark(), color == Color::Black);
    }
    for file in 0..8 {
        let pieces = [0, 1, 6, 7].map(|rank| position.on(Square::new(file, rank)));
        assert_eq!(pieces[1], Some((Color::White, Piece::Pawn)));
        assert_eq!(pieces[2], Some((Color::Black, Piece::Pawn)));
        assert_eq!(
            pieces[0].map(|(_, piece)| piece),
            pieces[3].map(|(_, piece)| piece)
        );
    }
    assert_eq!(drawn("The initial position").0, squares("d1 d8 h1"));
}

#[test]
fn the_king_on_a8_has_one_answer_of_each_kind() {
    let grid = grid("How the king moves");
    assert_eq!(
        grid.kings(Color::White).len() + grid.kings(Color::Black).len(),
        6
    );
    assert_eq!(grid.attackers(sq("a8"), Color::White), squares("c8"));
    let answers = grid.answers_for(sq("a8"));
    assert_eq!(names(&answers, &grid), ["Bb8", "Kb7", "Nxc8"]);
    let find = |piece| {
        *answers
            .iter()
            .find(|mv| mv.piece == piece)
            .expect("an answer")
    };
    assert_eq!(find(Piece::Knight).taken(), Some((Piece::Rook, sq("c8"))));
    // b8 lies between the rook and the king.
    assert_eq!(
        (find(Piece::Bishop).from, find(Piece::Bishop).to),
        (sq("a7"), sq("b8"))
    );
    assert_eq!(find(Piece::King).to, sq("b7"));
}

#[test]
fn the_king_on_a8_can_go_neither_to_b8_nor_to_a7() {
    let grid = grid("How the king moves");
    let (quiet, takes) = goes(&grid, "a8");
    assert_eq!((quiet, takes), (squares("b7"), Squares::NONE));
    assert!(grid.attackers(sq("b8"), Color::White).has(sq("c8")));
    assert_eq!(grid.on(sq("a7")), Some((Color::Black, Piece::Bishop)));
}

#[test]
fn the_rook_on_f3_is_pinned_to_the_king_on_g2_by_the_bishop_on_e4() {
    let grid = grid("How the king moves");
    assert_eq!(goes(&grid, "f3"), (Squares::NONE, Squares::NONE));
    let turn = grid.turn(Color::White);
    let mut barred = turn.barred().to_vec();
    barred.retain(|barred| barred.mv.from == sq("f3"));
    assert!(!barred.is_empty());
    for barred in barred {
        assert_eq!(barred.attacker, (Piece::Bishop, sq("e4")));
        assert_eq!(barred.king, sq("g2"));
        assert!(barred.pinned);
    }
}

#[test]
fn the_king_on_h7_is_mated_by_a_queen_that_a_king_protects() {
    let grid = grid("How the king moves");
    assert_eq!(grid.attackers(sq("h7"), Color::White), squares("g7"));
    assert_eq!(grid.attackers(sq("g7"), Color::White), squares("f6"));
    assert_eq!(grid.answers_for(sq("h7")), []);
    assert_eq!(goes(&grid, "h7"), (Squares::NONE, Squares::NONE));
    // Without the king on f6 it takes it.
    let mut setup = grid.setup();
    setup.pieces.put(sq("f6"), None);
    let alone = Grid::from_setup(&setup).expect("a diagram");
    assert!(goes(&alone, "h7").1.has(sq("g7")));
}

#[test]
fn kings_keep_apart_where_other_pieces_may_go() {
    let grid = grid("How the king moves");
    let between = squares("b1 b2 b3");
    for king in ["a2", "c2"] {
        let (quiet, takes) = goes(&grid, king);
        assert!(((quiet | takes) & between).is_empty(), "{king}");
    }
    let others: Squares = grid
        .moves()
        .iter()
        .filter(|mv| mv.piece != Piece::King)
        .map(|mv| mv.to)
        .collect();
    assert_eq!(others & between, between);
    assert_eq!(drawn("How the king moves").1, between);
}

#[test]
fn the_king_on_g2_goes_one_square_anywhere_but_onto_its_own_rook() {
    let grid = grid("How the king moves");
    let (quiet, takes) = goes(&grid, "g2");
    assert_eq!(quiet, squares("f1 f2 g1 g3 h1 h2 h3"));
    assert_eq!(takes, Squares::NONE);
    assert_eq!(drawn("How the king moves").0, quiet);
}

#[test]
fn queen_rook_and_bishop_go_to_the_circles_and_take_on_the_crosses() {
    for (title, from) in [
        ("How the queen moves", "d4"),
        ("How the rook moves", "e4"),
        ("How the bishop moves", "c4"),
    ] {
        let (circles, crosses, _) = drawn(title);
        assert_eq!(goes(&grid(title), from), (circles, crosses), "{title}");
        assert!(!crosses.is_empty(), "{title}");
    }
}

#[test]
fn the_queen_goes_like_rook_and_bishop_together_and_the_bishop_keeps_its_colour() {
    let queen = grid("How the queen moves");
    let of = |piece| {
        let mut setup = queen.setup();
        setup.pieces.put(sq("d4"), Some((Color::White, piece)));
        let (quiet, takes) = goes(&Grid::from_setup(&setup).expect("a diagram"), "d4");
        quiet | takes
    };
    assert_eq!(of(Piece::Queen), of(Piece::Rook) | of(Piece::Bishop));
    let bishop = grid("How the bishop moves");
    let (quiet, takes) = goes(&bishop, "c4");
    assert!((quiet | takes).iter().all(|at| !at.is_dark()));
    assert!(!sq("c4").is_dark());
}

#[test]
fn both_knights_reach_the_crosses_and_one_each_the_circles() {
    let title = "How the knight moves";
    let grid = grid(title);
    let reach = |from| {
        let (quiet, takes) = goes(&grid, from);
        quiet | takes
    };
    let (white, black) = (reach("d4"), reach("f4"));
    let (circles, crosses, _) = drawn(title);
    assert_eq!(white & black, crosses);
    assert_eq!((white | black) & !crosses, circles);
    // From a dark square to light ones.
    assert!(sq("d4").is_dark() && white.iter().all(|at| !at.is_dark()));
    // The first to come to a cross may be taken there.
    for square in crosses.iter() {
        let step = |mv: &Move| mv.from == sq("d4") && mv.to == square;
        let first = *grid.moves().iter().find(|mv| step(mv)).expect("a move");
        assert!(goes(&grid.after(&first), "f4").1.has(square));
    }
}

#[test]
fn pawns_go_straight_take_aside_block_each_other_and_promote() {
    let title = "How the pawn moves";
    let grid = grid(title);
    assert_eq!(goes(&grid, "c2"), (squares("c3 c4"), Squares::NONE));
    assert_eq!(grid.attacks(sq("c2")), squares("b3 d3"));
    let mut setup = grid.setup();
    for square in ["b3", "d3", "c3"] {
        setup
            .pieces
            .put(sq(square), Some((Color::Black, Piece::Knight)));
    }
    let crowded = Grid::from_setup(&setup).expect("a diagram");
    assert_eq!(goes(&crowded, "c2"), (Squares::NONE, squares("b3 d3")));
    // After its first move one square only.
    let two = grid
        .moves()
        .into_iter()
        .find(|mv| mv.to == sq("c4"))
        .expect("c4");
    assert_eq!(goes(&grid.after(&two), "c4").0, squares("c5"));
    for (blocked, takes) in [("g2", "f3 h3"), ("g3", "f2 h2")] {
        assert_eq!(goes(&grid, blocked), (Squares::NONE, Squares::NONE));
        assert_eq!(grid.attacks(sq(blocked)), squares(takes));
    }
    let becomes: Vec<Piece> = grid
        .moves()
        .iter()
        .filter(|mv| mv.from == sq("f7"))
        .filter_map(Move::promotion)
        .collect();
    assert_eq!(becomes.len(), 4);
    assert!(
        Piece::PROMOTIONS
            .iter()
            .all(|piece| becomes.contains(piece))
    );
    assert_eq!(goes(&grid, "b6"), (squares("b7"), squares("a7 c7")));
    let (circles, crosses, _) = drawn(title);
    assert_eq!(circles, squares("c3 c4 b7 f8"));
    assert_eq!(crosses, squares("b3 d3 a7 c7 f2 h2 f3 h3"));
}

#[test]
fn white_castles_only_once_the_check_is_answered() {
    let mut position = diagram("Castling").position();
    assert!(position.checked_king() == Some(sq("e1")));
    assert!(!may_castle(&position, Wing::King) && !may_castle(&position, Wing::Queen));
    play(&mut position, "Be3");
    assert_eq!(position.checked_king(), None);
    play(&mut position, "Nf6");
    assert!(may_castle(&position, Wing::King) && may_castle(&position, Wing::Queen));
    // The bishop on g7, or f6, may attack its rook all the while.
    let attacked = castling(|setup| {
        setup.pieces.put(sq("e3"), setup.pieces.on(sq("c1")));
        setup.pieces.put(sq("c1"), None);
    });
    let Position::Standard(_) = &attacked else {
        panic!("not orthodox");
    };
    let mut setup = attacked.setup();
    setup.variant = Variant::Diagram;
    let grid = Grid::from_setup(&setup).expect("a diagram");
    assert!(grid.attackers(sq("a1"), Color::Black).has(sq("g7")));
    assert!(may_castle(&attacked, Wing::Queen));
}

#[test]
fn black_castles_on_the_kings_side_once_the_knight_has_left() {
    let mut position = diagram("Castling").position();
    play(&mut position, "Be3");
    assert!(!may_castle(&position, Wing::King));
    assert_eq!(position.on(sq("g8")), Some((Color::Black, Piece::Knight)));
    play(&mut position, "Nf6");
    play(&mut position, "a3");
    assert!(may_castle(&position, Wing::King));
}

#[test]
fn black_castles_on_the_queens_side_once_the_bishop_has_left_its_diagonal() {
    let mut position = diagram("Castling").position();
    play(&mut position, "Be3");
    assert!(!may_castle(&position, Wing::Queen));
    let mut setup = position.setup();
    setup.variant = Variant::Diagram;
    let grid = Grid::from_setup(&setup).expect("a diagram");
    // Between king and rook nobody stands; where it would arrive the bishop attacks.
    assert_eq!(grid.attackers(sq("c8"), Color::White), squares("h3"));
    for square in ["b8", "c8", "d8"] {
        assert_eq!(grid.on(sq(square)), None);
    }
    play(&mut position, "a6");
    play(&mut position, "Bf1");
    assert!(may_castle(&position, Wing::Queen));
}

#[test]
fn a_pawn_may_be_taken_en_passant_on_the_next_move_and_no_later() {
    let title = "En passant";
    let grid = grid(title);
    let passing = |grid: &Grid, from: &str| {
        let moves = grid.moves().into_iter();
        let mut found =
            moves.filter(|mv| mv.from == sq(from) && mv.taken().is_some_and(|(_, on)| on != mv.to));
        found.next()
    };
    // The middle: Black has just gone from d7 to d5.
    let taken = passing(&grid, "e5").expect("exd6");
    assert_eq!(
        (taken.to, taken.taken()),
        (sq("d6"), Some((Piece::Pawn, sq("d5"))))
    );
    let after = grid.after(&taken);
    assert_eq!(after.on(sq("d5")), None);
    assert_eq!(after.on(sq("d6")), Some((Color::White, Piece::Pawn)));
    // The left: not before Black has gone two squares, nor after another move.
    assert_eq!(passing(&grid, "b5"), None);
    let from_to = |grid: &Grid, from: &str, to: &str| {
        let moves = grid.moves().into_iter();
        let found = moves
            .into_iter()
            .find(|mv| mv.from == sq(from) && mv.to == sq(to));
        found.unwrap_or_else(|| panic!("{from}{to}"))
    };
    let one = grid.after(&from_to(&grid, "a7", "a6"));
    assert_eq!(passing(&one, "b5"), None);
    let two = grid.after(&from_to(&grid, "a7", "a5"));
    assert_eq!(passing(&two, "b5").map(|mv| mv.to), Some(sq("a6")));
    // In the meantime the chance on the d-file has gone.
    assert_eq!(passing(&two, "e5"), None);
    let later = two.after(&from_to(&two, "g6", "g7"));
    assert_eq!(passing(&later, "b5"), None);
    // The right: what is left when a pawn from h5 has taken one that went from g7 to g5.
    let earlier = read_setup("8/6p1/8/7P/8/8/8/8 b").expect("a position");
    let mut setup = earlier;
    setup.variant = Variant::Diagram;
    let earlier = Grid::from_setup(&setup).expect("a diagram");
    let passed = earlier.after(&from_to(&earlier, "g7", "g5"));
    let result = passed.after(&passing(&passed, "h5").expect("hxg6"));
    for file in [6, 7] {
        for rank in 0..8 {
            let at = Square::new(file, rank);
            assert_eq!(result.on(at), grid.on(at), "{at}");
        }
    }
}

#[test]
fn orthodox_diagrams_are_read_as_any_fen() {
    for title in ["The initial position", "Castling"] {
        let diagram = diagram(title);
        assert_eq!(read_fen(diagram.fen), Ok(diagram.position()));
    }
}

/// Why a piece of a diagram may not be put on a square.
fn why_not(title: &str, from: &str, to: &str) -> String {
    let refused = refused(&diagram(title).position(), sq(from), sq(to));
    refused.map_or_else(String::new, |refused| refused.sentence().to_string())
}

#[test]
fn what_a_diagram_forbids_is_refused_with_its_reason() {
    let kings = "How the king moves";
    let rows = [
        (
            kings,
            "a8",
            "b8",
            "The rook on c8 attacks b8. The king on a8 is in check from the rook on c8. Capture the attacker: the knight from b6 taking the rook on c8. Interpose: the bishop from a7 to b8. Move the king: to b7.",
        ),
        (
            kings,
            "a8",
            "a7",
            "Black's bishop stands on a7, and no piece takes one of its own side.",
        ),
        (
            kings,
            "f3",
            "f4",
            "The rook on f3 is pinned by the bishop on e4 to the king on g2, along the diagonal.",
        ),
        (
            kings,
            "h7",
            "g7",
            "The queen on g7 is protected by the king on f6. The king on h7 is in check from the queen on g7. No capture: nothing can take the queen on g7. No interposition: nothing fits between the queen on g7 and the king. No flight for the king.",
        ),
        (
            kings,
            "h7",
            "h8",
            "The queen on g7 and the rook on c8 attack h8. The king on h7 is in check from the queen on g7. No capture: nothing can take the queen on g7. No interposition: nothing fits between the queen on g7 and the king. No flight for the king.",
        ),
        (
            kings,
            "a2",
            "b2",
            "The king on c2 and the knight on c4 attack b2.",
        ),
        (
            kings,
            "c2",
            "b3",
            "The king on a2, the knight on d2 and the rook on f3 attack b3.",
        ),
        (
            "How the rook moves",
            "e4",
            "e7",
            "White's pawn stands on e7, and no piece takes one of its own side.",
        ),
        (
            "How the rook moves",
            "e4",
            "a4",
            "Black's bishop on b4 is in the way of the rook from e4 to a4.",
        ),
        (
            "How the bishop moves",
            "c4",
            "c5",
            "A bishop goes any number of squares along a diagonal; c5 is not such a square.",
        ),
        (
            "How the knight moves",
            "d4",
            "d5",
            "A knight goes two squares along a file or a rank and one aside; d5 is not such a square.",
        ),
        (
            "How the pawn moves",
            "c2",
            "b3",
            "A pawn goes diagonally only to take, and nothing stands on b3.",
        ),
        (
            "How the pawn moves",
            "g2",
            "g3",
            "A pawn does not take straight ahead: Black's pawn on g3 blocks it.",
        ),
        (
            "Castling",
            "e1",
            "g1",
            "White cannot castle on the king's side: the king is in check from the queen on e7.",
        ),
        (
            "Castling",
            "e1",
            "c1",
            "White cannot castle on the queen's side: the bishop on c1 stands in the way; the king is in check from the queen on e7. An attack on the rook or on a square that only the rook passes, here on a1, does not matter.",
        ),
        (
            "En passant",
            "b5",
            "a6",
            "A pawn goes diagonally only to take, and nothing stands on a6.",
        ),
    ];
    for (title, from, to, sentence) in rows {
        assert_eq!(why_not(title, from, to), sentence, "{title}: {from}{to}");
    }
}

#[test]
fn the_answers_to_the_check_on_a8_are_told_in_three_groups() {
    let found = answers(&diagram("How the king moves").position(), sq("a8"));
    assert_eq!(found.checkers, [(Piece::Rook, sq("c8"))]);
    let to = |moves: &[Move]| -> Vec<String> {
        moves
            .iter()
            .map(|mv| format!("{}{}", mv.from, mv.to))
            .collect()
    };
    assert_eq!(to(&found.captures), ["b6c8"]);
    assert_eq!(to(&found.interposes), ["a7b8"]);
    assert_eq!(to(&found.flees), ["a8b7"]);
    let mated = answers(&diagram("How the king moves").position(), sq("h7"));
    assert!(mated.is_empty());
}

#[test]
fn black_is_told_why_castling_is_not_possible_on_either_side() {
    let mut position = diagram("Castling").position();
    play(&mut position, "Be3");
    let why = |to| {
        let refused = refused(&position, sq("e8"), sq(to));
        refused.map_or_else(String::new, |refused| refused.sentence().to_string())
    };
    assert_eq!(
        why("g8"),
        "Black cannot castle on the king's side: the knight on g8 stands in the way."
    );
    assert_eq!(
        why("c8"),
        "Black cannot castle on the queen's side: c8, where the king would land, is attacked by the bishop on h3."
    );
}
