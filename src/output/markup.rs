//! Writes markup element by element, so that anything in a game stays text and never becomes a tag.
//!
//! | step | as XML | as HTML |
//! |---|---|---|
//! | `open("p")`, `attribute("title", "a \"b\"")`, `text("1 < 2")`, `close()` | `<p title="a &quot;b&quot;">1 &lt; 2</p>` | the same |
//! | `open("path")`, `close()` | `<path/>` | `<path></path>` |
//! | `open("meta")`, `close()` | `<meta/>` | `<meta>` |
//!
//! Names of elements and attributes are the program's own; values and texts may come from anyone.
//! Characters that XML cannot contain are written as U+FFFD.

/// HTML elements that have no content and no end tag.
const VOID: [&str; 7] = ["br", "col", "hr", "img", "input", "link", "meta"];

/// A text of elements that is being written.
#[derive(Debug, Default)]
pub struct Markup {
    text: String,
    open: Vec<&'static str>,
    /// Whether the last tag still takes attributes.
    in_tag: bool,
    xml: bool,
}

impl Markup {
    /// Creates markup in which an element without content closes itself.
    #[must_use]
    pub fn xml() -> Markup {
        Markup {
            xml: true,
            ..Markup::default()
        }
    }

    /// Creates markup in which every element that may have content has an end tag, as HTML needs
    /// it.
    #[must_use]
    pub fn html() -> Markup {
        Markup::default()
    }

    /// Opens an element inside the current one.
    pub fn open(&mut self, name: &'static str) {
        self.end_tag();
        self.text.push('<');
        self.text.push_str(name);
        self.open.push(name);
        self.in_tag = true;
    }

    /// Adds an attribute to the element that has just been opened.
    pub fn attribute(&mut self, name: &str, value: &str) {
        for part in [" ", name, "=\""] {
            self.text.push_str(part);
        }
        self.escaped(value, "&quot;");
        self.text.push('"');
    }

    /// Adds text to the open element.
    pub fn text(&mut self, text: &str) {
        self.end_tag();
        self.escaped(text, "\"");
    }

    /// Ends the open element.
    pub fn close(&mut self) {
        let Some(name) = self.open.pop() else {
            return;
        };
        if self.in_tag && self.xml {
            self.in_tag = false;
            self.text.push_str("/>");
            return;
        }
        self.end_tag();
        if self.xml || !VOID.contains(&name) {
            for part in ["</", name, ">"] {
                self.text.push_str(part);
            }
        }
    }

    /// Returns the text since the last call; open elements stay open.
    pub fn take(&mut self) -> String {
        self.end_tag();
        std::mem::take(&mut self.text)
    }

    /// Ends every open element and returns the text.
    #[must_use]
    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.text
    }

    fn end_tag(&mut self) {
        if std::mem::take(&mut self.in_tag) {
            self.text.push('>');
        }
    }

    /// Adds an escaped text, in which `quote` stands for a quotation mark.
    fn escaped(&mut self, text: &str, quote: &str) {
        for c in text.chars() {
            match c {
                '&' => self.text.push_str("&amp;"),
                '<' => self.text.push_str("&lt;"),
                '>' => self.text.push_str("&gt;"),
                '"' => self.text.push_str(quote),
                '\n' | '\t' | ' '.. if !matches!(c, '\u{fffe}' | '\u{ffff}') => self.text.push(c),
                _ => self.text.push('\u{fffd}'),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_values_cannot_leave_their_place() {
        let mut markup = Markup::xml();
        markup.open("g");
        markup.attribute("id", "\"><b>x</b>");
        markup.open("path");
        markup.close();
        markup.text("a < b && c > d \"quoted\" \u{0}");
        assert_eq!(
            markup.finish(),
            "<g id=\"&quot;&gt;&lt;b&gt;x&lt;/b&gt;\"><path/>\
             a &lt; b &amp;&amp; c &gt; d \"quoted\" \u{fffd}</g>"
        );
    }

    #[test]
    fn html_has_an_end_tag_for_every_element_that_holds_something() {
        let mut markup = Markup::html();
        markup.open("script");
        markup.attribute("src", "embed.js");
        markup.close();
        assert_eq!(markup.finish(), "<script src=\"embed.js\"></script>");
        let mut markup = Markup::html();
        markup.open("p");
        markup.open("br");
        markup.close();
        assert_eq!(markup.take(), "<p><br>");
        assert_eq!(markup.finish(), "</p>");
    }
}
