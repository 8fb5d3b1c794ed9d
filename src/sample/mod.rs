//! Samples to begin with: diagrams to teach from, positions with a move to try, and a page of an old
//! book.

pub mod diagrams;
pub mod examples;
mod page;

pub use page::SAMPLE;
