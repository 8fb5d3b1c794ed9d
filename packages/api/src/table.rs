//! Values by name, in an order.

use serde::{Serialize, Serializer};

/// Values by name, in the order in which they were added. It is serialised as a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<T>(Vec<(String, T)>);

impl<T> Default for Table<T> {
    fn default() -> Table<T> {
        Table(Vec::new())
    }
}

impl<T> Table<T> {
    /// Adds a value, unless there is one of this name already.
    pub fn add(&mut self, name: &str, value: T) {
        if self.get(name).is_none() {
            self.0.push((name.to_owned(), value));
        }
    }

    /// Returns the value of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&T> {
        let found = self.0.iter().find(|(known, _)| known == name)?;
        Some(&found.1)
    }

    /// Returns the names with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Returns whether there is no value.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the values with their names, to be changed.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().map(|(_, value)| value)
    }
}

impl<T> FromIterator<(String, T)> for Table<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(values: I) -> Table<T> {
        let mut table = Table::default();
        for (name, value) in values {
            table.add(&name, value);
        }
        table
    }
}

impl<T: Serialize> Serialize for Table<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
