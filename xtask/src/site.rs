//! The file that a request asks for, and its media type.

use std::path::{Path, PathBuf};

/// Returns the file named by a request's target; `None` if it leads out of the folder.
pub fn file(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let mut file = folder.to_path_buf();
    for name in path.split('/').filter(|name| !name.is_empty()) {
        // Names of the page's files are plain: no dots in front, no escaped characters.
        if name.starts_with('.') || name.contains(['\\', '%', ':']) {
            return None;
        }
        file.push(name);
    }
    Some(if path.is_empty() || path.ends_with('/') {
        file.join("index.html")
    } else {
        file
    })
}

/// Returns the media type of a file by its name. Browsers refuse scripts, styles and wasm with a
/// wrong type.
pub fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt" | "pgn") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Returns whether pages of other sites load this file: the files of the board, and those of its
/// frame in a sandbox, which counts as another site. Browsers need a header that allows it.
pub fn is_for_everybody(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| {
        ["embed.js", "embed-frame.js"].contains(&name) || name.starts_with("chess-notation-")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_reaches_files_of_the_folder_only() {
        let folder = Path::new("dist");
        assert_eq!(file(folder, "/"), Some(folder.join("index.html")));
        assert_eq!(
            file(folder, "/page.wasm?v=1"),
            Some(folder.join("page.wasm"))
        );
        assert_eq!(
            file(folder, "/lessons/"),
            Some(folder.join("lessons/index.html"))
        );
        assert_eq!(file(folder, "/../Cargo.toml"), None);
        assert_eq!(file(folder, "/%2e%2e/Cargo.toml"), None);
        assert_eq!(file(folder, "http://elsewhere/"), None);
    }
}
