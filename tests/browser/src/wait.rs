//! Waits for a state by looking again and again, never for a fixed time.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

/// Longest wait for a state: ten times what the page takes on a slow machine.
const PATIENCE: Duration = Duration::from_secs(100);

/// Pause between two looks.
const PAUSE: Duration = Duration::from_millis(15);

/// Looks until a value will do, or until time is up, and returns the last value.
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

/// Does the same for a look that may panic, as on an element that has just gone. A panic counts as
/// a value that will not do.
pub(crate) fn wait_through_panics<T>(look: impl Fn() -> T, will_do: impl Fn(&T) -> bool) -> T {
    let look = || catch_unwind(AssertUnwindSafe(&look));
    wait_for(look, |found| found.as_ref().is_ok_and(&will_do))
        .unwrap_or_else(|panic| resume_unwind(panic))
}

/// Waits until a value is as expected; if it never is, fails and shows the last one.
pub(crate) fn soon<T: PartialEq + Debug>(expected: T, look: impl Fn() -> T) {
    let found = wait_through_panics(look, |found| *found == expected);
    assert_eq!(found, expected);
}
