//! Sets pages of games in type, damages their pictures, reads them, and prints how much came back.
//! `cargo xtask scans` runs this with a `xtask::scans::Wanted` as JSON.
//!
//! | module | what it does |
//! |---|---|
//! | `volume` | volumes of games as blocks of print |
//! | `setting` | sets them in type in Chromium and takes pictures |
//! | `damage` | damages pictures |
//! | `reading` | reads pictures and compares games |
//! | `table` | the table of results, and sheets of pictures side by side |

mod damage;
mod reading;
mod setting;
mod table;
mod volume;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;

use damage::{DAMAGES, Damage};
use image::GrayImage;
use rank_and_file_browser::with_chromium;
use reading::{Tally, Tesseract, compared, ours, plain};
use serde_json::json;
use setting::{SetPage, Setter, hash, write};
use table::{Row, Table};
use testing::chance::Dice;
use volume::Volume;
use xtask::scans::Wanted;

/// Counted up where a damage changes, so that no picture of an earlier run is taken for a new one.
const DAMAGE_VERSION: u8 = 1;

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1);
    let wanted = wanted.and_then(|text| serde_json::from_str::<Wanted>(&text).ok());
    let (Some(wanted), Some(faces)) = (wanted, std::env::var_os(xtask::scans::FACES)) else {
        eprintln!("`cargo xtask scans` runs this");
        return ExitCode::from(2);
    };
    with_chromium(|| run(&wanted, faces.into()))
}

/// A volume with the pictures of its pages.
struct Job {
    volume: usize,
    damage: &'static Damage,
    dpi: u32,
}

fn run(wanted: &Wanted, faces: PathBuf) -> ExitCode {
    let home = xtask::paths::target().join("scans");
    let games = volume::sources(wanted.games, wanted.seed);
    let mut volumes = volume::volumes(
        &games,
        wanted.seed,
        wanted.face.as_deref(),
        wanted.notation.as_deref(),
    );
    let is_wanted = |volume: &Volume| {
        let name = wanted.page.as_deref().unwrap_or_default();
        let is_open = !volume.face.is_apart || wanted.apart || wanted.face.is_some();
        volume.name.contains(name) && is_open
    };
    volumes.retain(is_wanted);
    let resolutions = wanted.dpi.map_or_else(|| vec![300, 200], |dpi| vec![dpi]);
    let mut setter = Setter::new(faces, home.join("pages"));
    let set: Vec<Vec<Vec<SetPage>>> = volumes
        .iter()
        .map(|volume| {
            resolutions
                .iter()
                .map(|&dpi| setter.set(volume, dpi))
                .collect()
        })
        .collect();
    drop(setter);
    let jobs: Vec<Job> = jobs(wanted, &resolutions, volumes.len());
    let tesseract = Tesseract::new(made(&home.join("recognised")), wanted.psm);
    let damaged = made(&home.join("damaged"));
    let keep = wanted.keep.as_deref().map(made);
    let (waiting, table) = (Mutex::new(jobs.iter()), Mutex::new(Table::default()));
    let work = || {
        loop {
            let next = waiting.lock().ok().and_then(|mut jobs| jobs.next());
            let Some(job) = next else { return };
            let volume = &volumes[job.volume];
            let dpi = resolutions
                .iter()
                .position(|dpi| *dpi == job.dpi)
                .unwrap_or(0);
            let pages = &set[job.volume][dpi];
            let pictures = pictures(volume, pages, job, &damaged);
            let read = ours(&pictures, &tesseract);
            let (tally, report) = compared(&read, &volume.games);
            let plain = (!wanted.ours).then(|| plain(&pictures, &tesseract));
            let beside = plain.as_ref().map(|read| compared(read, &volume.games));
            if let Some(folder) = &keep {
                let folder = made(&folder.join(format!("{}{}", job.damage.name, job.dpi)));
                keep_pages(&folder, volume, pages, &pictures);
                reading::keep(&folder, &volume.name, &read, &report);
                if let (Some(read), Some((_, report))) = (&plain, &beside) {
                    reading::keep(&folder, &format!("{}.plain", volume.name), read, report);
                }
            }
            if let Ok(mut table) = table.lock() {
                table.add(Row {
                    volume: volume.name.clone(),
                    face: volume.face.name,
                    notation: volume.notation,
                    damage: format!("{} {}", job.damage.name, job.dpi),
                    pages: pages.len(),
                    ours: tally,
                    plain: beside.map_or_else(Tally::default, |(tally, _)| tally),
                });
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    let Ok(table) = table.into_inner() else {
        return ExitCode::FAILURE;
    };
    table.print();
    if let Some(folder) = &keep {
        table::sheets(folder);
    }
    ExitCode::SUCCESS
}

/// Returns every volume with every wanted damage.
fn jobs(wanted: &Wanted, resolutions: &[u32], volumes: usize) -> Vec<Job> {
    let mut jobs = Vec::new();
    for damage in &DAMAGES {
        let is_wanted = match wanted.damage {
            Some(wanted) => damage.name == format!("{wanted:?}").to_lowercase(),
            None => !damage.is_apart || wanted.apart,
        };
        for &dpi in resolutions {
            // Damage at the lower resolution is left to those who ask for it.
            let is_usual = dpi == resolutions[0] || damage.name == "none";
            if is_wanted && (is_usual || wanted.damage.is_some()) {
                jobs.extend((0..volumes).map(|volume| Job {
                    volume,
                    damage,
                    dpi,
                }));
            }
        }
    }
    jobs
}

/// Returns the damaged pictures of a volume's pages, each with its name, from an earlier run if it
/// has made them.
fn pictures(volume: &Volume, pages: &[SetPage], job: &Job, kept: &Path) -> Vec<(String, Vec<u8>)> {
    let read = |page: &SetPage| {
        let bytes = std::fs::read(&page.picture).expect("a picture of a page");
        let picture = image::load_from_memory(&bytes).expect("a picture of a page");
        (bytes, picture.into_luma8())
    };
    let mut open: Vec<Option<GrayImage>> = pages.iter().map(|_| None).collect();
    let mut pictures = Vec::new();
    for (at, page) in pages.iter().enumerate() {
        let ending = job.damage.ending();
        let name = format!("{}-p{}.{ending}", volume.name, at + 1);
        let path = page.picture.to_string_lossy();
        let key = hash(&[
            path.as_bytes(),
            job.damage.name.as_bytes(),
            &[DAMAGE_VERSION],
        ]);
        let file = kept.join(format!("{key}.{ending}"));
        let bytes = std::fs::read(&file).unwrap_or_else(|_| {
            let next = (at + 1) % pages.len();
            for at in [at, next] {
                open[at].get_or_insert_with(|| read(&pages[at]).1);
            }
            let seed = key
                .bytes()
                .fold(7, |sum: u64, byte| sum * 31 % 1_000_003 + u64::from(byte));
            let mut dice = Dice(seed << 20 | 1);
            for _ in 0..16 {
                dice.roll(2);
            }
            let is_right = at % 2 == 0;
            let [Some(page), Some(next)] = [&open[at], &open[next]] else {
                unreachable!("both were opened");
            };
            let bytes = job.damage.damage(page, next, job.dpi, is_right, &mut dice);
            write(&file, &bytes);
            bytes
        });
        pictures.push((name, bytes));
    }
    pictures
}

/// Writes the pictures, what is printed on each, and the true games.
fn keep_pages(folder: &Path, volume: &Volume, pages: &[SetPage], pictures: &[(String, Vec<u8>)]) {
    for (page, (name, bytes)) in pages.iter().zip(pictures) {
        write(&folder.join(name), bytes);
        let stem = name
            .rsplit_once('.')
            .map_or(name.as_str(), |(stem, _)| stem);
        write(
            &folder.join(format!("{stem}.txt")),
            page.lines.join("\n").as_bytes(),
        );
        let games = page.games.iter().filter_map(|&at| {
            let game = volume.games.get(at)?;
            Some(json!({"white": game.white, "black": game.black, "moves": game.names}))
        });
        let record = json!({
            "face": volume.face.name,
            "notation": volume.notation,
            "columns": volume.columns,
            "points": volume.points,
            "games": games.collect::<Vec<_>>(),
            "words": page.words,
        });
        write(
            &folder.join(format!("{stem}.json")),
            record.to_string().as_bytes(),
        );
    }
}

fn made(folder: &Path) -> PathBuf {
    std::fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    folder.to_owned()
}
