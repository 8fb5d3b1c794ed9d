//! Arguments that are handed over and never read, made zero.
//!
//! Once panics are bare traps, hardly any function reads the place in the source that its callers hand it for
//! the message. A zero takes fewer bytes than the address of a place, and nothing keeps the places then.
//!
//! | before                                          | after                                   |
//! |-------------------------------------------------|-----------------------------------------|
//! | `local.get 3`, `i32.const 1051412`, `call unwrap` | `local.get 3`, `i32.const 0`, `call unwrap` |

use std::collections::{HashMap, HashSet};
use walrus::ir::{Const, Instr, InstrSeqId, LocalGet, LocalId, Value, Visitor, dfs_in_order};
use walrus::{FunctionId, LocalFunction, Module, ValType};

/// Makes zeros of all arguments that are never read.
pub fn zeroed(module: &mut Module) {
    // An argument that was only handed on to where it is not read is not read itself then.
    while zeroed_once(module) {}
}

/// Whether anything changed.
fn zeroed_once(module: &mut Module) -> bool {
    let unread: HashMap<FunctionId, Vec<bool>> = module
        .funcs
        .iter_local()
        .map(|(id, function)| (id, unread(module, function)))
        .filter(|(_, unread)| unread.contains(&true))
        .collect();
    let mut changed = false;
    for (_, function) in module.funcs.iter_local_mut() {
        let mut sequences = Sequences::default();
        dfs_in_order(&mut sequences, function, function.entry_block());
        for id in sequences.0 {
            changed |= zeroed_in(&mut function.block_mut(id).instrs, &unread);
        }
    }
    changed
}

type Instrs = Vec<(Instr, walrus::ir::InstrLocId)>;

/// Makes zeros of what one sequence hands over in vain, and says whether there was any.
fn zeroed_in(instrs: &mut Instrs, unread: &HashMap<FunctionId, Vec<bool>>) -> bool {
    let mut changed = false;
    for call in 0..instrs.len() {
        let Instr::Call(called) = &instrs[call].0 else {
            continue;
        };
        // The last argument stands right before the call; those that are one instruction each are followed.
        let arguments = unread.get(&called.func).into_iter().flatten().rev();
        for (at, &unread) in (0..call).rev().zip(arguments) {
            let is_zero = match &instrs[at].0 {
                Instr::LocalGet(_) => false,
                Instr::Const(number) => matches!(number.value, Value::I32(0)),
                _ => break,
            };
            if unread && !is_zero {
                let value = Value::I32(0);
                instrs[at].0 = Instr::Const(Const { value });
                changed = true;
            }
        }
    }
    changed
}

/// Which of a function's arguments it never reads, of those that are numbers of 32 bits.
fn unread(module: &Module, function: &LocalFunction) -> Vec<bool> {
    let mut read = ReadLocals::default();
    dfs_in_order(&mut read, function, function.entry_block());
    let is_unread =
        |local: &LocalId| module.locals.get(*local).ty() == ValType::I32 && !read.0.contains(local);
    function.args.iter().map(is_unread).collect()
}

#[derive(Default)]
struct ReadLocals(HashSet<LocalId>);

impl<'code> Visitor<'code> for ReadLocals {
    fn visit_local_get(&mut self, get: &LocalGet) {
        self.0.insert(get.local);
    }
}

/// The sequences of a function.
#[derive(Default)]
struct Sequences(Vec<InstrSeqId>);

impl<'code> Visitor<'code> for Sequences {
    fn start_instr_seq(&mut self, sequence: &'code walrus::ir::InstrSeq) {
        self.0.push(sequence.id());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_that_is_only_handed_on_and_never_read_is_zero_everywhere() {
        let text = r#"(module
            (func $last (param i32 i32) (result i32) (local.get 0))
            (func $between (param i32 i32) (result i32)
                (call $last (local.get 0) (local.get 1)))
            (func (export "f") (param i32) (result i32)
                (call $between (i32.add (local.get 0) (i32.const 5)) (i32.const 1234))))"#;
        let bytes = wat::parse_str(text).expect("a module in the text format");
        let mut module = Module::from_buffer(&bytes).expect("a module");
        zeroed(&mut module);
        let bytes = module.emit_wasm();
        let module = Module::from_buffer(&bytes).expect("still a module");
        let mut numbers = Vec::new();
        for (_, function) in module.funcs.iter_local() {
            for (instr, _) in &function.block(function.entry_block()).instrs {
                if let Instr::Const(number) = instr {
                    numbers.push(format!("{:?}", number.value));
                }
            }
        }
        numbers.sort();
        assert_eq!(numbers, ["I32(0)", "I32(0)", "I32(5)"]);
    }
}
