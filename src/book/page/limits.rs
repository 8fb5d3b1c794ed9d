//! The limits that the page finder keeps to, in the order of its modules.
//!
//! | limits on | reason |
//! |---|---|
//! | what is searched: bytes, lines, elements | the work stays linear in the length of the text |
//! | lengths of words, lines and paragraphs | what is longer is prose |
//! | counts of moves, rows and numbers | fewer may stand in prose by chance |
//! | columns | print is set unevenly, and what is farther off is another cell |
//! | prices | a misprint changes a few letters, other words change most |

// Moves and numbers
/// Highest number of a move. A higher one, such as a year, numbers no move.
pub(super) const HIGHEST_NUMBER: u32 = 400;
/// Bytes that are searched for the word that ends a game.
pub(super) const RESULT_BYTES: usize = 40;
/// Longest first move of two that are glued together, in bytes.
pub(super) const GLUED_BYTES: usize = 40;
/// Longest word compared with the words of moves, in bytes.
pub(super) const MISSPELT_BYTES: usize = 13;
/// Most words in a misprinted move. More are prose.
pub(super) const MISPRINTED_MOVE_WORDS: usize = 10;
/// Longest misprinted move, in bytes. A longer cell is prose.
pub(super) const MISPRINTED_MOVE_BYTES: usize = 64;
/// Longest misprint of a number, in characters.
pub(super) const MISPRINTED_NUMBER_CHARS: usize = 4;
/// Longest bracket between two moves, in bytes. A note in it may be long.
pub(super) const BRACKET_BYTES: usize = 2500;
/// Longest item that is no bracket, in bytes.
pub(super) const ITEM_BYTES: usize = 240;

// Lines
/// Most lines in the caption of a diagram, after its first. A bracket never closed ends there.
pub(super) const CAPTION_LINES: usize = 8;
/// Bytes of the line that are looked at on each side of a speck.
pub(super) const SPECK_BYTES: usize = 60;
/// Longest part of a word of moves before or after a line break, in bytes.
pub(super) const WORD_PART_BYTES: usize = 16;
/// Widest gap that a misprint makes within a cell, in columns. A wider one separates cells.
pub(super) const NARROW_GAP_COLUMNS: usize = 3;
/// Farthest that a cell begins from the column it belongs to, in columns.
pub(super) const CELL_SHIFT_COLUMNS: usize = 2;
/// Rows above and below a row that show where the columns are.
pub(super) const COLUMN_ROWS: usize = 3;

// Rows
/// Longest row, in bytes. A longer line is running text.
pub(super) const ROW_BYTES: usize = 300;
/// Longest words behind the last move of a row, in bytes. Longer ones make the line prose.
pub(super) const ROW_TAIL_BYTES: usize = 48;
/// Most lines searched above or below a move that is split for a row to compare with.
pub(super) const SPLIT_ROW_LINES: usize = 4;
/// Numbers on each side of a turn that are searched for one that agrees with its number.
pub(super) const TURNS_BESIDE: usize = 3;
/// Agreeing numbers needed to correct one at an end of the turns, where one side has none.
pub(super) const TURNS_AT_END: usize = 3;
/// Most lines searched above or below for a row with a number, because notes may stand between.
pub(super) const NUMBERED_ROW_LINES: usize = 24;
/// Most characters of a number with its punctuation and what a misprint added.
pub(super) const NUMBER_CHARS: usize = 5;
/// Most lines from one number on a line of its own to the next.
pub(super) const LONE_NUMBER_LINES: usize = 8;
/// Lines searched above and below a line for a row to compare it with.
pub(super) const PATTERN_LINES: usize = 40;
/// Most lines from a row to its neighbour, past blank lines and bare numbers.
pub(super) const ROW_GAP_LINES: usize = 6;
/// Consecutive rows of one move that show a list with one move to a line.
pub(super) const LISTED_ROWS: usize = 4;
/// Largest distance in columns between where a cell begins and where the cells beside it begin,
/// after a gap two columns wide or wider.
pub(super) const CELL_COLUMNS: usize = 14;
/// The same distance after a narrower gap.
pub(super) const CLOSE_CELL_COLUMNS: usize = 2;
/// Narrowest gap, in columns, that may separate groups by its place alone in rows set with single
/// spaces.
pub(super) const GROUP_GAP_COLUMNS: usize = 3;
/// Most characters examined for a damaged number, its punctuation and the next character included.
pub(super) const DAMAGED_NUMBER_CHARS: usize = 6;
/// Fewest rows of a block that begins with move 1 and has one move to a line.
pub(super) const LIST_ROWS: usize = 3;
/// Most blank lines or lines of noise in a row within such a block.
pub(super) const LIST_GAP_LINES: usize = 8;
/// Fewest moves of a paragraph without numbers that is a score.
pub(super) const UNNUMBERED_MOVES: usize = 8;
/// Fewest sentences of moves that make a score, as such sentences can be nothing else.
pub(super) const MOVE_SENTENCES: usize = 4;
/// Fewest rows of a table of openings.
pub(super) const TABLE_ROWS: usize = 3;
/// Longest line of a table of openings, in bytes.
pub(super) const TABLE_LINE_BYTES: usize = 200;

// Running text
/// Longest half-move in running text, in bytes.
pub(super) const RUNNING_MOVE_BYTES: usize = 100;
/// Most half-moves from one number to the next, if the numbers between them are misprinted.
pub(super) const NUMBER_STEP_PLIES: u32 = 8;
/// Preceding candidates that each candidate for a number is compared with.
pub(super) const NUMBERS_BEFORE: usize = 40;
/// Fewest numbers in an ascending run that shows running moves.
pub(super) const RUNNING_NUMBERS: usize = 4;
/// Longest text between two numbers that is split, in bytes.
pub(super) const SPLIT_BYTES: usize = 800;
/// Most pieces between cuts that make up one move.
pub(super) const MOVE_PIECES: usize = 16;
/// Longest misprinted number in running text, in bytes.
pub(super) const SPLIT_NUMBER_BYTES: usize = 7;
/// Highest average price of a half-move, in tenths of a wrong character. Prose costs more.
pub(super) const SPLIT_PRICE: u32 = 40;
/// Fewest pairs of neighboring numbers with exactly the moves due between them in a run taken for a
/// score.
pub(super) const SOUND_PAIRS: usize = 2;
/// Most turns looked for before the first number that can be read.
pub(super) const TURNS_BEFORE_RUN: u32 = 3;
/// Most half-moves looked for behind the last number.
pub(super) const PLIES_BEHIND_RUN: u32 = 6;
/// Bytes behind the last number that are searched for moves.
pub(super) const RUN_TAIL_BYTES: usize = 300;

// Elements
/// Consecutive half-moves that are more than a heading names.
pub(super) const HEADING_PLIES: usize = 3;
/// Longest line that may be the remains of a damaged row and not running text, in bytes.
pub(super) const REMAINS_BYTES: usize = 48;

// Headings
/// Most elements searched above a game for its heading.
pub(super) const HEADING_ELEMENTS: usize = 14;
/// Longest heading, in bytes. A longer paragraph is running text.
pub(super) const HEADING_BYTES: usize = 240;
/// Longest title of a chapter or an opening, in bytes.
pub(super) const TITLE_BYTES: usize = 80;
/// Longest name of a player, in bytes. Longer words are a sentence.
pub(super) const NAME_BYTES: usize = 60;
/// Longest line with two names, in bytes.
pub(super) const NAMES_LINE_BYTES: usize = 100;
/// Longest paragraph, in bytes, in which any name with a year is taken for a place.
pub(super) const PLACE_BYTES: usize = 160;
/// Longest clause about borrowed moves, in bytes.
pub(super) const CLAUSE_BYTES: usize = 160;
/// Bytes behind the last move that are searched for the words that tell how the game ended.
pub(super) const ENDING_BYTES: usize = 700;

// Positions
/// Longest paragraph read as a heading about odds, in bytes. In a longer one "gives his Rook" tells
/// of a sacrifice.
pub(super) const ODDS_BYTES: usize = 300;
/// Bytes above a game that are searched for its position or opening.
pub(super) const POSITION_BYTES: usize = 2_000;

// Tracking
/// Most rows that may be missing within a game.
pub(super) const LOST_ROWS: u32 = 12;
/// Most bytes from a move to the next one that are searched for a row that could not be read.
pub(super) const UNREAD_BYTES: usize = 4_000;
/// Most half-moves of one game. The longest game on record has 538.
pub(super) const LONGEST_GAME: usize = 1_000;
/// Most turns examined to judge a number that does not fit.
pub(super) const TURNS_AHEAD: usize = 12;
/// Most elements searched for those turns.
pub(super) const ELEMENTS_AHEAD: usize = 60;
/// Most elements searched for a paragraph that begins with the expected move.
pub(super) const PARAGRAPHS_AHEAD: usize = 8;
/// Most turns that a note goes ahead of its game.
pub(super) const NOTE_TURNS: u32 = 3;
/// Most half-moves among words that only mention a line of play where the moves go on further down.
pub(super) const MENTIONED_PLIES: usize = 6;
/// Most notes behind a move that are searched for the end of the game.
pub(super) const ENDING_NOTES: usize = 8;

// Notes
/// Most half-moves in an aside. A longer run is a separate game.
pub(super) const ASIDE_PLIES: usize = 80;
/// Words directly before an aside that are searched for one that supposes it.
pub(super) const SUPPOSING_WORDS: usize = 3;
/// Bytes before a move that are searched for words that suppose it.
pub(super) const LEAD_BYTES: usize = 1_000;
/// Bytes after a move that are searched for praise.
pub(super) const PRAISE_BYTES: usize = 240;
/// Words after a move that are searched for praise.
pub(super) const PRAISING_WORDS: usize = 8;
/// Most paragraphs after the last move that belong to a game, not counting footnotes.
pub(super) const CLOSING_PARAGRAPHS: usize = 6;
/// Bytes after the last known move that are searched for one more.
pub(super) const TRAILING_MOVE_BYTES: usize = 200;
/// Fewest moves that make a stretch part of the game. A note that begins with a move has fewer.
pub(super) const TRAILING_MOVES: usize = 3;

// Assembly
/// Plies of a draft that must be playable from a position to show that it begins there.
pub(super) const SHOWN_PLIES: usize = 3;
/// Most games that begin in one paragraph or table and share the words above it.
pub(super) const GAMES_BESIDE: usize = 6;
/// Most loans in a chain, so that the work stays linear.
pub(super) const LOANS: usize = 12;
/// Most games searched for one that lends its moves.
pub(super) const SOURCE_GAME_GAMES: usize = 24;
/// Fewest plies of a game in rows, and of one in running text, where a few moves are a note.
pub(super) const GAME_PLIES: (usize, usize) = (4, 8);
/// Bytes behind the last move that are searched for the end of the game.
pub(super) const LAST_LINE_BYTES: usize = 200;
/// Plies tried from the start to see whether a draft can be played.
pub(super) const TRIED_PLIES: usize = 8;
/// Most positions carried while they are tried.
pub(super) const TRIED_POSITIONS: usize = 6;
/// Plies tried where letters may be misread.
pub(super) const DAMAGED_PLIES: usize = 12;
/// Highest price of one misread move.
pub(super) const DAMAGED_PRICE: u32 = 18;
/// Most positions carried while plies with misread letters are tried.
pub(super) const DAMAGED_POSITIONS: usize = 32;
/// Most of those plies that may be unreadable, likewise most that may be illegal, and the smallest
/// fraction that must be sound.
pub(super) const STRICT: (usize, (usize, usize)) = (2, (1, 2));
/// Fewest plies of a draft that is judged leniently. No study from another position is as long.
pub(super) const LENIENT_PLIES: usize = 40;
/// The same limits as `STRICT`, for such a long draft.
pub(super) const LENIENT: (usize, (usize, usize)) = (4, (2, 5));
