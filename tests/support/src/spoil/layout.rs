//! Damage to moves, numbers, rows and lines, and text put between them.

use std::ops::Range;

use super::SourcePage;
use super::printed::{put, with};
use crate::chance::Dice;

/// Returns the byte range of the number before White's move in this ply's turn.
fn number(page: &SourcePage, ply: usize) -> Option<Range<usize>> {
    let start = page.plies.get(ply - ply % 2)?.start;
    let before = page.text[..start].trim_end();
    let bare = before.trim_end_matches(['.', ')']);
    let digits = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    (digits.len() < bare.len() && start - before.len() < 12).then_some(digits.len()..bare.len())
}

/// Returns the byte range of a turn, from its number to the stops behind Black's move.
fn turn(page: &SourcePage, ply: usize) -> Option<Range<usize>> {
    let begin = number(page, ply)?.start;
    let last = page.plies.get(ply - ply % 2 + 1)?.end;
    let tail = &page.text[last..];
    let stops = tail.len() - tail.trim_start_matches(['.', ',', ';']).len();
    Some(begin..last + stops)
}

/// Returns the byte range of the line around byte `at`, with its line break.
fn line(text: &str, at: usize) -> Range<usize> {
    let begin = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let end = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
    begin..end
}

/// Returns the line of a ply, if it holds the two moves of its turn and no others.
fn row(page: &SourcePage, ply: usize) -> Option<Range<usize>> {
    let turn = turn(page, ply)?;
    let line = line(&page.text, turn.start);
    let inside = |span: &&Range<usize>| line.start <= span.start && span.end <= line.end;
    (line.end > turn.end && page.plies.iter().filter(inside).count() == 2).then_some(line)
}

/// Returns the byte offset for a paragraph after this ply: behind its line, or behind its turn in
/// running text.
fn between(page: &SourcePage, ply: usize) -> Option<usize> {
    if page.flows {
        return Some(turn(page, ply)?.end);
    }
    (ply % 2 == 1).then(|| line(&page.text, page.plies[ply].end.saturating_sub(1)).end)
}

/// Returns the page with a paragraph after this ply.
fn paragraph(page: &SourcePage, ply: usize, words: &str) -> Option<String> {
    let at = between(page, ply)?;
    Some(put(&page.text, at..at, &format!("\n{words}\n\n")))
}

/// Returns the words of a random move of the page.
fn quoted<'p>(page: &'p SourcePage, dice: &mut Dice) -> &'p str {
    let span = dice.pick(&page.plies).clone();
    page.text[span].trim_end_matches(['.', ',', ' '])
}

/// Deletes a move and the stops behind it.
pub fn move_lost(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let mut span = page.plies[ply].clone();
    let tail = &page.text[span.end..];
    span.end += tail.len() - tail.trim_start_matches([',', '.', ';', ' ', '\t']).len();
    Some(put(&page.text, span, ""))
}

/// Prints a move twice.
pub fn move_twice(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let words = &page.text[page.plies[ply].clone()];
    Some(with(page, ply, &format!("{words} {words}")))
}

/// Returns the gap between White's move and Black's on one line.
fn gap(page: &SourcePage, ply: usize) -> Option<Range<usize>> {
    let white = ply - ply % 2;
    let gap = page.plies[white].end..page.plies.get(white + 1)?.start;
    let blank = |words: &str| words.chars().all(|c| matches!(c, ' ' | '\t' | ','));
    blank(page.text.get(gap.clone())?).then_some(gap)
}

/// Deletes the gap between White's move and Black's.
pub fn moves_glued(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    Some(put(&page.text, gap(page, ply)?, ""))
}

/// Narrows the gap between White's move and Black's to one space.
pub fn moves_near(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    Some(put(&page.text, gap(page, ply)?, " "))
}

/// Deletes a row, or a turn of running text.
pub fn row_lost(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let span = row(page, ply).or_else(|| turn(page, ply).filter(|_| page.flows))?;
    Some(put(&page.text, span, ""))
}

/// Deletes two consecutive rows.
pub fn rows_lost(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let (first, next) = (
        row(page, ply)?,
        row(page, ply + 2 - ply % 2).filter(|_| ply + 4 < page.plies.len())?,
    );
    (first.end == next.start).then(|| put(&page.text, first.start..next.end, ""))
}

/// Prints a row twice.
pub fn row_twice(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let row = row(page, ply)?;
    Some(put(&page.text, row.end..row.end, &page.text[row]))
}

/// Breaks a row between White's move and Black's.
pub fn row_broken(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    row(page, ply)?;
    Some(put(&page.text, gap(page, ply)?, "\n"))
}

/// Breaks a row at a space within a move.
pub fn move_broken(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let words = &page.text[page.plies[ply].clone()];
    let spaces: Vec<usize> = words.match_indices(' ').map(|(at, _)| at).collect();
    if spaces.is_empty() {
        return None;
    }
    let at = *dice.pick(&spaces);
    Some(with(page, ply, &put(words, at..at + 1, "\n")))
}

/// Joins a row and the next into one line.
pub fn rows_joined(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let row = row(page, ply)?;
    let next = page.plies.get(ply - ply % 2 + 2)?.start;
    (line(&page.text, next).start == row.end).then(|| put(&page.text, row.end - 1..row.end, "   "))
}

/// Breaks a word of a move with a hyphen at the line's end.
pub fn hyphened(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let words = &page.text[page.plies[ply].clone()];
    let at = words.match_indices(char::is_alphabetic).map(|(at, _)| at);
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_lowercase());
    let inside = |at: &usize| {
        *at > 1 && letter(words[..*at].chars().next_back()) && letter(words[*at..].chars().next())
    };
    let at = at.into_iter().find(inside)?;
    Some(with(page, ply, &put(words, at..at, "-\n")))
}

fn renumbered(page: &SourcePage, ply: usize, change: impl Fn(u32) -> String) -> Option<String> {
    let span = number(page, ply)?;
    let number = page.text[span.clone()].parse().ok()?;
    Some(put(&page.text, span, &change(number)))
}

/// Replaces the first digit of a number.
pub fn number_wrong(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let digit = dice.roll(10);
    renumbered(page, ply, |number| {
        let mut digits = number.to_string();
        digits.replace_range(0..1, &digit.to_string());
        digits
    })
}

/// Makes a number one too high or one too low.
pub fn number_off(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let up = dice.roll(2) == 0;
    renumbered(page, ply, |number| {
        (if up { number + 1 } else { number.max(2) - 1 }).to_string()
    })
}

/// Replaces a number with spaces.
pub fn number_lost(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let number = number(page, ply)?;
    let start = page.plies[ply - ply % 2].start;
    let blank = " ".repeat(start - number.start);
    Some(put(&page.text, number.start..start, &blank))
}

/// Prints a digit of a number as a character that looks like it.
pub fn number_letters(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let letters = [
        ('0', 'O'),
        ('1', 'l'),
        ('2', 'Z'),
        ('3', '8'),
        ('4', 'A'),
        ('5', 'S'),
        ('6', 'b'),
        ('8', 'B'),
    ];
    renumbered(page, ply, |number| {
        let digits = number.to_string();
        let (digit, letter) = *letters
            .iter()
            .find(|(digit, _)| digits.contains(*digit))
            .unwrap_or(&('7', '?'));
        digits.replacen(digit, &letter.to_string(), 1)
    })
}

/// Deletes the stop and the gap behind a number.
pub fn number_glued(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let number = number(page, ply)?;
    Some(put(
        &page.text,
        number.end..page.plies[ply - ply % 2].start,
        "",
    ))
}

/// Prints a comma behind a number instead of a stop.
pub fn number_comma(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let number = number(page, ply)?;
    let dot = usize::from(page.text[number.end..].starts_with('.'));
    Some(put(&page.text, number.end..number.end + dot, ","))
}

/// Puts the head of a page between rows.
pub fn page_head(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let heads = [
        "160    CHESS PRAXIS",
        "THE EVANS GAMBIT.     97",
        "                    - 77 -",
        "Games played at odds.    31",
        "[Page 64]",
    ];
    paragraph(page, ply, dice.pick::<&str>(&heads))
}

/// Puts a footnote between rows.
pub fn footnote(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let notes = [
        "* Played in haste.",
        "[1] Time, forty minutes.",
        "(a) The usual reply, and without doubt the best.",
        "A weak move, which loses time.",
        "† See page 57.",
    ];
    paragraph(page, ply, dice.pick::<&str>(&notes))
}

/// Puts a note that quotes moves of the page between rows.
pub fn note_quotes(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let (one, two) = (quoted(page, dice), quoted(page, dice));
    let notes = [
        format!("{one} and {two} seems a more natural continuation."),
        format!("{one} was the right move here."),
        format!("We should have preferred {one}, followed by {two}."),
        format!("Threatening {one}."),
    ];
    paragraph(page, ply, dice.pick::<String>(&notes))
}

/// Puts a note that quotes numbered moves between rows.
pub fn note_numbers(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let number = ply / 2 + 1 + dice.roll(3);
    let (one, two) = (quoted(page, dice), quoted(page, dice));
    let notes = [
        format!("{number}. {one}. {two}., followed by {number}. {two} would have been stronger."),
        format!("{number} {one} was the move."),
        format!(
            "{number}... {one} loses a piece: {} {two}, {one}.",
            number + 1
        ),
        format!("The continuation {number}. {one}, {two}; is given by Staunton."),
    ];
    paragraph(page, ply, dice.pick::<String>(&notes))
}

/// Puts a note with a line that begins with a number between rows.
pub fn note_begins(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let number = ply / 2 + 2;
    let notes = [
        format!(
            "There were now no fewer than\n{number} men on the board,\nand White has the move."
        ),
        format!("This took him\n{number} minutes to find."),
    ];
    paragraph(page, ply, dice.pick::<String>(&notes))
}

/// Puts a footnote that begins with "If" and quotes moves between rows.
pub fn note_if(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let number = ply / 2 + 2;
    let (one, two) = (quoted(page, dice), quoted(page, dice));
    let notes = [
        format!("* If {number}. {one}, then {two} wins at once."),
        format!("(b) If {one}, {two}, and Black must lose."),
        format!(
            "    If {number}. {one}    {two}\n    {}. {two}    {one}, &c.",
            number + 1
        ),
    ];
    paragraph(page, ply, dice.pick::<String>(&notes))
}

/// Puts a bracket with numbered moves behind a ply or between rows.
pub fn bracket(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let number = ply / 2 + 1 + dice.roll(2);
    let (one, two) = (quoted(page, dice), quoted(page, dice));
    let words = format!("({number}. {one}, {two} is also played)");
    if page.flows {
        let at = page.plies[ply].end;
        return Some(put(&page.text, at..at, &format!(" {words}")));
    }
    paragraph(page, ply, &words)
}

/// Puts a sentence with numbers that count no moves between rows.
pub fn sentence(page: &SourcePage, ply: usize, dice: &mut Dice) -> Option<String> {
    let notes = [
        "The game had lasted 6 hours, and 40 spectators were present.",
        "At this point 2 pawns are worth more than 1 piece.",
        "See game 12, move 9, where the same position arises.",
    ];
    paragraph(page, ply, dice.pick::<&str>(&notes))
}
