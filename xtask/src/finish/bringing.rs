//! What the glue says to bring the part of a program that comes later ([`super::part`]).
//!
//! | what happens                                         | what the glue does                                        |
//! |------------------------------------------------------|-----------------------------------------------------------|
//! | the first key, click or touch on the page            | asks for the part and for its style sheet                 |
//! | a pointer or key over a board in somebody's page     | the same, when `embed.js` says so                         |
//! | a function of the part is called before it has come  | reads it at once, while everything waits                  |
//! | the site or a session is kept on the device          | reads it before the program starts                        |
//! | it does not come                                     | says so on the page; on a board, `embed.js` says it       |

use super::part::Whose;

/// The names by which program and glue know each other.
pub const JOINED: &str = "_joined";
pub const FETCH: &str = "_fetch";

/// Stands in the glue for the name of the part's file.
pub const FILE: &str = "part-of-the-program.wasm";

/// What the glue says to bring the part. A part that does not come stops the page, which then says so.
///
/// A call that cannot wait asks for it with a request that blocks, and that a service worker never hears of
/// (Firefox apart). So where a worker keeps the site, the part is read from what is kept before the program
/// starts; where one has begun to, the page tells of it (`kept`, from `public/installed.js`). It is read as early
/// where a session was kept (`public/keeper.js`), which the part restores.
const BRINGING: &str = r#"
const partOf = new URL("part-of-the-program.wasm", import.meta.url);
function partJoin(module) {
    if (wasm._joined.value) return;
    new WebAssembly.Instance(module, { _: wasm });
    wasm._joined.value = 1;
}
function partAsk() {
    if (partAsked || !wasm) return partAsked;
    const coming = fetch(partOf).then((answer) => answer.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes));
    // If this fails, whoever needs the part fetches it once more and says so.
    const dressed = partDress();
    partAsked = coming.then((module) => dressed.then(() => partJoin(module)), () => {});
    return partAsked;
}
function partRead() {
    const request = new XMLHttpRequest();
    request.open("GET", partOf, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    return Uint8Array.from(request.response, (letter) => letter.charCodeAt(0));
}
function partFetch() {
    partDress();
    try {
        partJoin(new WebAssembly.Module(partKept || partRead()));
    } catch (error) {
        partMissing();
        throw error;
    }
}
let partAsked;
let partKept;
function partIsKept() {
    try {
        return (globalThis.keeper && keeper.kept) || navigator.serviceWorker.controller;
    } catch (error) {
        // There are none, or a frame may not ask.
    }
}
const partInit = __wbg_init;
__wbg_init = async (from) => {
    if (partIsKept()) {
        const coming = fetch(partOf).then((answer) => answer.ok && answer.arrayBuffer(), () => {});
        await partDress();
        partKept = await coming;
    }
    return partInit(from);
};
"#;

/// What the page's glue says besides.
///
/// The part's style sheet takes the place of its name among the page's ([`super::style`]), and is waited for.
const ON_PAGES: &str = r#"
async function partDress() {
    const name = document.querySelector("[name=later]");
    if (!name) return;
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = name.content;
    name.replaceWith(sheet);
    await new Promise((done) => (sheet.onload = sheet.onerror = done));
}
function partMissing() {
    const line = document.createElement("p");
    line.className = "notice warn";
    line.textContent = "A part of the page did not arrive. Check the connection, then reload the page.";
    document.body.prepend(line);
}
for (const sign of ["pointerdown", "pointermove", "keydown", "paste", "dragenter", "kept"]) addEventListener(sign, partAsk, true);
"#;

/// What the glue of boards says besides: `embed.js` asks for the part, and says when it is missing.
const ON_BOARDS: &str = r#"
async function partDress() {}
function partMissing() {
    throw Object.assign(new Error("A part of this board's program did not arrive. Check the connection."), { missing: true });
}
export { partAsk as part };
"#;

/// The glue that brings program and part together.
///
/// # Errors
/// When the glue is not as expected.
pub fn brought_together(glue: &str, whose: Whose) -> Result<String, String> {
    let open = "__proto__: null,";
    let at = glue.find(open).ok_or("the glue hands over no imports")? + open.len();
    let (head, rest) = glue.split_at(at);
    let end = rest.rfind("export ").ok_or("the glue exports nothing")?;
    let (body, exports) = rest.split_at(end);
    let own = match whose {
        Whose::Page => ON_PAGES,
        Whose::Board => ON_BOARDS,
    };
    Ok(format!(
        "{head} {FETCH}: partFetch,{body}{BRINGING}{own}{exports}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "import0 = { __proto__: null, };\nlet wasm;\nexport default start;\n";

    #[test]
    fn the_glue_fetches_the_part_and_stays_what_it_was() {
        let glue = brought_together(GLUE, Whose::Page).expect("glue");
        assert!(
            glue.contains("__proto__: null, _fetch: partFetch,"),
            "{glue}"
        );
        assert!(glue.contains(FILE) && glue.ends_with("export default start;\n"));
        // Where it is kept it is read before the program starts.
        assert!(glue.contains("if (partIsKept()) {\n        const coming = fetch(partOf)"));
        assert!(brought_together("no imports", Whose::Page).is_err());
    }
}
