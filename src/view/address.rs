//! The addresses of the site's own pages, from the page itself.

/// Address of the page itself.
pub(super) const HOME: &str = "index.html";

/// Address of the contents of the lessons.
pub(super) const LESSONS: &str = "lessons/index.html";

/// Address of the first lesson.
pub(super) const FIRST_LESSON: &str = "lessons/1-squares-and-pieces.html";

/// Address of the page for practice.
pub const PRACTICE: &str = "practice.html";

/// Fragment of [`PRACTICE`] with which two score sheets are compared.
pub const TWO_SHEETS: &str = "two-sheets";
