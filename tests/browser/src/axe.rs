//! What axe-core finds wrong with a page.
//!
//! axe-core is fetched by `cargo xtask test`, which names its script in `RANK_AND_FILE_AXE`. It looks into
//! open shadow roots by itself.

use serde_json::json;

use crate::webdriver::{Browser, of_type};

/// The rules of WCAG 2.0 to 2.2, levels A and AA, and what axe-core's makers hold for good practice.
const RULES: &str = "const options = {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
        rules: {'target-size': {enabled: true}},
        resultTypes: ['violations'],
        elementRef: true,
    };
    const found = await axe.run(document, options);
    // A target of which the edge of a list cuts something off is as large as it is once it is scrolled to.
    for (const rule of found.violations.filter(({id}) => id === 'target-size')) {
        const faulty = [];
        for (const node of rule.nodes) {
            node.element.scrollIntoView({block: 'center', behavior: 'instant'});
            const again = await axe.run(node.element, {...options, runOnly: {type: 'rule', values: [rule.id]}});
            if (again.violations.length > 0) faulty.push(node);
        }
        rule.nodes = faulty;
    }
    const faults = found.violations.flatMap((rule) => rule.nodes.map((node) =>
        `${rule.id}: ${node.target.flat().join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`));
    return [faults, found.passes.length];";

impl Browser {
    /// Every element of the page that breaks a rule, with the rule and what would mend it.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        // Half a megabyte of script, which a page is given once.
        if self.run("return !window.axe;", json!([])) == json!(true) {
            let axe = std::env::var("RANK_AND_FILE_AXE").expect("the name of axe-core's script");
            let axe = std::fs::read_to_string(axe).expect("axe-core's script");
            self.run(&axe, json!([]));
        }
        let (faults, passed): (Vec<String>, usize) = of_type(self.run_slowly(RULES, json!([])));
        assert!(passed > 5, "axe-core looked at nothing");
        faults
    }

    /// Shows every board of a page in turn until it stands: it comes into being when it is near.
    pub fn leaf_through(&self) {
        const LEAF: &str = "for (const board of document.querySelectorAll('chess-notation')) {
                board.scrollIntoView({block: 'center', behavior: 'instant'});
                while (!board.shadowRoot?.querySelector('.board')) await new Promise(requestAnimationFrame);
            }
            scrollTo({top: 0, behavior: 'instant'});
            for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);";
        self.run_slowly(LEAF, json!([]));
    }
}
