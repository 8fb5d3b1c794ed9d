//! The part of a program that the first look at the page does not need, put into a file of its own.
//!
//! | what                              | where it is then                                             |
//! |-----------------------------------|--------------------------------------------------------------|
//! | functions in [`LATER`]            | in the part                                                  |
//! | functions that only those reach   | in the part                                                  |
//! | data that only those need         | in the part ([`goods`])                                      |
//! | everything else                   | in the program                                               |
//! | a call from program to part       | by a stub, which fetches the part if it has not come yet     |
//! | a call from part to program       | by an export of the program                                  |
//!
//! Program and part share the memory and the tables, so that the part's functions are the very same, in another
//! file. The glue asks for the part at the first key, click or touch. If it is needed sooner than it has come,
//! the stub waits for it: no caller has to know which functions lie there.

use super::bringing::{FETCH, JOINED, brought_together};
use super::linked::Linked;
use super::{dead, goods};
use std::collections::{HashMap, HashSet};
use walrus::ir::{
    Call, RefFunc, UnaryOp, Value, Visitor, VisitorMut, dfs_in_order, dfs_pre_order_mut,
};
use walrus::{
    ConstExpr, DataKind, ElementItems, ElementKind, ExportItem, FunctionBuilder, FunctionId,
    FunctionKind, GlobalKind, ImportKind, ImportedFunction, Module, ModuleConfig, TableId, ValType,
};

/// What the board in somebody's page does not need to be shown and stepped through, beside what is in [`LATER`]:
/// what is done by hand, questions, and the laboratory.
const LATER_ON_BOARDS: [&str; 16] = [
    "chess_notation::act",
    "chess_notation::lab",
    "chess_notation::later",
    "chess_notation::quiz",
    "rank_and_file::app::entry",
    "rank_and_file::app::laboratory",
    "rank_and_file::app::quiz",
    "rank_and_file::app::session::Session::apply",
    "rank_and_file::app::session::book",
    "rank_and_file::app::session::edit",
    "rank_and_file::app::session::hand",
    "rank_and_file::app::session::text",
    "rank_and_file::app::standing",
    "rank_and_file::app::study::pgn",
    "rank_and_file::game::marks::replace",
    "rank_and_file::game::standing::standing",
];

/// What is not needed until somebody plays another game, sets a position up, opens a dialog or tries a move that
/// is not legal: the beginnings of the functions' names.
const LATER: [&str; 24] = [
    "rank_and_file::app::diagrams",
    "rank_and_file::app::editor",
    "rank_and_file::app::examples",
    "rank_and_file::app::export",
    "rank_and_file::app::keep",
    "rank_and_file::app::link",
    "rank_and_file::app::markup",
    "rank_and_file::app::picture",
    "rank_and_file::app::session::kept",
    "rank_and_file::app::session::link",
    "rank_and_file::app::snippet",
    "rank_and_file::game::pgn::writer",
    "rank_and_file::game::standing::dead",
    "rank_and_file::notation::nearest",
    "rank_and_file::notation::refusal",
    "rank_and_file::notation::reversible",
    "rank_and_file::notation::three",
    "rank_and_file::rules::grid",
    "rank_and_file::rules::refused",
    "rank_and_file::ui::dialogs",
    "rank_and_file::ui::editor",
    "rank_and_file::ui::export",
    "rank_and_file::ui::kept",
    "rank_and_file::ui::refocus",
];

/// The name by which the part knows the program. Only names that the two share begin with a low line.
const SHARED: &str = "_";

/// Whose program is put in two.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Page,
    /// That of boards in other pages.
    Board,
}

/// A program in two.
pub struct Parts {
    pub program: Module,
    pub part: Module,
    /// The glue, which brings the two together.
    pub glue: String,
}

/// Puts the part into a module of its own. The name of its file depends on its bytes; until they are known the
/// glue holds [`super::bringing::FILE`] in its place.
///
/// # Errors
/// When the program or its glue is not as expected.
pub fn parted(
    module: &mut Module,
    glue: &str,
    whose: Whose,
    linked: &Linked,
) -> Result<Parts, String> {
    let origin = module
        .imports
        .iter()
        .next()
        .map(|import| import.module.clone());
    let origin = origin.ok_or("the program imports nothing")?;
    let bytes = module.emit_wasm();
    let read = || {
        let mut config = ModuleConfig::new();
        config.generate_producers_section(false);
        config.generate_name_section(false);
        let module = config.parse(&bytes);
        module.map_err(|error| format!("the program cannot be read again: {error}"))
    };
    // Both are read from the same bytes, so that what has the same place in their lists is the same.
    let (mut program, mut part) = (read()?, read()?);
    let near: Vec<FunctionId> = program.funcs.iter().map(|function| function.id()).collect();
    let far: Vec<FunctionId> = part.funcs.iter().map(|function| function.id()).collect();
    let later = later(&program, whose);
    let moved: HashSet<FunctionId> = later.iter().copied().collect();
    let (entries, table) = entries(&program, &moved)?;
    let goods = goods::taken(&mut program, &moved, linked);
    let first = program.tables.get(table).initial;
    let fetch = fetched(&mut program, &origin);
    let joined =
        program
            .globals
            .add_local(ValType::I32, true, false, ConstExpr::Value(Value::I32(0)));
    let mut stubs = Stubs::default();
    for (place, &entry) in (first..).zip(&entries) {
        let ty = program.funcs.get(entry).ty();
        let (params, results) = program.types.params_results(ty);
        let (params, results) = (params.to_vec(), results.to_vec());
        let arguments: Vec<_> = params.iter().map(|&ty| program.locals.add(ty)).collect();
        let mut stub = FunctionBuilder::new(&mut program.types, &params, &results);
        let mut body = stub.func_body();
        body.global_get(joined).unop(UnaryOp::I32Eqz).if_else(
            None,
            |missing| {
                missing.call(fetch);
            },
            |_| {},
        );
        for &argument in &arguments {
            body.local_get(argument);
        }
        body.i32_const(place as i32).call_indirect(ty, table);
        stubs
            .0
            .insert(entry, stub.finish(arguments, &mut program.funcs));
    }
    // The part: its functions, and imports in place of all others.
    let far_of: HashMap<FunctionId, FunctionId> =
        near.iter().copied().zip(far.iter().copied()).collect();
    let tables: Vec<_> = part.tables.iter().map(|table| table.id()).collect();
    let memories: Vec<_> = part.memories.iter().map(|memory| memory.id()).collect();
    let globals: Vec<_> = part.globals.iter().map(|global| global.id()).collect();
    empty(&mut part);
    let staying = near
        .iter()
        .zip(&far)
        .enumerate()
        .filter(|(_, (near, _))| !moved.contains(near));
    for (place, (_, &far)) in staying {
        let ty = part.funcs.get(far).ty();
        let import = part
            .imports
            .add(SHARED, &format!("_{place}"), ImportKind::Function(far));
        part.funcs.get_mut(far).kind = FunctionKind::Import(ImportedFunction { import, ty });
    }
    for (place, &id) in tables.iter().enumerate() {
        let import = part
            .imports
            .add(SHARED, &format!("_t{place}"), ImportKind::Table(id));
        // The program's may be larger.
        part.tables.get_mut(id).maximum = None;
        part.tables.get_mut(id).import = Some(import);
    }
    for goods in goods {
        let memory = *memories.first().ok_or("the program has no memory")?;
        let offset = ConstExpr::Value(Value::I32(goods.address as i32));
        let kind = DataKind::Active { memory, offset };
        let data = part.data.add(kind, goods.bytes);
        part.memories.get_mut(memory).data_segments.insert(data);
    }
    for (place, &id) in memories.iter().enumerate() {
        let import = part
            .imports
            .add(SHARED, &format!("_m{place}"), ImportKind::Memory(id));
        part.memories.get_mut(id).import = Some(import);
    }
    for (place, &id) in globals.iter().enumerate() {
        let import = part
            .imports
            .add(SHARED, &format!("_g{place}"), ImportKind::Global(id));
        part.globals.get_mut(id).kind = GlobalKind::Import(import);
    }
    let far_table = program.tables.iter().position(|known| known.id() == table);
    let far_table = far_table
        .map(|place| tables[place])
        .ok_or("its table is lost")?;
    let kind = ElementKind::Active {
        table: far_table,
        offset: ConstExpr::Value(Value::I32(first as i32)),
    };
    let items = entries.iter().map(|entry| far_of[entry]).collect();
    let element = part.elements.add(kind, ElementItems::Functions(items));
    part.tables.get_mut(far_table).elem_segments.insert(element);
    walrus::passes::gc::run(&mut part);
    // The program: stubs in place of what has moved, and exports for what the part calls.
    for &id in near.iter().filter(|id| !moved.contains(id)) {
        if let FunctionKind::Local(function) = &mut program.funcs.get_mut(id).kind {
            let body = function.entry_block();
            dfs_pre_order_mut(&mut stubs, function, body);
        }
    }
    for element in program.elements.iter_mut() {
        if let ElementItems::Functions(functions) = &mut element.items {
            for function in functions {
                *function = stubs.0.get(function).copied().unwrap_or(*function);
            }
        }
    }
    let grown = program.tables.get_mut(table);
    grown.initial += entries.len() as u64;
    grown.maximum = grown.maximum.map(|most| most.max(grown.initial));
    program.exports.add(JOINED, joined);
    let asked: Vec<_> = part
        .imports
        .iter()
        .map(|import| (import.id(), import.name.clone()))
        .collect();
    let near_tables: Vec<ExportItem> = program.tables.iter().map(|t| t.id().into()).collect();
    let near_memories: Vec<ExportItem> = program.memories.iter().map(|m| m.id().into()).collect();
    let near_globals: Vec<ExportItem> = program.globals.iter().map(|g| g.id().into()).collect();
    for (nth, (id, name)) in asked.into_iter().enumerate() {
        let place = |of: &str| {
            of.parse::<usize>()
                .map_err(|_| "a name of the part is lost")
        };
        let item = match name.as_bytes().get(1) {
            Some(b't') => near_tables[place(&name[2..])?],
            Some(b'm') => near_memories[place(&name[2..])?],
            Some(b'g') => near_globals[place(&name[2..])?],
            _ => near[place(&name[1..])?].into(),
        };
        // Numbers in a row compress better than those of the functions.
        let short = format!("_{nth}");
        program.exports.add(&short, item);
        part.imports.get_mut(id).name = short;
    }
    walrus::passes::gc::run(&mut program);
    Ok(Parts {
        program,
        part,
        glue: brought_together(glue, whose)?,
    })
}

/// Adds the import that fetches the part.
fn fetched(program: &mut Module, origin: &str) -> FunctionId {
    let ty = program.types.add(&[], &[]);
    program.add_import_func(origin, FETCH, ty).0
}

/// Leaves a module its functions only.
fn empty(part: &mut Module) {
    let exports: Vec<_> = part.exports.iter().map(|export| export.id()).collect();
    exports.into_iter().for_each(|id| part.exports.delete(id));
    let data: Vec<_> = part.data.iter().map(|data| data.id()).collect();
    data.into_iter().for_each(|id| part.data.delete(id));
    let elements: Vec<_> = part.elements.iter().map(|element| element.id()).collect();
    elements.into_iter().for_each(|id| part.elements.delete(id));
    let imports: Vec<_> = part.imports.iter().map(|import| import.id()).collect();
    imports.into_iter().for_each(|id| part.imports.delete(id));
    for table in part.tables.iter_mut() {
        table.elem_segments.clear();
    }
    for memory in part.memories.iter_mut() {
        memory.data_segments.clear();
    }
    part.start = None;
}

/// The functions that can wait: those named in [`LATER`], and those that nothing else reaches.
fn later(module: &Module, whose: Whose) -> Vec<FunctionId> {
    let own: &[&str] = match whose {
        Whose::Page => &[],
        Whose::Board => &LATER_ON_BOARDS,
    };
    let waits = |id: FunctionId| {
        let name = module.funcs.get(id).name.as_deref().unwrap_or_default();
        // What is not there is dropped, too. An implementation's name begins with a bracket, and that of generic
        // code with its crate.
        !name.starts_with("core::ptr::drop_in_place")
            && LATER.iter().chain(own).any(|later| name.contains(later))
    };
    let mut left = dead::roots(module);
    for element in module.elements.iter() {
        if let ElementItems::Functions(functions) = &element.items {
            left.extend(functions.iter().filter(|&&id| !waits(id)));
        }
    }
    let mut needed = HashSet::new();
    while let Some(id) = left.pop() {
        if needed.insert(id)
            && let FunctionKind::Local(function) = &module.funcs.get(id).kind
        {
            let mut calls = Calls::default();
            dfs_in_order(&mut calls, function, function.entry_block());
            left.extend(calls.0.into_iter().filter(|&id| !waits(id)));
        }
    }
    let local = module.funcs.iter_local().map(|(id, _)| id);
    local.filter(|id| !needed.contains(id)).collect()
}

/// The moved functions that are called from where they are not, and the table through which that is done.
fn entries(
    module: &Module,
    moved: &HashSet<FunctionId>,
) -> Result<(Vec<FunctionId>, TableId), String> {
    let mut called = HashSet::new();
    for (id, function) in module.funcs.iter_local() {
        if !moved.contains(&id) {
            let mut calls = Calls::default();
            dfs_in_order(&mut calls, function, function.entry_block());
            called.extend(calls.0);
        }
    }
    let mut table = None;
    for element in module.elements.iter() {
        if let (ElementKind::Active { table: of, .. }, ElementItems::Functions(functions)) =
            (&element.kind, &element.items)
        {
            table = Some(*of);
            called.extend(functions);
        }
    }
    let table = table.ok_or("the program has no table of functions")?;
    let all = module.funcs.iter().map(|function| function.id());
    let entries = all
        .filter(|id| moved.contains(id) && called.contains(id))
        .collect();
    Ok((entries, table))
}

/// The functions that a function mentions.
#[derive(Default)]
struct Calls(Vec<FunctionId>);

impl<'code> Visitor<'code> for Calls {
    fn visit_call(&mut self, call: &Call) {
        self.0.push(call.func);
    }

    fn visit_ref_func(&mut self, function: &RefFunc) {
        self.0.push(function.func);
    }
}

/// What is called in place of what has moved.
#[derive(Default)]
struct Stubs(HashMap<FunctionId, FunctionId>);

impl VisitorMut for Stubs {
    fn visit_function_id_mut(&mut self, function: &mut FunctionId) {
        if let Some(&stub) = self.0.get(function) {
            *function = stub;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLUE: &str = "import0 = { __proto__: null, };\nlet wasm;\nexport default start;\n";

    /// A program of which one function can wait, and another that only that one calls.
    const PROGRAM: &str = r#"(module
        (import "e" "log" (func $log (param i32)))
        (memory (export "memory") 1)
        (global $stack (mut i32) (i32.const 4096))
        (table 2 2 funcref)
        (elem (i32.const 1) $"rank_and_file::ui::editor::press")
        (func $shared (param i32) (result i32) (i32.add (local.get 0) (global.get $stack)))
        (func $aside (param i32) (result i32) (call $log (local.get 0)) (call $shared (local.get 0)))
        (func $"rank_and_file::rules::refused::why" (param i32) (result i32)
            (i32.load (call $aside (local.get 0))))
        (func $"rank_and_file::ui::editor::press" (drop (call $shared (i32.const 1))))
        (func (export "touch") (param i32) (result i32)
            (call $shared (call $"rank_and_file::rules::refused::why" (local.get 0))))
        (func (export "look") (param i32) (result i32) (call $shared (local.get 0))))"#;

    fn parts() -> Parts {
        let bytes = wat::parse_str(PROGRAM).expect("a module in the text format");
        let mut module = Module::from_buffer(&bytes).expect("a module");
        parted(&mut module, GLUE, Whose::Page, &Linked::default()).expect("two modules")
    }

    #[test]
    fn what_can_wait_and_what_only_that_calls_lies_in_the_part() {
        let Parts {
            mut program,
            mut part,
            ..
        } = parts();
        // Of the five functions with something to do three have gone, and two stubs have come.
        assert_eq!(program.funcs.iter_local().count(), 3 + 2);
        assert_eq!(part.funcs.iter_local().count(), 3);
        for bytes in [program.emit_wasm(), part.emit_wasm()] {
            Module::from_buffer(&bytes).expect("a valid module");
        }
    }

    #[test]
    fn the_program_exports_all_that_the_part_imports() {
        let Parts { program, part, .. } = parts();
        let exports: Vec<&str> = program.exports.iter().map(|e| e.name.as_str()).collect();
        assert!(
            part.imports.iter().count() >= 4,
            "memory, table, global, functions"
        );
        for import in part.imports.iter() {
            assert_eq!(import.module, SHARED);
            assert!(exports.contains(&import.name.as_str()), "{}", import.name);
        }
        assert!(exports.contains(&JOINED));
        assert_eq!(part.exports.iter().count(), 0);
    }

    #[test]
    fn the_table_grows_by_a_place_for_each_way_into_the_part() {
        let Parts { program, part, .. } = parts();
        let table = program.tables.iter().next().expect("a table");
        assert_eq!((table.initial, table.maximum), (4, Some(4)));
        let elements = part.elements.iter().map(|element| match &element.items {
            ElementItems::Functions(functions) => functions.len(),
            ElementItems::Expressions(..) => 0,
        });
        assert_eq!(elements.sum::<usize>(), 2);
    }
}
