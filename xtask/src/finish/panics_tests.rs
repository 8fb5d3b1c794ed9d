//! Small programs, before and after.

use super::*;
use walrus::passes::gc;

/// The module in the text format, its panics made traps and what is not called left out, as text.
fn after(text: &str) -> Result<String, String> {
    let bytes = wat::parse_str(text).expect("a module in the text format");
    let mut module = Module::from_buffer(&bytes).expect("a module");
    trapped(&mut module)?;
    gc::run(&mut module);
    let bytes = module.emit_wasm();
    Module::from_buffer(&bytes).expect("still a module");
    let names = module.funcs.iter().filter_map(|f| f.name.clone());
    let sizes = module
        .funcs
        .iter_local()
        .map(|(_, function)| format!("{}", function.size()));
    Ok(names.chain(sizes).collect::<Vec<_>>().join(" "))
}

const PANIC: &str = r#"
    (import "e" "log" (func $log (param i32)))
    (memory 1)
    (func $message (param i32) (call $log (local.get 0)))
    (func $"core[0123456789abcdef]::panicking::panic_fmt" (param i32)
        (call $message (local.get 0)) unreachable)
    (func $bounds (param i32 i32)
        (i32.store (i32.const 8) (local.get 0))
        (block (loop (br_if 0 (local.get 1)) (br_if 1 (local.get 0))))
        (call $"core[0123456789abcdef]::panicking::panic_fmt" (i32.const 8)) unreachable)
"#;

#[test]
fn a_panic_and_all_that_led_to_it_becomes_one_instruction() {
    let text = format!(
        r#"(module {PANIC} (func (export "f") (param i32) (result i32)
            (if (i32.gt_u (local.get 0) (i32.const 7))
                (then (call $bounds (local.get 0) (i32.const 7)) unreachable))
            (local.get 0)))"#
    );
    // The comparison, the trap and the result are left: none of the functions that made a message.
    assert_eq!(after(&text).as_deref(), Ok("6"));
}

#[test]
fn a_call_that_may_reach_the_browser_stays_in_front_of_the_trap() {
    let text = format!(
        r#"(module {PANIC} (func (export "f")
            (call $log (i32.const 1)) (call $bounds (i32.const 1) (i32.const 2))))"#
    );
    let after = after(&text).expect("a panic");
    assert!(
        after.contains("log") && !after.contains("bounds"),
        "{after}"
    );
}

#[test]
fn a_way_round_the_trap_stays_open() {
    let text = format!(
        r#"(module {PANIC} (func (export "f") (param i32) (result i32)
            (block (block (br_if 1 (local.get 0))) (call $bounds (i32.const 1) (i32.const 2)))
            (i32.const 5)))"#
    );
    let bytes = wat::parse_str(&text).expect("a module in the text format");
    let mut module = Module::from_buffer(&bytes).expect("a module");
    trapped(&mut module).expect("a panic");
    let exported = module.exports.get_func("f").expect("exported");
    let function = module.funcs.get(exported).kind.unwrap_local();
    let body = &function.block(function.entry_block()).instrs;
    assert!(
        matches!(body.last(), Some((Instr::Const(_), _))),
        "{body:?}"
    );
}

#[test]
fn a_program_without_names_is_refused() {
    assert!(after(r#"(module (func (export "f") unreachable))"#).is_err());
}
