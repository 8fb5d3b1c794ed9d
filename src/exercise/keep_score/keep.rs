//! The choice of a game, the game that is being kept, and the actions of the learner.

use super::famous::{FamousGame, MoveRule, each_once, famous, rules_in};
use super::settings::{GameChoice, GameLength, KeepSettings, Strictness};
use super::sitting::Sitting;
use crate::game::{At, GameTree};
use crate::notation::Sentence;
use crate::session::{Column, ColumnSet};

/// An action of the learner.
#[derive(Clone, Debug, PartialEq)]
pub enum KeepAction {
    // While a game is chosen.
    Notation(Column),
    Strictness(Strictness),
    Pace(u8),
    Length(GameLength),
    /// Offers only games with this rule, or all of them.
    Rule(Option<MoveRule>),
    Begin(GameChoice),

    // At any time.
    /// Turns the board to Black's side, or to White's.
    Turn(bool),

    // While it is played.
    /// Changes the text of the current cell.
    Write(String),
    /// Adds letters to it, by a key of the keypad.
    Key(&'static str),
    /// Removes its last letter.
    Delete,
    /// Enters it; without a current cell it shows the next move.
    Enter,
    /// Shows the next move.
    Next,
    /// Shows the next move because its time has come.
    Tick,
    /// Starts or stops the moves that come at a pace.
    Run(bool),
    /// Goes to a cell that is not yet written.
    Go(usize),
    /// Hands the sheet in.
    Finish,

    // When it is marked.
    /// Shows a move on the board.
    Look(usize),
    /// Begins the same game anew.
    Again,
    /// Goes back to the choice of a game.
    Choose,
}

/// The choice of a game, and the game that is being kept.
#[derive(Clone, Debug)]
pub struct KeepScore {
    settings: KeepSettings,
    famous: Vec<FamousGame>,
    /// The rules of each famous game in the chosen notation.
    rules: Vec<Vec<(MoveRule, usize)>>,
    /// The game that the learner has brought.
    brought: Option<GameTree>,
    sitting: Option<Sitting>,
    /// Why a game could not be begun.
    refusal: Option<Sentence>,
}

impl Default for KeepScore {
    fn default() -> KeepScore {
        let mut keep = KeepScore {
            settings: KeepSettings::default(),
            famous: famous(),
            rules: Vec::new(),
            brought: None,
            sitting: None,
            refusal: None,
        };
        keep.find_rules();
        keep
    }
}

impl KeepScore {
    /// Returns the settings for the next game.
    #[must_use]
    pub const fn settings(&self) -> &KeepSettings {
        &self.settings
    }

    /// Returns the game that is being kept.
    #[must_use]
    pub const fn sitting(&self) -> Option<&Sitting> {
        self.sitting.as_ref()
    }

    /// Returns the game that the learner has brought.
    #[must_use]
    pub const fn brought(&self) -> Option<&GameTree> {
        self.brought.as_ref()
    }

    /// Returns why a game could not be begun.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Sentence> {
        self.refusal.as_ref()
    }

    /// Returns the notations that suit the games.
    #[must_use]
    pub fn notations(&self) -> Vec<Column> {
        let variant = self.brought.as_ref().map(|tree| tree.start().variant());
        let set = ColumnSet::for_variant(variant.unwrap_or_default());
        set.columns().collect()
    }

    /// Returns all famous games.
    #[must_use]
    pub fn famous(&self) -> &[FamousGame] {
        &self.famous
    }

    /// Returns the famous games that are offered, with their places and their rules.
    pub fn offered(&self) -> impl Iterator<Item = (usize, &FamousGame, &[(MoveRule, usize)])> {
        let games = self.famous.iter().zip(&self.rules).enumerate();
        let games = games.map(|(at, (game, rules))| (at, game, rules.as_slice()));
        games.filter(|(_, game, rules)| {
            let wanted = self.settings.rule;
            let mut known = rules.iter().map(|(rule, _)| rule.words);
            self.settings.length.has(game.moves)
                && wanted.is_none_or(|wanted| known.any(|words| words == wanted.words))
        })
    }

    /// Returns the rules of all famous games, in the order in which they occur.
    #[must_use]
    pub fn all_rules(&self) -> Vec<MoveRule> {
        each_once(self.rules.iter().flatten().map(|(rule, _)| *rule))
    }

    /// Brings a game of the learner's. A game that is being kept stays.
    pub fn bring(&mut self, tree: GameTree) {
        let set = ColumnSet::for_variant(tree.start().variant());
        self.brought = Some(tree);
        if !set.columns().any(|column| column == self.settings.column)
            && let Some(column) = set.columns().next()
        {
            self.settings.column = column;
            self.find_rules();
        }
        // Whoever brings a game wants to keep it, not the one of last time.
        if self.sitting.as_ref().is_none_or(|sitting| sitting.marked) {
            self.sitting = None;
        }
    }

    /// Restores what was kept.
    pub(super) fn restore(&mut self, settings: KeepSettings, brought: Option<GameTree>) {
        self.settings = settings;
        self.brought = brought;
        self.find_rules();
    }

    /// Puts a restored game in its place.
    pub(super) fn seat(&mut self, sitting: Option<Sitting>) {
        self.sitting = sitting;
    }

    /// Returns the game of a choice.
    #[must_use]
    pub fn game(&self, choice: GameChoice) -> Option<&GameTree> {
        match choice {
            GameChoice::Famous(at) => self.famous.get(at).map(|game| &game.tree),
            GameChoice::Brought => self.brought.as_ref(),
        }
    }

    /// Returns the famous game of this title.
    pub(super) fn famous_by_title(&self, title: &str) -> Option<usize> {
        self.famous.iter().position(|game| game.title == title)
    }

    /// Finds the rules of the famous games in the chosen notation.
    fn find_rules(&mut self) {
        let column = self.settings.column;
        let suits = column.notation.suits(Default::default());
        let rules = |game: &FamousGame| match suits {
            true => rules_in(&game.tree, column),
            false => Vec::new(),
        };
        self.rules = self.famous.iter().map(rules).collect();
        let wanted = self.settings.rule.map(|rule| rule.words);
        let all = self.all_rules();
        self.settings.rule = all.into_iter().find(|rule| Some(rule.words) == wanted);
    }

    /// Applies an action.
    pub fn apply(&mut self, action: KeepAction) {
        match action {
            KeepAction::Notation(column) => {
                self.settings.column = column;
                self.find_rules();
            }
            KeepAction::Strictness(strictness) => self.settings.strictness = strictness,
            KeepAction::Pace(pace) => self.settings.pace = pace,
            KeepAction::Turn(flipped) => {
                self.settings.flipped = flipped;
                if let Some(sitting) = &mut self.sitting {
                    sitting.settings.flipped = flipped;
                }
            }
            KeepAction::Length(length) => self.settings.length = length,
            KeepAction::Rule(rule) => self.settings.rule = rule,
            KeepAction::Begin(choice) => self.begin(choice, self.settings),
            KeepAction::Again => {
                let again = self.sitting.as_ref();
                if let Some((choice, settings)) = again.map(|it| (it.choice, it.settings)) {
                    self.begin(choice, settings);
                }
            }
            KeepAction::Choose => self.sitting = None,
            action => {
                if let Some(sitting) = &mut self.sitting {
                    at_the_board(sitting, action);
                }
            }
        }
    }

    /// Begins a game, or says why it cannot be kept.
    fn begin(&mut self, choice: GameChoice, settings: KeepSettings) {
        let Some(tree) = self.game(choice) else {
            return;
        };
        match Sitting::begin(choice, tree, settings) {
            Ok(sitting) => {
                self.refusal = None;
                self.sitting = Some(sitting);
            }
            Err(sentence) => self.refusal = Some(sentence),
        }
    }

    /// Returns whether the board is seen from Black's side.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        let settings = self
            .sitting
            .as_ref()
            .map_or(&self.settings, |it| &it.settings);
        settings.flipped
    }

    /// Returns the moment that the board shows.
    #[must_use]
    pub fn at(&self) -> At {
        self.sitting.as_ref().map_or(At::Start, Sitting::at)
    }
}

/// Applies an action to the game that is being kept.
fn at_the_board(sitting: &mut Sitting, action: KeepAction) {
    match action {
        KeepAction::Write(text) => sitting.write(&text),
        KeepAction::Key(letters) => sitting.add(letters),
        KeepAction::Delete => sitting.delete(),
        KeepAction::Enter => sitting.enter(),
        KeepAction::Next => sitting.next(),
        KeepAction::Tick => sitting.tick(),
        KeepAction::Run(runs) => {
            sitting.running = runs && sitting.settings.pace > 0 && !sitting.is_over();
        }
        KeepAction::Go(at) => sitting.go(at),
        KeepAction::Finish => sitting.finish(),
        KeepAction::Look(at) => sitting.looked_at = Some(at).filter(|&at| at < sitting.shown()),
        // The others are about the choice of a game.
        _ => {}
    }
}
