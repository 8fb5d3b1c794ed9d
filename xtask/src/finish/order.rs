//! Functions and locals in the order in which they compress best.
//!
//! A compressor finds what it has seen lately in the fewest bits. So each function is followed by the one of
//! those left of which the most is found in it already, by its runs of three bytes; and in every function the
//! locals used most have the smallest numbers, so that like code is written in like bytes.
//!
//! The program does the same as before: only numbers change.

use std::collections::HashMap;
use walrus::ir::{LocalId, Visitor, VisitorMut, dfs_in_order, dfs_pre_order_mut};
use walrus::{FunctionId, FunctionKind, ImportKind, Module};
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, Encode, FunctionSection};
use wasmparser::{BinaryReader, CodeSectionReader, FunctionSectionReader, Parser, Payload};

/// Numbers the locals of each function anew, those used most first.
pub fn number_locals(module: &mut Module) {
    let functions: Vec<FunctionId> = module.funcs.iter_local().map(|(id, _)| id).collect();
    for id in functions {
        let FunctionKind::Local(function) = &module.funcs.get(id).kind else {
            continue;
        };
        let mut uses = Uses::default();
        dfs_in_order(&mut uses, function, function.entry_block());
        // Arguments keep their places.
        uses.order.retain(|local| !function.args.contains(local));
        uses.order
            .sort_by_key(|local| std::cmp::Reverse(uses.count[local]));
        // walrus gives locals their numbers in the order in which they were made.
        let mut numbered = Numbered::default();
        for old in uses.order {
            let new = module.locals.add(module.locals.get(old).ty());
            numbered.0.insert(old, new);
        }
        if let FunctionKind::Local(function) = &mut module.funcs.get_mut(id).kind {
            let body = function.entry_block();
            dfs_pre_order_mut(&mut numbered, function, body);
        }
    }
}

/// How often each local is used, and the locals in the order of their first use.
#[derive(Default)]
struct Uses {
    order: Vec<LocalId>,
    count: HashMap<LocalId, usize>,
}

impl<'code> Visitor<'code> for Uses {
    fn visit_local_id(&mut self, &local: &LocalId) {
        let count = self.count.entry(local).or_default();
        if *count == 0 {
            self.order.push(local);
        }
        *count += 1;
    }
}

#[derive(Default)]
struct Numbered(HashMap<LocalId, LocalId>);

impl VisitorMut for Numbered {
    fn visit_local_id_mut(&mut self, local: &mut LocalId) {
        if let Some(&new) = self.0.get(local) {
            *local = new;
        }
    }
}

/// The module's bytes, like functions beside each other.
///
/// # Errors
/// When the bytes that walrus writes cannot be read again.
pub fn written(module: &mut Module) -> Result<Vec<u8>, String> {
    let imports = module
        .imports
        .iter()
        .filter(|import| matches!(import.kind, ImportKind::Function(_)))
        .count();
    let bytes = module.emit_wasm();
    let mut functions = Vec::new();
    for payload in Parser::new(0).parse_all(&bytes) {
        if let Payload::CodeSectionEntry(body) = payload.map_err(|error| error.to_string())? {
            functions.push(runs(body.as_bytes()));
        }
    }
    let mut places = vec![0; functions.len()];
    for (place, function) in (0..).zip(neighbours(&functions)) {
        places[function] = place;
    }
    let mut order = Order {
        imports: imports as u32,
        places,
    };
    let mut written = wasm_encoder::Module::new();
    utils::parse_core_module(&mut order, &mut written, Parser::new(0), &bytes)
        .map_err(|error| format!("its functions cannot be put in order: {error}"))?;
    Ok(written.finish())
}

/// The different runs of three bytes in a function's body, in order.
fn runs(body: &[u8]) -> Vec<[u8; 3]> {
    let runs = body.windows(3).map(|run| [run[0], run[1], run[2]]);
    let mut runs: Vec<[u8; 3]> = runs.collect();
    runs.sort_unstable();
    runs.dedup();
    runs
}

/// The functions from the first on, each followed by the one of those left that is most like it.
fn neighbours(functions: &[Vec<[u8; 3]>]) -> Vec<usize> {
    let mut order = Vec::with_capacity(functions.len());
    let mut left: Vec<usize> = (0..functions.len()).collect();
    let mut nearest = (!left.is_empty()).then_some(0);
    while let Some(place) = nearest {
        let last = left.remove(place);
        order.push(last);
        // Of two that are alike by as much, the first: the order must always come out the same.
        let likeness = |&(_, &next): &(usize, &usize)| {
            let (shared, all) = (
                shared(&functions[last], &functions[next]),
                functions[next].len(),
            );
            shared * 1_000_000 / all.max(1)
        };
        nearest = left
            .iter()
            .enumerate()
            .rev()
            .max_by_key(likeness)
            .map(|(place, _)| place);
    }
    order
}

/// How many items two ordered lists share.
fn shared(one: &[[u8; 3]], other: &[[u8; 3]]) -> usize {
    let (mut at, mut count) = (0, 0);
    for run in other {
        while one.get(at).is_some_and(|mine| mine < run) {
            at += 1;
        }
        count += usize::from(one.get(at) == Some(run));
    }
    count
}

/// A new order of the functions.
struct Order {
    /// How many functions are imported: their numbers come first, and stay.
    imports: u32,
    /// The new place of each of the other functions.
    places: Vec<u32>,
}

type Done = Result<(), Error<String>>;

impl Order {
    /// The items in their new order.
    fn sorted<T>(&self, items: Vec<T>) -> Vec<T> {
        let mut placed: Vec<(u32, T)> = self.places.iter().copied().zip(items).collect();
        placed.sort_by_key(|&(place, _)| place);
        placed.into_iter().map(|(_, item)| item).collect()
    }
}

impl Reencode for Order {
    type Error = String;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<String>> {
        match function.checked_sub(self.imports) {
            None => Ok(function),
            Some(own) => {
                let place = self.places.get(own as usize);
                let place =
                    place.ok_or_else(|| Error::UserError("a function is not there".to_string()))?;
                Ok(self.imports + place)
            }
        }
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader,
    ) -> Done {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for number in self.sorted(types) {
            functions.function(number);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, code: &mut CodeSection, section: CodeSectionReader) -> Done {
        let mut bodies = Vec::new();
        for body in section {
            let mut alone = CodeSection::new();
            self.parse_function_body(&mut alone, body?)?;
            let mut bytes = Vec::new();
            alone.encode(&mut bytes);
            // The length of the section, the number of its bodies, and the length of this one come first.
            let mut rest = BinaryReader::new(&bytes, 0);
            for _ in 0..3 {
                rest.read_var_u32()?;
            }
            bodies.push(rest.read_bytes(rest.bytes_remaining())?.to_vec());
        }
        for body in self.sorted(bodies) {
            code.raw(&body);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = r#"(module
        (import "e" "log" (func $log (param i32)))
        (func $one (param i32) (local i32 i32) (call $two (local.get 2)) (local.set 2 (i32.const 7))
            (call $log (local.get 1)))
        (func $two (param i32) (drop (i64.const 123456789)) (drop (i64.const 987654321)))
        (func $three (param i32) (local i32 i32) (call $two (local.get 2)) (local.set 2 (i32.const 7)))
        (table 2 funcref) (elem (i32.const 0) $two $three)
        (export "one" (func $one)) (export "three" (func $three)))"#;

    fn module() -> Module {
        let bytes = wat::parse_str(PROGRAM).expect("a module in the text format");
        Module::from_buffer(&bytes).expect("a module")
    }

    #[test]
    fn like_functions_come_together_and_every_mention_of_them_follows() {
        let mut module = module();
        let size = |module: &Module, name: &str| {
            let function = module.exports.get_func(name).expect("exported");
            module.funcs.get(function).kind.unwrap_local().size()
        };
        let (one, three) = (size(&module, "one"), size(&module, "three"));
        let bytes = written(&mut module).expect("written");
        let module = Module::from_buffer(&bytes).expect("still a module");
        let functions = module.funcs.iter_local();
        let sizes: Vec<u64> = functions.map(|(_, function)| function.size()).collect();
        assert_eq!(sizes[..2], [one, three]);
        assert_eq!((size(&module, "one"), size(&module, "three")), (one, three));
    }

    #[test]
    fn the_local_used_most_has_the_smallest_number_after_the_arguments() {
        let mut module = module();
        number_locals(&mut module);
        let bytes = module.emit_wasm();
        let module = Module::from_buffer(&bytes).expect("still a module");
        let one = module.exports.get_func("one").expect("exported");
        let function = module.funcs.get(one).kind.unwrap_local();
        let mut uses = Uses::default();
        dfs_in_order(&mut uses, function, function.entry_block());
        let (first, second) = (uses.order[0], uses.order[1]);
        assert_eq!((uses.count[&first], uses.count[&second]), (2, 1));
        assert!(first < second);
    }
}
