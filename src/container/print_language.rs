//! The languages in which the letters of pictures are recognised.

use crate::notation::{Dialect, Letters, Notation};

/// A language that a page is printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintLanguage {
    /// Its English name.
    pub name: &'static str,
    /// Its code in ISO 639-3, by which recognisers name what they know of a language.
    pub code: &'static str,
    /// Its code in ISO 639-1, as web pages name it.
    pub short: &'static str,
}

impl PrintLanguage {
    pub const ENGLISH: PrintLanguage = PrintLanguage::new("English", "eng", "en");
    const GERMAN: PrintLanguage = PrintLanguage::new("German", "deu", "de");
    const FRENCH: PrintLanguage = PrintLanguage::new("French", "fra", "fr");
    const SPANISH: PrintLanguage = PrintLanguage::new("Spanish", "spa", "es");
    const ITALIAN: PrintLanguage = PrintLanguage::new("Italian", "ita", "it");
    const PORTUGUESE: PrintLanguage = PrintLanguage::new("Portuguese", "por", "pt");
    const DUTCH: PrintLanguage = PrintLanguage::new("Dutch", "nld", "nl");
    const RUSSIAN: PrintLanguage = PrintLanguage::new("Russian", "rus", "ru");
    const POLISH: PrintLanguage = PrintLanguage::new("Polish", "pol", "pl");
    const CZECH: PrintLanguage = PrintLanguage::new("Czech", "ces", "cs");
    const HUNGARIAN: PrintLanguage = PrintLanguage::new("Hungarian", "hun", "hu");
    const ROMANIAN: PrintLanguage = PrintLanguage::new("Romanian", "ron", "ro");
    const FINNISH: PrintLanguage = PrintLanguage::new("Finnish", "fin", "fi");

    /// All languages, English first.
    pub const ALL: [PrintLanguage; 13] = [
        PrintLanguage::ENGLISH,
        PrintLanguage::GERMAN,
        PrintLanguage::FRENCH,
        PrintLanguage::SPANISH,
        PrintLanguage::ITALIAN,
        PrintLanguage::PORTUGUESE,
        PrintLanguage::DUTCH,
        PrintLanguage::RUSSIAN,
        PrintLanguage::POLISH,
        PrintLanguage::CZECH,
        PrintLanguage::HUNGARIAN,
        PrintLanguage::ROMANIAN,
        PrintLanguage::FINNISH,
    ];

    /// Returns the languages that the page has the data of. The package that it uses has none for Russian.
    pub fn in_page() -> impl Iterator<Item = PrintLanguage> {
        let all = PrintLanguage::ALL.into_iter();
        all.filter(|language| *language != PrintLanguage::RUSSIAN)
    }

    const fn new(name: &'static str, code: &'static str, short: &'static str) -> PrintLanguage {
        PrintLanguage { name, code, short }
    }

    /// Returns the language of books in this notation; `None` if the notation belongs to no language
    /// or to several.
    #[must_use]
    pub const fn of_notation(notation: Notation) -> Option<PrintLanguage> {
        match notation {
            Notation::Descriptive(_) => Some(PrintLanguage::ENGLISH),
            Notation::Continental(dialect) => Some(match dialect {
                Dialect::Spanish => PrintLanguage::SPANISH,
                Dialect::Portuguese => PrintLanguage::PORTUGUESE,
                Dialect::French => PrintLanguage::FRENCH,
                Dialect::Italian => PrintLanguage::ITALIAN,
            }),
            Notation::Short(letters) | Notation::Long(letters) | Notation::Minimal(letters) => {
                match letters {
                    Letters::ENGLISH => Some(PrintLanguage::ENGLISH),
                    Letters::GERMAN => Some(PrintLanguage::GERMAN),
                    Letters::FRENCH => Some(PrintLanguage::FRENCH),
                    Letters::SPANISH => Some(PrintLanguage::SPANISH),
                    Letters::PORTUGUESE => Some(PrintLanguage::PORTUGUESE),
                    Letters::DUTCH => Some(PrintLanguage::DUTCH),
                    Letters::RUSSIAN => Some(PrintLanguage::RUSSIAN),
                    Letters::POLISH => Some(PrintLanguage::POLISH),
                    Letters::CZECH => Some(PrintLanguage::CZECH),
                    Letters::HUNGARIAN => Some(PrintLanguage::HUNGARIAN),
                    Letters::ROMANIAN => Some(PrintLanguage::ROMANIAN),
                    Letters::FINNISH => Some(PrintLanguage::FINNISH),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
