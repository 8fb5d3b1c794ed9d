//! Old books: games found in their pages, and read through misprints.
//!
//! | module | what it is |
//! |---|---|
//! | `abroad` | books in other tongues, printed as in their time |
//! | `asides` | lines of play in the notes of books |
//! | `containers` | the same book as text, HTML, EPUB and PDF |
//! | `half_rows` | rows of which one half stands alone |
//! | `headings` | what is printed above a game, as tags |
//! | `html_lines` | HTML as lines |
//! | `laws` | what must hold for every score, however carelessly it is printed |
//! | `layouts` | games set in every style and layout, bound into a book, and read back |
//! | `limits` | pages that no book has |
//! | `opera` | the Opera Game in rows, and what is handed over of a page |
//! | `packed` | packed files of games |
//! | `pages` | games found on a page by the shape of its lines |
//! | `printed_pages` | games found in the pages of real books |
//! | `scores` | scores of real old books, read ply by ply |
//! | `spoilt_numbers` | pages on which the numbers of moves are misprinted |
//! | `spoilt_origins` | moves that say whence the piece comes, with letters misprinted |
//! | `spoilt_pages` | small pages, each with one thing that cost a reader a whole game |
//! | `spoilt_rows` | rows on which several misprints stand close together |
//! | `spoilt_running` | scores in running text under damage |
//! | `tongues` | books in other tongues than English, read back whole |
//! | `whole_books` | whole books: every game printed is found, and none that is not |
//! | `words_kept` | no printed word is lost |

mod abroad;
mod asides;
#[cfg(feature = "containers")]
mod containers;
mod half_rows;
mod headings;
#[cfg(feature = "containers")]
mod html_lines;
mod laws;
mod layouts;
mod limits;
mod opera;
#[cfg(feature = "containers")]
mod packed;
mod pages;
mod printed_pages;
mod scores;
mod spoilt_numbers;
mod spoilt_origins;
mod spoilt_pages;
mod spoilt_rows;
mod spoilt_running;
mod tongues;
mod whole_books;
mod words_kept;
