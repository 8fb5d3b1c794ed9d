//! What the project's own commands are made of; the browser tests use it too.
//!
//! | module | what it is |
//! |---|---|
//! | `tools` | the pinned build tools: the wasm target, trunk, wasm-bindgen, geckodriver |
//! | `page` | the release build of the page |
//! | `after` | the last step of that build |
//! | `size` | the weight of its files |
//! | `server`, `site` | a folder over HTTP |
//! | `browser`, `driver` | the three browsers, found or installed, and their drivers |
//! | `axe` | axe-core, for the accessibility tests |
//! | `test`, `report` | every test in one run, and the screen that says what came of it |
//! | `serve`, `bench` | the commands of these names |
//! | `run`, `paths` | child processes and folders |

pub mod after;
pub mod axe;
pub mod bench;
pub mod browser;
pub mod driver;
pub mod page;
pub mod paths;
pub mod report;
pub mod run;
pub mod serve;
pub mod server;
mod site;
pub mod size;
pub mod test;
pub mod tools;

/// What a command gives back: nothing, or a sentence saying what went wrong and what to do.
pub type Outcome<T = ()> = Result<T, String>;
