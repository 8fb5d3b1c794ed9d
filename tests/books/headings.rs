//! Headings of games from 1840 to 1930 become tags completely, and nothing else does.

use rank_and_file::book::find;

/// A score to put below a heading.
const SCORE: &str = "\
1. P-K4        P-K4
2. Kt-KB3      Kt-QB3
3. B-B4        B-B4
4. P-B3        Kt-B3
5. P-Q4        PxP
6. PxP         B-Kt5ch

Drawn game.

";

/// Returns the tags of the games of a text except the result, as `Name value; …`.
fn tags(text: &str) -> Vec<String> {
    let games = find(text).games.into_iter();
    let told = games.map(|game| {
        let tags = game.tags.iter().filter(|(name, _)| name != "Result");
        let tags = tags.map(|(name, value)| format!("{name} {value}"));
        tags.collect::<Vec<_>>().join("; ")
    });
    told.collect()
}

#[test]
fn a_heading_becomes_tags_whole() {
    for (heading, expected) in [
        ("Mr. Oak v. Herr Löwe", "White Mr. Oak; Black Herr Löwe"),
        (
            "GAME THE FIRST.—Evans' Gambit.\nBetween Mr. Oak (White) and M. St. Elm.\nParis, Nov. 1843.",
            "Event GAME THE FIRST; Site Paris; Date 1843.11.??; White Mr. Oak; Black M. St. Elm; Opening Evans' Gambit",
        ),
        (
            "GAME II.\n\nPlayed at Vienna, 8th June, 1882, between Mr. Oak and Herr Em. Ash.",
            "Event GAME II; Site Vienna; Date 1882.06.08; Players Mr. Oak and Herr Em. Ash",
        ),
        (
            "GAME III.\n\n   Anders.          Kiesel.",
            "Event GAME III; White Anders; Black Kiesel",
        ),
        (
            "WHITE (Dr. E. Oak)     BLACK (Emanuel Ash)",
            "White Dr. E. Oak; Black Emanuel Ash",
        ),
        (
            "White: Em. Oak.  Black: Dr. S. Ash. St. Petersburg, 1914",
            "Site St. Petersburg; Date 1914.??.??; White Em. Oak; Black Dr. S. Ash",
        ),
        (
            "WHITE: J. H. Blackwood.\nBLACK: Em. Oak.\nHastings, August 1895.",
            "Site Hastings; Date 1895.08.??; White J. H. Blackwood; Black Em. Oak",
        ),
        (
            "В. ДУБОВ — О. ŠTĚPÁN, London 1899",
            "Site London; Date 1899.??.??; White В. Дубов; Black О. Štěpán",
        ),
        (
            "Blackwood – Em. Oak, London 1899",
            "Site London; Date 1899.??.??; White Blackwood; Black Em. Oak",
        ),
        (
            "First Game of the Match.\n\nOak (White)   Ash (Black)\n\nNew York, 11th January, 1886.",
            "Event First Game of the Match; Site New York; Date 1886.01.11; White Oak; Black Ash",
        ),
        (
            "CONSULTATION GAME.\n\nMessrs. Oak and Ash (White) against Messrs. Löwe and Elm (Black).",
            "Event Consultation Game; White Messrs. Oak and Ash; Black Messrs. Löwe and Elm",
        ),
        (
            "Blindfold Game. Played by Mr. Oak, without seeing the board, against Dr. Ash, at Paris, September 27, 1858.",
            "Event Blindfold Game; Site Paris; Date 1858.09.27; Players Mr. Oak and Dr. Ash",
        ),
        (
            "GAME IV.\nMr. Oak gives the odds of Queen's Knight to Mr. Ash.\n(Remove White's Q. Kt.)",
            "Event GAME IV; White Mr. Oak; Black Mr. Ash",
        ),
        ("Second Variation – Third Variation", ""),
        (
            "Played in the Tournament at Nuremberg, 1896, February-May.\nWhite: Oak. Black: Ash.",
            "Event Tournament; Site Nuremberg; Date 1896.??.??; White Oak; Black Ash",
        ),
        (
            "No. 12.\nRUY LOPEZ.\nOak—Ash.\nDüsseldorf, August 17th, 1908.",
            "Event No. 12; Site Düsseldorf; Date 1908.08.17; White Oak; Black Ash; Opening Ruy Lopez",
        ),
        (
            "Game 44.\nQueen's Gambit Declined.\nPlayed in the Masters' Tournament at Carlsbad, September 2nd, 1907.\nWhite, G. A. Oak. Black, A. Ash.",
            "Event Masters' Tournament; Site Carlsbad; Date 1907.09.02; White G. A. Oak; Black A. Ash; Opening Queen's Gambit Declined",
        ),
        (
            "V.—PHILIDOR'S DEFENCE.\nBaron Oak and M. de Ash, in consultation, v. Mr. Elm.\nParis, 1859.",
            "Site Paris; Date 1859.??.??; White Baron Oak and M. de Ash; Black Mr. Elm; Opening Philidor's Defence",
        ),
        (
            "GAME XX.—Between the Rev. J. Oak and Mr. P. Ash.\n\nWhite. (Rev. J. O.)     Black. (Mr. A.)",
            "Event GAME XX; White Rev. J. Oak; Black Mr. P. Ash",
        ),
        (
            "E. OAK—W. ASH.\nSixth game of the match, Philadelphia, April 14, 1894.",
            "Event Sixth game of the match; Site Philadelphia; Date 1894.04.14; White E. Oak; Black W. Ash",
        ),
    ] {
        for heading in [heading.to_owned(), heading.replace('\n', "\r\n")] {
            let text = format!("{heading}\n\n{SCORE}");
            assert_eq!(tags(&text), [expected], "{heading}");
        }
    }
}

/// If this fails, a heading in another language is shown with other words than the printed ones.
#[test]
fn headings_abroad_keep_their_words() {
    let spanish = "1. P4R   P4R\n2. C3AR   C3AD\n3. A4A   A4A\n4. P3D   P3D\n5. O-O   C3A\n6. C3A   P3TR\n\
                   7. A3R   A3C\n\nTablas.\n\n";
    let german = "1. e2-e4   e7-e5\n2. Sg1-f3   Sb8-c6\n3. Lf1-c4   Lf8-c5\n4. d2-d3   d7-d6\n5. 0-0   Sg8-f6\n\
                  6. Sb1-c3   h7-h6\n7. Lc1-e3   Lc5-b6\n\nRemis.\n\n";
    for (heading, score, event) in [
        (
            "PARTIDA 3\n\nBlancas: Oak. Negras: Ash.",
            spanish,
            "PARTIDA 3",
        ),
        (
            "Partida núm. 3.\n\nBlancas: Oak. Negras: Ash.",
            spanish,
            "Partida núm. 3",
        ),
        (
            "PARTIDA III.\n\nBlancas: Oak. Negras: Ash.",
            spanish,
            "PARTIDA III",
        ),
        ("PARTIE 3\n\nWeiß: Oak. Schwarz: Ash.", german, "PARTIE 3"),
        (
            "Partie Nr. 3\n\nWeiß: Oak. Schwarz: Ash.",
            german,
            "Partie Nr. 3",
        ),
    ] {
        let expected = format!("Event {event}; White Oak; Black Ash");
        assert_eq!(
            tags(&format!("{heading}\n\n{score}")),
            [expected],
            "{heading}"
        );
    }
}

/// If this fails, games that are numbered from one in every chapter get the same name.
#[test]
fn chapters_and_openings_name_the_games_under_them() {
    let text = format!(
        "CHAPTER I.\n\nTHE EVANS GAMBIT.\n\nOf this opening.\n\nGAME THE FIRST.\n\n{SCORE}GAME THE SECOND.\n\n{SCORE}\
         CHAPTER II. Of other matters.\n\nRUY LOPEZ.\n\nGAME THE FIRST.\n\n{SCORE}GAME THE SECOND.\n\n{SCORE}\
         SCOTCH GAME.\n\nGAME THE FIRST.\n\nMr. Oak v. Mr. Ash.\n\n{SCORE}"
    );
    assert_eq!(
        tags(&text),
        [
            "Event GAME THE FIRST, Chapter I. The Evans Gambit; Opening Evans Gambit",
            "Event GAME THE SECOND, Chapter I. The Evans Gambit; Opening Evans Gambit",
            "Event GAME THE FIRST, Chapter II. Of other matters; Opening Ruy Lopez",
            "Event GAME THE SECOND, Chapter II. Of other matters; Opening Ruy Lopez",
            "Event GAME THE FIRST, Chapter II. Of other matters; White Mr. Oak; Black Mr. Ash; Opening Scotch Game",
        ]
    );
}
