//! The bytes of a stream, within bounds.

use std::borrow::Cow;
use std::io::Read;

use flate2::bufread::ZlibDecoder;
use hayro_syntax::Filter;
use hayro_syntax::object::Stream;

use super::super::opened::LIMIT;

/// A packed stream that is not plain Flate is unpacked only up to this size, since nothing bounds what it becomes.
const PACKED: usize = 4 << 20;

/// The bytes of a stream, unless they would be too many.
pub(super) fn unpacked<'s>(stream: &Stream<'s>) -> Option<Cow<'s, [u8]>> {
    let raw = stream.raw_data();
    match stream.filters().as_slice() {
        [] => Some(raw),
        [Filter::FlateDecode] => {
            let mut bytes = Vec::new();
            let unpack = ZlibDecoder::new(&raw[..]);
            // A stream that is cut short is taken as far as it goes; nothing at all is left to the other reader.
            let whole = unpack.take(LIMIT as u64 + 1).read_to_end(&mut bytes);
            if bytes.len() > LIMIT {
                return None;
            }
            if whole.is_ok() || !bytes.is_empty() {
                return Some(Cow::Owned(bytes));
            }
            (raw.len() <= PACKED)
                .then(|| stream.decoded_data().ok())
                .flatten()
        }
        _ if raw.len() > PACKED => None,
        _ => stream.decoded_data().ok(),
    }
}
