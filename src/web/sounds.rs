//! Sounds, made by the browser's synthesizer. A browser without one, or one that denies it, is
//! silent.

use std::cell::OnceCell;

use wasm_bindgen::JsValue;
use web_sys::AudioContext;

/// Loudness of a tone at its beginning; 1 is the loudest.
const LOUDNESS: f32 = 0.07;
/// Seconds until a tone has died away.
const LENGTH: f64 = 0.16;
/// Seconds from a tone to the next.
const PAUSE: f64 = 0.09;

thread_local! {
    /// The synthesizer, made with the first sound; `None` if there is none.
    static SYNTHESIZER: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Plays tones in hertz, one after another, if the browser allows it.
pub fn play(tones: &[f32]) {
    SYNTHESIZER.with(|made| {
        let made = made.get_or_init(|| AudioContext::new().ok());
        if let Some(synthesizer) = made {
            // A tone that fails leaves the page silent.
            let _ = sound(synthesizer, tones);
        }
    });
}

/// Plays tones, each of which dies away at once.
fn sound(synthesizer: &AudioContext, tones: &[f32]) -> Result<(), JsValue> {
    // A page that nobody has pressed yet has to ask. Its answer is not waited for.
    let _ = synthesizer.resume()?;
    let mut time = synthesizer.current_time();
    for &tone in tones {
        let (source, loudness) = (synthesizer.create_oscillator()?, synthesizer.create_gain()?);
        source.frequency().set_value(tone);
        let gain = loudness.gain();
        gain.set_value_at_time(LOUDNESS, time)?;
        gain.exponential_ramp_to_value_at_time(LOUDNESS / 100.0, time + LENGTH)?;
        source.connect_with_audio_node(&loudness)?;
        loudness.connect_with_audio_node(&synthesizer.destination())?;
        source.start_with_when(time)?;
        source.stop_with_when(time + LENGTH)?;
        time += PAUSE;
    }
    Ok(())
}
