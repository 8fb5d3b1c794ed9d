//! What a press beside a question means, in practice by rule and in an exercise set.

/// An action of a learner who is asked a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedAction {
    /// Gives the typed answer.
    Answer,
    /// Adds letters to it, by a key of the keypad.
    Key(&'static str),
    /// Removes its last letter.
    Delete,
    /// Chooses a mistake, by its index.
    Choose(usize),
    Hint,
    /// Asks the next question.
    Next,
    /// Leaves this question of a set, and asks the next one.
    Leave,
    /// Ends the round or the set.
    Stop,
}
