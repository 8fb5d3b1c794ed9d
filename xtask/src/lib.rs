//! The parts of the project's own commands; the browser tests use them too.
//!
//! | module | contents |
//! |---|---|
//! | `tools` | the pinned build tools: the wasm target, trunk, wasm-bindgen, geckodriver, cargo-deny |
//! | `page` | the release build of the page |
//! | `after` | the last step of that build |
//! | `size` | the sizes of its files and their budgets |
//! | `server`, `site` | a web server for one folder |
//! | `browser`, `driver` | the three browsers, found or installed, and their drivers |
//! | `npm` | packages from npm, installed by a lock file |
//! | `axe` | axe-core, for the accessibility tests |
//! | `test`, `report` | every test in one run, and the report of the results |
//! | `serve`, `bench`, `deny`, `fuzz`, `outputs`, `pictures`, `scans` | the commands of these names |
//! | `packages` | the packages for programmers, packed and used as a stranger does |
//! | `run`, `paths` | child processes and folders |

pub mod after;
pub mod axe;
pub mod bench;
pub mod browser;
pub mod deny;
pub mod driver;
pub mod fuzz;
mod npm;
pub mod outputs;
pub mod packages;
pub mod page;
pub mod paths;
pub mod pictures;
pub mod report;
pub mod run;
pub mod scans;
pub mod serve;
pub mod server;
mod site;
pub mod size;
pub mod test;
pub mod tools;

/// The result of a command: a value, or a sentence saying what went wrong and what to do.
pub type Outcome<T = ()> = Result<T, String>;
