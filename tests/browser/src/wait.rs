//! Waiting for a state, by looking again and again. Nothing here waits for a time.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

/// How long the page may take to show what is awaited: ten times what it takes on a slow machine.
const PATIENCE: Duration = Duration::from_secs(100);

/// Between two looks.
const PAUSE: Duration = Duration::from_millis(15);

/// Looks until what is found will do, or for as long as is waited at all; gives what was found last.
pub(crate) fn wait_for<T>(mut look: impl FnMut() -> T, will_do: impl Fn(&T) -> bool) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        let found = look();
        if will_do(&found) || Instant::now() > end {
            return found;
        }
        std::thread::sleep(PAUSE);
    }
}

/// The same for a look that may break off, as on an element that has just gone: that will not do.
pub(crate) fn wait_through_panics<T>(look: impl Fn() -> T, will_do: impl Fn(&T) -> bool) -> T {
    let look = || catch_unwind(AssertUnwindSafe(&look));
    wait_for(look, |found| found.as_ref().is_ok_and(&will_do))
        .unwrap_or_else(|panic| resume_unwind(panic))
}

/// Waits until what is found is as expected; if it never is, fails and shows what it was.
pub(crate) fn soon<T: PartialEq + Debug>(expected: T, look: impl Fn() -> T) {
    let found = wait_through_panics(look, |found| *found == expected);
    assert_eq!(found, expected);
}
