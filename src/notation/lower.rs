//! Lower case for the alphabets that chess books are printed in, without the case tables of
//! Unicode.

/// Returns the text in lower case, for Latin with its accents and for Cyrillic.
pub(crate) fn lower(text: &str) -> String {
    text.chars().map(small).collect()
}

/// Returns whether this is a letter of those alphabets; other letters of Unicode do not count.
pub(super) const fn is_letter(c: char) -> bool {
    matches!(c, 'A'..='Z' | 'a'..='z' | 'ª' | 'º' | 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ſ' | 'Ѐ'..='џ')
}

/// Returns whether this is a capital of those alphabets.
pub(super) fn is_capital(c: char) -> bool {
    small(c) != c
}

/// Returns the small letter of a capital; other characters stay as they are.
fn small(c: char) -> char {
    let code = c as u32;
    let further = match c {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        // Among the accented letters of Central Europe, capitals and small letters alternate.
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
