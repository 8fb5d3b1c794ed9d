//! What nothing reaches any more, left out of a program.
//!
//! The linker left out what nothing reached then. Since then exports have gone that the glue does not call
//! ([`uncalled`]) and panics have lost their messages ([`super::panics`]), so that more is out of reach:
//!
//! | what                                | how it is left out                                       |
//! |-------------------------------------|----------------------------------------------------------|
//! | exports                             | deleted                                                  |
//! | functions, imports                  | deleted                                                  |
//! | places in the table of functions    | given to another function, since the others must not move |
//! | data                                | made zeros, which weigh next to nothing, for the same reason |
//!
//! A function is reached by calls; data and functions in the table by the numbers in code and data that the
//! linker says may stand for them ([`super::linked`]). A number that is only equal to such a one keeps more
//! than is needed, never less.

use super::linked::{Linked, Target};
use std::collections::HashSet;
use walrus::ir::{Call, Const, Load, RefFunc, Store, Value, Visitor, dfs_in_order};
use walrus::{
    ConstExpr, DataKind, ElementItems, ElementKind, ExportItem, FunctionId, FunctionKind, Module,
    passes,
};

/// Deletes the exports that are not among the words of the glue, and says what is then out of reach.
pub fn uncalled(module: &mut Module, words: &HashSet<&str>) {
    let uncalled: Vec<_> = module
        .exports
        .iter()
        .filter(|export| !words.contains(export.name.as_str()))
        .map(|export| export.id())
        .collect();
    for export in uncalled {
        module.exports.delete(export);
    }
}

/// Leaves out what is out of reach.
///
/// # Errors
/// When the module is not what the linker linked.
pub fn buried(module: &mut Module, linked: &Linked) -> Result<(), String> {
    let data = module.data.iter().map(|data| match &data.kind {
        DataKind::Active {
            offset: ConstExpr::Value(Value::I32(address)),
            ..
        } => Some((*address as u32, data.value.clone())),
        _ => None,
    });
    if data.collect::<Option<Vec<_>>>().as_ref() != Some(&linked.data) {
        return Err("its data is not what the linker's file holds".to_string());
    }
    let table = table(module)?;
    let reached = Reached::of(module, linked, &table)?;
    let kept = |place: u32| reached.targets.contains(&Target::Function(place));
    for element in module.elements.iter_mut() {
        if let ElementItems::Functions(functions) = &mut element.items {
            let filling = (FIRST..).zip(functions.iter());
            let filling = filling
                .filter(|&(place, _)| kept(place))
                .map(|(_, &id)| id)
                .next();
            for (place, function) in (FIRST..).zip(functions) {
                if let (false, Some(filling)) = (kept(place), filling) {
                    *function = filling;
                }
            }
        }
    }
    let runs: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for (run, (address, _)) in runs.into_iter().zip(&linked.data) {
        reached.clear(linked, *address, &mut module.data.get_mut(run).value);
    }
    passes::gc::run(module);
    Ok(())
}

/// Where the table of functions begins: a pointer to a function is never zero.
const FIRST: u32 = 1;

/// The functions that are called through pointers.
fn table(module: &Module) -> Result<Vec<FunctionId>, String> {
    let mut elements = module.elements.iter();
    match (elements.next(), elements.next()) {
        (Some(element), None) => match (&element.kind, &element.items) {
            (
                ElementKind::Active {
                    offset: ConstExpr::Value(Value::I32(offset)),
                    ..
                },
                ElementItems::Functions(functions),
            ) if *offset as u32 == FIRST => Ok(functions.clone()),
            _ => Err("its table of functions is of an unknown kind".to_string()),
        },
        _ => Err("it has more than one table of functions, or none".to_string()),
    }
}

/// The functions that the browser calls: those exported, and the one with which a program starts.
pub fn roots(module: &Module) -> Vec<FunctionId> {
    let exported = module
        .exports
        .iter()
        .filter_map(|export| match export.item {
            ExportItem::Function(function) => Some(function),
            _ => None,
        });
    exported.chain(module.start).collect()
}

/// What is reached from the exports.
#[derive(Default)]
struct Reached {
    functions: HashSet<FunctionId>,
    targets: HashSet<Target>,
}

/// The calls and the numbers in a function.
#[derive(Default)]
pub struct Mentioned {
    functions: Vec<FunctionId>,
    pub numbers: Vec<u32>,
}

impl<'code> Visitor<'code> for Mentioned {
    fn visit_call(&mut self, call: &Call) {
        self.functions.push(call.func);
    }

    fn visit_ref_func(&mut self, function: &RefFunc) {
        self.functions.push(function.func);
    }

    fn visit_const(&mut self, number: &Const) {
        if let Value::I32(number) = number.value {
            self.numbers.push(number as u32);
        }
    }

    fn visit_load(&mut self, load: &Load) {
        self.numbers.push(load.arg.offset as u32);
    }

    fn visit_store(&mut self, store: &Store) {
        self.numbers.push(store.arg.offset as u32);
    }
}

impl Reached {
    fn of(module: &Module, linked: &Linked, table: &[FunctionId]) -> Result<Reached, String> {
        let mut reached = Reached::default();
        let mut functions = roots(module);
        let mut targets: Vec<Target> = Vec::new();
        loop {
            if let Some(function) = functions.pop() {
                if reached.functions.insert(function)
                    && let FunctionKind::Local(local) = &module.funcs.get(function).kind
                {
                    let mut mentioned = Mentioned::default();
                    dfs_in_order(&mut mentioned, local, local.entry_block());
                    functions.extend(mentioned.functions);
                    let known = mentioned
                        .numbers
                        .iter()
                        .filter_map(|number| linked.numbers.get(number));
                    targets.extend(known.flatten());
                }
            } else if let Some(target) = targets.pop() {
                if reached.targets.insert(target) {
                    match target {
                        Target::Data(place) => targets.extend(linked.targets(place)),
                        Target::Function(place) => {
                            let function = table.get(place.wrapping_sub(FIRST) as usize);
                            functions.push(*function.ok_or("its table of functions is too short")?);
                        }
                    }
                }
            } else {
                return Ok(reached);
            }
        }
    }

    /// Makes zeros of a run of data's pieces that are not reached and share no byte with one that is.
    fn clear(&self, linked: &Linked, address: u32, run: &mut [u8]) {
        let mut known = vec![false; run.len()];
        let mut kept = vec![false; run.len()];
        for (place, piece) in linked.pieces.iter().enumerate() {
            let start = piece.start.wrapping_sub(address) as usize;
            let range = start..start.saturating_add(piece.len());
            let marks = match self.targets.contains(&Target::Data(place)) {
                true => &mut kept,
                false => &mut known,
            };
            if let Some(marks) = marks.get_mut(range) {
                marks.fill(true);
            }
        }
        for (byte, (known, kept)) in run.iter_mut().zip(known.iter().zip(&kept)) {
            if *known && !kept {
                *byte = 0;
            }
        }
    }
}
