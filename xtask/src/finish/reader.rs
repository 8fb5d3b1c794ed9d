//! The reader of books: a program that the page starts by itself, from a file that `index.html` names.
//!
//! trunk gives its files the same names every time, and a third file that starts the glue. Here the glue
//! starts itself, and its name and the program's change with what is in them.

use super::style::hashed_name;

/// The files as trunk names them.
pub const GLUE: &str = "book-reader.js";
pub const PROGRAM: &str = "book-reader_bg.wasm";
pub const LOADER: &str = "book-reader_loader.js";

/// What the page's and the reader's files become.
pub struct Named {
    pub page: String,
    pub glue: String,
    pub glue_name: String,
    pub program_name: String,
}

/// New names for glue and program, put where the old ones stand.
///
/// # Errors
/// When page or glue are not as expected: what is missing.
pub fn named(page: &str, glue: &str, program: &[u8]) -> Result<Named, String> {
    for (text, mark) in [(page, LOADER), (glue, PROGRAM)] {
        if text.matches(mark).count() != 1 {
            return Err(format!("`{mark}` is not where it was expected, once"));
        }
    }
    // The start's name, as the minifier has left it.
    let (_, start) = glue
        .rsplit_once("export default ")
        .ok_or("the glue does not give out its start")?;
    let start = start.trim_end_matches([';', '\n']);
    let program_name = hashed_name("book-reader", program, "wasm");
    let glue = format!("{};{start}();\n", glue.replace(PROGRAM, &program_name));
    let glue_name = hashed_name("book-reader", glue.as_bytes(), "js");
    Ok(Named {
        page: page.replace(LOADER, &glue_name),
        glue,
        glue_name,
        program_name,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta name=book-reader content=./book-reader_loader.js>";
    const GLUE_TEXT: &str = "new URL(`book-reader_bg.wasm`,import.meta.url);export default R";

    #[test]
    fn page_glue_and_program_agree_on_the_new_names() {
        let named = named(PAGE, GLUE_TEXT, b"program").expect("as expected");
        assert!(named.page.contains(&format!("./{}>", named.glue_name)));
        assert!(named.glue.contains(&format!("`{}`", named.program_name)));
        assert!(named.glue.ends_with("export default R;R();\n"));
        let other = super::named(PAGE, GLUE_TEXT, b"another").expect("as expected");
        assert_ne!(named.glue_name, other.glue_name);
    }

    #[test]
    fn a_glue_of_another_make_is_left_alone() {
        assert!(named(PAGE, "import wasm;", b"program").is_err());
        assert!(named("<html>", GLUE_TEXT, b"program").is_err());
    }
}
