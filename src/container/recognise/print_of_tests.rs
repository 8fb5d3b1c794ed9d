//! Print that tests draw on pages.

use image::{GrayImage, Luma};

/// Letters that are told apart, not drawn as they are.
const LETTERS: [(char, &str); 7] = [
    (
        'f',
        "#########\n##.......\n##.......\n######...\n##.......\n##.......",
    ),
    (
        '3',
        "#########\n.......##\n.########\n.......##\n.......##\n#########",
    ),
    (
        'c',
        ".########\n##.......\n##.......\n##.......\n##.......\n.########",
    ),
    (
        'O',
        "#########\n##.....##\n##.....##\n##.....##\n##.....##\n#########",
    ),
    (
        '-',
        ".........\n.........\n.........\n#########\n.........\n.........",
    ),
    (
        ';',
        "###......\n###......\n.#.......\n###......\n###......\n##.......",
    ),
    (
        'K',
        "##....###\n##..###..\n#####....\n#####....\n##..###..\n##....###",
    ),
];

/// Draws a drawing, each of its signs as a square with sides of this many pixels.
pub(super) fn draw(page: &mut GrayImage, (left, top): (u32, u32), drawing: &str, pixel: u32) {
    for (y, row) in (0..).zip(drawing.lines()) {
        for (x, _) in (0..).zip(row.chars()).filter(|(_, ink)| *ink == '#') {
            for (dx, dy) in (0..pixel).flat_map(|dx| (0..pixel).map(move |dy| (dx, dy))) {
                page.put_pixel(left + x * pixel + dx, top + y * pixel + dy, Luma([0]));
            }
        }
    }
}

/// Draws a letter, 45 pixels wide and 30 high, of which the tests know a few.
pub(super) fn draw_letter(page: &mut GrayImage, place: (u32, u32), letter: char) {
    let known = LETTERS.into_iter().find(|(it, _)| *it == letter);
    let (_, drawing) = known.expect("a letter that is drawn");
    draw(page, place, drawing, 5);
}
