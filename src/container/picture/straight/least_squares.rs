//! Linear equations of which there are more than unknowns: the sum of the squares by which they are missed is the
//! least (method of least squares).

/// Linear equations, each of which shall be met as well as the others allow.
pub(super) struct LinearEquations {
    /// Sums of products of what each unknown counts (normal equations), each row with its right side at its end.
    rows: Vec<Vec<f64>>,
}

impl LinearEquations {
    pub fn new(unknowns: usize) -> LinearEquations {
        LinearEquations {
            rows: vec![vec![0.0; unknowns + 1]; unknowns],
        }
    }

    /// Adds an equation of this weight: the unknowns, each times its part, are this value together.
    pub fn add(&mut self, parts: &[f64], value: f64, weight: f64) {
        for (row, part) in self.rows.iter_mut().zip(parts) {
            if *part == 0.0 {
                continue;
            }
            for (sum, other) in row.iter_mut().zip(parts.iter().chain([&value])) {
                *sum += weight * part * other;
            }
        }
    }

    /// Returns the unknowns (Gauss and Jordan's elimination); `None` if they are not determined.
    pub fn solved(mut self) -> Option<Vec<f64>> {
        let count = self.rows.len();
        for at in 0..count {
            let size = |row: &usize| self.rows[*row][at].abs();
            let largest = (at..count).max_by(|one, other| size(one).total_cmp(&size(other)))?;
            self.rows.swap(at, largest);
            let row = self.rows[at].clone();
            if row[at].abs() < 1e-9 {
                return None;
            }
            for (other, values) in self.rows.iter_mut().enumerate() {
                let times = values[at] / row[at];
                if other != at && times != 0.0 {
                    for (value, part) in values.iter_mut().zip(&row) {
                        *value -= times * part;
                    }
                }
            }
        }
        let rows = self.rows.iter().enumerate();
        Some(rows.map(|(at, row)| row[count] / row[at]).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_laid_through_points_so_that_it_is_near_all() {
        let mut equations = LinearEquations::new(2);
        for (x, y) in [(0.0, 1.0), (1.0, 3.5), (2.0, 4.5), (3.0, 7.0)] {
            equations.add(&[x, 1.0], y, 1.0);
        }
        let found = equations.solved().expect("a line");
        assert!((found[0] - 1.9).abs() < 1e-9 && (found[1] - 1.15).abs() < 1e-9);
    }

    #[test]
    fn too_few_equations_determine_nothing() {
        let mut equations = LinearEquations::new(2);
        equations.add(&[1.0, 1.0], 2.0, 1.0);
        assert!(equations.solved().is_none());
    }
}
