//! The scan worker, which recognises the letters of pictures.

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;

use super::say;
use super::worker_handle::WorkerHandle;
use crate::container::PrintLanguage;
use crate::session::{Action, OpenAction};
use crate::words;

/// A handle to the scan worker; copying it copies the handle.
#[derive(Clone, Copy)]
pub struct ScanWorker {
    worker: WorkerHandle,
    /// The language of the pictures, as an index in [`PrintLanguage::in_page`].
    pub language: RwSignal<usize>,
    reading: StoredValue<Option<PictureReading>, LocalStorage>,
}

/// The pictures that are being read.
struct PictureReading {
    /// The name of the first file.
    name: String,
    /// What is done if they are not read to the end: a PDF may have text beside its pictures.
    otherwise: Option<Action>,
}

impl ScanWorker {
    /// Makes a handle without starting the worker.
    #[must_use]
    pub fn new() -> ScanWorker {
        ScanWorker {
            worker: WorkerHandle::new("scan-worker"),
            language: RwSignal::default(),
            reading: StoredValue::new_local(None),
        }
    }

    /// Reads files of pictures as one book. `act` is given its text, or the reason why there is none;
    /// and `otherwise`, if they are not read to the end.
    pub fn read(
        self,
        files: &[File],
        otherwise: Option<Action>,
        act: impl Fn(Action) + Copy + 'static,
    ) {
        self.stop(act);
        let name = files.first().map(File::name).unwrap_or_default();
        let reading = PictureReading { name, otherwise };
        self.reading.set_value(Some(reading));
        let started = self
            .worker
            .start(move |data| self.hear(data, act), move || self.fail(act));
        if !started {
            return self.fail(act);
        }
        act(Action::Wait(words::FETCHING.into()));
        let language = PrintLanguage::in_page().nth(self.language.get_untracked());
        let language = language.unwrap_or(PrintLanguage::ENGLISH);
        let message = Array::of1(&language.code.into());
        for file in files {
            message.push(file);
        }
        self.worker.send_value(message.into());
    }

    /// Returns whether pictures are being read.
    pub fn is_busy(self) -> bool {
        self.reading.with_value(Option::is_some)
    }

    /// Ends the worker. What is known of the file without its pictures is opened.
    pub fn stop(self, act: impl Fn(Action)) {
        self.worker.stop();
        if let Some(Some(PictureReading {
            otherwise: Some(otherwise),
            ..
        })) = self.reading.try_update_value(Option::take)
        {
            act(otherwise);
        }
    }

    /// Says that the worker did not start or has crashed.
    fn fail(self, act: impl Fn(Action)) {
        self.worker.stop();
        let reading = self.reading.try_update_value(Option::take).flatten();
        let Some(reading) = reading else { return };
        match reading.otherwise {
            Some(Action::Open(text)) => act(without_pictures(text, &words::NO_SCAN_WORKER)),
            _ => act(Action::Say(say::no_scan_worker(&reading.name))),
        }
    }

    /// Passes on what the worker tells.
    fn hear(self, data: JsValue, act: impl Fn(Action)) {
        let answer: Array = data.unchecked_into();
        if let (Some(page), Some(of)) = (answer.get(0).as_f64(), answer.get(1).as_f64()) {
            return act(Action::Wait(say::recognising(page as u32, of as u32)));
        }
        let reading = self.reading.try_update_value(Option::take).flatten();
        // The worker holds the pictures in memory.
        self.worker.stop();
        let Some(reading) = reading else { return };
        let scan = answer.get(2);
        let scan = (!scan.is_falsy()).then(|| Uint8Array::new(&scan).to_vec());
        act(match (answer.get(0).as_string(), reading.otherwise) {
            (None, Some(Action::Open(text))) => {
                without_pictures(text, &answer.get(1).as_string().unwrap_or_default())
            }
            _ => opened(&reading.name, &answer, scan),
        });
    }
}

/// Adds to what the text of a file lacks that its pictures were not read, and why.
fn without_pictures(mut text: OpenAction, why: &str) -> Action {
    if let OpenAction::File { lost, .. } = &mut text {
        if !lost.is_empty() {
            lost.push(' ');
        }
        lost.push_str(&say::pictures_not_read(why));
    }
    Action::Open(text)
}

/// Returns what a worker's answer means: the text of a file, or the reason why there is none.
pub(super) fn opened(name: &str, answer: &Array, scan: Option<Vec<u8>>) -> Action {
    let words = answer.get(1).as_string().unwrap_or_default();
    match answer.get(0).as_string() {
        Some(text) => Action::Open(OpenAction::File {
            name: name.to_owned(),
            text,
            lost: words,
            scan,
        }),
        None => Action::Say(say::cannot_open(name, &words)),
    }
}
