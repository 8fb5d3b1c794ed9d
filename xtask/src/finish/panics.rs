//! Panics as bare traps.
//!
//! A panic in the page ends in a trap, and nobody sees its message: the browser gives a program no place to
//! write it to. Yet each place that may panic prepares one, and the code that puts it together is large.
//!
//! | before                                                | after         |
//! |-------------------------------------------------------|---------------|
//! | `i32.const …`, `i32.const …`, `call panic_bounds_check` | `unreachable` |
//! | the body of `panic_fmt`                               | `unreachable` |
//!
//! What only led to the trap goes with it: values worked out, and writes to memory. A call that might reach
//! the browser stays, and so does every way round the trap. What a panic says to the browser itself
//! (`wasm_bindgen::throw_str`) is no panic in this sense and stays as well.

use std::collections::HashSet;
use walrus::ir::{Instr, InstrSeqId, Unreachable};
use walrus::{FunctionId, LocalFunction, Module};

/// The functions in which all panics end, as the toolchain names them.
const ENDS: [&str; 4] = [
    "core::panicking::panic_fmt",
    "core::panicking::panic_nounwind_fmt",
    "alloc::alloc::handle_alloc_error",
    "__rustc::rust_begin_unwind",
];

/// Makes every panic of a module a bare trap.
///
/// # Errors
/// When the functions that panics end in are not found by their names.
pub fn trapped(module: &mut Module) -> Result<(), String> {
    let mut traps: HashSet<FunctionId> = module
        .funcs
        .iter()
        .filter(|function| {
            let name = plain(function.name.as_deref().unwrap_or_default());
            ENDS.contains(&name.as_str())
        })
        .map(|function| function.id())
        .collect();
    if traps.is_empty() {
        return Err(format!("no function is called {}", ENDS[0]));
    }
    for (id, function) in module.funcs.iter_local_mut() {
        if traps.contains(&id) {
            let body = function.entry_block();
            function.block_mut(body).instrs = vec![(UNREACHABLE, Default::default())];
        }
    }
    // Cutting a body down may leave it a bare trap, which then cuts down the bodies of its callers.
    loop {
        let mut found = false;
        for (id, function) in module.funcs.iter_local_mut() {
            if !traps.contains(&id) {
                cut(function, &traps);
                let body = function.block(function.entry_block());
                if matches!(body.instrs.as_slice(), [(Instr::Unreachable(_), _)]) {
                    traps.insert(id);
                    found = true;
                }
            }
        }
        if !found {
            return Ok(());
        }
    }
}

const UNREACHABLE: Instr = Instr::Unreachable(Unreachable {});

/// A function's name without the crate hashes that stand in brackets: `core[0123456789abcdef]::panicking`.
fn plain(name: &str) -> String {
    let pieces = name.split('[');
    pieces
        .enumerate()
        .map(|(place, piece)| match piece.split_once(']') {
            Some((_, rest)) if place > 0 => rest,
            _ => piece,
        })
        .collect()
}

/// Cuts the sequences of a function short where they come to a trap.
fn cut(function: &mut LocalFunction, traps: &HashSet<FunctionId>) {
    let mut to_do = vec![function.entry_block()];
    while let Some(id) = to_do.pop() {
        let instrs = &function.block(id).instrs;
        let end = instrs.iter().position(|(instr, _)| ends(instr, traps));
        if let Some(end) = end {
            let keep = if matches!(
                instrs[end].0,
                Instr::Br(_) | Instr::BrTable(_) | Instr::Return(_)
            ) {
                end + 1
            } else {
                let quiet = |at: &usize| is_quiet(function, &instrs[*at].0, traps, &mut Vec::new());
                end - (0..end).rev().take_while(quiet).count()
            };
            let traps_here = keep <= end;
            let instrs = &mut function.block_mut(id).instrs;
            instrs.truncate(keep);
            if traps_here {
                instrs.push((UNREACHABLE, Default::default()));
            }
        }
        let instrs = &function.block(id).instrs;
        to_do.extend(instrs.iter().flat_map(|(instr, _)| within(instr)));
    }
}

/// Whether nothing that follows in the same sequence is ever reached.
fn ends(instr: &Instr, traps: &HashSet<FunctionId>) -> bool {
    match instr {
        Instr::Call(call) => traps.contains(&call.func),
        Instr::Unreachable(_) | Instr::Br(_) | Instr::BrTable(_) | Instr::Return(_) => true,
        _ => false,
    }
}

/// The sequences that stand within an instruction.
fn within(instr: &Instr) -> Vec<InstrSeqId> {
    match instr {
        Instr::Block(block) => vec![block.seq],
        Instr::Loop(block) => vec![block.seq],
        Instr::IfElse(either) => vec![either.consequent, either.alternative],
        _ => Vec::new(),
    }
}

/// Whether an instruction is in vain in front of a trap: it calls nothing and leads nowhere else. `around`
/// are the sequences that it may leave without getting past the trap.
fn is_quiet(
    function: &LocalFunction,
    instr: &Instr,
    traps: &HashSet<FunctionId>,
    around: &mut Vec<InstrSeqId>,
) -> bool {
    match instr {
        Instr::Const(_)
        | Instr::LocalGet(_)
        | Instr::LocalSet(_)
        | Instr::LocalTee(_)
        | Instr::GlobalGet(_)
        | Instr::GlobalSet(_)
        | Instr::Binop(_)
        | Instr::Unop(_)
        | Instr::Select(_)
        | Instr::Drop(_)
        | Instr::Load(_)
        | Instr::Store(_)
        | Instr::MemoryCopy(_)
        | Instr::MemoryFill(_)
        | Instr::Unreachable(_) => true,
        Instr::Call(call) => traps.contains(&call.func),
        Instr::Br(branch) => around.contains(&branch.block),
        Instr::BrIf(branch) => around.contains(&branch.block),
        Instr::BrTable(branch) => {
            let mut targets = branch.blocks.iter().chain([&branch.default]);
            targets.all(|target| around.contains(target))
        }
        Instr::Block(_) | Instr::Loop(_) | Instr::IfElse(_) => {
            within(instr).into_iter().all(|id| {
                around.push(id);
                let instrs = &function.block(id).instrs;
                let quiet = instrs
                    .iter()
                    .all(|(instr, _)| is_quiet(function, instr, traps, around));
                around.pop();
                quiet
            })
        }
        _ => false,
    }
}

#[cfg(test)]
#[path = "panics_tests.rs"]
mod tests;
