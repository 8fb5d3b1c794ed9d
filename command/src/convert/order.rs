//! What is read, and how.

use rank_and_file::board::Variant;
use rank_and_file::container::PrintLanguage;
use rank_and_file::game::pgn::ReadAs;

use super::target::Target;
use crate::arguments::ConvertArgs;

/// The request of the command line about one file.
pub struct Order {
    /// The file's name for messages.
    pub name: String,
    pub variant: Variant,
    pub from: ReadAs,
    pub to: Target,
    /// The language in which the letters of pictures are recognised.
    pub print: PrintLanguage,
    /// Number of cores to use, if not all.
    pub jobs: Option<usize>,
}

impl Order {
    /// Takes the request from the arguments.
    pub fn new(asked: &ConvertArgs) -> Order {
        // Three symbols name the moves of U-chess and of no other game.
        let mut games = vec![Variant::Standard];
        if let ReadAs::Only(notation) = asked.from {
            games.extend(Variant::ALL);
            games.retain(|&game| notation.suits(game));
        }
        let usual = games.first().copied().unwrap_or_default();
        Order {
            name: String::new(),
            variant: asked.variant.unwrap_or(usual),
            from: asked.from,
            print: asked.pictures.language(Some(asked.from)),
            to: match asked.to {
                _ if asked.json => Target::Json,
                // One of the options is there, as the parser has checked.
                to => to.unwrap_or(Target::Reverse),
            },
            jobs: asked.jobs.map(usize::from),
        }
    }

    /// Returns the file's name for messages.
    pub fn name(&self) -> &str {
        &self.name
    }
}
