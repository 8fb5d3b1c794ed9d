//! The table of the element `<chess-notation>`, and the texts that must agree with it: the script,
//! the documentation, the manifest for editors, and the markup itself.
//!
//! `WRITE_ELEMENT=1 cargo test --test view element` writes the generated texts again.

use std::collections::BTreeSet;
use std::fs;

use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::{Action, BoardAction, GoAction};
use rank_and_file::study::table::{
    ATTRIBUTES, Attribute, EVENTS, MEMBERS, PARTS, PROPERTIES, SRC, Values,
};
use rank_and_file::study::{StudyAction, StudySession};
use rank_and_file::view::{self, BoardOptions};
use serde_json::{Value, json};

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Checks that a file has a text, or writes it if requested.
fn hold(path: &str, expected: &str) {
    if std::env::var_os("WRITE_ELEMENT").is_some() {
        fs::write(path, expected).unwrap();
    }
    let differs = read(path) != expected;
    assert!(
        !differs,
        "{path} and src/study/table.rs have parted: WRITE_ELEMENT=1 cargo test --test view element"
    );
}

/// Returns all attributes, including the script's own.
fn attributes() -> impl Iterator<Item = Attribute> {
    ATTRIBUTES.into_iter().chain([SRC])
}

/// Returns a text of the table as HTML.
fn html(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let pieces = text.split('`').enumerate().map(|(at, piece)| match at % 2 {
        0 => piece.to_owned(),
        _ => format!("<code>{piece}</code>"),
    });
    pieces.collect()
}

/// Returns a row of a table: its head, which is code, and its cells.
fn row(head: &str, cells: &[&str]) -> String {
    let cells: String = cells
        .iter()
        .map(|cell| format!("<td>{}</td>", html(cell)))
        .collect();
    format!("<tr><th scope=\"row\">{}</th>{cells}</tr>\n", html(head))
}

fn coded<'t>(words: impl IntoIterator<Item = &'t str>, between: &str) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    words.join(between)
}

/// Returns the values of an attribute as the documentation has them.
fn may_be(attribute: &Attribute) -> String {
    if let Values::Other(words, _) = attribute.values {
        return words.to_owned();
    }
    let words = attribute.words().iter().map(|(word, _)| *word);
    coded(words.chain(attribute.tags()), " ")
}

/// Replaces the text between `begin` and `end`, which are found after `after`.
fn between(page: &str, after: &str, begin: &str, end: &str, inside: &str) -> String {
    let from = page.find(after).unwrap_or_else(|| panic!("no {after}"));
    let from = from + page[from..].find(begin).unwrap() + begin.len();
    let to = from + page[from..].find(end).unwrap();
    [&page[..from], inside, &page[to..]].concat()
}

#[test]
fn the_documentation_lists_what_the_table_has() {
    const PAGE: &str = "public/embedding/index.html";
    let rows = |region: &str, rows: String, page: &str| {
        let region = format!("aria-label=\"{region}\"");
        between(page, &region, "<tbody>\n", "</tbody>", &rows)
    };
    let tick = |word: &str| format!("`{word}`");
    let mut page = read(PAGE);
    let all = attributes().map(|attribute| {
        row(
            &tick(attribute.name),
            &[&may_be(&attribute), attribute.says],
        )
    });
    page = rows("Attributes", all.collect(), &page);
    let all = MEMBERS.iter().map(|(name, says)| row(&tick(name), &[says]));
    page = rows("Properties and methods", all.collect(), &page);
    let all = EVENTS
        .iter()
        .map(|(name, when, detail)| row(&tick(name), &[when, detail]));
    page = rows("Events", all.collect(), &page);
    let all = PROPERTIES
        .iter()
        .map(|(names, says)| row(&coded(names.iter().copied(), ", "), &[says]));
    page = rows("Custom properties", all.collect(), &page);
    let parts = format!(": {}.", html(&coded(PARTS, ", ")));
    page = between(&page, "Parts for <code>", "</code>", "</p>", &parts);
    hold(PAGE, &page);
}

#[test]
fn the_script_hears_of_the_attributes_that_a_board_reads() {
    const SCRIPT: &str = "public/embed.js";
    let mut list = String::new();
    let mut line = String::from("\n ");
    for attribute in ATTRIBUTES {
        let word = format!(" \"{}\",", attribute.name);
        if line.len() + word.len() > 100 {
            list.push_str(&std::mem::replace(&mut line, "\n ".to_owned()));
        }
        line.push_str(&word);
    }
    list.push_str(&line);
    list.push('\n');
    let script = read(SCRIPT);
    hold(
        SCRIPT,
        &between(&script, "const ATTRIBUTES", "[", "]", &list),
    );
    for (event, ..) in EVENTS {
        assert!(script.contains(&format!("\"{event}\"")), "{event}");
    }
    for (member, _) in MEMBERS {
        let name = member.trim_end_matches(')');
        assert!(script.contains(&format!(" {name}")), "{member}");
    }
}

/// Returns a text of the table without backticks.
fn plain(text: &str) -> String {
    text.replace('`', "")
}

/// Returns the property of an attribute: `readAs` of `read-as`.
fn property(name: &str) -> String {
    let (first, rest) = name.split_once('-').unwrap_or((name, ""));
    let rest = rest[..rest.len().min(1)].to_uppercase() + rest.get(1..).unwrap_or_default();
    format!("{first}{rest}")
}

#[test]
fn the_manifest_says_the_same_to_editors() {
    let described = attributes().map(|attribute| {
        let words: Vec<String> = attribute.words().iter().map(|(word, _)| format!("\"{word}\"")).collect();
        let mut value = json!({
            "name": attribute.name,
            "description": plain(attribute.says),
            "type": {"text": if words.is_empty() { "string".to_owned() } else { words.join(" | ") }},
            "fieldName": property(attribute.name),
        });
        if let Some((first, _)) = attribute.words().first() {
            value["default"] = json!(first);
        }
        value
    });
    let fields = attributes().map(|attribute| {
        let kind = if attribute.name == "ply" {
            "number"
        } else {
            "string"
        };
        let member = MEMBERS.iter().find(|(name, _)| *name == attribute.name);
        let says = member.map_or(attribute.says, |(_, says)| says);
        json!({
            "kind": "field",
            "name": property(attribute.name),
            "type": {"text": kind},
            "description": plain(says),
            "attribute": attribute.name,
        })
    });
    let methods = MEMBERS.iter().filter_map(|(member, says)| {
        let (name, given) = member.trim_end_matches(')').split_once('(')?;
        let parameters = given.split(' ').filter(|name| !name.is_empty());
        let parameters: Vec<Value> = parameters.map(|name| json!({"name": name, "type": {"text": "number"}})).collect();
        Some(json!({"kind": "method", "name": name, "description": plain(says), "parameters": parameters}))
    });
    let events = EVENTS.map(|(name, when, detail)| {
        let says = format!("{}; detail: {}", plain(when), plain(detail));
        json!({"name": name, "type": {"text": "CustomEvent"}, "description": says})
    });
    let looks = PROPERTIES.iter().flat_map(|(names, says)| {
        names
            .iter()
            .map(move |name| json!({"name": name, "description": says}))
    });
    let members: Vec<Value> = fields.chain(methods).collect();
    let manifest = json!({
        "schemaVersion": "2.1.0",
        "readme": "",
        "modules": [{
            "kind": "javascript-module",
            "path": "embed.js",
            "declarations": [{
                "kind": "class",
                "customElement": true,
                "name": "ChessNotation",
                "tagName": "chess-notation",
                "description": "A chess board: the text inside is the score.",
                "superclass": {"name": "HTMLElement"},
                "attributes": described.collect::<Vec<_>>(),
                "members": members,
                "events": events,
                "cssProperties": looks.collect::<Vec<_>>(),
                "cssParts": PARTS.map(|name| json!({"name": name})),
            }],
            "exports": [
                {
                    "kind": "js",
                    "name": "upgrade",
                    "declaration": {"name": "upgrade", "module": "embed.js"},
                },
                {
                    "kind": "custom-element-definition",
                    "name": "chess-notation",
                    "declaration": {"name": "ChessNotation", "module": "embed.js"},
                },
            ],
        }],
    });
    let manifest = serde_json::to_string_pretty(&manifest).unwrap() + "\n";
    hold("public/custom-elements.json", &manifest);
}

/// Fails unless an object of the manifest has these fields, each a text with something in it.
fn has_words(object: &Value, fields: &[&str]) {
    for field in fields {
        let word = object[*field].as_str();
        assert!(
            word.is_some_and(|word| !word.is_empty()),
            "{field} of {object}"
        );
    }
}

#[test]
fn the_manifest_has_the_shape_of_its_schema() {
    let manifest: Value = serde_json::from_str(&read("public/custom-elements.json")).unwrap();
    assert_eq!(manifest["schemaVersion"], "2.1.0");
    let list = |object: &Value, field: &str| object[field].as_array().expect(field).clone();
    for module in list(&manifest, "modules") {
        has_words(&module, &["path"]);
        assert_eq!(module["kind"], "javascript-module");
        let declared = list(&module, "declarations");
        for class in &declared {
            has_words(class, &["name", "tagName", "description"]);
            assert_eq!(
                (&class["kind"], &class["customElement"]),
                (&json!("class"), &json!(true))
            );
            has_words(&class["superclass"], &["name"]);
            for attribute in list(class, "attributes") {
                has_words(&attribute, &["name", "description", "fieldName"]);
                has_words(&attribute["type"], &["text"]);
            }
            for member in list(class, "members") {
                has_words(&member, &["kind", "name", "description"]);
                let kind = member["kind"].as_str();
                assert!(matches!(kind, Some("field" | "method")), "{member}");
            }
            for event in list(class, "events") {
                has_words(&event, &["name", "description"]);
                has_words(&event["type"], &["text"]);
            }
            for named in [list(class, "cssProperties"), list(class, "cssParts")].concat() {
                has_words(&named, &["name"]);
            }
        }
        for export in list(&module, "exports") {
            has_words(&export, &["kind", "name"]);
            has_words(&export["declaration"], &["name", "module"]);
            assert_eq!(export["declaration"]["module"], module["path"]);
            if export["kind"] == "custom-element-definition" {
                let name = &export["declaration"]["name"];
                assert!(
                    declared.iter().any(|class| class["name"] == *name),
                    "{export}"
                );
            }
        }
    }
}

/// Returns the type of an event's details in TypeScript. Each field has one type in all events.
fn detail(detail: &str) -> String {
    let fields: Vec<&str> = detail.split('`').skip(1).step_by(2).collect();
    if fields.is_empty() || fields == ["fen", "ply", "names"] {
        return "ChessPosition".to_owned();
    }
    let kind = |field: &str| match field {
        "message" | "given" | "sentence" => "string",
        "right" => "boolean",
        _ => "number",
    };
    let fields = fields
        .iter()
        .map(|field| format!("{field}: {}", kind(field)));
    format!("{{ {} }}", fields.collect::<Vec<_>>().join("; "))
}

#[test]
fn the_types_say_the_same_to_typescript() {
    const TYPES: &str = "packages/npm/index.d.ts";
    let says = |text: &str| format!("  /** {}. */\n", plain(text).replace("*/", ""));
    let attributes_of_element: String = attributes()
        .map(|attribute| {
            let words: Vec<String> = attribute
                .words()
                .iter()
                .map(|(word, _)| format!("\"{word}\""))
                .collect();
            let kind = match (attribute.name, words.is_empty()) {
                ("ply", _) => "number | string".to_owned(),
                (_, true) => "string".to_owned(),
                (_, false) => words.join(" | "),
            };
            format!(
                "{}  \"{}\"?: {kind};\n",
                says(attribute.says),
                attribute.name
            )
        })
        .collect();
    let properties: String = attributes()
        .map(|attribute| {
            let kind = if attribute.name == "ply" {
                "number"
            } else {
                "string"
            };
            let member = MEMBERS.iter().find(|(name, _)| *name == attribute.name);
            let words = member.map_or(attribute.says, |(_, says)| says);
            format!("{}  {}: {kind};\n", says(words), property(attribute.name))
        })
        .collect();
    let methods: String = MEMBERS
        .iter()
        .filter_map(|(member, words)| {
            let (name, given) = member.trim_end_matches(')').split_once('(')?;
            let given = if given.is_empty() {
                String::new()
            } else {
                format!("{given}: number")
            };
            let result = match name {
                "toPGN" => "string",
                "games" => "number",
                _ => "void",
            };
            Some(format!("{}  {name}({given}): {result};\n", says(words)))
        })
        .collect();
    let events: String = EVENTS
        .iter()
        .map(|(name, when, fields)| {
            format!(
                "{}  \"{name}\": CustomEvent<{}>;\n",
                says(when),
                detail(fields)
            )
        })
        .collect();
    let listeners: String = ["add", "remove"]
        .iter()
        .map(|does| {
            let options = if *does == "add" { "AddEventListenerOptions" } else { "EventListenerOptions" };
            format!(
                "  {does}EventListener<K extends keyof ChessNotationEventMap>(type: K, listener: (this: ChessNotationElement, event: ChessNotationEventMap[K]) => unknown, options?: boolean | {options}): void;\n  \
                 {does}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | {options}): void;\n"
            )
        })
        .collect();
    let types = format!(
        "// Written by the test of tests/view/element.rs from the table of the element.\n\n\
         /** Where a board stands: its position, the half-moves before it, and the last move in the notation of each column. */\n\
         export interface ChessPosition {{\n  fen: string;\n  ply: number;\n  names: string[];\n}}\n\n\
         /** The attributes of `<chess-notation>`. */\n\
         export interface ChessNotationAttributes {{\n{attributes_of_element}}}\n\n\
         /** The events of `<chess-notation>`. */\n\
         export interface ChessNotationEventMap extends HTMLElementEventMap {{\n{events}}}\n\n\
         /** A board. */\n\
         export interface ChessNotationElement extends HTMLElement {{\n{properties}{methods}{listeners}}}\n\n\
         declare global {{\n  interface HTMLElementTagNameMap {{\n    \"chess-notation\": ChessNotationElement;\n  }}\n}}\n\n\
         /** The name of the element. */\n\
         export const TAG: \"chess-notation\";\n\n\
         /** Defines the element, unless the page has it already. On a server nothing happens. */\n\
         export function define(): Promise<void>;\n\n\
         /** Makes boards of `<pre class=\"chess-notation\" data-…>`, for sites that strip elements they do not know. */\n\
         export function upgrade(root?: ParentNode): Promise<void>;\n"
    );
    hold(TYPES, &types);
}

/// Returns the part names of everything drawn of a study after these actions.
fn parts(
    score: &str,
    attributes: &[(&str, &str)],
    study_actions: &[StudyAction],
) -> BTreeSet<String> {
    let given = |name: &str| {
        let found = attributes.iter().find(|(known, _)| *known == name)?;
        Some(found.1.to_owned())
    };
    let mut study_session = StudySession::new(score.to_owned(), given);
    for study_action in study_actions {
        study_session.act(study_action.clone());
    }
    let model = study_session.model();
    let app = view::study(
        &model,
        &PlacedPieces::new(&model.board),
        BoardOptions::FIRST,
        None,
        study_session.score(),
    );
    let rows = study_session.sheet();
    let sheet = view::study_sheet(study_session.session(), &rows);
    let all = app.walk().chain(sheet.walk());
    all.filter_map(|element| element.get("part").map(str::to_owned))
        .collect()
}

#[test]
fn every_part_of_the_table_is_drawn_somewhere_and_no_other() {
    let score = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nf9 1-0";
    let end = StudyAction::Do(Action::Go(GoAction::Last));
    let wrong = StudyAction::Do(Action::Board(BoardAction::Choose(
        rank_and_file::rules::Position::start().moves()[0],
    )));
    let mut drawn = parts(score, &[("interactive", "free")], &[end, wrong]);
    drawn.extend(parts(
        "1. e4 e5",
        &[("interactive", "quiz"), ("quiz", "write")],
        &[StudyAction::Hint],
    ));
    let known: BTreeSet<String> = PARTS.iter().map(|part| (*part).to_owned()).collect();
    assert_eq!(drawn, known);
}
