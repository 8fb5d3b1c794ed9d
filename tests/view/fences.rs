//! Fences of Markdown as elements: what stands in them for readers without scripts, and their
//! faults.

use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::view::Fence;

/// The names of all elements that a fence may be made of.
const ELEMENTS: [&str; 16] = [
    "b",
    "bdi",
    "br",
    "chess-notation",
    "desc",
    "details",
    "figcaption",
    "figure",
    "g",
    "p",
    "path",
    "pre",
    "summary",
    "svg",
    "text",
    "title",
];

/// Returns the names of the elements of a text of HTML, and checks that each `<` begins a tag.
fn elements(html: &str) -> Vec<&str> {
    let tags = html.split('<').skip(1);
    let names = tags.map(|tag| {
        let name = tag.strip_prefix('/').unwrap_or(tag);
        let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        &name[..end.unwrap_or(name.len())]
    });
    names.collect()
}

/// Returns the faults as `line:column sentence`, with a mark at those that are only remarks.
fn told(fence: &Fence) -> Vec<String> {
    let faults = fence.faults.iter().map(|fault| {
        let kind = if fault.is_error { "" } else { "note: " };
        format!("{}:{} {kind}{}", fault.line, fault.column, fault.sentence)
    });
    faults.collect()
}

#[test]
fn a_fence_is_an_element_with_a_still_board_and_the_moves_in_it() {
    let score = "[White \"Oak\"]\n[Black \"Ash\"]\n\n1. P-K4 P-K4 {best} (1... P-QB4 2. N-KB3) 2. N-KB3 N-QB3 *\n";
    let fence = Fence::read(
        "chess columns=\"short long\" ply=2 orientation=black",
        score,
    );
    assert_eq!(told(&fence), [""; 0]);
    let html = fence.html();
    assert!(
        html.starts_with(
            "<chess-notation columns=\"short long\" ply=\"2\" orientation=\"black\"><pre hidden=\"\">[White"
        ),
        "{html}"
    );
    assert!(html.ends_with("</figure></chess-notation>"), "{html}");
    assert!(
        html.contains("<figcaption>Oak – Ash, after 1… e5"),
        "{html}"
    );
    let moves = "<p><b>1.\u{a0}e4</b> <b>e5</b> <bdi>best</bdi> (1...\u{a0}c5 2.\u{a0}Nf3) <b>2.\u{a0}Nf3</b> <b>Nc6</b>";
    assert!(html.contains(moves), "{html}");
    // The king of the side at the bottom is described with the others, and Black is there.
    assert!(html.contains("White: king e1"), "{html}");
    let from_white = Fence::read("chess ply=2", score);
    assert_ne!(from_white.picture.items, fence.picture.items);
    assert!(elements(&html).iter().all(|name| ELEMENTS.contains(name)));
}

#[test]
fn the_element_reads_the_score_of_the_fence_and_nothing_else() {
    let score = "[White \"A & B\"]\n\n\n1. e4 {<b>x</b>\n \n&amp;} e5\n";
    for html in [Fence::read("", score).html(), Fence::read("", score).line()] {
        let inside = html.split_once("<pre hidden=\"\">").expect("a score").1;
        let inside = inside.split_once("</pre>").expect("its end").0;
        let text = inside.replace("&#10;", "\n").replace("&lt;", "<");
        let text = text.replace("&gt;", ">").replace("&amp;", "&");
        // A line of spaces may have lost them.
        assert_eq!(text.replace("\n\n&amp;", "\n \n&amp;"), score);
        assert!(html.lines().all(|line| !line.trim().is_empty()));
    }
    assert_eq!(Fence::read("", score).line().lines().count(), 1);
}

#[test]
fn every_kind_of_text_has_its_board() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let placed = |info: &str, text: &str| {
        let fence = Fence::read(info, text);
        assert_eq!(told(&fence), [""; 0], "{info} {text}");
        (fence.picture.title, fence.picture.words)
    };
    let mate = "White: king g1, rook d8, pawns f2, g2 and h2. Black: king g8, pawns f7, g7 and h7. Black to move.";
    let (title, words) = placed("chess", fen);
    assert_eq!(title, "White to move");
    assert!(words.contains("rook d1"), "{words}");
    let below = format!("\n{fen}\n1. Rd8# {{mate}}");
    assert_eq!(placed("chess ply=1", &below).1, mate);
    let tagged = format!("[FEN \"{fen}\"]\n\n1. Rd8#");
    assert_eq!(placed("chess ply=end", &tagged).1, mate);
    let option = format!("chess fen=\"{fen}\" ply=end");
    assert_eq!(placed(&option, "1. Rd8#").1, mate);
    // A position may have its fields in several lines.
    let broken = fen.replace(" w", "\nw");
    assert!(placed("chess", &broken).1.contains("rook d1"));
    assert!(
        placed("chess", "8/8/8/3N4/8/8/8/8 w")
            .1
            .contains("knight d5")
    );
    // The answer of a quiz is there, and closed.
    let quiz = Fence::read("chess interactive=quiz", &below).html();
    assert!(
        quiz.contains("<details><summary>Solution</summary><p><b>1."),
        "{quiz}"
    );
    // Several games: the first is on the board, and the moves of all are there.
    let html = Fence::read("chess", "1. e4 e5 1-0\n\n1. d4 d5 0-1\n").html();
    assert!(html.contains("e4</b>") && html.contains("d4</b>"), "{html}");
}

#[test]
fn a_fault_has_its_line_and_column_in_the_fence() {
    let fence = Fence::read("chess", "1. e4 e5\r\n2. Nf3 Nc6\r\n3. Bb6 a6\r\n");
    assert!(fence.has_errors());
    let [fault] = &told(&fence)[..] else {
        panic!("{:?}", told(&fence));
    };
    assert!(fault.starts_with("3:4 3. \"Bb6\": "), "{fault}");
    // Moves below a position keep their lines.
    let fence = Fence::read("chess", "\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\n\n1. Rd9");
    assert!(
        told(&fence)[0].starts_with("4:4 1. \"Rd9\""),
        "{:?}",
        told(&fence)
    );
    let fence = Fence::read("chess", "  nonsense\n");
    assert_eq!(fence.faults.len(), 1, "{:?}", told(&fence));
    assert_eq!((fence.faults[0].line, fence.faults[0].column), (1, 3));
    let fence = Fence::read("chess", "8/8/8/8/8/8/8/9 w");
    assert!(
        told(&fence)[0].starts_with("1:1 Not a position."),
        "{:?}",
        told(&fence)
    );
}

#[test]
fn an_option_that_is_not_known_is_named_and_left_out() {
    let info = "chess, ply=1, colour=red, orientation=sideways, ply=2, flip, columns='short uci'";
    let fence = Fence::read(info, "1. e4 e5");
    let told = told(&fence);
    let begins = [
        "0:15 \"colour\" is not an option. The options are columns, ",
        "0:27 orientation=\"sideways\" is not known. It may be white or black.",
        "0:49 ply is given twice.",
        "0:56 \"flip\" is not an option.",
    ];
    assert_eq!(told.len(), begins.len(), "{told:?}");
    for (told, begin) in told.iter().zip(begins) {
        assert!(told.starts_with(begin), "{told}");
    }
    let attributes = [("ply", "1".to_owned()), ("columns", "short uci".to_owned())];
    assert_eq!(fence.attributes, attributes);
    let fence = Fence::read("chess ply", "1. e4");
    assert_eq!(
        fence.faults[0].sentence,
        "ply needs a value, as in ply=\"…\"."
    );
    let fence = Fence::read("chess fen=nothing", "1. e4");
    assert_eq!((fence.faults[0].line, fence.faults[0].column), (0, 1));
}

#[test]
fn no_text_makes_an_element_or_a_script() {
    let bad = "</pre></chess-notation><script>alert(1)</script><img src=x onerror=alert(1)>";
    let texts = [
        bad.to_owned(),
        format!("1. e4 {{{bad}}} e5 ({bad} 1... c5) {bad}"),
        format!(
            "[White \"{bad}\"]\n[Event \"{bad}\"]\n[Date \"1858{bad}\"]\n\n1. e4 {bad}\n\n[White \"{bad}\"]\n\n1. d4"
        ),
        format!("8/8/8/8/8/8/8/8 w {bad}"),
        format!("1. e4 {{[%csl Rd5][%cal Ge2e4] <svg onload=alert(1)>}} $220 e5 ;{bad}"),
        "\u{0}<\u{ffff}".to_owned(),
    ];
    let infos = [
        "chess".to_owned(),
        format!("chess columns=\"{bad}\" fen='{bad}' {bad}"),
        format!("chess\" onload=\"alert(1) {bad}"),
        "chess fen=\"8/8/8/8/8/8/8/8 w - -<b>\" columns=\"short\" onclick=alert(1)".to_owned(),
    ];
    for text in &texts {
        for info in &infos {
            let fence = Fence::read(info, text);
            for html in [fence.html(), fence.line()] {
                for name in elements(&html) {
                    assert!(ELEMENTS.contains(&name), "<{name}> of {info} {text}");
                }
                // Values hold no quotation mark, so none of them begins another attribute.
                let tags = html
                    .split('<')
                    .skip(1)
                    .filter_map(|tag| tag.split('>').next());
                let attributes = tags.flat_map(|tag| tag.split('"').step_by(2));
                for attribute in attributes {
                    let name = attribute.split_whitespace().next_back().unwrap_or_default();
                    assert!(!name.starts_with("on"), "{attribute} of {info} {text}");
                }
            }
        }
    }
}

#[test]
fn what_is_not_understood_stays_in_the_score() {
    let text = "1. e4 e5 2. Ke3 Nc6 3. Bb5";
    let fence = Fence::read("chess", text);
    assert!(fence.html().contains(text));
    let read: Vec<_> = games(&fence.score, ReadAs::Auto).collect();
    assert_eq!(read.len(), 1);
    assert!(read[0].has_errors());
}
