//! The page's program; all it does is in the library.

fn main() {
    rank_and_file::ui::start();
}

/// The standard allocator is three times as much code, and a page allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
