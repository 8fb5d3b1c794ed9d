//! Writes a constant for each message of `src/words/en.ftl`.

#[path = "src/words/compile.rs"]
mod compile;

use std::fmt::Write;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=src/words/en.ftl");
    println!("cargo::rerun-if-changed=src/words/compile.rs");
    let file = std::fs::read_to_string("src/words/en.ftl").expect("src/words/en.ftl is there");
    let messages =
        compile::compile(&file, None).unwrap_or_else(|why| panic!("src/words/en.ftl: {why}"));
    let mut code = format!(
        "/// How many messages there are.\npub const COUNT: usize = {};\n",
        messages.len()
    );
    for (at, message) in messages.iter().enumerate() {
        let (name, places) = (
            message.id.to_uppercase().replace('-', "_"),
            message.places.len(),
        );
        let about = match message.about.as_str() {
            "" => &message.text.replace(|c: char| c.is_control(), "…"),
            about => about,
        };
        let text = &message.text;
        writeln!(code, "#[doc = {about:?}]\npub const {name}: Message<{places}> = Message {{ at: {at}, english: {text:?} }};")
            .expect("a text can be written");
    }
    for (list, begin) in [("TITLES", "title-"), ("LANGUAGES", "language-")] {
        let is_of_list = |message: &&compile::Compiled| message.id.starts_with(begin);
        let first = messages.iter().position(|message| is_of_list(&message));
        let first = first.expect("a message of the list");
        let these = messages[first..].iter().take_while(is_of_list);
        let names: Vec<&str> = these.map(|message| &message.id[begin.len()..]).collect();
        let count = messages.iter().filter(is_of_list).count();
        assert_eq!(
            names.len(),
            count,
            "{begin} stands in one place of the file"
        );
        let names = names.join(" ");
        writeln!(code, "/// The messages whose names begin with `{begin}`.\npub const {list}: MessageList = MessageList {{ first: {first}, names: {names:?} }};")
            .expect("a text can be written");
    }
    let folder = std::env::var_os("OUT_DIR").expect("cargo names a folder");
    std::fs::write(Path::new(&folder).join("words.rs"), code).expect("the constants are written");
}
