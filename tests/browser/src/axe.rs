//! What axe-core finds wrong with a page.
//!
//! axe-core is fetched by `cargo xtask test`, which names its script in `RANK_AND_FILE_AXE`. It looks into
//! open shadow roots by itself.

use std::time::Duration;

use serde_json::{Value, json};

use crate::webdriver::Browser;

/// The rules of WCAG 2.0 to 2.2, levels A and AA, and what axe-core's makers hold for good practice.
const RULES: &str = "const options = {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
        rules: {'target-size': {enabled: true}},
        resultTypes: ['violations'],
    };
    const found = await axe.run(document, options);
    const faults = found.violations.flatMap((rule) => rule.nodes.map((node) =>
        `${rule.id}: ${node.target.flat().join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`));
    return {faults, passed: found.passes.length};";

/// The script of axe-core; `None`, and a line that says so, when it is not known where it lies.
///
/// # Panics
/// When it cannot be read.
#[must_use]
pub fn script() -> Option<String> {
    let Some(path) = std::env::var_os("RANK_AND_FILE_AXE") else {
        println!(
            "Skipped: RANK_AND_FILE_AXE is not set; `cargo xtask test` sets it and runs this."
        );
        return None;
    };
    let text = std::fs::read_to_string(&path);
    Some(text.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

impl Browser {
    /// Every element of the page that breaks a rule, with the rule and what would mend it.
    #[track_caller]
    #[must_use]
    pub fn faults(&self, axe: &str) -> Vec<String> {
        // Half a megabyte of script, which a page is given once.
        if self.run("return !window.axe;", json!([])) == json!(true) {
            self.run(axe, json!([]));
        }
        let answer = self.run_slowly(RULES, json!([]));
        assert!(
            answer["passed"].as_u64().unwrap_or_default() > 5,
            "axe-core looked at nothing"
        );
        let faults = answer["faults"].as_array().into_iter().flatten();
        faults
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect()
    }

    /// Scrolls a page to its end and back, so that what comes into being when it is near has come.
    #[track_caller]
    pub fn leaf_through(&self) {
        const LEAF: &str = "const pause = (time) => new Promise((done) => setTimeout(done, time));
            for (let at = 0; at < document.scrollingElement.scrollHeight; at += innerHeight / 2) {
                scrollTo({top: at, behavior: 'instant'});
                await pause(60);
            }
            scrollTo({top: 0, behavior: 'instant'});";
        self.run_slowly(LEAF, json!([]));
        std::thread::sleep(Duration::from_millis(300));
    }
}
