//! The words of a page as the program tesseract writes them: a table with a row for each word.
//!
//! | column | meaning |
//! |---|---|
//! | 1 | 5 for a word; larger parts of the page have lower numbers |
//! | 3, 4, 5 | the numbers of its block, its paragraph and its line |
//! | 7 to 10 | left, top, width and height in pixels |
//! | 11 | how sure the program is, from 0 to 100 |
//! | 12 | the word |

use super::word::RecognisedWord;

/// The first column of a row that is a word.
const WORD: &str = "5";

/// Returns the words of such a table. Rows of any other form are passed over.
#[must_use]
pub fn words_of_tsv(table: &str) -> Vec<RecognisedWord> {
    let (mut line, mut last) = (0, None);
    let words = table.lines().filter_map(|row| {
        let columns: Vec<&str> = row.split('\t').collect();
        let [WORD, page, block, paragraph, row, _, place @ ..] = columns.as_slice() else {
            return None;
        };
        let number = |at: usize| place.get(at)?.trim().parse::<f32>().ok();
        let (left, top, width, height) = (number(0)?, number(1)?, number(2)?, number(3)?);
        let text = place.get(5)?.trim();
        let of = Some([*page, *block, *paragraph, *row].map(str::to_owned));
        if of != last {
            line += 1;
            last = of;
        }
        let word = RecognisedWord {
            text: text.to_owned(),
            left,
            top,
            right: left + width,
            bottom: top + height,
            line,
            confidence: number(4)?,
        };
        let is_finite = [word.left, word.top, word.right, word.bottom]
            .iter()
            .all(|edge| edge.is_finite());
        (!text.is_empty() && is_finite).then_some(word)
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_with_their_lines_and_other_rows_are_passed_over() {
        let table = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n\
                     4\t1\t1\t1\t1\t0\t10\t20\t300\t22\t-1\t\n\
                     5\t1\t1\t1\t1\t1\t10\t20\t40\t22\t96.5\tP-K4\n\
                     5\t1\t1\t1\t1\t2\t60\t21\t40\t22\t31\tB-KBA\n\
                     5\t1\t1\t1\t2\t1\t10\t50\t40\t22\t95\t \n\
                     5\t1\t1\t1\t2\t1\t10\t50\t40\n\
                     5\t1\t1\t1\t2\t1\tx\t50\t40\t22\t95\tKt\n\
                     5\t1\t1\t1\t2\t2\t60\t50\t40\t22\t95\tKtxP\n";
        let words = words_of_tsv(table);
        let read: Vec<(&str, u32, f32)> = words
            .iter()
            .map(|word| (word.text.as_str(), word.line, word.right))
            .collect();
        assert_eq!(
            read,
            [("P-K4", 1, 50.0), ("B-KBA", 1, 100.0), ("KtxP", 2, 100.0)]
        );
        assert_eq!(words[1].confidence, 31.0);
    }
}
