//! A session read back from storage.

use super::state::Session;

/// A session that was kept.
#[derive(Clone, Debug)]
pub struct Restored {
    pub session: Session,
    /// A sentence about the parts that could not be read; the others are in the session.
    pub trouble: Option<String>,
}

impl PartialEq for Restored {
    fn eq(&self, other: &Restored) -> bool {
        let (own, others) = (&self.session, &other.session);
        self.trouble == other.trouble
            && own.head() == others.head()
            && own.games() == others.games()
    }
}
