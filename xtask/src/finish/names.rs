//! The names that the glue and the program call each other by, made short in both.
//!
//! | side    | in the program's sections      | in the glue                                   |
//! |---------|--------------------------------|-----------------------------------------------|
//! | imports | `__wbg_click_0123456789abcdef` | a key: `__wbg_click_0123456789abcdef: function` |
//! | exports | `__wbindgen_malloc`            | a member: `wasm.__wbindgen_malloc`            |
//!
//! A name that stands in the glue in any other way, or not at all, stays as it is.

use super::glue::{renamed, words};
use super::wasm::Module;
use std::collections::{HashMap, HashSet};

/// Names with a meaning of their own.
const KEPT: [&str; 2] = ["memory", "__wbindgen_start"];

/// The glue and the program with short names.
///
/// # Errors
/// When the program is no module as wasm-bindgen writes them: the reason in a few words.
pub fn shortened(glue: &str, program: &[u8]) -> Result<(String, Vec<u8>), String> {
    let module = Module::read(program).map_err(|reason| format!("in the program, {reason}"))?;
    let mut imports = module.imports();
    if let Some(first) = imports.next()
        && imports.any(|import| import.module != first.module)
    {
        return Err("the program imports from more than one module".to_string());
    }
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (start, word) in words(glue) {
        places.entry(word).or_default().push(start);
    }
    let imports: Vec<&str> = module.imports().map(|import| import.name).collect();
    let exports: Vec<&str> = module.exports().map(|export| export.name).collect();
    let mut taken: HashSet<&str> = places.keys().copied().collect();
    taken.extend(imports.iter().chain(&exports));

    let stands = |name: &&str, at: fn(&str, &str) -> bool| {
        let around = |&start: &usize| at(&glue[..start], &glue[start + name.len()..]);
        !KEPT.contains(name)
            && places
                .get(name)
                .is_some_and(|starts| starts.iter().all(around))
    };
    let as_keys = imports.into_iter().filter(|name| stands(name, is_key));
    let as_members = exports.into_iter().filter(|name| stands(name, is_member));
    let mut names: HashMap<&str, String> = HashMap::new();
    let mut fresh = short_names().filter(|name| !taken.contains(name.as_str()));
    for name in as_keys.chain(as_members) {
        if !names.contains_key(name) {
            names.extend(fresh.next().map(|short| (name, short)));
        }
    }
    let program = module.write(|name| names.get(name).map_or(name, String::as_str));
    Ok((renamed(glue, &names), program))
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

    const PROGRAM: &[u8] = b"\0asm\x01\0\0\0\
        \x02\x1c\x02\x02./\x07__wbg_x\0\0\x02./\x08__wbg_xy\0\0\
        \x07\x20\x04\x06memory\x02\0\x05start\0\0\x04grow\0\0\x04keep\0\x01";

    #[test]
    fn glue_and_program_are_given_the_same_short_names() {
        let glue = "const import0 = {\n__wbg_x: function(a) { wasm.grow(a); },\n__wbg_xy: b };\n\
                    grow(); wasm.start(wasm.memory, notwasm.keep);";
        let (glue, program) = shortened(glue, PROGRAM).expect("a module");
        // `grow` stands there outside of `wasm` too, `keep` as a member of something else.
        assert_eq!(
            glue,
            "const import0 = {\nc: function(a) { wasm.grow(a); },\nd: b };\n\
             grow(); wasm.e(wasm.memory, notwasm.keep);"
        );
        let module = Module::read(&program).expect("a module");
        let imports: Vec<&str> = module.imports().map(|import| import.name).collect();
        let exports: Vec<&str> = module.exports().map(|export| export.name).collect();
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
