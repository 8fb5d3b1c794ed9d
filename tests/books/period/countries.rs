//! The books of four countries, and those in Meyer's notation: their words and their manners of print.

use super::page::Country;
use crate::foreign::{Manner, Signs, Takes, manners};

/// Returns the manner of this name with other signs.
fn like(name: &'static str, of: &str, change: impl Fn(&mut Signs)) -> Manner {
    let known = manners().into_iter().find(|manner| manner.name == of);
    let mut manner = known.unwrap_or_else(|| panic!("{of} is no manner"));
    manner.name = name;
    change(&mut manner.signs);
    manner
}

/// Returns a German book of about 1900.
pub fn german() -> Country {
    let long = |name, change: fn(&mut Signs)| like(name, "German, long, 1880", change);
    Country {
        manners: vec![
            long("long, colon behind", |_| {}),
            long("long, ×", |signs| {
                signs.long = Some("–");
                signs.takes = Takes::Between("×");
                signs.castles = ["0–0", "0–0–0"];
            }),
            long("long, colon between", |signs| {
                signs.long = Some("-");
                signs.takes = Takes::Between(":");
                signs.mate = "#";
                signs.check = "+";
                signs.passing = " e. p.";
            }),
            long("long, spaced, matt", |signs| {
                signs.letters = ["K ", "D ", "T ", "L ", "S ", ""];
                signs.mate = " matt";
                signs.passing = " e. p.";
            }),
            long("short, colon behind", |signs| {
                signs.long = None;
                signs.mate = "‡";
                signs.becomes = ["", ""];
            }),
        ],
        preface: "VORWORT\n\nDie Partien dieser Sammlung sind in den letzten Jahren gespielt \
                  worden. Der Anziehende führt\nstets die weißen Steine. Anmerkungen stehen unter \
                  der Partie oder zwischen den Zügen; wo ein\nDoppelpunkt steht, wird geschlagen.\n\n\n",
        heads: vec![
            "Partie Nr. {number}.\n\n{opening}\n\nGespielt {event}.\n\nWeiß: {white}.   Schwarz: {black}.",
            "{number}. {opening}\n\n{event}.\n\n      {white}.          {black}.",
            "Nr. {number}. {opening}\n({event}.)\n\n{white} — {black}.",
            "PARTIE {number}.\nWeiß: {white}. — Schwarz: {black}.\n{event}.\n{opening}",
        ],
        openings: &[
            "Spanische Partie.",
            "Damengambit.",
            "Wiener Partie.",
            "Angenommenes Königsgambit.",
            "Französische Verteidigung.",
            "Zweispringerspiel im Nachzuge.",
        ],
        events: &[
            "zu Leipzig am 14. März 1899",
            "im Turnier zu Köln 1898",
            "in der Berliner Schachgesellschaft im Jahre 1901",
            "im Briefwechsel 1897/98",
            "zu Breslau, 3. Juli 1902",
        ],
        players: &[
            "Dr. Ahrens",
            "E. Brandt",
            "v. Dornfeld",
            "Prof. Lindner",
            "R. Ebeling",
            "Oskar Harms",
            "J. Kuhnert",
        ],
        stop: ".",
        columns: &[
            "       Weiß.            Schwarz.\n",
            "       Weiß             Schwarz\n\n",
            "",
        ],
        dots: &[". . . .", "...", ". …", ". . .", "...,"],
        better: vec![
            "{line} war entschieden stärker.",
            "Besser war {line}.",
            "Hier verdiente {line} entschieden den Vorzug.",
            "Stärker als der Textzug war {line} mit gutem Spiel.",
            "Es kam auch {line} in Betracht, worauf Weiß sich kaum halten kann.",
            "Ein Fehler. Mit {line} konnte der Nachziehende das Spiel ausgleichen; nun aber geht ein \
             Bauer verloren, und der Springer steht schlecht.",
        ],
        reply: vec![
            "{line} würde eine Figur kosten.",
            "Auf {line} käme der Angriff zum Stehen.",
            "Droht {line}.",
            "Wenn {line}, so gewinnt Schwarz die Dame.",
            "Nun würde {line} an der Deckung des Turmes scheitern.",
        ],
        prose: &[
            "Die Einleitung zu einem schönen Angriff.",
            "Weiß opfert den Läufer, um die Linie des Turmes zu öffnen.",
            "Dieser Zug wurde in der 5. Partie des Wettkampfes empfohlen.",
            "Schwarz hat schon 2 Bauern weniger, doch steht der König von Weiß unsicher.",
        ],
        letter: ["", ")"],
        resigned: [
            &[
                "Weiß gibt auf.",
                "Weiß gab die Partie auf.",
                "und Weiß gibt auf.",
            ],
            &[
                "Schwarz gibt auf.",
                "Schwarz gab auf.",
                "Weiß gewinnt.",
                "Aufgegeben von Schwarz.",
            ],
        ],
        drawn: &["Remis.", "Unentschieden.", "Als unentschieden abgebrochen."],
    }
}

/// Returns a Spanish book of about 1950.
pub fn spanish() -> Country {
    let spelled = |name, spelled, change: fn(&mut Signs)| {
        like(name, "Spanish descriptive", |signs| {
            signs.spelled = Some(spelled);
            signs.passing = " a. p.";
            change(signs);
        })
    };
    Country {
        manners: vec![
            spelled("P4R", ["", "", "x"], |_| {}),
            spelled("P 4 R", [" ", " ", " x "], |_| {}),
            spelled("P4R, jaque", ["", "", "x"], |signs| {
                signs.check = " jaque";
                signs.mate = " mate";
                signs.castles = ["O-O", "O-O-O"];
            }),
            spelled("P-4R", ["-", "", "x"], |signs| signs.check = " j."),
            spelled("P4R, Enroque", ["", "", "×"], |signs| {
                signs.castles = ["Enroque", "Enroque largo"];
                signs.check = "†";
            }),
        ],
        preface: "PRÓLOGO\n\nReunimos aquí las partidas más hermosas de los últimos torneos. El \
                  lector encontrará en\nellas el juego abierto y el cerrado, el ataque al rey y el \
                  final de torres. Las notas son\nbreves, y el signo de la cruz indica el jaque.\n\n\n",
        heads: vec![
            "PARTIDA N° {number}\n\n{opening}\n\n{event}\n\nBlancas: {white}.   Negras: {black}.",
            "Partida {number}\n{opening}\n({event})\n\nBlancas: {white}\nNegras: {black}",
            "{number}. — {opening}\n\n{white} — {black}\n\n{event}",
            "Partida núm. {number}. {opening}\n\nBlancas          Negras\n{white}          {black}\n\n{event}.",
        ],
        openings: &[
            "Apertura española",
            "GAMBITO DE DAMA",
            "Defensa siciliana",
            "Defensa francesa",
            "PEÓN DE DAMA",
            "Apertura inglesa",
        ],
        events: &[
            "Torneo de Mar del Plata, 1948",
            "Jugada en Barcelona el 12 de mayo de 1951",
            "Campeonato de Madrid, 1949",
            "Torneo por equipos, Rosario 1952",
        ],
        players: &[
            "A. Robledo",
            "J. Olmedo",
            "M. Encina",
            "Dr. Castaño",
            "P. Avellaneda",
            "R. Pinar",
            "F. Nogal",
        ],
        stop: ".",
        columns: &[
            "       Blancas          Negras\n",
            "       BLANCAS          NEGRAS\n\n",
            "",
        ],
        dots: &[". . . .", "...", ". ...", "...", ". ...,"],
        better: vec![
            "{line} era mucho más fuerte.",
            "Mejor era {line}.",
            "Era preferible {line} con buen juego.",
            "Un error. Con {line} las negras podían igualar la partida; ahora se pierde un peón y el \
             caballo queda mal situado.",
            "También se juega {line}, y las blancas conservan la iniciativa.",
        ],
        reply: vec![
            "{line} costaría una pieza.",
            "Si {line}, las blancas ganan una pieza.",
            "Amenaza {line}.",
            "A {line} seguiría un fuerte ataque.",
            "No es posible {line}, porque el rey queda expuesto.",
        ],
        prose: &[
            "Comienzo de un ataque muy bien llevado.",
            "Las blancas sacrifican el alfil para abrir la columna de la torre.",
            "Jugada recomendada en la 5ª partida del encuentro.",
            "Las negras tienen 2 peones menos, pero el rey blanco no está seguro.",
        ],
        letter: ["(", ")"],
        resigned: [
            &[
                "Las blancas abandonan.",
                "Las blancas se rinden.",
                "Blancas abandonan.",
            ],
            &[
                "Las negras abandonan.",
                "Las negras se rinden.",
                "Ganan las blancas.",
            ],
        ],
        drawn: &["Tablas.", "Tablas de común acuerdo.", "Se declaró tablas."],
    }
}

/// Returns a French book of about 1930.
pub fn french() -> Country {
    let spelled = |name, spelled, change: fn(&mut Signs)| {
        like(name, "French descriptive", |signs| {
            signs.spelled = Some(spelled);
            change(signs);
        })
    };
    let squares = |name, of, change: fn(&mut Signs)| like(name, of, change);
    Country {
        manners: vec![
            spelled("P.4D, pr", [".", "", " pr "], |signs| {
                signs.check = " éch.";
                signs.mate = " mat";
                signs.passing = " en passant";
            }),
            spelled("P4D, ×", ["", "", "×"], |signs| signs.mate = " mat"),
            spelled("P 4 D, pr", [" ", " ", " pr "], |signs| {
                signs.check = " éch.";
                signs.mate = " éch. et mat";
                signs.castles = ["Roq.", "0-0-0"];
            }),
            spelled("P. 4 D., prend", [". ", " ", " prend "], |signs| {
                signs.castles = ["Roque", "Grand roque"];
                signs.check = " échec";
                signs.mate = " mat";
            }),
            squares("Cf3, éch.", "French", |_| {}),
            squares("Cf3, ×", "French", |signs| {
                signs.takes = Takes::Between("×");
                signs.check = "+";
                signs.mate = " mat";
                signs.castles = ["0—0", "0—0—0"];
            }),
            squares("Cg1—f3", "French, long", |signs| {
                signs.takes = Takes::Between("×");
                signs.check = " éch.";
                signs.mate = " mat";
                signs.passing = " e. p.";
            }),
        ],
        preface: "PRÉFACE\n\nCe recueil contient les parties les plus remarquables de l'année. Les \
                  Blancs sont toujours\nnommés les premiers. Les notes, qui sont courtes, montrent ce \
                  que le joueur aurait pu faire\nde mieux, et la prise y est marquée comme dans le \
                  texte.\n\n\n",
        heads: vec![
            "PARTIE N° {number}\n\n{opening}\n\n{event}\n\nBlancs : {white}.   Noirs : {black}.",
            "Partie {number}. — {opening}\n\n{event}.\n\nBlancs: {white}.\nNoirs: {black}.",
            "{number}. {opening}\n({event})\n\n{white} — {black}",
            "N° {number}. — {opening}\n\n    Blancs              Noirs\n    {white}          {black}\n\n{event}.",
        ],
        openings: &[
            "Début du Pion de la Dame",
            "PARTIE ESPAGNOLE",
            "Défense française",
            "Gambit de la Dame refusé",
            "Partie des quatre Cavaliers",
        ],
        events: &[
            "Tournoi de Nice, 1930",
            "Jouée à Lyon le 3 avril 1929",
            "Championnat de Paris 1931",
            "Partie par correspondance, 1928",
        ],
        players: &[
            "M. Aubépin",
            "M. Charmeau",
            "Docteur Ormel",
            "G. Fresnay",
            "L. Tilleul",
            "H. Noyer",
        ],
        stop: ".",
        columns: &[
            "       Blancs           Noirs\n",
            "       BLANCS           NOIRS\n\n",
            "",
        ],
        dots: &[". . . .", "...", ". ...", "… "],
        better: vec![
            "{line} valait beaucoup mieux.",
            "Le meilleur coup était {line}.",
            "Il fallait jouer {line}, suivi d'une forte attaque.",
            "On pouvait aussi continuer par {line}.",
            "Une faute. Avec {line} les Noirs égalisaient; maintenant ils perdent un Pion, et leur \
             Cavalier est mal placé.",
        ],
        reply: vec![
            "{line} coûterait une pièce.",
            "Si {line}, les Blancs gagnent la Dame.",
            "Menace {line}.",
            "Sur {line} l'attaque s'arrêterait.",
            "Les Noirs ne peuvent répondre par {line}, à cause de l'échec.",
        ],
        prose: &[
            "Début d'une attaque conduite avec beaucoup de vigueur.",
            "Les Blancs sacrifient le Fou pour ouvrir la colonne de la Tour.",
            "Coup recommandé dans la 5e partie du match.",
            "Les Noirs ont 2 Pions de moins, mais le Roi blanc n'est pas en sûreté.",
        ],
        letter: ["(", ")"],
        resigned: [
            &[
                "Les Blancs abandonnent.",
                "Les Blancs abandonnèrent.",
                "Blancs abandonnent.",
            ],
            &[
                "Les Noirs abandonnent.",
                "Les Noirs abandonnèrent.",
                "Les Blancs gagnent.",
            ],
        ],
        drawn: &["Partie nulle.", "Nulle.", "Remise."],
    }
}

/// Returns a Russian book of about 1970.
pub fn russian() -> Country {
    let short = |name, change: fn(&mut Signs)| like(name, "Russian", change);
    let long = |name, change: fn(&mut Signs)| like(name, "Russian, long", change);
    Country {
        manners: vec![
            short("short", |signs| signs.castles = ["0—0", "0—0—0"]),
            short("short, ed", |signs| {
                signs.castles = ["0—0", "0—0—0"];
                signs.mate = "×";
            }),
            short("short, ш", |signs| {
                signs.check = " ш.";
                signs.mate = " мат";
            }),
            long("long", |signs| {
                signs.long = Some("—");
                signs.castles = ["0—0", "0—0—0"];
            }),
            long("long, hyphens", |signs| {
                signs.long = Some("-");
                signs.castles = ["0-0", "0-0-0"];
                signs.check = "+";
                signs.mate = "×";
            }),
        ],
        preface: "ОТ АВТОРА\n\nВ этой книге собраны партии последних лет. Белые всегда названы \
                  первыми. Примечания\nкоротки; в них показано, как следовало играть, и чем \
                  кончилась бы борьба при лучшей защите.\n\n\n",
        heads: vec![
            "Партия {number}\n{opening}\n{event}\n\nБелые: {white}.   Черные: {black}.",
            "№ {number}. {opening}\n\n{white} — {black}\n{event}",
            "{number}. {white} — {black}\n{event}\n{opening}",
            "Партия № {number}\n\n{opening}\n\nБелые — {white}\nЧёрные — {black}\n\n({event})",
        ],
        openings: &[
            "Испанская партия",
            "Ферзевый гамбит",
            "Сицилианская защита",
            "Староиндийская защита",
            "Защита Нимцовича",
        ],
        events: &[
            "Ленинград, 1968",
            "Первенство Москвы, 1971 г.",
            "XXXVI чемпионат страны, 1969",
            "Сыграна 12 мая 1970 года",
        ],
        players: &[
            "А. Дубов",
            "Е. Кленов",
            "В. Ясенев",
            "Г. Рябинин",
            "С. Калинов",
            "М. Ольхин",
        ],
        stop: ".",
        columns: &[
            "       Белые            Черные\n",
            "       БЕЛЫЕ            ЧЕРНЫЕ\n\n",
            "",
        ],
        dots: &["...", ". . .", "…", ". ..."],
        better: vec![
            "{line} было значительно сильнее.",
            "Лучше было {line}.",
            "Следовало играть {line} с хорошей игрой.",
            "Ошибка. Путём {line} черные уравнивали игру; теперь же теряется пешка, а конь стоит \
             плохо.",
            "Заслуживало внимания и {line}.",
        ],
        reply: vec![
            "{line} стоило бы фигуры.",
            "На {line} атака остановилась бы.",
            "Грозит {line}.",
            "Если {line}, то белые выигрывают ферзя.",
            "Плохо {line} из-за слабости короля.",
        ],
        prose: &[
            "Начало красивой атаки.",
            "Белые жертвуют слона, чтобы вскрыть линию для ладьи.",
            "Этот ход был рекомендован в 5-й партии матча.",
            "У черных 2 пешки меньше, но белый король в опасности.",
        ],
        letter: ["", ")"],
        resigned: [
            &[
                "Белые сдались.",
                "Белые сдаются.",
                "Белые признали себя побежденными.",
            ],
            &["Черные сдались.", "Чёрные сдались.", "Черные сдаются."],
        ],
        drawn: &[
            "Ничья.",
            "Согласились на ничью.",
            "Соперники согласились на ничью.",
        ],
    }
}

/// Returns an English book of about 1890 in Meyer's universal notation.
pub fn meyer() -> Country {
    let meyer = |name, change: fn(&mut Signs)| like(name, "Meyer", change);
    Country {
        manners: vec![
            meyer("Meyer", |_| {}),
            meyer("Meyer, + and mate", |signs| {
                signs.check = " +";
                signs.mate = " mate";
            }),
        ],
        preface: "PREFACE.\n\nThe games of this little book were played in the last few years. They are \
                  printed in the universal\nnotation, which every player understands, whatever his \
                  country.\n\n\n",
        heads: vec![
            "GAME {number}.\n\n{opening}\n\nPlayed {event}.\n\nWhite: {white}.   Black: {black}.",
            "Game {number}. {opening}\n\n{event}.\n\n      {white}.          {black}.",
            "No. {number}.\n{opening}\n({event}.)\n\n{white} v. {black}.",
            "GAME {number}.\nWhite, {white}. Black, {black}.\n{event}.\n{opening}",
        ],
        openings: &[
            "Ruy Lopez.",
            "Evans Gambit.",
            "The Scotch Game.",
            "King's Gambit accepted.",
            "French Defence.",
            "Two Knights' Defence.",
        ],
        events: &[
            "at Hastings, August 12th, 1889",
            "in the tournament at Leeds, 1888",
            "in the Divan, 1891",
            "by correspondence, 1890",
            "in London in the year 1887",
        ],
        players: &[
            "Mr. Ashby",
            "E. Barlow",
            "Dr. Corder",
            "Rev. J. Denham",
            "Captain Ellery",
            "Oswald Fenn",
            "Herr Gärtner",
        ],
        stop: ",",
        columns: &[
            "       WHITE.            BLACK.\n",
            "       White.            Black.\n\n",
            "",
        ],
        dots: &[". . . .", "...", " . . .", ", . . ."],
        better: vec![
            "{line} was far stronger.",
            "Better was {line}.",
            "Here {line} deserved the preference.",
            "{line} came into consideration, after which White can hardly hold out.",
            "A mistake. With {line} the second player could have equalised the game; now a Pawn goes, \
             and the Knight stands badly.",
        ],
        reply: vec![
            "{line} would cost a piece.",
            "After {line} the attack comes to a stop.",
            "Threatening {line}.",
            "If {line}, then Black wins the Queen.",
        ],
        prose: &[
            "The beginning of a fine attack.",
            "White sacrifices the Bishop in order to open the file of the Rook.",
            "This move was recommended in the 5th game of the match.",
            "Black has already 2 Pawns less, but White's King stands unsafely.",
        ],
        letter: ["(", ")"],
        resigned: [
            &["White resigns.", "and White resigns."],
            &["Black resigns.", "and Black resigned.", "White wins."],
        ],
        drawn: &["Drawn game.", "Drawn.", "Given up as drawn."],
    }
}
