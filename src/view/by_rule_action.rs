//! What a press in the practice by rule means.

/// An action in the practice by rule.
#[derive(Clone, Debug, PartialEq)]
pub enum ByRuleAction {
    /// Begins a round.
    Begin,
    /// Ends the round, and shows the chart.
    Stop,
    /// The answer that is being typed.
    Type(String),
    /// Gives the typed answer.
    Answer,
    /// Chooses a mistake, by its index.
    Choose(usize),
    Hint,
    /// Asks the next question.
    Next,
    /// Takes a notation into the practice, or leaves it out; named by its tag.
    Column(&'static str),
    /// The name of a new learner that is being typed.
    Name(String),
    /// Lets the learner of the typed name practise.
    AddLearner,
    /// Lets a learner practise, by the index of the name.
    Learner(usize),
    /// Removes the learner who practises.
    RemoveLearner,
}

impl ByRuleAction {
    /// Completes the action of a text field with the text in it; any other action stays as it is.
    #[must_use]
    pub fn with_text(self, text: String) -> ByRuleAction {
        match self {
            ByRuleAction::Type(_) => ByRuleAction::Type(text),
            ByRuleAction::Name(_) => ByRuleAction::Name(text),
            complete => complete,
        }
    }
}
