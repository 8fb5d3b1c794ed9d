use rank_and_file::game::book::{find, read};
fn main() {
    let t = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    let p = find(&t);
    for g in &p.games {
        println!("GAME");
        for m in &g.moves {
            print!("[{:?} {}] ", m.number, &t[m.span.clone()]);
        }
        println!(
            "\nnotes {:?}",
            g.notes
                .iter()
                .map(|(n, s)| (n, &t[s.clone()]))
                .collect::<Vec<_>>()
        );
    }
    for g in &p.given_up {
        println!("given {:?} {}", g.why, &t[g.span.clone()]);
    }
    let b = read(&t);
    for g in &b.games {
        println!("{} plies stop {:?}", g.plies.len(), g.stop);
    }
}
