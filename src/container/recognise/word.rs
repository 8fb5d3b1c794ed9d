//! A word as a program has recognised it.

/// A word that was recognised, in pixels from the upper left corner of its picture.
#[derive(Clone, Debug, PartialEq)]
pub struct RecognisedWord {
    pub text: String,
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
    /// Words of one printed line have the same number.
    pub line: u32,
    /// How sure the recogniser is, from 0 to 100.
    pub confidence: f32,
}
