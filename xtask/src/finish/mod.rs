//! The last step of a release page: the same page in fewer bytes, after trunk has left it in `dist/`.
//!
//! | part          | what is done                                                           |
//! |---------------|------------------------------------------------------------------------|
//! | style sheets  | joined to one file, and one that comes with the part ([`style`])       |
//! | program       | panics made bare traps ([`panics`])                                    |
//! | program       | arguments that nobody reads then made zero ([`unread`])               |
//! | program       | what nothing reaches then left out ([`dead`], [`linked`])              |
//! | program       | keys for hashes that nobody asks for made zero ([`zobrist`])           |
//! | glue          | what nobody uses then left out ([`unused`])                            |
//! | program       | functions and locals put in the order that compresses best ([`order`]) |
//! | glue, program | the names they call each other by made short ([`names`])               |
//! | program       | what the first look at the page does not need in a file of its own ([`part`]), with its data ([`goods`]), which the glue brings ([`bringing`]) |
//! | glue          | comments, long names and spaces left out ([`glue`], [`minify`])        |
//! | board for other pages | its style sheet joined, its files named after their content ([`embed`]) |
//! | reader        | its files named after their content, its glue made to start it ([`reader`]) |
//! | service worker | told all files and their hashes, when they are as they will be ([`offline`]) |
//!
//! Where a file is not as expected, it stays as it is, and a sentence says so: the page is only larger.
//! The same input always leads to the same output.

mod bringing;
mod dead;
pub mod embed;
mod glue;
mod goods;
mod linked;
mod minify;
mod names;
pub mod offline;
mod order;
mod panics;
mod part;
mod reader;
mod style;
mod unread;
mod unused;
mod zobrist;

use crate::{Outcome, page};
use linked::Linked;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use walrus::{Module, ModuleConfig};

/// Which of the programs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Page,
    /// The board for other pages, whose glue gives out a class.
    Embed,
    Reader,
}

impl Sort {
    fn of(file: &str) -> Sort {
        [(PAGE, Sort::Page), (embed::STEM, Sort::Embed)]
            .into_iter()
            .find(|(stem, _)| file.starts_with(stem))
            .map_or(Sort::Reader, |(_, sort)| sort)
    }
}

/// How the file of a program ends.
const PROGRAM: &str = "_bg.wasm";

/// How the file of the page's own program begins.
const PAGE: &str = "rank-and-file";

/// Makes the page in `dist` smaller. `programs` is where the linker has left the page's programs.
///
/// # Errors
/// When a file cannot be read or written; the page may then be incomplete.
pub fn finish(dist: &Path, programs: &Path) -> Outcome {
    let mut all = vec![embed::style(dist)?, join_styles(dist)?];
    for file in page::files(dist)? {
        if file.to_string_lossy().ends_with(PROGRAM) {
            all.push(shorten_program(dist, &file, programs)?);
        }
    }
    all.push(name_reader(dist)?);
    all.push(embed::name(dist)?);
    for refused in all {
        if let Err(reason) = refused {
            println!(
                "A part of the page stays larger than it could be: {}.",
                reason.trim_end_matches('.')
            );
        }
    }
    offline::complete(dist)
}

/// Whether a part could be made smaller, or why not.
type Done = Result<(), String>;

fn join_styles(dist: &Path) -> Outcome<Done> {
    let index = dist.join("index.html");
    let page = text(&index)?;
    let mut links = style::links(&page);
    links.retain(|link| !embed::is_own(&link.file));
    if links.len() < 2 {
        return Ok(Ok(()));
    }
    // A link to a sheet that is not among the page's files is no failure.
    let joined = |later: bool| -> Result<String, String> {
        let these = links.iter().filter(|link| style::can_wait(link) == later);
        let sheets: Result<Vec<String>, String> =
            these.map(|link| text(&dist.join(&link.file))).collect();
        style::joined(&sheets?)
    };
    let (sheet, later) = match (joined(false), joined(true)) {
        (Ok(sheet), Ok(later)) => (sheet, later),
        (Err(reason), _) | (_, Err(reason)) => return Ok(Err(reason)),
    };
    let name = style::hashed_name("page", sheet.as_bytes(), "css");
    let later_name = style::hashed_name(PART, later.as_bytes(), "css");
    for link in &links {
        let path = dist.join(&link.file);
        std::fs::remove_file(&path)
            .map_err(|error| format!("{} could not be removed: {error}.", path.display()))?;
    }
    write(&dist.join(&name), sheet.as_bytes())?;
    let mut named = None;
    if !later.is_empty() {
        write(&dist.join(&later_name), later.as_bytes())?;
        named = Some(later_name.as_str());
    }
    let page = style::linked(&page, &links, &name, named);
    write(&index, page.as_bytes())?;
    Ok(Ok(()))
}

fn shorten_program(dist: &Path, program_path: &Path, programs: &Path) -> Outcome<Done> {
    let stem = program_path
        .to_str()
        .and_then(|path| path.strip_suffix(PROGRAM));
    let glue_path = PathBuf::from(format!("{}.js", stem.unwrap_or_default()));
    let file = named(dist, program_path);
    if !glue_path.is_file() {
        return Ok(Err(format!("{file} has no glue")));
    }
    // trunk adds to the linker's name for a program.
    let linked = page::files(programs)?.into_iter().find(|path| {
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        path.extension()
            .is_some_and(|extension| extension == "wasm")
            && stem.is_some_and(|stem| file.starts_with(stem))
    });
    let Some(linked) = linked else {
        let folder = programs.display();
        return Ok(Err(format!(
            "{file} was not found as it was linked, in {folder}"
        )));
    };
    let sort = Sort::of(&file);
    let small = small(
        &text(&glue_path)?,
        &bytes(program_path)?,
        &bytes(&linked)?,
        sort,
    );
    match small {
        Ok(small) => {
            write(&glue_path, small.glue.as_bytes())?;
            write(program_path, &small.program)?;
            if let Some((name, part)) = small.part {
                write(&dist.join(name), &part)?;
            }
            Ok(Ok(()))
        }
        Err(reason) => Ok(Err(format!("{file}: {reason}"))),
    }
}

/// What becomes of a program and its glue.
struct Small {
    glue: String,
    program: Vec<u8>,
    /// The part that is fetched later, with its file's name.
    part: Option<(String, Vec<u8>)>,
}

/// Glue and program in fewer bytes; `linked` is the program as the linker left it. What a page or a board does not
/// need at first is put into a file of its own.
fn small(glue: &str, program: &[u8], linked: &[u8], sort: Sort) -> Result<Small, String> {
    let parted = sort != Sort::Reader;
    let parsed = |bytes: &[u8], with_names: bool| {
        let mut config = ModuleConfig::new();
        config.generate_producers_section(false);
        config.generate_name_section(with_names);
        let module = config.parse(bytes);
        module.map_err(|error| format!("the program cannot be read: {error}"))
    };
    let glue = match sort {
        Sort::Embed => glue.to_string(),
        Sort::Page | Sort::Reader => unused::without_classes(glue),
    };
    let mut module = parsed(program, parted)?;
    dead::uncalled(
        &mut module,
        &glue::words(&glue).map(|(_, word)| word).collect(),
    );
    panics::trapped(&mut module)?;
    unread::zeroed(&mut module);
    let linked = Linked::read(linked)?;
    dead::buried(&mut module, &linked)?;
    zobrist::unhashed(&mut module)?;
    let imports: HashSet<&str> = module.imports.iter().map(|i| i.name.as_str()).collect();
    let glue = glue::tidied(&unused::without_unused(&glue, &imports))?;
    let mut glue = names::shortened(&glue, &mut module)?;
    let for_tools: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for section in for_tools {
        module.customs.delete(section);
    }
    let mut part = None;
    if parted {
        let whose = match sort {
            Sort::Embed => part::Whose::Board,
            Sort::Page | Sort::Reader => part::Whose::Page,
        };
        let parts = part::parted(&mut module, &glue, whose, &linked)?;
        let bytes = ordered(parts.part)?;
        parsed(&bytes, false)?;
        let stem = match sort {
            Sort::Embed => embed::PART,
            Sort::Page | Sort::Reader => PART,
        };
        let name = style::hashed_name(stem, &bytes, "wasm");
        glue = parts.glue.replace(bringing::FILE, &name);
        part = Some((name, bytes));
        module = parts.program;
    }
    let program = ordered(module)?;
    // Reading it once more tells whether it is still valid.
    parsed(&program, false)?;
    Ok(Small {
        glue: minify::minified(&glue)?,
        program,
        part,
    })
}

/// How the name of the part's file begins.
pub const PART: &str = "later";

/// The bytes of a module, in the order in which they compress best.
fn ordered(mut module: Module) -> Result<Vec<u8>, String> {
    order::number_locals(&mut module);
    order::written(&mut module)
}

/// A file's path below `dist`, to be read by people.
fn named(dist: &Path, path: &Path) -> String {
    path.strip_prefix(dist)
        .unwrap_or(path)
        .display()
        .to_string()
}

/// Gives the reader's files names of their own and starts it from its glue, so that neither an old page
/// nor an old cache meets a new reader.
fn name_reader(dist: &Path) -> Outcome<Done> {
    let at = |name: &str| dist.join(name);
    let (glue_path, program_path, loader) =
        (at(reader::GLUE), at(reader::PROGRAM), at(reader::LOADER));
    if ![&glue_path, &program_path, &loader]
        .iter()
        .all(|path| path.is_file())
    {
        return Ok(Err("the reader of books is not among its files".to_string()));
    }
    let index = at("index.html");
    let (page, glue, program) = (text(&index)?, text(&glue_path)?, bytes(&program_path)?);
    let named = match reader::named(&page, &glue, &program) {
        Ok(named) => named,
        Err(reason) => return Ok(Err(reason)),
    };
    write(&at(&named.glue_name), named.glue.as_bytes())?;
    write(&at(&named.program_name), &program)?;
    write(&index, named.page.as_bytes())?;
    for path in [glue_path, program_path, loader] {
        std::fs::remove_file(&path)
            .map_err(|error| format!("{} could not be removed: {error}.", path.display()))?;
    }
    Ok(Ok(()))
}

fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(path).map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

fn text(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path)
        .map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

fn write(path: &Path, content: &[u8]) -> Outcome {
    std::fs::write(path, content)
        .map_err(|error| format!("{} could not be written: {error}.", path.display()))
}
