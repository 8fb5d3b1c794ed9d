//! The glue in fewer letters: no spaces, and short names for what only it knows.

use minify_js::{Session, TopLevelMode, minify};

/// How the glue gives out what starts the program.
pub const EXPORTS: &str = "export { initSync, __wbg_init as default };";

/// The same, in a form that the minifier reads. The program is never started any other way.
const EXPORT: &str = "export default __wbg_init;";

/// The glue in fewer letters. It must be tidy: a statement or less on a line.
///
/// # Errors
/// When it is not as wasm-bindgen writes it, or cannot be read: the reason in a few words.
pub fn minified(glue: &str) -> Result<String, String> {
    if glue.matches(EXPORTS).count() != 1 {
        return Err(format!("`{EXPORTS}` is not in the glue, once"));
    }
    let glue = glue.replace(EXPORTS, EXPORT);
    let mut small = Vec::new();
    minify(
        &Session::new(),
        TopLevelMode::Module,
        glue.as_bytes(),
        &mut small,
    )
    .map_err(|error| format!("the glue cannot be made smaller: {error:?}"))?;
    let small = String::from_utf8(small).map_err(|_| "the smaller glue is no text".to_string())?;
    if small.contains("=Promise.") {
        // The minifier gives a function that is used twice a name of its own, and those of `Promise` do not bear it.
        return Err("a function of Promise would be torn from it".to_string());
    }
    Ok(small)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "function make() {\nreturn new Map();\n}\n\
        let wasm;\n\
        function __wbg_init(module_or_path) {\nconst imports = { x: make, memory: wasm };\nreturn imports;\n}\n\
        export { initSync, __wbg_init as default };\n";

    #[test]
    fn the_start_is_still_given_out_and_keys_keep_their_names() {
        let small = minified(GLUE).expect("glue");
        assert!(small.len() < GLUE.len() * 2 / 3, "{small}");
        assert!(small.contains("x:") && small.contains("memory:"), "{small}");
        assert!(small.contains("default"), "{small}");
    }

    #[test]
    fn glue_of_another_make_is_refused() {
        assert!(minified("let a = 1;\n").is_err());
        let promised = ["Promise.all([1]);\nPromise.all([2]);\n", GLUE].concat();
        assert!(minified(&promised).is_err());
    }
}
