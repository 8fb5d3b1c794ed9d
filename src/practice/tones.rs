//! A short sound for a right and for a wrong answer, where sounds are on. What they tell also stands
//! on the page.

use rank_and_file::web::{browser, sounds};

/// Two rising tones, in hertz.
const RIGHT: [f32; 2] = [523.0, 784.0];
/// Two falling ones.
const WRONG: [f32; 2] = [196.0, 147.0];

/// Plays the sound of an answer, if the settings that all pages share have sounds.
pub fn tell(right: bool) {
    // Another page may have changed the settings meanwhile.
    if browser::settings().looks.sounds() {
        sounds::play(if right { &RIGHT } else { &WRONG });
    }
}
