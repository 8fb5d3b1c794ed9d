//! Recognises a page by one look at it or several.
//!
//! | the page | looked at again |
//! |---|---|
//! | is hardly recognised | upside down |
//! | has other columns than its ink seems to have | column by column |
//! | has figurines | with a capital in the place of each |
//! | has words in its score that are no moves | with these lines alone, for the letters of moves |
//!
//! Its words are mended by the letters of its book, which the next page tells too. So it waits for that one.

use std::borrow::Cow;

use super::super::picture::PagePicture;
use super::super::scan::PrintedArea;
use super::drawn_letters::LetterKind;
use super::figurines::{self, Figurines};
use super::move_words::MOVE_LETTERS;
use super::recogniser::{PagePlace, Recogniser};
use super::stacked_columns::StackedColumns;
use super::word::RecognisedWord;
use super::{boxes, dirt, dots, glued_words, move_words, own_letters, row_numbers};

/// A page whose words were recognised, but not yet mended by the letters of its book.
pub(super) struct WaitingPage {
    /// The number of the page or picture in the file, from 1.
    pub(super) number: u32,
    pub(super) picture: PagePicture,
    pub(super) words: Vec<RecognisedWord>,
    pub(super) columns: Option<StackedColumns>,
    score: Option<ScoreOfPage>,
}

/// What is known of a page with words of a score.
struct ScoreOfPage {
    figurines: Figurines,
    /// The page with a capital in the place of each figurine, if it has figurines.
    replaced: Option<PagePicture>,
    /// For each word whether it is the number of a row; `None` if the moves are not in English.
    numbers: Option<Vec<bool>>,
}

impl WaitingPage {
    /// Recognises the words of a page.
    pub(super) async fn recognise(
        mut picture: PagePicture,
        place: PagePlace,
        recogniser: &mut impl Recogniser,
    ) -> Result<WaitingPage, String> {
        let (mut words, mut guessed) = first_look(&picture, place, recogniser).await?;
        if let Some(turned) = turned(&picture, &words, recogniser).await? {
            picture = turned;
            (words, guessed) = first_look(&picture, place, recogniser).await?;
        }
        let (columns, score) = look_again(&picture, &mut words, guessed, recogniser).await?;
        Ok(WaitingPage {
            number: place.page,
            picture,
            words,
            columns,
            score,
        })
    }

    /// Mends the words by the letters of their page and those of the pages before and after it. `kinds` are those of
    /// the pages before; the letters of this page are added to them.
    pub(super) fn mend(&mut self, next: Option<&mut WaitingPage>, kinds: &mut Vec<LetterKind>) {
        if let Some((words, numbers, page)) = self.score() {
            let mut around = kinds.clone();
            if let Some((next, _, page)) = next.and_then(WaitingPage::score) {
                own_letters::learn(next, page, &mut around);
            }
            own_letters::learn(words, page, kinds);
            own_letters::mend(words, numbers, page, around);
        }
        if let Some(score) = &self.score {
            figurines::put_in(&mut self.words, &score.figurines);
        }
    }

    /// Returns the page with its rows' numbers, as its words were recognised; `None` if it has no score in English.
    fn score(&mut self) -> Option<(&mut Vec<RecognisedWord>, &[bool], &PagePicture)> {
        let score = self.score.as_ref()?;
        let page = score.replaced.as_ref().unwrap_or(&self.picture);
        Some((&mut self.words, score.numbers.as_deref()?, page))
    }
}

/// Looks at a page again, column by column if it has several.
struct FurtherLooks<'r, R> {
    recogniser: &'r mut R,
    columns: Option<StackedColumns>,
}

impl<R: Recogniser> FurtherLooks<'_, R> {
    /// Recognises the words of a page as it is `drawn`, each letter of which is one of these if there are any.
    async fn look(
        &mut self,
        page: &PagePicture,
        drawn: &PagePicture,
        letters: &str,
    ) -> Result<Option<Vec<RecognisedWord>>, String> {
        let columns = self.columns.as_ref();
        let seen = in_columns(drawn, columns);
        let words = self.recogniser.recognise_again(&seen, letters).await?;
        Ok(words.map(|words| in_place(words, page, columns)))
    }
}

/// Recognises the words of a page, in the columns that it seems to have.
async fn first_look(
    page: &PagePicture,
    place: PagePlace,
    recogniser: &mut impl Recogniser,
) -> Result<(Vec<RecognisedWord>, Option<StackedColumns>), String> {
    let guessed = StackedColumns::guess(page);
    let words = recogniser
        .recognise(&in_columns(page, guessed.as_ref()), place)
        .await?;
    Ok((in_place(words, page, guessed.as_ref()), guessed))
}

/// Mends the words of a page by further looks at it. Returns its columns if it has several, and what is known of its
/// score if it has one. Its words were recognised in the `guessed` columns, if there are any.
async fn look_again(
    page: &PagePicture,
    words: &mut Vec<RecognisedWord>,
    guessed: Option<StackedColumns>,
    recogniser: &mut impl Recogniser,
) -> Result<(Option<StackedColumns>, Option<ScoreOfPage>), String> {
    let mut looks = FurtherLooks {
        recogniser,
        columns: None,
    };
    // By their numbers, rows are told from columns.
    row_numbers::mend(words);
    looks.columns = StackedColumns::find(page, words);
    let is_guessed = match (&looks.columns, &guessed) {
        (Some(columns), Some(guessed)) => columns.divide_like(guessed, words),
        (None, None) => true,
        _ => false,
    };
    if !is_guessed {
        match looks.look(page, page, "").await? {
            Some(again) if !again.is_empty() => *words = again,
            _ => looks.columns = guessed,
        }
    }
    let numbers = row_numbers::mend(words);
    if !move_words::has_score(words, &numbers) {
        boxes::widen(words, page.letters());
        dots::find(words, page);
        row_numbers::mend(words);
        return Ok((looks.columns, None));
    }
    let figurines = figurines::find(page, words);
    let replaced = figurines.replaced(page);
    if let Some(replaced) = &replaced {
        match looks.look(page, replaced, "").await? {
            Some(again) if !again.is_empty() => *words = again,
            _ => return Ok((looks.columns, None)),
        }
    }
    let page = replaced.as_ref().unwrap_or(page);
    boxes::widen(words, page.letters());
    dots::find(words, page);
    let numbers = row_numbers::mend(words);
    let unclear = move_words::unclear(words, &numbers);
    let second = match unclear.contains(&true) {
        true => {
            let lines = page.with_print_of(&line_areas(words, &unclear));
            looks.look(page, &lines, MOVE_LETTERS).await?
        }
        false => Some(Vec::new()),
    };
    // If there is none, the moves are not in English.
    let numbers = second.map(|second| {
        move_words::mend(words, &numbers, &second);
        numbers
    });
    let score = ScoreOfPage {
        figurines,
        replaced,
        numbers,
    };
    Ok((looks.columns, Some(score)))
}

/// Returns a page as it is recognised: with its columns below one another if it has several.
fn in_columns<'p>(page: &'p PagePicture, columns: Option<&StackedColumns>) -> Cow<'p, PagePicture> {
    match columns {
        Some(columns) => Cow::Owned(columns.page(page)),
        None => Cow::Borrowed(page),
    }
}

/// Returns words that were recognised on a page, or on its stacked columns, in their places on the page and without
/// dirt.
fn in_place(
    mut words: Vec<RecognisedWord>,
    page: &PagePicture,
    stacked: Option<&StackedColumns>,
) -> Vec<RecognisedWord> {
    if let Some(columns) = stacked {
        words = columns.back(words);
    }
    dirt::drop_dirt(&mut words, page.clean_letter_height());
    boxes::join_lines(&mut words);
    boxes::divide(&mut words);
    glued_words::divide(&mut words, || page.letters());
    words
}

/// Space around a line that is cut out, as a share of its height.
const AROUND: f32 = 0.1;

/// Returns the areas of the lines of these words, of which only the chosen ones count.
fn line_areas(words: &[RecognisedWord], chosen: &[bool]) -> Vec<PrintedArea> {
    let chosen = words.iter().zip(chosen).filter(|(_, chosen)| **chosen);
    let chosen: Vec<&RecognisedWord> = chosen.map(|(word, _)| word).collect();
    let lines = chosen.chunk_by(|one, next| one.line == next.line);
    let area = |line: &[&RecognisedWord]| {
        let least = |edge: fn(&RecognisedWord) -> f32| {
            let edges = line.iter().map(|word| edge(word));
            edges.fold(f32::INFINITY, f32::min)
        };
        let (left, top) = (least(|word| word.left), least(|word| word.top));
        let (right, bottom) = (-least(|word| -word.right), -least(|word| -word.bottom));
        let around = AROUND * (bottom - top);
        let (left, top) = ((left - around) as u32, (top - around) as u32);
        PrintedArea {
            left,
            top,
            width: (right + around) as u32 - left,
            height: (bottom + around) as u32 - top,
        }
    };
    lines.map(area).collect()
}

/// Mean confidence of letters below which a page is hardly recognised. Of a page that stands upside down it is about
/// 30, and of damaged ones above 60.
const HARDLY: f32 = 50.0;

/// Returns a page that was hardly recognised upside down, if it is recognised better so.
async fn turned(
    page: &PagePicture,
    words: &[RecognisedWord],
    recogniser: &mut impl Recogniser,
) -> Result<Option<PagePicture>, String> {
    if !are_hardly_recognised(words) {
        return Ok(None);
    }
    let turned = page.turned();
    let again = recogniser.recognise_again(&turned, "").await?;
    let is_better = again.is_some_and(|again| certainty(&again) > certainty(words));
    Ok(is_better.then_some(turned))
}

/// Returns whether the words of a page are hardly recognised.
pub(super) fn are_hardly_recognised(words: &[RecognisedWord]) -> bool {
    certainty(words) < HARDLY
}

/// Returns the mean confidence of the letters of words, from 0 to 100.
fn certainty(words: &[RecognisedWord]) -> f32 {
    let letters = |word: &RecognisedWord| word.text.chars().count() as f32;
    let all: f32 = words.iter().map(letters).sum();
    let sure = words.iter().map(|word| word.confidence * letters(word));
    sure.sum::<f32>() / all.max(1.0)
}
