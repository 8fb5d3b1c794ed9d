//! What of the glue nobody uses, left out.
//!
//! | part                                      | stays                                             |
//! |-------------------------------------------|---------------------------------------------------|
//! | classes given out                         | if the glue itself makes objects of them          |
//! | imports, such as `__wbg_click_0123456789` | if the program has them                           |
//! | functions, lists and finalizers           | if anything else in the script mentions them      |
//!
//! It is told by the words alone and by how wasm-bindgen indents, so it comes before all that changes the text.

use super::glue::words;
use std::collections::{HashMap, HashSet};

/// How a class begins.
const CLASS: &str = "export class ";

/// The glue without the classes it gives out: the page imports nothing from it but its start. A class that
/// the glue itself makes objects of stays.
pub fn without_classes(glue: &str) -> String {
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

/// The script, as wasm-bindgen indents it, without the imports that the program no longer has and without the
/// functions and constants that nothing in it mentions then.
pub fn without_unused(script: &str, imports: &HashSet<&str>) -> String {
    let mut parts: Vec<String> = Vec::new();
    for line in script.split_inclusive('\n') {
        let goes_on = line.starts_with([' ', '}', '\n']) && !is_import(line);
        match parts.last_mut() {
            Some(part) if goes_on && !(line.starts_with("    }") && is_import(part)) => {
                part.push_str(line)
            }
            _ => parts.push(line.to_string()),
        }
    }
    parts.retain(|part| match import_name(part) {
        Some(name) => imports.contains(name),
        None => true,
    });
    loop {
        let mut mentions: HashMap<&str, usize> = HashMap::new();
        for (_, word) in parts.iter().flat_map(|part| words(part)) {
            *mentions.entry(word).or_default() += 1;
        }
        let is_used = |part: &String| {
            let within = |name| words(part).filter(|&(_, word)| word == name).count();
            unused_name(part).is_none_or(|name| mentions.get(name) > Some(&within(name)))
        };
        let used: Vec<bool> = parts.iter().map(is_used).collect();
        if used.iter().all(|&used| used) {
            return parts.concat();
        }
        let mut used = used.into_iter();
        parts.retain(|_| used.next().unwrap_or(true));
    }
}

/// How deep the keys of the imports stand.
const KEY: &str = "        ";

/// Whether a line or part begins with the key of an import, such as `__wbg_click_0123: function(arg0) {`.
fn is_import(part: &str) -> bool {
    import_name(part).is_some()
}

fn import_name(part: &str) -> Option<&str> {
    let (name, rest) = part.strip_prefix(KEY)?.split_once(':')?;
    let plain =
        name.starts_with("__wb") && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    (plain && rest.starts_with(" function(")).then_some(name)
}

/// The name of a part that is of no effect unless it is mentioned: a function, or what is called on to free
/// the objects of a class, or the words of an enum.
fn unused_name(part: &str) -> Option<&str> {
    let rest = part.strip_prefix("function ").or_else(|| {
        let rest = part.strip_prefix("const ")?;
        let (_, value) = rest.split_once(" = ")?;
        let silent = value.starts_with('[') || value.starts_with("(typeof FinalizationRegistry");
        silent.then_some(rest)
    })?;
    words(rest).next().map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "export class Unused {\nfree() {\nwasm.a(this);\n}\n}\n\
        if (Symbol.dispose) Unused.prototype[Symbol.dispose] = Unused.prototype.free;\n\
        export class Used {\nfree() {\n}\n}\n\
        if (Symbol.dispose) Used.prototype[Symbol.dispose] = Used.prototype.free;\n\
        function make() {\nreturn new Used();\n}\n";

    #[test]
    fn a_class_that_nobody_asks_for_is_left_out() {
        let kept = without_classes(GLUE);
        assert!(
            !kept.contains("class Unused") && kept.contains("class Used"),
            "{kept}"
        );
    }

    #[test]
    fn an_import_that_the_program_has_not_is_left_out_with_all_that_only_it_mentioned() {
        let script = "function imports() {\n    const all = {\n        __wbg_a_1: function(arg0) {\n            \
            one(arg0);\n        },\n        __wbg_b_2: function() { return two(function (arg0) {\n            \
            arg0.b();\n        }, arguments); },\n    };\n    return all;\n}\n\n\
            function one(x) {\n    three(x);\n    one(x);\n}\nfunction two() {\n}\nfunction three() {\n}\n\
            const words = [\"one\"];\nlet wasm = start();\nexport { imports };\n";
        let kept = without_unused(script, &HashSet::from(["__wbg_b_2"]));
        assert_eq!(
            kept,
            "function imports() {\n    const all = {\n        \
             __wbg_b_2: function() { return two(function (arg0) {\n            \
             arg0.b();\n        }, arguments); },\n    };\n    return all;\n}\n\n\
             function two() {\n}\nlet wasm = start();\nexport { imports };\n"
        );
    }
}
