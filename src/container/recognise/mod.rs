//! Turns the words that a program has recognised in pictures of pages into text.
//!
//! | in the pictures | in the text |
//! |---|---|
//! | `1. P-K4   P-K4`, two columns of moves | `1. P-K4   P-K4`, with the columns and indents of the print |
//! | a word of the print | the same word, and its place in the picture as a [`PrintedWord`](super::PrintedWord) |
//! | the two pages of a spread | one after the other |
//! | `♘f3` | the same, although recognisers know no figurines |
//! | a diagram | nothing; it is counted, and its place kept |
//! | a page without letters | nothing, and it is counted |
//!
//! The words are laid out by the same code as the letters of a PDF.
//!
//! | module | what it does |
//! |---|---|
//! | `word` | a word, and a page of words |
//! | `tsv` | the table that the program tesseract writes |
//! | `dirt` | words that are specks, dropped |
//! | `boxes` | the boxes of words, widened to their ink |
//! | `glued_words` | words of a score that were recognised as one, divided |
//! | `move_words` | words of a score, mended by a second look at the page |
//! | `drawing` | print on a small grid, to be compared |
//! | `drawn_letters` | the letters of lines as they are drawn, and which look the same |
//! | `drawn_page` | the drawn letters of each word |
//! | `dots` | dots that stand for a move |
//! | `row_numbers` | the numbers of rows, found by counting |
//! | `own_letters` | words of a score, mended by what looks the same elsewhere on the page |
//! | `ink_columns` | the columns of a page, guessed by its ink |
//! | `stacked_columns` | columns below one another, so that they are recognised apart |
//! | `figurines` | figurines, found by their shapes |
//! | `ink` | marks of ink, by their rows |
//! | `letters` | words to letters in their places, for the layout |
//! | `pages` | pages of words, one after the other, to text |
//! | `recogniser` | what a program that recognises letters does, under the feature `pictures` |
//! | `waiting_page` | a page, recognised by one look or several |
//! | `pictures` | pictures to pages of words, with any [`Recogniser`], under the feature `pictures` |

#[cfg(feature = "pictures")]
mod boxes;
#[cfg(feature = "pictures")]
mod dirt;
#[cfg(feature = "pictures")]
mod dots;
#[cfg(feature = "pictures")]
mod drawing;
#[cfg(feature = "pictures")]
mod drawn_letters;
#[cfg(feature = "pictures")]
mod drawn_page;
#[cfg(feature = "pictures")]
mod figurines;
#[cfg(feature = "pictures")]
mod glued_words;
#[cfg(feature = "pictures")]
mod ink;
#[cfg(feature = "pictures")]
mod ink_columns;
mod letters;
#[cfg(feature = "pictures")]
mod move_words;
#[cfg(feature = "pictures")]
mod own_letters;
mod pages;
#[cfg(feature = "pictures")]
mod pictures;
#[cfg(all(test, feature = "pictures"))]
mod print_of_tests;
#[cfg(feature = "pictures")]
mod recogniser;
#[cfg(feature = "pictures")]
mod row_numbers;
#[cfg(feature = "pictures")]
mod stacked_columns;
mod tsv;
#[cfg(feature = "pictures")]
mod waiting_page;
mod word;

#[cfg(feature = "pictures")]
pub use move_words::MOVE_LETTERS;
pub use pages::lay_out;
#[cfg(feature = "pictures")]
pub use pictures::{PageFile, read_pictures};
#[cfg(feature = "pictures")]
pub use recogniser::{PagePlace, Recogniser};
pub use tsv::words_of_tsv;
pub use word::{RecognisedPage, RecognisedWord};
