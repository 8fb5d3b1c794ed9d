//! The page's program; all it does is in the library.

fn main() {
    rank_and_file::ui::start();
}
