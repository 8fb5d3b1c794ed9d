### Die Seite auf Deutsch. Von einer Maschine übersetzt; eine Leserin oder ein Leser, deren Sprache es ist, soll es
### noch prüfen. (To be checked by a native reader.)

## The language itself.

language = Deutsch
direction = ltr
loading = Wird geladen …
loading-late = Das dauert länger als sonst. Prüfen Sie die Verbindung, und laden Sie die Seite dann neu.
choose-language = Sprache

## The frame of the page.

welcome = Jeder Buchstabe eines Zuges hat seinen Grund. Womit möchten Sie beginnen?
tagline = Schachnotation, die sich selbst erklärt
page-title = Rank & File: Schachnotation, die sich selbst erklärt
practice-title = Üben: Rank & File
board-and-pieces = Brett und Figuren
contrast = Ihr System verlangt mehr Kontrast; darum haben die Felder seine Farben und nicht die eines Brettes.
chess-board = Schachbrett
to-start = Zum Anfang
back = Zurück
forward = Vor
to-end = Zum Ende
autoplay = Die Züge abspielen
slower = Langsamer
faster = Schneller
turn-the-board = Brett drehen
names-on-squares = Beschreibende Namen auf den Feldern
reasons-on-board = Gründe auf dem Brett
undo = Rückgängig
redo = Wiederholen
write-a-move = Einen Zug schreiben
play = Ziehen
close = Schließen
not-right = Nicht richtig.{ " " }
stop = Anhalten
score-sheet = Partieformular
tabs-label = Neben dem Brett
tab-moves = Züge
whole-sheet = Das ganze Partieformular zeigen
two-rows = Zwei Zeilen des Partieformulars zeigen
set-up-tab = Aufstellen
draw-tab = Zeichnen
null-move = Nullzug
set-up = Eine Stellung aufbauen
draw-on-board = Auf das Brett zeichnen
pieces-and-tools = Figuren und Werkzeuge
tool-move = Versetzen
take-off = Wegnehmen
circle = Kreis
cross = Kreuz
arrow = Pfeil
colour-of-figures = Farbe
move-number = Zugnummer
half-moves = Halbzüge seit dem letzten Schlag- oder Bauernzug
may-castle = Darf rochieren
side-to-move = Am Zug
just-passed = En passant auf
kind-of-game = Spiel
clear = Leeren
initial-position = Grundstellung
cancel = Abbrechen
diagrams-list = Diagramme
menu-of-move = Was mit dem Zug geschehen soll
menu-of-game = Was mit der Partie geschehen soll
copy-fen = FEN kopieren
copy-pgn = PGN kopieren
menu-keys = Tasten
promote = Aufwerten
demote = Abwerten
make-main = Zur Hauptvariante machen
replace = Zug ersetzen
insert = Zug davor einfügen
add-comment = Kommentar …
add-glyph = Zeichen …
draw-arrows = Pfeile zeichnen …
delete-variation = Variante löschen
delete-from-here = Ab hier löschen
delete-what-follows = Das Folgende löschen
annotate = Kommentare und Zeichen
at-the-start = Kommentar vor der Partie
done = Fertig
glyphs = Zeichen
compare = Mit der vorigen Partie vergleichen
game-details = Angaben zur Partie
help = Hilfe
help-text = Über diese Seite und ihre Tasten
practice-link = Üben: eine Partie mitschreiben
lessons-link = Lektionen: Partien mitschreiben lernen, auf elf kurzen Seiten
embedding-link = Bretter in Ihren eigenen Seiten
about = Rank & File schreibt eine Partie in jeder Schachnotation, alt oder neu, und sagt, warum jeder Buchstabe eines Zuges dasteht. Es arbeitet ohne Netz, und Ihre Partien bleiben auf diesem Gerät.
result = Ergebnis
result-open = Offen
further-tag = Eine weitere Angabe
add-tag = Hinzufügen
as-shown = Das Brett auf Ihrer Seite
material-and-result = Material und Ergebnis
how-it-stands = Wie die Partie steht
clocks = Uhren
claim-draw = Remis reklamieren
agree-draw = Remis vereinbaren
why-this-way = Warum wird er so geschrieben?
why-nothing = Ziehen Sie auf dem Brett, tippen Sie unten einen Zug oder gehen Sie in eine Partie. Hier wird sein Name erklärt.
why-nothing-there = Gehen Sie zu einem Zug, um den Grund für jeden Buchstaben seines Namens zu sehen.
what-each-part-says = Was jeder Teil besagt
shorter-names = Kürzere Namen, die nicht genügten
could-be = { " " }könnte auch bedeuten:{ " " }
places-not-understood = Nicht verstandene Stellen
read-in-letters = Gelesen in den Buchstaben dieser Sprache:{ " " }
read-as-descriptive = Gelesen als beschreibende Notation dieser Sprache:{ " " }
read-in-letters-of = Gelesen in den Buchstaben dieser Sprache: { $languages }.
read-as-descriptive-of = Gelesen als beschreibende Notation dieser Sprache: { $languages }.
same-in-letters-of = Dieselbe Partie ist es in den Buchstaben von: { $languages }.
same-as-descriptive-of = Dieselbe Partie ist es in der beschreibenden Notation von: { $languages }.
other-in-letters-of = Andere Züge hat sie in den Buchstaben von: { $languages }.
other-as-descriptive-of = Andere Züge hat sie in der beschreibenden Notation von: { $languages }.
read-as-notation = Gelesen als: { $notation }.
read-as-one-of = Gelesen als:{ " " }
dismiss = Verwerfen
not-understood = Etwas in dieser Partie wurde nicht verstanden
remarks-on-score = Bemerkungen zu dieser Partie
about-opening = PGN mit einer oder vielen Partien, eine FEN, eine Stellung, wie Bücher und Schachspalten sie drucken, eine Partie in einer der Notationen oder eine Seite aus einem alten Buch. Eine Datei darf ein ganzes Buch sein: Text, HTML, EPUB, PDF oder Bilder seiner Seiten.
paste-here = Hier einen Text oder ein Bild einfügen, oder eine Datei irgendwo auf der Seite ablegen
pictures-are-in = Sprache der Seiten auf Bildern
compare-score-sheets = Zwei Partieformulare vergleichen
about-kept = Jeder Tab des Browsers bewahrt seine Partien auf diesem Gerät auf; die letzten zwanzig bleiben. Partiedateien bleiben, bis Sie sie löschen; „Alles speichern“ enthält sie nicht.
file-of-games = Partiedatei
games-of-file = Partien der Datei
search = Suche: Spieler, Turniere, Eröffnungen, Jahre
search-keys = Auch white:Name, black:Name, won:Name, lost:Name, event:Wort, site:Wort, year:1850-1859, rating:2600-, moves:-25, eco:B90-B99, opening:Wort, material:KRPvKR und Worte in Anführungszeichen.
reading-file = Die Datei wird gelesen
playing-through = Die Partien werden nachgespielt
filters = Filter
save = Speichern
this-position = Diese Stellung
about-this-position = Partien, in denen die Stellung auf dem Brett vorkommt, auf welchem Weg auch immer
these-pieces = Diese Figuren
about-these-pieces = Partien, in denen diese Figuren irgendwann auf diesen Feldern stehen, was auch sonst auf dem Brett ist; stellen Sie einige auf, um ein Muster zu suchen
not-these-pieces = Figuren ✕
not-this-position = Stellung ✕
about-anything = Jede Stellung
make-library = Neue Sammlung aus diesen
about-make-library = Macht aus den aufgeführten Partien eine neue Sammlung in dieser Ordnung; diese hier bleibt, wie sie ist
add-files = Dateien hinzufügen …
remove-game = Diese Partie entfernen
put-back = Zurücklegen
close-file = Datei schließen
library-being-kept = Wird auf diesem Gerät gespeichert …
library-kept = Auf diesem Gerät gespeichert, mit Ihren Änderungen.
choose-notation = Notation der Spalte
seek-notation = Name, Sprache oder ein Zug
contents = Inhalt
solution = Lösung
final-position = Schlussstellung
page-of-book = Seite des Buches
game-of-book = Partie des Buches
read-book-as = Gelesen als
given-up = Stellen, die nicht gelesen werden konnten
print-awaited = Die Seite wird noch einmal gelesen …
previous-doubt = Voriger
next-doubt = Nächster
as-read = Stimmt
other-reading = Nächste Lesart
reprint = Den gedruckten Zug tippen
apply = Anwenden
save-all = Alle Partien speichern
save-listed = Diese Partien speichern
printed-text = Gedruckter Text
page-looks = Die Seite zeigen als
as-picture = Bild
enlarged = Vergrößert
as-text = Text
page-picture = Bild der gedruckten Seite. „Text“ zeigt ihre Wörter.
printed-diagram = Ein Diagramm. Seine Stellung wird nicht gelesen.
printed-here = Der Zug, wie er gedruckt ist
pictures-gone = Die Bilder dieses Buches sind nicht mehr auf diesem Gerät; darum wird sein Text gezeigt.
all-doubts = Alle Zweifel
book-keys = Tasten: n nächster Zweifel, p voriger, y stimmt, o nächste Lesart, t den gedruckten Zug tippen
list-of-book = Partien des Buches
games-of-book = Partien und Analysen
again = Noch einmal
write-the-move = Schreiben Sie den Zug
answer = Antworten
hint = Hinweis
choose-square = Wählen Sie das Feld
move-pieces = Figuren ziehen
white-moves = Weiß zieht
black-moves = Schwarz zieht
no-game-before = Öffnen Sie eine Fassung einer Partie und dann die andere, oder nehmen Sie eine nach der anderen aus einer Liste. Die Partie auf dem Brett wird mit der vorigen verglichen.
comparing = Die beiden Partien werden verglichen …
compare-here = Hier:{ " " }
compare-other = Die andere:{ " " }

## Counts and names.

pace = { $seconds ->
    [one] Ein Zug in der Sekunde
   *[other] Ein Zug alle { $seconds } Sekunden
}
tab-library = Sammlung · { $games }
examples = { $count ->
    [one] 1 Beispiel
   *[other] { $count } Beispiele
}
tab-book = Buch
tab-book-games = { $games ->
    [one] Buch · 1 Partie
   *[other] Buch · { $games } Partien
}
tab-games = Partien · { $games }
green = Grün
red = Rot
yellow = Gelb
blue = Blau
comment-before = Kommentar vor { $move }
comment-on = Kommentar zu { $move }
time-used = { $time } verbraucht
resigns = { $side ->
    [white] Weiß gibt auf
   *[black] Schwarz gibt auf
}
material = Material { $balance }
why-move = Warum wird { $number } { $move } so geschrieben?
and-more = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}
photographed = { $pages ->
    [one] 1 Seite.
   *[other] { $pages } Seiten.
}
pictures-kept = Die Bilder von Seiten brauchen { $size }, und „Alles speichern“ enthält sie nicht.
remove-filter = Den Filter „{ $filter }“ entfernen
search-unread = In dieser Suche nicht verstanden: { $words }.
games-removed = { $games ->
    [one] 1 Partie entfernt.
   *[other] { $games } Partien entfernt.
}
library-not-kept = Auf diesem Gerät nicht gespeichert: { $why }. Sie ist samt Ihren Änderungen verloren, wenn die Seite geschlossen wird; speichern Sie, was Sie brauchen.
no-notation-found = Zu diesen Wörtern gibt es keine Notation.
notations-found = { $count ->
    [one] 1 Notation
   *[other] { $count } Notationen
}
no-game-yet = Noch keine Partie
games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
none-of-games = Keine von { $games } Partien
some-of-games = { $found } von { $games } Partien
white-to-move = Weiß am Zug
black-to-move = Schwarz am Zug
thousands = .
decimal = ,
print-not-kept = Auf diesem Gerät nicht gespeichert: { $why }.
then-misfits = Dann { $clause }.
no-doubts = Keine Zweifel
doubts = { $count ->
    [one] 1 Zweifel
   *[other] { $count } Zweifel
}
scores-read = Gelesen: { $read } von { $scores } Partien.
kind-games = Partien
kind-analyses = Analysen
kind-tables = Tabellen
kind-studies = Studien
doubtful = Zweifelhaft
without-doubt = Ohne Zweifel
moves-read = { $read } von { $printed } Zügen
incomplete = unvollständig
reading-the-book = Das Buch wird gelesen … { $percent } %
reading-book = „{ $book }“ wird gelesen … { $percent } %
games-with-players = { $games ->
    [one] 1 Partie mit Spielern, Ergebnis oder Überschrift
   *[other] { $games } Partien mit Spielern, Ergebnis oder Überschrift
}
games-then-analysis = { $games }; dann { $analysis } mit Analysen
whole = ganz
stops-at = bricht ab bei Zug { $number }
no-differences = Die beiden Partien sind gleich.
differences = { $count ->
    [one] 1 Unterschied
   *[other] { $count } Unterschiede
}
first-differences = { $count } Unterschiede; die ersten { $listed } sind aufgeführt

## The masthead and the ways to begin.

light-theme = Hell
dark-theme = Dunkel
tools = Werkzeuge
new = Neu
open-file = Öffnen
export = Export
lessons = Lektionen
practice = Üben
board = Brett
learn-to-keep-score = Mitschreiben lernen
eleven-lessons = Elf kurze Lektionen, jede mit einem Brett
read-an-old-book = Ein altes Buch lesen
about-old-book = Eine gedruckte Seite neben dem Brett, mit Erklärung ihrer Züge
open-your-games = Ihre Partien öffnen
about-your-games = PGN, eine Partie in jeder Notation oder eine ganze Sammlung

## The dialogs New, Open and Kept games.

standard-chess = Schach
about-standard = Das gewöhnliche Schach nach den heutigen Regeln.
about-uchess = Die Figuren des Schachs, aber ein Zug ist nur erlaubt, wenn drei Zeichen ihn zweifelsfrei benennen. Wer den König schlägt, gewinnt.
about-uchess-aise = Ebenso, nur darf kein Zug den eigenen König im Schach lassen.
about-chess99 = Neun Linien und Reihen und neben dem König ein Paladin. Bauern dürfen immer zwei Felder ziehen, jede Figur darf mit dem König rochieren, und wer den König schlägt, gewinnt.
photograph-pages = Seiten fotografieren
photograph-the-next = Die nächste fotografieren
read-them = Lesen
new-game = Neue Partie
choose-a-file = Eine Datei wählen
kept-games = Gespeicherte Partien
try-a-sample-page = Eine Beispielseite
text-to-read = Text zum Lesen
read-it = Lesen
open-or-paste = Öffnen oder einfügen
restore = Wiederherstellen
save-everything = Alles speichern
this-tab = Dieser Tab,{ " " }
damaged = Beschädigt,{ " " }
delete-kept = Löschen

## Columns of tables.

no = Nr.
white = Weiß
black = Schwarz
ratings = Wertung
date = Datum
event = Turnier
opening = Eröffnung
moves = Züge
players = Spieler
doubts-column = Zweifel
read-column = Gelesen

## The filters of a library and what is made of it.

white-won = Weiß gewann
black-won = Schwarz gewann
drawn = remis
with-comments = mit Kommentaren
with-variations = mit Varianten
file-and-rank-needed = Linie und Reihe nötig
rival-pinned = andere Figur gefesselt
ambiguous-only-in-descriptive = nur beschreibend mehrdeutig
underpromotion = Unterverwandlung
en-passant = en passant
mate-by-castling = Matt durch Rochade
not-fully-read = nicht ganz gelesen
at-most-twenty-moves = höchstens zwanzig Züge
save-as-pgn = Diese als PGN speichern
save-as-score = In der Notation der ersten Spalte speichern
save-as-booklet = Als Heft zum Drucken speichern
save-list = Die Liste speichern (CSV)
make-exercises = Aufgaben aus diesen Partien machen

## The entry box.

entry-hint = Zug, Partie oder Stellung
entry-label = Einen Zug oder eine Partie tippen
entry-field = Einen Zug, eine Partie oder eine Stellung tippen oder einfügen

## The dialog Export.

exported-text = Exportierter Text
copy = Kopieren
save-png = PNG speichern
print = Drucken
export-what = Was
this-game = Diese Partie
games-label = Partien
moves-in = Züge in
as-on-the-board = Wie auf dem Brett
algebraic = Algebraisch
descriptive = Beschreibend
no-coordinates = Keine
coordinates = Koordinaten
last-move-and-check = Letzter Zug und Schach
circles-and-arrows = Kreise und Pfeile
with-the-board = Mit dem Brett
notations = Notationen
begins-at-start = am Anfang
begins-here = wo das Brett jetzt steht
begins-at-end = am Ende
form = Form
begins = Beginnt
pixels-per-square = Pixel je Feld
all-games = Alle { $games } Partien

## The keys, in the dialog Help.

key-mouse-and-finger = Maus und Finger
key-the-game = Die Partie
key-previous-move = Voriger Zug
key-next-move = Nächster Zug
key-previous-variation = Vorige Variante
key-next-variation = Nächste Variante
key-to-the-end = Zum Ende der Variante
key-autoplay = Die Züge nacheinander abspielen, oder anhalten
key-comment-on-the-move = Den Zug kommentieren
key-judge = Den Zug bewerten: !, ? und andere
key-what-to-do = Was mit einem Zug geschehen soll
key-the-page = Die Seite
key-a-larger-board = Größeres Brett
key-a-smaller-board = Kleineres Brett
key-draw-reasons = Die Gründe auf das Brett zeichnen, oder nicht
key-captions = Erklärungen unter Buchstaben, oder keine
key-type-a-move = Einen Zug tippen
key-play-the-typed-move = Den getippten Zug ausführen
key-cancel-or-close = Abbrechen oder schließen
key-this-help = Diese Hilfe
key-for-the-ear = Für das Ohr
key-say-where-the-pieces-stand = Sagen, wo die Figuren stehen
key-say-the-last-move = Den letzten Zug sagen, und warum er so heißt
key-g = G auf einem Feld
key-say-its-moves = Sagen, wohin seine Figur ziehen kann
key-files = Felder als e4 sagen, oder als Eva 4
key-drag = Ziehen, zweimal tippen
key-move-a-piece = Eine Figur ziehen
key-wheel = Mausrad auf dem Brett
key-step-through-the-game = Durch die Partie gehen
key-hold = Halten, rechte Taste
key-letter = Ein Buchstabe eines Namens
key-light-up = Zeigen, wovon er spricht
key-corner = Die Ecke des Brettes
key-a-larger-or-smaller-board = Größeres oder kleineres Brett
key-drop = Ablegen, einfügen
key-open-a-file = Eine Datei oder einen Text öffnen
key-by-tab = Das Brett, mit Tab erreicht
key-move-between-squares = Zwischen den Feldern gehen
key-enter = Eingabe, Leertaste
key-pick-up-a-piece = Eine Figur aufnehmen und absetzen
key-place-a-piece = Eine Figur hinstellen, beim Aufbauen
key-clear-the-square = Das Feld leeren, beim Aufbauen
key-the-list-of-a-library = Die Liste einer Sammlung
key-into-the-list = Vom Suchfeld in die Liste
key-another-game = Eine andere Partie
key-the-first-game-the-last = Die erste Partie, die letzte
key-show-the-game = Die Partie zeigen
key-drawing = Zeichnen mit der rechten Taste
key-click = Klicken, ziehen
key-circle-arrow-green = Kreis, Pfeil: grün
key-shift = Umschalt oder Strg
key-a-page-of-a-book = Eine Seite eines Buches
key-next-doubt = Nächster Zweifel
key-previous-doubt = Voriger Zweifel
key-next-reading = Nächste Lesart
key-type-the-printed-move = Den gedruckten Zug tippen

## The score sheet.

game-label = Partie
add-a-notation = Eine Notation hinzufügen
unfold-the-variation = Die Variante aufklappen
fold-the-variation = Die Variante zuklappen
notation-of-column = Notation der Spalte { $column }: { $notation }
remove-column = { $notation } entfernen

## Pieces, sides and moves.

piece-king = König
piece-queen = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer
piece-pawn = Bauer
piece-paladin = Paladin
side-white = Weiß
side-black = Schwarz
the-piece-on = { $piece } auf { $square }
null-move-words = Nullzug
castling-kingside = kurze Rochade
castling-queenside = lange Rochade
move-goes = { $piece } von { $from } nach { $to }
move-takes = { $piece } von { $from } schlägt { $taken } auf { $square }
move-castles-with = König von { $from } nach { $to }, Rochade mit { $partner } von { $square }
noun-null-move = ein Nullzug
noun-goes = { $piece } von { $from } nach { $to }
noun-takes = { $piece } von { $from } schlägt { $taken } auf { $square }
noun-castles-with = König von { $from } nach { $to }, Rochade mit { $partner } von { $square }
move-en-passant = { $move } en passant
move-becoming = { $move }, Umwandlung in { $piece }
or = { " oder " }
and = { " und " }
comma = { ", " }

## Places on the board.

the-kings-side = Königsflügel
the-queens-side = Damenflügel
the-file = Linie { $files }
files-or = { $files } oder { $file }
the-rank = Reihe { $rank }
such-a-square = einem solchen Feld
any-of-those-squares = einem dieser Felder
on-place = { " " }auf { $place }
could-be-moves = „{ $text }“ könnte bedeuten: { $moves }.

## Reasons: what each part of a name says.

says-comment = eine Bemerkung zum Zug
says-pawn-implied = kein Buchstabe: ein Bauer hat gezogen
says-moved = { $piece ->
    [queen] eine { $piece } hat gezogen
   *[other] ein { $piece } hat gezogen
}
says-from-implied = keine Linie: er blieb auf { $place }
says-now-on = die Figur, die jetzt auf { $place } steht
says-left = Start: { $place }
says-kings-side = am Königsflügel
says-queens-side = am Damenflügel
says-landed = Ziel: { $place }
says-pawn-takes = keine Reihe: ein Bauer schlägt
says-taken = etwas wird geschlagen
says-no-capture-implied = kein Zeichen: nichts wird geschlagen
says-no-capture = nichts wird geschlagen
says-took = { $piece ->
    [queen] eine { $piece } wird geschlagen
   *[other] ein { $piece } wird geschlagen
}
says-took-on = die Figur auf { $place }
says-steps = { $count ->
    [one] ein Feld vor
   *[other] { $count } Felder vor
}
says-promotes = { $piece ->
    [queen] der Bauer wird zur { $piece }
   *[other] der Bauer wird zum { $piece }
}
says-king-castles = der König rochiert
says-castles-with = auf das Feld, das der König verließ, geht: { $piece }
says-partner-implied = keine Linie: die Figur stand neben dem König, auf { $place }
says-partner-on = die Figur stand auf { $place }
says-no-promotion = kein =: er bleibt Bauer und wartet
says-stalemate = patt
says-exposed = der eigene König ist angegriffen
says-castles-kingside = kurze Rochade
says-castles-queenside = lange Rochade
says-castles = Rochade
says-no-castling = keine Rochade
says-en-passant = ein Bauer wird en passant geschlagen
says-not-en-passant = nicht en passant
says-no-check = kein Zeichen: kein Schach
says-check = Schach
says-discovered = Abzugsschach
says-double = Doppelschach
says-mate = Matt
says-mate-or-double = Matt oder Doppelschach

## Reasons: the rule in a few words.

rule-none-needed = Nichts hinzugefügt
rule-file = Linie hinzugefügt
rule-rank = Reihe hinzugefügt
rule-file-and-rank = Linie und Reihe hinzugefügt
rule-pawn-file = Linie des Bauern
rule-side-kept = Flügel nötig
rule-side-dropped = Kein Flügel nötig
rule-label = Figur benannt
rule-captor = Schlagende Figur benannt
rule-square = Feld hinzugefügt
rule-captured = Geschlagene Figur benannt
rule-both-ends = Beide Enden benannt
rule-check-mark = Das Zeichen entscheidet
rule-house-style = Ausgeschrieben
rule-castling = Rochade
rule-promotes = Wandelt um und zieht
rule-both-squares = Beide Felder
rule-arrival = Zielfeld
rule-file-and-square = Linie und Feld
rule-three-symbols = Drei Zeichen
rule-null-move = Nullzug

## Reasons: the sentences.

because-pawn-file = Schlägt ein Bauer, so wird die Linie, die er verlässt, immer geschrieben, hier { $file }.
could-also = „{ $text }“ könnte auch bedeuten: { $moves }.
because-label = { $could } { $piece ->
    [queen] Die { $piece } wird nach dem Flügel benannt, auf dem sie die Partie begann.
   *[other] Der { $piece } wird nach dem Flügel benannt, auf dem er die Partie begann.
}
because-captor = { $could } Nur eine solche Figur kann schlagen; sie zu nennen genügt.
because-square-too = { $could } Beide Linien genügen nicht; darum wird auch das Feld geschrieben.
because-captured = { $could } Zu sagen, welche Figur geschlagen wird, genügt.
because-both-ends = { $could } Keines der Enden genügt allein; darum werden beide genannt.
because-origin = { $could } Kein Buchstabe unterscheidet sie; darum wird ein Feld hinzugefügt.
because-home-file = Der Buchstabe sagt, auf welcher Linie die Figur die Partie begann, hier { $file }.
because-no-home = Wo die Figur die Partie begann, ist nicht bekannt, und den Buchstaben ihrer Art hat eine andere; darum wird auch das Feld geschrieben, das sie verlässt.
because-castles-with = Zuerst steht der Schritt des Königs, dann & und die Figur, die auf das verlassene Feld geht; ihre Linie wird geschrieben, wenn sie nicht neben dem König stand.
because-castling = Die Rochade hat ein eigenes Zeichen; nach jeder Seite kann man nur auf eine Art rochieren.
because-promotes = Der Name nennt die Linie des wartenden Bauern, was er wird und wohin er zieht. Der Bauer stand auf der letzten Reihe; darum genügt seine Linie.
because-three-symbols = Drei Zeichen genügen: Kein anderer Zug irgendeiner Figur hat dieselben.
fourth-symbol-needed = Ein Schlagen mit Umwandlung bräuchte ein viertes Zeichen; mit drei Zeichen ist es nicht zu benennen.
three-symbols-ambiguous = „{ $sentence }“ könnte bedeuten: { $moves }; darum darf { $count ->
    [2] keiner dieser beiden Züge
   *[other] keiner dieser Züge
} gespielt werden.
perhaps-meant = { $refusal }; vielleicht war { $moves } gemeint
because-null-move = { $side ->
    [white] Weiß setzt aus: Es wird nicht gezogen. Programme schreiben { $sign }, wo ein Autor zeigen will, was droht.
   *[black] Schwarz setzt aus: Es wird nicht gezogen. Programme schreiben { $sign }, wo ein Autor zeigen will, was droht.
}
because-pawn-step = Den Schritt eines Bauern um ein Feld schreibt man als das Feld, auf dem er endet, denn er kann nur von dem Feld dahinter kommen.
because-pawn-capture = Schlägt ein Bauer, so schreibt man die Linie, die er verlässt, und das Feld, auf dem er endet, denn er kann nur von der Reihe dahinter kommen.
because-shared-file = Beide Felder werden geschrieben, ihre gemeinsame Linie nur einmal; so ist der Zug nicht zu verwechseln.
because-shared-rank = Beide Felder werden geschrieben, ihre gemeinsame Reihe nur einmal; so ist der Zug nicht zu verwechseln.
because-both-squares = Beide Felder werden ausgeschrieben; so ist der Zug nicht zu verwechseln.
style-piece = „{ $text }“ würde genügen. Bücher dieser Art sagen, ob nötig oder nicht, welche Figur es ist ({ $piece }), solange beide auf dem Brett sind.
style-side = „{ $text }“ würde genügen. Bücher dieser Art nennen, ob nötig oder nicht, den Flügel der Ziellinie.
style-both = „{ $text }“ würde genügen. Bücher dieser Art nennen, ob nötig oder nicht, den Flügel der Ziellinie und welche Figur es ist ({ $piece }), solange beide auf dem Brett sind.
because-no-other-takes = { $piece ->
    [queen] Keine andere { $piece }
   *[other] Kein anderer { $piece }
} kann { $taken ->
    [queen] eine Dame
    [pawn] einen Bauern
   *[other] einen { $taken }
} schlagen.
because-only-one-goes = { $piece ->
    [queen] Nur eine { $piece } kann nach { $square } ziehen.
   *[other] Nur ein { $piece } kann nach { $square } ziehen.
}
because-no-other-goes = { $piece ->
    [queen] Keine andere { $piece }
   *[other] Kein anderer { $piece }
} kann nach { $square } ziehen.
because-file-same-rank = { $count ->
    [one] { $could } Beide stehen auf der { $rank }. Reihe; darum unterscheidet sie die Linie { $file }.
   *[other] { $could } Alle stehen auf der { $rank }. Reihe; darum unterscheidet sie die Linie { $file }.
}
because-file = { $could } Sie stehen auf verschiedenen Linien; darum unterscheidet sie die Linie { $file }. Die Linie wird vor der Reihe versucht.
because-rank-all = { $could } Sie stehen auf derselben Linie, { $file }; darum hilft nicht die Linie, wohl aber die Reihe { $rank }.
because-rank = { $could } Eine davon steht auch auf der Linie { $file }; darum hilft nicht die Linie, wohl aber die Reihe { $rank }.
because-file-and-rank = { $piece ->
    [queen] „{ $text }“ genügt nicht: Auch von { $squares } kann eine { $piece } dorthin ziehen.
   *[other] „{ $text }“ genügt nicht: Auch von { $squares } kann ein { $piece } dorthin ziehen.
} Einmal ist die Reihe dieselbe, einmal die Linie; darum genügt keine von beiden allein.
because-pinned = { $piece } auf { $square } könnte { $target } erreichen, ist aber an den König auf { $king } gefesselt, und zwar durch: { $attacker }. Dorthin ist kein Zug erlaubt, und so zählt er nicht.
because-pinned-too = Auch { $piece } auf { $square } könnte { $target } erreichen, ist aber an den König auf { $king } gefesselt, und zwar durch: { $attacker }. Dorthin ist kein Zug erlaubt, und so zählt er nicht.
because-exposed = { $piece } auf { $square } könnte { $target } erreichen, aber dann stünde der König auf { $king } im Schach durch: { $attacker }. Der Zug ist nicht erlaubt und zählt nicht.
because-exposed-too = Auch { $piece } auf { $square } könnte { $target } erreichen, aber dann stünde der König auf { $king } im Schach durch: { $attacker }. Der Zug ist nicht erlaubt und zählt nicht.
the-piece-to = { $piece } nach { $name } ({ $square })
because-side-kept = „{ $text }“ könnte auch bedeuten: { $moves }. Beides ist möglich; darum ist das { $letter } von { $full } nötig.
because-one-capture = Es gibt keine andere Möglichkeit zu schlagen; darum ist nicht mehr nötig.
because-side-dropped = { $full } wird zu { $short } gekürzt, denn nach { $other } ({ $square }) kann nicht gezogen werden: { $piece }.
because-mark = Das Zeichen „{ $mark }“ unterscheidet den Zug von: { $moves }.
because-no-mark = Das fehlende Zeichen unterscheidet den Zug von: { $moves }.
taken-back = Der Text allein genügt, um den Zug zurückzunehmen: { $returns }.
returns = { $piece } geht zurück nach { $square }
returns-as-pawn = { $piece } geht als Bauer zurück nach { $square }
returns-with = { $returns } und { $partner } nach { $square }
returns-and-stands = { $returns }, und auf { $square } steht wieder: { $taken }

## What is said of notations that always write both squares.

both-always-written = Beide Felder werden immer geschrieben; so ist der Zug nicht zu verwechseln.
both-always-said = Beide Felder werden immer gesagt, jede Linie mit einem Namen; so ist der Zug nicht zu verwechseln oder zu verhören.
both-as-numbers = Beide Felder werden immer geschrieben, jedes als Nummer seiner Linie und Reihe; so ist der Zug nicht zu verwechseln.
both-numbered = Beide Felder werden immer geschrieben, jedes mit seiner Nummer von 1 auf h1 bis 64 auf a8; so ist der Zug nicht zu verwechseln.
both-and-behind = Beide Felder werden immer geschrieben und dahinter, was geschlagen wurde, wie der König rochierte und was ein Bauer wurde; so ist der Zug nicht zu verwechseln.
both-as-letters = Beide Felder werden immer geschrieben, jedes mit zwei Buchstaben; so ist der Zug nicht zu verwechseln.
both-in-capture = Weder die Figuren noch ein Ausgangsfeld unterscheiden ihn von jedem anderen Schlagzug; darum werden beide Felder geschrieben.

## How a game stands.

setting-up = Eine Stellung wird aufgebaut
a-diagram = Ein Diagramm, keine Partie
to-move = { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
to-move-in-check = { $side ->
    [white] Weiß am Zug, im Schach
   *[black] Schwarz am Zug, im Schach
}
status-ended = { $status }; die Partie endete { $result }
ended-mate = { $side ->
    [white] Matt: Weiß gewinnt
   *[black] Matt: Schwarz gewinnt
}
ended-king-taken = { $side ->
    [white] König geschlagen: Weiß gewinnt
   *[black] König geschlagen: Schwarz gewinnt
}
ended-stalemate = Patt: remis
ended-material = Zu wenig Material: remis
ended-dead = Tote Stellung: remis
ended-fivefold = Fünffache Wiederholung: remis
ended-seventy-five = Fünfundsiebzig Züge: remis
ended-exposed = Beide Könige angegriffen: remis
ended-ninety-nine = Neunundneunzig Züge: remis
because-no-move = { $side ->
    [white] Weiß hat keinen erlaubten Zug.
   *[black] Schwarz hat keinen erlaubten Zug.
}
because-stalemate = { $side ->
    [white] Weiß steht nicht im Schach und hat keinen erlaubten Zug.
   *[black] Schwarz steht nicht im Schach und hat keinen erlaubten Zug.
}
because-material = Die verbliebenen Figuren können nicht matt setzen, wie auch immer weitergespielt wird.
because-dead = Die Bauern sind festgelegt und nichts kommt an ihnen vorbei; keine Zugfolge führt zum Matt.
because-seventy-five = Fünfundsiebzig Züge jeder Seite ohne Schlag- oder Bauernzug beenden die Partie ohne Reklamation.
because-king-taken = Der König wurde geschlagen.
because-kings-exposed = Der König wurde geschlagen, und der König der Seite, die ihn schlug, ist seinerseits angegriffen.
because-ninety-nine = Jede Seite hat ihre neunundneunzig Züge getan.
may-claim-repetition = { $side ->
    [white] Weiß kann wegen dreifacher Stellungswiederholung remis reklamieren.
   *[black] Schwarz kann wegen dreifacher Stellungswiederholung remis reklamieren.
}
may-claim-fifty = { $side ->
    [white] Weiß kann remis reklamieren: fünfzig Züge jeder Seite ohne Schlag- oder Bauernzug.
   *[black] Schwarz kann remis reklamieren: fünfzig Züge jeder Seite ohne Schlag- oder Bauernzug.
}
may-claim-king = { $side ->
    [white] Weiß könnte den König schlagen und darf stattdessen remis erklären.
   *[black] Schwarz könnte den König schlagen und darf stattdessen remis erklären.
}
moves-without-capture = { $moves } Züge ohne Schlag- oder Bauernzug.
occurred-before = { $times ->
    [2] Die Stellung kam zweimal vor; zuvor:
    [3] Die Stellung kam dreimal vor; zuvor:
    [4] Die Stellung kam viermal vor; zuvor:
    [5] Die Stellung kam fünfmal vor; zuvor:
   *[other] Die Stellung kam { $times } Mal vor; zuerst:
}
has-taken = { $side ->
    [white] Weiß hat geschlagen: { $pieces }
   *[black] Schwarz hat geschlagen: { $pieces }
}
pieces-counted = { $count } { $piece ->
    [king] Könige
    [queen] Damen
    [rook] Türme
    [bishop] Läufer
    [knight] Springer
    [paladin] Paladine
   *[pawn] Bauern
}
balance-even = ausgeglichen
balance-ahead = { $side ->
    [white] +{ $more } Weiß
   *[black] +{ $more } Schwarz
}

## The header of a game.

unknown-game = Partie
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
date-full = { $day }. { $month } { $year }
date-day = { $day }. { $month }
date-month = { $month } { $year }
round = Runde { $round }
players-against = { $white } gegen { $black }
spoken-white-won = { $game }. Weiß gewann
spoken-black-won = { $game }. Schwarz gewann
spoken-drawn = { $game }. Remis
somebody = jemand
player-rated = { $player }, Wertungszahl { $rating }

## Messages about what a browser may deny.

no-pieces = Die gewählten Figuren konnten nicht geladen werden; darum sind sie gestochen. Prüfen Sie die Verbindung und wählen Sie sie noch einmal.
pasted-games = Eingefügte Partien.pgn
no-saving = Der Browser erlaubt kein Speichern. Kopieren Sie stattdessen den Text.
no-saving-of-a-book = Der Browser erlaubt kein Speichern. Export gibt jede Partie als Text.
fetching = Was Buchstaben in Bildern erkennt, wird geholt: 6 MB, einmal. Nichts verlässt dieses Gerät.
no-scan-worker = der Teil des Programms, der Bilder liest, begann nicht oder brach ab; prüfen Sie die Verbindung und versuchen Sie es noch einmal
copied-done = Kopiert.
no-copying = Der Browser erlaubt kein Kopieren. Der Text ist markiert: Kopieren Sie ihn mit Strg+C oder dem Menü.
no-keeper = Jetzt wird nichts gespeichert, weil ein Teil der Seite nicht geladen werden konnte. Laden Sie die Seite neu, oder speichern Sie die Partie mit Export.
nothing-can-be-kept = Hier kann nichts gespeichert werden.
open-elsewhere = Sie ist in einem anderen Tab offen.
nothing-kept = Noch ist nichts gespeichert. Was Sie als Nächstes tun, wird es.
no-backup = Dies ist keine Datei mit gespeicherten Partien.
no-library-worker = Der Teil des Programms, der Partiedateien liest, begann nicht oder brach ab. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
no-reader = Der Teil des Programms, der Bücher liest, begann nicht oder brach ab. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
no-exercises = Dieser Browser speichert nichts für die Seite. Speichern Sie die Partien als PGN und öffnen Sie die Datei unter Üben.
file-unreadable = Die Datei { $file } konnte nicht gelesen werden.
open-again = Öffnen Sie { $files } noch einmal: Die Seite endete zu früh.
saved-as = Gespeichert als { $file }.
opening-file = { $file } wird geöffnet …
no-file-worker = Die Datei { $file } wurde nicht geöffnet: Der Teil des Programms, der solche Dateien öffnet, begann nicht oder brach ab. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
reading-page = Seite { $page } von { $pages } wird gelesen …
pictures-of-file-not-read = Die Bilder von { $file } wurden nicht gelesen: { $why }.
pictures-not-read = Die Bilder wurden nicht gelesen: { $why }.
cannot-open = Die Datei { $file } kann nicht geöffnet werden: { $why }.
copied-kind = { $kind } kopiert.
no-room = Der Browser hat keinen Platz mehr für diese Seite. Speichern Sie die Partie mit Export.
nothing-let = Dieser Browser lässt die Seite nichts speichern. Speichern Sie die Partie mit Export.
last-changes-lost = Der Browser hat die letzten Änderungen nicht gespeichert. Speichern Sie die Partie mit Export.
nothing-restored = Nichts wurde wiederhergestellt: Es ist alles schon hier.
sessions-restored = { $sessions ->
    [one] Eine Sitzung wurde wiederhergestellt. Nichts hier wurde ersetzt.
   *[other] { $sessions } Sitzungen wurden wiederhergestellt. Nichts hier wurde ersetzt.
}
part-damaged = { $restored } Ein Teil der Datei ist beschädigt.
no-games-in = { $count ->
    [one] In { $files } wurden keine Partien in PGN gefunden. Öffnen Sie die Datei für sich.
   *[other] In { $files } wurden keine Partien in PGN gefunden. Öffnen Sie jede für sich.
}

## What a session has done, or why it has not.

start-of-game = Beginn der Partie
finish-setting-up = Beenden Sie zuerst das Aufbauen der Stellung, oder brechen Sie es ab.
no-move-found = Darin wurde kein Zug gefunden.
not-in-these = Kein Zug der Partie kann so gelesen werden.
link-damaged = Dieser Link wurde unterwegs gekürzt oder verändert. Was sich davon lesen lässt, wird gezeigt.
link-read = Die Partie kam mit dem Link. Rückgängig führt zurück.
link-doubtful = Die Partie kam mit dem Link. Was nicht verstanden wurde, steht über dem Partieformular.
reading-the-page = Die Seite wird gelesen …
stopped-here = Angehalten. Das Brett ist, wie es war.
no-game-so = So wurde keine Partie gefunden; der Text bleibt, wie er war.
no-game-in-file = In dieser Datei ist keine Partie.
not-of-library = Die Partie auf dem Brett ist nicht aus der Sammlung. Wählen Sie zuerst eine aus ihrer Liste.
game-taken-out = Die Partie wurde aus der Sammlung entfernt. Rückgängig legt sie zurück.
no-game-of-file-listed = Keine Partien sind aufgeführt. Ändern Sie zuerst die Suche.
making-library = Aus den aufgeführten Partien wird eine neue Sammlung …
library-made = Dies ist die neue Sammlung. Die, aus der sie gemacht wurde, ist unverändert: Öffnen, Gespeicherte Partien.
library-made-aside = Die neue Sammlung ist unter Öffnen, Gespeicherte Partien. Diese hier ist nicht gespeichert; speichern Sie sie, bevor Sie eine andere öffnen.
no-move-doubtful = Kein Zug dieser Partie ist zweifelhaft.
no-game-listed = Keine Partien des Buches sind aufgeführt. Ändern Sie zuerst die Filter.
no-printed-move = Gehen Sie zuerst zu einem gedruckten Zug.
no-other-reading = Keine andere Lesart dieses Zuges ist spielbar. Sie können den gedruckten Zug tippen.
move-not-printed = Dieser Zug ist nicht gedruckt. Er wurde hinzugefügt, damit die Partie weitergeht.
type-the-print = Tippen Sie den Zug, wie er gedruckt ist, etwa Kt-KB3.
not-one-move = Das ist nicht ein Zug. Tippen Sie den Zug, wie er gedruckt ist.
book-print-not-kept = Die Partie des Buches ist gespeichert, seine gedruckte Seite nicht. Öffnen Sie das Buch noch einmal, um sie zu sehen.
stands-already = Dieser Zug steht schon da. Spielen Sie einen anderen.
passes-until-then = Die Striche stehen für den Zug der anderen Seite: Ersetzen Sie sie, um das Paar zu vervollständigen.
drawn-by-agreement = Remis vereinbart.
no-result = Ein Diagramm ist keine Partie und hat kein Ergebnis.
not-the-end = Ein Ergebnis gehört ans Ende der Partie, und dies ist nicht der letzte Zug ihrer Hauptvariante.
game-has-ended = Die Partie ist schon zu Ende.
cannot-move = { $piece } auf { $square } kann jetzt nicht ziehen.{ " " }
choose-one = Das könnte bedeuten: { $moves }. Wählen Sie.
try-nine = { $refused } Versuchen Sie e24 oder Nb1c3.
try-such = { $refused } Versuchen Sie Nf3, e4 oder Kt-KB3.
not-a-position = Keine Stellung. { $why }
game-too-long = Diese Partie hat { $size } MB, und die Seite zeigt Partien bis 4 MB. Der Befehl rank-and-file liest sie.
not-a-game = Dieser Text konnte nicht als Partie gelesen werden. { $why }
positions-read = { $count ->
    [one] Eine Stellung gelesen.
   *[other] { $count } Stellungen gelesen.
}
positions-read-but = { $count ->
    [one] Eine Stellung gelesen; { $faults }.
   *[other] { $count } Stellungen gelesen; { $faults }.
}
no-position-in-line = keine Stellung in Zeile { $line } ({ $why })
no-position-in-lines = keine Stellung in Zeile { $line } ({ $why }), auch nicht in { $count ->
    [one] Zeile { $others }
   *[other] den Zeilen { $others }
}
moves-counted = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
games-read = { $games ->
    [one] Eine Partie gelesen, { $moves }
   *[other] { $games } Partien gelesen, { $moves }
}
read-whole = { $read }.
read-but = { $places ->
    [one] { $read }; eine Stelle wurde nicht verstanden und steht über dem Partieformular.
   *[other] { $read }; { $places } Stellen wurden nicht verstanden und stehen über dem Partieformular.
}
left-out = { $count ->
    [one] { " " }Der Text unter den Angaben in Zeile { $lines } ist keine Schachpartie, denn seine ersten Züge sind nicht spielbar; er ist weggelassen.
   *[other] { " " }Die Texte unter den Angaben in den Zeilen { $lines } sind keine Schachpartien, denn ihre ersten Züge sind nicht spielbar; sie sind weggelassen.
}
reading-file-named = „{ $file }“ wird gelesen …
after-misfits = Nach { $move } gilt: { $clause }. Wählen Sie ihn noch einmal, um ihn zu nehmen, oder lassen Sie den Zug, wie er ist.
book-not-kept = Die gedruckte Seite ist auf diesem Gerät nicht gespeichert: { $why }.
plays-instead = Spielen Sie den Zug, der { $move } ersetzt. Esc behält ihn.
plays-before = Spielen Sie den Zug, der vor { $move } kommt. Esc ändert nichts.
text-gone = Der Text, der nicht gelesen werden konnte, ist fort. Rückgängig bringt ihn zurück.
list-gone = Die Liste ist fort. Rückgängig bringt sie zurück.
moves-deleted = { $moves ->
    [one] Ein Zug gelöscht. Rückgängig bringt ihn zurück.
   *[other] { $moves } Züge gelöscht. Rückgängig bringt sie zurück.
}
moves-deleted-with-text = { $moves ->
    [one] Ein Zug gelöscht, mit dem Text dahinter, der nicht gelesen werden konnte. Rückgängig bringt beides zurück.
   *[other] { $moves } Züge gelöscht, mit dem Text dahinter, der nicht gelesen werden konnte. Rückgängig bringt alles zurück.
}
no-longer-possible = { $moves ->
    [one] Ein Zug ist nicht mehr möglich; er steht in einem Kommentar.
   *[other] { $moves } Züge sind nicht mehr möglich; sie stehen in einem Kommentar.
}
impossible-moves = Nicht mehr möglich: { $moves }
claimed-repetition = { $side ->
    [white] Remis durch dreifache Stellungswiederholung, reklamiert von Weiß.
   *[black] Remis durch dreifache Stellungswiederholung, reklamiert von Schwarz.
}
claimed-fifty = { $side ->
    [white] Remis nach der Fünfzig-Züge-Regel, reklamiert von Weiß.
   *[black] Remis nach der Fünfzig-Züge-Regel, reklamiert von Schwarz.
}
claimed-king = { $side ->
    [white] Remis: Der König konnte geschlagen werden, und Weiß erklärte remis.
   *[black] Remis: Der König konnte geschlagen werden, und Schwarz erklärte remis.
}
has-resigned = { $side ->
    [white] Weiß gibt auf.
   *[black] Schwarz gibt auf.
}
goes-on = Die Partie geht ohne das Ergebnis { $result } weiter. Rückgängig bringt es zurück.
cannot-take-the-king = { $side ->
    [white] Weiß kann den König jetzt nicht schlagen; darum darf nicht remis erklärt werden.
   *[black] Schwarz kann den König jetzt nicht schlagen; darum darf nicht remis erklärt werden.
}
occurred-once = Die Stellung kam einmal vor, nicht dreimal.
occurred-twice = Die Stellung kam zweimal vor (zuvor: { $moments }), nicht dreimal.
not-fifty = { $moves ->
    [one] 1 Zug seit dem letzten Schlag- oder Bauernzug, nicht 50.
   *[other] { $moves } Züge seit dem letzten Schlag- oder Bauernzug, nicht 50.
}
troubles-of-game = { $places ->
    [one] Eine Stelle in dieser Partie wurde nicht verstanden; sie steht über dem Partieformular.
   *[other] { $places } Stellen in dieser Partie wurden nicht verstanden; sie stehen über dem Partieformular.
}
nothing-in = „{ $file }“ ist leer: Es steht kein Text darin.
the-start = der Anfang

## The editor of positions: what it says.

drag-arrow = Ziehen Sie von einem Feld zum anderen, oder drücken Sie beide.
press-to-remove = Drücken Sie ein Feld, um zu löschen, was darauf gezeichnet ist.
press-a-square = Drücken Sie ein Feld.
position-unchanged = Stellung unverändert.
can-be-played = Diese Stellung ist spielbar.
either-may-move = Ein Diagramm: Jede Seite darf ziehen.
only-a-diagram = Diese Stellung ist nicht spielbar: { $why }. Sie kann als Diagramm gezeigt werden.
cannot-be-played = Diese Stellung ist nicht spielbar: { $why }.
play-from-here = Von hier an spielen
show-as-diagram = Als Diagramm zeigen

## What the text in the entry box means.

enter-plays = Eingabe spielt: { $move }.
enter-plays-moves = { $moves ->
    [one] Eingabe spielt 1 Zug.
   *[other] Eingabe spielt { $moves } Züge.
}
not-a-position-so = Keine Stellung: { $why }
enter-opens-position = Eingabe öffnet eine Stellung.
enter-opens-game = { $moves ->
    [one] Eingabe öffnet eine Partie von 1 Halbzug.
   *[other] Eingabe öffnet eine Partie von { $moves } Halbzügen.
}
enter-opens-games = Eingabe öffnet { $games } Partien, { $moves } Halbzüge.
enter-shows-diagram = Eingabe zeigt dies als Diagramm, denn es ist keine Partie: { $why }.
enter-reads-page = Eingabe liest dies als Seite eines Buches.
enter-reads-text = Eingabe liest diesen Text.
first-problem = Erste Schwierigkeit: { $why }
mark-not-true = „{ $mark }“ trifft auf diesen Zug nicht zu.
not-a-passing-capture = Dies ist kein Schlagen en passant.
capture-without-sign = Dieser Zug schlägt; gewöhnlich schreibt man ihn mit x.
part-does-not-fit = „{ $part }“ passt nicht zu diesem Zug.

## Answers to those who hear the board.

board-empty = Das Brett ist leer.
pieces-stand-one = { $piece } { $squares }
pieces-stand = { $piece ->
    [king] Könige { $squares }
    [queen] Damen { $squares }
    [rook] Türme { $squares }
    [bishop] Läufer { $squares }
    [knight] Springer { $squares }
    [paladin] Paladine { $squares }
   *[pawn] Bauern { $squares }
}
side-has = { $side }: { $pieces }.
comment-says = Kommentar: { $comment }
no-moves-in-editor = Während eine Stellung aufgebaut wird, haben Figuren keine Züge.
nothing-stands = Auf { $square } steht nichts.
piece-can = { $piece } auf { $square } kann { $clauses }.
can-go = nach { $squares } ziehen
can-take = schlagen: { $pieces }
can-castle-kingside = kurz rochieren
can-castle-queenside = lang rochieren
or-else = { " oder " }
side-moves = { $side }: { $move }
side-passes = { $side ->
    [white] Weiß setzt aus
   *[black] Schwarz setzt aus
}
squares-by-names = Felder werden als Eva 4 gesagt.
squares-by-letters = Felder werden als e4 gesagt.

## The board for screen readers, and the choice of a move.

stays-a-pawn = bleibt Bauer
takes-en-passant = schlägt en passant
does-not-take = schlägt nicht
which-move = Welchen Zug meinen Sie?
pawn-becomes = Der Bauer wird
square-last = letzter Zug
square-check = im Schach
square-lifted = aufgenommen
square-target = kann hierher ziehen
square-capture = kann geschlagen werden
square-named = genannt
square-rival = ebenso gut möglich
square-pinned = gefesselt
square-pins = fesselt
drawn-circle = { $colour ->
    [green] grüner Kreis
    [red] roter Kreis
    [yellow] gelber Kreis
    [blue] blauer Kreis
   *[other] Kreis
}
drawn-cross = { $colour ->
    [green] grünes Kreuz
    [red] rotes Kreuz
    [yellow] gelbes Kreuz
    [blue] blaues Kreuz
   *[other] Kreuz
}
drawn-arrow = { $colour ->
    [green] grüner Pfeil nach { $square }
    [red] roter Pfeil nach { $square }
    [yellow] gelber Pfeil nach { $square }
    [blue] blauer Pfeil nach { $square }
   *[other] Pfeil nach { $square }
}
figure-on = { $square }: { $figure }.
game-after-move = { $game }, nach { $move }
square-piece = { $square }, { $side ->
    [white] Weiß: { $piece }
   *[black] Schwarz: { $piece }
}
arrow-played = gespielt
arrow-rival = könnte auch gemeint sein
arrow-barred = nicht erlaubt
arrow-asked = Ihr Zug
arrow-against = was dagegen steht
arrow-captures = schlägt den Angreifer
arrow-interposes = zieht dazwischen
arrow-flees = der König zieht
evaluation-after = { $evaluation } nach { $move }
evaluations = Bewertung von { $first } bis { $last }; am besten für Weiß { $best }, für Schwarz { $worst }.

## The dialog Board and pieces.

board-paper = Papier
board-slate = Schiefer
pieces-engraved = Gestochen
pieces-outline = Umriss
pieces-bold = Fett, bei schwachen Augen
edges-inside = Im Brett
edges-outside = Daneben
sounds-off = Aus
sounds-on = An
pieces-label = Figuren
sounds-label = Töne

## The kinds of export.

about-pgn = Für andere Schachprogramme: Züge, Varianten, Kommentare, Zeichen und Angaben.
export-text = Text
about-text = Die Partie in einer Notation, für Menschen zum Lesen.
about-fen = Die Stellung in einer Zeile.
export-diagram = Diagramm
about-diagram = Das Brett als Bild: SVG als Text, oder PNG.
export-link = Link
about-link = Der Link selbst enthält die ganze Partie; nichts wird irgendwohin gesandt.
export-embed = Einbetten
about-embed = Setzen Sie diese Zeilen in eine eigene Seite.
about-print = Ein Partieformular auf Papier, mit den Spalten des Formulars. Zugeklappte Varianten werden nicht gedruckt.
export-pgn = PGN
export-fen = FEN
link-length = { $about } Er hat { $count } Zeichen.
long-link = { $about } Er hat { $count } Zeichen. Manche Programme kürzen Links von mehr als 2.000; senden Sie stattdessen das PGN.

## Pieces of a side, on buttons.

coloured-piece = { $side ->
    [white] Weiß: { $piece }
   *[black] Schwarz: { $piece }
}

## The choices for a board in another page, in the dialog Export.

untitled = { "" }
board-at-the-bottom = Unten
board-squares = Felder
board-readers-can = Leser können
board-quiz = Aufgabe
board-why-panel = Erklärung
board-layout = Anordnung
board-algebraic-beside-the-board = Algebraisch, neben dem Brett
board-step-through-the-moves = durch die Züge gehen
board-look-only = nur schauen
board-try-moves = eigene Züge versuchen
board-solve-a-quiz = eine Aufgabe lösen
board-find-the-move = den Zug finden
board-write-the-move = den Zug schreiben
board-which-piece-moved = welche Figur zog?
board-shown = Gezeigt
board-not-shown = Nicht gezeigt
board-drawn = Gezeichnet
board-not-drawn = Nicht gezeichnet
board-automatic = Automatisch
board-wide = Breit
board-narrow = Schmal
board-board-alone = Brett allein
form-element = Element
form-text = Vorformatierter Text, wenn Ihre Seite Elemente entfernt
form-frame = Rahmen, wenn Ihre Seite keine Skripte erlaubt

## The menu of the game.

keep-score-of-this = Diese Partie mitschreiben

## Why a move is refused: how pieces move.

king-moves = Ein König zieht ein Feld weit in jede Richtung, außer bei der Rochade
king-moves-modern = Ein König zieht ein Feld weit in jede Richtung
king-moves-nine = Ein König zieht ein Feld weit in jede Richtung, oder er rochiert mit einer eigenen Figur, die er auf seiner ersten Reihe sieht
queen-moves = Eine Dame zieht beliebig weit auf einer Linie, einer Reihe oder einer Diagonale
rook-moves = Ein Turm zieht beliebig weit auf einer Linie oder einer Reihe
bishop-moves = Ein Läufer zieht beliebig weit auf einer Diagonale
knight-moves = Ein Springer zieht zwei Felder auf einer Linie oder Reihe und eines zur Seite
paladin-moves = Ein Paladin zieht wie ein Springer oder wie ein Läufer
waiting-pawn-moves = Ein Bauer auf der letzten Reihe zieht weiter wie der Läufer oder der Springer, in den er sich mit diesem Zug umwandelt
pawn-moves = Ein Bauer zieht ein Feld geradeaus, von seinem Anfangsfeld zwei, oder eines schräg voraus, aber nur um zu schlagen
pawn-moves-nine = Ein Bauer zieht ein oder zwei Felder geradeaus, oder eines schräg voraus, aber nur um zu schlagen
never-sideways = { $how }, nie zur Seite.
never-backwards = { $how }, nie zurück.
cannot-reach = { $how }; { $square } erreicht diese Figur nicht.
only-pawn-en-passant = Nur ein Bauer darf en passant schlagen.

## Why a move is refused.

over-mate = { $side ->
    [white] Die Partie ist zu Ende: Weiß ist matt.
   *[black] Die Partie ist zu Ende: Schwarz ist matt.
}
over-stalemate = { $side ->
    [white] Die Partie ist zu Ende: Weiß steht nicht im Schach und hat keinen erlaubten Zug.
   *[black] Die Partie ist zu Ende: Schwarz steht nicht im Schach und hat keinen erlaubten Zug.
}
over-king-taken = { $side ->
    [white] Die Partie ist zu Ende: Der weiße König wurde geschlagen.
   *[black] Die Partie ist zu Ende: Der schwarze König wurde geschlagen.
}
over-moves = Die Partie ist zu Ende: Beide Seiten haben ihre 99 Züge getan.
no-piece = Auf { $square } steht keine Figur.
no-piece-to-move = { $side ->
    [white] Auf { $square } steht keine Figur; Weiß ist am Zug.
   *[black] Auf { $square } steht keine Figur; Schwarz ist am Zug.
}
not-yours = { $side ->
    [white] Weiß ist am Zug, und { $piece } auf { $square } gehört Schwarz.
   *[black] Schwarz ist am Zug, und { $piece } auf { $square } gehört Weiß.
}
piece-of-side = { $side ->
    [white] Weiß ({ $piece } auf { $square })
   *[black] Schwarz ({ $piece } auf { $square })
}
in-the-way = { $obstacle } steht im Weg von { $from } nach { $to }: { $piece }.
own-piece = { $side ->
    [white] Auf { $square } steht eine weiße Figur ({ $piece }), und eigene Figuren darf man nicht schlagen.
   *[black] Auf { $square } steht eine schwarze Figur ({ $piece }), und eigene Figuren darf man nicht schlagen.
}
two-steps = { $side ->
    [white] Ein Bauer zieht zwei Felder nur von seinem Anfangsfeld: bei Weiß von der { $rank }. Reihe.
   *[black] Ein Bauer zieht zwei Felder nur von seinem Anfangsfeld: bei Schwarz von der { $rank }. Reihe.
}
takes-ahead = Ein Bauer schlägt nicht geradeaus: Im Weg steht { $obstacle }.
nothing-to-take = Ein Bauer zieht nur schräg, um zu schlagen, und { $square } ist leer.
not-in-passing = Ein Bauer zieht nur schräg, um zu schlagen, und { $square } ist leer. Der Bauer auf { $pawn } kann nur gleich nach einem Doppelschritt en passant geschlagen werden, und er hat eben keinen getan.
king-not-home = Der König rochiert nur auf seiner eigenen ersten Reihe mit der nächsten Figur, die er dort sieht: Er steht auf { $square }.
partner-between = Der König rochiert nur auf seiner eigenen ersten Reihe mit der nächsten Figur, die er dort sieht. Dazwischen steht: { $piece }.

## Why a move is refused: castling.

cannot-castle-kingside = { $side ->
    [white] Weiß kann nicht kurz rochieren: { $faults }
   *[black] Schwarz kann nicht kurz rochieren: { $faults }
}
cannot-castle-queenside = { $side ->
    [white] Weiß kann nicht lang rochieren: { $faults }
   *[black] Schwarz kann nicht lang rochieren: { $faults }
}
attack-no-matter = { $castling }. Der Angriff auf { $squares } macht nichts: Dort kommt der König nicht vorbei
king-moved = der König steht nicht mehr auf { $square }
rook-moved = der Turm auf { $square } hat gezogen
king-or-rook-moved = der König oder der Turm auf { $square } hat gezogen
no-own-rook = auf { $square } steht kein eigener Turm
stand-in-the-way = { $count ->
    [one] { $pieces } steht im Weg
   *[other] { $pieces } stehen im Weg
}
castles-out-of = der König steht im Schach durch { $pieces }
castles-through = { $count ->
    [one] der König käme über { $square }, angegriffen durch { $pieces }
   *[other] der König käme über { $square }, angegriffen durch { $pieces }
}
castles-into = { $count ->
    [one] der König käme nach { $square }, angegriffen durch { $pieces }
   *[other] der König käme nach { $square }, angegriffen durch { $pieces }
}

## Why a move is refused: the king in danger. Clauses without a full stop.

pinned-on-file = { $piece } auf { $square } ist auf der Linie { $file } an den König auf { $king } gefesselt durch { $attackers }
pinned-on-rank = { $piece } auf { $square } ist auf der Reihe an den König auf { $king } gefesselt durch { $attackers }
pinned-on-diagonal = { $piece } auf { $square } ist auf der Diagonale an den König auf { $king } gefesselt durch { $attackers }
passing-opens = en passant zu schlagen öffnete den Weg zum König auf { $king } für { $attackers }
attacked = { $count ->
    [one] { $attackers } greift { $square } an
   *[other] { $attackers } greifen { $square } an
}
stays-on-line = { $count ->
    [one] { $attackers } greift { $square } an, denn der König bliebe auf derselben Geraden
   *[other] { $attackers } greifen { $square } an, denn der König bliebe auf derselben Geraden
}
protected = { $piece } ist gedeckt durch { $attackers }
kings-touch = { $count ->
    [one] zwei Könige dürfen nie nebeneinander stehen, und { $attackers } greift { $square } an
   *[other] zwei Könige dürfen nie nebeneinander stehen, und { $attackers } greifen { $square } an
}
answer-check-first = zuerst muss das Schach pariert werden

## The answers to a check.

king-in-check = Der König auf { $square } steht im Schach durch { $attackers }.
in-double-check = Der König auf { $square } steht im Schach durch { $attackers }, im Doppelschach, das nur der König parieren kann.
in-double-check-mated = Der König auf { $square } steht im Schach durch { $attackers }, im Doppelschach, das nur der König parieren könnte
capture-attacker = Den Angreifer schlagen: { $moves }.
interpose = Dazwischenziehen: { $moves }.
move-the-king = Mit dem König ziehen: nach { $squares }.
king-cannot-go = Der König hat kein Feld, auf das er gehen kann.
no-capture-possible = Kein Schlagen: Nichts kann den Angreifer schlagen ({ $attackers }).
nothing-fits = Kein Dazwischenziehen: Zwischen den König und den Angreifer passt nichts ({ $attacker }).
leap-not-blocked = Kein Dazwischenziehen: Dem Sprung eines Springers ist nichts in den Weg zu stellen.
nothing-can-go = Kein Dazwischenziehen: Nichts kann nach { $squares } ziehen.
no-capture = Kein Schlagen: { $clauses }.
no-interposition = Kein Dazwischenziehen: { $clauses }.
no-flight = Keine Flucht: { $clauses }.
no-sentence-of-its-own = { $move } hat keinen eigenen Satz
guards = { $attacker } beherrscht { $squares }
own-pieces-stand = { $count ->
    [one] eine eigene Figur steht auf { $squares }
   *[other] eigene Figuren stehen auf { $squares }
}

## The titles of notations, by their tags.

title-short = Kurz algebraisch
title-descriptive = Englisch beschreibend
title-long = Lang algebraisch
title-minimal = Ganz kurz
title-figurine = Figurinen
title-uci = Koordinaten (UCI)
title-iccf = ICCF-Zahlen
title-smith = Smith
title-gringmuth = Gringmuths Code
title-uedemann = Uedemanns Code
title-alexandre = Alexandre
title-selenus = Zahlen des Selenus
title-braille = Braille
title-braille-ascii = Braille für Drucker
title-german-braille = Braille, deutsche Buchstaben
title-german-braille-ascii = Braille für Drucker, deutsche Buchstaben
title-reversible = Umkehrbar
title-meyer = Meyers Universal
title-stamma = Stamma
title-classic = Beschreibend, Schach zählt mit
title-descriptive-kt = Beschreibend mit Kt
title-descriptive-spaced = Beschreibend, mit Abständen
title-descriptive-to = Beschreibend, Kt to KB3
title-descriptive-staunton = Beschreibend nach Staunton
title-descriptive-guthrie = Beschreibend, C für den Turm
title-classic-kt = Beschreibend mit Kt, Schach zählt mit
title-german-print = Deutscher Druck ab 1843
title-german-print-short = Deutscher Druck, 1900 bis 1940
title-murray = Murray
title-uchess = Drei Zeichen
title-chess99 = Chess 99
short-in-letters = Kurz, { $language }
long-in-letters = Lang, { $language }
descriptive-in = Beschreibend, { $language }
algebraic-in = Algebraisch, { $language }
spoken-in = Gesprochen, { $language }

## Faults of a score or a position.

fault-at = Zeile { $line }, Spalte { $column }: { $fault }
fault-no-move = { $move } ist kein Zug.
fault-untrue = { $move }: „{ $mark }“ stimmt für diesen Zug nicht.
correct-for-game = Verbessern Sie den Zug, dann wird der Rest der Partie gelesen.
correct-for-variation = Verbessern Sie den Zug, dann wird der Rest der Variante gelesen.
fault-unclosed-comment = Diesem Kommentar fehlt die schließende Klammer „{"}"}“. Alles bis zur nächsten Partie gilt als sein Text.
fault-unopened-comment = Dieses „{"}"}“ schließt keinen Kommentar. Entfernen Sie es, oder öffnen Sie den Kommentar mit „{"{"}“.
fault-unclosed-variation = Dieser Variante fehlt die schließende Klammer „)“ vor dem Ende der Partie.
fault-unopened-variation = Dieses „)“ schließt keine Variante. Entfernen Sie es, oder öffnen Sie die Variante mit „(“.
fault-lone-variation = Vor dieser Variante steht kein Zug, den sie ersetzen könnte. Setzen Sie sie hinter diesen Zug.
fault-glyph = „{ $sign }“ ist kein Zeichen: Hinter „$“ gehört eine Zahl von 0 bis 255.
fault-lone-glyph = Vor diesem Zeichen steht kein Zug. Setzen Sie es hinter den Zug, zu dem es gehört.
fault-other-game = Dieser Text ist keine Schachpartie: Seine ersten Züge lassen sich nicht spielen.
fault-other-game-tags = Der Text unter diesen Angaben ist keine Schachpartie: Seine ersten Züge lassen sich nicht spielen.
fault-too-long = Eine Partie darf höchstens 1 000 000 Züge haben, die Varianten mitgezählt. Der Rest der Zeile bleibt als Text erhalten.
fault-tag = Diese Angabe hat nicht die Form [Name "Wert"]: Es fehlt { $lacks }. Sie wird übergangen.
tag-lacks-name = ein Name
tag-lacks-value = ein Wert in Anführungszeichen
tag-lacks-bracket = „]“ hinter dem Wert
tag-lacks-quote = ein Anführungszeichen und „]“ hinter dem Wert
fault-inner-quote = Ein Anführungszeichen in einem Wert schreibt man \"; es bleibt stehen.
fault-fen = { $fault } Die Züge der Partie bleiben als Text erhalten, bis ihre FEN-Angabe verbessert ist.
fault-variant = Die Variante „{ $variant }“ wird nach den Regeln des gewöhnlichen Schachs gelesen.
fault-result = Die Angabe Result sagt „{ $tag }“, und die Züge enden mit { $result }; beides bleibt stehen.
fault-angle = „{ $text }“ gehört zu keiner Partie und wird übergangen.
fen-pieces = Figuren
fen-side = Seite am Zug
fen-castling = Rochaderechte
fen-en-passant = En passant
fen-halfmove = Halbzüge
fen-fullmove = Zugnummer
fen-fault = Feld „{ $field }“: { $fault }
fen-missing = hier steht nichts. Hierher gehört: { $expected }.
fen-found = statt „{ $found }“ gehört hierher: { $expected }.
fen-rank-length = die Reihe { $rank } hat { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
} statt { $expected }.
fen-rank-count = es { $ranks ->
    [one] ist 1 Reihe
   *[other] sind { $ranks } Reihen
} statt { $expected }, mit „/“ dazwischen.
fen-no-rook = „{ $letter }“ gibt ein Recht zur Rochade, aber König und Turm stehen nicht auf ihren Plätzen. Schreiben Sie „-“, wenn es keines gibt.
fen-left-out = nichts, denn eine FEN hat sechs Felder
fen-w-or-b = w oder b
fen-no-castling = „-“, denn in diesem Spiel braucht die Rochade kein Recht
fen-square-passed = das Feld, das ein Bauer gerade überschritten hat, oder „-“
fen-square-of-rank = ein Feld der dritten oder sechsten Reihe oder „-“
fen-plies = eine Zahl von Halbzügen, etwa 0
fen-number = die Nummer des Zuges, etwa 1
fen-ranks = die Figuren Reihe für Reihe, etwa rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
fen-castling-letters = Buchstaben aus KQkq oder von Linien (A bis H, a bis h) oder „-“
fen-once = dieser Buchstabe nur einmal
fen-piece-or-paladin = der Buchstabe einer Figur (KQRBNPA, klein für Schwarz), eine Zahl leerer Felder oder „/“
fen-piece = der Buchstabe einer Figur (KQRBNP, klein für Schwarz), eine Zahl leerer Felder oder „/“
setup-no-king = { $side ->
    [white] Weiß hat
   *[black] Schwarz hat
} keinen König und braucht einen
setup-kings = { $side ->
    [white] Weiß hat
   *[black] Schwarz hat
} { $count } Könige statt eines
setup-pieces = { $side ->
    [white] Weiß hat
   *[black] Schwarz hat
} { $count } Figuren, mehr als sechzehn
setup-pawns = { $side ->
    [white] Weiß hat
   *[black] Schwarz hat
} { $count } Bauern, mehr als acht
setup-pawn-on-edge = auf { $square } kann kein Bauer stehen
setup-kings-touch = die Könige auf { $white } und { $black } stehen nebeneinander, was sie nie dürfen
setup-no-place = die Figur auf { $square } hat auf diesem Brett keinen Platz
setup-left-in-check = { $side ->
    [white] Weiß hat
   *[black] Schwarz hat
} gerade gezogen und steht im Schach; vielleicht ist die andere Seite am Zug
setup-too-many-checks = kein einzelner Zug kann mit so vielen Figuren Schach bieten
setup-castling = { $side ->
    [white] Weiß kann
   *[black] Schwarz kann
} dieses Rochaderecht nicht haben ({ $wing }): König und Turm stehen nicht auf ihren Plätzen
setup-en-passant = über { $square } kann kein Bauer gerade gezogen sein
no-pass-in-diagram = In einem Diagramm darf jede Seite ziehen, also muss niemand aussetzen.
no-pass-in-check = { $side ->
    [white] Weiß steht im Schach und kann nicht aussetzen.
   *[black] Schwarz steht im Schach und kann nicht aussetzen.
}
no-pass-without-king = { $side ->
    [white] Der weiße König ist geschlagen.
   *[black] Der schwarze König ist geschlagen.
}
link-foreign = Die Adresse endet auf „#{ $begin }“, und das ist keine Partie. Bei einem Link aus „Export“ steht dort zuerst „#g1=“.
link-newer = Diesen Link hat eine neuere Version gemacht. Laden Sie die Seite neu, um sie zu bekommen, und öffnen Sie ihn noch einmal.
link-unreadable = Die Partie in diesem Link lässt sich nicht lesen: Er wurde unterwegs verändert. Bitten Sie noch einmal um ihn.
link-too-long = Dieser Link ist zu lang, um gelesen zu werden. Bitten Sie um die Partie als PGN-Datei.
link-empty = In diesem Link steht kein Zug: Er wurde unterwegs abgeschnitten. Bitten Sie noch einmal um ihn.
printed-quoted-no-square = „{ $found }“ hat kein Feld.
printed-quoted-unknown = „{ $found }“ ist weder eine Figur noch ein Feld.
printed-quoted-two-squares = „{ $found }“ ist nicht ein einziges Feld. Schreiben Sie vor die Linie die Seite des Königs oder der Dame, etwa KR2.
printed-in-rank = „{ $found }“ in der Reihe { $rank } ist weder eine Figur noch leere Felder.
printed-rank-length = Die Reihe { $rank } hat { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
} statt 8.
printed-rank-count = Es { $ranks ->
    [one] ist 1 Reihe
   *[other] sind { $ranks } Reihen
} statt 8.
printed-two-men = Auf { $square } stehen zwei Figuren.
printed-kings = { $side ->
    [white] Weiß hat
   *[black] Schwarz hat
} { $count } Könige: { $squares }.
printed-knight = Wenn der auf { $squares } ein Springer ist (Kt), lässt sich die Stellung spielen.
printed-miscounted = Hier sollten { $printed } Figuren stehen, und { $listed } sind genannt.
printed-unclear-man = Welche Figur auf { $square } steht, ist nicht klar. Schreiben Sie ihren Buchstaben vor das Feld.
printed-letters = Die Buchstaben können aus zwei Sprachen sein ({ $language }; { $other }) und würden verschiedene Figuren bedeuten.
printed-sides = Die Buchstaben der Linien und die Zahlen der Reihen gehören zu verschiedenen Seiten des Brettes.
printed-numbered = Die Reihe am Platz der Reihe { $rank } trägt die Zahl { $number }.
printed-second = Dies ist ein zweites Diagramm.
printed-white-assumed = Weiß ist am Zug, da nichts anderes dasteht.
printed-black-in-check = Schwarz ist am Zug, weil es im Schach steht.
printed-from-black = Die schwarzen Figuren sind von der Seite von Schwarz gezählt, auch wenn die von Weiß möglich wäre.
is-a-diagram = Dies ist ein Diagramm und keine Partie: { $why }.

## Languages, as they are named in the titles of notations.

language-english = englisch
language-german = deutsch
language-french = französisch
language-spanish = spanisch
language-portuguese = portugiesisch
language-italian = italienisch
language-dutch = niederländisch
language-russian = russisch
language-polish = polnisch
language-czech = tschechisch
language-hungarian = ungarisch
language-romanian = rumänisch
language-finnish = finnisch
language-icelandic = isländisch
language-estonian = estnisch
language-lithuanian = litauisch
language-bulgarian = bulgarisch
language-ukrainian = ukrainisch
language-belarusian = belarussisch
language-esperanto = Esperanto
language-albanian = albanisch
language-greek = griechisch
language-turkish = türkisch
language-azerbaijani = aserbaidschanisch
language-arabic = arabisch
language-hindi = Hindi
language-indonesian = indonesisch
language-vietnamese = vietnamesisch
language-german-or-scandinavian = deutsch oder skandinavisch
language-spanish-or-italian = spanisch oder italienisch
language-spanish-or-catalan = spanisch oder katalanisch
language-spanish-catalan-or-italian = spanisch, katalanisch oder italienisch
language-czech-or-slovak = tschechisch oder slowakisch
language-finnish-or-afrikaans = finnisch oder Afrikaans

## The groups of notations.

group-algebraic = Algebraisch
group-letters = Algebraisch in anderen Buchstaben
group-descriptive = Beschreibend
group-past = Algebraisch von einst
group-post = Mit Post, Telegraf und Computer
group-touch = Zum Tasten und zum Sprechen
group-games = Von anderen Spielen

## Glyphs by their meaning.

glyph-good-move = Guter Zug
glyph-mistake = Fehler
glyph-brilliant-move = Glänzender Zug
glyph-blunder = Grober Fehler
glyph-interesting-move = Interessanter Zug
glyph-dubious-move = Zweifelhafter Zug
glyph-only-move = Einziger Zug
glyph-even-position = Ausgeglichene Stellung
glyph-unclear-position = Unklare Stellung
glyph-white-is-slightly-better = Weiß steht etwas besser
glyph-black-is-slightly-better = Schwarz steht etwas besser
glyph-white-is-better = Weiß steht besser
glyph-black-is-better = Schwarz steht besser
glyph-white-is-winning = Weiß steht auf Gewinn
glyph-black-is-winning = Schwarz steht auf Gewinn
glyph-zugzwang = Zugzwang
glyph-lead-in-development = Entwicklungsvorsprung
glyph-initiative = Initiative
glyph-attack = Angriff
glyph-compensation-for-material = Kompensation für das Material
glyph-counterplay = Gegenspiel
glyph-time-trouble = Zeitnot
glyph-novelty = Neuerung

## Why a text is no legal move. Clauses without a full stop.

any-piece = Figur
king-cannot = Der König kann nicht { $deed }
piece-cannot = { $piece } auf { $square } kann nicht { $deed }
none-can = { $piece ->
    [queen] Keine { $piece }{ $place } kann { $deed }
    [piece] Keine { $piece }{ $place } kann { $deed }
   *[other] Kein { $piece }{ $place } kann { $deed }
}
reach = auf dieses Ziel gelangen: { $place }
take-piece = eine solche Figur schlagen: { $piece }{ $place }
take-anything = etwas schlagen{ $place }
go-so-far = so viele Felder ziehen
takes-nothing = Auf { $place } ist nichts zu schlagen. Lassen Sie „{ $sign }“ weg für: { $moves }
on-neither-side = Von keiner solchen Figur auf dem Brett ({ $piece }) weiß man, dass sie die Partie auf diesem Flügel begann; nennen Sie ihr Feld stattdessen ({ $piece })
none-can-go = { $piece ->
    [queen] Keine { $piece } kann von { $square } dorthin ziehen: { $place }
   *[other] Kein { $piece } kann von { $square } dorthin ziehen: { $place }
}
written-with-sign = Dies ist ein Schlagzug und wird mit x geschrieben: { $moves }
fits-no-move = „{ $part }“ passt zu keinem Zug
no-pawn-becomes = { $piece ->
    [queen] Kein Bauer kann mit diesem Zug zur { $piece } werden
   *[other] Kein Bauer kann mit diesem Zug zum { $piece } werden
}
no-castling-with = Der König kann dort nicht rochieren mit: { $piece }
no-partner-on = Der König kann nicht rochieren mit einer Figur auf { $place }
pawn-must-become = Ein Bauer muss sich dort umwandeln
write-castling = Dieser Zug ist eine Rochade; schreiben Sie O-O oder O-O-O
no-en-passant = Kein Bauer kann en passant geschlagen werden
write-en-passant = Dieser Bauer wird en passant geschlagen; schreiben Sie e.p.
no-such-move = Kein solcher Zug passt zu „{ $part }“
cannot-castle-now = { $side ->
    [white] Weiß kann jetzt nicht rochieren
   *[black] Schwarz kann jetzt nicht rochieren
}
king-has-no-move = { $side ->
    [white] Der weiße König hat keinen erlaubten Zug
   *[black] Der schwarze König hat keinen erlaubten Zug
}
has-none = { $side ->
    [white] Bei Weiß kann nichts davon ziehen: { $piece }{ $place }
   *[black] Bei Schwarz kann nichts davon ziehen: { $piece }{ $place }
}
is-pinned = { $piece } auf { $square } ist gefesselt durch { $attacker }
king-would-stay = der König auf { $square } bliebe im Schach durch { $attacker }
and-also = { ", und " }
colon = { ": " }

## What is missing in a text that is no move.

expected-move = ein Zug
expected-file = eine Linie von a bis h
expected-rank = eine Reihe von 1 bis 8
expected-file-of-nine = eine Linie von a bis i
expected-rank-of-nine = eine Reihe von 1 bis 9
expected-square = ein Feld wie e4
expected-figures = ein Feld als zwei Ziffern von 1 bis 8 (wie 54)
expected-number = die Nummer eines Feldes von 1 bis 64 (wie 28)
expected-dash = ein Strich und die Nummer des anderen Feldes
expected-home-letter = der Buchstabe einer Figur auf dem Brett, A bis H nach der Linie, auf der sie begann, oder p
expected-letters = ein Feld als zwei Buchstaben (wie go)
expected-file-or-square = eine Linie oder ein Feld
expected-spaced-square = ein Abstand und ein Feld
expected-moves-or-takes = ein Strich oder x
expected-descriptive-square = ein Feld wie KB3
expected-continental-square = ein Feld wie 4R
expected-short-square = ein Feld wie K4
expected-three-symbols = das letzte von drei Zeichen
expected-victim = die geschlagene Figur (wie P oder QN)
expected-promotion = was der Bauer wird (Q, R, B oder N)
expected-promotion-of-nine = was der Bauer wird (B oder N)
expected-partner = die Figur, mit der der König rochiert (Q, P, R, B oder N)
expected-closing-bracket = eine schließende Klammer
expected-castling = O-O oder O-O-O
expected-pawn-file = die Linie, von der der Bauer kam, wie in exd5
expected-end = das Ende des Zuges
no-move-begins = kein Zug beginnt mit „{ $found }“
should-end = der Zug sollte enden, aber es folgt „{ $found }“
should-end-after = der Zug sollte nach „{ $after }“ enden, aber es folgt „{ $found }“
fourth-symbol = „{ $found }“ nach „{ $after }“ ist ein viertes Zeichen, und U-chess erlaubt drei
missing-before = vor „{ $found }“ fehlt: { $expected }
should-be = statt „{ $found }“ wird erwartet: { $expected }
should-be-after = statt „{ $found }“ wird nach „{ $after }“ erwartet: { $expected }
file-without-rank = „{ $after }“ hat eine Linie, aber es fehlt: { $expected }
is-missing = es fehlt: { $expected }
is-missing-after = nach „{ $after }“ fehlt: { $expected }
no-move-at-all = „{ $text }“ ist kein Zug.

## What is open after the beginning of a move.

rest-is-missing = Der Rest von { $name } fehlt.
as-in = , wie in { $names }
namely = : { $names }
which-side-castles = Nach welcher Seite rochiert der König{ $names }?
what-pawn-becomes = Was wird der Bauer{ $names }?
how-it-goes-on = Wie geht der Zug weiter{ $names }?
what-it-takes = { $piece ->
    [queen] Was schlägt die { $piece }{ $names }?
   *[other] Was schlägt der { $piece }{ $names }?
}
where-it-goes = Wohin zieht { $piece } auf { $square }{ $names }?
which-square-it-goes-to = { $piece ->
    [queen] Auf welches Feld zieht die { $piece }{ $names }?
   *[other] Auf welches Feld zieht der { $piece }{ $names }?
}

## Files that are not opened: what they are. Each with its article, behind “this is”.

file-djvu = eine DjVu-Datei
file-rtf = ein RTF-Dokument
file-old-word = ein altes Word-Dokument
file-postscript = eine PostScript-Datei
file-gzip = ein gzip-Archiv
file-bzip2 = ein bzip2-Archiv
file-zstandard = ein Zstandard-Archiv
file-xz = ein xz-Archiv
file-rar = ein RAR-Archiv
file-7-zip = ein 7-Zip-Archiv
file-lit = ein LIT-Buch
file-program = ein Programm
file-sound = eine Tonaufnahme
file-film = ein Film
file-film-or-sound = ein Film oder eine Tonaufnahme
file-database = eine Datenbank
file-photoshop = ein Photoshop-Bild
file-bmp = ein BMP-Bild
file-heic = ein HEIC-Foto
file-avif = ein AVIF-Bild
file-tar = ein tar-Archiv
file-word = ein Word-Dokument
file-excel = eine Excel-Arbeitsmappe
file-powerpoint = eine PowerPoint-Präsentation
file-open-text = ein OpenDocument-Text
file-open-document = eine OpenDocument-Datei
file-kindle = ein Mobipocket- oder Kindle-Buch
file-no-text = eine Datei aus Bytes, die kein Text sind

## Why a file is not opened, or not all of it. Clauses without a full stop; most follow “The file … cannot be opened:”.

foreign-picture = dies ist { $kind } und kann hier nicht gelesen werden; speichern Sie es als JPEG oder PNG und öffnen Sie jene Datei
foreign-file = dies ist { $kind } und kann hier nicht gelesen werden; Text, HTML, EPUB und PDF lassen sich öffnen
file-locked = sie ist mit einem Kennwort gesperrt; speichern Sie sie ohne Kennwort und öffnen Sie jene Datei
file-protected = ihr Text ist verschlüsselt (DRM), und nur die Programme des Händlers können ihn lesen
no-epub-in-archive = dies ist ein Archiv ohne EPUB-Buch; entpacken Sie es und öffnen Sie seine Dateien
file-damaged = diese Datei ({ $kind }) ist abgeschnitten oder beschädigt; laden Sie sie noch einmal herunter oder bitten Sie um eine andere Kopie
picture-damaged = dieses Bild ist abgeschnitten oder beschädigt; laden Sie es noch einmal herunter oder bitten Sie um eine andere Kopie
file-too-large = entpackt ist sie zu groß für ein Buch
only-pictures = { $pages ->
    [one] ihre Seite ist ein Bild ohne Text
   *[other] { $pages } von { $pages } Seiten sind Bilder ohne Text
}
no-text-in-it = es steht kein Text darin
its-letters-are-small = ihre kleinen Buchstaben sind etwa { $pixels } Pixel hoch, und { $wanted } sind nötig; scannen Sie sie mit 300 Punkten je Zoll oder fotografieren Sie sie aus der Nähe
no-letters-in-pictures = { $pages ->
    [one] im Bild wurden keine Buchstaben erkannt; stellen Sie es aufrecht oder nehmen Sie es aus der Nähe und bei mehr Licht noch einmal auf
   *[other] in den Bildern von { $pages } Seiten wurden keine Buchstaben erkannt; stellen Sie sie aufrecht oder nehmen Sie sie aus der Nähe und bei mehr Licht noch einmal auf
}
picture-not-yet-recognised = dies ist ein Bild; es hat keinen Text, bis seine Buchstaben erkannt sind
too-many-pixels = dieses Bild hat { $millions } Millionen Pixel; höchstens { $most } Millionen werden gelesen, und weniger bei hoher Farbtiefe; speichern Sie es kleiner und öffnen Sie jene Datei
packed-damaged = sie ist abgeschnitten oder beschädigt; laden Sie sie noch einmal herunter oder bitten Sie um eine andere Kopie
packed-split = sie ist ein Teil eines zerlegten Archivs; fügen Sie die Teile mit dem Programm zusammen, das es zerlegt hat
packed-locked = { $file } darin ist mit einem Kennwort gesperrt; entpacken Sie die Datei mit dem Kennwort und öffnen Sie sie für sich
packed-otherwise = { $file } darin ist auf eine Weise gepackt, die hier nicht gelesen wird; entpacken Sie die Datei und öffnen Sie sie für sich
no-recogniser = der Teil des Programms, der Buchstaben erkennt, ist nicht angekommen oder läuft in diesem Browser nicht; prüfen Sie die Verbindung und versuchen Sie es noch einmal
recogniser-failed = der Teil des Programms, der Buchstaben erkennt, ist an Seite { $page } gescheitert; versuchen Sie es noch einmal und dann mit einem kleineren Bild von ihr
this-file-unreadable = die Datei { $file } konnte nicht gelesen werden

## What the text of a file lacks.

not-in-the-text = Nicht im Text: { $what }.
look-twice = Sehen Sie zweimal hin: { $what }.
pictures-kept-nowhere = Der Browser hat die Bilder nicht gespeichert; darum steht der Text allein.
pages-named = { $count ->
    [one] Seite { $pages }
   *[other] Seiten { $pages }
}
pages-and-more = { $pages } und weitere
pages-are-pictures = { $count ->
    [one] { $count } von { $of } Seiten ist ein Bild ohne Text: { $pages }
   *[other] { $count } von { $of } Seiten sind Bilder ohne Text: { $pages }
}
pictures-left-out = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}
diagrams-left-out = { $count ->
    [one] ein Diagramm ({ $where })
   *[other] { $count } Diagramme ({ $where })
}
small-letters = die kleinen Buchstaben sind etwa { $pixels } Pixel hoch ({ $where }), und { $wanted } sind nötig; viele wurden nur zweifelhaft erkannt
unsure-words = kaum ein Wort wurde sicher erkannt ({ $where }); sehen Sie nach, ob das Bild scharf ist und aufrecht steht
letters-not-recognised = die Buchstaben in Bildern sind nicht erkannt: { $why }
letters-not-identified = { $count ->
    [one] { $count } Buchstabe war nicht zu bestimmen und steht als { $sign } da: { $where }
   *[other] { $count } Buchstaben waren nicht zu bestimmen und stehen als { $sign } da: { $where }
}
pages-unreadable = was nicht gelesen werden konnte ({ $where })
fault-of-file = { $file }: { $why }
no-letters-on-pages = keine Buchstaben erkannt: { $where } von { $of }
part-missing = der Teil { $part } ist nicht im Archiv
part-encrypted = der Teil { $part } ist verschlüsselt
part-is-damaged = der Teil { $part } ist beschädigt
part-compressed = der Teil { $part } ist auf eine Weise gepackt, die hier nicht gelesen wird
part-too-large = der Teil { $part } ist zu groß

## Doubts about the moves of an old book.

as-printed = { $number } „{ $print }“
moves-and-more = { $moves } und { $count } weitere
moves-or-more = { $moves } oder { $count } weitere
doubt-skipped = „{ $print }“ ist ausgelassen und steht als Kommentar da: Die Partie könnte damit nicht weitergehen.
doubt-stop = { $print } konnte nicht gelesen werden{ $more ->
    [0] { "" }
    [1] , auch der Zug danach nicht
   *[other] , auch die { $more } Züge danach nicht
}: { $why }.
stop-no-move = kein erlaubter Zug passt, und keine Berichtigung wurde gefunden, mit der die Partie weitergeht
stop-over = die Partie ist vorher zu Ende
moves-missing-before = davor fehlen Züge
stop-spent = davor musste zu viel berichtigt werden, darum wurde hier keine Berichtigung gesucht
doubt-number = { $print } ist als { $move } gelesen, aber nach der Nummer scheinen davor Züge zu fehlen.
doubt-nearby = { $print } ist als { $move } gelesen, aber ein Fehler in der Nähe kann in Wahrheit hier liegen.
doubt-open = { $print } könnte { $move } oder { $others } sein, und kein späterer Zug entscheidet es. Gezeigt wird { $move }.
may-be-misprint = Es kann ein Druckfehler für { $moves } sein.
doubt-unprinted = { $number } ist nicht gedruckt. { $move } ist eingefügt{ $count ->
    [0] { "" }
    [1] , und der nächste Zug ist dann spielbar
   *[other] , und die nächsten { $count } Züge sind dann spielbar
}.
doubt-playable = { $print } ist spielbar, ein späterer Zug dann aber nicht. { $move } kommt dem Druck nahe{ $count ->
    [0] { "" }
    [1] , und der nächste Zug ist dann spielbar
   *[other] , und die nächsten { $count } Züge sind dann spielbar
}.
doubt-not-legal = { $print } ist hier kein erlaubter Zug. { $move } kommt dem Druck am nächsten{ $count ->
    [0] { "" }
    [1] , und der nächste Zug ist dann spielbar
   *[other] , und die nächsten { $count } Züge sind dann spielbar
}.
also-possible = Auch möglich: { $moves }.
doubt-false-mark = { $print } trägt ein Zeichen, das auf { $move } nicht zutrifft.
doubt-no-check = { $print } ist nicht als Schach bezeichnet, aber { $move } gibt Schach.
doubt-no-passing = { $print } ist nicht mit „e.p.“ bezeichnet, aber { $move } schlägt en passant.
doubt-label = { $print }: Die Bezeichnung sagt, wo die Figur steht, nicht, wo sie die Partie begann.

## How the moves of an old book were read.

chosen-unprinted = { $number } ist nicht gedruckt. { $move } ist eingefügt, wie Sie gewählt haben.
chosen-reading = { $print } ist als { $move } gelesen, wie Sie gewählt haben.
settled-by-mark = { $print } könnte auch { $moves } sein. Das Schachzeichen oder sein Fehlen entscheidet es.
settled-by-label = { $print } könnte auch { $moves } sein. Die Bezeichnung sagt, wo die Figur die Partie begann.
settled-by-later = { $print } könnte auch { $moves } sein, aber dazu passen die folgenden Züge nicht.
print-cleaned = { $print }: Ein Zeichen wurde übergangen oder für ein anderes genommen.
print-other-number = { $print }: Gedruckt ist eine andere Nummer.
fate-chosen = gewählt
fate-equally-good = ebenso gut
fate-mark = nicht wie bezeichnet
fate-label = nicht wie benannt
fate-later = ein späterer Zug passt nicht
fate-print = nicht wie gedruckt
fate-goes-on = { $count ->
    [1] { $fate }; der nächste Zug passt
   *[other] { $fate }; die nächsten { $count } Züge passen
}

## Comments that a book's doubts leave in its games.

comment-not-understood = von hier an nicht verstanden: { $text }
comment-unprinted = nicht gedruckt; eingefügt ist { $move }
comment-unprinted-or = nicht gedruckt; eingefügt ist { $move } (oder { $others })
comment-not-legal = gedruckt „{ $print }“, was nicht erlaubt ist; gelesen als { $move }
comment-not-legal-or = gedruckt „{ $print }“, was nicht erlaubt ist; gelesen als { $move } (oder { $others })
comment-could-be = gedruckt „{ $print }“: { $move } oder { $others }

## What was read of a book, and what was not.

given-up-line = Zeile { $line }, „{ $print }“: { $why }.
given-up-no-start = es beginnt nicht mit einem ersten Zug, und hier ist keine Partie im Gange
given-up-unlent = die ersten Züge sind die einer anderen Partie, die in diesem Text nicht zu finden ist
given-up-too-short = zu wenige Züge für eine Partie
given-up-other-game = es nennt nur Felder, und das sind keine Bauernzüge; vielleicht ist es ein anderes Spiel
given-up-diagram = es ist vom Anfang einer Partie an nicht spielbar; vielleicht beginnt es bei einem Diagramm
pgn-in-book = Zeile { $line }: Hier steht eine Partie in PGN; fügen Sie sie für sich ein, um sie zu öffnen.
no-page-either = Eine Seite eines Buches ist es auch nicht.
book-read = { $games ->
    [one] Eine Partie gelesen; { $doubts }.
   *[other] { $games } Partien gelesen; { $doubts }.
}
no-move-is-doubtful = kein Zug ist zweifelhaft
moves-are-doubtful = { $count ->
    [one] ein Zug ist zweifelhaft
   *[other] { $count } Züge sind zweifelhaft
}
moves-are-unprinted = { $count ->
    [one] ein Zug ist nicht gedruckt
   *[other] { $count } Züge sind nicht gedruckt
}
moves-are-left-out = { $count ->
    [one] ein gedruckter Zug ist ausgelassen
   *[other] { $count } gedruckte Züge sind ausgelassen
}
games-are-incomplete = { $count ->
    [one] eine Partie ist unvollständig
   *[other] { $count } Partien sind unvollständig
}
passages-are-unread = { $count ->
    [one] eine Stelle konnte nicht gelesen werden
   *[other] { $count } Stellen konnten nicht gelesen werden
}
line-of-title = { $title } (Zeile { $line })
found-language = { $language } (automatisch)
find-language = Automatisch

## Files of games: what was not read, made or kept.

files-and-more = { $more ->
    [one] { $file } und eine weitere Datei
   *[other] { $file } und { $more } weitere Dateien
}
games-of = { $games ->
    [one] { $games } Partie aus { $library }
   *[other] { $games } Partien aus { $library }
}
library-too-large = Die Datei ist zu groß, um hier gelesen zu werden.
file-cut-short = Die Datei konnte nicht bis zu ihrem Ende gelesen werden.
library-closed-early = Die Seite wurde geschlossen, während dies gelesen wurde, und der Rest wurde nicht gespeichert.
library-stopped-early = Das Lesen wurde angehalten, und der Rest wurde nicht gespeichert.
reading-stopped = Das Lesen wurde angehalten.
library-gone = Diese Datei ist nicht mehr auf diesem Gerät gespeichert.
holds-no-games = enthält keine Partien
files-without-games = enthält { $count } Dateien ohne Partien
texts-left-out = { $count ->
    [one] Ein Text unter Angaben ist weggelassen: Er ist keine Schachpartie, denn seine ersten Züge sind nicht spielbar.
   *[other] { $count } Texte unter Angaben sind weggelassen: Sie sind keine Schachpartien, denn ihre ersten Züge sind nicht spielbar.
}
read-as-windows = Manches ist kein UTF-8 und wurde als Windows-1252 gelesen.
add-after-stop = Das Lesen wurde angehalten. Öffnen Sie diese Sammlung noch einmal (Öffnen, Gespeicherte Partien) und lassen Sie sie ganz lesen, bevor Sie etwas hinzufügen.
added-elsewhere = Dieser Sammlung wurde in einem anderen Tab etwas hinzugefügt. Öffnen Sie sie noch einmal (Öffnen, Gespeicherte Partien), bevor Sie etwas hinzufügen.
no-room-for-games = Hier ist kein Platz für weitere Partien. Nichts wurde hinzugefügt.
no-library-made = Es wurde keine Sammlung gemacht: { $why }.
library-deleted = sie ist inzwischen gelöscht
no-room-on-device = auf diesem Gerät ist nicht genug Platz
browser-keeps-nothing = der Browser lässt die Seite nichts speichern
browser-refused = der Browser weigerte sich ({ $error })

## The differences of two games.

starts-differ = Die Partien beginnen in verschiedenen Stellungen.
start-of-both = Anfang
main-lines-part = Die Hauptvarianten trennen sich
lines-part = Die Varianten trennen sich
line-only-here = { $moves ->
    [one] Diese Variante steht nur hier: ein Zug.
   *[other] Diese Variante steht nur hier: { $moves } Züge.
}
line-only-there = { $moves ->
    [one] Diese Variante steht nur in der anderen: ein Zug.
   *[other] Diese Variante steht nur in der anderen: { $moves } Züge.
}
lines-in-other-order = Die Varianten ab hier stehen in anderer Ordnung.
after-move = Nach { $move }
before-move = Vor { $move }
comments-of = { $place }: Kommentare
glyphs-of = { $place }: Zeichen
only-here = { $text } nur hier.
only-there = { $text } nur in der anderen.
here-and-there = { $here } hier, { $there } in der anderen.
quoted = „{ $text }“
result-none = keines

## What is kept on the device.

kept-damaged = Nicht alles Gespeicherte lässt sich zeigen: { $what }. Es liegt unter Öffnen, Gespeicherte Partien.
record-foreign = ein Teil davon stammt nicht von dieser Seite
record-newer = eine neuere Fassung dieser Seite hat es geschrieben
record-cut = ein Teil davon fehlt
record-altered = ein Teil davon ist verändert
kept-unreadable = Text, der nicht gelesen werden kann
games-and-more = { $more ->
    [one] { $game } und eine weitere Partie
   *[other] { $game } und { $more } weitere Partien
}

## What no longer fits in a book after a choice. Clauses without a full stop.

misfit = { $move } passt nicht mehr
misfits = { $count ->
    [one] { $move } und ein späterer Zug passen nicht mehr
   *[other] { $move } und { $count } spätere Züge passen nicht mehr
}

## The words in small print under the letters that a rule has added; they should be short.

caption-file-and-rank = Linie, Reihe
caption-file = Linie
caption-rank = Reihe
caption-side = Flügel
caption-which = welche
caption-captor = schlägt
caption-captured = geschlagen
caption-both = beide
caption-square = Feld
caption-mark = Zeichen

## The page for practice: its doors, and what all kinds of practice have.

practice-lead = Was Sie in den Lektionen gelesen haben, gehört Ihnen erst, wenn Sie es tun.
practice-kept = Was Sie hier tun, bleibt allein auf diesem Gerät; nichts wird irgendwohin gesendet.
all-practice = ‹ Alle Übungen
about-keep-score = Eine Partie wird vorgespielt; Sie schreiben mit, und Ihr Formular wird durchgesehen.
about-dictation = Eine Partie wird vorgelesen; Sie ziehen die Figuren.
about-silent-reading = Gedruckte Züge ohne Brett; dann sagen Sie, wohin sie führen.
about-by-rule = Fünf Minuten Fragen: Zuerst kommt, was Sie gerade vergessen würden.
about-worksheets = Diagramme mit Aufgaben und Lösungen sowie leere Partieformulare, zum Drucken und Austeilen.
about-two-sheets = Beide Spieler haben mitgeschrieben, und beide können sich geirrt haben: Aus beiden Formularen wird eine Partie.
about-sets = Fragen aus eigenen Partien: als Link für Schüler, für eine eigene Seite oder auf Papier.
learning-not-kept = Dieser Browser lässt die Seite nicht speichern, was Sie lernen. Es geht verloren, wenn Sie die Seite schließen.
board-seen = Brett
from-whites-side = Von der Seite von Weiß
from-blacks-side = Von der Seite von Schwarz
length = Länge
any-rule = Jede Regel
your-game = Ihre Partie
famous-game = Eine berühmte Partie
when-i-ask = Wenn ich es verlange
not-written = nicht geschrieben
another-game = Eine andere Partie
what-to-practise = Was zu üben ist
times = { " " }({ $times }-mal)
move-of = { $side ->
    [white] { $number }. Zug von Weiß
   *[black] { $number }. Zug von Schwarz
}
notation-of-other-games = „{ $notation }“ ist nur für: { $games }. Wählen Sie für diese Partie eine andere Notation.

## Keeping the score of a game.

keep-score-yourself = Selbst mitschreiben
keep-lead = Eine Partie wird vorgespielt, und Sie schreiben sie auf wie am Brett: Erst geschieht der Zug, dann schreiben Sie ihn. Am Ende wird Ihr Formular durchgesehen.
no-such-game = Keine Partie dieser Länge hat diese Regel. Wählen Sie eine andere Länge oder eine andere Regel.
write-in = Schreiben in
judged-how = Beurteilt
judged-kindly = Freundlich: jeder Zug sofort
judged-strictly = Streng: erst am Ende
kind-sheet = Zug für Zug beurteilt
strict-sheet = am Ende beurteilt
next-move-comes = Der nächste Zug kommt
every-seconds = Alle { $seconds } Sekunden
with-rule = Mit der Regel
any-length = Jede Länge
up-to-twelve = Bis 12 Züge
thirteen-to-twenty = 13 bis 20 Züge
more-than-twenty = 21 Züge und mehr
write-its-move = { $side ->
    [white] Schreiben Sie den { $number }. Zug von Weiß.
   *[black] Schreiben Sie den { $number }. Zug von Schwarz.
}
ask-for-first = Verlangen Sie den ersten Zug. Ist er geschehen, schreiben Sie ihn auf.
written-ask-next = Geschrieben. Verlangen Sie den nächsten Zug.
was-last-move = Das war der letzte Zug der Partie.
write-it = Schreiben
next-move = Nächster Zug
leave-it-next-move = Auslassen, nächster Zug
mark-my-sheet = Mein Formular durchsehen
delete-last-letter = Den letzten Buchstaben löschen
letters-and-squares = Buchstaben und Felder
your-sheet-marked = Ihr Formular, durchgesehen
handed-sheet = Ein eingereichtes Formular
to-my-practice = Zu meinen eigenen Übungen
copy-result = Das Ergebnis für die Lehrkraft kopieren
slips = Fehler
moves-by-rule = Züge nach Regeln
practise-by-rule = Nach Regeln üben
sheet-not-kept = Dieser Browser lässt die Seite nichts speichern; Ihr Formular geht verloren, wenn Sie die Seite verlassen.
sheet-result-copied = Kopiert. Senden Sie es Ihrer Lehrkraft auf beliebigem Weg: Die Adresse öffnet Ihr durchgesehenes Formular.
result-not-copied = Der Browser erlaubt kein Kopieren. Dies ist Ihr Ergebnis: { $result }
cell-of = { $number }. Zug, { $side }
cell-unwritten = { $cell }: nicht geschrieben
cell-marked = { $cell }: { $mark }
cell-marked-written = { $cell }: { $written }, { $mark }
cell-name = { $cell }, richtig ist { $name }
mark-right = richtig
mark-slip = ein Fehler
mark-mended = verbessert
mark-wrong = falsch
right-of = { $right } von { $all }

## Dictation.

dictation = Diktat
dictation-lead = Eine Partie wird Zug um Zug vorgelesen, in den Worten der Notation, die Sie wählen; Sie führen jeden Zug auf dem Brett aus. Die Stimme ist die Ihres Browsers.
no-voice = Auf diesem Gerät gibt es keine Stimme für diese Sprache: { $language }. Darum wird jeder Zug als Text gezeigt.
dictated-in = Diktiert in
text-of-moves = Text der Züge
text-hidden = Verborgen: hören Sie zu
text-shown = Gezeigt
next-move-is-said = Der nächste Zug wird gesagt
as-soon-as-right = Sobald ein Zug richtig ist
voice = Stimme
voice-slow = Langsam
voice-usual = Gewöhnlich
voice-fast = Schnell
say-again = Noch einmal sagen
say-next-move = Den nächsten Zug sagen
show-the-text = Den Text zeigen
listen-then-play = Hören Sie zu und ziehen Sie auf dem Brett. R sagt den Zug noch einmal.
ask-with-r = Verlangen Sie den nächsten Zug mit R.
dictation-over = Das Diktat ist zu Ende
not-at-once = Nicht auf Anhieb richtig
hear-again = Noch einmal hören
tries = { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}
tries-with-text = { $tries ->
    [one] ein Versuch, mit dem Text
   *[other] { $tries } Versuche, mit dem Text
}
dictation-not-kept = Dieser Browser lässt die Seite nichts speichern; Ihr Diktat geht verloren, wenn Sie die Seite verlassen.
voice-failed = Die Stimme dieses Browsers versagte; darum wird jeder Zug als Text gezeigt.

## Silent reading.

read-silently = Still lesen
silent-reading-lead = Gedruckte Züge ohne Brett: Verfolgen Sie sie im Kopf, dann sagen Sie, wohin sie führen. Die Züge sind die berühmter Partien.
printed-in = Gedruckt in
it-begins = Beginnt
at-beginning-of-game = Am Anfang einer Partie
at-position-seen = In einer Stellung, die ich vorher sehe
answered-by = Antworten durch
choosing-boards = Wahl unter vier Brettern
playing-it = Ziehen auf einem Brett
read-a-score = Züge lesen
look-at-position = Sehen Sie sich diese Stellung an. Die Züge beginnen bei ihr, und das Brett wird verdeckt.
hide-board = Das Brett verdecken und lesen
follow-the-moves = Verfolgen Sie die Züge im Kopf, bis zum letzten.
to-four-boards = Zu den vier Brettern
hide-score = Die Züge verdecken und spielen
which-board = Welches Brett ist es nach dem letzten Zug?
play-from-memory = Spielen Sie die Züge beider Seiten aus dem Gedächtnis; dann sagen Sie, dass dies die Stellung ist.
take-back = Zurücknehmen
this-is-it = Dies ist die Stellung
see-score-again = Die Züge noch einmal sehen
next-score = Die nächsten Züge
end-round = Die Runde beenden
the-score = Züge
right-board = ✓ das richtige Brett
your-board = ✗ Ihre Wahl
plies-of-each = { $plies } Züge, { $each } von jeder Seite
board-letter = Brett { $letter }
moves-played = { $moves ->
    [0] Noch kein Zug ist gespielt.
    [one] 1 Zug ist gespielt.
   *[other] { $moves } Züge sind gespielt.
}

## Practice by rule.

by-rule-due = Nach Regeln, wenn fällig
by-rule-lead = Fragen zu jeder Regel der Notation. Eine Regel, die Sie kennen, kommt nach Tagen oder Wochen wieder, eine verfehlte nach einer Minute. Eine Runde dauert etwa fünf Minuten, und keine Uhr läuft.
begin-round = Eine Runde beginnen
notations-to-practise = Notationen zum Üben
who-practises = Wer übt
nameless = Schüler
another-name = Ein anderer Name
rule = Regel
how-well = Stand
last-answers = Letzte Antworten
asked-again = Wieder gefragt
right-at-once = Auf Anhieb richtig
your-answer = Ihre Antwort
tap-a-square = Wählen Sie ein Feld auf dem Brett.
drag-the-piece = Ziehen Sie die Figur, oder wählen Sie sie und dann ihr Feld.
next-question = Nächste Frage
round-over = Die Runde ist zu Ende
what-you-practised = Was Sie geübt haben
to-chart = Zur Übersicht
remove-learner = { $name } entfernen
learner-removed = { $name } wurde entfernt, mit allem Gelernten.{ " " }
question-number = Frage { $number }
question-of = Frage { $number } von { $of }
squares-of-files = Felder der Linien
one-notation-at-least = Mindestens eine Notation wird geübt.
one-file-at-least = Nach mindestens einer Linie wird gefragt.
nothing-due = Nichts ist fällig. Die nächste Regel ist fällig: { $when }.
rules-new = { $new ->
    [one] 1 Regel ist neu.
   *[other] { $new } Regeln sind neu.
}
rules-due = { $due ->
    [one] 1 Regel ist fällig.
   *[other] { $due } Regeln sind fällig.
}
rules-due-and-new = { $due ->
    [one] 1 Regel ist fällig
   *[other] { $due } Regeln sind fällig
}, { $new ->
    [one] 1 Regel ist neu.
   *[other] { $new } Regeln sind neu.
}

## Two score sheets of one game.

two-sheets = Zwei Formulare einer Partie
two-sheets-lead = Tippen oder fügen Sie beide Formulare ein, jedes in seiner eigenen Notation. Auch ein einzelnes wird gelesen: Sie erfahren, von wo an es keinen Sinn ergibt und was es gewesen sein könnte.
first-sheet = Erstes Formular
second-sheet = Zweites Formular
show-game-in = Die Partie zeigen in
compare-sheets = Die Formulare vergleichen
sheets-are-read = Die Formulare werden gelesen…
no-sheet-yet = Schreiben oder fügen Sie mindestens ein Formular ein.
change-sheets = Die Formulare ändern
open-the-game = Die Partie öffnen
side-by-side = Beide Formulare nebeneinander
where-they-differ = Wo sie sich unterscheiden
could-be-another = könnte auch ein anderer Zug sein
no-move-on-sheets = Auf diesen Formularen ist kein Zug einer Partie zu lesen.
sheets-without-doubt = { $length }. Nichts auf den Formularen ist zweifelhaft.
sheets-all-decided = { $places ->
    [one] { $length }. 1 Stelle ist nicht klar, aber sie ist entschieden.
   *[other] { $length }. { $places } Stellen sind nicht klar, aber alle sind entschieden.
}
sheets-left-to-you = { $length }. { $places ->
    [one] 1 Stelle ist nicht klar
   *[other] { $places } Stellen sind nicht klar
}, und { $open ->
    [one] 1 davon bleibt Ihnen überlassen.
   *[other] { $open } davon bleiben Ihnen überlassen.
}
sheet-found = { $sheet }: { $notation }, { $right } von { $written } geschriebenen Zügen richtig.
slips-on-sheet = { $sheet }: { $slips }

## Worksheets.

worksheets = Arbeitsblätter
worksheets-lead = Wählen Sie, wonach gefragt wird, sehen Sie die Seiten darunter an und drucken Sie sie. Ihr Browser kann sie auch als PDF speichern.
worksheet-kind = Art
notation = Notation
positions-from = Stellungen aus
twenty-famous-games = 20 berühmten Partien
generated-positions = erzeugten Stellungen
other-positions = Andere Stellungen
second-notation = Zweite Notation
moves-with = Züge mit
diagrams-on-page = Diagramme je Seite
pages = Seiten
paper = Papier
paper-letter = Letter
with-key = Mit Lösungen
no-second = keine
name = Name
place-played = Ort
round-no = Runde
board-no = Brett
key = Lösungen
draw-the-move = Den Zug einzeichnen
which-piece-moves = Welche Figur zieht?
what-is-wrong = Was ist falsch?
write-in-another = In einer anderen Notation schreiben
asked-to-write = Schreiben Sie jeden Zug, wie er auf einem Partieformular steht: { $notation }.
asked-to-draw = Zeichnen Sie jeden Zug als Pfeil, und schreiben Sie, wo er beginnt und endet ({ $notation }).
asked-for-piece = Schreiben Sie zu jedem Zug das Feld der Figur, die ihn macht ({ $notation }).
asked-to-mend = Jeder Name des eingezeichneten Zuges hat einen Fehler. Schreiben Sie, was falsch ist, und den Namen, wie er sein soll ({ $notation }).
asked-to-translate = Jeder Zug steht in einer Notation da: { $given }. Schreiben Sie ihn in einer anderen: { $notation }.
only-positions = { $count ->
    [0] Kein solcher Zug wurde gefunden. Wählen Sie eine andere Regel.
    [one] Nur eine Stellung hat hier einen solchen Zug.
   *[other] Nur { $count } Stellungen haben hier einen solchen Zug.
}

## Exercise sets.

exercise-sets = Aufgabenreihen
sets-lead = Wählen Sie Partien, Regeln und eine Art von Fragen. Sehen Sie die Fragen durch, lassen Sie weg, was nicht passt, und geben Sie sie als Link weiter, auf einer eigenen Seite oder auf Papier.
own-games = Eigene Partien
paste-games = Fügen Sie Partien hier ein, als PGN oder in jeder Notation
read-these-games = Diese Partien lesen
choose-games-file = Eine Datei wählen…
opened-games = eigenen Partien
question-kind = Frage
answer-in = Antwort in
given-in = Gegeben in
how-many-questions = Fragen
rules-asked = Regeln
other-questions = Andere Fragen
copy-link-for-pupils = Einen Link für Schüler kopieren
copy-html = HTML für eine Seite kopieren
worksheet = Arbeitsblatt
back-to-questions = ‹ Die Fragen
try-yourself = Selbst versuchen
the-questions = Die Fragen
leave-out = Weglassen
exchange-question = Eine andere
action-on-question = { $action }: { $number }
no-other-question = Eine andere Frage dieser Art gibt es hier nicht.
no-questions = Noch gibt es keine Frage zum Weitergeben.
exercises = Aufgaben
hand-in = Abgeben
leave-it-next-question = Auslassen, nächste Frage
your-result = Ihr Ergebnis
handed-result = Ein eingereichtes Ergebnis
do-again = Noch einmal machen
right-answer = Antwort:{ " " }
set-result-copied = Kopiert. Senden Sie es Ihrer Lehrkraft auf beliebigem Weg: Die Adresse öffnet jede Ihrer Antworten.
play-the-move = Den Zug ausführen
only-questions = { $count ->
    [0] Keine solche Frage wurde gefunden. Wählen Sie andere Regeln, eine andere Art oder andere Partien.
    [one] Nur eine solche Frage wurde gefunden.
   *[other] Nur { $count } solche Fragen wurden gefunden.
}
set-link-copied = Kopiert. Wer den Link öffnet, macht diese Aufgaben; nichts wird irgendwohin gesendet.
set-link-long = Kopiert. Der Link hat { $letters } Zeichen, und manche Mailprogramme schneiden Links von mehr als 2000 ab: Öffnen Sie Ihren einmal dort, wo Sie ihn einfügen.
copy-yourself = Der Browser erlaubt kein Kopieren. Kopieren Sie dies selbst: { $text }
html-cannot-ask = Ein Brett auf einer Seite fragt nur danach, den Zug zu schreiben oder welche Figur zieht. Wählen Sie eine dieser Arten.
html-copied = { $boards ->
    [one] Kopiert: ein Brett mit einer Frage.
   *[other] Kopiert: { $boards } Bretter, jedes mit einer Frage.
}
html-left-out = { " " }{ $count ->
    [one] 1 Frage ist weggelassen, weil ein Brett auf einer Seite sie nicht stellen kann.
   *[other] { $count } Fragen sind weggelassen, weil ein Brett auf einer Seite sie nicht stellen kann.
}
hints-taken = { " " }· { $hints ->
    [one] 1 Hinweis
   *[other] { $hints } Hinweise
}
answer-at-once = richtig
answer-with-hint = mit einem Hinweis
answer-after-slip = nach einem Fehler
answer-missed = nicht richtig beantwortet
games-file-unreadable = Die Datei kann nicht gelesen werden. Wählen Sie sie noch einmal, oder fügen Sie ihre Partien ein.
no-games-handed = Die Partien sind nicht angekommen, weil dieser Browser nichts für die Seite speichert. Speichern Sie sie als PGN, und öffnen Sie die Datei hier.

## What can be practised, and rules of a move besides those of its name.

rule-capture = Schlagzug
rule-en-passant = En passant
rule-promotion = Umwandlung
rule-check = Schach
rule-mate = Matt
rule-pinned-rival = Eine gefesselte zweite Figur
topic-find-square = Ein Feld finden
topic-name-square = Ein Feld benennen
topic-capture = Eine Figur schlägt
topic-pawn-capture = Ein Bauer schlägt
topic-pinned = Eine zweite Figur, die gefesselt ist
topic-black-count = Reihen von Schwarz aus gezählt
known-new = noch nicht gefragt
known-learning = wird gelernt
known-forgotten = wird neu gelernt
known = bekannt
known-well = gut bekannt
due-now = jetzt
in-minutes = { $minutes ->
    [one] in einer Minute
   *[other] in { $minutes } Minuten
}
in-hours = { $hours ->
    [one] in einer Stunde
   *[other] in { $hours } Stunden
}
in-days = { $days ->
    [one] in einem Tag
   *[other] in { $days } Tagen
}
learner-needs-name = Tippen Sie zuerst einen Namen.
too-many-learners = Mehr als { $most } Namen werden nicht gespeichert. Entfernen Sie zuerst einen.
learning-newer = Das Gelernte wurde von einer neueren Fassung dieser Seite gespeichert, und diese kann es nicht lesen.
learning-unreadable = Das Gelernte kann nicht gelesen werden.
choices-unreadable = Welche Notationen und Felder jemand übt, kann nicht gelesen werden. Wählen Sie sie neu.
learning-lost = { $lost ->
    [one] Eine Regel des Gelernten kann nicht gelesen werden und wird neu gefragt.
   *[other] { $lost } Zeilen des Gelernten können nicht gelesen werden; ihre Regeln werden neu gefragt.
}
round-time-over = Die fünf Minuten sind um.
round-nothing-due = Nichts mehr ist fällig.
round-no-question = Es wurde keine weitere Frage gefunden.
round-one-at-once = { $why } Eine Frage wurde beantwortet, auf Anhieb.
round-one-with-help = { $why } Eine Frage wurde beantwortet, mit Hilfe.
round-answered = { $why } { $count } Fragen wurden beantwortet, { $once } davon auf Anhieb.

## Practice by rule: a damaged name, and the squares.

mend-file-missing = Die Linie fehlt.
mend-rank-missing = Die Reihe fehlt.
mend-side-missing = Der Flügel des Feldes fehlt.
mend-letter-missing = Der Buchstabe der Figur fehlt.
mend-promotion-missing = Es fehlt, was der Bauer wird.
mend-file-needless = Die Linie ist nicht nötig.
mend-rank-needless = Die Reihe ist nicht nötig.
mend-nothing-taken = Es wird nichts geschlagen.
mend-letter-of-another = Es ist der Buchstabe einer anderen Figur.
mend-other-side = Es ist der andere Flügel.
mend-other-promotion = Der Bauer wird eine andere Figur.
mend-other-castling = Der König rochiert nach der anderen Seite.
mend-rank-for-file = Die Reihe steht, wo die Linie stehen soll.
mend-rank-before-file = Die Reihe steht vor der Linie.
mend-wrong-count = Die Reihe ist von der falschen Seite gezählt.
mend-which-moves = Es ist nicht gesagt, welche Figur ihrer Art zieht.
mend-which-taken = Es ist nicht gesagt, welche Figur ihrer Art geschlagen wird.
mend-square-missing = Das Feld, das die Figur verlässt, fehlt.
mend-another-taken = Eine andere Figur wird geschlagen.
mend-kings-move = Die Rochade ist als Zug des Königs geschrieben.
mend-right = Richtig.{ " " }
mend-not-it = Das ist es nicht.{ " " }
mend-which = { $side ->
    [white] Weiß spielt
   *[black] Schwarz spielt
}: { $move }. Dafür schrieb jemand ({ $notation }) „{ $text }“. Was ist falsch?
translate-move = { $side ->
    [white] Weiß spielt
   *[black] Schwarz spielt
} { $move } ({ $given }). Schreiben Sie den Zug in dieser Notation: { $notation }.
name-marked-square = Benennen Sie das bezeichnete Feld.
name-marked-square-as = { $side ->
    [white] Benennen Sie das bezeichnete Feld, wie Weiß zählt.
   *[black] Benennen Sie das bezeichnete Feld, wie Schwarz zählt.
}
find-square = Finden Sie { $name }.
find-square-as = { $side ->
    [white] Finden Sie { $name }, wie Weiß zählt.
   *[black] Finden Sie { $name }, wie Schwarz zählt.
}
no-name-of-square = Das ist kein Name eines Feldes, wie etwa { $name }.
right-square = Richtig: { $name }.
another-square = Das ist { $name }, ein anderes Feld.

## Questions of a quiz.

quiz-no-moves = Es gibt keinen Zug, nach dem gefragt werden kann: Die Variante endet, wo die Aufgabe beginnt. Fügen Sie dahinter Züge hinzu.
quiz-other-games = „{ $notation }“ ist nur für: { $games }. Wählen Sie für diese Aufgabe eine andere Notation.
quiz-find = { $side ->
    [white] Weiß ist am Zug. Spielen Sie den richtigen Zug.
   *[black] Schwarz ist am Zug. Spielen Sie den richtigen Zug.
}
quiz-write = { $side ->
    [white] Der Zug von Weiß: { $move }. Schreiben Sie ihn in dieser Notation: { $notation }.
   *[black] Der Zug von Schwarz: { $move }. Schreiben Sie ihn in dieser Notation: { $notation }.
}
quiz-whose = { $side ->
    [white] Weiß spielt { $name }. Welche Figur zieht? Wählen Sie ihr Feld.
   *[black] Schwarz spielt { $name }. Welche Figur zieht? Wählen Sie ihr Feld.
}
quiz-play = { $side ->
    [white] Weiß spielt { $name }. Führen Sie den Zug auf dem Brett aus.
   *[black] Schwarz spielt { $name }. Führen Sie den Zug auf dem Brett aus.
}
quiz-count = Frage { $number } von { $of }.{ " " }
quiz-solved-one = Gelöst, mit { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuchen
} und { $hints ->
    [one] 1 Hinweis
   *[other] { $hints } Hinweisen
}.
quiz-solved = Alle gelöst, mit { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuchen
} und { $hints ->
    [one] 1 Hinweis
   *[other] { $hints } Hinweisen
}.
quiz-all-answered = Alle Fragen sind beantwortet.

## Hints of a quiz.

hint-moves = Es zieht: { $piece } auf { $square }.
hint-kind = { $piece ->
    [king] Der König zieht.
    [queen] Eine Dame zieht.
    [pawn] Ein Bauer zieht.
   *[other] Ein { $piece } zieht.
}
hint-castles = Der König rochiert.
hint-takes = { $piece ->
    [queen] Die { $piece }
   *[other] Der { $piece }
} schlägt auf { $square }.
hint-goes = { $piece ->
    [queen] Die { $piece }
   *[other] Der { $piece }
} zieht nach { $square }.
hint-it-is = Es ist: { $piece }.
hint-rule = Die Regel für diesen Namen: { $rule }.
hint-begins = Der Name hat { $count } Zeichen und beginnt mit „{ $letter }“.
hint-written = Er schreibt sich „{ $name }“: { $move }.

## A quiz: answers that are not complete yet.

type-move-first = Tippen Sie zuerst einen Zug.
answer-in-writing = Antworten Sie, indem Sie den Namen des Zuges tippen.
answer-by-playing = Antworten Sie, indem Sie den Zug auf dem Brett ausführen.
answer-by-square = Antworten Sie mit dem Feld der Figur, wie e4.
which-of-these = Welchen dieser Züge meinen Sie?
which-one = { " " }Welchen meinen Sie?
which-one-file = { " " }Welchen meinen Sie? Nennen Sie die Linie, die die Figur verlässt.
which-one-rank = { " " }Welchen meinen Sie? Nennen Sie die Reihe, die die Figur verlässt.
which-one-side = { " " }Welchen meinen Sie? Sagen Sie, auf welchem Flügel.
which-one-taken = { " " }Welchen meinen Sie? Sagen Sie mehr darüber, was geschlagen wird.
which-one-piece = { " " }Welchen meinen Sie? Sagen Sie mehr über die Figur, die zieht.
which-one-square = { " " }Welchen meinen Sie? Nennen Sie das Feld, das die Figur verlässt.
which-one-promotion = { " " }Welchen meinen Sie? Sagen Sie, was der Bauer wird.

## A quiz: a name that was written.

written-right = Richtig.{ " " }
written-also = Richtig; man schreibt auch „{ $name }“.
written-here = Richtig; hier schreibt man „{ $name }“.{ " " }
written-otherwise = Das ist der Zug, aber in dieser Notation ({ $notation }) schreibt man „{ $name }“.{ " " }
written-too-much = { $count ->
    [one] Das ist der Zug, aber nicht nötig ist { $parts }. { $because } „{ $name }“ genügt.
   *[other] Das ist der Zug, aber nicht nötig sind { $parts }. { $because } „{ $name }“ genügt.
}
part-file = die Linie { $letters }
part-rank = die Reihe { $letters }
part-square = das Feld { $letters }
part-letter = der Buchstabe { $letters }
part-side = der Flügel { $letters }
part-promotion = die Umwandlung { $letters }
part-sign = das Zeichen { $letters }
slip-castling-kingside = Der König rochiert am Königsflügel.
slip-castling-queenside = Der König rochiert am Damenflügel.
slip-castling-other = Der König rochiert nach der anderen Seite.
slip-count-own = { $side ->
    [white] Jeder Spieler zählt die Reihen von der eigenen Seite des Brettes aus, hier von der weißen.
   *[black] Jeder Spieler zählt die Reihen von der eigenen Seite des Brettes aus, hier von der schwarzen.
}
slip-count = Beide Spieler zählen die Reihen von der weißen Seite des Brettes aus.
slip-capitals = Figuren und Linien schreibt man mit Großbuchstaben.
slip-small-letter = Der Buchstabe einer Figur ist groß; kleine Buchstaben sind Linien.
slip-pawn-file = Ein Bauer, der schlägt, wird mit der Linie geschrieben, die er verlässt.
slip-file-first = Zuerst kommt die Linie, dann die Reihe.
slip-order = Die Reihenfolge ist falsch: Zuerst kommt die Figur, dann, was sie unterscheidet, dann das Feld.
slip-kings-move = Die Rochade schreibt man nicht als Zug des Königs; sie hat ein eigenes Zeichen.
slip-side = Der Flügel ist falsch: Die Linien a bis d sind der Damenflügel, e bis h der Königsflügel.
slip-zeros = Nullen sind so gut wie die Buchstaben.
slip-takes-missing = Ein x sagt, dass geschlagen wird.
slip-takes-needless = Kein Zeichen sagt, dass geschlagen wird.
slip-mate-missing = Das Matt ist nicht bezeichnet.
slip-check-missing = Das Schach ist nicht bezeichnet.
slip-check-needless = Das Schach hat hier kein Zeichen.
slip-check-for-mate = Das Schach ist matt, und das hat ein eigenes Zeichen.
slip-promotion-sign = Was der Bauer wird, steht hinter einem Gleichheitszeichen, in Klammern oder ohne Zeichen.
slip-number = Die Nummer des Zuges ist kein Teil seines Namens.
slip-promotion-needless = Nur ein Bauer, der die letzte Reihe erreicht, wird eine andere Figur.
slip-no-letter = { $piece ->
    [queen] Eine { $piece }
   *[other] Ein { $piece }
} wird ohne Buchstaben geschrieben.
slip-other-letter = „{ $given }“ ist nicht der richtige Buchstabe ({ $piece }): Er ist { $letter }.
slip-letter-missing = Es fehlt der Buchstabe der Figur ({ $piece }): { $letter }.
slip-letter-missing-pawn = Es fehlt der Buchstabe der Figur ({ $piece }): { $letter }. Ein Zug ohne Buchstaben ist der eines Bauern.
written-untrue = Das ist der Zug, aber „{ $mark }“ trifft auf ihn nicht zu. Man schreibt „{ $name }“.
written-in-another = Das ist eine andere Notation: { $other }. In dieser ({ $notation }) schreibt man den Zug „{ $name }“.
that-move = Das ist: { $move }.{ " " }
move-to-write = Zu schreiben ist: { $move }.

## A quiz: a move that was played, and a piece that was pointed at.

right-move = Richtig: { $move }.
mate-too = Richtig: Auch das ist matt. Die Variante hat: { $move }.
variation-too = Auch richtig: Es ist eine der Varianten des Autors.
main-line-has = { " " }Die Hauptvariante geht weiter mit: { $move }.
not-to-find = Das ist erlaubt, aber nicht der gesuchte Zug: { $move }.
author-notes = { " " }Der Autor bemerkt: „{ $words }“
would-be-written = Das ist: { $move }. Man schreibt „{ $name }“.
piece-of-the-other = { $side ->
    [white] { $piece } auf { $square } gehört Schwarz, aber Weiß ist am Zug.
   *[black] { $piece } auf { $square } gehört Weiß, aber Schwarz ist am Zug.
}
partner-moves = Auch { $piece } auf { $square } zieht, aber die Rochade ist ein Zug des Königs.
piece-could-too = Auch { $piece } auf { $square } könnte nach { $target } ziehen, aber das schriebe man „{ $name }“.
not-the-king = Die Rochade ist ein Zug des Königs; auf { $square } steht { $piece ->
    [queen] eine { $piece }
   *[other] ein { $piece }
}.
piece-cannot-go = { $piece } auf { $square } kann nicht nach { $target } ziehen.
name-without-letter = Der Name hat keinen Buchstaben für eine Figur; so zieht: { $kind }. Auf { $square } steht { $piece ->
    [queen] eine { $piece }
   *[other] ein { $piece }
}.
name-of-another-kind = Der Name sagt, welche Figur zieht: { $kind }. Auf { $square } steht { $piece ->
    [queen] eine { $piece }
   *[other] ein { $piece }
}.
leaves-elsewhere = { $piece } auf { $square } ist nicht gemeint: „{ $letters }“ sagt, was die Figur verlässt: { $place }.

## Kept scores: what is said of them, and the names of slips.

no-moves-to-write = Diese Partie hat keine Züge zum Aufschreiben. Wählen Sie eine andere.
nothing-written-for = Nichts ist geschrieben für: { $move }.
sheet-empty = Kein Zug wurde gezeigt; so gibt es nichts durchzusehen.
sheet-one-right = Der eine Zug ist richtig.
sheet-all-right = Alle { $of } Züge sind richtig.
sheet-some-right = { $right } von { $of } Zügen sind richtig: { $others }.
with-slip = { $count } mit einem Fehler
count-mended = { $count } verbessert
count-wrong = { $count } falsch
count-not-written = { $count } nicht geschrieben
kept-score-newer = Was hier gespeichert war, hat eine neuere Fassung geschrieben. Laden Sie die Seite neu, um diese Fassung zu bekommen.
kept-score-damaged = Was hier gespeichert war, ist beschädigt. Es wurde beiseitegelegt, und das Üben beginnt neu.
sheet-newer = Dieses Formular hat eine neuere Fassung geschrieben. Laden Sie die Seite neu, um diese Fassung zu bekommen, und öffnen Sie es noch einmal.
sheet-unreadable = Dieses Formular kann nicht gelesen werden. Seine Adresse ist vielleicht abgeschnitten: Bitten Sie noch einmal darum.
needless-file = Überflüssige Linie
needless-rank = Überflüssige Reihe
needless-side = Überflüssiger Flügel
needless-capture = Überflüssiges Schlagzeichen
needless-check = Überflüssiges Schachzeichen
needless-promotion = Überflüssige Umwandlung
needless-square = Überflüssiges Feld
needless-letter = Überflüssiger Buchstabe
missing-file = Fehlende Linie
missing-rank = Fehlende Reihe
missing-side = Fehlender Flügel
forgotten-capture = Vergessenes Schlagzeichen
forgotten-check = Vergessenes Schach
missing-promotion = Fehlende Umwandlung
missing-letter = Fehlender Buchstabe der Figur
missing-which = Es fehlt, welche Figur
missing-something = Etwas fehlt
wrong-letter = Buchstabe der Figur
wrong-side = Flügel
wrong-file = Falsche Linie
wrong-rank = Falsche Reihe
wrong-castling = Falsche Seite der Rochade
wrong-promotion = Falsche Umwandlung
wrong-captured = Falsche geschlagene Figur
wrong-of-pair = Falsche Figur des Paares
wrong-check-sign = Falsches Schachzeichen
wrong-capture-sign = Falsches Schlagzeichen
wrong-sign = Falsches Zeichen
small-letter = Kleiner Buchstabe
rank-for-file = Reihe statt Linie
rank-before-file = Reihe vor Linie
order-of-letters = Reihenfolge der Buchstaben
rank-wrong-count = Reihe von der falschen Seite gezählt
castling-as-kings-move = Rochade als Zug des Königs
zeros = Nullen
sign-of-promotion = Zeichen der Umwandlung
check-for-mate = Schach statt Matt
number-of-move = Nummer des Zuges
spelling = Schreibweise
another-notation = Eine andere Notation
name-incomplete = Unvollständig
another-move = Ein anderer Zug
not-legal = Kein erlaubter Zug
nothing-written = Nicht geschrieben
cannot-be-read = Nicht lesbar

## Dictation: what is said during it and at its end.

no-moves-to-dictate = Diese Partie hat keine Züge zum Diktieren. Wählen Sie eine andere.
dictation-played = { $notation } · { $done } von { $of } gespielt
was-said = { " " }Gesagt wurde: { $words }.
was-said-text = { " " }Gesagt wurde: { $words } ({ $text }).
dictation-one-right = Der eine Zug war auf Anhieb richtig.
dictation-all-right = Alle { $of } Züge waren auf Anhieb richtig.
dictation-some-right = { $right } von { $of } Zügen waren auf Anhieb richtig: { $others }.
after-another-try = { $count } nach einem weiteren Versuch
with-the-text = { $count } mit dem Text
dictation-newer = Das Diktat, das hier gespeichert war, hat eine neuere Fassung geschrieben. Laden Sie die Seite neu, um diese Fassung zu bekommen.
dictation-damaged = Das Diktat, das hier gespeichert war, ist beschädigt. Es wurde beiseitegelegt, und ein neues kann beginnen.

## Silent reading: what is said of an answer.

one-move-earlier = Dies ist das Brett einen Zug früher: { $move } ist noch zu spielen.
one-move-left-out = Auf diesem Brett wurde ein Zug ausgelassen: { $move }.
left-standing = Nach { $move } blieb eine Figur stehen, die geschlagen wurde: { $piece }.
board-after = Dies ist das Brett nach { $move }: { $what }.{ " " }
board-if = Dies ist das Brett, wenn { $move } gedruckt wäre: { $what }.{ " " }
other-one-went = { $piece ->
    [queen] die andere { $piece } zog
   *[other] der andere { $piece } zog
}
ended-other-side = der Zug endete auf dem anderen Flügel
rank-from-other-side = die Reihe wurde von der anderen Seite gezählt
another-capture = es wurde anders geschlagen
another-piece-went = { $piece ->
    [queen] eine { $piece } zog
   *[other] ein { $piece } zog
}
castled-other-side = der König rochierte nach der anderen Seite
went-elsewhere = { $piece ->
    [queen] die { $piece } zog auf ein anderes Feld
   *[other] der { $piece } zog auf ein anderes Feld
}
score-has = Gedruckt ist { $name }: { $move }.
reading-right = Richtig, hierher führen die Züge.
moves-missing = { $count ->
    [one] Ein Zug fehlt: { $move }.
   *[other] { $count } Züge fehlen, von { $move } an.
}
score-ends-earlier = Die Züge enden früher, mit { $move }.
you-played-what = Sie spielten { $move }: { $what }.{ " " }
you-played = Sie spielten { $move }.{ " " }
move-rule = { $move }: { $rule }.
move-rule-because = { $move }: { $rule }. { $because }
rule-behind-name = : { $rule }.
rule-behind-name-because = : { $rule }. { $because }
read-right = { $right } von { $of } richtig
read-right-again = { $right } von { $of } richtig, { $again } nach einem zweiten Blick auf die Züge
from-beginning = Vom Anfang einer Partie an:
from-position-seen = { $side ->
    [white] Von der Stellung an, die Sie gesehen haben, Weiß am Zug:
   *[black] Von der Stellung an, die Sie gesehen haben, Schwarz am Zug:
}

## The keys with which a move is written, as they are called for those who hear them.

pad-takes = schlägt
pad-to = nach
pad-becomes = wird
pad-square = Feld
pad-bracket = Klammer auf
pad-end-of-bracket = Klammer zu
pad-discovered = Abzug
pad-double = doppelt
pad-castle = Turm
pad-full-stop = Punkt
pad-space = Leerzeichen
pad-second = zweites
pad-third = drittes
pad-fourth = viertes
pad-fifth = fünftes
pad-sixth = sechstes
pad-seventh = siebtes
pad-eighth = achtes
pad-becomes-queen = wird eine Dame
pad-becomes-rook = wird ein Turm
pad-becomes-bishop = wird ein Läufer
pad-becomes-knight = wird ein Springer
pad-takes-pawn = schlägt einen Bauern
pad-takes-knight = schlägt einen Springer
pad-takes-bishop = schlägt einen Läufer
pad-takes-rook = schlägt einen Turm
pad-takes-queen = schlägt eine Dame
pad-takes-with-check = schlägt mit Schach
pad-check-behind-castling = Schach hinter der Rochade
pad-behind-queen = hinter dem Buchstaben einer Dame, die schlägt

## Two sheets: what is written on each, and why a move was taken.

sheet-has-passed = { $sheet ->
    [1] Das erste Formular hat
   *[other] Das zweite Formular hat
} vor dem { $number }. Zug „{ $text }“; das ist kein Zug der Partie.
sheet-goes-on = { $sheet ->
    [1] Das erste Formular geht weiter
   *[other] Das zweite Formular geht weiter
} mit { $count ->
    [one] 1 Zug, der nicht gespielt werden kann
   *[other] { $count } Zügen, die nicht gespielt werden können
}: „{ $text }“.
sheets-results-differ = Das erste Formular nennt als Ergebnis { $first }, das zweite { $second }.
sheet-has-several = { $sheet ->
    [1] Das erste Formular hat
   *[other] Das zweite Formular hat
} „{ $text }“; das kann { $moves } sein.
sheet-has = { $sheet ->
    [1] Das erste Formular hat
   *[other] Das zweite Formular hat
} „{ $text }“.
sheet-has-illegal = { $sheet ->
    [1] Das erste Formular hat
   *[other] Das zweite Formular hat
} „{ $text }“; das kann hier nicht gespielt werden.
sheet-has-no-move = { $sheet ->
    [1] Das erste Formular hat
   *[other] Das zweite Formular hat
} „{ $text }“; das ist kein Zug.
sheet-blank = { $sheet ->
    [1] Das erste Formular lässt die Stelle leer.
   *[other] Das zweite Formular lässt die Stelle leer.
}
sheet-leaves-out = { $sheet ->
    [1] Das erste Formular lässt den Zug aus.
   *[other] Das zweite Formular lässt den Zug aus.
}
taken-from-sheet = Also ist es { $move }, wie { $sheet ->
    [1] das erste Formular
   *[other] das zweite Formular
} es hat.
taken-by-later = Nach { $other } könnte { $later } nicht gespielt werden; also ist es { $move }.
taken-openly = { $move } und { $other } können beide gespielt werden, und nichts Späteres entscheidet. { $move } ist genommen, wie { $sheet ->
    [1] das erste Formular
   *[other] das zweite Formular
} es hat.
taken-as-likelier = { $move } und { $other } können beide gespielt werden. Mit { $other } hätten die Spieler in den nächsten Zügen mehr übersehen; also ist { $move } wahrscheinlicher.
taken-by-spelling = { $move } und { $other } können beide gespielt werden. { $sheet ->
    [1] Das erste Formular schreibt
   *[other] Das zweite Formular schreibt
} solche Züge sonst anders; also ist „{ $other }“ wohl ein Fehler, und { $move } ist genommen.
taken-as-nearest = { $others ->
    [0] { $move } ist der einzige Zug, mit dem die Partie weitergeht.
    [one] { $move } ist genommen; auch mit einem anderen Zug ginge die Partie weiter.
   *[other] { $move } ist genommen; auch mit { $others } anderen Zügen ginge die Partie weiter.
}

## Exercise sets: their games, links and results.

set-games-read = { $count ->
    [0] Keine Partie wurde gelesen.
    [one] Eine Partie wurde gelesen.
   *[other] { $count } Partien wurden gelesen.
}
set-games-partly = { " " }{ $count ->
    [one] Eine davon, in Zeile { $line }, ist nur zum Teil gelesen.
   *[other] { $count } davon sind nur zum Teil gelesen, die erste in Zeile { $line }.
}
set-texts-left-out = { " " }{ $count ->
    [one] Ein Text in Zeile { $line } ist keine Schachpartie mit Zügen und ist weggelassen.
   *[other] { $count } Texte sind keine Schachpartien mit Zügen, der erste in Zeile { $line }, und sind weggelassen.
}
set-text-has-more = { " " }Der Text hat mehr: Nur die ersten { $most } Partien und nicht mehr als eine Million Zeichen werden benutzt.
set-newer = Diese Aufgaben hat eine neuere Fassung gemacht. Laden Sie die Seite neu, um diese Fassung zu bekommen, und öffnen Sie den Link noch einmal.
set-unreadable = Diese Aufgaben können nicht gelesen werden. Der Link ist vielleicht abgeschnitten: Bitten Sie Ihre Lehrkraft noch einmal darum.
result-newer = Dieses Ergebnis hat eine neuere Fassung gemacht. Laden Sie die Seite neu, um diese Fassung zu bekommen, und öffnen Sie es noch einmal.
result-unreadable = Dieses Ergebnis kann nicht gelesen werden. Seine Adresse ist vielleicht abgeschnitten: Bitten Sie noch einmal darum.
set-right-at-once = { $right } von { $all } auf Anhieb richtig.
set-right-others = { $right } von { $all } auf Anhieb richtig, { $others }.
count-with-hint = { $count } mit einem Hinweis
count-after-slip = { $count } nach einem Fehler
count-missed = { $count } nicht richtig beantwortet
from-to = { $from } nach { $to }
name-and-mistake = { $name }: { $mistake }

## The diagrams and examples to begin with.

diagram-initial = Die Ausgangsstellung
about-diagram-initial = Jeder Spieler hat rechts ein helles Eckfeld, und jede Dame beginnt auf ihrer eigenen Farbe. Die Linien a bis d sind der Damenflügel, e bis h der Königsflügel.
diagram-king = Wie der König zieht
about-diagram-king = Der König auf a8 steht im Schach und hat alle drei Arten von Antworten: Er geht nach b7, der Läufer zieht nach b8 dazwischen, der Springer schlägt den Turm. Der Turm auf f3 ist gefesselt. Der König auf h7 ist matt. Keiner der Könige auf der zweiten Reihe darf nach b1, b2 oder b3; andere Figuren dürfen es. Kreise: wohin der König auf g2 darf.
diagram-queen = Wie die Dame zieht
about-diagram-queen = Beliebig viele Felder gerade oder schräg, bis eine Figur im Weg steht: Vor einer eigenen hält sie an, eine gegnerische darf sie schlagen.
diagram-rook = Wie der Turm zieht
about-diagram-rook = Auf Linien und Reihen.
diagram-bishop = Wie der Läufer zieht
about-diagram-bishop = Auf Diagonalen, und so immer auf Feldern einer Farbe.
diagram-knight = Wie der Springer zieht
about-diagram-knight = Zwei Felder geradeaus und eines zur Seite, über alles hinweg, was dazwischen steht, auf ein Feld der anderen Farbe. Kreuze: wohin beide können; wer als Zweiter kommt, schlägt den Ersten.
diagram-pawn = Wie der Bauer zieht
about-diagram-pawn = Ein Feld geradeaus, oder zwei von seinem Anfangsfeld; er schlägt ein Feld schräg vorwärts. Auf f8 wird der Bauer zu Dame, Turm, Läufer oder Springer. Die Bauern auf der g-Linie versperren einander den Weg.
diagram-castling = Rochade
about-diagram-castling = Weiß steht im Schach und darf jetzt nicht rochieren; steht der Läufer auf e3, darf Weiß es auf beiden Seiten. Schwarz darf es nicht: Am Königsflügel steht der Springer dazwischen, am Damenflügel käme der schwarze König im Schach an.
diagram-en-passant = Schlagen en passant
about-diagram-en-passant = Drei Stufen. Links hat der schwarze Bauer noch nicht gezogen. In der Mitte ist er eben zwei Felder weit gegangen, an dem weißen vorbei; der darf ihn im nächsten Zug schlagen, als wäre er nur eines gegangen. Rechts ist er geschlagen.
example-three = Drei Zeichen je Zug
example-spanish = Dasselbe in spanischen Buchstaben
example-step = Ein Bauer zieht ein Feld oder zwei
example-piece = Eine Figur zieht
example-castling = Der König rochiert mit der Figur neben ihm und mit einer, die weit weg steht
example-lines = Auf einer Linie und auf einer Reihe
example-pawn-takes = Ein Bauer schlägt einen Bauern und eine andere Figur
example-rank = Schlagen auf einer Reihe
example-en-passant = Ein Läufer schlägt en passant
example-king = Ein König bleibt im Schach und wird geschlagen
example-promotion = Ein Bauer wird umgewandelt, ein anderer wartet
example-misprint = Ein Druckfehler: Kein Springer auf f1 erreicht d8
example-checks = Schachgebote, eigene Könige im Schach, und beides zugleich
example-resigned = Die Partie wird aufgegeben
