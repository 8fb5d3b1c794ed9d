//! Sets volumes in type in headless Chromium, and takes the pictures of their pages.

use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use rank_and_file_browser::Browser;
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::volume::Volume;

/// The width and height of a page in pixels of CSS: 5.5 by 8.5 inches.
const PAGE: (u32, u32) = (528, 816);

/// Pixels of CSS in an inch.
const INCH: f64 = 96.0;

/// A page as it was printed.
#[derive(Deserialize, Serialize)]
pub struct SetPage {
    /// What is printed, line by line; the parts of a row are three spaces apart.
    pub lines: Vec<String>,
    /// Every word with its place.
    pub words: Vec<SetWord>,
    /// The indices of the games that have moves on it.
    pub games: Vec<usize>,
    /// The file of its picture.
    #[serde(default)]
    pub picture: PathBuf,
}

/// A word, or a part of one that may be broken at a hyphen, with its place in pixels.
#[derive(Deserialize, Serialize)]
pub struct SetWord {
    pub text: String,
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

/// Sets type with the faces in a folder, and keeps pictures in another.
pub struct Setter {
    pub faces: PathBuf,
    pub kept: PathBuf,
    browser: Option<Browser>,
}

impl Setter {
    pub fn new(faces: PathBuf, kept: PathBuf) -> Setter {
        std::fs::create_dir_all(&kept).expect("a folder for pictures");
        Setter {
            faces,
            kept,
            browser: None,
        }
    }

    /// Returns the pages of a volume, from an earlier run if the same was set in it.
    pub fn set(&mut self, volume: &Volume, dpi: u32) -> Vec<SetPage> {
        let html = self.html(volume);
        let code = include_str!("page.js");
        let hash = hash(&[
            html.as_bytes(),
            code.as_bytes(),
            volume.layout.to_string().as_bytes(),
            &dpi.to_le_bytes(),
        ]);
        let record = self.kept.join(format!("{hash}.json"));
        if let Ok(text) = std::fs::read_to_string(&record)
            && let Ok(pages) = serde_json::from_str::<Vec<SetPage>>(&text)
        {
            return pages;
        }
        let source = self.kept.join(format!("{hash}.html"));
        write(&source, html.as_bytes());
        let browser = self.browser.get_or_insert_with(Browser::start);
        let scale = f64::from(dpi) / INCH;
        browser.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": PAGE.0, "height": PAGE.1, "deviceScaleFactor": scale, "mobile": false}),
        );
        browser.go(&format!("file://{}", source.display()));
        let pages = browser.run_slowly(code, json!([volume.layout]));
        let mut pages: Vec<SetPage> = serde_json::from_value(pages).expect("pages");
        for (at, page) in pages.iter_mut().enumerate() {
            let clip = json!({"x": 0, "y": at as u32 * PAGE.1, "width": PAGE.0, "height": PAGE.1, "scale": 1});
            let wanted = json!({"format": "png", "captureBeyondViewport": true, "clip": clip});
            let picture = browser.devtools("Page.captureScreenshot", wanted);
            let picture = BASE64.decode(picture["data"].as_str().unwrap_or_default());
            page.picture = self.kept.join(format!("{hash}-{at}.png"));
            write(&page.picture, &picture.expect("a picture in base64"));
            for word in &mut page.words {
                for place in [
                    &mut word.left,
                    &mut word.top,
                    &mut word.right,
                    &mut word.bottom,
                ] {
                    *place *= scale;
                }
            }
        }
        let text = serde_json::to_string(&pages).expect("plain data");
        write(&record, text.as_bytes());
        pages
    }

    /// Returns the empty page with its face and style.
    fn html(&self, volume: &Volume) -> String {
        let mut faces = String::new();
        for (style, is_needed) in [("normal", true), ("italic", false)] {
            let name = volume.face.name;
            let file = format!("@fontsource/{name}/files/{name}-latin-400-{style}.woff2");
            match std::fs::read(self.faces.join(file)) {
                Ok(bytes) => {
                    let data = BASE64.encode(bytes);
                    faces += &format!(
                        "@font-face {{ font-family: Print; font-style: {style}; src: url(data:font/woff2;base64,{data}); }}\n"
                    );
                }
                Err(error) => assert!(!is_needed, "{name}: {error}"),
            }
        }
        let style = include_str!("page.css");
        let points = volume.points;
        format!(
            "<!DOCTYPE html><meta charset=\"utf-8\"><style>{faces}html {{ font: {points}pt Print, \"DejaVu Sans\"; }}\n{style}</style><body></body>"
        )
    }
}

/// Returns the name of some contents.
pub fn hash(parts: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize()[..12]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Writes a file.
pub fn write(path: &Path, bytes: &[u8]) {
    std::fs::write(path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
