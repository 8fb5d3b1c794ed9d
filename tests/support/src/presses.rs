//! What the elements of a page offer to press, to choose and to type in.

use rank_and_file::view::{Element, Press};

/// Checks that every button, every entry of a list and every field inside an element does
/// something, and that every text field takes what is typed.
pub fn does_what_it_offers(element: &Element) {
    for it in element.walk() {
        let outline = it.outline();
        match (it.tag, it.get("type").unwrap_or("text")) {
            ("button", _) => {
                let idle = it.get("disabled").is_some();
                let lights = it.lights.is_some();
                assert!(idle || lights || it.press().is_some(), "{outline}");
            }
            ("select", _) => {
                assert!(
                    it.elements().all(|entry| entry.press().is_some()),
                    "{outline}"
                );
            }
            ("textarea", _) if it.get("readonly").is_some() => {}
            ("textarea", _) | ("input", "text" | "search") => takes(it, "typed"),
            ("input", "number") => {
                takes(it, "7");
                let press = it.press().cloned();
                assert_eq!(press.and_then(|press| press.with_text(String::new())), None);
            }
            ("input", _) => assert!(it.press().is_some(), "{outline}"),
            _ => {}
        }
    }
}

/// Checks that the press of a field is another one with this text.
fn takes(field: &Element, text: &str) {
    let press = field.press().cloned();
    let press = press.unwrap_or_else(|| panic!("{}", field.outline()));
    let typed = press.clone().with_text(text.to_owned());
    assert!(typed.is_some_and(|typed| typed != press), "{press}");
}

/// Returns what the elements inside an element do, in the order of the document.
pub fn all(element: &Element) -> Vec<Press> {
    let presses = element.walk().filter_map(Element::press);
    presses.cloned().collect()
}
