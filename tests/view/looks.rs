//! The themes of the board and the sets of pieces: enough contrast, every piece inside its box, and
//! the ways to choose them.

use std::collections::BTreeSet;

use kurbo::{BezPath, Rect, Shape};
use rank_and_file::board::{Color, Piece};
use rank_and_file::screen::artwork::outline;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::study::looks::{BOARDS, CHOICES, PIECES};
use rank_and_file::study::{Looks, StudySession};
use rank_and_file::view::{self, BoardOptions, Element, Press, Request};

/// Smallest contrast of a piece, or a mark, with a square.
const SHAPE: f64 = 3.0;
/// Smallest contrast of a text with what it stands on.
const TEXT: f64 = 4.5;

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the text between two others.
fn between<'t>(text: &'t str, begin: &str, end: &str) -> &'t str {
    let (_, after) = text
        .split_once(begin)
        .unwrap_or_else(|| panic!("no {begin} in {text}"));
    after
        .split_once(end)
        .unwrap_or_else(|| panic!("no {end}"))
        .0
}

/// Returns the parts of a colour written as `#rgb` or `#rrggbb`, from 0 to 255.
fn parts(color: &str) -> [f64; 3] {
    let digits = color.trim().trim_start_matches('#');
    let width = digits.len() / 3;
    [0, 1, 2].map(|at| {
        let part = &digits[at * width..][..width];
        let part = u8::from_str_radix(part, 16).unwrap_or_else(|_| panic!("{color}"));
        f64::from(part) * if width == 1 { 17.0 } else { 1.0 }
    })
}

/// Returns the relative luminance of a colour, as WCAG defines it.
fn luminance(color: [f64; 3]) -> f64 {
    let [red, green, blue] = color.map(|part| match part / 255.0 {
        part if part <= 0.04045 => part / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Returns the contrast of two colours, as WCAG defines it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A theme of the board by day or by night.
struct Ground {
    name: String,
    light: [f64; 3],
    dark: [f64; 3],
}

impl Ground {
    /// Returns both squares, as they are and as the last move marks them.
    fn squares(&self) -> [[f64; 3]; 4] {
        let last = parts(between(&read("style/tokens.css"), "--last: ", ";"));
        let marked = |square: [f64; 3]| [0, 1, 2].map(|at| square[at] * 0.58 + last[at] * 0.42);
        [self.light, self.dark, marked(self.light), marked(self.dark)]
    }
}

/// Returns every theme of the board, by day and by night, as the style sheet has it; and the
/// squares of those who ask for more contrast.
fn grounds() -> Vec<Ground> {
    let css = read("style/tokens.css");
    let blocks = BOARDS.iter().map(|(name, _)| {
        let block = between(&css, &format!("[data-board=\"{name}\"] {{"), "}");
        (*name, block)
    });
    // The default is written twice, and a media query has its own.
    let plain = between(&css, ":root, :host {", "}");
    let more = between(&css, "(prefers-contrast: more) {\n  :root, :host {", "}");
    let blocks = blocks.chain([("plain", plain), ("more contrast", more)]);
    blocks
        .flat_map(|(name, block)| {
            let color = |square: &str, night: usize| {
                let value = between(block, &format!("  --{square}: "), ";\n");
                let (day, dark) = between(value, "light-dark(", ")").split_once(',').unwrap();
                parts([day, dark][night])
            };
            [0, 1].map(|night| Ground {
                name: format!("{name}, {}", ["day", "night"][night]),
                light: color("light", night),
                dark: color("dark", night),
            })
        })
        .collect()
}

/// Returns a token of the style sheet.
fn token(name: &str) -> [f64; 3] {
    parts(between(
        &read("style/tokens.css"),
        &format!("  --{name}: "),
        ";",
    ))
}

/// Returns a picture of a set.
fn picture(set: &str) -> String {
    read(&format!("public/pieces/{set}.svg"))
}

/// Returns the two groups of a picture: White's pieces and Black's.
fn sides(picture: &str) -> [String; 2] {
    let (_, drawn) = picture.split_once("</defs>").expect("definitions");
    let groups: Vec<&str> = drawn.split("<g ").skip(1).collect();
    assert_eq!(groups.len(), 2);
    [groups[0].to_owned(), groups[1].to_owned()]
}

/// Returns the value of an attribute of a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> &'t str {
    between(tag, &format!(" {name}=\""), "\"")
}

/// Returns the fill and the outline of White's and Black's pieces in a set.
fn inks(set: &str) -> [[[f64; 3]; 2]; 2] {
    if set == PIECES[0].0 {
        let (print, unprint) = (token("print"), token("unprint"));
        return [[unprint, print], [print, print]];
    }
    sides(&picture(set)).map(|side| {
        let side = format!(" {side}");
        ["fill", "stroke"].map(|name| parts(attribute(&side, name)))
    })
}

#[test]
fn every_piece_of_every_set_stands_out_from_both_squares_of_every_theme() {
    for ground in grounds() {
        for (set, _) in PIECES {
            for (side, [fill, stroke]) in Color::ALL.into_iter().zip(inks(set)) {
                for square in ground.squares() {
                    let best = contrast(fill, square).max(contrast(stroke, square));
                    let (name, side) = (&ground.name, side.name());
                    assert!(best >= SHAPE, "{name}: {side}'s {set} pieces: {best:.2}");
                }
            }
            // One side is told from the other by what fills its pieces.
            let [[white, rim], [black, _]] = inks(set);
            assert!(contrast(white, black) >= 7.0 && contrast(white, rim) >= 7.0);
        }
    }
}

#[test]
fn coordinates_and_marks_stand_out_from_both_squares_of_every_theme() {
    for ground in grounds() {
        for square in ground.squares() {
            let text = contrast(token("print"), square);
            assert!(text >= TEXT, "{}: coordinates {text:.2}", ground.name);
        }
        for square in [ground.light, ground.dark] {
            for mark in ["mark", "mark-why"] {
                let shape = contrast(token(mark), square);
                assert!(shape >= SHAPE, "{}: {mark} {shape:.2}", ground.name);
            }
        }
        let squares = contrast(ground.light, ground.dark);
        assert!(squares >= 1.5, "{}: squares {squares:.2}", ground.name);
    }
}

/// Returns the shapes of a piece in a picture: the outline of each, and how far its stroke reaches
/// beyond it.
fn shapes(picture: &str, piece: Piece) -> Vec<(Rect, f64)> {
    let [white, _] = sides(picture);
    let common: f64 = attribute(&white, "stroke-width").parse().unwrap();
    let group = between(picture, &format!("<g id=\"{}\">", piece.name()), "</g>");
    let tags = group.split('<').skip(1);
    let number = |tag: &str, name| attribute(tag, name).parse::<f64>().unwrap();
    tags.map(|tag| {
        let rect = if tag.starts_with("path") {
            let path = BezPath::from_svg(attribute(tag, "d"));
            path.unwrap_or_else(|error| panic!("{tag}: {error}"))
                .bounding_box()
        } else if tag.starts_with("circle") {
            let [x, y, r] = ["cx", "cy", "r"].map(|name| number(tag, name));
            Rect::new(x - r, y - r, x + r, y + r)
        } else {
            assert!(tag.starts_with("rect"), "{tag}");
            let [x, y, w, h] = ["x", "y", "width", "height"].map(|name| number(tag, name));
            Rect::new(x, y, x + w, y + h)
        };
        let width = match (
            tag.contains("stroke=\"none\""),
            tag.contains("stroke-width"),
        ) {
            (true, _) => 0.0,
            (_, true) => number(tag, "stroke-width"),
            _ => common,
        };
        (rect, width / 2.0)
    })
    .collect()
}

#[test]
fn every_set_has_every_piece_and_each_stays_within_its_box() {
    for (set, _) in &PIECES[1..] {
        let picture = picture(set);
        for piece in Piece::ALL {
            let shapes = shapes(&picture, piece);
            let bounds = shapes
                .iter()
                .map(|(rect, reach)| rect.inflate(*reach, *reach));
            let bounds = bounds.reduce(|all, rect| all.union(rect)).expect("shapes");
            let name = piece.name();
            assert!(
                bounds.x0 >= 0.0 && bounds.y0 >= 0.0 && bounds.x1 <= 48.0 && bounds.y1 <= 48.0,
                "{set}, {name}: {bounds:?}"
            );
            // Wide and high enough to be seen, and in the middle.
            assert!(
                bounds.height() >= 27.0 && bounds.width() >= 20.0,
                "{set}, {name}: {bounds:?}"
            );
            assert!(
                (bounds.center().x - 24.0).abs() <= 3.0,
                "{set}, {name}: {bounds:?}"
            );
        }
        // The style sheet finds a piece by the order of the kinds.
        for side in sides(&picture) {
            let order = Piece::ALL.into_iter().enumerate();
            let uses = order.map(|(at, piece)| {
                let place = (at > 0).then(|| format!(" x=\"{}\"", 48 * at));
                let place = place.unwrap_or_default();
                format!("<use xlink:href=\"#{}\"{place}/>", piece.name())
            });
            assert!(side.contains(&uses.collect::<String>()), "{set}: {side}");
        }
        // A picture in a page cannot load anything, and runs nothing.
        assert!(!picture.contains("<script") && !picture.contains("<style"));
        assert!(picture.len() < 8_000, "{set}");
    }
    for piece in Piece::ALL {
        let outline = outline(piece);
        for data in [outline.body, outline.lines, outline.dots] {
            let path = BezPath::from_svg(data).unwrap_or_else(|error| panic!("{error}"));
            if !data.is_empty() {
                let bounds = path.bounding_box().inflate(0.85, 0.85);
                assert_eq!(bounds.intersect(Rect::new(0.0, 0.0, 48.0, 48.0)), bounds);
            }
        }
    }
}

#[test]
fn the_style_sheet_knows_every_kind_by_its_place_in_the_picture_and_every_set() {
    let css = read("style/pieces.css");
    for (at, piece) in Piece::ALL.into_iter().enumerate() {
        let rule = format!(".{} {{ --kind: {at}; }}", piece.name());
        assert!(css.contains(&rule), "{rule}");
        for color in Color::ALL {
            let class = &view::figure(color, piece).class;
            assert!(class.split(' ').any(|word| word == piece.name()), "{class}");
        }
    }
    for (set, _) in &PIECES[1..] {
        let rule = format!("[data-pieces=\"{set}\"] {{ --pieces: url(\"pieces/{set}.svg\"); }}");
        assert!(css.contains(&rule), "{rule}");
    }
}

#[test]
fn the_dialog_offers_every_choice_with_those_made_and_shows_boards_and_pieces() {
    let looks = Looks::parse("slate bold outside sounds");
    let dialog = view::looks(looks, &[]);
    let groups: Vec<&Element> = dialog
        .walk()
        .filter(|element| element.tag == "fieldset")
        .collect();
    assert_eq!(groups.len(), CHOICES.len());
    for (group, (title, words)) in groups.iter().zip(CHOICES) {
        let legend = group.elements().next().expect("a legend");
        assert_eq!(
            (legend.tag, legend.words()),
            ("legend", title.text().to_owned())
        );
        let fields: Vec<&Element> = group.walk().filter(|it| it.tag == "input").collect();
        assert_eq!(fields.len(), words.len());
        for (field, (word, _)) in fields.iter().zip(words) {
            assert_eq!(field.get("type"), Some("radio"));
            assert_eq!(field.press(), Some(&Press::Ask(Request::Look(word))));
            let chosen = field.get("checked").is_some();
            assert_eq!(chosen, looks.words().contains(word), "{word}");
        }
        let names: BTreeSet<_> = fields.iter().map(|field| field.get("name")).collect();
        assert_eq!(names.len(), 1);
    }
    for (shown_by, words) in [("data-board", BOARDS), ("data-pieces", PIECES)] {
        let previews = dialog.walk().filter(|it| it.get(shown_by).is_some());
        let previews: Vec<&Element> = previews.collect();
        assert_eq!(previews.len(), words.len());
        for preview in previews {
            let pieces = preview.walk().filter(|it| it.tag == "svg");
            let pieces: Vec<&str> = pieces.map(|it| &*it.class).collect();
            assert_eq!(pieces.len(), 2);
            // In a page with bold pieces the engraved ones are still shown as they are.
            let engraved = preview.get("data-pieces") == Some("engraved");
            assert!(
                pieces
                    .iter()
                    .all(|class| class.contains("engraved") == engraved)
            );
        }
    }
}

/// Returns what an element with these attributes shows, and what it reports.
fn shown(attributes: &[(&str, &str)]) -> (Element, String) {
    let given = |name: &str| {
        let found = attributes.iter().find(|(known, _)| *known == name)?;
        Some(found.1.to_owned())
    };
    let mut session = StudySession::new("1. e4 e5".to_owned(), given);
    let model = session.model();
    let placed = PlacedPieces::new(&model.board);
    let study = view::study(&model, &placed, BoardOptions::FIRST, None, session.score());
    (study, session.trouble())
}

#[test]
fn an_element_shows_the_board_and_the_pieces_that_its_author_asks_for() {
    let (plain, trouble) = shown(&[]);
    assert_eq!(
        (plain.get("data-board"), plain.get("data-pieces")),
        (None, None)
    );
    assert!(trouble.is_empty());
    let (study, trouble) = shown(&[("board", "green"), ("pieces", "outline")]);
    assert_eq!(study.get("data-board"), Some("green"));
    assert_eq!(study.get("data-pieces"), Some("outline"));
    assert!(trouble.is_empty());
    let (study, trouble) = shown(&[("board", "purple"), ("pieces", "marble")]);
    assert_eq!(
        (study.get("data-board"), study.get("data-pieces")),
        (None, None)
    );
    for sentence in [
        "board=\"purple\" is not known. It may be paper, slate or green.",
        "pieces=\"marble\" is not known. It may be engraved, outline or bold.",
    ] {
        assert!(trouble.contains(sentence), "{trouble}");
    }
}

#[test]
fn coordinates_stand_inside_or_outside_or_nowhere() {
    let coords = |word: &str| {
        let (study, _) = shown(&[("coordinates", word)]);
        let frame = study.walk().find(|it| it.class.starts_with("board-frame"));
        let outside = frame.is_some_and(|frame| frame.class.contains("outside"));
        let coords = study.walk().filter(|it| it.class.starts_with("coord "));
        (outside, coords.count())
    };
    assert_eq!(coords("algebraic"), (false, 16));
    assert_eq!(coords("outside"), (true, 16));
    assert_eq!(coords("none"), (false, 0));
}
