//! The page's program; the library contains everything it does.

fn main() {
    rank_and_file::ui::start();
}

/// The standard allocator is three times as much code, and a page allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
