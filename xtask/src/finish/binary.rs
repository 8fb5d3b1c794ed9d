//! The small parts that a WebAssembly module is made of: bytes, numbers, runs of bytes, names and lists.
//!
//! | part   | how it is written                                                        |
//! |--------|--------------------------------------------------------------------------|
//! | number | LEB128: seven bits a byte, lowest first, the top bit set on all but the last |
//! | run    | its length as a number, then its bytes                                   |
//! | name   | a run that is UTF-8                                                      |
//! | list   | its length as a number, then its items                                   |
//!
//! Each reader takes its part off the front of `rest`.

/// Why something could not be read: the reason in a few words.
pub type Read<T> = Result<T, &'static str>;

const SHORT: &str = "it ends too early";

/// Takes one byte.
///
/// # Errors
/// When there is none.
pub fn byte(rest: &mut &[u8]) -> Read<u8> {
    let (&first, tail) = rest.split_first().ok_or(SHORT)?;
    *rest = tail;
    Ok(first)
}

/// Takes an unsigned number of up to 32 bits.
///
/// # Errors
/// When it ends too early or is larger.
pub fn number(rest: &mut &[u8]) -> Read<u32> {
    let mut value = 0u64;
    for place in 0..5 {
        let next = byte(rest)?;
        value |= u64::from(next & 0x7f) << (7 * place);
        if next & 0x80 == 0 {
            return u32::try_from(value).map_err(|_| "a number is too large");
        }
    }
    Err("a number is too long")
}

/// Takes a run of bytes.
///
/// # Errors
/// When it ends too early.
pub fn run<'a>(rest: &mut &'a [u8]) -> Read<&'a [u8]> {
    let length = number(rest)? as usize;
    let (run, tail) = rest.split_at_checked(length).ok_or(SHORT)?;
    *rest = tail;
    Ok(run)
}

/// Takes a name.
///
/// # Errors
/// When it ends too early or is not UTF-8.
pub fn name<'a>(rest: &mut &'a [u8]) -> Read<&'a str> {
    std::str::from_utf8(run(rest)?).map_err(|_| "a name is not UTF-8")
}

/// Takes a list, and each of its items with `item`.
///
/// # Errors
/// When it ends too early or an item is refused.
pub fn list<'a, T>(rest: &mut &'a [u8], item: impl Fn(&mut &'a [u8]) -> Read<T>) -> Read<Vec<T>> {
    let length = number(rest)?;
    (0..length).map(|_| item(rest)).collect()
}

/// Writes a number. Numbers of more than 32 bits do not come up: what is written was read, or is shorter.
pub fn put_number(bytes: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        bytes.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// Writes a run of bytes.
pub fn put_run(bytes: &mut Vec<u8>, run: &[u8]) {
    put_number(bytes, run.len());
    bytes.extend_from_slice(run);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_were_written() {
        for value in [0, 1, 127, 128, 300, 508_222, u32::MAX] {
            let mut bytes = Vec::new();
            put_number(&mut bytes, value as usize);
            let mut rest = bytes.as_slice();
            assert_eq!(number(&mut rest), Ok(value));
            assert!(rest.is_empty());
        }
    }

    #[test]
    fn numbers_without_an_end_or_beyond_32_bits_are_refused() {
        assert!(number(&mut [0x80u8].as_slice()).is_err());
        assert!(number(&mut [0xffu8; 9].as_slice()).is_err());
        assert!(number(&mut [0xff, 0xff, 0xff, 0xff, 0x7f].as_slice()).is_err());
    }

    #[test]
    fn a_run_or_list_that_claims_more_than_there_is_is_refused() {
        assert!(run(&mut [5, 1, 2].as_slice()).is_err());
        assert!(list(&mut [0xff, 0xff, 0xff, 0xff, 0x0f, 1].as_slice(), byte).is_err());
    }
}
