//! A page of a scan: its pictures in place of the text that was recognised in them.
//!
//! ```text
//! div.tools > div.page-looks[role=group] > button.button[aria-pressed] * 3; or p.count, if the pictures are gone
//! div.book-page.scan[.enlarged] > div.scan-page * pictures > img, span.begin[data-about=0]?, span.diagram[role=img] * diagrams,
//!         span.print[role=button] * moves
//! span.crop > img: the part of a picture that the move on the board stands in
//! ```
//!
//! Places are hundred-thousandths of a picture, so that they hold at every width.

use super::node::{Element, button, el};
use super::printed_move::printed_move;
use super::request::{PageLook, Request};
use crate::container::{PrintedArea, PrintedPlace};
use crate::game::At;
use crate::protocol::{BookPageView, GamePicture, PictureMark, PrintedStretch};
use crate::words;

/// The whole of a picture's width or height.
const WHOLE: u64 = 100_000;

/// How a book that came as pictures is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScanLook {
    pub look: PageLook,
    pub pictures: PagePictures,
    /// The moment on the board, if its move is to be shown enlarged.
    pub at: Option<At>,
}

/// The pictures of the shown game, as the page has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PagePictures {
    /// They are fetched, or there are none.
    #[default]
    Awaited,
    /// Each has this address.
    Fetched(Vec<String>),
    /// The device no longer has them.
    Gone,
}

impl ScanLook {
    /// Returns whether this page is shown as its pictures.
    pub(super) fn shows_pictures(&self, page: &BookPageView) -> bool {
        self.has_pictures(page) && self.look != PageLook::Text
    }

    /// Returns whether this page came as pictures that are not gone.
    fn has_pictures(&self, page: &BookPageView) -> bool {
        page.is_scan() && self.pictures != PagePictures::Gone
    }
}

/// Says that the pictures of a scan are gone; `None` if they are not.
pub(super) fn gone(page: &BookPageView, scan: &ScanLook) -> Option<Element> {
    let is_gone = page.is_scan() && !scan.has_pictures(page);
    is_gone.then(|| el("p").class("count").text(words::PICTURES_GONE))
}

/// Draws the choice between the pictures and the text of a scan; `None` where there are none.
pub(super) fn looks(page: &BookPageView, scan: &ScanLook) -> Option<Element> {
    if !scan.has_pictures(page) {
        return None;
    }
    let ways = [
        (PageLook::Picture, words::AS_PICTURE),
        (PageLook::Enlarged, words::ENLARGED),
        (PageLook::Text, words::AS_TEXT),
    ];
    let ways = ways.map(|(look, words)| {
        let pressed = if look == scan.look { "true" } else { "false" };
        button("button")
            .attr("aria-pressed", pressed)
            .does(Request::PageLook(look))
            .text(words)
    });
    let group = el("div").class("page-looks").attr("role", "group");
    Some(group.attr("aria-label", words::PAGE_LOOKS).children(ways))
}

/// Draws the pictures of a page, with a frame around each printed move and each diagram.
pub(super) fn pictures(place: Element, page: &BookPageView, scan: &ScanLook) -> Element {
    let moves = || {
        let stretches = page.print.stretches();
        stretches.flat_map(|stretch| stretch.places.iter().map(move |place| (stretch, place)))
    };
    let pages = page.pictures.pictures.iter().zip(0..);
    let pages = pages.map(|(picture, nth)| {
        let here = |place: &PrintedPlace| place.picture == picture.index;
        let marks = page.pictures.marks.iter();
        let marks = marks.filter_map(|marked| {
            let (PictureMark::Begin(place) | PictureMark::Diagram(place)) = marked;
            here(place).then(|| placed(mark(marked), &place.area, picture))
        });
        let frames = moves().filter(|(_, place)| here(place));
        let frames = frames.map(|(stretch, place)| frame(stretch, &place.area, picture));
        el("div")
            .class("scan-page")
            .var("--wide", picture.width.to_string())
            .var("--high", picture.height.to_string())
            .child(image(scan, nth).map(|image| image.attr("alt", words::PAGE_PICTURE)))
            .children(marks)
            .children(frames)
    });
    place
        .class("scan")
        .class_if(scan.look == PageLook::Enlarged, "enlarged")
        .children(pages)
}

/// Draws a picture; `None` until it has been fetched.
fn image(scan: &ScanLook, nth: usize) -> Option<Element> {
    let PagePictures::Fetched(addresses) = &scan.pictures else {
        return None;
    };
    Some(el("img").attr("src", addresses.get(nth)?.clone()))
}

/// Draws the frame of a printed move.
fn frame(stretch: &PrintedStretch, area: &PrintedArea, picture: &GamePicture) -> Element {
    let label = match stretch.sort.word() {
        "" => stretch.text.clone(),
        how => [&stretch.text, " ", how].concat(),
    };
    placed(
        printed_move(stretch).attr("aria-label", label),
        area,
        picture,
    )
}

/// Draws what is marked beside the moves.
fn mark(marked: &PictureMark) -> Element {
    match marked {
        // The board shows the start of the game while no move of it is current.
        PictureMark::Begin(_) => el("span").class("begin").attr("data-about", "0"),
        PictureMark::Diagram(_) => el("span")
            .class("diagram")
            .attr("role", "img")
            .attr("aria-label", words::PRINTED_DIAGRAM)
            .attr("title", words::PRINTED_DIAGRAM),
    }
}

/// Puts an element over a part of a picture.
fn placed(element: Element, area: &PrintedArea, picture: &GamePicture) -> Element {
    element
        .var("--left", share(area.left, picture.width))
        .var("--top", share(area.top, picture.height))
        .var("--width", share(area.width, picture.width))
        .var("--height", share(area.height, picture.height))
}

fn share(part: u32, whole: u32) -> String {
    (u64::from(part) * WHOLE / u64::from(whole.max(1))).to_string()
}

/// Draws the part of a picture in which the move on the board stands, with a little around it;
/// `None` if it stands in none.
pub(super) fn crop(page: &BookPageView, scan: &ScanLook) -> Option<Element> {
    let moment = scan.at?.moment();
    let mut stretches = page.print.stretches().filter(|it| it.moment == moment);
    let place = stretches.find_map(|stretch| stretch.places.first())?;
    let mut pictures = page.pictures.pictures.iter().zip(0..);
    let (picture, nth) = pictures.find(|(picture, _)| picture.index == place.picture)?;
    let (area, high) = (place.area, place.area.height);
    let (left, top) = (
        area.left.saturating_sub(2 * high),
        area.top.saturating_sub(high / 2),
    );
    let width = (area.right() + 2 * high).min(picture.width) - left;
    let height = (area.top + high + high / 2).min(picture.height) - top;
    let image = image(scan, nth)?.attr("alt", words::PRINTED_HERE);
    let crop = el("span").class("crop");
    let crop = crop
        .var("--wide", width.to_string())
        .var("--high", height.to_string())
        .var("--left", share(left, width))
        .var("--top", share(top, height))
        .var("--width", share(picture.width, width));
    Some(crop.child(image))
}
