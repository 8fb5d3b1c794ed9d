//! The sentences of the page: every language has what English has.

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use rank_and_file::words::compile::{Compiled, PLACE, compile};

use crate::files::{assert_none, files};

/// Returns the file of each language, English first, as its code, its text and its messages.
fn languages() -> Vec<(String, String, Vec<Compiled>)> {
    let mut all = files(&["src/words"]);
    all.retain(|file| file.path.ends_with(".ftl"));
    all.sort_by_key(|file| !file.path.ends_with("en.ftl"));
    let mut languages: Vec<(String, String, Vec<Compiled>)> = Vec::new();
    for file in all {
        let like = languages.first().map(|(.., english)| english.as_slice());
        let messages =
            compile(&file.text, like).unwrap_or_else(|why| panic!("{}: {why}", file.path));
        languages.push((file.path, file.text, messages));
    }
    languages
}

#[test]
fn every_language_has_every_message_with_its_places() {
    let languages = languages();
    let (.., english) = &languages[0];
    let mut wrong = Vec::new();
    for (file, _, messages) in &languages {
        for wanted in english {
            let Some(found) = messages.iter().find(|message| message.id == wanted.id) else {
                wrong.push(format!("{file}: the message {} is missing", wanted.id));
                continue;
            };
            for (place, name) in (PLACE..).zip(&wanted.places) {
                if !found.text.contains(place) {
                    wrong.push(format!("{file}: {} lacks ${name}", found.id));
                }
            }
        }
    }
    assert_none(&wrong, "A translation says all that English says:");
}

#[test]
fn fluent_reads_every_file_as_we_do() {
    for (file, text, messages) in languages() {
        let resource = parser::parse(text.as_str());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        let ids = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        });
        let own: Vec<&str> = messages.iter().map(|message| message.id.as_str()).collect();
        assert_eq!(ids.collect::<Vec<_>>(), own, "{file}");
    }
}
