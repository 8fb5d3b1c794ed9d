//! Games in the descriptive notations of Spain, Catalonia, Portugal, France and Italy, as they are printed.

use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::notation::listed;
use testing::games::{moves, one, sentences};

const LEGALL: &str = "e4 e5 Bc4 d6 Nf3 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#";
const RETI: &str =
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ Kc7 Bd8#";
const MORPHY: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

/// Games in the letters of Spain, which are those of Catalonia too.
#[rustfmt::skip]
const SPANISH: [(&str, &str); 7] = [
    ("1. P4D C3AR 2. C3AD P3CR 3. A4A A2C 4. D2D P3D 5. Enroque largo Enroque", "d4 Nf6 Nc3 g6 Bf4 Bg7 Qd2 d6 O-O-O O-O"),
    // Fischer–Tukmakov 1970.
    ("1. P3CD P4R 2. A2C C3AD 3. P4AD C3A 4. P3R A2R 5. P3TD", "b3 e5 Bb2 Nc6 c4 Nf6 e3 Be7 a3"),
    // From the Catalan page of Wikipedia.
    ("1. P4R P4R 2. C3AR C3AD 3. A4A C3A 4. C5C C2R?? 5. AxP++", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Ne7 Bxf7#"),
    ("1.P4R P4R 2.A4A P3D 3.C3AR A5C 4.C3A P3CR 5.CxP AxD 6.AxP+ R2R 7.C5D++", LEGALL),
    ("1.P4R P3AD 2.P4D P4D 3.C3AD PxP 4.CxP C3A 5.D3D P4R 6.PxP D4T+ 7.A2D DxPR 8.O-O-O CxC 9.D8D+ RxD 10.A5CR+ R2A 11.A8D++", RETI),
    ("1.P4R P4R 2.C3AR P3D 3.P4D A5C 4.PxP AxC 5.DxA PxP 6.A4AD C3AR 7.D3CD D2R 8.C3A P3A 9.A5CR P4C 10.CxP PxC 11.AxPC+ C(1C)2D 12.O-O-O T1D 13.TxC TxT 14.T1D D3R 15.AxT+ CxA 16.D8C+ CxD 17.T8D++", MORPHY),
    // As books print the eleventh move.
    ("1.P4R P4R 2.C3AR P3D 3.P4D A5C 4.PxP AxC 5.DxA PxP 6.A4AD C3AR 7.D3CD D2R 8.C3A P3A 9.A5CR P4C 10.CxP PxC 11.AxPC+ CD2D", "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7"),
];

#[rustfmt::skip]
const OTHERS: [(&str, &str, &str); 7] = [
    // Alekhine–Opočenský, Paris 1925.
    ("french-descriptive", "1. P.4D P.4D 2. P.4FD P.3FD 3. C.3FD C. 3FR 4. P.3R F.4FR 5. P pr PD C pr PD 6. F.4FD P.3R", "d4 d5 c4 c6 Nc3 Nf6 e3 Bf5 cxd5 Nxd5 Bc4 e6"),
    ("french-descriptive", "1. P4TD P4TR 2. T3T T3T 3. TD3FR", "a4 h5 Ra3 Rh6 Rf3"),
    ("italian-descriptive", "1.P-R4 P-R4 2.A-A4 P-D3 3.C-AR3 A-C5 4.C-A3 P-CR3 5.CxP AxD 6.AxP+ R-R2 7.C-D5++", LEGALL),
    ("italian-descriptive", "1.P-R4 P-AD3 2.P-D4 P-D4 3.C-AD3 PxP 4.CxP C-A3 5.D-D3 P-R4 6.PxP D-T4+ 7.A-D2 DxPR 8.O-O-O CxC 9.D-D8+ RxD 10.A-CR5+ R-A2 11.A-D8++", RETI),
    ("italian-descriptive", "1.P-R4 P-R4 2.C-AR3 P-D3 3.P-D4 A-C5 4.PxP AxC 5.DxA PxP 6.A-AD4 C-AR3 7.D-CD3 D-R2 8.C-A3 P-A3 9.A-CR5 P-C4 10.CxP PxC 11.AxPC+ C(C1)-D2 12.O-O-O T-D1 13.TxC TxT 14.T-D1 D-R3 15.AxT+ CxA 16.D-C8+ CxD 17.T-D8++", MORPHY),
    // A move behind the file of another begins with a queen, of which there are two.
    ("french-descriptive", "[FEN \"4k3/8/8/2q5/8/8/1q3P2/4K3 w - - 0 1\"]\n\n1. P 4 F D(7)8 F éch.", "f4 Qbc1+"),
    // From the Encyclopédie méthodique.
    ("french-descriptive", "1. Le pion du roi, deux pas. Le pion du roi, deux pas. 2. Le pion de la dame, deux pas. Le pion le prend. 3. Le pion du fou de la dame, un pas. Le fou du roi, à la quatrième case du fou de sa dame. 4. Le pion reprend.", "e4 e5 d4 exd4 c3 Bc5 cxd4"),
];

/// Checks that a text is read as these moves, by a reader that knows its notation.
fn check(tag: &str, text: &str, expected: &str) {
    let notation = listed(tag).expect("a notation").notation;
    let named = games(text, ReadAs::Only(notation)).next().expect("a game");
    assert_eq!(
        moves(&named),
        expected,
        "{tag}: {text}: {:?}",
        sentences(&named)
    );
    assert_eq!(sentences(&named), [""; 0], "{tag}: {text}");
}

#[test]
fn games_are_read_in_the_letters_of_each_country() {
    for (text, expected) in SPANISH {
        check("spanish-descriptive", text, expected);
        check("portuguese-descriptive", &text.replace('A', "B"), expected);
        check("french-descriptive", &text.replace('A', "F"), expected);
    }
    for (tag, text, expected) in OTHERS {
        check(tag, text, expected);
    }
}

#[test]
fn games_are_read_by_a_reader_that_is_not_told_the_notation() {
    let spanish = SPANISH.iter().flat_map(|(text, expected)| {
        let letters = ["A", "B", "F"].map(|bishop| text.replace('A', bishop));
        letters.map(|text| (text, *expected))
    });
    let others = OTHERS.iter().filter(|(_, text, _)| !text.contains("pion"));
    let others = others.map(|(_, text, expected)| ((*text).to_owned(), *expected));
    for (text, expected) in spanish.chain(others) {
        let read = one(&text);
        assert_eq!(moves(&read), expected, "{text}: {:?}", sentences(&read));
    }
}

#[test]
fn a_game_of_which_no_reading_survives_is_read_up_to_the_move_that_cannot_be() {
    // From the Portuguese page of Reino de Caíssa: 2…B5C can only be …Bb4, which pins the d-pawn.
    let text = "1. P4R P4R 2. C3BR B5C 3. P4D PxP";
    let portuguese = listed("portuguese-descriptive")
        .expect("a notation")
        .notation;
    let game = games(text, ReadAs::Only(portuguese))
        .next()
        .expect("a game");
    assert_eq!(moves(&game), "e4 e5 Nf3 Bb4");
    assert_eq!(game.unread[0].text, "P4D PxP");
    assert_eq!(
        sentences(&game),
        [
            "Line 1, column 27: 3. \"P4D\": No pawn can reach d4: the pawn on d2 is pinned by the bishop on b4. Correct it to read the rest of the game."
        ]
    );
}
