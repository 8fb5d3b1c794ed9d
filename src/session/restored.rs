//! A session that comes back.

use super::state::Session;

/// A session that was kept.
#[derive(Clone, Debug)]
pub struct Restored {
    pub session: Session,
    /// What of it could not be read, as a sentence; what could is in the session.
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
