//! Comments separated into commands for programs, such as `[%clk 0:05:00]`, and words for people.
//!
//! | comments | words | with the words `Forced` |
//! |---|---|---|
//! | `Good` | `Good` | `Forced` |
//! | `[%clk 0:05:00] Good`, `Best` | `Good Best` | `[%clk 0:05:00] Forced` |

/// Returns a comment without its commands, such as `[%clk 0:05:00]`, and with single spaces.
pub(crate) fn without_commands(comment: &str) -> String {
    let mut text = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some(start) = opening(rest, "[%") {
        text.push_str(&rest[..start]);
        rest = match rest[start..].find(']') {
            Some(end) => &rest[start + end + 1..],
            None => "",
        };
    }
    text.push_str(rest);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the words of these comments, unchanged; several comments are joined with a space.
pub(crate) fn words(comments: &[String]) -> String {
    let mut words = String::new();
    for comment in comments {
        let own = parted(comment).0;
        if !words.is_empty() && !own.is_empty() {
            words.push(' ');
        }
        words.push_str(&own);
    }
    words
}

/// Replaces the words of these comments by `words`, in a single comment. The commands stay, before
/// the words.
pub(crate) fn set_words(comments: &mut Vec<String>, words: &str) {
    let mut all: String = comments.iter().map(|comment| parted(comment).1).collect();
    if !all.is_empty() && !words.is_empty() {
        all.push(' ');
    }
    // A command typed by a user is kept as plain text.
    all.push_str(&words.replace("[%", "[ %"));
    comments.clear();
    if !all.is_empty() {
        comments.push(all);
    }
}

/// Splits a comment into its words and its commands, each joined together.
fn parted(comment: &str) -> (String, String) {
    let (mut words, mut commands) = (String::new(), String::new());
    let mut rest = comment;
    while let Some(start) = opening(rest, "[%")
        && let Some(end) = rest[start..].find(']').map(|end| start + end + 1)
    {
        words.push_str(&rest[..start]);
        commands.push_str(&rest[start..end]);
        rest = &rest[end..];
    }
    words.push_str(rest);
    // The space between a command and the words belongs to neither.
    if commands.is_empty() {
        return (words, commands);
    }
    (words.trim_start().to_owned(), commands)
}

/// Returns the value of a command in a comment: `0:05:00` of `[%clk 0:05:00]`.
pub(crate) fn command(comment: &str, name: &str) -> Option<String> {
    let lead = ["[%", name, " "].concat();
    let value = &comment[opening(comment, &lead)? + lead.len()..];
    Some(value[..value.find(']')?].trim().to_owned())
}

/// Returns the byte offset of the first place that starts with `lead`, which begins with a bracket.
pub(super) fn opening(comment: &str, lead: &str) -> Option<usize> {
    let mut brackets = comment.match_indices('[').map(|(at, _)| at);
    brackets.find(|&at| comment[at..].starts_with(lead))
}
