//! Finds figurines in a score. Recognisers take them for letters and signs of all kinds, or leave them out,
//! and then misread what stands beside them. So they are found by their shapes, and the page is recognised again
//! with a capital of its own print in their places.
//!
//! | print | at first | with capitals | becomes |
//! |---|---|---|---|
//! | `♘f3` | `&f8` | `Kf3` | `♘f3` |
//! | `12.♗xe5` | `12.2xed` | `12.Kxe5` | `12.♗xe5` |
//! | `♗e7` | `fe7` | `Ke7` | `♗e7` |
//! | `Rf3` | `Rf3` | | `Rf3`: no figurine looks so |
//! | `e8♕` | `e8W` | `e8K` | `e8♕`, if such a queen stands before several squares of the page |
//!
//! Which man a figurine shows is only likely. The reader of the score corrects it where no such move can be
//! played.
//!
//! | module | what it does |
//! |---|---|
//! | `shapes` | how like the men a drawn letter is |

mod shapes;

use super::super::layout::median;
use super::super::picture::{PagePicture, marks_of};
use super::super::scan::PrintedArea;
use super::drawing::{Drawing, alike, mean};
use super::drawn_letters::{self, DrawnLetter, LetterKind, drawn_letters, kind, overlap};
use super::word::RecognisedWord;
use shapes::{FIGURINES, likeness};

/// Pixels darker than this belong to thin lines.
const PALE: u8 = 220;

/// How like each of [`FIGURINES`] the mean outline of its figurines is at least; letters stay below.
const LIKE: [f32; 5] = [0.85, 0.8, 0.82, 0.82, 0.7];

/// How much less like a man a figurine may be on a page that has some.
const DAMAGED: f32 = 0.1;

/// How alike the outlines of two kinds are that show the same man, as an outlined and a filled one do.
const SAME: f32 = 0.9;

/// Least lead of the likeliest man over the next, below which the figurine is doubtful.
const LEAD: f32 = 0.1;

/// Confidence of a word with a doubtful figurine, of 100.
const DOUBTFUL: f32 = 60.0;

/// Fewest figurines before a square on a page with figurines.
const FEWEST: usize = 4;

/// A kind of letter is a figurine if it stands before a square once in this number of places.
const OFTEN: usize = 4;

/// The least height of a figurine, as a share of that of figures and tall letters.
const LOW: f32 = 0.75;

/// The widest gap between the figurine and the letters of a move, in heights of tall letters.
const GAP: f32 = 0.3;

/// The widest gap between a figurine and the square behind it, in heights of tall letters.
const HEAD_GAP: f32 = 0.55;

/// The most parts of a figurine with thin lines.
const PARTS: usize = 5;

/// The greatest width of a figurine, in its heights.
const WIDE: f32 = 1.4;

/// Capitals that may stand where figurines were, the best first.
const CAPITALS: &str = "KNRBDHEP";

/// The figurines of a page.
#[derive(Default)]
pub(super) struct Figurines {
    all: Vec<Figurine>,
    /// A capital of the page, and where it is printed.
    letter: Option<(char, PrintedArea)>,
}

impl Figurines {
    /// Returns the page with a capital in the place of each figurine; `None` if there are none.
    pub fn replaced(&self, page: &PagePicture) -> Option<PagePicture> {
        let letter = self.letter.map(|(_, area)| area);
        let places = self.all.iter().map(|figurine| (figurine.area, letter));
        (!self.all.is_empty()).then(|| page.with_other_print(places))
    }
}

/// A figurine of a page.
struct Figurine {
    area: PrintedArea,
    sign: char,
    is_doubtful: bool,
}

/// Finds the figurines of a page on which these words were recognised.
pub(super) fn find(page: &PagePicture, words: &[RecognisedWord]) -> Figurines {
    let page = page.with_specks();
    let mut letters = Vec::new();
    let ink = marks_of(&page, PALE);
    let mut prints = drawn_letters(&page, ink, words, overlap, &mut letters);
    drawn_letters::name(words, &mut prints, &mut letters, |_, _, _| true);
    let mut kinds = Vec::new();
    let mut heads: Vec<(PrintedArea, usize)> = Vec::new();
    // The figurine that each kind of letter is, as often as it stands before a square.
    let mut whole: Vec<(usize, usize)> = Vec::new();
    for MoveHead { area, letter } in move_heads(&prints, &letters) {
        let figurine = kind(&page, &area, &mut kinds);
        heads.push((area, figurine));
        whole.extend(letter.map(|letter| (letter, figurine)));
    }
    let mut found: Vec<FigurineKind> = (0..kinds.len())
        .map(|number| {
            let of_kind = heads.iter().filter(|(_, kind)| *kind == number);
            FigurineKind::new(mean(of_kind.map(|(area, _)| shapes::outline(&page, area))))
        })
        .collect();
    if heads
        .iter()
        .filter(|(_, kind)| found[*kind].is_like(0.0))
        .count()
        < FEWEST
    {
        return Figurines::default();
    }
    name(&mut found);
    let figurine = |(area, number): &(PrintedArea, usize)| {
        let kind = &found[*number];
        let man = kind.man?;
        Some(Figurine {
            area: *area,
            sign: FIGURINES[man],
            is_doubtful: !kind.is_clearly(man),
        })
    };
    heads.extend(elsewhere(&prints, &letters, &whole, &heads));
    Figurines {
        all: heads.iter().filter_map(figurine).collect(),
        letter: stand_in(&prints, &letters, tall(&prints, &letters)),
    }
}

/// Returns the figurines that are not known to stand before a square: letters that look like those that do.
fn elsewhere(
    prints: &[DrawnLetter],
    letters: &[LetterKind],
    whole: &[(usize, usize)],
    heads: &[(PrintedArea, usize)],
) -> Vec<(PrintedArea, usize)> {
    let figurine_of = |print: &DrawnLetter| {
        let mut of_kind = whole.iter().filter(|(letter, _)| *letter == print.kind);
        let often = of_kind.clone().count();
        let (_, figurine) = of_kind.next()?;
        let is_often = often >= FEWEST && often * OFTEN >= letters[print.kind].count;
        is_often.then_some((print.area, *figurine))
    };
    let is_head = |area: &PrintedArea| heads.iter().any(|(head, _)| head == area);
    let others = prints.iter().filter_map(figurine_of);
    others.filter(|(area, _)| !is_head(area)).collect()
}

/// Returns a capital of the page that can stand where figurines were, so that words are told apart as before.
fn stand_in(
    prints: &[DrawnLetter],
    kinds: &[LetterKind],
    tall: f32,
) -> Option<(char, PrintedArea)> {
    CAPITALS.chars().find_map(|capital| {
        let is_it = |print: &&DrawnLetter| {
            let height = print.area.height as f32;
            kinds[print.kind].letter() == Some(capital) && (0.8..1.25).contains(&(height / tall))
        };
        prints.iter().find(is_it).map(|print| (capital, print.area))
    })
}

/// Figurines that look the same.
struct FigurineKind {
    outline: Drawing,
    /// How like each of [`FIGURINES`] it is.
    likeness: [f32; 5],
    /// The index of its man in [`FIGURINES`], once it is known.
    man: Option<usize>,
}

impl FigurineKind {
    fn new(outline: Drawing) -> FigurineKind {
        FigurineKind {
            likeness: likeness(&outline),
            outline,
            man: None,
        }
    }

    /// Returns whether it is as like a man as a figurine is, or less by this.
    fn is_like(&self, less: f32) -> bool {
        let mut men = self.likeness.iter().zip(LIKE);
        men.any(|(like, least)| *like >= least - less)
    }

    /// Returns whether it is much liker one man than the others.
    fn is_clearly(&self, man: usize) -> bool {
        let mut others = self.likeness.iter().enumerate();
        !others.any(|(other, like)| other != man && like + LEAD > self.likeness[man])
    }
}

/// Gives each kind that is like a man one, the likeliest first; what does not look alike shows different men, unless
/// it is clear.
fn name(found: &mut [FigurineKind]) {
    let mut pairs: Vec<(usize, usize, f32)> = Vec::new();
    let figurines = found.iter().enumerate();
    for (at, kind) in figurines.filter(|(_, kind)| kind.is_like(DAMAGED)) {
        let likeness = kind.likeness.iter().enumerate();
        pairs.extend(likeness.map(|(man, &like)| (at, man, like)));
    }
    pairs.sort_by(|one, other| other.2.total_cmp(&one.2));
    for (at, man, _) in pairs {
        let is_taken = found.iter().any(|other| {
            other.man == Some(man) && alike(&other.outline, &found[at].outline) < SAME
        });
        if found[at].man.is_none() && (found[at].is_clearly(man) || !is_taken) {
            found[at].man = Some(man);
        }
    }
}

impl LetterKind {
    /// Returns whether it is a letter or figure of squares, or a sign behind or of taking.
    fn is_of_square(&self) -> bool {
        self.letter().is_some_and(|letter| {
            matches!(letter, 'a'..='h' | '1'..='8' | 'x' | '×' | ':' | '+' | '#' | 'S' | 's' | '¢')
        })
    }

    /// Returns whether no square begins with it.
    fn ends_square(&self) -> bool {
        self.letter()
            .is_some_and(|letter| matches!(letter, '1'..='8' | '+' | '#'))
    }

    /// Returns whether it is a stop or another sign that ends what stands before a move.
    fn is_stop(&self) -> bool {
        let letter = self.letter();
        letter.is_some_and(|letter| matches!(letter, '.' | ',' | '(' | '…'))
    }
}

/// What stands in the place of a man before the square of a move, such as the figurine in `12.♘f3`.
struct MoveHead {
    area: PrintedArea,
    /// The kind of letter that it is, unless it has several parts.
    letter: Option<usize>,
}

/// Returns what stands in the places of men.
fn move_heads(prints: &[DrawnLetter], kinds: &[LetterKind]) -> Vec<MoveHead> {
    let tall = tall(prints, kinds);
    let close = |one: &DrawnLetter, next: &DrawnLetter| {
        let gap = next.area.left.saturating_sub(one.area.right());
        let is_head = kinds[next.kind].is_of_square() && !kinds[one.kind].is_of_square();
        let most = if is_head { HEAD_GAP } else { GAP };
        one.line == next.line && gap as f32 <= most * tall
    };
    let mut heads = Vec::new();
    for run in prints.chunk_by(close) {
        let begin = run.iter().rposition(|print| kinds[print.kind].is_stop());
        let run = &run[begin.map_or(0, |at| at + 1)..];
        let tail = run.iter().rev();
        let tail = tail.take_while(|print| kinds[print.kind].is_of_square());
        let begin = run.len() - tail.count();
        // What is taken for a figure or a sign there is a figurine.
        let signs = run[begin..]
            .iter()
            .take_while(|print| kinds[print.kind].ends_square());
        // So may be a letter of squares before another square, as the first one of `fe7`.
        let begin = match begin + signs.count() {
            0 if run.len() > 2 => 1,
            begin => begin,
        };
        let (head, square) = run.split_at(begin);
        if square.len() < 2 || head.is_empty() || head.len() > PARTS {
            continue;
        }
        let areas = head.iter().map(|print| print.area);
        let area = areas.reduce(|one, other| one.joined(&other));
        let area = area.filter(|area| {
            let (width, height) = (area.width as f32, area.height as f32);
            height >= LOW * tall && width >= height / 3.0 && width <= WIDE * height
        });
        let letter = match head {
            [one] => Some(one.kind),
            _ => None,
        };
        heads.extend(area.map(|area| MoveHead { area, letter }));
    }
    heads
}

/// Returns the middle height of figures and tall letters of squares.
fn tall(prints: &[DrawnLetter], kinds: &[LetterKind]) -> f32 {
    let is_tall = |print: &&DrawnLetter| {
        let letter = kinds[print.kind].letter();
        letter.is_some_and(|letter| matches!(letter, '1'..='8' | 'b' | 'd' | 'f' | 'h'))
    };
    let tall = prints.iter().filter(is_tall);
    median(tall.map(|print| f64::from(print.area.height)).collect()) as f32
}

/// Puts the figurines into the words that were recognised with capitals in their places.
pub(super) fn put_in(words: &mut Vec<RecognisedWord>, figurines: &Figurines) {
    let capital = figurines.letter.map(|(capital, _)| capital);
    for figurine in &figurines.all {
        let (left, right) = (figurine.area.left as f32, figurine.area.right() as f32);
        let (top, bottom) = (figurine.area.top as f32, figurine.area.bottom() as f32);
        // What ends before the figurine is another word, unless there is no other.
        let apart = |word: &RecognisedWord| match word.right < (left + right) / 2.0 {
            true => (left - word.right).max(0.0) + HEAD_GAP * (bottom - top),
            false => (word.left - right).max(0.0),
        };
        let line = words
            .iter()
            .enumerate()
            .filter(|(_, word)| word.is_level_with(top, bottom));
        let nearest = line.min_by(|(_, one), (_, other)| apart(one).total_cmp(&apart(other)));
        match nearest {
            Some((at, word)) if apart(word) <= 1.2 * HEAD_GAP * (bottom - top) => {
                put(&mut words[at], figurine, capital);
            }
            Some((at, word)) => {
                let alone = RecognisedWord {
                    text: figurine.sign.to_string(),
                    left,
                    top,
                    right,
                    bottom,
                    line: word.line,
                    confidence: DOUBTFUL,
                };
                words.insert(at + usize::from(word.left < left), alone);
            }
            None => {}
        }
    }
}

/// Puts a figurine into a word where it stands in the picture, for the capital that stood there.
fn put(word: &mut RecognisedWord, figurine: &Figurine, capital: Option<char>) {
    let (left, right) = (figurine.area.left as f32, figurine.area.right() as f32);
    let letters: Vec<char> = word.text.chars().collect();
    let share = (f32::midpoint(left, right) - word.left) / (word.right - word.left).max(1.0);
    let place = share.clamp(0.0, 1.0) * letters.len() as f32;
    let is_capital = |at: &usize| {
        letters[*at].is_uppercase() && (Some(letters[*at]) == capital || *at as f32 <= place)
    };
    let distance = |at: usize| (at as f32 + 0.5 - place).abs();
    let replaced = (0..letters.len()).filter(is_capital);
    let replaced = replaced.min_by(|one, other| distance(*one).total_cmp(&distance(*other)));
    let replaced = replaced.filter(|at| capital.is_some() && distance(*at) < 1.5);
    let at = replaced.unwrap_or(place.round() as usize);
    let behind = at + usize::from(replaced.is_some());
    let text = letters[..at]
        .iter()
        .chain([&figurine.sign])
        .chain(&letters[behind..]);
    word.text = text.collect();
    word.left = word.left.min(left);
    word.right = word.right.max(right);
    if figurine.is_doubtful {
        word.confidence = word.confidence.min(DOUBTFUL);
    }
}

#[cfg(test)]
mod tests {
    use image::{GrayImage, Luma};

    use super::super::super::picture;
    use super::super::print_of_tests::{draw, draw_letter};
    use super::super::word::word_at;
    use super::*;

    /// A knight in thin lines with gaps, as printers have it.
    const KNIGHT: &str = "\
...........#..............
...........##.............
.....#....#..#............
.....##...#..#............
.....#.#..#...#...........
.....#..#.....##..........
.....#.........##.........
....#...........##........
....#............##.......
...##.............##......
..#...##..........###.....
..#..###...........##.....
..#.................##....
.#..................##....
.#...................##...
.#...................##...
#.........#...........##..
#.........#...........##..
#........##...........###.
.#......##.............##.
##.#....#..............##.
#.##...##..............##.
#.#...##...............##.
.##.#.#.................##
..#####.................##
.......#................##
......##................##
.....##.................##
.....#..................##
....##..................##
....#...................##
....#...................##
....######################";

    fn word(text: &str, line: u32, left: f32, right: f32) -> RecognisedWord {
        let top = 100.0 + 60.0 * line as f32;
        word_at(text, line, (left, top, right, top + 33.0))
    }

    /// Draws lines of a knight and a square or of a capital and a square, and returns the page with what is
    /// recognised on it at first: this in the place of the knight.
    fn page(head: char, at_first: char) -> (PagePicture, Vec<RecognisedWord>) {
        let mut page = GrayImage::from_pixel(800, 700, Luma([255]));
        let mut words = Vec::new();
        for line in 0..9 {
            let top = 100 + 60 * line;
            let mut letter = |left, letter| draw_letter(&mut page, (left, top + 3), letter);
            letter(100, 'K');
            letter(152, 'f');
            letter(204, '3');
            let square = if line % 2 == 0 { 'f' } else { 'c' };
            // In the last line nothing stands behind the figurine, as in a sentence.
            let is_alone = line == 8;
            if !is_alone {
                letter(440, square);
                letter(492, '3');
            }
            match head {
                'K' => letter(388, 'K'),
                _ => draw(&mut page, (405, top), KNIGHT, 1),
            }
            words.push(word("Kf3", line, 100.0, 249.0));
            match is_alone {
                true => words.push(word(&at_first.to_string(), line, 386.0, 434.0)),
                false => words.push(word(&format!("{at_first}{square}3"), line, 386.0, 537.0)),
            }
        }
        let mut pages = picture::prepared(page);
        (pages.remove(0), words)
    }

    #[test]
    fn a_knight_in_thin_lines_is_found_where_it_looks_so_and_a_capital_is_none() {
        // A recogniser may take it for a sign, a figure or a letter of squares.
        for at_first in ['&', '2', 'f'] {
            let (knights, words) = page('♘', at_first);
            let found = find(&knights, &words);
            let signs: String = found.all.iter().map(|figurine| figurine.sign).collect();
            assert_eq!(signs, "♘".repeat(9), "{at_first}");
            assert_eq!(found.letter.map(|(capital, _)| capital), Some('K'));
        }
        let (knights, words) = page('♘', '&');
        let found = find(&knights, &words);
        let replaced = found.replaced(&knights).expect("a page with figurines");
        assert_ne!(replaced.clean, knights.clean);
        let (capitals, words) = page('K', '&');
        assert!(find(&capitals, &words).all.is_empty());
    }

    #[test]
    fn a_figurine_takes_the_place_of_its_capital() {
        let figurine = || Figurine {
            area: PrintedArea {
                left: 100,
                top: 100,
                width: 26,
                height: 33,
            },
            sign: '♘',
            is_doubtful: true,
        };
        let letter = Some(('K', PrintedArea::default()));
        for (recognised, left, becomes) in [
            ("Kf3", 100.0, "♘f3"),
            ("12.Kf3", 30.0, "12.♘f3"),
            ("f3", 130.0, "♘f3"),
            ("xe5", 130.0, "♘xe5"),
        ] {
            let mut words = vec![word(recognised, 0, left, 190.0)];
            let figurines = Figurines {
                all: vec![figurine()],
                letter,
            };
            put_in(&mut words, &figurines);
            assert_eq!(words[0].text, becomes, "{recognised}");
            assert_eq!(words[0].confidence, DOUBTFUL);
        }
    }
}
