//! What leaves the screen: texts, pictures, addresses and HTML.
//!
//! | module | what it makes |
//! |---|---|
//! | [`choices`] | what is chosen of an export, and what comes of it |
//! | [`export`] | games and positions as text, and names for their files |
//! | [`picture`] | the board as a picture that stands alone |
//! | [`snippet`] | the HTML that puts a game into a page |
//! | [`markup`] | markup in which a text stays text |

pub mod choices;
pub mod export;
pub mod markup;
pub mod picture;
pub mod snippet;
