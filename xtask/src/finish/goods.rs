//! Data that only a part of a program needs, taken out of the program to go with that part.
//!
//! | data                                            | where it is then                        |
//! |-------------------------------------------------|-----------------------------------------|
//! | what a function that stays can reach            | in the program                          |
//! | what only the functions that go can reach       | in the part, which puts it where it was |
//! | what the linker says nothing of                 | in the program                          |
//!
//! Program and part share the memory, so nothing changes its address: the program has zeros there, which weigh
//! next to nothing, until the part has come and puts the data in their place. Nobody looks there before.

use super::dead::Mentioned;
use super::linked::{Linked, Target};
use std::collections::HashSet;
use walrus::ir::{Value, dfs_in_order};
use walrus::{ConstExpr, DataKind, FunctionId, Module};

/// Some data and the address where it is put.
#[derive(Debug, PartialEq, Eq)]
pub struct Goods {
    pub address: u32,
    pub bytes: Vec<u8>,
}

/// So many zeros in a row part one piece of goods from the next; fewer weigh less than a further address.
const GAP: usize = 8;

/// Takes out of a program the data that only the functions `moved` reach.
pub fn taken(program: &mut Module, moved: &HashSet<FunctionId>, linked: &Linked) -> Vec<Goods> {
    let needed = needed(program, moved, linked);
    let mut goods = Vec::new();
    let runs: Vec<_> = program.data.iter().map(|run| run.id()).collect();
    for run in runs {
        let run = program.data.get_mut(run);
        let DataKind::Active {
            offset: ConstExpr::Value(Value::I32(address)),
            ..
        } = run.kind
        else {
            continue;
        };
        let address = address as u32;
        let mut known = vec![false; run.value.len()];
        let mut stays = vec![false; run.value.len()];
        for (place, piece) in linked.pieces.iter().enumerate() {
            let start = piece.start.wrapping_sub(address) as usize;
            let marks = match needed.contains(&place) {
                true => &mut stays,
                false => &mut known,
            };
            if let Some(marks) = marks.get_mut(start..start.saturating_add(piece.len())) {
                marks.fill(true);
            }
        }
        let mut zeros = GAP;
        for (at, byte) in run.value.iter_mut().enumerate() {
            if stays[at] || (*byte != 0 && !known[at]) {
                // What stays may have been changed before the part comes: nothing is put over it, zeros neither.
                zeros = GAP;
                continue;
            }
            if *byte == 0 {
                zeros += 1;
                continue;
            }
            match goods.last_mut() {
                Some(Goods { bytes, .. }) if zeros < GAP => bytes.resize(bytes.len() + zeros, 0),
                _ => goods.push(Goods {
                    address: address + at as u32,
                    bytes: Vec::new(),
                }),
            }
            if let Some(last) = goods.last_mut() {
                last.bytes.push(std::mem::take(byte));
            }
            zeros = 0;
        }
    }
    goods
}

/// The pieces of data that the functions that stay can reach.
fn needed(program: &Module, moved: &HashSet<FunctionId>, linked: &Linked) -> HashSet<usize> {
    let mut left: Vec<Target> = Vec::new();
    for (id, function) in program.funcs.iter_local() {
        if !moved.contains(&id) {
            let mut mentioned = Mentioned::default();
            dfs_in_order(&mut mentioned, function, function.entry_block());
            let numbers = mentioned.numbers.iter();
            left.extend(
                numbers
                    .filter_map(|number| linked.numbers.get(number))
                    .flatten(),
            );
        }
    }
    let mut needed = HashSet::new();
    while let Some(target) = left.pop() {
        // The functions that stay have been looked at already.
        if let Target::Data(place) = target
            && needed.insert(place)
        {
            left.extend(linked.targets(place));
        }
    }
    needed
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A program with three words in its memory: one for each function, and one that both need.
    const PROGRAM: &str = r#"(module
        (memory (export "memory") 1)
        (data (i32.const 1000) "near\00far!both????")
        (func (export "stays") (result i32)
            (i32.add (i32.load (i32.const 1000)) (i32.load (i32.const 1009))))
        (func (export "goes") (result i32)
            (i32.add (i32.load (i32.const 1005)) (i32.load (i32.const 1009)))))"#;

    fn linked() -> Linked {
        Linked {
            pieces: vec![1000..1005, 1005..1009, 1009..1013],
            numbers: HashMap::from([1000, 1005, 1009].map(|address| {
                let place = (address - 1000) as usize / 4;
                (address, vec![Target::Data(place)])
            })),
            ..Linked::default()
        }
    }

    #[test]
    fn only_data_that_nobody_who_stays_can_reach_is_taken() {
        let bytes = wat::parse_str(PROGRAM).expect("a module in the text format");
        let mut module = Module::from_buffer(&bytes).expect("a module");
        let goes = module.exports.get_func("goes").expect("the function");
        let goods = taken(&mut module, &HashSet::from([goes]), &linked());
        assert_eq!(
            goods,
            [Goods {
                address: 1005,
                bytes: b"far!".to_vec()
            }]
        );
        let left = module.data.iter().next().expect("a run of data");
        assert_eq!(left.value, b"near\0\0\0\0\0both????");
    }

    #[test]
    fn nothing_is_put_over_data_that_stays_even_if_it_is_zero_at_first() {
        let text = r#"(module
            (memory (export "memory") 1)
            (data (i32.const 1000) "one!\00\00\00\00two!\00\00\00\00six!")
            (func (export "stays") (result i32) (i32.load (i32.const 1004))))"#;
        let bytes = wat::parse_str(text).expect("a module in the text format");
        let mut module = Module::from_buffer(&bytes).expect("a module");
        let linked = Linked {
            pieces: vec![1000..1004, 1004..1008, 1008..1012, 1016..1020],
            numbers: HashMap::from([(1004, vec![Target::Data(1)])]),
            ..Linked::default()
        };
        let goods = taken(&mut module, &HashSet::new(), &linked);
        let places = goods.iter().map(|goods| (goods.address, goods.bytes.len()));
        // Between the last two lie zeros that are nobody's.
        assert_eq!(places.collect::<Vec<_>>(), [(1000, 4), (1008, 12)]);
    }

    #[test]
    fn what_points_from_data_that_stays_to_other_data_keeps_it() {
        let bytes = wat::parse_str(PROGRAM).expect("a module in the text format");
        let mut module = Module::from_buffer(&bytes).expect("a module");
        let goes = module.exports.get_func("goes").expect("the function");
        let mut linked = linked();
        linked.pointers = vec![(1000, Target::Data(1))];
        assert_eq!(taken(&mut module, &HashSet::from([goes]), &linked), []);
    }
}
