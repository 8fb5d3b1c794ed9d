//! The manners of print. Their fields are explained in the parent module.

use super::{Manner, Phrases, Signs, Takes};
use rank_and_file::notation::{Dialect, Language, Letters};

const GERMAN: Phrases = Phrases {
    game: "Partie Nr.",
    colors: ["Weiß", "Schwarz"],
    resigns: "Aufgegeben",
    drawn: "Remis",
    remarks: &[
        ["Besser war", "mit gutem Spiel."],
        ["Auf", "würde Weiß den Angriff behalten."],
        ["In Betracht kam auch", "."],
    ],
};

const FRENCH: Phrases = Phrases {
    game: "Partie N°",
    colors: ["Blancs", "Noirs"],
    resigns: "abandonne",
    drawn: "Nulle",
    remarks: &[
        ["Le meilleur coup était", "suivi d'une forte attaque."],
        ["Si", "les Blancs gagnent la Dame."],
    ],
};

const SPANISH: Phrases = Phrases {
    game: "Partida",
    colors: ["Blancas", "Negras"],
    resigns: "Se rinden",
    drawn: "Tablas",
    remarks: &[
        ["Mejor era", "con buen juego."],
        ["Si", "las blancas ganan una pieza."],
    ],
};

const ITALIAN: Phrases = Phrases {
    game: "Partita",
    colors: ["Bianco", "Nero"],
    resigns: "Abbandona",
    drawn: "Patta",
    remarks: &[["Era migliore", "con buon gioco."]],
};

const PORTUGUESE: Phrases = Phrases {
    game: "Partida",
    colors: ["Brancas", "Pretas"],
    resigns: "Abandonam",
    drawn: "Empate",
    remarks: &[["Era melhor", "com bom jogo."]],
};

const DUTCH: Phrases = Phrases {
    game: "Partij",
    colors: ["Wit", "Zwart"],
    resigns: "Opgegeven",
    drawn: "Remise",
    remarks: &[["Beter was", "met goed spel."]],
};

const RUSSIAN: Phrases = Phrases {
    game: "Партия",
    colors: ["Белые", "Черные"],
    resigns: "Сдались",
    drawn: "Ничья",
    remarks: &[
        ["Лучше было", "с хорошей игрой."],
        ["На", "последовало бы взятие пешки."],
    ],
};

const CZECH: Phrases = Phrases {
    game: "Partie",
    colors: ["Bílý", "Černý"],
    resigns: "Vzdal",
    drawn: "Remíza",
    remarks: &[["Lepší bylo", "s dobrou hrou."]],
};

const POLISH: Phrases = Phrases {
    game: "Partia",
    colors: ["Białe", "Czarne"],
    resigns: "Poddały",
    drawn: "Remis",
    remarks: &[["Lepsze było", "z dobrą grą."]],
};

const HUNGARIAN: Phrases = Phrases {
    game: "Partie",
    colors: ["Világos", "Sötét"],
    resigns: "Feladta",
    drawn: "Döntetlen",
    remarks: &[["Jobb volt", "jó játékkal."]],
};

const ENGLISH: Phrases = Phrases {
    game: "Game",
    colors: ["White", "Black"],
    resigns: "Resigns",
    drawn: "Drawn",
    remarks: &[["Better was", "with a good game."]],
};

const SHORT: Signs = Signs {
    letters: ["K", "D", "T", "L", "S", ""],
    long: None,
    takes: Takes::Between("x"),
    check: "+",
    mate: "#",
    castles: ["0-0", "0-0-0"],
    passing: " e.p.",
    becomes: ["", ""],
    spelled: None,
};

const DASHED: Signs = Signs {
    long: Some("—"),
    takes: Takes::Behind(":"),
    check: "†",
    mate: "‡",
    castles: ["0—0", "0—0—0"],
    passing: " i. V.",
    ..SHORT
};

const ROMANCE: [&str; 6] = ["R", "D", "T", "A", "C", ""];
const FRANCE: [&str; 6] = ["R", "D", "T", "F", "C", ""];
const PORTUGAL: [&str; 6] = ["R", "D", "T", "B", "C", ""];
const RUSSIA: [&str; 6] = ["Кр", "Ф", "Л", "С", "К", ""];
const FIGURES: [&str; 6] = ["♔", "♕", "♖", "♗", "♘", ""];

/// Returns a manner of continental descriptive notation.
const fn spelled(
    name: &'static str,
    dialect: Dialect,
    spelled: [&'static str; 3],
    words: &'static Phrases,
) -> Manner {
    Manner {
        name,
        language: Language::Continental(dialect),
        signs: Signs {
            spelled: Some(spelled),
            mate: "++",
            ..SHORT
        },
        words,
    }
}

/// Returns a manner of algebraic notation.
const fn squares(
    name: &'static str,
    letters: Letters,
    signs: Signs,
    words: &'static Phrases,
) -> Manner {
    Manner {
        name,
        language: Language::Algebraic(letters),
        signs,
        words,
    }
}

/// Returns every manner.
pub fn manners() -> Vec<Manner> {
    let with = |letters, signs: Signs| Signs { letters, ..signs };
    vec![
        squares("German, long, 1880", Letters::GERMAN, DASHED, &GERMAN),
        squares(
            "German, long, ×",
            Letters::GERMAN,
            Signs {
                takes: Takes::Between("×"),
                long: Some("–"),
                mate: " matt",
                ..DASHED
            },
            &GERMAN,
        ),
        squares(
            "German, spaced long",
            Letters::GERMAN,
            Signs {
                long: Some(" – "),
                takes: Takes::Between(" : "),
                ..DASHED
            },
            &GERMAN,
        ),
        squares("German, short", Letters::GERMAN, SHORT, &GERMAN),
        squares(
            "German, 1925",
            Letters::GERMAN,
            Signs {
                takes: Takes::Behind(":"),
                check: "†",
                mate: "≠",
                castles: ["0–0", "0–0–0"],
                ..SHORT
            },
            &GERMAN,
        ),
        squares(
            "German, ed",
            Letters::GERMAN,
            Signs {
                takes: Takes::Unsaid,
                ..SHORT
            },
            &GERMAN,
        ),
        squares(
            "French",
            Letters::FRENCH,
            Signs {
                check: " éch.",
                mate: " mat",
                ..with(FRANCE, SHORT)
            },
            &FRENCH,
        ),
        squares(
            "French, long",
            Letters::FRENCH,
            with(FRANCE, DASHED),
            &FRENCH,
        ),
        squares(
            "French, P-e4",
            Letters::FRENCH,
            Signs {
                letters: ["R-", "D-", "T-", "F-", "C-", "P-"],
                ..SHORT
            },
            &FRENCH,
        ),
        squares(
            "Spanish",
            Letters::SPANISH,
            Signs {
                castles: ["O-O", "O-O-O"],
                becomes: ["=", ""],
                ..with(ROMANCE, SHORT)
            },
            &SPANISH,
        ),
        squares(
            "Italian",
            Letters::SPANISH,
            Signs {
                takes: Takes::Between(":"),
                ..with(ROMANCE, SHORT)
            },
            &ITALIAN,
        ),
        squares(
            "Portuguese",
            Letters::PORTUGUESE,
            with(PORTUGAL, SHORT),
            &PORTUGUESE,
        ),
        squares(
            "Dutch",
            Letters::DUTCH,
            with(["K", "D", "T", "L", "P", ""], SHORT),
            &DUTCH,
        ),
        squares(
            "Russian",
            Letters::RUSSIAN,
            Signs {
                takes: Takes::Between(":"),
                mate: "X",
                ..with(RUSSIA, SHORT)
            },
            &RUSSIAN,
        ),
        squares(
            "Russian, long",
            Letters::RUSSIAN,
            Signs {
                long: Some("–"),
                takes: Takes::Between(":"),
                mate: "X",
                castles: ["0–0", "0–0–0"],
                passing: " на проходе",
                ..with(RUSSIA, SHORT)
            },
            &RUSSIAN,
        ),
        squares(
            "Czech",
            Letters::CZECH,
            Signs {
                mate: "X",
                castles: ["O-O", "O-O-O"],
                ..with(["K", "D", "V", "S", "J", ""], SHORT)
            },
            &CZECH,
        ),
        squares(
            "Polish",
            Letters::POLISH,
            Signs {
                takes: Takes::Between(":"),
                ..with(["K", "H", "W", "G", "S", ""], SHORT)
            },
            &POLISH,
        ),
        squares(
            "Hungarian",
            Letters::HUNGARIAN,
            with(["K", "V", "B", "F", "H", ""], SHORT),
            &HUNGARIAN,
        ),
        squares(
            "figurine",
            Letters::FIGURINE,
            with(FIGURES, SHORT),
            &ENGLISH,
        ),
        squares(
            "figurine, long",
            Letters::FIGURINE,
            with(FIGURES, DASHED),
            &GERMAN,
        ),
        spelled(
            "Spanish descriptive",
            Dialect::Spanish,
            ["", "", "x"],
            &SPANISH,
        ),
        spelled(
            "Spanish, spaced",
            Dialect::Spanish,
            [" ", " ", " x "],
            &SPANISH,
        ),
        spelled(
            "Portuguese descriptive",
            Dialect::Portuguese,
            ["", "", "x"],
            &PORTUGUESE,
        ),
        spelled("French, 1925", Dialect::French, [".", "", " pr "], &FRENCH),
        spelled(
            "French descriptive",
            Dialect::French,
            ["", "", "x"],
            &FRENCH,
        ),
        spelled(
            "Italian descriptive",
            Dialect::Italian,
            ["", "", "x"],
            &ITALIAN,
        ),
        squares(
            "Meyer",
            Letters::MEYER,
            Signs {
                check: "†",
                mate: "‡",
                ..SHORT
            },
            &ENGLISH,
        ),
        Manner {
            name: "English, Kt-f3",
            language: Language::English,
            signs: Signs {
                letters: ["K-", "Q-", "R-", "B-", "Kt-", "P-"],
                long: None,
                takes: Takes::Between("x"),
                check: " ch",
                mate: " mate",
                castles: ["O-O", "O-O-O"],
                becomes: ["(", ")"],
                ..SHORT
            },
            words: &ENGLISH,
        },
    ]
}
