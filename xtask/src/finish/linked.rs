//! What the linker knew of a program and the program itself does not say: where each piece of its data begins
//! and ends, which numbers in its code are addresses, and what the words in its data point at.
//!
//! | section      | what is taken from it                                              |
//! |--------------|--------------------------------------------------------------------|
//! | `linking`    | the symbols: address and length of each piece of data              |
//! | `reloc.CODE` | the numbers in the code that stand for a piece of data or a function |
//! | `reloc.DATA` | the same of the data                                               |
//!
//! The linker writes them on request (`--emit-relocs`), into the file that wasm-bindgen then reads. What
//! wasm-bindgen leaves of the code lies elsewhere, but its numbers are the same, and so is the data.
//!
//! Source: the WebAssembly tool conventions, "WebAssembly Object File Linking".

use std::collections::HashMap;
use std::ops::Range;
use wasmparser::{
    Data, DataKind, KnownCustom, Linking, Operator, Parser, Payload, RelocationEntry,
    RelocationType, SymbolInfo,
};

/// What a number stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// A piece of data: its place among [`Linked::pieces`].
    Data(usize),
    /// A function: its place in the table of functions called through pointers.
    Function(u32),
}

/// What the linker knew.
#[derive(Debug, Default)]
pub struct Linked {
    /// The addresses of each piece of data.
    pub pieces: Vec<Range<u32>>,
    /// The targets of each number in the code that is one. More than one piece may begin where another ends.
    pub numbers: HashMap<u32, Vec<Target>>,
    /// The address of each word in the data that points at something, in order, and its target.
    pub pointers: Vec<(u32, Target)>,
    /// Each run of data and the address where it is put.
    pub data: Vec<(u32, Vec<u8>)>,
}

/// Why the linker's file was refused.
type Read<T> = Result<T, String>;

fn damaged(error: wasmparser::BinaryReaderError) -> String {
    format!("the linker's file cannot be read: {error}")
}

/// The linker's file, as far as it has been read.
#[derive(Default)]
struct File {
    /// The kind of each section, by number: where code and data begin in the file.
    code: Option<(u32, usize)>,
    data: Option<(u32, usize)>,
    /// Address and place in the file of each run of data.
    runs: Vec<(u32, Range<usize>)>,
    /// The range of each symbol that is data.
    symbols: Vec<Option<Range<u32>>>,
    relocations: Vec<(u32, RelocationEntry)>,
}

impl Linked {
    /// Reads the file that the linker wrote.
    ///
    /// # Errors
    /// When it cannot be read, says nothing of what was linked, or contradicts itself.
    pub fn read(bytes: &[u8]) -> Read<Linked> {
        let file = File::read(bytes)?;
        let mut linked = Linked::default();
        let mut places: HashMap<u32, usize> = HashMap::new();
        for (number, range) in (0..).zip(&file.symbols) {
            if let Some(range) = range {
                places.insert(number, linked.pieces.len());
                linked.pieces.push(range.clone());
            }
        }
        for (section, relocation) in &file.relocations {
            let at = relocation.offset as usize;
            let piece = || {
                let place = places.get(&relocation.index);
                place.copied().ok_or("a relocation names no piece of data")
            };
            let agrees = |place: usize, number: u32| {
                linked.pieces[place]
                    .start
                    .wrapping_add(relocation.addend as u32)
                    == number
            };
            use RelocationType as Type;
            let (number, target) = match (relocation.ty, file.code, file.data) {
                (Type::TableIndexSleb, Some((code, start)), _) if *section == code => {
                    let number = padded(bytes, start + at)?;
                    (number, Target::Function(number))
                }
                (Type::MemoryAddrLeb | Type::MemoryAddrSleb, Some((code, start)), _)
                    if *section == code =>
                {
                    (padded(bytes, start + at)?, Target::Data(piece()?))
                }
                (Type::TableIndexI32, _, Some((data, start))) if *section == data => {
                    let number = word(bytes, start + at)?;
                    (number, Target::Function(number))
                }
                (Type::MemoryAddrI32, _, Some((data, start))) if *section == data => {
                    (word(bytes, start + at)?, Target::Data(piece()?))
                }
                (
                    Type::FunctionIndexLeb
                    | Type::TypeIndexLeb
                    | Type::GlobalIndexLeb
                    | Type::TableNumberLeb,
                    ..,
                ) => continue,
                (other, ..) => {
                    return Err(format!("a relocation is of an unknown kind: {other:?}"));
                }
            };
            if let Target::Data(place) = target
                && !agrees(place, number)
            {
                return Err("a relocation does not agree with what it stands for".to_string());
            }
            match file.data {
                Some((data, start)) if *section == data => {
                    linked.pointers.push((file.address(start + at)?, target));
                }
                _ => {
                    let targets = linked.numbers.entry(number).or_default();
                    if !targets.contains(&target) {
                        targets.push(target);
                    }
                }
            }
        }
        if linked.pieces.is_empty() || linked.numbers.is_empty() {
            return Err("the linker's file does not say what was linked".to_string());
        }
        linked.pointers.sort_unstable();
        linked.data = file
            .runs
            .into_iter()
            .map(|(address, range)| (address, bytes[range].to_vec()))
            .collect();
        Ok(linked)
    }

    /// What the words in a piece of data point at.
    pub fn targets(&self, place: usize) -> impl Iterator<Item = Target> {
        let Range { start, end } = self.pieces[place];
        let first = self.pointers.partition_point(|&(at, _)| at < start);
        self.pointers[first..]
            .iter()
            .take_while(move |&&(at, _)| at < end)
            .map(|&(_, target)| target)
    }
}

impl File {
    fn read(bytes: &[u8]) -> Read<File> {
        let mut file = File::default();
        let mut section = 0;
        for payload in Parser::new(0).parse_all(bytes) {
            let payload = payload.map_err(damaged)?;
            match &payload {
                Payload::Version { .. } | Payload::CodeSectionEntry(_) | Payload::End(_) => {
                    continue;
                }
                Payload::CodeSectionStart { range, .. } => file.code = Some((section, range.start)),
                Payload::DataSection(data) => {
                    file.data = Some((section, data.range().start));
                    for run in data.clone() {
                        file.runs.push(placed(&run.map_err(damaged)?)?);
                    }
                }
                Payload::CustomSection(custom) => match custom.as_known() {
                    KnownCustom::Linking(linking) => {
                        for part in linking.subsections() {
                            if let Linking::SymbolTable(symbols) = part.map_err(damaged)? {
                                for symbol in symbols {
                                    let range = file.range(&symbol.map_err(damaged)?);
                                    file.symbols.push(range);
                                }
                            }
                        }
                    }
                    KnownCustom::Reloc(relocations) => {
                        let of = relocations.section_index();
                        for entry in relocations.entries() {
                            file.relocations.push((of, entry.map_err(damaged)?));
                        }
                    }
                    _ => {}
                },
                _ => {}
            }
            section += 1;
        }
        Ok(file)
    }

    /// The addresses of a symbol that is a piece of data.
    fn range(&self, symbol: &SymbolInfo) -> Option<Range<u32>> {
        let SymbolInfo::Data {
            symbol: Some(defined),
            ..
        } = symbol
        else {
            return None;
        };
        let (address, _) = self.runs.get(defined.index as usize)?;
        let start = address + defined.offset;
        Some(start..start + defined.size)
    }

    /// The address of a place in the file.
    fn address(&self, at: usize) -> Read<u32> {
        let run = self.runs.iter().find(|(_, range)| range.contains(&at));
        let (address, range) = run.ok_or("a relocation lies outside of the data")?;
        Ok(address + (at - range.start) as u32)
    }
}

/// The address of a run of data and its place in the file.
fn placed(run: &Data) -> Read<(u32, Range<usize>)> {
    let DataKind::Active { offset_expr, .. } = &run.kind else {
        return Err("some data has no address".to_string());
    };
    match offset_expr.get_operators_reader().read().map_err(damaged)? {
        Operator::I32Const { value } => {
            Ok((value as u32, run.range.end - run.data.len()..run.range.end))
        }
        _ => Err("an address of some data is worked out".to_string()),
    }
}

/// The number that the linker has put into five bytes, seven bits a byte.
fn padded(bytes: &[u8], at: usize) -> Read<u32> {
    let bytes = bytes
        .get(at..at + 5)
        .ok_or("a relocation lies outside of the file")?;
    let bits = |(place, &byte): (usize, &u8)| u64::from(byte & 0x7f) << (7 * place);
    Ok(bytes.iter().enumerate().map(bits).sum::<u64>() as u32)
}

fn word(bytes: &[u8], at: usize) -> Read<u32> {
    let bytes = bytes
        .get(at..at + 4)
        .ok_or("a relocation lies outside of the file")?;
    Ok(bytes
        .iter()
        .rev()
        .fold(0, |word, &byte| word << 8 | u32::from(byte)))
}
