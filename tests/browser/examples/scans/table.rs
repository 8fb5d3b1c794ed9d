//! The table of results, and sheets of pictures side by side.

use std::collections::BTreeMap;
use std::path::Path;

use image::{GrayImage, Luma, imageops};

use crate::reading::Tally;

/// What became of a volume in one damage.
pub struct Row {
    pub volume: String,
    pub face: &'static str,
    pub notation: &'static str,
    pub damage: String,
    pub pages: usize,
    pub ours: Tally,
    pub plain: Tally,
}

/// The results of all volumes.
#[derive(Default)]
pub struct Table {
    rows: Vec<Row>,
}

impl Table {
    pub fn add(&mut self, row: Row) {
        self.rows.push(row);
    }

    /// Prints the sums for each damage, face and notation, then the volumes, ours and the plain
    /// text's side by side.
    pub fn print(mut self) {
        self.rows
            .sort_by(|a, b| (&a.damage, &a.volume).cmp(&(&b.damage, &b.volume)));
        self.sums("volume", |row| format!("{} {}", row.volume, row.damage));
        self.sums("face", |row| row.face.to_owned());
        self.sums("notation", |row| row.notation.to_owned());
        self.sums("damage and dpi", |row| row.damage.clone());
        println!(
            "\nwhole, right: games and plies, %. sure: plies wrong and called certain. cut: games cut without an error.\n\
             asked: right plies called into doubt, %. extra: games that were never printed."
        );
    }

    fn sums(&self, title: &str, key: impl Fn(&Row) -> String) {
        let mut sums: BTreeMap<String, (usize, Tally, Tally)> = BTreeMap::new();
        for row in &self.rows {
            let sum = sums.entry(key(row)).or_default();
            sum.0 += row.pages;
            sum.1 += row.ours;
            sum.2 += row.plain;
        }
        let side = format!(
            "{:>6} {:>6} {:>5} {:>4} {:>6} {:>5}",
            "whole", "right", "sure", "cut", "asked", "extra"
        );
        println!(
            "\n{:<58} {:>5} {:>5} | {side} | {side}",
            "",
            "",
            "",
            side = side
        );
        println!(
            "{title:<58} {:>5} {:>5} | ours {:>32} | plain",
            "pages", "games", ""
        );
        for (name, (pages, ours, plain)) in sums {
            println!(
                "{name:<58} {pages:>5} {:>5} | {} | {}",
                ours.games,
                shown(&ours),
                shown(&plain)
            );
        }
    }
}

fn shown(tally: &Tally) -> String {
    let share = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
    format!(
        "{:>6.1} {:>6.1} {:>5} {:>4} {:>6.1} {:>5}",
        share(tally.whole, tally.games),
        share(tally.right, tally.plies),
        tally.certain,
        tally.silent,
        share(tally.doubted, tally.plies),
        tally.extra,
    )
}

/// Pages side by side on a sheet.
const ACROSS: u32 = 4;

/// The width and height of a page on a sheet.
const SMALL: (u32, u32) = (528, 816);

/// Puts the first pages of each folder side by side, to be looked at.
pub fn sheets(folder: &Path) {
    let mut folders: Vec<_> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .collect();
    folders.sort_by_key(std::fs::DirEntry::path);
    for part in folders {
        let mut files: Vec<_> = std::fs::read_dir(part.path())
            .into_iter()
            .flatten()
            .flatten()
            .collect();
        files.sort_by_key(std::fs::DirEntry::path);
        let is_first = |path: &Path| {
            let name = path.to_string_lossy();
            name.ends_with("-p1.png") || name.ends_with("-p1.jpg")
        };
        let pages = files
            .iter()
            .map(std::fs::DirEntry::path)
            .filter(|path| is_first(path));
        let pages: Vec<_> = pages.take(2 * ACROSS as usize).collect();
        if pages.is_empty() {
            continue;
        }
        let down = (pages.len() as u32).div_ceil(ACROSS);
        let mut sheet =
            GrayImage::from_pixel(ACROSS * (SMALL.0 + 8), down * (SMALL.1 + 8), Luma([128]));
        for (at, path) in (0..).zip(&pages) {
            let Ok(picture) = image::open(path) else {
                continue;
            };
            let small = imageops::thumbnail(&picture.into_luma8(), SMALL.0, SMALL.1);
            let (x, y) = (at % ACROSS * (SMALL.0 + 8), at / ACROSS * (SMALL.1 + 8));
            imageops::replace(&mut sheet, &small, i64::from(x), i64::from(y));
        }
        let path = folder.join(format!("{}.png", part.file_name().to_string_lossy()));
        if let Err(error) = sheet.save(&path) {
            eprintln!("{}: {error}", path.display());
        }
    }
}
