//! Unpacks the bytes of a stream, within limits.

use std::borrow::Cow;
use std::io::Read;

use flate2::bufread::ZlibDecoder;
use hayro_syntax::Filter;
use hayro_syntax::object::Stream;

use super::super::opened::LIMIT;

/// Most bytes of a packed stream that is unpacked without being plain Flate, because nothing limits
/// its unpacked size.
const PACKED: usize = 4 << 20;

/// Returns the bytes of a stream, unless there are too many.
pub(super) fn unpacked<'s>(stream: &Stream<'s>) -> Option<Cow<'s, [u8]>> {
    let raw = stream.raw_data();
    match stream.filters().as_slice() {
        [] => Some(raw),
        [Filter::FlateDecode] => {
            let mut bytes = Vec::new();
            let unpack = ZlibDecoder::new(&raw[..]);
            // A stream that is cut short is read as far as it goes; if nothing comes of it, the
            // other reader tries.
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
