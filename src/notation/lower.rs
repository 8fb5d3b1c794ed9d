//! Small letters of the alphabets that chess books are printed in, without the case tables of Unicode.

/// The text in small letters: Latin with its accents, and Cyrillic.
pub(crate) fn lower(text: &str) -> String {
    text.chars().map(small).collect()
}

/// Whether it is a letter of those alphabets; what else Unicode counts as one is not.
pub(super) const fn is_letter(c: char) -> bool {
    matches!(c, 'A'..='Z' | 'a'..='z' | 'ª' | 'º' | 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ſ' | 'Ѐ'..='џ')
}

/// Whether it is a capital of those alphabets.
pub(super) fn is_capital(c: char) -> bool {
    small(c) != c
}

/// The small letter of a capital.
fn small(c: char) -> char {
    let code = c as u32;
    let further = match c {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        // Of the accented letters of Central Europe every other is a capital.
        'Ĺ'..='Ň' | 'Ź'..='Ž' => code % 2,
        'Ā'..='ķ' | 'Ŋ'..='ŷ' => 1 - code % 2,
        _ => 0,
    };
    char::from_u32(code + further).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::lower;

    #[test]
    fn capitals_of_europe_have_their_small_letters() {
        assert_eq!(
            lower("WEIß Échec Černý Ёж БЕЛЫЕ ŁÓDŹ × ž"),
            "weiß échec černý ёж белые łódź × ž"
        );
    }
}
