//! What a press in the practice by rule means.

/// An action in the practice by rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByRuleAction {
    /// Begins a round.
    Begin,
    /// Takes a notation into the practice, or leaves it out; named by its tag.
    Column(&'static str),
    /// Takes a file into the questions about squares, or leaves it out; 0 for a.
    File(u8),
    /// Lets the learner of the typed name practise.
    AddLearner,
    /// Lets a learner practise, by the index of the name.
    Learner(usize),
    /// Removes the learner who practises.
    RemoveLearner,
    /// Brings back the learner who was removed last.
    PutBack,
}
