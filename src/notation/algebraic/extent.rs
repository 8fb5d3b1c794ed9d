//! Finds the end of an algebraic move in the text of a score.

/// Returns how many bytes at the start of the text are one move. A move ends at white space or at a
/// sign of the score (`{`, `;`, `(`, `)`, `$`). A bracketed promotion and a detached "e.p." or
/// check mark belong to it.
pub(in crate::notation) fn extent(text: &str) -> usize {
    let mut end = word_end(text);
    // `e8(Q)`: the bracket closes after one letter.
    let rest = &text[end..];
    if rest.starts_with('(')
        && text[..end].ends_with(['1', '8'])
        && rest[1..].chars().nth(1) == Some(')')
    {
        let inside = rest[1..].chars().next().map_or(0, char::len_utf8);
        end += 1 + inside + 1;
        end += word_end(&text[end..]);
    }
    loop {
        let rest = &text[end..];
        let next = rest.trim_start_matches([' ', '\u{a0}']);
        let word = &next[..word_end(next)];
        if end == 0 || next.len() == rest.len() || !belongs_to_move(word) {
            return end.max(text.chars().next().map_or(0, char::len_utf8));
        }
        end += rest.len() - next.len() + word.len();
    }
}

/// Returns whether a word after a move is a mark of that move: "e.p.", "mate", a detached `+` or
/// `!`.
fn belongs_to_move(word: &str) -> bool {
    const WORDS: [&str; 8] = ["e.p.", "e.p", "ep", "mate", "ch", "ch.", "dis", "dbl"];
    let bare = word.trim_end_matches(['!', '?', '+', '#']);
    !word.is_empty()
        && (bare.is_empty() || WORDS.iter().any(|known| bare.eq_ignore_ascii_case(known)))
}

/// Returns how many bytes come before the first white space or sign of the score.
fn word_end(text: &str) -> usize {
    text.find(|c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '{' | '}' | ';' | '(' | ')' | '[' | ']' | '$' | '<' | '>' | '\0' | '\u{feff}'
            )
    })
    .unwrap_or(text.len())
}
