//! The browser's own voice. A browser may have none, may find its voices late, or may deny them.

use gloo_events::EventListener;
use rank_and_file::notation::SpokenLanguage;
use wasm_bindgen::JsCast;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

/// Returns what speaks; `None` where there is nothing.
fn synthesis() -> Option<SpeechSynthesis> {
    let own = web_sys::window()?.speech_synthesis().ok()?;
    (!own.is_undefined() && !own.is_null()).then_some(own)
}

/// Returns a voice of this device in a language. A voice that needs a server would send the moves
/// there, and the page promises that nothing is sent.
fn voice(synthesis: &SpeechSynthesis, language: SpokenLanguage) -> Option<SpeechSynthesisVoice> {
    let voices = synthesis.get_voices().into_iter();
    let mut voices = voices.map(JsCast::unchecked_into::<SpeechSynthesisVoice>);
    voices.find(|voice| voice.local_service() && voice.lang().starts_with(language.tag()))
}

/// Returns whether there is a voice in a language.
pub fn is_there(language: SpokenLanguage) -> bool {
    synthesis().is_some_and(|synthesis| voice(&synthesis, language).is_some())
}

/// Hears when the browser has found its voices, for as long as the page exists.
pub fn on_voices(hear: impl Fn() + 'static) {
    if let Some(synthesis) = synthesis() {
        EventListener::new(&synthesis, "voiceschanged", move |_| hear()).forget();
    }
}

/// Says words of a language at a rate; 1 is the voice's own. `fails` hears if they cannot be said.
pub fn say(words: &str, language: SpokenLanguage, rate: f32, fails: impl FnOnce() + 'static) {
    let Some((synthesis, utterance)) =
        synthesis().zip(SpeechSynthesisUtterance::new_with_text(words).ok())
    else {
        return fails();
    };
    let Some(voice) = voice(&synthesis, language) else {
        return fails();
    };
    hush();
    utterance.set_lang(language.tag());
    utterance.set_rate(rate);
    utterance.set_voice(Some(&voice));
    EventListener::once(&utterance, "error", move |event| {
        // A word that is cut short by the next one is no failure.
        let why = js_sys::Reflect::get(event, &"error".into());
        let why = why.ok().and_then(|why| why.as_string()).unwrap_or_default();
        if !matches!(why.as_str(), "canceled" | "interrupted") {
            fails();
        }
    })
    .forget();
    synthesis.speak(&utterance);
}

/// Stops speaking.
pub fn hush() {
    if let Some(synthesis) = synthesis().filter(|it| it.speaking() || it.pending()) {
        synthesis.cancel();
    }
}
