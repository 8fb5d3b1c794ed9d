//! Turns the glyphs of a page so that their lines are level.

use std::f64::consts::{FRAC_PI_2, TAU};

use hayro_font::kurbo::{Affine, Point};

use super::super::layout::{LevelGlyph, median};
use super::glyphs::Glyph;

/// Turns the glyphs of a page level, in groups: those in the most common direction, then the
/// others.
pub(super) fn turned(glyphs: Vec<Glyph>) -> Vec<Vec<LevelGlyph>> {
    let mut groups: [Vec<Glyph>; 4] = Default::default();
    for glyph in glyphs {
        let quarter = (glyph.angle.rem_euclid(TAU) / FRAC_PI_2).round() as usize % 4;
        groups[quarter].push(glyph);
    }
    let mut turned: Vec<(usize, Vec<Glyph>)> = groups.into_iter().enumerate().collect();
    turned.retain(|(_, group)| !group.is_empty());
    turned.sort_by_key(|(_, group)| std::cmp::Reverse(group.len()));
    turned
        .into_iter()
        .map(|(quarter, group)| level(quarter, group))
        .collect()
}

/// Turns a group level, and corrects the skew of a scanned page.
fn level(quarter: usize, group: Vec<Glyph>) -> Vec<LevelGlyph> {
    let by = quarter as f64 * FRAC_PI_2;
    let askew = |glyph: &Glyph| {
        let off = (glyph.angle - by).rem_euclid(TAU);
        if off > TAU / 2.0 { off - TAU } else { off }
    };
    let skew = median(group.iter().map(askew).collect());
    let turn = Affine::rotate(-by - skew);
    let letters = group.into_iter().map(|glyph| {
        let (from, to): (Point, Point) = (turn * glyph.from, turn * glyph.to);
        LevelGlyph {
            x0: from.x.min(to.x),
            x1: from.x.max(to.x),
            y: -from.y,
            size: glyph.size,
            order: glyph.order,
            word: None,
            text: glyph.text,
        }
    });
    letters.collect()
}
