//! Exports: texts, pictures, addresses and HTML.
//!
//! | module | what it makes |
//! |---|---|
//! | [`choices`] | the user's choices for an export, and the result |
//! | [`export`] | games and positions as text, and names for their files |
//! | [`picture`] | the board as a self-contained picture |
//! | [`snippet`] | the HTML for putting a game into a page |
//! | [`set_elements`] | the HTML for putting an exercise set into a page |
//! | [`markup`] | markup in which a text stays text |

pub mod choices;
pub mod export;
pub mod markup;
pub mod picture;
pub mod set_elements;
pub mod snippet;
