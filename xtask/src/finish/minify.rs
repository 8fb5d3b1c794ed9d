//! The glue in fewer letters: no spaces, short names for what only it knows, and without the classes that
//! nobody makes or asks for.

use minify_js::{Session, TopLevelMode, minify};

/// How the glue gives out what starts the program.
pub const EXPORTS: &str = "export { initSync, __wbg_init as default };";

/// The same, in a form that the minifier reads. The program is never started any other way.
const EXPORT: &str = "export default __wbg_init;";

/// How a class begins.
const CLASS: &str = "export class ";

/// The glue in fewer letters. It must be tidy: a statement or less on a line.
///
/// # Errors
/// When it is not as wasm-bindgen writes it, or cannot be read: the reason in a few words.
pub fn minified(glue: &str) -> Result<String, String> {
    if glue.matches(EXPORTS).count() != 1 {
        return Err(format!("`{EXPORTS}` is not in the glue, once"));
    }
    let glue = without_classes(glue).replace(EXPORTS, EXPORT);
    let mut small = Vec::new();
    minify(
        &Session::new(),
        TopLevelMode::Module,
        glue.as_bytes(),
        &mut small,
    )
    .map_err(|error| format!("the glue cannot be made smaller: {error:?}"))?;
    String::from_utf8(small).map_err(|_| "the smaller glue is no text".to_string())
}

/// The glue without the classes it gives out: the page imports nothing from it but its start. A class that
/// the glue itself makes objects of stays.
fn without_classes(glue: &str) -> String {
    let mut kept = String::with_capacity(glue.len());
    let mut rest = glue;
    while let Some((before, class)) = rest.split_once(CLASS) {
        kept.push_str(before);
        let name = class.split(' ').next().unwrap_or_default();
        let made = [
            format!("new {name}("),
            format!("{name}.__"),
            format!("instanceof {name}"),
        ];
        let disposable = format!("if (Symbol.dispose) {name}.");
        // wasm-bindgen says how to dispose of its objects in the line after each class.
        let end = class
            .find(&disposable)
            .filter(|&at| !class[..at].contains(CLASS));
        match end {
            Some(end) if !made.iter().any(|made| glue.contains(made)) => {
                let after = &class[end..];
                rest = after.split_once('\n').map_or("", |(_, rest)| rest);
            }
            _ => {
                kept.push_str(CLASS);
                rest = class;
            }
        }
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "export class Unused {\nfree() {\nwasm.a(this);\n}\n}\n\
        if (Symbol.dispose) Unused.prototype[Symbol.dispose] = Unused.prototype.free;\n\
        export class Used {\nfree() {\n}\n}\n\
        if (Symbol.dispose) Used.prototype[Symbol.dispose] = Used.prototype.free;\n\
        function make() {\nreturn new Used();\n}\n\
        let wasm;\n\
        function __wbg_init(module_or_path) {\nconst imports = { x: make, memory: wasm };\nreturn imports;\n}\n\
        export { initSync, __wbg_init as default };\n";

    #[test]
    fn a_class_that_nobody_asks_for_is_left_out() {
        let kept = without_classes(GLUE);
        assert!(
            !kept.contains("class Unused") && kept.contains("class Used"),
            "{kept}"
        );
    }

    #[test]
    fn the_start_is_still_given_out_and_keys_keep_their_names() {
        let small = minified(GLUE).expect("glue");
        assert!(small.len() < GLUE.len() / 2, "{small}");
        assert!(small.contains("x:") && small.contains("memory:"), "{small}");
        assert!(small.contains("default"), "{small}");
    }

    #[test]
    fn glue_of_another_make_is_refused() {
        assert!(minified("let a = 1;\n").is_err());
    }
}
