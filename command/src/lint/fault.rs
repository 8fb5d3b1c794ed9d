//! The kinds of faults in written moves.

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    Surplus,
    OtherLetter,
    MissingLetter,
    MissingCapture,
    MissingMark,
    UntrueMark,
    Ambiguous,
    Illegal,
    Unreadable,
    Text,
    /// Not a fault: a pin makes the move unambiguous.
    Pin,
}

impl FaultKind {
    /// Returns a stable name for scripts.
    pub const fn tag(self) -> &'static str {
        match self {
            FaultKind::Surplus => "surplus",
            FaultKind::OtherLetter => "other-letter",
            FaultKind::MissingLetter => "missing-letter",
            FaultKind::MissingCapture => "missing-capture",
            FaultKind::MissingMark => "missing-mark",
            FaultKind::UntrueMark => "untrue-mark",
            FaultKind::Ambiguous => "ambiguous",
            FaultKind::Illegal => "illegal",
            FaultKind::Unreadable => "unreadable",
            FaultKind::Text => "text",
            FaultKind::Pin => "pin",
        }
    }
}
