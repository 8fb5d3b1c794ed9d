//! A WebAssembly module, read as far as the names of its imports and exports, and written again.
//!
//! | section                                          | what happens to it            |
//! |--------------------------------------------------|-------------------------------|
//! | 2 imports, 7 exports                             | read; their names may change  |
//! | 0 `name`, `producers`, `target_features`         | left out: only tools read them |
//! | all others                                       | copied byte for byte          |
//!
//! Source: the binary format of the WebAssembly Core Specification, chapter 5 (modules).

use super::binary::{Read, byte, list, name, number, put_number, put_run, run};

const HEADER: &[u8] = b"\0asm\x01\0\0\0";
const FUNCTION: u8 = 0;
const FOR_TOOLS: [&str; 3] = ["name", "producers", "target_features"];

/// A module whose imports and exports can be renamed.
pub struct Module<'a> {
    sections: Vec<Section<'a>>,
}

enum Section<'a> {
    Imports(Vec<Import<'a>>),
    Exports(Vec<Export<'a>>),
    /// The number of any other section, and what it holds.
    Other(u8, &'a [u8]),
}

/// An imported function.
pub struct Import<'a> {
    /// Where it comes from, such as `./rank-and-file_bg.js`.
    pub module: &'a str,
    /// What it is called there.
    pub name: &'a str,
    type_index: u32,
}

/// An exported function, memory, table or global.
pub struct Export<'a> {
    /// What it is called outside.
    pub name: &'a str,
    kind: u8,
    index: u32,
}

impl<'a> Module<'a> {
    /// Reads a module.
    ///
    /// # Errors
    /// When the bytes are no module, or one that imports anything but functions.
    pub fn read(bytes: &'a [u8]) -> Read<Module<'a>> {
        let mut rest = bytes.strip_prefix(HEADER).ok_or("it has no header")?;
        let mut sections = Vec::new();
        while !rest.is_empty() {
            let number = byte(&mut rest)?;
            let mut body = run(&mut rest)?;
            let section = match number {
                0 if FOR_TOOLS.contains(&name(&mut { body })?) => continue,
                2 => Section::Imports(list(&mut body, import)?),
                7 => Section::Exports(list(&mut body, export)?),
                _ => Section::Other(number, std::mem::take(&mut body)),
            };
            if !body.is_empty() {
                return Err("a section is longer than its list");
            }
            sections.push(section);
        }
        Ok(Module { sections })
    }

    /// What it imports, in order.
    pub fn imports(&self) -> impl Iterator<Item = &Import<'a>> {
        self.sections.iter().flat_map(|section| match section {
            Section::Imports(imports) => imports.as_slice(),
            _ => &[],
        })
    }

    /// What it exports, in order.
    pub fn exports(&self) -> impl Iterator<Item = &Export<'a>> {
        self.sections.iter().flat_map(|section| match section {
            Section::Exports(exports) => exports.as_slice(),
            _ => &[],
        })
    }

    /// The module's bytes, with every name of an import, of the module it comes from and of an export given
    /// as `renamed` has it.
    pub fn write<'n>(&'n self, renamed: impl Fn(&'n str) -> &'n str) -> Vec<u8> {
        let mut bytes = HEADER.to_vec();
        for section in &self.sections {
            let mut body = Vec::new();
            let number = match section {
                Section::Imports(imports) => {
                    put_number(&mut body, imports.len());
                    for import in imports {
                        put_run(&mut body, renamed(import.module).as_bytes());
                        put_run(&mut body, renamed(import.name).as_bytes());
                        body.push(FUNCTION);
                        put_number(&mut body, import.type_index as usize);
                    }
                    2
                }
                Section::Exports(exports) => {
                    put_number(&mut body, exports.len());
                    for export in exports {
                        put_run(&mut body, renamed(export.name).as_bytes());
                        body.push(export.kind);
                        put_number(&mut body, export.index as usize);
                    }
                    7
                }
                Section::Other(number, content) => {
                    body.extend_from_slice(content);
                    *number
                }
            };
            bytes.push(number);
            put_run(&mut bytes, &body);
        }
        bytes
    }
}

fn import<'a>(rest: &mut &'a [u8]) -> Read<Import<'a>> {
    let (module, name) = (name(rest)?, name(rest)?);
    if byte(rest)? != FUNCTION {
        return Err("it imports something that is no function");
    }
    let type_index = number(rest)?;
    Ok(Import {
        module,
        name,
        type_index,
    })
}

fn export<'a>(rest: &mut &'a [u8]) -> Read<Export<'a>> {
    let (name, kind, index) = (name(rest)?, byte(rest)?, number(rest)?);
    Ok(Export { name, kind, index })
}

#[cfg(test)]
#[path = "wasm_tests.rs"]
mod tests;
