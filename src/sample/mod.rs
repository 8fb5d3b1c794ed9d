//! Samples to begin with: diagrams to teach from, and positions with a move to try.

pub mod diagrams;
pub mod examples;
