//! What programs wrote into comments for programs, such as `[%clk 0:05:00]`.

/// A comment without the commands in it (`[%clk 0:05:00]`), which programs wrote for programs.
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

/// The value of a command in a comment: `0:05:00` of `[%clk 0:05:00]`.
pub(crate) fn command(comment: &str, name: &str) -> Option<String> {
    let lead = ["[%", name, " "].concat();
    let value = &comment[opening(comment, &lead)? + lead.len()..];
    Some(value[..value.find(']')?].trim().to_owned())
}

/// Where a command that begins with these letters stands, the first of which is its bracket.
pub(super) fn opening(comment: &str, lead: &str) -> Option<usize> {
    let mut brackets = comment.match_indices('[').map(|(at, _)| at);
    brackets.find(|&at| comment[at..].starts_with(lead))
}
