//! The lines of HTML by which an author puts a game into a page of his own.
//!
//! | form | for | how |
//! |---|---|---|
//! | element | pages that take any element | `<script …></script>` and `<chess-notation columns="short">1. e4 …</chess-notation>` |
//! | preformatted text | systems that strip elements they do not know | the script and `<pre class="chess-notation" data-columns="short">…</pre>` |
//! | frame | pages that take no scripts | `<iframe src="…/embed.html#columns=short&amp;pgn=…" sandbox="allow-scripts">` |
//!
//! The score is text in all of them, whatever its comments hold. An attribute is one of the values of
//! [`FIELDS`], the tags of columns, or a number; what is the element's default is left out.

use crate::output::markup::Markup;
use crate::session::Column;
use crate::session::link::field;

/// How a game can be put into the page: an element, preformatted text, a frame.
pub const FORMS: [&str; 3] = [
    "Element",
    "Preformatted text, if your site strips elements",
    "Frame, if your site allows no scripts",
];

/// What every frame has.
const FRAMED: [(&str, &str); 4] = [
    ("width", "100%"),
    ("height", "560"),
    ("sandbox", "allow-scripts"),
    ("loading", "lazy"),
];

const ELEMENT: usize = 0;
const FRAME: usize = 2;

/// Something that can be chosen: an attribute of the element with its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The attribute.
    pub name: &'static str,
    pub title: &'static str,
    /// Each value with its title; the first is the default.
    pub values: &'static [(&'static str, &'static str)],
}

/// The attributes with a choice of values.
pub const FIELDS: [Field; 6] = [
    Field {
        name: "orientation",
        title: "Below",
        values: &[("white", "White"), ("black", "Black")],
    },
    Field {
        name: "coordinates",
        title: "Coordinates",
        values: &[
            ("algebraic", "Algebraic"),
            ("descriptive", "Descriptive"),
            ("none", "None"),
        ],
    },
    Field {
        name: "interactive",
        title: "Readers can",
        values: &[
            ("moves", "step through the moves"),
            ("none", "look only"),
            ("free", "try moves of their own"),
            ("quiz", "solve a quiz"),
        ],
    },
    Field {
        name: "quiz",
        title: "Quiz",
        values: &[
            ("move", "find the move"),
            ("write", "write the move"),
            ("man", "which man moved?"),
        ],
    },
    Field {
        name: "explain",
        title: "Why panel",
        values: &[("panel", "Shown"), ("none", "Not shown")],
    },
    Field {
        name: "layout",
        title: "Layout",
        values: &[
            ("auto", "By the room there is"),
            ("wide", "Wide"),
            ("narrow", "Narrow"),
            ("board", "Board alone"),
        ],
    },
];

/// The place of `interactive` and of `quiz` among the [`FIELDS`].
const QUIZ: (usize, usize) = (2, 3);

/// Where the board begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    #[default]
    Start,
    /// After so many half-moves of the main line.
    Ply(usize),
    End,
}

/// What an author has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snippet {
    /// The place among the [`FORMS`].
    pub form: usize,
    pub columns: Vec<Column>,
    pub start: Start,
    /// For each of the [`FIELDS`] the place of its value.
    pub chosen: [usize; FIELDS.len()],
}

impl Snippet {
    /// Whether a field has a say: kinds of quiz have none where there is no quiz.
    #[must_use]
    pub fn has(&self, field: usize) -> bool {
        let quiz = FIELDS[QUIZ.0].values.len() - 1;
        field != QUIZ.1 || self.chosen[QUIZ.0] == quiz
    }

    /// The HTML. `score` is the game as PGN, `title` what it is called, `folder` the address of the folder
    /// in which `embed.js` and `embed.html` lie.
    #[must_use]
    pub fn html(&self, score: &str, title: &str, folder: &str) -> String {
        // Some systems end an element at an empty line.
        let score = score.trim_end().replace("\n\n", "\n");
        let mut html = Markup::html();
        let attributes = self.attributes();
        if self.form == FRAME {
            let mut fragment = String::new();
            for (name, value) in &attributes {
                field(&mut fragment, name, value);
            }
            let mut pgn = String::new();
            field(&mut pgn, "pgn", &score);
            // A space that nobody can take for a plus.
            fragment.push_str(if fragment.is_empty() { "" } else { "&" });
            fragment.push_str(&pgn.replace('+', "%20"));
            html.open("iframe");
            html.attribute("src", &[folder, "embed.html#", &fragment].concat());
            html.attribute("title", title);
            for (name, value) in FRAMED {
                html.attribute(name, value);
            }
            return html.finish();
        }
        html.open("script");
        html.attribute("type", "module");
        html.attribute("src", &[folder, "embed.js"].concat());
        html.close();
        html.text("\n");
        let prefix = if self.form == ELEMENT {
            html.open("chess-notation");
            ""
        } else {
            html.open("pre");
            html.attribute("class", "chess-notation");
            "data-"
        };
        for (name, value) in &attributes {
            html.attribute(&[prefix, name].concat(), value);
        }
        html.text("\n");
        html.text(&score);
        html.text("\n");
        html.finish()
    }

    /// The attributes that differ from the element's defaults, and the columns.
    fn attributes(&self) -> Vec<(&'static str, String)> {
        let mut attributes = Vec::new();
        let columns: Vec<&str> = self.columns.iter().map(|column| column.tag).collect();
        if !columns.is_empty() {
            attributes.push(("columns", columns.join(" ")));
        }
        match self.start {
            Start::Start | Start::Ply(0) => {}
            Start::Ply(ply) => attributes.push(("ply", ply.to_string())),
            Start::End => attributes.push(("ply", "end".to_owned())),
        }
        for (at, (field, &chosen)) in FIELDS.iter().zip(&self.chosen).enumerate() {
            if chosen > 0
                && self.has(at)
                && let Some((value, _)) = field.values.get(chosen)
            {
                attributes.push((field.name, (*value).to_owned()));
            }
        }
        attributes
    }
}
