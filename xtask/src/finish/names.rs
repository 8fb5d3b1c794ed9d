//! The names that the glue and the program call each other by, made short in both.
//!
//! | side    | in the program                 | in the glue                                   |
//! |---------|--------------------------------|-----------------------------------------------|
//! | imports | `__wbg_click_0123456789abcdef` | a key: `__wbg_click_0123456789abcdef: function` |
//! | exports | `__wbindgen_malloc`            | a member: `wasm.__wbindgen_malloc`            |
//!
//! A name that stands in the glue in any other way, or not at all, stays as it is.

use super::glue::{renamed, words};
use std::collections::{HashMap, HashSet};
use walrus::Module;

/// Names with a meaning of their own.
const KEPT: [&str; 2] = ["memory", "__wbindgen_start"];

/// Makes the names short in the module, and gives the glue with the same.
///
/// # Errors
/// When the module imports from more than one place, as wasm-bindgen's do not.
pub fn shortened(glue: &str, module: &mut Module) -> Result<String, String> {
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (start, word) in words(glue) {
        places.entry(word).or_default().push(start);
    }
    let origins: HashSet<&str> = module.imports.iter().map(|i| i.module.as_str()).collect();
    if origins.len() > 1 {
        return Err("the program imports from more than one module".to_string());
    }
    let names = |of: &mut dyn Iterator<Item = &String>| of.cloned().collect::<Vec<String>>();
    let imports = names(&mut module.imports.iter().map(|import| &import.name));
    let exports = names(&mut module.exports.iter().map(|export| &export.name));
    let mut taken: HashSet<&str> = places.keys().copied().collect();
    taken.extend(imports.iter().chain(&exports).map(String::as_str));

    let stands = |name: &str, at: fn(&str, &str) -> bool| {
        let around = |&start: &usize| at(&glue[..start], &glue[start + name.len()..]);
        !KEPT.contains(&name)
            && places
                .get(name)
                .is_some_and(|starts| starts.iter().all(around))
    };
    let as_keys = imports.iter().filter(|name| stands(name, is_key));
    let as_members = exports.iter().filter(|name| stands(name, is_member));
    let mut names: HashMap<&str, String> = HashMap::new();
    let mut fresh = short_names().filter(|name| !taken.contains(name.as_str()));
    for name in as_keys.chain(as_members) {
        if !names.contains_key(name.as_str()) {
            names.extend(fresh.next().map(|short| (name.as_str(), short)));
        }
    }
    let imports = module.imports.iter_mut().map(|import| &mut import.name);
    let exports = module.exports.iter_mut().map(|export| &mut export.name);
    for name in imports.chain(exports) {
        if let Some(short) = names.get(name.as_str()) {
            name.clone_from(short);
        }
    }
    Ok(renamed(glue, &names))
}

fn is_key(before: &str, after: &str) -> bool {
    before.trim_end().ends_with(['{', ',']) && after.trim_start().starts_with(':')
}

fn is_member(before: &str, _: &str) -> bool {
    // What stands before `wasm` shows that this is the whole of the object's name.
    before.strip_suffix("wasm.").is_some_and(|before| {
        !before.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '.'))
    })
}

/// `a` to `Z`, then `a0` to `Z0`, `a1` to `Z1` and so on. A digit at the end keeps clear of all keywords.
fn short_names() -> impl Iterator<Item = String> {
    let letters = || ('a'..='z').chain('A'..='Z');
    let numbered = (0..).flat_map(move |number| letters().map(move |c| format!("{c}{number}")));
    letters().map(String::from).chain(numbered)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = r#"(module
        (import "./" "__wbg_x" (func)) (import "./" "__wbg_xy" (func)) (func $f)
        (memory (export "memory") 1)
        (export "start" (func $f)) (export "grow" (func $f)) (export "keep" (func $f)))"#;

    #[test]
    fn glue_and_program_are_given_the_same_short_names() {
        let glue = "const import0 = {\n__wbg_x: function(a) { wasm.grow(a); },\n__wbg_xy: b };\n\
                    grow(); wasm.start(wasm.memory, notwasm.keep);";
        let bytes = wat::parse_str(PROGRAM).expect("a module in the text format");
        let mut module = Module::from_buffer(&bytes).expect("a module");
        let glue = shortened(glue, &mut module).expect("one module");
        // `grow` stands there outside of `wasm` too, `keep` as a member of something else.
        assert_eq!(
            glue,
            "const import0 = {\nc: function(a) { wasm.grow(a); },\nd: b };\n\
             grow(); wasm.e(wasm.memory, notwasm.keep);"
        );
        let imports: Vec<&str> = module.imports.iter().map(|i| i.name.as_str()).collect();
        let exports: Vec<&str> = module.exports.iter().map(|e| e.name.as_str()).collect();
        assert_eq!(imports, ["c", "d"]);
        assert_eq!(exports, ["memory", "e", "grow", "keep"]);
    }

    #[test]
    fn short_names_are_all_different() {
        let names: Vec<String> = short_names().take(500).collect();
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), 500);
        assert_eq!((names[0].as_str(), names[52].as_str()), ("a", "a0"));
    }
}
