//! A tiny module made by hand, read and written again.

use super::*;

/// One type, one import, one function, a memory, two exports, one body, and two sections of other matter.
const SMALL: &[u8] = b"\0asm\x01\0\0\0\
    \x01\x04\x01\x60\0\0\
    \x02\x0e\x01\x05./env\x04long\0\0\
    \x03\x02\x01\0\
    \x05\x03\x01\0\x01\
    \x07\x13\x02\x06memory\x02\0\x06second\0\x01\
    \x0a\x04\x01\x02\0\x0b\
    \0\x06\x04kept\x09";

/// What is left out of it.
const TOOLS_ONLY: &[u8] = b"\0\x07\x04name\x01\x02";

#[test]
fn a_module_written_under_its_own_names_is_the_same_but_for_what_only_tools_read() {
    let bytes = [SMALL, TOOLS_ONLY].concat();
    let module = Module::read(&bytes).expect("a module");
    assert_eq!(module.write(|name| name), SMALL);
}

#[test]
fn names_are_replaced_and_all_else_is_copied() {
    let module = Module::read(SMALL).expect("a module");
    let written = module.write(|name| match name {
        "./env" => "e",
        "long" => "a",
        "second" => "b",
        other => other,
    });
    let expected = b"\0asm\x01\0\0\0\
        \x01\x04\x01\x60\0\0\
        \x02\x07\x01\x01e\x01a\0\0\
        \x03\x02\x01\0\
        \x05\x03\x01\0\x01\
        \x07\x0e\x02\x06memory\x02\0\x01b\0\x01\
        \x0a\x04\x01\x02\0\x0b\
        \0\x06\x04kept\x09";
    assert_eq!(written, expected);
}

#[test]
fn a_module_cut_off_anywhere_is_refused_unless_whole_sections_are_left() {
    let mut refused = 0;
    for length in 0..SMALL.len() {
        match Module::read(&SMALL[..length]) {
            Ok(module) => assert_eq!(module.write(|name| name), SMALL[..length]),
            Err(_) => refused += 1,
        }
    }
    // Good are the header alone, and it with each number of sections but all of them: seven lengths.
    assert_eq!(refused, SMALL.len() - 7);
    assert!(Module::read(b"<!doctype html>").is_err());
}

#[test]
fn what_is_imported_and_is_no_function_is_refused() {
    let memory = b"\0asm\x01\0\0\0\x02\x08\x01\x01e\x01m\x02\0\x01";
    assert_eq!(
        Module::read(memory).err(),
        Some("it imports something that is no function")
    );
}
