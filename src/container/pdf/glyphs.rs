//! What a page paints: its letters with their places, and its pictures.
//!
//! The content of a page is a list of instructions. Only those are followed that move, choose a
//! font, show text, or paint a picture. A form, which is a page within a page, is followed at most
//! eight levels deep.

use std::borrow::Cow;
use std::io::Read;
use std::sync::Arc;

use flate2::bufread::ZlibDecoder;
use hayro_font::hayro_cmap::BfString;
use hayro_font::kurbo::{Affine, Point};
use hayro_font::{CMapResolverFn, Font, FontCache, FontGlyph, FontResolverFn};
use hayro_syntax::Filter;
use hayro_syntax::content::TypedIter;
use hayro_syntax::content::ops::TypedInstruction;
use hayro_syntax::object::dict::keys::{CONTENTS, MATRIX, RESOURCES, SUBTYPE, WIDTH};
use hayro_syntax::object::{Array, Dict, Name, Number, Object, Stream};
use hayro_syntax::page::{Page, Resources};

use crate::container::opened::LIMIT;

/// A letter, or a few letters that are one glyph, in its place. Lengths are in points, and y grows
/// upward.
#[derive(Clone, Debug)]
pub(super) struct Glyph {
    pub(super) text: String,
    /// Place on the baseline where the glyph begins.
    pub(super) from: Point,
    /// Place on the baseline where the next glyph would begin.
    pub(super) to: Point,
    pub(super) size: f64,
    /// The direction of its baseline, in radians.
    pub(super) angle: f64,
    /// Number of glyphs painted before it.
    pub(super) order: usize,
}

impl Glyph {
    pub(super) fn is_space(&self) -> bool {
        self.text.chars().all(char::is_whitespace)
    }
}

/// What a page paints.
#[derive(Debug, Default)]
pub(super) struct PagePrint {
    pub(super) glyphs: Vec<Glyph>,
    /// Number of letters that their font does not identify.
    pub(super) unknown: u32,
    /// Whether anything but letters is painted.
    pub(super) paints: bool,
    /// Share of the page that pictures cover; above 1 where they cover each other.
    pub(super) picture: f64,
    /// Width of the page in pixels of its sharpest picture.
    pub(super) pixels: u32,
    /// Whether some of its content could not be read.
    pub(super) unread: bool,
}

/// Most levels of forms within forms.
const DEEPEST: usize = 8;

/// Most states that are saved and not yet restored.
const STATES: usize = 512;

/// Most instructions that are followed in a file, counting forms each time they are painted: a
/// hundred times those of a thick book.
const INSTRUCTIONS: u64 = 100_000_000;

/// Most letters of a page: more than any page has room for.
const LETTERS: usize = 200_000;

/// Bytes of content that count as one instruction.
const BYTES: u64 = 4;

/// A font without glyphs, in place of fonts that a file names but does not contain. Nothing is
/// drawn here, and the widths of the standard fonts are known without them. It is an OpenType file
/// without tables.
const NO_FONT: [u8; 12] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// A reader that follows the content of pages.
pub(super) struct Painter<'a, 'f> {
    fonts: &'f FontCache<'a>,
    missing: FontResolverFn,
    cmaps: CMapResolverFn,
    /// Instructions that may still be followed.
    left: u64,
    print: PagePrint,
    /// Width and height of the page; what lies outside is left out.
    extent: (f64, f64),
}

/// The state that instructions change, and that `q` saves and `Q` restores.
#[derive(Clone)]
struct PaintState<'a> {
    matrix: Affine,
    font: Option<Font<'a>>,
    size: f64,
    letter_space: f64,
    word_space: f64,
    scale: f64,
    leading: f64,
    rise: f64,
}

impl<'a, 'f> Painter<'a, 'f> {
    pub(super) fn new(fonts: &'f FontCache<'a>) -> Painter<'a, 'f> {
        let program: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::new(NO_FONT);
        Painter {
            fonts,
            missing: Arc::new(move |_| Some((Arc::clone(&program), 0))),
            cmaps: Arc::new(|_| None),
            left: INSTRUCTIONS,
            print: PagePrint::default(),
            extent: (0.0, 0.0),
        }
    }

    /// Returns what a page paints.
    pub(super) fn page(&mut self, page: &'f Page<'a>) -> PagePrint {
        let (width, height) = page.render_dimensions();
        self.extent = (f64::from(width), f64::from(height));
        let content = self.content(page);
        let state = PaintState {
            matrix: Affine::new(page.initial_transform(false).as_coeffs()),
            font: None,
            size: 0.0,
            letter_space: 0.0,
            word_space: 0.0,
            scale: 1.0,
            leading: 0.0,
            rise: 0.0,
        };
        self.run(&content, page.resources(), state, 0);
        std::mem::take(&mut self.print)
    }

    /// Returns a page's instructions, from all its streams.
    fn content(&mut self, page: &Page<'a>) -> Vec<u8> {
        let streams: Vec<Stream<'_>> = match page.raw().get::<Object<'_>>(CONTENTS) {
            Some(Object::Stream(stream)) => vec![stream],
            Some(Object::Array(array)) => array.iter::<Stream<'_>>().collect(),
            _ => Vec::new(),
        };
        let mut content = Vec::new();
        for stream in streams {
            match unpacked(&stream) {
                Some(bytes) if content.len() + bytes.len() <= LIMIT => {
                    content.extend_from_slice(&bytes);
                    content.push(b'\n');
                }
                _ => self.print.unread = true,
            }
        }
        content
    }

    /// Follows the instructions of a page or a form.
    fn run(
        &mut self,
        content: &[u8],
        resources: &Resources<'a>,
        start: PaintState<'a>,
        depth: usize,
    ) {
        let mut stack: Vec<PaintState<'a>> = Vec::new();
        let mut state = start;
        let (mut line, mut place) = (Affine::IDENTITY, Affine::IDENTITY);
        let mut instructions = TypedIter::new(content);
        self.left = self.left.saturating_sub(content.len() as u64 / BYTES);
        while let Some(instruction) = instructions.next() {
            if self.left == 0 {
                self.print.unread = true;
                return;
            }
            self.left -= 1;
            use TypedInstruction as Do;
            match instruction {
                Do::SaveState(_) if stack.len() < STATES => stack.push(state.clone()),
                Do::RestoreState(_) => state = stack.pop().unwrap_or(state),
                Do::BeginText(_) => (line, place) = (Affine::IDENTITY, Affine::IDENTITY),
                Do::SetTextMatrix(to) => {
                    line = matrix([to.0, to.1, to.2, to.3, to.4, to.5]);
                    place = line;
                }
                Do::NextLine(by) => {
                    line *= Affine::translate((by.0.as_f64(), by.1.as_f64()));
                    place = line;
                }
                Do::NextLineAndSetLeading(by) => {
                    state.leading = -by.1.as_f64();
                    line *= Affine::translate((by.0.as_f64(), by.1.as_f64()));
                    place = line;
                }
                Do::NextLineUsingLeading(_) => {
                    line *= Affine::translate((0.0, -state.leading));
                    place = line;
                }
                Do::ShowText(text) => self.show(&state, &mut place, text.0.as_bytes()),
                Do::NextLineAndShowText(text) => {
                    line *= Affine::translate((0.0, -state.leading));
                    place = line;
                    self.show(&state, &mut place, text.0.as_bytes());
                }
                Do::ShowTextWithParameters(text) => {
                    state.word_space = text.0.as_f64();
                    state.letter_space = text.1.as_f64();
                    line *= Affine::translate((0.0, -state.leading));
                    place = line;
                    self.show(&state, &mut place, text.2.as_bytes());
                }
                Do::ShowTexts(texts) => self.show_all(&state, &mut place, texts.0),
                Do::XObject(name) => self.form(name.0, resources, &state, depth),
                Do::InlineImage(image) => {
                    let across = image.0.dict().get::<u32>(WIDTH).unwrap_or_default();
                    self.picture(&state, across);
                }
                other => self.set(&mut state, &other, resources),
            }
        }
    }

    /// Handles an instruction that only changes the state.
    fn set(
        &mut self,
        state: &mut PaintState<'a>,
        to: &TypedInstruction<'_, '_>,
        resources: &Resources<'a>,
    ) {
        use TypedInstruction as Do;
        match to {
            Do::Transform(by) => {
                state.matrix *= matrix([by.0, by.1, by.2, by.3, by.4, by.5]);
            }
            Do::TextFont(font) => {
                state.size = font.1.as_f64();
                state.font = resources
                    .get_font(font.0)
                    .and_then(|dict| self.fonts.font(&dict, &self.missing, &self.cmaps));
            }
            Do::CharacterSpacing(space) => state.letter_space = space.0.as_f64(),
            Do::WordSpacing(space) => state.word_space = space.0.as_f64(),
            Do::HorizontalScaling(scale) => state.scale = scale.0.as_f64() / 100.0,
            Do::TextLeading(leading) => state.leading = leading.0.as_f64(),
            Do::TextRise(rise) => state.rise = rise.0.as_f64(),
            Do::FillPathNonZero(_)
            | Do::FillPathEvenOdd(_)
            | Do::StrokePath(_)
            | Do::FillAndStrokeNonZero(_)
            | Do::FillAndStrokeEvenOdd(_)
            | Do::Shading(_) => self.print.paints = true,
            _ => {}
        }
    }

    fn show_all(&mut self, state: &PaintState<'a>, place: &mut Affine, texts: &Array<'_>) {
        for item in texts.iter::<Object<'_>>() {
            match item {
                Object::String(text) => self.show(state, place, text.as_bytes()),
                Object::Number(by) => {
                    let by = -by.as_f64() / 1000.0 * state.size * state.scale;
                    *place *= Affine::translate((by, 0.0));
                }
                _ => {}
            }
        }
    }

    /// Shows a text in the current font.
    fn show(&mut self, state: &PaintState<'a>, place: &mut Affine, bytes: &[u8]) {
        let Some(font) = &state.font else {
            self.print.unknown = self.print.unknown.saturating_add(bytes.len() as u32);
            return;
        };
        let mut at = 0;
        while at < bytes.len() {
            let (code, length) = font.read_code(bytes, at);
            let length = length.max(1);
            at += length;
            self.left = self.left.saturating_sub(1);
            let advance = font.code_advance(code);
            let width = advance.x / 1000.0 * state.size * state.scale;
            self.glyph(state, *place, font, code, width);
            let spaces = state.letter_space
                + if code == 32 && length == 1 {
                    state.word_space
                } else {
                    0.0
                };
            let down = if font.is_horizontal() {
                0.0
            } else {
                advance.y / 1000.0 * state.size + spaces
            };
            let by = if font.is_horizontal() {
                width + spaces * state.scale
            } else {
                0.0
            };
            *place *= Affine::translate((by, down));
        }
    }

    fn glyph(
        &mut self,
        state: &PaintState<'a>,
        place: Affine,
        font: &Font<'a>,
        code: u32,
        width: f64,
    ) {
        let meant = match font.glyph(font.map_code(code), code) {
            FontGlyph::Outline(glyph) => glyph.as_unicode(),
            FontGlyph::Type3(glyph) => glyph.as_unicode(),
        };
        let text = match meant {
            Some(BfString::Char(letter)) => letter.to_string(),
            Some(BfString::String(letters)) => letters,
            None if code == 32 => " ".to_owned(),
            None => '\u{fffd}'.to_string(),
        };
        let full = state.matrix * place;
        let from = full * Point::new(0.0, state.rise);
        let to = full * Point::new(width, state.rise);
        let up = full * Point::new(0.0, state.rise + state.size) - from;
        let along =
            full * Point::new(state.scale.signum() * state.size.signum(), state.rise) - from;
        let size = up.hypot();
        let (wide, high) = self.extent;
        let outside = from.x < -1.0 || from.y < -1.0 || from.x > wide + 1.0 || from.y > high + 1.0;
        if !(from.is_finite() && to.is_finite() && size.is_finite()) || outside || size < 0.1 {
            return;
        }
        self.print.unknown += u32::from(text == "\u{fffd}");
        let order = self.print.glyphs.len();
        if order == LETTERS {
            self.print.unread = true;
            return;
        }
        self.print.glyphs.push(Glyph {
            text,
            from,
            to,
            size,
            angle: along.atan2(),
            order,
        });
    }

    /// Paints a picture, or a page within the page.
    fn form(
        &mut self,
        name: &Name<'_>,
        resources: &Resources<'a>,
        state: &PaintState<'a>,
        depth: usize,
    ) {
        let Some(stream) = resources.get_x_object(name) else {
            return;
        };
        let dict = stream.dict();
        if dict
            .get::<Name<'_>>(SUBTYPE)
            .is_some_and(|kind| kind.as_str() == "Image")
        {
            let across = dict.get::<u32>(WIDTH).unwrap_or_default();
            return self.picture(state, across);
        }
        let Some(content) = (depth < DEEPEST).then(|| unpacked(&stream)).flatten() else {
            self.print.unread = true;
            return;
        };
        let mut state = state.clone();
        if let Some(by) = dict.get::<Array<'_>>(MATRIX) {
            let by: Vec<Number> = by.iter::<Number>().collect();
            if let Ok(by) = <[Number; 6]>::try_from(by) {
                state.matrix *= matrix(by);
            }
        }
        let own = dict.get::<Dict<'a>>(RESOURCES).map(Resources::new);
        self.run(
            &content,
            own.as_ref().unwrap_or(resources),
            state,
            depth + 1,
        );
    }

    /// Notes a picture that is this many pixels wide.
    fn picture(&mut self, state: &PaintState<'a>, across: u32) {
        self.print.paints = true;
        let [a, b, ..] = state.matrix.as_coeffs();
        let points = a.hypot(b).max(1.0);
        let pixels = f64::from(across) * self.extent.0 / points;
        self.print.pixels = self.print.pixels.max(pixels.min(1e9) as u32);
        let page = (self.extent.0 * self.extent.1).max(1.0);
        self.print.picture += state.matrix.determinant().abs() / page;
    }
}

fn matrix(numbers: [Number; 6]) -> Affine {
    Affine::new(numbers.map(|number| number.as_f64()))
}

/// Most bytes of a packed stream that is unpacked without being plain Flate, because nothing limits
/// its unpacked size.
const PACKED: usize = 4 << 20;

/// Returns the bytes of a stream, unless there are too many.
fn unpacked<'s>(stream: &Stream<'s>) -> Option<Cow<'s, [u8]>> {
    let raw = stream.raw_data();
    match stream.filters().as_slice() {
        [] => Some(raw),
        [Filter::FlateDecode] => {
            let mut bytes = Vec::new();
            let unpack = ZlibDecoder::new(&raw[..]);
            // A stream that is cut short is read as far as it goes; if nothing comes of it, the
            // other reader tries.
            let whole = unpack.take(LIMIT as u64 + 1).read_to_end(&mut bytes);
            if bytes.len() > LIMIT {
                return None;
            }
            if whole.is_ok() || !bytes.is_empty() {
                return Some(Cow::Owned(bytes));
            }
            (raw.len() <= PACKED)
                .then(|| stream.decoded_data().ok())
                .flatten()
        }
        _ if raw.len() > PACKED => None,
        _ => stream.decoded_data().ok(),
    }
}
