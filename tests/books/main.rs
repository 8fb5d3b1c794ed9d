//! Old books: games are found in their pages, and read in spite of misprints.
//!
//! | module | what it is |
//! |---|---|
//! | `foreign` | books in other languages, printed as in their time |
//! | `choices` | readings chosen by a user, and what they make impossible |
//! | `asides` | lines of play in the notes of books |
//! | `containers` | the same book as text, HTML, EPUB and PDF |
//! | `growth` | how the work of reading a page grows, by counted steps |
//! | `half_rows` | rows with a half that stands alone |
//! | `headings` | headings of games, as tags |
//! | `html_lines` | HTML as lines |
//! | `laws` | laws of every score, however carelessly printed |
//! | `layouts` | games set in every style and layout, bound into a book, and read back |
//! | `limits` | pages that no book has |
//! | `not_chess` | scores of other games |
//! | `opera` | the Opera Game in rows, and the words that the page finder hands over |
//! | `packed` | packed files of games |
//! | `pages` | games found on a page by the shape of its lines |
//! | `period` | complete books of four countries and in Meyer's notation, as in their time |
//! | `pictures` | pictures of pages, made ready to be recognised |
//! | `printed_pages` | games found in the pages of real books |
//! | `scores` | scores of real old books, read ply by ply |
//! | `spoilt_numbers` | pages on which the numbers of moves are misprinted |
//! | `spoilt_origins` | moves that name their starting square, with letters misprinted |
//! | `spoilt_pages` | small pages, each with a fault that once cost the reader a complete game |
//! | `spoilt_rows` | rows with several misprints close together |
//! | `spoilt_running` | damaged scores in running text |
//! | `languages` | books in languages other than English, read back completely |
//! | `two_sheets` | two score sheets of one game |
//! | `whole_books` | complete books: every printed game is found, and no other |
//! | `words_kept` | no printed word is lost |

#![expect(clippy::too_many_lines, reason = "a test is as long as its cases")]

mod asides;
mod choices;
#[cfg(feature = "containers")]
mod containers;
mod foreign;
mod growth;
mod half_rows;
mod headings;
#[cfg(feature = "containers")]
mod html_lines;
mod languages;
mod laws;
mod layouts;
mod limits;
mod not_chess;
mod opera;
#[cfg(feature = "containers")]
mod packed;
mod pages;
mod period;
#[cfg(feature = "pictures")]
mod pictures;
mod printed_pages;
#[cfg(feature = "pictures")]
mod scores;
mod spoilt_numbers;
mod spoilt_origins;
mod spoilt_pages;
mod spoilt_rows;
mod spoilt_running;
mod two_sheets;
mod whole_books;
mod words_kept;
