//! Stands in for the crate wasm-streams, which Leptos' server functions name. The page has no server, so nothing here
//! is ever called. The crate itself exports functions for JavaScript, which the linker must keep in every program.

use futures_core::Stream;
use wasm_bindgen::JsValue;

/// The body of a request to a server or of its answer.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Takes a body as the browser has it.
    #[must_use]
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// Would make a body of a stream.
    ///
    /// # Panics
    /// Always.
    pub fn from_stream<S: Stream<Item = Result<JsValue, JsValue>> + 'static>(_: S) -> Self {
        no_server()
    }

    /// Returns the body as the browser has it.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Would make a stream of a body.
    ///
    /// # Panics
    /// Always.
    #[must_use]
    pub fn into_stream(self) -> Box<dyn Stream<Item = Result<JsValue, JsValue>> + Unpin> {
        no_server()
    }
}

fn no_server() -> ! {
    panic!("this page has no server")
}
