//! Which move of a sheet is the current one.

use rank_and_file::dom::find;
use rank_and_file::game::At;
use rank_and_file::session::Action;
use web_sys::Element;

/// Marks the move of the sheet that is on the board, and brings it into the sheet's view.
pub fn mark(sheet: &Element, at: At) {
    while let Some(old) = find(sheet, ".current") {
        let _ = old.class_list().remove_1("current");
        let _ = old.remove_attribute("aria-current");
    }
    let next = [
        ".move[data-do='",
        &Action::Go(at).text(),
        "']:not(.current)",
    ]
    .concat();
    let mut first = true;
    while let Some(next) = find(sheet, &next) {
        let _ = next.class_list().add_1("current");
        let _ = next.set_attribute("aria-current", "true");
        if std::mem::take(&mut first) {
            // Only the sheet scrolls, never the page around it.
            let (box_, place) = (
                sheet.get_bounding_client_rect(),
                next.get_bounding_client_rect(),
            );
            let over = place.top() - box_.top() - 64.0;
            let under = place.bottom() - box_.bottom() + 8.0;
            let by = if over < 0.0 { over } else { under.max(0.0) };
            if by != 0.0 {
                sheet.set_scroll_top(sheet.scroll_top() + by as i32);
            }
        }
    }
}
