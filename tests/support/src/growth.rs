//! Shapes of hostile text, and how the steps of a reader grow with their length.

use rank_and_file::work;

use crate::chance::Dice;

/// A text of any length: a beginning, something repeated without end, and something that is
/// repeated as often behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    pub head: String,
    pub unit: String,
    pub foot: String,
}

impl Shape {
    /// Creates a shape that repeats this text alone.
    pub fn of(unit: &str) -> Shape {
        Shape {
            unit: unit.to_owned(),
            ..Shape::default()
        }
    }

    /// Creates a shape that repeats a text, and another as often behind it.
    pub fn nested(unit: &str, foot: &str) -> Shape {
        Shape {
            unit: unit.to_owned(),
            foot: foot.to_owned(),
            ..Shape::default()
        }
    }

    /// Makes a random shape of these parts.
    pub fn random(dice: &mut Dice, parts: &[&str]) -> Shape {
        const BETWEEN: [&str; 12] = [
            " ", " ", " ", "", "  ", "   ", "\n", "\n", "\n\n", "\t", "; ", ", ",
        ];
        let between = *dice.pick(&BETWEEN);
        let mut some = |most: usize| {
            let mut text = String::new();
            for _ in 0..=dice.roll(most) {
                text.push_str(dice.pick::<&str>(parts));
                // Most shapes have one separator, as rows or running text have.
                text.push_str(match dice.roll(4) {
                    0 => dice.pick::<&str>(&BETWEEN),
                    _ => between,
                });
            }
            text
        };
        let unit = some(6);
        let (head, foot) = (some(4), some(2));
        Shape {
            head: if dice.roll(4) == 0 {
                head
            } else {
                String::new()
            },
            unit,
            foot: if dice.roll(6) == 0 {
                foot
            } else {
                String::new()
            },
        }
    }

    /// Returns a text of this shape, about as long as `bytes`.
    pub fn text(&self, bytes: usize) -> String {
        let times = bytes / (self.unit.len() + self.foot.len()).max(1);
        [
            self.head.as_str(),
            &self.unit.repeat(times),
            &self.foot.repeat(times),
        ]
        .concat()
    }
}

/// Returns the steps that reading a text takes.
pub fn steps(text: &str, read: impl Fn(&str)) -> u64 {
    let before = work::steps();
    read(text);
    work::steps() - before
}

/// Returns the power of the length with which the steps of a reader grow between two lengths in
/// bytes.
pub fn power(shape: &Shape, [short, long]: [usize; 2], read: impl Fn(&str)) -> f64 {
    let [few, many] = [short, long].map(|bytes| steps(&shape.text(bytes), &read).max(1) as f64);
    (many / few).ln() / (long as f64 / short as f64).ln()
}

/// Panics with every shape whose steps grow faster than its length, up to a little.
pub fn assert_linear(shapes: &[Shape], lengths: [usize; 2], read: impl Fn(&str)) {
    let worse = not_linear(shapes, lengths, read);
    assert!(worse.is_empty(), "{}", worse.join("\n"));
}

/// Returns every such shape in words.
pub fn not_linear(shapes: &[Shape], [short, long]: [usize; 2], read: impl Fn(&str)) -> Vec<String> {
    let mut worse = Vec::new();
    for shape in shapes {
        // A search that begins only beyond some length looks like growth, but not for long.
        let powers = [1, 4].map(|times| [short * times, long * times]);
        let mut powers = powers
            .into_iter()
            .map(|lengths| power(shape, lengths, &read));
        if powers.all(|power| power > 1.1) {
            worse.push(format!("{shape:?}"));
        }
    }
    worse
}
