//! The scan worker: a program of its own beside the page, fetched with the first picture of a page.
//!
//! | message, besides those of [`worker`](rank_and_file::dom::worker) | meaning |
//! |---|---|
//! | a code and files, from the page | the language and the pages of one book; they are read in the order of the numbers in their names |
//! | `[page, of]`, to the page | this page is being recognised, of all these |
//! | `[text, words, scan]`, to the page | the text, words about what it lacks, and the bytes of its [`PageScan`] |
//! | `[null, words]`, to the page | the reason why there is no text |
//!
//! Each picture is kept on the device before its letters are recognised.
//!
//! | store | key | value |
//! |---|---|---|
//! | `pictures` | the key of the scan and the index of the picture | a file of the form JPEG |

use std::cmp::Ordering;

use js_sys::{Array, Function, JsString, Object, Promise, Reflect, Uint8Array};
use rank_and_file::container::picture::PagePicture;
use rank_and_file::container::{
    CannotOpen, Opened, PageFile, PagePlace, PageScan, RecognisedWord, Recogniser, read_pictures,
    words_of_tsv,
};
use rank_and_file::dom::device::{database, fresh_key, put};
use rank_and_file::dom::worker::{send, serve};
use rank_and_file::protocol::Wire;
use rank_and_file::words;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File};

/// The store for pictures of pages.
const PICTURES: &str = "pictures";

/// Recognises letters with the script `recogniser.js`, and keeps the pictures.
struct KeepingRecogniser {
    /// The key under which the pictures are kept; empty once one could not be kept.
    key: String,
    /// The code of the language, as in [`PrintLanguage`](rank_and_file::container::PrintLanguage).
    language: JsValue,
    /// The number of the page that is being recognised.
    page: u32,
}

impl KeepingRecogniser {
    /// Keeps a picture.
    async fn keep(&mut self, page: &PagePicture, picture: u32) {
        let kept = async {
            let bytes = Array::of1(&Uint8Array::from(page.jpeg().as_slice()));
            let kind = BlobPropertyBag::new();
            kind.set_type("image/jpeg");
            let file = Blob::new_with_u8_array_sequence_and_options(&bytes, &kind).ok()?;
            let key = Array::of2(&self.key.as_str().into(), &picture.into());
            put(&database().await.ok()?, PICTURES, &key, &file)
                .await
                .ok()
        };
        if !self.key.is_empty() && kept.await.is_none() {
            self.key.clear();
        }
    }

    /// Has the words of a page recognised, with these letters alone if there are any.
    async fn words(
        &self,
        page: &PagePicture,
        letters: &str,
    ) -> Result<Vec<RecognisedWord>, String> {
        let recognise = Reflect::get(&js_sys::global(), &"recognise".into());
        let recognise: Option<Function> = recognise.ok().and_then(|it| it.dyn_into().ok());
        let picture = Uint8Array::from(page.png().as_slice());
        let asked = recognise.and_then(|it| {
            let none = JsValue::UNDEFINED;
            it.call3(&none, &picture, &self.language, &letters.into())
                .ok()
        });
        let asked: Option<Promise> = asked.and_then(|it| it.dyn_into().ok());
        // Without its script there is no function to call.
        let asked = asked.ok_or(words::NO_RECOGNISER)?;
        let table = JsFuture::from(asked).await;
        let table = table.map_err(|_| words::RECOGNISER_FAILED.with([self.page.into()]))?;
        let table = table.as_string().ok_or(words::NO_RECOGNISER)?;
        Ok(words_of_tsv(&table))
    }
}

impl Recogniser for KeepingRecogniser {
    async fn recognise(
        &mut self,
        page: &PagePicture,
        place: PagePlace,
    ) -> Result<Vec<RecognisedWord>, String> {
        self.page = place.page;
        send(&Array::of2(&place.page.into(), &place.of.into()));
        self.keep(page, place.picture).await;
        self.words(page, "").await
    }

    async fn recognise_again(
        &mut self,
        page: &PagePicture,
        letters: &str,
    ) -> Result<Option<Vec<RecognisedWord>>, String> {
        let is_english = self.language.as_string().as_deref() == Some("eng");
        match letters.is_empty() || is_english {
            true => self.words(page, letters).await.map(Some),
            false => Ok(None),
        }
    }
}

/// Reads files and sends their text to the page.
async fn read(language: JsValue, files: Vec<File>) {
    let mut pages = Vec::new();
    for file in files {
        let name = file.name();
        let Ok(buffer) = JsFuture::from(file.array_buffer()).await else {
            let words = words::THIS_FILE_UNREADABLE.with([name.into()]);
            return send(&Array::of2(&JsValue::NULL, &words.into()));
        };
        let bytes = Uint8Array::new(&buffer).to_vec();
        pages.push(PageFile { name, bytes });
    }
    let mut recogniser = KeepingRecogniser {
        key: fresh_key(),
        language,
        page: 0,
    };
    let opened = read_pictures(pages, &mut recogniser).await;
    send(&answer(opened, recogniser.key));
}

/// Compares two names as a reader sorts them: by the numbers in them, not by their digits.
fn by_number(one: &str, other: &str) -> Ordering {
    let options = Object::new();
    // Where a browser refuses the option, the names are compared by their letters.
    let _ = Reflect::set(&options, &"numeric".into(), &true.into());
    let one = JsString::from(one);
    one.locale_compare(other, &Array::new(), &options).cmp(&0)
}

fn answer(opened: Result<Opened, CannotOpen>, key: String) -> Array {
    match opened {
        Ok(opened) => {
            let mut words = opened.in_words();
            if key.is_empty() {
                words.push(' ');
                words.push_str(&words::PICTURES_KEPT_NOWHERE);
            }
            let scan = opened.scan.map(|scan| PageScan { key, ..scan });
            let scan = scan.map(|scan| Uint8Array::from(scan.to_bytes().as_slice()));
            let scan = scan.map_or(JsValue::NULL, JsValue::from);
            Array::of3(&opened.text.as_str().into(), &words.trim().into(), &scan)
        }
        Err(why) => Array::of2(&JsValue::NULL, &why.to_string().into()),
    }
}

fn main() {
    serve(|message| {
        let message: Array = message.unchecked_into();
        let language = message.shift();
        let files = message.iter().map(JsCast::unchecked_into);
        let mut files: Vec<File> = files.collect();
        // Pictures of one name stay as they came, as a camera may give all the same.
        files.sort_by(|one, other| by_number(&one.name(), &other.name()));
        spawn_local(read(language, files));
    });
}
