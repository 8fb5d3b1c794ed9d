//! The lessons, read as their readers will: whole pages, boards whose scores are right, exercises
//! that have one answer.

mod lesson_pages;

use std::collections::HashSet;

use lesson_pages::{Board, LESSONS, Page, WORDS, folder, pieces};
use rank_and_file::board::{Move, MoveKind, Piece, Variant};
use rank_and_file::exercise::quiz::{Answer as Given, Quiz, Task};
use rank_and_file::game::{At, End, GameTree, standing};
use rank_and_file::notation::{Gives, Notation, Verdict};
use rank_and_file::rules::Position;
use rank_and_file::session::{Offer, column};
use rank_and_file::study::{Settings, Study};

/// Files that a page may point to and that are made elsewhere.
const ELSEWHERE: [&str; 3] = ["../index.html", "../embed.js", "../embedding/index.html"];

#[test]
fn every_page_is_whole_and_keeps_to_the_content_policy() {
    let policy = |page: &Page| {
        let meta = page
            .named("meta")
            .find(|meta| meta.get("http-equiv") == Some("Content-Security-Policy"));
        meta.and_then(|meta| meta.get("content").map(str::to_owned))
            .unwrap_or_else(|| panic!("{} has no content policy", page.file))
    };
    let pages = Page::all();
    let strict = policy(&pages[0]);
    for want in [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ] {
        assert!(strict.contains(want), "the policy lacks {want}");
    }
    let mut titles = HashSet::new();
    for page in &pages {
        let file = &page.file;
        assert_eq!(policy(page), strict, "{file}");
        let html = page.named("html").next().expect("a page");
        assert_eq!(html.get("lang"), Some("en"), "{file}");
        let title = page.named("title").next().expect("a title");
        assert!(titles.insert(title.text.clone()), "{file}: {}", title.text);
        assert_eq!(page.named("h1").count(), 1, "{file}: one h1");
        assert_eq!(page.named("main").count(), 1, "{file}: one main");
        assert!(
            page.named("nav").all(|nav| nav.get("aria-label").is_some()),
            "{file}"
        );
        let mut ids = HashSet::new();
        let mut level = 0;
        for element in &page.elements {
            let place = format!("{file}:{}", element.line);
            if let Some(id) = element.get("id") {
                assert!(ids.insert(id), "{place}: a second {id}");
            }
            for (key, _) in &element.attributes {
                let inline = key == "style" || key.starts_with("on");
                assert!(!inline, "{place}: {key} is not for strict pages");
            }
            let script = element.name == "script" && element.get("src").is_none();
            assert!(
                !script && element.name != "style",
                "{place}: nothing inline"
            );
            if let Some(heading) = element.name.strip_prefix('h').and_then(|n| n.parse().ok()) {
                let heading: u32 = heading;
                assert!(heading <= level + 1, "{place}: h{heading} after h{level}");
                assert!(!element.text.trim().is_empty(), "{place}: an empty heading");
                level = heading;
            }
        }
    }
}

#[test]
fn every_link_leads_somewhere_and_says_where() {
    let pages = Page::all();
    for page in &pages {
        for element in &page.elements {
            let place = format!("{}:{}", page.file, element.line);
            let link = element.get("href").or_else(|| element.get("src"));
            let Some(link) = link.filter(|_| element.name != "chess-notation") else {
                continue;
            };
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => Some(page),
                file => pages.iter().find(|page| page.file == file),
            };
            if !anchor.is_empty() {
                let target = target.unwrap_or_else(|| panic!("{place}: {link}"));
                assert!(target.by_id(anchor).is_some(), "{place}: no #{anchor}");
            } else if target.is_none() && !ELSEWHERE.contains(&file) {
                assert!(folder().join(file).is_file(), "{place}: no file {file}");
            }
            if element.name == "a" {
                let text = element.text.trim();
                let vague = ["", "here", "this", "click here", "more", "link"];
                assert!(!vague.contains(&text), "{place}: a link called {text:?}");
            }
        }
    }
}

/// The lessons follow each other in both directions, and the contents lead to all of them.
#[test]
fn one_lesson_leads_to_the_next_and_back() {
    let leads = |page: &Page, rel: Option<&str>, file: &str| {
        let mut links = page.named("a");
        links.any(|a| a.get("href") == Some(file) && (rel.is_none() || a.get("rel") == rel))
    };
    let contents = Page::read("index.html");
    for (number, file) in LESSONS.iter().enumerate() {
        let page = Page::read(file);
        assert!(leads(&contents, None, file), "the contents lack {file}");
        assert!(
            leads(&page, None, "index.html"),
            "{file} does not lead back"
        );
        let before = number.checked_sub(1).map(|before| LESSONS[before]);
        for (rel, other) in [("prev", before), ("next", LESSONS.get(number + 1).copied())] {
            if let Some(other) = other {
                assert!(leads(&page, Some(rel), other), "{file} lacks {rel} {other}");
            }
        }
        let title = page.named("h1").next().expect("a heading").text.clone();
        let titled = contents.named("a").any(|a| title.contains(a.text.trim()));
        assert!(titled, "the contents have another name for {title:?}");
    }
}

#[test]
fn a_board_has_only_attributes_that_exist_and_says_where_its_pieces_stand() {
    let known = ["columns", "fen", "ply", "id", "src", "aria-describedby"];
    for page in Page::all() {
        for board in page.boards() {
            for (key, value) in &board.element.attributes {
                let words = WORDS.iter().find(|(name, _)| name == key);
                let right = match words {
                    Some((_, words)) => words.contains(&value.as_str()),
                    None => known.contains(&key.as_str()),
                };
                assert!(right, "{}: {key}=\"{value}\"", board.place);
            }
            let offer = Offer::of(board.variant());
            for tag in board.get("columns").unwrap_or("").split_whitespace() {
                let suits = column(tag).is_some_and(|column| offer.suits(column.notation));
                assert!(suits, "{}: no column {tag} here", board.place);
            }
            let figure = *board.element.within.last().expect("a figure");
            let caption = page.elements.iter().find(|element| {
                element.is("figcaption", "pieces") && element.within.last() == Some(&figure)
            });
            let caption = caption.map(|caption| caption.text.as_str());
            let wanted = board.setup().map(|setup| pieces(&setup, board.variant()));
            assert_eq!(caption, wanted.as_deref(), "{}: the caption", board.place);
        }
    }
}

#[test]
fn every_score_is_read_without_a_trouble_and_its_ply_lies_within() {
    let mut boards = 0;
    for page in Page::all() {
        for board in page.boards() {
            boards += 1;
            let game = board.game();
            let length = game.tree.main_line(At::Start).count();
            let ply = board.get("ply").unwrap_or("0");
            let within = ply == "end" || ply.parse().is_ok_and(|ply: usize| ply <= length);
            assert!(within, "{}: ply {ply} of {length}", board.place);
            if board.get("interactive") != Some("laboratory") && board.get("fen").is_none() {
                let any = length > 0 || !board.element.text.trim().is_empty();
                assert!(any, "{}: an empty board", board.place);
            }
        }
    }
    assert!(boards >= 60, "only {boards} boards");
}

/// The element reads by its own rules, which are kinder to prose and sterner to settings.
#[test]
fn no_board_has_a_fault_to_show() {
    let mut wrong = Vec::new();
    for page in Page::all() {
        for board in page.boards() {
            let mut settings = Settings::default();
            for (key, value) in &board.element.attributes {
                if let Err(sentence) = settings.set(key, Some(value)) {
                    wrong.push(format!("{}: {sentence}", board.place));
                }
            }
            let study = Study::read(&board.element.text, &settings);
            let faults = study.faults.iter().map(|fault| &fault.sentence);
            wrong.extend(faults.map(|fault| format!("{}: {fault}", board.place)));
            let marks = board.element.text.contains("[%c");
            let shown = study
                .session(&settings)
                .tree()
                .comments
                .iter()
                .any(|said| said.contains("[%c"));
            if marks != shown {
                wrong.push(format!("{}: marks are lost", board.place));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What makes an exercise have one answer.
#[derive(Clone, Copy, Debug)]
enum Answer {
    /// The move is shown or named on the board: no other can be meant.
    Shown,
    /// The task names the moves between `<b>` and `</b>`, in the notation of the first column or as
    /// the task has taught it, and each can be read as nothing else.
    Named(Notation),
    /// A book prints these moves in descriptive, and they can be read in no other way.
    Printed(&'static [&'static str]),
    /// No other legal move does this.
    Only(fn(&Position, &Move) -> bool),
}

use Answer::{Named, Only, Printed, Shown};

fn mates(position: &Position, mv: &Move) -> bool {
    matches!(position.turn().gives(mv), Gives::Mate(_))
}

fn checks(position: &Position, mv: &Move) -> bool {
    !matches!(position.turn().gives(mv), Gives::Nothing)
}

fn in_passing(_: &Position, mv: &Move) -> bool {
    matches!(mv.kind, MoveKind::EnPassant { .. })
}

fn king_goes(_: &Position, mv: &Move) -> bool {
    mv.piece == Piece::King
}

fn kings_pawn_steps(_: &Position, mv: &Move) -> bool {
    mv.piece == Piece::Pawn && mv.from.file() == 4 && mv.taken().is_none()
}

fn castles(_: &Position, mv: &Move) -> bool {
    mv.is_castling()
}

fn takes(_: &Position, mv: &Move) -> bool {
    mv.taken().is_some()
}

fn interposes(_: &Position, mv: &Move) -> bool {
    mv.piece != Piece::King && mv.taken().is_none()
}

fn takes_the_king(_: &Position, mv: &Move) -> bool {
    matches!(mv.taken(), Some((Piece::King, _)))
}

fn stalemates(position: &Position, mv: &Move) -> bool {
    let mut tree = GameTree::new(position.clone());
    let at = At::After(tree.add(At::Start, *mv));
    standing(&tree, at).end == Some(End::Stalemate)
}

/// Every exercise of the lessons.
const EXERCISES: &[(&str, Answer)] = &[
    ("go-to-squares", Named(Notation::SHORT)),
    ("which-man-early", Shown),
    ("from-black", Named(Notation::SHORT)),
    ("write-the-square", Shown),
    ("centre-game", Named(Notation::SHORT)),
    ("two-captors", Named(Notation::SHORT)),
    ("small-b", Shown),
    ("write-captures", Shown),
    ("black-replies", Shown),
    ("write-rooks", Shown),
    ("write-one-file", Shown),
    ("write-three-queens", Shown),
    ("man-rank", Shown),
    ("play-the-letter", Named(Notation::SHORT)),
    ("write-pinned", Shown),
    ("write-capture", Shown),
    ("write-castling", Shown),
    ("promote-with-check", Only(checks)),
    ("write-promotion", Shown),
    ("write-in-passing", Shown),
    ("write-mate", Shown),
    ("find-mate", Only(mates)),
    ("write-long", Shown),
    ("play-really-short", Named(Notation::MINIMAL)),
    ("man-really-short", Shown),
    ("write-really-short", Shown),
    ("write-long-promotion", Shown),
    ("play-as-white", Named(Notation::DESCRIPTIVE)),
    ("play-as-black", Named(Notation::DESCRIPTIVE)),
    ("which-knight", Shown),
    ("write-descriptive", Shown),
    ("write-as-black", Shown),
    ("write-the-pawn", Shown),
    ("old-man", Shown),
    ("old-play", Named(Notation::DESCRIPTIVE)),
    ("plain-or-check", Shown),
    ("later-move", Printed(&["R-Q1", "P-R3", "R-R4"])),
    ("misprint", Only(kings_pawn_steps)),
    ("write-old", Shown),
    ("answer-take", Only(takes)),
    ("answer-shield", Only(interposes)),
    ("answer-run", Only(king_goes)),
    ("castle-where", Only(castles)),
    ("take-in-passing", Only(in_passing)),
    ("two-rooks-mate", Only(mates)),
    ("make-stalemate", Only(stalemates)),
    ("who-can-move", Shown),
    ("three-play", Named(Notation::ThreeSymbol)),
    ("three-write", Shown),
    ("three-man", Shown),
    ("three-capture", Only(takes)),
    ("three-king", Only(takes_the_king)),
    ("nine-play", Named(Notation::Reversible)),
    ("nine-write", Shown),
    ("nine-captures", Shown),
    ("nine-man", Shown),
    ("nine-king", Only(takes_the_king)),
];

/// The questions of a quiz: each position with the move that is asked for there. Each is answered as
/// a reader would who knows, and each answer has to be judged right.
fn questions(board: &Board<'_>) -> Vec<(Position, Move)> {
    let game = board.game();
    let line: Vec<_> = game.tree.main_line(At::Start).collect();
    let from = match board.get("ply").unwrap_or("0") {
        "0" => At::Start,
        "end" => game.tree.end_of_line(At::Start),
        ply => At::After(line[ply.parse::<usize>().expect("a number") - 1]),
    };
    let task = Task::named(board.quiz()).expect("a task");
    let quiz = Quiz::new(task, board.first_column(), &game.tree, from);
    let mut quiz = quiz.unwrap_or_else(|why| panic!("{}: {why}", board.place));
    let mut asked = Vec::new();
    while let Some(question) = quiz.question() {
        let position = game.tree.position(question.at);
        let mv = game.tree.node(line[question.ply]).mv;
        let named = (question.column.notation.on(position.variant())).name(&mv, &position.turn());
        let judged = quiz.answer(match task {
            Task::Move => Given::Move(mv),
            Task::Write => Given::Text(&named.reading.text),
            Task::Piece => Given::Square(mv.from),
        });
        assert!(judged.right, "{}: {}", board.place, judged.sentence);
        asked.push((position, mv));
    }
    assert!(quiz.is_done(), "{}", board.place);
    asked
}

/// Every way to play these descriptive texts, one after the other.
fn fitting(start: Position, texts: &[&str]) -> Vec<Vec<Move>> {
    let mut lines = vec![(start, Vec::new())];
    for text in texts {
        let mut longer = Vec::new();
        for (position, line) in &lines {
            let moves = match Notation::DESCRIPTIVE.understand(text, &position.turn()) {
                Ok((_, Verdict::One { mv, .. })) => vec![mv],
                Ok((_, Verdict::Many(moves))) => moves,
                _ => Vec::new(),
            };
            for mv in moves {
                let mut line: Vec<Move> = line.clone();
                line.push(mv);
                longer.push((position.after(&mv), line));
            }
        }
        lines = longer;
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

#[test]
fn every_exercise_has_one_answer() {
    let mut left: HashSet<&str> = EXERCISES.iter().map(|(id, _)| *id).collect();
    let mut wrong = Vec::new();
    for page in Page::all() {
        for board in page.boards().filter(Board::is_quiz) {
            let id = board
                .get("id")
                .unwrap_or_else(|| panic!("{}: no id", board.place));
            let Some((_, answer)) = EXERCISES.iter().find(|(known, _)| *known == id) else {
                wrong.push(format!("{}: {id} is not in the table", board.place));
                continue;
            };
            left.remove(id);
            let asked = questions(&board);
            let section = *board.element.within.iter().rev().nth(1).expect("a section");
            let task = page.elements.iter().enumerate().find(|(_, element)| {
                element.is("p", "task") && element.within.last() == Some(&section)
            });
            let Some((task, _)) = task else {
                wrong.push(format!("{}: no task", board.place));
                continue;
            };
            match answer {
                Shown => {
                    if board.quiz() == "move" {
                        wrong.push(format!("{}: a move to find is not shown", board.place));
                    }
                }
                Named(notation) => {
                    let names = page
                        .elements
                        .iter()
                        .filter(|element| element.name == "b" && element.within.contains(&task));
                    let names: Vec<&str> = names.map(|name| name.text.as_str()).collect();
                    if names.len() != asked.len() {
                        wrong.push(format!(
                            "{}: {names:?} for {} moves",
                            board.place,
                            asked.len()
                        ));
                    }
                    for (name, (position, mv)) in names.iter().zip(&asked) {
                        let read = notation.understand(name, &position.turn());
                        let right =
                            matches!(&read, Ok((_, Verdict::One { mv: one, .. })) if one == mv);
                        if !right {
                            wrong.push(format!("{}: {name} is {read:?}", board.place));
                        }
                    }
                }
                Printed(texts) => {
                    let start = asked[0].0.clone();
                    let lines = fitting(start, texts);
                    let asked: Vec<Move> = asked.iter().map(|(_, mv)| *mv).collect();
                    let own = |line: &Vec<Move>| line.iter().step_by(2).eq(&asked);
                    if lines.len() != 1 || !lines.iter().all(own) {
                        wrong.push(format!("{}: {texts:?} are {lines:?}", board.place));
                    }
                }
                Only(does) => {
                    for (position, mv) in &asked {
                        let moves = position.moves();
                        let all: Vec<&Move> =
                            moves.iter().filter(|mv| does(position, mv)).collect();
                        if all != [mv] {
                            let names: Vec<String> = all.iter().map(|mv| mv.describe()).collect();
                            wrong.push(format!("{}: {id} could be {names:?}", board.place));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(left.is_empty(), "on no page: {left:?}");
}

#[test]
fn every_lesson_has_three_exercises_or_more_and_the_contents_list_them() {
    let contents = Page::read("index.html");
    let mut kinds = HashSet::new();
    for file in LESSONS {
        let page = Page::read(file);
        let quizzes: Vec<Board<'_>> = page.boards().filter(Board::is_quiz).collect();
        kinds.extend(quizzes.iter().map(|board| board.quiz().to_owned()));
        assert!(quizzes.len() >= 3, "{file}: {} exercises", quizzes.len());
        let ids: Vec<&str> = quizzes.iter().filter_map(|board| board.get("id")).collect();
        let item = contents
            .named("li")
            .find(|item| item.get("data-lesson") == Some(file));
        let counted = item.and_then(|item| item.get("data-exercises"));
        assert_eq!(counted, Some(ids.join(" ").as_str()), "{file}");
        let html = page.named("html").next().expect("a page");
        assert_eq!(html.get("data-lesson"), Some(file));
    }
    assert_eq!(kinds.len(), 3, "all kinds of question are asked: {kinds:?}");
}

#[test]
fn the_ambiguity_laboratory_stands_in_lesson_three() {
    let page = Page::read(LESSONS[2]);
    let mut boards = page.boards();
    let laboratory = boards.find(|board| board.get("interactive") == Some("laboratory"));
    let laboratory = laboratory.expect("a laboratory");
    assert_eq!(
        laboratory.get("columns"),
        Some("short descriptive long minimal")
    );
    assert_eq!(laboratory.variant(), Variant::Standard);
}

/// What every board says, for whoever writes a lesson: `cargo test --test lessons -- --nocapture`.
#[test]
fn every_question_can_be_asked_in_its_notation() {
    for page in Page::all() {
        for board in page.boards().filter(Board::is_quiz) {
            let notation = board.first_column().notation;
            for (position, mv) in questions(&board) {
                let named = notation.name(&mv, &position.turn());
                assert!(named.still.is_empty(), "{}: {:?}", board.place, named.still);
                println!(
                    "{} {} {}: {} ({})",
                    board.place,
                    board.get("id").unwrap_or(""),
                    board.quiz(),
                    named.reading.text,
                    named.rule.tag()
                );
            }
        }
    }
}
