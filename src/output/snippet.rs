//! The lines of HTML with which an author puts a game into a page.
//!
//! | form | for | how |
//! |---|---|---|
//! | element | pages that take any element | `<script …></script>` and `<chess-notation columns="short">1. e4 …</chess-notation>` |
//! | preformatted text | systems that strip elements they do not know | the script and `<pre class="chess-notation" data-columns="short">…</pre>` |
//! | frame | pages that take no scripts | `<iframe src="…/embed.html#columns=short&amp;pgn=…" sandbox="allow-scripts">` |
//!
//! The score is text in all of them, whatever its comments hold. The value of an attribute is one
//! of the words of [`fields`], the tags of columns, or a number; the element's defaults are left
//! out.

use crate::output::markup::Markup;
use crate::session::Column;
use crate::session::link::field;
use crate::study::{ATTRIBUTES, Attribute};
use crate::words::{self, Message};

/// The forms in which a game can be put into a page: an element, preformatted text, a frame.
pub const FORMS: [Message; 3] = [words::FORM_ELEMENT, words::FORM_TEXT, words::FORM_FRAME];

/// Attributes of every frame.
const FRAMED: [(&str, &str); 4] = [
    ("width", "100%"),
    ("height", "560"),
    ("sandbox", "allow-scripts"),
    ("loading", "lazy"),
];

const ELEMENT: usize = 0;
const FRAME: usize = 2;

/// Returns the attributes whose words an author chooses from.
pub fn fields() -> impl Iterator<Item = &'static Attribute> {
    ATTRIBUTES
        .iter()
        .filter(|attribute| attribute.title.is_some())
}

/// Number of the [`fields`].
pub const FIELDS: usize = 9;

/// Where the board begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    #[default]
    Start,
    /// After this many plies of the main line.
    Ply(usize),
    End,
}

/// The choices of an author.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snippet {
    /// Index of the form in [`FORMS`].
    pub form: usize,
    pub columns: Vec<Column>,
    pub start: Start,
    /// Index of the chosen word for each of the [`fields`].
    pub chosen: [usize; FIELDS],
}

impl Snippet {
    /// Returns whether a field matters: the kind of quiz does not if there is no quiz.
    #[must_use]
    pub fn has(&self, field: &Attribute) -> bool {
        let quiz = ("interactive", "quiz");
        field.name != quiz.1 || self.words().any(|(field, word)| (field.name, word) == quiz)
    }

    /// Returns the chosen word of each field.
    fn words(&self) -> impl Iterator<Item = (&'static Attribute, &'static str)> {
        let chosen = fields().zip(self.chosen);
        chosen.filter_map(|(field, at)| Some((field, field.words().get(at)?.0)))
    }

    /// Returns the HTML. `score` is the game as PGN, `title` its title, and `folder` the address of
    /// the folder that holds `embed.js` and `embed.html`.
    #[must_use]
    pub fn html(&self, score: &str, title: &str, folder: &str) -> String {
        if self.form != FRAME {
            let mut html = Markup::html();
            script(&mut html, folder);
            html.text("\n");
            return html.finish() + &self.element(score);
        }
        let score = without_empty_lines(score);
        let mut html = Markup::html();
        let mut fragment = String::new();
        for (name, value) in &self.attributes() {
            field(&mut fragment, name, value);
        }
        let mut pgn = String::new();
        field(&mut pgn, "pgn", &score);
        // A space written as `%20` cannot be taken for a plus.
        fragment.push_str(if fragment.is_empty() { "" } else { "&" });
        fragment.push_str(&pgn.replace('+', "%20"));
        html.open("iframe");
        html.attribute("src", &[folder, "embed.html#", &fragment].concat());
        html.attribute("title", title);
        for (name, value) in FRAMED {
            html.attribute(name, value);
        }
        html.finish()
    }

    /// Returns the element alone, or the preformatted text, without the script.
    #[must_use]
    pub fn element(&self, score: &str) -> String {
        let mut html = Markup::html();
        let prefix = if self.form == ELEMENT {
            html.open("chess-notation");
            ""
        } else {
            html.open("pre");
            html.attribute("class", "chess-notation");
            "data-"
        };
        for (name, value) in &self.attributes() {
            html.attribute(&[prefix, name].concat(), value);
        }
        html.text("\n");
        html.text(&without_empty_lines(score));
        html.text("\n");
        html.finish()
    }

    /// Returns the line of HTML that fetches the element's script from this folder.
    #[must_use]
    pub fn script(folder: &str) -> String {
        let mut html = Markup::html();
        script(&mut html, folder);
        html.finish()
    }

    /// Returns the attributes that differ from the element's defaults, and the columns.
    #[must_use]
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
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
        for (field, word) in self.words() {
            if word != field.words()[0].0 && self.has(field) {
                attributes.push((field.name, word.to_owned()));
            }
        }
        attributes
    }
}

/// Returns a score without empty lines, at which some systems end an element.
fn without_empty_lines(score: &str) -> String {
    score.trim_end().replace("\n\n", "\n")
}

/// Writes the element that fetches the script from this folder.
fn script(html: &mut Markup, folder: &str) {
    html.open("script");
    html.attribute("type", "module");
    html.attribute("src", &[folder, "embed.js"].concat());
    html.close();
}
