//! Marks of ink, found by the rows that they stand in.

use super::super::scan::PrintedArea;

/// The marks of a page, from above by their middles.
pub(super) struct InkByRow(Vec<PrintedArea>);

impl InkByRow {
    pub(super) fn new(mut marks: Vec<PrintedArea>) -> InkByRow {
        marks.sort_by_key(|area| area.top + area.height / 2);
        InkByRow(marks)
    }

    /// Returns the marks whose middles are between two rows of pixels.
    pub(super) fn between(&self, top: f32, bottom: f32) -> impl Iterator<Item = &PrintedArea> {
        let middle = |area: &PrintedArea| (area.top + area.height / 2) as f32;
        let begin = self.0.partition_point(|area| middle(area) < top);
        let below = self.0[begin..].iter();
        below.take_while(move |area| middle(area) <= bottom)
    }
}
