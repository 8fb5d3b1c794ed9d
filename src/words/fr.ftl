### La page en français. Traduite par une machine ; quelqu'un dont c'est la langue doit encore la relire.
### (To be checked by a native reader.)

## The language itself.

language = Français
direction = ltr
loading = Chargement…
loading-late = C'est plus long que d'habitude. Vérifiez la connexion, puis rechargez la page.
choose-language = Langue

## The frame of the page.

welcome = Chaque lettre d'un coup a sa raison. Par où voulez-vous commencer ?
tagline = La notation des échecs qui s'explique elle-même
page-title = Rank & File : la notation des échecs qui s'explique elle-même
practice-title = Pratique : Rank & File
board-and-pieces = Échiquier et pièces
contrast = Votre système demande plus de contraste ; les cases ont donc ses couleurs et non celles d'un thème.
chess-board = Échiquier
to-start = Au début
back = En arrière
forward = En avant
to-end = À la fin
autoplay = Faire défiler les coups
slower = Plus lentement
faster = Plus vite
turn-the-board = Retourner l'échiquier
names-on-squares = Noms descriptifs sur les cases
reasons-on-board = Raisons sur l'échiquier
undo = Annuler
redo = Rétablir
write-a-move = Écrivez un coup
play = Jouer
close = Fermer
not-right = Pas juste.{ " " }
stop = Arrêter
score-sheet = Feuille de partie
tabs-label = À côté de l'échiquier
tab-moves = Coups
whole-sheet = Montrer toute la feuille de partie
two-rows = Montrer deux lignes de la feuille de partie
set-up-tab = Placer
draw-tab = Dessiner
null-move = coup nul
set-up = Composer une position
draw-on-board = Dessiner sur l'échiquier
pieces-and-tools = Pièces et outils
tool-move = Déplacer
take-off = Enlever
circle = Cercle
cross = Croix
arrow = Flèche
colour-of-figures = Couleur
move-number = Numéro du coup
half-moves = Demi-coups depuis la dernière prise ou le dernier coup de pion
may-castle = Peut roquer
side-to-move = Au trait
just-passed = En passant sur
kind-of-game = Jeu
clear = Vider
initial-position = Position initiale
cancel = Annuler
diagrams-list = Diagrammes
menu-of-move = Que faire du coup
menu-of-game = Que faire de la partie
copy-fen = Copier la FEN
copy-pgn = Copier le PGN
menu-keys = Touches
promote = Monter
demote = Descendre
make-main = En faire la ligne principale
replace = Remplacer le coup
insert = Insérer un coup avant
add-comment = Commentaire…
add-glyph = Signe…
draw-arrows = Dessiner des flèches…
delete-variation = Supprimer la variante
delete-from-here = Supprimer à partir d'ici
delete-what-follows = Supprimer la suite
annotate = Commentaires et signes
at-the-start = Commentaire avant la partie
done = Terminé
glyphs = Signes
compare = Comparer à la partie précédente
game-details = Données de la partie
help = Aide
help-text = À propos de cette page et de ses touches
practice-link = S'exercer : noter une partie
lessons-link = Leçons : comment noter une partie, en onze courtes pages
embedding-link = Des échiquiers dans vos propres pages
about = Rank & File écrit une partie dans toute notation des échecs, ancienne ou nouvelle, et dit pourquoi chaque lettre d'un coup est là. Il fonctionne sans réseau, et vos parties restent sur cet appareil.
result = Résultat
result-open = Inachevée
further-tag = Autre donnée
add-tag = Ajouter
as-shown = L'échiquier sur votre page
material-and-result = Matériel et résultat
how-it-stands = Où en est la partie
clocks = Pendules
claim-draw = Réclamer la nulle
agree-draw = Convenir de la nulle
why-this-way = Pourquoi s'écrit-il ainsi ?
why-nothing = Jouez sur l'échiquier, tapez un coup ci-dessous ou entrez dans une partie. Son nom est expliqué ici.
why-nothing-there = Allez à un coup pour voir la raison de chaque lettre de son nom.
what-each-part-says = Ce que dit chaque partie
shorter-names = Noms plus courts qui ne suffisaient pas
could-be = { " " }pourrait être aussi{ " " }
places-not-understood = Passages non compris
read-in-letters = Lu avec les lettres de cette langue :{ " " }
read-as-descriptive = Lu comme descriptive de cette langue :{ " " }
read-in-letters-of = Lu avec les lettres de cette langue : { $languages }.
read-as-descriptive-of = Lu comme descriptive de cette langue : { $languages }.
same-in-letters-of = C'est la même partie avec les lettres de : { $languages }.
same-as-descriptive-of = C'est la même partie en descriptive de : { $languages }.
other-in-letters-of = Elle a d'autres coups avec les lettres de : { $languages }.
other-as-descriptive-of = Elle a d'autres coups en descriptive de : { $languages }.
read-as-notation = Lu comme : { $notation }.
read-as-one-of = Lu comme :{ " " }
dismiss = Écarter
not-understood = Quelque chose dans cette partie n'a pas été compris
remarks-on-score = Remarques sur cette partie
about-opening = Un PGN d'une ou de plusieurs parties, une FEN, une position telle que l'impriment livres et chroniques, une partie dans n'importe laquelle des notations, ou une page d'un livre ancien. Un fichier peut être un livre entier : texte, HTML, EPUB, PDF ou images de ses pages.
paste-here = Collez ici un texte ou une image, ou déposez un fichier n'importe où sur la page
pictures-are-in = Les images de pages sont en
compare-score-sheets = Comparer deux feuilles de partie
about-kept = Chaque onglet du navigateur garde ses parties sur cet appareil ; les vingt dernières restent. Les fichiers de parties restent jusqu'à ce que vous les supprimiez ; « Tout enregistrer » ne les comprend pas.
file-of-games = Fichier de parties
games-of-file = Parties du fichier
search = Chercher : joueurs, tournois, ouvertures, années
search-keys = Aussi white:nom, black:nom, won:nom, lost:nom, event:mot, site:mot, year:1850-1859, rating:2600-, moves:-25, eco:B90-B99, opening:mot, material:KRPvKR, et des mots entre guillemets.
reading-file = Lecture du fichier
playing-through = Les parties sont rejouées
filters = Filtres
save = Enregistrer
this-position = Cette position
about-this-position = Parties qui atteignent la position de l'échiquier, par quelque chemin que ce soit
these-pieces = Ces pièces
about-these-pieces = Parties où ces pièces se trouvent à un moment sur ces cases, quel que soit le reste de l'échiquier ; placez-en quelques-unes pour chercher un motif
not-these-pieces = Pièces ✕
not-this-position = Position ✕
about-anything = N'importe quelle position
make-library = Nouveau recueil avec celles-ci
about-make-library = Fait un nouveau recueil des parties de la liste, dans cet ordre ; celui-ci reste tel quel
add-files = Ajouter des fichiers…
remove-game = Retirer cette partie
put-back = Remettre
close-file = Fermer le fichier
library-being-kept = Enregistrement sur cet appareil…
library-kept = Enregistré sur cet appareil, avec vos modifications.
choose-notation = Notation de la colonne
seek-notation = Nom, langue ou coup
contents = Table des matières
solution = Solution
final-position = Position finale
page-of-book = Page du livre
game-of-book = Partie du livre
read-book-as = Lu comme
given-up = Passages qui n'ont pas pu être lus
print-awaited = La page est relue…
previous-doubt = Précédent
next-doubt = Suivant
as-read = Juste
other-reading = Lecture suivante
reprint = Tapez le coup imprimé
apply = Appliquer
save-all = Enregistrer toutes les parties
save-listed = Enregistrer ces parties
printed-text = Texte imprimé
page-looks = Montrer la page en
as-picture = Image
enlarged = Agrandie
as-text = Texte
page-picture = Image de la page imprimée. « Texte » en montre les mots.
printed-diagram = Un diagramme. Sa position n'est pas lue.
printed-here = Le coup tel qu'il est imprimé
pictures-gone = Les images de ce livre ne sont plus sur cet appareil ; c'est donc son texte qui est montré.
all-doubts = Tous les doutes
book-keys = Touches : n doute suivant, p précédent, y juste, o lecture suivante, t taper le coup imprimé
list-of-book = Parties du livre
games-of-book = Parties et analyses
again = Recommencer
write-the-move = Écrivez le coup
answer = Répondre
hint = Indice
choose-square = Choisissez la case
move-pieces = Déplacer les pièces
white-moves = Les blancs jouent
black-moves = Les noirs jouent
no-game-before = Ouvrez une version d'une partie puis l'autre, ou prenez-les l'une après l'autre dans une liste. La partie de l'échiquier est comparée à la précédente.
comparing = Comparaison des deux parties…
compare-here = Ici :{ " " }
compare-other = L'autre :{ " " }

## Counts and names.

pace = { $seconds ->
    [one] Un coup par seconde
   *[other] Un coup toutes les { $seconds } secondes
}
tab-library = Recueil · { $games }
examples = { $count ->
    [one] { $count } exemple
   *[other] { $count } exemples
}
tab-book = Livre
tab-book-games = { $games ->
    [one] Livre · { $games } partie
   *[other] Livre · { $games } parties
}
tab-games = Parties · { $games }
green = Vert
red = Rouge
yellow = Jaune
blue = Bleu
comment-before = Commentaire avant { $move }
comment-on = Commentaire sur { $move }
time-used = { $time } utilisé
resigns = { $side ->
    [white] Les blancs abandonnent
   *[black] Les noirs abandonnent
}
material = Matériel { $balance }
why-move = Pourquoi { $number } { $move } s'écrit-il ainsi ?
and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
photographed = { $pages ->
    [one] { $pages } page.
   *[other] { $pages } pages.
}
pictures-kept = Les images de pages prennent { $size }, et « Tout enregistrer » ne les comprend pas.
remove-filter = Retirer le filtre « { $filter } »
search-unread = Non compris dans cette recherche : { $words }.
games-removed = { $games ->
    [one] { $games } partie retirée.
   *[other] { $games } parties retirées.
}
library-not-kept = Non enregistré sur cet appareil : { $why }. Tout est perdu, avec vos modifications, quand la page est fermée ; enregistrez ce dont vous avez besoin.
no-notation-found = Aucune notation n'a ces mots.
notations-found = { $count ->
    [one] { $count } notation
   *[other] { $count } notations
}
no-game-yet = Pas encore de partie
games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
none-of-games = Aucune des { $games } parties
some-of-games = { $found } sur { $games } parties
white-to-move = Trait aux blancs
black-to-move = Trait aux noirs
thousands = { " " }
decimal = ,
print-not-kept = Non enregistré sur cet appareil : { $why }.
then-misfits = Alors { $clause }.
no-doubts = Aucun doute
doubts = { $count ->
    [one] { $count } doute
   *[other] { $count } doutes
}
scores-read = Lecture : { $read } sur { $scores } parties.
kind-games = Parties
kind-analyses = Analyses
kind-tables = Tableaux
kind-studies = Études
doubtful = Douteuses
without-doubt = Sans doute aucun
moves-read = { $read } sur { $printed } coups
incomplete = incomplète
reading-the-book = Lecture du livre… { $percent } %
reading-book = Lecture de « { $book } »… { $percent } %
games-with-players = { $games ->
    [one] { $games } partie avec joueurs, résultat ou titre
   *[other] { $games } parties avec joueurs, résultat ou titre
}
games-then-analysis = { $games } ; puis { $analysis } d'analyse
whole = entière
stops-at = s'arrête au coup { $number }
no-differences = Les deux parties sont identiques.
differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
first-differences = { $count } différences ; les { $listed } premières sont montrées

## The masthead and the ways to begin.

light-theme = Clair
dark-theme = Sombre
tools = Outils
new = Nouveau
open-file = Ouvrir
export = Export
lessons = Leçons
practice = Pratique
board = Échiquier
learn-to-keep-score = Apprendre à noter
eleven-lessons = Onze courtes leçons, chacune avec un échiquier
read-an-old-book = Lire un livre ancien
about-old-book = Une page imprimée à côté de l'échiquier, ses coups expliqués
open-your-games = Ouvrir vos parties
about-your-games = PGN, une partie dans toute notation, ou un recueil entier

## The dialogs New, Open and Kept games.

standard-chess = Échecs
about-standard = Les échecs ordinaires, selon les règles d'aujourd'hui.
about-uchess = Les pièces des échecs, mais un coup n'est légal que si trois signes le nomment sans aucun doute. Qui prend le roi gagne.
about-uchess-aise = De même, mais aucun coup ne peut laisser son propre roi en échec.
about-chess99 = Neuf colonnes et rangées, et un paladin à côté du roi. Les pions peuvent toujours avancer de deux cases, toute pièce peut roquer avec le roi, et qui prend le roi gagne.
photograph-pages = Photographier des pages
photograph-the-next = Photographier la suivante
read-them = Les lire
new-game = Nouvelle partie
choose-a-file = Choisir un fichier
kept-games = Parties enregistrées
try-a-sample-page = Essayer une page d'exemple
text-to-read = Texte à lire
read-it = Lire
open-or-paste = Ouvrir ou coller
restore = Restaurer
save-everything = Tout enregistrer
this-tab = Cet onglet,{ " " }
damaged = Abîmée,{ " " }
delete-kept = Supprimer

## Columns of tables.

no = N°
white = Blancs
black = Noirs
ratings = Elo
date = Date
event = Tournoi
opening = Ouverture
moves = Coups
players = Joueurs
doubts-column = Doutes
read-column = Lue

## The filters of a library and what is made of it.

white-won = Gain blanc
black-won = Gain noir
drawn = nulle
with-comments = avec commentaires
with-variations = avec variantes
file-and-rank-needed = colonne et rangée nécessaires
rival-pinned = autre pièce clouée
ambiguous-only-in-descriptive = ambiguë en descriptive seulement
underpromotion = sous-promotion
en-passant = en passant
mate-by-castling = mat par le roque
not-fully-read = pas entièrement lue
at-most-twenty-moves = vingt coups au plus
save-as-pgn = Enregistrer celles-ci en PGN
save-as-score = Enregistrer dans la notation de la première colonne
save-as-booklet = Enregistrer en livret à imprimer
save-list = Enregistrer la liste (CSV)
make-exercises = Faire des exercices de ces parties

## The entry box.

entry-hint = Coup, partie ou position
entry-label = Taper un coup ou une partie
entry-field = Tapez ou collez un coup, une partie ou une position

## The dialog Export.

exported-text = Texte exporté
copy = Copier
save-png = Enregistrer en PNG
print = Imprimer
export-what = Quoi
this-game = Cette partie
games-label = Parties
moves-in = Coups en
as-on-the-board = Comme sur l'échiquier
algebraic = Algébrique
descriptive = Descriptive
no-coordinates = Aucune
coordinates = Coordonnées
last-move-and-check = Dernier coup et échec
circles-and-arrows = Cercles et flèches
with-the-board = Avec l'échiquier
notations = Notations
begins-at-start = au début
begins-here = où en est l'échiquier
begins-at-end = à la fin
form = Forme
begins = Commence
pixels-per-square = Pixels par case
all-games = Les { $games } parties

## The keys, in the dialog Help.

key-mouse-and-finger = Souris et doigt
key-the-game = La partie
key-previous-move = Coup précédent
key-next-move = Coup suivant
key-previous-variation = Variante précédente
key-next-variation = Variante suivante
key-to-the-end = À la fin de la ligne
key-autoplay = Faire défiler les coups, ou arrêter
key-comment-on-the-move = Commenter le coup
key-judge = Juger le coup : !, ? et autres
key-what-to-do = Que faire d'un coup
key-the-page = La page
key-a-larger-board = Échiquier plus grand
key-a-smaller-board = Échiquier plus petit
key-draw-reasons = Dessiner les raisons sur l'échiquier, ou non
key-captions = Légendes sous les lettres, ou aucune
key-type-a-move = Taper un coup
key-play-the-typed-move = Jouer le coup tapé
key-cancel-or-close = Annuler ou fermer
key-this-help = Cette aide
key-for-the-ear = Pour l'oreille
key-say-where-the-pieces-stand = Dire où sont les pièces
key-say-the-last-move = Dire le dernier coup, et pourquoi il s'appelle ainsi
key-g = G sur une case
key-say-its-moves = Dire où sa pièce peut aller
key-files = Dire les cases comme e4, ou comme Eva 4
key-drag = Glisser, toucher deux fois
key-move-a-piece = Déplacer une pièce
key-wheel = Molette sur l'échiquier
key-step-through-the-game = Parcourir la partie
key-hold = Maintenir, bouton droit
key-letter = Une lettre d'un nom
key-light-up = Éclairer ce dont elle parle
key-corner = Le coin de l'échiquier
key-a-larger-or-smaller-board = Échiquier plus grand ou plus petit
key-drop = Déposer, coller
key-open-a-file = Ouvrir un fichier ou un texte
key-by-tab = L'échiquier, atteint avec Tab
key-move-between-squares = Aller d'une case à l'autre
key-enter = Entrée, Espace
key-pick-up-a-piece = Prendre une pièce, la poser
key-place-a-piece = Poser une pièce, en composant
key-clear-the-square = Vider la case, en composant
key-the-list-of-a-library = La liste d'un recueil
key-into-the-list = Du champ de recherche à la liste
key-another-game = Une autre partie
key-the-first-game-the-last = La première partie, la dernière
key-show-the-game = Montrer la partie
key-drawing = Dessiner avec le bouton droit
key-click = Cliquer, glisser
key-circle-arrow-green = Cercle, flèche : vert
key-shift = Maj ou Ctrl
key-a-page-of-a-book = Une page d'un livre
key-next-doubt = Doute suivant
key-previous-doubt = Doute précédent
key-next-reading = Lecture suivante
key-type-the-printed-move = Taper le coup imprimé

## The score sheet.

game-label = Partie
add-a-notation = Ajouter une notation
unfold-the-variation = Déplier la variante
fold-the-variation = Replier la variante
notation-of-column = Notation de la colonne { $column } : { $notation }
remove-column = Retirer { $notation }

## Pieces, sides and moves.

piece-king = roi
piece-queen = dame
piece-rook = tour
piece-bishop = fou
piece-knight = cavalier
piece-pawn = pion
piece-paladin = paladin
side-white = Blancs
side-black = Noirs
the-piece-on = { $piece ->
    [queen] la { $piece } en { $square }
    [rook] la { $piece } en { $square }
   *[other] le { $piece } en { $square }
}
null-move-words = coup nul
castling-kingside = petit roque
castling-queenside = grand roque
move-goes = { $piece } de { $from } à { $to }
move-takes = { $piece } de { $from } prend { $taken } en { $square }
move-castles-with = roi de { $from } à { $to }, roque avec { $partner } de { $square }
noun-null-move = un coup nul
noun-goes = { $piece ->
    [queen] la { $piece } de { $from } à { $to }
    [rook] la { $piece } de { $from } à { $to }
   *[other] le { $piece } de { $from } à { $to }
}
noun-takes = { $piece ->
    [queen] la { $piece } de { $from } qui prend { $taken } en { $square }
    [rook] la { $piece } de { $from } qui prend { $taken } en { $square }
   *[other] le { $piece } de { $from } qui prend { $taken } en { $square }
}
noun-castles-with = le roi de { $from } à { $to }, roque avec { $partner } de { $square }
move-en-passant = { $move } en passant
move-becoming = { $move }, promotion en { $piece }
or = { " ou " }
and = { " et " }
comma = { ", " }

## Places on the board.

the-kings-side = l'aile roi
the-queens-side = l'aile dame
the-file = la colonne { $files }
files-or = { $files } ou { $file }
the-rank = la rangée { $rank }
such-a-square = une telle case
any-of-those-squares = une de ces cases
on-place = { " " }sur { $place }
could-be-moves = « { $text } » pourrait être { $moves }.

## Reasons: what each part of a name says.

says-comment = une remarque sur le coup
says-pawn-implied = pas de lettre : un pion a joué
says-moved = { $piece ->
    [queen] une { $piece } a joué
    [rook] une { $piece } a joué
   *[other] un { $piece } a joué
}
says-from-implied = pas de colonne : il est resté sur { $place }
says-now-on = la pièce qui est maintenant sur { $place }
says-left = départ : { $place }
says-kings-side = à l'aile roi
says-queens-side = à l'aile dame
says-landed = arrivée : { $place }
says-pawn-takes = pas de rangée : un pion prend
says-taken = quelque chose est pris
says-no-capture-implied = pas de signe : rien n'est pris
says-no-capture = rien n'est pris
says-took = { $piece ->
    [queen] une { $piece } est prise
    [rook] une { $piece } est prise
   *[other] un { $piece } est pris
}
says-took-on = la pièce en { $place }
says-steps = { $count ->
    [one] une case en avant
   *[other] { $count } cases en avant
}
says-promotes = le pion devient { $piece }
says-king-castles = le roi roque
says-castles-with = sur la case que le roi a quittée va : { $piece }
says-partner-implied = pas de colonne : la pièce était à côté du roi, sur { $place }
says-partner-on = la pièce était sur { $place }
says-no-promotion = pas de = : il reste pion et attend
says-stalemate = pat
says-exposed = son propre roi est attaqué
says-castles-kingside = petit roque
says-castles-queenside = grand roque
says-castles = roque
says-no-castling = pas un roque
says-en-passant = un pion est pris en passant
says-not-en-passant = pas en passant
says-no-check = pas de signe : pas d'échec
says-check = échec
says-discovered = échec à la découverte
says-double = échec double
says-mate = mat
says-mate-or-double = mat ou échec double

## Reasons: the rule in a few words.

rule-none-needed = Rien à ajouter
rule-file = Colonne ajoutée
rule-rank = Rangée ajoutée
rule-file-and-rank = Colonne et rangée ajoutées
rule-pawn-file = Colonne du pion
rule-side-kept = Aile nécessaire
rule-side-dropped = Aile inutile
rule-label = Pièce nommée
rule-captor = Pièce qui prend nommée
rule-square = Case ajoutée
rule-captured = Pièce prise nommée
rule-both-ends = Les deux bouts nommés
rule-check-mark = Le signe décide
rule-house-style = Écrit en entier
rule-castling = Roque
rule-promotes = Promotion et coup
rule-both-squares = Les deux cases
rule-arrival = Case d'arrivée
rule-file-and-square = Colonne et case
rule-three-symbols = Trois signes
rule-null-move = Coup nul

## Reasons: the sentences.

because-pawn-file = Quand un pion prend, la colonne qu'il quitte s'écrit toujours, ici { $file }.
could-also = « { $text } » pourrait être aussi { $moves }.
because-label = { $could } { $piece ->
    [queen] La { $piece } est nommée d'après l'aile où elle a commencé la partie.
    [rook] La { $piece } est nommée d'après l'aile où elle a commencé la partie.
   *[other] Le { $piece } est nommé d'après l'aile où il a commencé la partie.
}
because-captor = { $could } Une seule pièce de ce genre peut prendre ; il suffit de la nommer.
because-square-too = { $could } Les deux colonnes ne suffisent pas ; la case s'écrit donc aussi.
because-captured = { $could } Il suffit de dire quelle pièce est prise.
because-both-ends = { $could } Aucun des deux bouts ne suffit seul ; les deux sont donc nommés.
because-origin = { $could } Aucune lettre ne les distingue ; une case est donc ajoutée.
because-home-file = La lettre dit sur quelle colonne la pièce a commencé la partie, ici { $file }.
because-no-home = On ne sait pas où la pièce a commencé la partie, et la lettre de son genre est celle d'une autre ; la case qu'elle quitte s'écrit donc aussi.
because-castles-with = D'abord le pas du roi, puis & et la pièce qui va sur la case qu'il a quittée ; sa colonne s'écrit quand elle n'était pas à côté du roi.
because-castling = Le roque a son propre signe ; de chaque côté, il n'y a qu'une façon de roquer.
because-promotes = Le nom donne la colonne du pion qui attendait, ce qu'il devient et où il va. Le pion était sur la dernière rangée ; sa colonne suffit donc.
because-three-symbols = Trois signes suffisent : aucun autre coup d'aucune pièce n'a les mêmes.
fourth-symbol-needed = Une prise avec promotion demanderait un quatrième signe ; trois ne suffisent pas à la nommer.
three-symbols-ambiguous = « { $sentence } » pourrait être { $moves } ; { $count ->
    [2] aucun de ces deux coups
   *[other] aucun de ces coups
} ne peut donc être joué.
perhaps-meant = { $refusal } ; peut-être fallait-il écrire { $moves }
because-null-move = { $side ->
    [white] Les blancs passent : aucun coup n'est joué. Les programmes écrivent { $sign } là où un auteur veut montrer ce qui menace.
   *[black] Les noirs passent : aucun coup n'est joué. Les programmes écrivent { $sign } là où un auteur veut montrer ce qui menace.
}
because-pawn-step = Le pas d'un pion d'une case s'écrit comme la case où il finit, car il ne peut venir que de celle de derrière.
because-pawn-capture = La prise d'un pion s'écrit comme la colonne qu'il quitte et la case où il finit, car il ne peut venir que de la rangée de derrière.
because-shared-file = Les deux cases s'écrivent, leur colonne commune une seule fois ; le coup ne peut donc être confondu.
because-shared-rank = Les deux cases s'écrivent, leur rangée commune une seule fois ; le coup ne peut donc être confondu.
because-both-squares = Les deux cases s'écrivent en entier ; le coup ne peut donc être confondu.
style-piece = « { $text } » suffirait. Les livres de ce style disent, nécessaire ou non, de quelle pièce il s'agit ({ $piece }) tant que les deux sont sur l'échiquier.
style-side = « { $text } » suffirait. Les livres de ce style nomment, nécessaire ou non, l'aile de la colonne d'arrivée.
style-both = « { $text } » suffirait. Les livres de ce style nomment, nécessaire ou non, l'aile de la colonne d'arrivée et de quelle pièce il s'agit ({ $piece }) tant que les deux sont sur l'échiquier.
because-no-other-takes = { $piece ->
    [queen] Aucune autre { $piece }
    [rook] Aucune autre { $piece }
   *[other] Aucun autre { $piece }
} ne peut prendre { $taken ->
    [queen] une { $taken }
    [rook] une { $taken }
   *[other] un { $taken }
}.
because-only-one-goes = { $piece ->
    [queen] Une seule { $piece } peut aller en { $square }.
    [rook] Une seule { $piece } peut aller en { $square }.
   *[other] Un seul { $piece } peut aller en { $square }.
}
because-no-other-goes = { $piece ->
    [queen] Aucune autre { $piece }
    [rook] Aucune autre { $piece }
   *[other] Aucun autre { $piece }
} ne peut aller en { $square }.
because-file-same-rank = { $count ->
    [one] { $could } Les deux pièces sont sur la rangée { $rank } ; la colonne { $file } les distingue donc.
   *[other] { $could } Toutes sont sur la rangée { $rank } ; la colonne { $file } les distingue donc.
}
because-file = { $could } Ces pièces sont sur des colonnes différentes ; la colonne { $file } les distingue donc. La colonne est essayée avant la rangée.
because-rank-all = { $could } Ces pièces partagent la colonne { $file } ; la colonne n'aide donc pas, mais la rangée { $rank }, oui.
because-rank = { $could } L'une d'elles partage la colonne { $file } ; la colonne n'aide donc pas, mais la rangée { $rank }, oui.
because-file-and-rank = « { $text } » ne suffit pas : de { $squares } aussi, une pièce semblable ({ $piece }) peut y aller. L'une partage la rangée, l'autre la colonne ; aucune des deux ne suffit donc seule.
because-pinned = { $piece ->
    [queen] La { $piece } en { $square } pourrait atteindre { $target }, mais elle est clouée sur le roi en { $king } par { $attacker } ; elle ne peut y aller et ne compte pas.
    [rook] La { $piece } en { $square } pourrait atteindre { $target }, mais elle est clouée sur le roi en { $king } par { $attacker } ; elle ne peut y aller et ne compte pas.
   *[other] Le { $piece } en { $square } pourrait atteindre { $target }, mais il est cloué sur le roi en { $king } par { $attacker } ; il ne peut y aller et ne compte pas.
}
because-pinned-too = { $piece ->
    [queen] La { $piece } en { $square } pourrait aussi atteindre { $target }, mais elle est clouée sur le roi en { $king } par { $attacker } ; elle ne peut y aller et ne compte pas.
    [rook] La { $piece } en { $square } pourrait aussi atteindre { $target }, mais elle est clouée sur le roi en { $king } par { $attacker } ; elle ne peut y aller et ne compte pas.
   *[other] Le { $piece } en { $square } pourrait aussi atteindre { $target }, mais il est cloué sur le roi en { $king } par { $attacker } ; il ne peut y aller et ne compte pas.
}
because-exposed = { $piece ->
    [queen] La { $piece } en { $square }
    [rook] La { $piece } en { $square }
   *[other] Le { $piece } en { $square }
} pourrait atteindre { $target }, mais cela laisserait le roi en { $king } en échec par { $attacker } ; ce coup n'est pas permis et ne compte pas.
because-exposed-too = { $piece ->
    [queen] La { $piece } en { $square }
    [rook] La { $piece } en { $square }
   *[other] Le { $piece } en { $square }
} pourrait aussi atteindre { $target }, mais cela laisserait le roi en { $king } en échec par { $attacker } ; ce coup n'est pas permis et ne compte pas.
the-piece-to = { $piece } en { $name } ({ $square })
because-side-kept = « { $text } » pourrait être aussi { $moves }. Les deux sont légaux ; le { $letter } de { $full } est donc nécessaire.
because-one-capture = Aucune autre prise n'est possible ; rien de plus n'est donc nécessaire.
because-side-dropped = { $full } s'abrège en { $short }, car sur { $other } ({ $square }) ne peut aller : { $piece }.
because-mark = Le signe « { $mark } » le distingue d'un autre coup : { $moves }.
because-no-mark = L'absence du signe le distingue d'un autre coup : { $moves }.
taken-back = Le texte seul suffit pour reprendre le coup : { $returns }.
returns = { $piece } revient en { $square }
returns-as-pawn = { $piece } revient en { $square } comme pion
returns-with = { $returns } et { $partner } en { $square }
returns-and-stands = { $returns }, et en { $square } se trouve à nouveau : { $taken }

## What is said of notations that always write both squares.

both-always-written = Les deux cases s'écrivent toujours ; le coup ne peut donc être confondu.
both-always-said = Les deux cases se disent toujours, et chaque colonne par un nom ; le coup ne peut donc être confondu ni mal entendu.
both-as-numbers = Les deux cases s'écrivent toujours, chacune par le numéro de sa colonne et de sa rangée ; le coup ne peut donc être confondu.
both-numbered = Les deux cases s'écrivent toujours, chacune par son numéro, de 1 en h1 à 64 en a8 ; le coup ne peut donc être confondu.
both-and-behind = Les deux cases s'écrivent toujours, et derrière elles ce qui a été pris, comment le roi a roqué et ce qu'un pion est devenu ; le coup ne peut donc être confondu.
both-as-letters = Les deux cases s'écrivent toujours, chacune par deux lettres ; le coup ne peut donc être confondu.
both-in-capture = Ni les pièces ni une case de départ ne le distinguent de toutes les autres prises ; les deux cases s'écrivent donc.

## How a game stands.

setting-up = Une position est composée
a-diagram = Un diagramme, pas une partie
to-move = { $side ->
    [white] Trait aux blancs
   *[black] Trait aux noirs
}
to-move-in-check = { $side ->
    [white] Trait aux blancs, en échec
   *[black] Trait aux noirs, en échec
}
status-ended = { $status } ; la partie s'est terminée { $result }
ended-mate = { $side ->
    [white] Mat : les blancs gagnent
   *[black] Mat : les noirs gagnent
}
ended-king-taken = { $side ->
    [white] Roi pris : les blancs gagnent
   *[black] Roi pris : les noirs gagnent
}
ended-stalemate = Pat : nulle
ended-material = Matériel insuffisant : nulle
ended-dead = Position morte : nulle
ended-fivefold = Quintuple répétition : nulle
ended-seventy-five = Soixante-quinze coups : nulle
ended-exposed = Les deux rois attaqués : nulle
ended-ninety-nine = Quatre-vingt-dix-neuf coups : nulle
because-no-move = { $side ->
    [white] Les blancs n'ont aucun coup légal.
   *[black] Les noirs n'ont aucun coup légal.
}
because-stalemate = { $side ->
    [white] Les blancs ne sont pas en échec et n'ont aucun coup légal.
   *[black] Les noirs ne sont pas en échec et n'ont aucun coup légal.
}
because-material = Les pièces qui restent ne peuvent mater, quelle que soit la suite.
because-dead = Les pions sont bloqués et rien ne peut les passer ; aucune suite de coups ne mène au mat.
because-seventy-five = Soixante-quinze coups de chaque camp sans prise ni coup de pion terminent la partie sans réclamation.
because-king-taken = Le roi a été pris.
because-kings-exposed = Le roi a été pris, et le roi du camp qui l'a pris est attaqué à son tour.
because-ninety-nine = Chaque camp a joué ses quatre-vingt-dix-neuf coups.
may-claim-repetition = { $side ->
    [white] Les blancs peuvent réclamer la nulle par triple répétition.
   *[black] Les noirs peuvent réclamer la nulle par triple répétition.
}
may-claim-fifty = { $side ->
    [white] Les blancs peuvent réclamer la nulle : cinquante coups de chaque camp sans prise ni coup de pion.
   *[black] Les noirs peuvent réclamer la nulle : cinquante coups de chaque camp sans prise ni coup de pion.
}
may-claim-king = { $side ->
    [white] Les blancs pourraient prendre le roi, et peuvent à la place déclarer la nulle.
   *[black] Les noirs pourraient prendre le roi, et peuvent à la place déclarer la nulle.
}
moves-without-capture = { $moves } coups sans prise ni coup de pion.
occurred-before = { $times ->
    [2] La position s'est produite deux fois ; avant :
    [3] La position s'est produite trois fois ; avant :
    [4] La position s'est produite quatre fois ; avant :
    [5] La position s'est produite cinq fois ; avant :
   *[other] La position s'est produite { $times } fois ; d'abord :
}
has-taken = { $side ->
    [white] Les blancs ont pris : { $pieces }
   *[black] Les noirs ont pris : { $pieces }
}
pieces-counted = { $count } { $piece ->
    [king] rois
    [queen] dames
    [rook] tours
    [bishop] fous
    [knight] cavaliers
    [paladin] paladins
   *[pawn] pions
}
balance-even = égal
balance-ahead = { $side ->
    [white] +{ $more } blancs
   *[black] +{ $more } noirs
}

## The header of a game.

unknown-game = Partie
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
date-full = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
round = Ronde { $round }
players-against = { $white } contre { $black }
spoken-white-won = { $game }. Les blancs ont gagné
spoken-black-won = { $game }. Les noirs ont gagné
spoken-drawn = { $game }. Nulle
somebody = quelqu'un
player-rated = { $player }, Elo { $rating }

## Messages about what a browser may deny.

no-pieces = Les pièces choisies n'ont pas pu être chargées ; elles sont donc gravées. Vérifiez la connexion, puis choisissez-les à nouveau.
pasted-games = Parties collées.pgn
no-saving = Le navigateur ne permet pas d'enregistrer. Copiez plutôt le texte.
no-saving-of-a-book = Le navigateur ne permet pas d'enregistrer. Export donne chaque partie en texte.
fetching = Chargement de ce qui reconnaît les lettres dans les images : 6 Mo, une seule fois. Rien ne quitte cet appareil.
no-scan-worker = la partie du programme qui lit les images n'a pas démarré ou s'est arrêtée ; vérifiez la connexion et réessayez
copied-done = Copié.
no-copying = Le navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le avec Ctrl+C ou par le menu.
no-keeper = Rien n'est gardé en ce moment, car une partie de la page n'a pas pu être chargée. Rechargez la page, ou enregistrez la partie avec Export.
nothing-can-be-kept = Rien ne peut être gardé ici.
open-elsewhere = Elle est ouverte dans un autre onglet.
nothing-kept = Rien n'est encore gardé. Ce que vous ferez maintenant le sera.
no-backup = Ce n'est pas un fichier de parties enregistrées.
no-library-worker = La partie du programme qui lit les fichiers de parties n'a pas démarré ou s'est arrêtée. Vérifiez la connexion et réessayez.
no-reader = La partie du programme qui lit les livres n'a pas démarré ou s'est arrêtée. Vérifiez la connexion et réessayez.
no-exercises = Ce navigateur ne garde rien pour la page. Enregistrez les parties en PGN et ouvrez le fichier sous Pratique.
file-unreadable = Le fichier { $file } n'a pas pu être lu.
open-again = Ouvrez { $files } à nouveau : la page s'est terminée trop tôt.
saved-as = Enregistré sous { $file }.
opening-file = Ouverture de { $file }…
no-file-worker = Le fichier { $file } n'a pas été ouvert : la partie du programme qui ouvre de tels fichiers n'a pas démarré ou s'est arrêtée. Vérifiez la connexion et réessayez.
reading-page = Lecture de la page { $page } sur { $pages }…
pictures-of-file-not-read = Les images de { $file } n'ont pas été lues : { $why }.
pictures-not-read = Les images n'ont pas été lues : { $why }.
cannot-open = Le fichier { $file } ne peut pas être ouvert : { $why }.
copied-kind = { $kind } : copié.
no-room = Le navigateur n'a plus de place pour cette page. Enregistrez la partie avec Export.
nothing-let = Ce navigateur ne laisse la page rien garder. Enregistrez la partie avec Export.
last-changes-lost = Le navigateur n'a pas gardé les dernières modifications. Enregistrez la partie avec Export.
nothing-restored = Rien n'a été restauré : tout est déjà ici.
sessions-restored = { $sessions ->
    [one] Une session a été restaurée. Rien ici n'a été remplacé.
   *[other] { $sessions } sessions ont été restaurées. Rien ici n'a été remplacé.
}
part-damaged = { $restored } Une partie du fichier est abîmée.
no-games-in = { $count ->
    [one] Aucune partie en PGN n'a été trouvée dans { $files }. Ouvrez-le à part.
   *[other] Aucune partie en PGN n'a été trouvée dans { $files }. Ouvrez chacun à part.
}

## What a session has done, or why it has not.

start-of-game = Début de la partie
finish-setting-up = Terminez d'abord de composer la position, ou annulez.
no-move-found = Aucun coup n'y a été trouvé.
not-in-these = Aucun coup de la partie ne peut être lu ainsi.
link-damaged = Ce lien a été coupé ou modifié en chemin. Ce qui peut en être lu est montré.
link-read = La partie est venue avec le lien. Annuler vous ramène.
link-doubtful = La partie est venue avec le lien. Ce qui n'a pas été compris se trouve au-dessus de la feuille de partie.
reading-the-page = Lecture de la page…
stopped-here = Arrêté. L'échiquier est comme avant.
no-game-so = Aucune partie n'a été trouvée ainsi ; le texte reste comme il était.
no-game-in-file = Il n'y a pas de partie dans ce fichier.
not-of-library = La partie de l'échiquier n'est pas du recueil. Choisissez-en d'abord une dans sa liste.
game-taken-out = La partie a été retirée du recueil. Annuler l'y remet.
no-game-of-file-listed = Aucune partie n'est dans la liste. Changez d'abord la recherche.
making-library = Un nouveau recueil est fait des parties de la liste…
library-made = Voici le nouveau recueil. Celui dont il a été fait est inchangé : Ouvrir, Parties enregistrées.
library-made-aside = Le nouveau recueil est sous Ouvrir, Parties enregistrées. Celui-ci n'est pas gardé ; enregistrez-le avant d'en ouvrir un autre.
no-move-doubtful = Aucun coup de cette partie n'est douteux.
no-game-listed = Aucune partie du livre n'est dans la liste. Changez d'abord les filtres.
no-printed-move = Allez d'abord à un coup imprimé.
no-other-reading = Aucune autre lecture de ce coup ne peut être jouée. Vous pouvez taper le coup imprimé.
move-not-printed = Ce coup n'est pas imprimé. Il a été ajouté pour que la partie puisse continuer.
type-the-print = Tapez le coup tel qu'il est imprimé, comme Kt-KB3.
not-one-move = Ce n'est pas un coup. Tapez le coup tel qu'il est imprimé.
book-print-not-kept = La partie du livre est gardée, mais pas sa page imprimée. Ouvrez le livre à nouveau pour la voir.
stands-already = Ce coup est déjà là. Jouez-en un autre.
passes-until-then = Les tirets tiennent lieu du coup de l'autre camp : remplacez-les pour compléter la paire.
drawn-by-agreement = Nulle par accord mutuel.
no-result = Un diagramme n'est pas une partie et n'a pas de résultat.
not-the-end = Un résultat appartient à la fin de la partie, et ceci n'est pas le dernier coup de sa ligne principale.
game-has-ended = La partie est déjà terminée.
cannot-move = { $piece ->
    [queen] La { $piece } en { $square } ne peut pas jouer maintenant.{ " " }
    [rook] La { $piece } en { $square } ne peut pas jouer maintenant.{ " " }
   *[other] Le { $piece } en { $square } ne peut pas jouer maintenant.{ " " }
}
choose-one = Cela pourrait être { $moves }. Choisissez.
try-nine = { $refused } Essayez e24 ou Nb1c3.
try-such = { $refused } Essayez Nf3, e4 ou Kt-KB3.
not-a-position = Ce n'est pas une position. { $why }
game-too-long = Cette partie a { $size } Mo, et la page montre des parties jusqu'à 4 Mo. La commande rank-and-file la lit.
not-a-game = Ce texte n'a pas pu être lu comme une partie. { $why }
positions-read = { $count ->
    [one] Une position lue.
   *[other] { $count } positions lues.
}
positions-read-but = { $count ->
    [one] Une position lue ; { $faults }.
   *[other] { $count } positions lues ; { $faults }.
}
no-position-in-line = aucune position à la ligne { $line } ({ $why })
no-position-in-lines = aucune position à la ligne { $line } ({ $why }), ni { $count ->
    [one] à la ligne { $others }
   *[other] aux lignes { $others }
}
moves-counted = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
games-read = { $games ->
    [one] Une partie lue, { $moves }
   *[other] { $games } parties lues, { $moves }
}
read-whole = { $read }.
read-but = { $places ->
    [one] { $read } ; un passage n'a pas été compris et se trouve au-dessus de la feuille de partie.
   *[other] { $read } ; { $places } passages n'ont pas été compris et se trouvent au-dessus de la feuille de partie.
}
left-out = { $count ->
    [one] { " " }Le texte sous les données de la ligne { $lines } n'est pas une partie d'échecs, car ses premiers coups ne peuvent être joués ; il est omis.
   *[other] { " " }Les textes sous les données des lignes { $lines } ne sont pas des parties d'échecs, car leurs premiers coups ne peuvent être joués ; ils sont omis.
}
reading-file-named = Lecture de « { $file } »…
after-misfits = Après { $move }, { $clause }. Choisissez-le à nouveau pour le prendre, ou laissez le coup tel quel.
book-not-kept = La page imprimée n'est pas gardée sur cet appareil : { $why }.
plays-instead = Jouez le coup qui remplace { $move }. Échap le garde.
plays-before = Jouez le coup qui vient avant { $move }. Échap ne change rien.
text-gone = Le texte qui n'a pas pu être lu est parti. Annuler le ramène.
list-gone = La liste est partie. Annuler la ramène.
moves-deleted = { $moves ->
    [one] Un coup supprimé. Annuler le ramène.
   *[other] { $moves } coups supprimés. Annuler les ramène.
}
moves-deleted-with-text = { $moves ->
    [one] Un coup supprimé, avec le texte qui le suivait et n'a pas pu être lu. Annuler ramène les deux.
   *[other] { $moves } coups supprimés, avec le texte qui les suivait et n'a pas pu être lu. Annuler ramène tout.
}
no-longer-possible = { $moves ->
    [one] Un coup n'est plus possible ; il est gardé dans un commentaire.
   *[other] { $moves } coups ne sont plus possibles ; ils sont gardés dans un commentaire.
}
impossible-moves = N'est plus possible : { $moves }
claimed-repetition = { $side ->
    [white] Nulle par triple répétition, réclamée par les blancs.
   *[black] Nulle par triple répétition, réclamée par les noirs.
}
claimed-fifty = { $side ->
    [white] Nulle par la règle des cinquante coups, réclamée par les blancs.
   *[black] Nulle par la règle des cinquante coups, réclamée par les noirs.
}
claimed-king = { $side ->
    [white] Nulle : le roi pouvait être pris, et les blancs ont déclaré la nulle.
   *[black] Nulle : le roi pouvait être pris, et les noirs ont déclaré la nulle.
}
has-resigned = { $side ->
    [white] Les blancs abandonnent.
   *[black] Les noirs abandonnent.
}
goes-on = La partie continue sans le résultat { $result }. Annuler le ramène.
cannot-take-the-king = { $side ->
    [white] Les blancs ne peuvent pas prendre le roi maintenant ; la nulle ne peut donc être déclarée.
   *[black] Les noirs ne peuvent pas prendre le roi maintenant ; la nulle ne peut donc être déclarée.
}
occurred-once = La position s'est produite une fois, pas trois.
occurred-twice = La position s'est produite deux fois (avant : { $moments }), pas trois.
not-fifty = { $moves ->
    [one] { $moves } coup depuis la dernière prise ou le dernier coup de pion, pas 50.
   *[other] { $moves } coups depuis la dernière prise ou le dernier coup de pion, pas 50.
}
troubles-of-game = { $places ->
    [one] Un passage de cette partie n'a pas été compris ; il se trouve au-dessus de la feuille de partie.
   *[other] { $places } passages de cette partie n'ont pas été compris ; ils se trouvent au-dessus de la feuille de partie.
}
nothing-in = « { $file } » est vide : il ne contient pas de texte.
the-start = le début

## The editor of positions: what it says.

drag-arrow = Glissez d'une case à l'autre, ou pressez les deux.
press-to-remove = Pressez une case pour effacer ce qui y est dessiné.
press-a-square = Pressez une case.
position-unchanged = Position inchangée.
can-be-played = Cette position peut être jouée.
either-may-move = Un diagramme : chacun des deux camps peut jouer.
only-a-diagram = Cette position ne peut pas être jouée : { $why }. Elle peut être montrée en diagramme.
cannot-be-played = Cette position ne peut pas être jouée : { $why }.
play-from-here = Jouer à partir d'ici
show-as-diagram = Montrer en diagramme

## What the text in the entry box means.

enter-plays = Entrée joue : { $move }.
enter-plays-moves = { $moves ->
    [one] Entrée joue { $moves } coup.
   *[other] Entrée joue { $moves } coups.
}
not-a-position-so = Ce n'est pas une position : { $why }
enter-opens-position = Entrée ouvre une position.
enter-opens-game = { $moves ->
    [one] Entrée ouvre une partie de { $moves } demi-coup.
   *[other] Entrée ouvre une partie de { $moves } demi-coups.
}
enter-opens-games = Entrée ouvre { $games } parties, { $moves } demi-coups.
enter-shows-diagram = Entrée montre ceci en diagramme, car ce n'est pas une partie : { $why }.
enter-reads-page = Entrée lit ceci comme une page d'un livre.
enter-reads-text = Entrée lit ce texte.
first-problem = Première difficulté : { $why }
mark-not-true = « { $mark } » n'est pas vrai de ce coup.
not-a-passing-capture = Ce n'est pas une prise en passant.
capture-without-sign = Ce coup est une prise ; on l'écrit d'ordinaire avec x.
part-does-not-fit = « { $part } » ne convient pas à ce coup.

## Answers to those who hear the board.

board-empty = L'échiquier est vide.
pieces-stand-one = { $piece } { $squares }
pieces-stand = { $piece ->
    [king] rois { $squares }
    [queen] dames { $squares }
    [rook] tours { $squares }
    [bishop] fous { $squares }
    [knight] cavaliers { $squares }
    [paladin] paladins { $squares }
   *[pawn] pions { $squares }
}
side-has = { $side } : { $pieces }.
comment-says = Commentaire : { $comment }
no-moves-in-editor = Pendant qu'une position est composée, les pièces n'ont pas de coups.
nothing-stands = Il n'y a rien en { $square }.
piece-can = { $piece ->
    [queen] La { $piece } en { $square } peut { $clauses }.
    [rook] La { $piece } en { $square } peut { $clauses }.
   *[other] Le { $piece } en { $square } peut { $clauses }.
}
can-go = aller en { $squares }
can-take = prendre { $pieces }
can-castle-kingside = faire le petit roque
can-castle-queenside = faire le grand roque
or-else = { " ou " }
side-moves = { $side } : { $move }
side-passes = { $side ->
    [white] Les blancs passent
   *[black] Les noirs passent
}
squares-by-names = Les cases se disent comme Eva 4.
squares-by-letters = Les cases se disent comme e4.

## The board for screen readers, and the choice of a move.

stays-a-pawn = reste pion
takes-en-passant = prend en passant
does-not-take = ne prend pas
which-move = Quel coup voulez-vous dire ?
pawn-becomes = Le pion devient
square-last = dernier coup
square-check = en échec
square-lifted = soulevée
square-target = peut venir ici
square-capture = peut être prise
square-named = nommée
square-rival = possible aussi
square-pinned = clouée
square-pins = cloue
drawn-circle = { $colour ->
    [green] cercle vert
    [red] cercle rouge
    [yellow] cercle jaune
    [blue] cercle bleu
   *[other] cercle
}
drawn-cross = { $colour ->
    [green] croix verte
    [red] croix rouge
    [yellow] croix jaune
    [blue] croix bleue
   *[other] croix
}
drawn-arrow = { $colour ->
    [green] flèche verte vers { $square }
    [red] flèche rouge vers { $square }
    [yellow] flèche jaune vers { $square }
    [blue] flèche bleue vers { $square }
   *[other] flèche vers { $square }
}
figure-on = { $square } : { $figure }.
game-after-move = { $game }, après { $move }
square-piece = { $square }, { $side ->
    [white] blancs : { $piece }
   *[black] noirs : { $piece }
}
arrow-played = joué
arrow-rival = pourrait être voulu aussi
arrow-barred = ne peut être joué
arrow-asked = votre coup
arrow-against = ce qui l'empêche
arrow-captures = prend l'attaquant
arrow-interposes = s'interpose
arrow-flees = déplace le roi
evaluation-after = { $evaluation } après { $move }
evaluations = Évaluation de { $first } à { $last } ; le mieux pour les blancs { $best }, pour les noirs { $worst }.

## The dialog Board and pieces.

board-paper = Papier
board-slate = Ardoise
pieces-engraved = Gravées
pieces-outline = Contour
pieces-bold = Épaisses, pour vue faible
edges-inside = Dans l'échiquier
edges-outside = À côté
sounds-off = Non
sounds-on = Oui
pieces-label = Pièces
sounds-label = Sons

## The kinds of export.

about-pgn = Pour d'autres programmes d'échecs : coups, variantes, commentaires, signes et données.
export-text = Texte
about-text = La partie dans une notation, à lire par des gens.
about-fen = La position en une ligne.
export-diagram = Diagramme
about-diagram = L'échiquier en image : SVG en texte, ou PNG.
export-link = Lien
about-link = Le lien lui-même contient toute la partie ; rien n'est envoyé nulle part.
export-embed = Intégrer
about-embed = Mettez ces lignes dans une page à vous.
about-print = Une feuille de partie sur papier, avec les colonnes de la feuille. Les variantes repliées ne sont pas imprimées.
export-pgn = PGN
export-fen = FEN
link-length = { $about } Il a { $count } caractères.
long-link = { $about } Il a { $count } caractères. Certains programmes coupent les liens de plus de 2 000 ; envoyez plutôt le PGN.

## Pieces of a side, on buttons.

coloured-piece = { $side ->
    [white] Blancs : { $piece }
   *[black] Noirs : { $piece }
}

## The choices for a board in another page, in the dialog Export.

untitled = { "" }
board-at-the-bottom = En bas
board-squares = Cases
board-readers-can = Les lecteurs peuvent
board-quiz = Question
board-why-panel = Explication
board-layout = Disposition
board-algebraic-beside-the-board = Algébriques, à côté de l'échiquier
board-step-through-the-moves = parcourir les coups
board-look-only = regarder seulement
board-try-moves = essayer leurs propres coups
board-solve-a-quiz = répondre à une question
board-find-the-move = trouver le coup
board-write-the-move = écrire le coup
board-which-piece-moved = quelle pièce a joué ?
board-shown = Montrée
board-not-shown = Non montrée
board-drawn = Dessinées
board-not-drawn = Non dessinées
board-automatic = Automatique
board-wide = Large
board-narrow = Étroite
board-board-alone = Échiquier seul
form-element = Élément
form-text = Texte préformaté, si votre site retire les éléments
form-frame = Cadre, si votre site n'admet pas de scripts

## The menu of the game.

keep-score-of-this = Noter cette partie

## Why a move is refused: how pieces move.

king-moves = Le roi avance d'une case dans toute direction, sauf pour roquer
king-moves-modern = Le roi avance d'une case dans toute direction
king-moves-nine = Le roi avance d'une case dans toute direction, ou roque avec une pièce à lui qu'il voit sur sa première rangée
queen-moves = La dame va aussi loin qu'elle veut sur une colonne, une rangée ou une diagonale
rook-moves = La tour va aussi loin qu'elle veut sur une colonne ou une rangée
bishop-moves = Le fou va aussi loin qu'il veut sur une diagonale
knight-moves = Le cavalier va de deux cases sur une colonne ou une rangée et d'une de côté
paladin-moves = Le paladin joue comme un cavalier ou comme un fou
waiting-pawn-moves = Le pion repart de la dernière rangée comme le fou ou le cavalier qu'il devient par ce coup
pawn-moves = Le pion avance d'une case tout droit, de deux depuis sa case de départ, ou d'une en diagonale, mais seulement pour prendre
pawn-moves-nine = Le pion avance d'une ou de deux cases tout droit, ou d'une en diagonale, mais seulement pour prendre
never-sideways = { $how }, jamais de côté.
never-backwards = { $how }, jamais en arrière.
cannot-reach = { $how } ; la case { $square } est hors d'atteinte.
only-pawn-en-passant = Seul un pion peut prendre en passant.

## Why a move is refused.

over-mate = { $side ->
    [white] La partie est finie : les blancs sont mat.
   *[black] La partie est finie : les noirs sont mat.
}
over-stalemate = { $side ->
    [white] La partie est finie : les blancs ne sont pas en échec et n'ont aucun coup légal.
   *[black] La partie est finie : les noirs ne sont pas en échec et n'ont aucun coup légal.
}
over-king-taken = { $side ->
    [white] La partie est finie : le roi blanc a été pris.
   *[black] La partie est finie : le roi noir a été pris.
}
over-moves = La partie est finie : les deux camps ont joué leurs 99 coups.
no-piece = Il n'y a pas de pièce en { $square }.
no-piece-to-move = { $side ->
    [white] Il n'y a pas de pièce en { $square } ; le trait est aux blancs.
   *[black] Il n'y a pas de pièce en { $square } ; le trait est aux noirs.
}
not-yours = { $side ->
    [white] Le trait est aux blancs, et la pièce en { $square } ({ $piece }) est aux noirs.
   *[black] Le trait est aux noirs, et la pièce en { $square } ({ $piece }) est aux blancs.
}
piece-of-side = { $side ->
    [white] une pièce blanche en { $square } ({ $piece })
   *[black] une pièce noire en { $square } ({ $piece })
}
in-the-way = Sur le chemin de { $from } à { $to } ({ $piece }) se trouve { $obstacle }.
own-piece = { $side ->
    [white] En { $square } se trouve une pièce blanche ({ $piece }), et l'on ne peut prendre ses propres pièces.
   *[black] En { $square } se trouve une pièce noire ({ $piece }), et l'on ne peut prendre ses propres pièces.
}
two-steps = { $side ->
    [white] Un pion n'avance de deux cases que de sa case de départ : la rangée { $rank } pour les blancs.
   *[black] Un pion n'avance de deux cases que de sa case de départ : la rangée { $rank } pour les noirs.
}
takes-ahead = Un pion ne prend pas tout droit : il est arrêté par { $obstacle }.
nothing-to-take = Un pion ne va en diagonale que pour prendre, et { $square } est vide.
not-in-passing = Un pion ne va en diagonale que pour prendre, et { $square } est vide. Le pion en { $pawn } ne peut être pris en passant que juste après un pas de deux cases, et il ne vient pas d'en faire un.
king-not-home = Le roi ne roque que sur sa propre première rangée, avec la plus proche pièce qu'il y voit : il est en { $square }.
partner-between = Le roi ne roque que sur sa propre première rangée, avec la plus proche pièce qu'il y voit : entre eux se trouve { $piece }.

## Why a move is refused: castling.

cannot-castle-kingside = { $side ->
    [white] Les blancs ne peuvent faire le petit roque : { $faults }
   *[black] Les noirs ne peuvent faire le petit roque : { $faults }
}
cannot-castle-queenside = { $side ->
    [white] Les blancs ne peuvent faire le grand roque : { $faults }
   *[black] Les noirs ne peuvent faire le grand roque : { $faults }
}
attack-no-matter = { $castling }. L'attaque sur { $squares } n'importe pas : le roi n'y passe pas
king-moved = le roi n'est plus en { $square }
rook-moved = la tour en { $square } a bougé
king-or-rook-moved = le roi ou la tour en { $square } a bougé
no-own-rook = aucune tour à lui n'est en { $square }
stand-in-the-way = { $count ->
    [one] { $pieces } est sur le chemin
   *[other] { $pieces } sont sur le chemin
}
castles-out-of = le roi est en échec par { $pieces }
castles-through = { $count ->
    [one] le roi passerait par { $square }, case attaquée par { $pieces }
   *[other] le roi passerait par { $square }, case attaquée par { $pieces }
}
castles-into = { $count ->
    [one] le roi arriverait en { $square }, case attaquée par { $pieces }
   *[other] le roi arriverait en { $square }, case attaquée par { $pieces }
}

## Why a move is refused: the king in danger. Clauses without a full stop.

pinned-on-file = sur la colonne { $file }, la pièce en { $square } ({ $piece }) est clouée sur le roi en { $king } par { $attackers }
pinned-on-rank = sur la rangée, la pièce en { $square } ({ $piece }) est clouée sur le roi en { $king } par { $attackers }
pinned-on-diagonal = sur la diagonale, la pièce en { $square } ({ $piece }) est clouée sur le roi en { $king } par { $attackers }
passing-opens = prendre en passant ouvrirait vers le roi en { $king } la ligne que tient { $attackers }
attacked = { $count ->
    [one] { $attackers } attaque { $square }
   *[other] { $attackers } attaquent { $square }
}
stays-on-line = { $count ->
    [one] { $attackers } attaque { $square }, car le roi resterait sur la même ligne
   *[other] { $attackers } attaquent { $square }, car le roi resterait sur la même ligne
}
protected = { $piece } a la protection de : { $attackers }
kings-touch = { $count ->
    [one] deux rois ne peuvent jamais se toucher, et { $attackers } attaque { $square }
   *[other] deux rois ne peuvent jamais se toucher, et { $attackers } attaquent { $square }
}
answer-check-first = il faut d'abord parer l'échec

## The answers to a check.

king-in-check = Le roi en { $square } est en échec par { $attackers }.
in-double-check = Le roi en { $square } est en échec par { $attackers }, un échec double que seul le roi peut parer.
in-double-check-mated = Le roi en { $square } est en échec par { $attackers }, un échec double que seul le roi pourrait parer
capture-attacker = Prendre l'attaquant : { $moves }.
interpose = S'interposer : { $moves }.
move-the-king = Déplacer le roi : en { $squares }.
king-cannot-go = Le roi n'a aucune case où aller.
no-capture-possible = Pas de prise : rien ne peut prendre { $attackers }.
nothing-fits = Pas d'interposition : rien ne tient entre le roi et { $attacker }.
leap-not-blocked = Pas d'interposition : le saut d'un cavalier ne peut être bloqué.
nothing-can-go = Pas d'interposition : rien ne peut aller en { $squares }.
no-capture = Pas de prise : { $clauses }.
no-interposition = Pas d'interposition : { $clauses }.
no-flight = Pas de fuite : { $clauses }.
no-sentence-of-its-own = { $move } n'a pas de phrase à lui
guards = { $attacker } attaque { $squares }
own-pieces-stand = { $count ->
    [one] une pièce à lui est en { $squares }
   *[other] des pièces à lui sont en { $squares }
}

## The titles of notations, by their tags.

title-short = Algébrique abrégée
title-descriptive = Descriptive anglaise
title-long = Algébrique complète
title-minimal = Très courte
title-figurine = Figurines
title-uci = Coordonnées (UCI)
title-iccf = Numérique ICCF
title-smith = Smith
title-gringmuth = Code de Gringmuth
title-uedemann = Code d'Uedemann
title-alexandre = D'Alexandre
title-selenus = Numéros de Selenus
title-braille = Braille
title-braille-ascii = Braille pour embosseuses
title-german-braille = Braille, lettres allemandes
title-german-braille-ascii = Braille pour embosseuses, lettres allemandes
title-reversible = Réversible
title-meyer = Universelle de Meyer
title-stamma = De Stamma
title-classic = Descriptive, l'échec distingue
title-descriptive-kt = Descriptive avec Kt
title-descriptive-spaced = Descriptive, espacée
title-descriptive-to = Descriptive, Kt to KB3
title-descriptive-staunton = Descriptive, de Staunton
title-descriptive-guthrie = Descriptive, C pour la tour
title-classic-kt = Descriptive avec Kt, l'échec distingue
title-german-print = Imprimé allemand, depuis 1843
title-german-print-short = Imprimé allemand, 1900 à 1940
title-murray = De Murray
title-uchess = Trois signes
title-chess99 = Chess 99
short-in-letters = Abrégée, { $language }
long-in-letters = Complète, { $language }
descriptive-in = Descriptive, { $language }
algebraic-in = Algébrique, { $language }
spoken-in = Parlée, { $language }

## Faults of a score or a position.

fault-at = Ligne { $line }, colonne { $column } : { $fault }
fault-no-move = { $move } n'est pas un coup.
fault-untrue = { $move } : « { $mark } » n'est pas vrai de ce coup.
correct-for-game = Corrigez-le pour que le reste de la partie soit lu.
correct-for-variation = Corrigez-le pour que le reste de la variante soit lu.
fault-unclosed-comment = Il manque à ce commentaire l'accolade finale « {"}"} ». Tout ce qui précède la partie suivante reste comme son texte.
fault-unopened-comment = Cette « {"}"} » ne ferme aucun commentaire ; retirez-la ou ouvrez le commentaire par « {"{"} ».
fault-unclosed-variation = Il manque à cette variante la parenthèse finale « ) » avant la fin de la partie.
fault-unopened-variation = Cette « ) » ne ferme aucune variante ; retirez-la ou ouvrez la variante par « ( ».
fault-lone-variation = Il n'y a avant cette variante aucun coup qu'elle remplacerait ; mettez-la après ce coup.
fault-glyph = « { $sign } » n'est pas un signe : après « $ » vient un nombre de 0 à 255.
fault-lone-glyph = Il n'y a aucun coup avant ce signe ; mettez-le après le sien.
fault-other-game = Ce texte n'est pas une partie d'échecs : ses premiers coups ne peuvent être joués.
fault-other-game-tags = Le texte sous ces étiquettes n'est pas une partie d'échecs : ses premiers coups ne peuvent être joués.
fault-too-long = Une partie peut avoir au plus 1 000 000 coups, variantes comprises. Le reste de la ligne est gardé comme texte.
fault-tag = Cette étiquette n'a pas la forme [Nom "valeur"] : il lui manque { $lacks }. Elle est ignorée.
tag-lacks-name = un nom
tag-lacks-value = une valeur entre guillemets
tag-lacks-bracket = « ] » après la valeur
tag-lacks-quote = un guillemet et « ] » après la valeur
fault-inner-quote = Un guillemet dans une valeur s'écrit \" ; il est gardé.
fault-fen = { $fault } Les coups de la partie restent comme texte jusqu'à ce que son étiquette FEN soit corrigée.
fault-variant = La variante « { $variant } » est lue selon les règles des échecs orthodoxes.
fault-result = L'étiquette Result dit « { $tag } » et les coups finissent par { $result } ; les deux sont gardés.
fault-angle = « { $text } » ne fait partie d'aucune partie et est ignoré.
fen-pieces = pièces
fen-side = camp au trait
fen-castling = roque
fen-en-passant = en passant
fen-halfmove = demi-coups
fen-fullmove = numéro du coup
fen-fault = Champ « { $field } » : { $fault }
fen-missing = il n'y a rien ici. Écrivez { $expected }.
fen-found = à la place de « { $found } » vient { $expected }.
fen-rank-length = la rangée { $rank } a { $squares ->
    [one] 1 case
   *[other] { $squares } cases
} au lieu de { $expected }.
fen-rank-count = il y a { $ranks ->
    [one] 1 rangée
   *[other] { $ranks } rangées
} au lieu de { $expected }, avec « / » entre elles.
fen-no-rook = « { $letter } » donne le droit de roquer, mais le roi et la tour ne sont pas à leur place ; écrivez « - » s'il n'y en a aucun.
fen-left-out = rien : une FEN a six champs
fen-w-or-b = w ou b
fen-no-castling = « - », car dans ce jeu le roque n'a besoin d'aucun droit
fen-square-passed = la case qu'un pion vient de franchir, ou « - »
fen-square-of-rank = une case de la troisième ou de la sixième rangée, ou « - »
fen-plies = un nombre de demi-coups, comme 0
fen-number = le numéro du coup, comme 1
fen-ranks = les pièces rangée par rangée, comme rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
fen-castling-letters = des lettres de KQkq, ou de colonnes (A à H, a à h), ou « - »
fen-once = cette lettre une seule fois
fen-piece-or-paladin = la lettre d'une pièce (KQRBNPA, minuscule pour les noirs), un nombre de cases vides ou « / »
fen-piece = la lettre d'une pièce (KQRBNP, minuscule pour les noirs), un nombre de cases vides ou « / »
setup-no-king = { $side ->
    [white] les blancs
   *[black] les noirs
} n'ont pas de roi et il leur en faut un
setup-kings = { $side ->
    [white] les blancs
   *[black] les noirs
} ont { $count } rois au lieu d'un
setup-pieces = { $side ->
    [white] les blancs
   *[black] les noirs
} ont { $count } pièces, plus de seize
setup-pawns = { $side ->
    [white] les blancs
   *[black] les noirs
} ont { $count } pions, plus de huit
setup-pawn-on-edge = un pion ne peut être en { $square }
setup-kings-touch = les rois en { $white } et { $black } sont côte à côte, et ils ne doivent jamais se toucher
setup-no-place = la pièce en { $square } n'a pas sa place sur cet échiquier
setup-left-in-check = { $side ->
    [white] les blancs
   *[black] les noirs
} viennent de jouer et sont en échec ; le trait est peut-être à l'autre camp
setup-too-many-checks = aucun coup ne peut donner échec avec autant de pièces
setup-castling = { $side ->
    [white] les blancs
   *[black] les noirs
} ne peuvent avoir ce droit de roquer ({ $wing }) : le roi et la tour ne sont pas à leur place
setup-en-passant = aucun pion ne peut venir de franchir { $square }
no-pass-in-diagram = Dans un diagramme chaque camp peut jouer, donc personne n'a à passer.
no-pass-in-check = { $side ->
    [white] Les blancs sont en échec et ne peuvent passer.
   *[black] Les noirs sont en échec et ne peuvent passer.
}
no-pass-without-king = { $side ->
    [white] Le roi blanc a été pris.
   *[black] Le roi noir a été pris.
}
link-foreign = L'adresse finit par « #{ $begin } », qui n'est pas une partie. Un lien fait par « Export » y commence par « #g1= ».
link-newer = Ce lien a été fait par une version plus récente. Rechargez la page pour l'avoir, puis rouvrez le lien.
link-unreadable = La partie de ce lien ne peut être lue : le lien a été modifié en chemin. Redemandez-le.
link-too-long = Ce lien est trop long pour être lu. Demandez la partie en fichier PGN.
link-empty = Il n'y a aucun coup dans ce lien : il a été coupé en chemin. Redemandez-le.
printed-quoted-no-square = « { $found } » n'a pas de case.
printed-quoted-unknown = « { $found } » n'est ni une pièce ni une case.
printed-quoted-two-squares = « { $found } » n'est pas une seule case. Écrivez devant la colonne le côté du roi ou de la dame, comme KR2.
printed-in-rank = Dans la rangée { $rank }, « { $found } » n'est ni une pièce ni des cases vides.
printed-rank-length = La rangée { $rank } a { $squares ->
    [one] 1 case
   *[other] { $squares } cases
} au lieu de 8.
printed-rank-count = Il y a { $ranks ->
    [one] 1 rangée
   *[other] { $ranks } rangées
} au lieu de 8.
printed-two-men = Deux pièces sont en { $square }.
printed-kings = { $side ->
    [white] Les blancs
   *[black] Les noirs
} ont { $count } rois : { $squares }.
printed-knight = Si celui en { $squares } est un cavalier (Kt), la position peut être jouée.
printed-miscounted = Il devrait y avoir ici { $printed } pièces, et { $listed } sont nommées.
printed-unclear-man = On ne voit pas quelle pièce est en { $square }. Écrivez sa lettre devant la case.
printed-letters = Les lettres peuvent être de deux langues ({ $language } ; { $other }) et désigneraient des pièces différentes.
printed-sides = Les lettres des colonnes et les chiffres des rangées sont de côtés différents de l'échiquier.
printed-numbered = La rangée à la place de la rangée { $rank } porte le numéro { $number }.
printed-second = Ceci est un second diagramme.
printed-white-assumed = Les blancs ont le trait, puisque rien ne dit le contraire.
printed-black-in-check = Les noirs ont le trait, étant en échec.
printed-from-black = Les pièces noires sont comptées du côté des noirs, bien que celui des blancs soit possible aussi.
is-a-diagram = Ceci est un diagramme et non une partie : { $why }.

## Languages, as they are named in the titles of notations.

language-english = anglais
language-german = allemand
language-french = français
language-spanish = espagnol
language-portuguese = portugais
language-italian = italien
language-dutch = néerlandais
language-russian = russe
language-polish = polonais
language-czech = tchèque
language-hungarian = hongrois
language-romanian = roumain
language-finnish = finnois
language-icelandic = islandais
language-estonian = estonien
language-lithuanian = lituanien
language-bulgarian = bulgare
language-ukrainian = ukrainien
language-belarusian = biélorusse
language-esperanto = espéranto
language-albanian = albanais
language-greek = grec
language-turkish = turc
language-azerbaijani = azéri
language-arabic = arabe
language-hindi = hindi
language-indonesian = indonésien
language-vietnamese = vietnamien
language-german-or-scandinavian = allemand ou scandinave
language-spanish-or-italian = espagnol ou italien
language-spanish-or-catalan = espagnol ou catalan
language-spanish-catalan-or-italian = espagnol, catalan ou italien
language-czech-or-slovak = tchèque ou slovaque
language-finnish-or-afrikaans = finnois ou afrikaans

## The groups of notations.

group-algebraic = Algébrique
group-letters = Algébrique en d'autres lettres
group-descriptive = Descriptive
group-past = Algébrique d'autrefois
group-post = Par la poste, le télégraphe, l'ordinateur
group-touch = Pour le toucher et la voix
group-games = D'autres jeux

## Glyphs by their meaning.

glyph-good-move = Bon coup
glyph-mistake = Faute
glyph-brilliant-move = Coup brillant
glyph-blunder = Gaffe
glyph-interesting-move = Coup intéressant
glyph-dubious-move = Coup douteux
glyph-only-move = Seul coup
glyph-even-position = Position égale
glyph-unclear-position = Position incertaine
glyph-white-is-slightly-better = Les blancs sont un peu mieux
glyph-black-is-slightly-better = Les noirs sont un peu mieux
glyph-white-is-better = Les blancs sont mieux
glyph-black-is-better = Les noirs sont mieux
glyph-white-is-winning = Les blancs ont une position gagnante
glyph-black-is-winning = Les noirs ont une position gagnante
glyph-zugzwang = Zugzwang
glyph-lead-in-development = Avance de développement
glyph-initiative = Initiative
glyph-attack = Attaque
glyph-compensation-for-material = Compensation pour le matériel
glyph-counterplay = Contre-jeu
glyph-time-trouble = Crise de temps
glyph-novelty = Nouveauté

## Why a text is no legal move. Clauses without a full stop.

any-piece = pièce
king-cannot = Le roi ne peut pas { $deed }
piece-cannot = { $piece ->
    [queen] La { $piece } en { $square } ne peut pas { $deed }
    [rook] La { $piece } en { $square } ne peut pas { $deed }
   *[other] Le { $piece } en { $square } ne peut pas { $deed }
}
none-can = { $piece ->
    [queen] Aucune { $piece }{ $place } ne peut { $deed }
    [rook] Aucune { $piece }{ $place } ne peut { $deed }
    [piece] Aucune { $piece }{ $place } ne peut { $deed }
   *[other] Aucun { $piece }{ $place } ne peut { $deed }
}
reach = atteindre { $place }
take-piece = { $piece ->
    [queen] prendre une { $piece }{ $place }
    [rook] prendre une { $piece }{ $place }
   *[other] prendre un { $piece }{ $place }
}
take-anything = prendre quoi que ce soit{ $place }
go-so-far = avancer d'autant de cases
takes-nothing = Il n'y a rien à prendre sur { $place }. Omettez « { $sign } » pour jouer { $moves }
on-neither-side = D'aucune pièce de ce genre ({ $piece }) on ne sait qu'elle a commencé la partie à cette aile ; nommez sa case ({ $piece })
none-can-go = { $piece ->
    [queen] Aucune { $piece } ne peut aller de { $square } à { $place }
    [rook] Aucune { $piece } ne peut aller de { $square } à { $place }
   *[other] Aucun { $piece } ne peut aller de { $square } à { $place }
}
written-with-sign = C'est une prise, et elle s'écrit avec x : { $moves }
fits-no-move = « { $part } » ne convient à aucun coup
no-pawn-becomes = Aucun pion ne peut devenir { $piece } par ce coup
no-castling-with = Le roi ne peut y roquer avec : { $piece }
no-partner-on = Le roi ne peut roquer avec une pièce sur { $place }
pawn-must-become = Un pion doit y être promu
write-castling = Ce coup est un roque ; écrivez O-O ou O-O-O
no-en-passant = Aucun pion ne peut être pris en passant
write-en-passant = Ce pion est pris en passant ; écrivez e.p.
no-such-move = Aucun coup de ce genre ne convient à « { $part } »
cannot-castle-now = { $side ->
    [white] Les blancs ne peuvent pas roquer maintenant
   *[black] Les noirs ne peuvent pas roquer maintenant
}
king-has-no-move = { $side ->
    [white] Le roi blanc n'a aucun coup légal
   *[black] Le roi noir n'a aucun coup légal
}
has-none = { $side ->
    [white] Les blancs n'ont aucune pièce de ce genre qui puisse jouer : { $piece }{ $place }
   *[black] Les noirs n'ont aucune pièce de ce genre qui puisse jouer : { $piece }{ $place }
}
is-pinned = la pièce en { $square } ({ $piece }) est clouée par { $attacker }
king-would-stay = le roi en { $square } resterait en échec par { $attacker }
and-also = { ", et " }
colon = { " : " }

## What is missing in a text that is no move.

expected-move = un coup
expected-file = une colonne de a à h
expected-rank = une rangée de 1 à 8
expected-file-of-nine = une colonne de a à i
expected-rank-of-nine = une rangée de 1 à 9
expected-square = une case comme e4
expected-figures = une case en deux chiffres de 1 à 8 (comme 54)
expected-number = le numéro d'une case, de 1 à 64 (comme 28)
expected-dash = un tiret et le numéro de l'autre case
expected-home-letter = la lettre d'une pièce de l'échiquier, de A à H d'après la colonne où elle a commencé, ou p
expected-letters = une case en deux lettres (comme go)
expected-file-or-square = une colonne ou une case
expected-spaced-square = une espace et une case
expected-moves-or-takes = un tiret ou x
expected-descriptive-square = une case comme KB3
expected-continental-square = une case comme 4R
expected-short-square = une case comme K4
expected-three-symbols = le dernier des trois signes
expected-victim = la pièce prise (comme P ou QN)
expected-promotion = ce que devient le pion (Q, R, B ou N)
expected-promotion-of-nine = ce que devient le pion (B ou N)
expected-partner = la pièce avec laquelle le roi roque (Q, P, R, B ou N)
expected-closing-bracket = une parenthèse fermante
expected-castling = O-O ou O-O-O
expected-pawn-file = la colonne d'où venait le pion, comme dans exd5
expected-end = la fin du coup
no-move-begins = aucun coup ne commence par « { $found } »
should-end = le coup devrait finir, mais « { $found } » suit
should-end-after = le coup devrait finir après « { $after } », mais « { $found } » suit
fourth-symbol = « { $found } » après « { $after } » est un quatrième signe, et U-chess en permet trois
missing-before = avant « { $found } » il manque : { $expected }
should-be = au lieu de « { $found } » on attend : { $expected }
should-be-after = au lieu de « { $found } », après « { $after } », on attend : { $expected }
file-without-rank = « { $after } » a une colonne, mais il manque : { $expected }
is-missing = il manque : { $expected }
is-missing-after = après « { $after } » il manque : { $expected }
no-move-at-all = « { $text } » n'est pas un coup.

## What is open after the beginning of a move.

rest-is-missing = La suite de { $name } manque.
as-in = , comme dans { $names }
namely = { " " }: { $names }
which-side-castles = De quel côté le roi roque-t-il{ $names } ?
what-pawn-becomes = Que devient le pion{ $names } ?
how-it-goes-on = Comment le coup continue-t-il{ $names } ?
what-it-takes = { $piece ->
    [queen] Que prend la { $piece }{ $names } ?
    [rook] Que prend la { $piece }{ $names } ?
   *[other] Que prend le { $piece }{ $names } ?
}
where-it-goes = { $piece ->
    [queen] Où va la { $piece } en { $square }{ $names } ?
    [rook] Où va la { $piece } en { $square }{ $names } ?
   *[other] Où va le { $piece } en { $square }{ $names } ?
}
which-square-it-goes-to = { $piece ->
    [queen] Sur quelle case va la { $piece }{ $names } ?
    [rook] Sur quelle case va la { $piece }{ $names } ?
   *[other] Sur quelle case va le { $piece }{ $names } ?
}

## Files that are not opened: what they are. Each with its article, behind “this is”.

file-djvu = un fichier DjVu
file-rtf = un document RTF
file-old-word = un ancien document Word
file-postscript = un fichier PostScript
file-gzip = une archive gzip
file-bzip2 = une archive bzip2
file-zstandard = une archive Zstandard
file-xz = une archive xz
file-rar = une archive RAR
file-7-zip = une archive 7-Zip
file-lit = un livre LIT
file-program = un programme
file-sound = un son
file-film = un film
file-film-or-sound = un film ou un son
file-database = une base de données
file-photoshop = une image Photoshop
file-bmp = une image BMP
file-heic = une photo HEIC
file-avif = une image AVIF
file-tar = une archive tar
file-word = un document Word
file-excel = un classeur Excel
file-powerpoint = une présentation PowerPoint
file-open-text = un texte OpenDocument
file-open-document = un fichier OpenDocument
file-kindle = un livre Mobipocket ou Kindle
file-no-text = un fichier d'octets qui ne sont pas du texte

## Why a file is not opened, or not all of it. Clauses without a full stop; most follow “The file … cannot be opened:”.

foreign-picture = c'est { $kind }, et cela ne peut pas être lu ici ; enregistrez-la en JPEG ou en PNG, et ouvrez ce fichier-là
foreign-file = c'est { $kind }, et cela ne peut pas être lu ici ; le texte, le HTML, l'EPUB et le PDF peuvent être ouverts
file-locked = il est protégé par un mot de passe ; enregistrez-le sans mot de passe, et ouvrez ce fichier-là
file-protected = son texte est chiffré (DRM), et seuls les programmes du vendeur peuvent le lire
no-epub-in-archive = c'est une archive sans livre EPUB ; décompressez-la et ouvrez ses fichiers
file-damaged = ce fichier ({ $kind }) est tronqué ou abîmé ; téléchargez-le à nouveau ou demandez une autre copie
picture-damaged = cette image est tronquée ou abîmée ; téléchargez-la à nouveau ou demandez une autre copie
file-too-large = décompressé, il est trop grand pour un livre
only-pictures = { $pages ->
    [one] sa page est une image sans texte
   *[other] { $pages } pages sur { $pages } sont des images sans texte
}
no-text-in-it = il ne contient pas de texte
its-letters-are-small = ses petites lettres ont environ { $pixels } pixels de haut, et il en faut { $wanted } ; numérisez-le à 300 points par pouce, ou photographiez-le de plus près
no-letters-in-pictures = { $pages ->
    [one] aucune lettre n'a été reconnue dans l'image ; redressez-la, ou reprenez-la de plus près et avec plus de lumière
   *[other] aucune lettre n'a été reconnue dans les images de { $pages } pages ; redressez-les, ou reprenez-les de plus près et avec plus de lumière
}
picture-not-yet-recognised = c'est une image ; elle n'a pas de texte tant que ses lettres ne sont pas reconnues
too-many-pixels = cette image a { $millions } millions de pixels ; on en lit au plus { $most } millions, et moins si ses couleurs sont profondes ; enregistrez-la plus petite, et ouvrez ce fichier-là
packed-damaged = il est tronqué ou abîmé ; téléchargez-le à nouveau ou demandez une autre copie
packed-split = c'est une partie d'une archive découpée ; réunissez les parties avec le programme qui l'a découpée
packed-locked = { $file }, qu'il contient, est protégé par un mot de passe ; décompressez-le avec le mot de passe et ouvrez-le à part
packed-otherwise = { $file }, qu'il contient, est compressé d'une manière qui n'est pas lue ici ; décompressez-le et ouvrez-le à part
no-recogniser = la partie du programme qui reconnaît les lettres n'est pas arrivée ou ne fonctionne pas dans ce navigateur ; vérifiez la connexion et réessayez
recogniser-failed = la partie du programme qui reconnaît les lettres a échoué à la page { $page } ; réessayez, puis avec une image plus petite de cette page
this-file-unreadable = le fichier { $file } n'a pas pu être lu

## What the text of a file lacks.

not-in-the-text = Absent du texte : { $what }.
look-twice = Regardez-y à deux fois : { $what }.
pictures-kept-nowhere = Le navigateur n'a pas gardé les images ; le texte reste donc seul.
pages-named = { $count ->
    [one] page { $pages }
   *[other] pages { $pages }
}
pages-and-more = { $pages } et d'autres
pages-are-pictures = { $count ->
    [one] { $count } page sur { $of } est une image sans texte : { $pages }
   *[other] { $count } pages sur { $of } sont des images sans texte : { $pages }
}
pictures-left-out = { $count ->
    [one] une image
   *[other] { $count } images
}
diagrams-left-out = { $count ->
    [one] un diagramme ({ $where })
   *[other] { $count } diagrammes ({ $where })
}
small-letters = les petites lettres ont environ { $pixels } pixels de haut ({ $where }), et il en faut { $wanted } ; beaucoup ont donc été reconnues avec un doute
unsure-words = presque aucun mot n'a été reconnu avec certitude ({ $where }) ; voyez si l'image est nette et droite
letters-not-recognised = les lettres des images ne sont pas reconnues : { $why }
letters-not-identified = { $count ->
    [one] { $count } lettre n'a pas pu être identifiée et apparaît comme { $sign } : { $where }
   *[other] { $count } lettres n'ont pas pu être identifiées et apparaissent comme { $sign } : { $where }
}
pages-unreadable = ce qui n'a pas pu être lu ({ $where })
fault-of-file = { $file } : { $why }
no-letters-on-pages = aucune lettre reconnue : { $where } sur { $of }
part-missing = la partie { $part } n'est pas dans l'archive
part-encrypted = la partie { $part } est chiffrée
part-is-damaged = la partie { $part } est abîmée
part-compressed = la partie { $part } est compressée d'une manière qui n'est pas lue ici
part-too-large = la partie { $part } est trop grande

## Doubts about the moves of an old book.

as-printed = { $number } « { $print } »
moves-and-more = { $moves } et { $count } autres
moves-or-more = { $moves } ou { $count } autres
doubt-skipped = « { $print } » est omis et gardé en commentaire : la partie ne pourrait pas continuer avec lui.
doubt-stop = { $print } n'a pas pu être lu{ $more ->
    [0] { "" }
    [1] , ni le coup suivant
   *[other] , ni les { $more } coups suivants
} : { $why }.
stop-no-move = aucun coup légal ne convient, et aucune correction ne permet à la partie de continuer
stop-over = la partie est finie avant
moves-missing-before = des coups manquent avant
stop-spent = il a fallu trop corriger avant ; aucune correction n'a donc été cherchée ici
doubt-number = { $print } est lu { $move }, mais son numéro laisse penser que des coups manquent avant.
doubt-nearby = { $print } est lu { $move }, mais une faute voisine peut se trouver en réalité ici.
doubt-open = { $print } pourrait être { $move } ou { $others }, et aucun coup ultérieur ne dit lequel. { $move } est montré.
may-be-misprint = Ce peut être une coquille pour { $moves }.
doubt-unprinted = { $number } n'est pas imprimé. { $move } est ajouté{ $count ->
    [0] { "" }
    [1] , et le coup suivant peut alors être joué
   *[other] , et les { $count } coups suivants peuvent alors être joués
}.
doubt-playable = { $print } peut être joué, mais un coup ultérieur ne le peut alors plus. { $move } est proche de l'imprimé{ $count ->
    [0] { "" }
    [1] , et le coup suivant peut alors être joué
   *[other] , et les { $count } coups suivants peuvent alors être joués
}.
doubt-not-legal = { $print } n'est pas un coup légal ici. { $move } est le plus proche de l'imprimé{ $count ->
    [0] { "" }
    [1] , et le coup suivant peut alors être joué
   *[other] , et les { $count } coups suivants peuvent alors être joués
}.
also-possible = Possible aussi : { $moves }.
doubt-false-mark = { $print } porte un signe qui n'est pas vrai de { $move }.
doubt-no-check = { $print } n'est pas marqué comme un échec, mais { $move } donne échec.
doubt-no-passing = { $print } n'est pas marqué « e.p. », mais { $move } prend en passant.
doubt-label = { $print } : le nom dit où se trouve la pièce, non où elle a commencé la partie.

## How the moves of an old book were read.

chosen-unprinted = { $number } n'est pas imprimé. { $move } est ajouté, comme vous l'avez choisi.
chosen-reading = { $print } est lu { $move }, comme vous l'avez choisi.
settled-by-mark = { $print } pourrait être aussi { $moves }. Le signe d'échec, ou son absence, en décide.
settled-by-label = { $print } pourrait être aussi { $moves }. Le nom dit où la pièce a commencé la partie.
settled-by-later = { $print } pourrait être aussi { $moves }, mais les coups qui suivent ne conviennent pas.
print-cleaned = { $print } : un caractère a été ignoré ou pris pour un autre.
print-other-number = { $print } : un autre numéro est imprimé.
fate-chosen = choisi
fate-equally-good = aussi bon
fate-mark = pas comme marqué
fate-label = pas comme nommé
fate-later = un coup ultérieur ne convient pas
fate-print = pas comme imprimé
fate-goes-on = { $count ->
    [1] { $fate } ; le coup suivant convient
   *[other] { $fate } ; les { $count } coups suivants conviennent
}

## Comments that a book's doubts leave in its games.

comment-not-understood = non compris à partir d'ici : { $text }
comment-unprinted = non imprimé ; { $move } est ajouté
comment-unprinted-or = non imprimé ; { $move } (ou { $others }) est ajouté
comment-not-legal = imprimé « { $print } », qui n'est pas légal ; lu { $move }
comment-not-legal-or = imprimé « { $print } », qui n'est pas légal ; lu { $move } (ou { $others })
comment-could-be = imprimé « { $print } » : { $move } ou { $others }

## What was read of a book, and what was not.

given-up-line = Ligne { $line }, « { $print } » : { $why }.
given-up-no-start = cela ne commence pas par un premier coup, et aucune partie n'est en cours ici
given-up-unlent = les premiers coups sont ceux d'une autre partie, introuvable dans ce texte
given-up-too-short = trop peu de coups pour une partie
given-up-other-game = cela ne nomme que des cases, et ce ne sont pas des coups de pion ; c'est peut-être un autre jeu
given-up-diagram = cela ne peut être joué depuis le début d'une partie ; cela commence peut-être à un diagramme
pgn-in-book = Ligne { $line } : il y a ici une partie en PGN ; collez-la seule pour l'ouvrir.
no-page-either = Ce n'est pas non plus une page d'un livre.
book-read = { $games ->
    [one] Une partie lue ; { $doubts }.
   *[other] { $games } parties lues ; { $doubts }.
}
no-move-is-doubtful = aucun coup n'est douteux
moves-are-doubtful = { $count ->
    [one] un coup est douteux
   *[other] { $count } coups sont douteux
}
moves-are-unprinted = { $count ->
    [one] un coup n'est pas imprimé
   *[other] { $count } coups ne sont pas imprimés
}
moves-are-left-out = { $count ->
    [one] un coup imprimé est omis
   *[other] { $count } coups imprimés sont omis
}
games-are-incomplete = { $count ->
    [one] une partie est incomplète
   *[other] { $count } parties sont incomplètes
}
passages-are-unread = { $count ->
    [one] un passage n'a pas pu être lu
   *[other] { $count } passages n'ont pas pu être lus
}
line-of-title = { $title } (ligne { $line })
found-language = { $language } (automatique)
find-language = Automatique

## Files of games: what was not read, made or kept.

files-and-more = { $more ->
    [one] { $file } et un autre fichier
   *[other] { $file } et { $more } autres fichiers
}
games-of = { $games ->
    [one] { $games } partie de { $library }
   *[other] { $games } parties de { $library }
}
library-too-large = Le fichier est trop grand pour être lu ici.
file-cut-short = Le fichier n'a pas pu être lu jusqu'à sa fin.
library-closed-early = La page a été fermée pendant la lecture, et le reste n'a pas été gardé.
library-stopped-early = La lecture a été arrêtée, et le reste n'a pas été gardé.
reading-stopped = La lecture a été arrêtée.
library-gone = Ce fichier n'est plus gardé sur cet appareil.
holds-no-games = ne contient pas de parties
files-without-games = contient { $count } fichiers sans parties
texts-left-out = { $count ->
    [one] Un texte sous des données a été omis : ce n'est pas une partie d'échecs, car ses premiers coups ne peuvent être joués.
   *[other] { $count } textes sous des données ont été omis : ce ne sont pas des parties d'échecs, car leurs premiers coups ne peuvent être joués.
}
read-as-windows = Une partie n'est pas en UTF-8 et a été lue comme du Windows-1252.
add-after-stop = La lecture a été arrêtée. Ouvrez à nouveau ce recueil (Ouvrir, Parties enregistrées) et laissez-le lire en entier avant d'y ajouter quelque chose.
added-elsewhere = Ce recueil a été complété dans un autre onglet. Ouvrez-le à nouveau (Ouvrir, Parties enregistrées) avant d'y ajouter quelque chose.
no-room-for-games = Il n'y a pas de place ici pour d'autres parties. Rien n'a été ajouté.
no-library-made = Aucun recueil n'a été fait : { $why }.
library-deleted = il a été supprimé entre-temps
no-room-on-device = il n'y a pas assez de place sur cet appareil
browser-keeps-nothing = le navigateur ne laisse la page rien garder
browser-refused = le navigateur a refusé ({ $error })

## The differences of two games.

starts-differ = Les parties commencent par des positions différentes.
start-of-both = Début
main-lines-part = Les lignes principales se séparent
lines-part = Les lignes se séparent
line-only-here = { $moves ->
    [one] Cette ligne n'est qu'ici : un coup.
   *[other] Cette ligne n'est qu'ici : { $moves } coups.
}
line-only-there = { $moves ->
    [one] Cette ligne n'est que dans l'autre : un coup.
   *[other] Cette ligne n'est que dans l'autre : { $moves } coups.
}
lines-in-other-order = Les lignes à partir d'ici sont dans un autre ordre.
after-move = Après { $move }
before-move = Avant { $move }
comments-of = { $place } : commentaires
glyphs-of = { $place } : signes
only-here = { $text } seulement ici.
only-there = { $text } seulement dans l'autre.
here-and-there = { $here } ici, { $there } dans l'autre.
quoted = « { $text } »
result-none = aucun

## What is kept on the device.

kept-damaged = Tout ce qui a été gardé ne peut pas être montré : { $what }. C'est mis de côté sous Ouvrir, Parties enregistrées.
record-foreign = une partie n'a pas été écrite par cette page
record-newer = une version plus récente de cette page l'a écrit
record-cut = une partie manque
record-altered = une partie a été altérée
kept-unreadable = Texte illisible
games-and-more = { $more ->
    [one] { $game } et une autre partie
   *[other] { $game } et { $more } autres parties
}

## What no longer fits in a book after a choice. Clauses without a full stop.

misfit = { $move } ne convient plus
misfits = { $count ->
    [one] { $move } et un coup suivant ne conviennent plus
   *[other] { $move } et { $count } coups suivants ne conviennent plus
}

## The words in small print under the letters that a rule has added; they should be short.

caption-file-and-rank = colonne, rangée
caption-file = colonne
caption-rank = rangée
caption-side = aile
caption-which = laquelle
caption-captor = prend
caption-captured = prise
caption-both = les deux
caption-square = case
caption-mark = signe

## The page for practice: its doors, and what all kinds of practice have.

practice-lead = Ce que vous avez lu dans les leçons devient vôtre en le faisant.
practice-kept = Ce que vous faites ici n'est gardé que sur cet appareil, et rien n'est envoyé nulle part.
all-practice = ‹ Toute la pratique
about-keep-score = Une partie est jouée devant vous ; vous la notez, et votre feuille est corrigée.
about-dictation = Une partie est lue à voix haute ; vous jouez les coups.
about-silent-reading = Des coups imprimés sans échiquier ; dites ensuite où ils mènent.
about-by-rule = Cinq minutes de questions : d'abord ce que vous êtes sur le point d'oublier.
about-worksheets = Des diagrammes avec questions et solutions, et des feuilles de partie vides, à imprimer et à distribuer.
about-two-sheets = Les deux joueurs ont noté la partie, et tous deux ont pu se tromper : des deux feuilles on fait une seule partie.
about-sets = Des questions tirées de vos propres parties : en lien pour les élèves, pour votre propre page ou sur papier.
learning-not-kept = Ce navigateur ne laisse pas la page garder ce que vous apprenez. C'est perdu quand vous fermez la page.
board-seen = Échiquier
from-whites-side = Du côté des blancs
from-blacks-side = Du côté des noirs
length = Longueur
any-rule = N'importe quelle règle
your-game = Votre partie
famous-game = Une partie célèbre
when-i-ask = Quand je le demande
not-written = non noté
another-game = Une autre partie
what-to-practise = Ce qu'il faut travailler
times = { " " }({ $times } fois)
move-of = { $side ->
    [white] { $number }e coup des blancs
   *[black] { $number }e coup des noirs
}
notation-of-other-games = « { $notation } » n'est que pour : { $games }. Choisissez une autre notation pour cette partie.

## Keeping the score of a game.

keep-score-yourself = Noter soi-même
keep-lead = Une partie est jouée devant vous, et vous la notez comme devant l'échiquier : le coup se joue d'abord, puis vous l'écrivez. À la fin, votre feuille est corrigée.
no-such-game = Aucune partie de cette longueur n'a cette règle. Choisissez une autre longueur ou une autre règle.
write-in = Noter en
judged-how = Correction
judged-kindly = Indulgente : chaque coup aussitôt
judged-strictly = Sévère : seulement à la fin
kind-sheet = corrigée coup par coup
strict-sheet = corrigée à la fin
next-move-comes = Le coup suivant vient
every-seconds = Toutes les { $seconds } secondes
with-rule = Avec la règle
any-length = N'importe quelle longueur
up-to-twelve = Jusqu'à 12 coups
thirteen-to-twenty = De 13 à 20 coups
more-than-twenty = 21 coups et plus
write-its-move = { $side ->
    [white] Notez le coup { $number } des blancs.
   *[black] Notez le coup { $number } des noirs.
}
ask-for-first = Demandez le premier coup. Quand il est joué, notez-le.
written-ask-next = Noté. Demandez le coup suivant.
was-last-move = C'était le dernier coup de la partie.
write-it = Noter
next-move = Coup suivant
leave-it-next-move = Laisser, coup suivant
mark-my-sheet = Corriger ma feuille
delete-last-letter = Effacer la dernière lettre
letters-and-squares = Lettres et cases
your-sheet-marked = Votre feuille, corrigée
handed-sheet = Une feuille remise
to-my-practice = À ma propre pratique
copy-result = Copier le résultat pour le professeur
slips = Fautes
moves-by-rule = Coups par règle
practise-by-rule = S'exercer par règle
sheet-not-kept = Ce navigateur ne laisse rien garder à la page ; votre feuille est perdue quand vous partez.
sheet-result-copied = Copié. Envoyez-le à votre professeur de n'importe quelle manière : l'adresse ouvre votre feuille corrigée.
result-not-copied = Le navigateur ne permet pas de copier. Voici votre résultat : { $result }
cell-of = Coup { $number }, { $side }
cell-unwritten = { $cell } : non noté
cell-marked = { $cell } : { $mark }
cell-marked-written = { $cell } : { $written }, { $mark }
cell-name = { $cell }, le nom est { $name }
mark-right = juste
mark-slip = une faute
mark-mended = corrigé
mark-wrong = faux
right-of = { $right } sur { $all }

## Dictation.

dictation = Dictée
dictation-lead = Une partie est lue à voix haute, coup par coup, dans les mots de la notation que vous choisissez ; vous jouez chaque coup sur l'échiquier. La voix est celle de votre navigateur.
no-voice = Il n'y a pas de voix sur cet appareil pour cette langue : { $language }. Chaque coup est donc montré en texte.
dictated-in = Dicté en
text-of-moves = Texte des coups
text-hidden = Caché : écoutez
text-shown = Visible
next-move-is-said = Le coup suivant est dit
as-soon-as-right = Dès qu'un coup est juste
voice = Voix
voice-slow = Lente
voice-usual = Normale
voice-fast = Rapide
say-again = Redire
say-next-move = Dire le coup suivant
show-the-text = Montrer le texte
listen-then-play = Écoutez, puis jouez le coup sur l'échiquier. R le redit.
ask-with-r = Demandez le coup suivant avec R.
dictation-over = La dictée est finie
not-at-once = Pas justes du premier coup
hear-again = Réentendre
tries = { $tries ->
    [one] un essai
   *[other] { $tries } essais
}
tries-with-text = { $tries ->
    [one] un essai, avec le texte
   *[other] { $tries } essais, avec le texte
}
dictation-not-kept = Ce navigateur ne laisse rien garder à la page ; votre dictée est perdue quand vous partez.
voice-failed = La voix de ce navigateur a failli ; chaque coup est donc montré en texte.

## Silent reading.

read-silently = Lire en silence
silent-reading-lead = Des coups imprimés sans échiquier : suivez-les de tête, puis dites où ils mènent. Les coups sont ceux de parties célèbres.
printed-in = Imprimé en
it-begins = Commence
at-beginning-of-game = Au début d'une partie
at-position-seen = À une position que je vois d'abord
answered-by = Réponse
choosing-boards = En choisissant entre quatre échiquiers
playing-it = En jouant sur un échiquier
read-a-score = Lire des coups
look-at-position = Regardez cette position. Les coups partent d'elle, et l'échiquier sera caché.
hide-board = Cacher l'échiquier et lire
follow-the-moves = Suivez les coups de tête, jusqu'au dernier.
to-four-boards = Aux quatre échiquiers
hide-score = Cacher les coups et les jouer
which-board = Quel échiquier est-ce après le dernier coup ?
play-from-memory = Jouez de mémoire les coups des deux camps, puis dites que c'est la position.
take-back = Reprendre
this-is-it = C'est la position
see-score-again = Revoir les coups
next-score = Les coups suivants
end-round = Terminer la série
the-score = Coups
right-board = ✓ le bon échiquier
your-board = ✗ votre choix
plies-of-each = { $plies } coups, { $each } de chaque camp
board-letter = Échiquier { $letter }
moves-played = { $moves ->
    [0] Aucun coup n'est encore joué.
    [one] 1 coup est joué.
   *[other] { $moves } coups sont joués.
}

## Practice by rule.

by-rule-due = Par règle, à l'échéance
by-rule-lead = Des questions sur chaque règle de la notation. Une règle que vous connaissez revient après des jours ou des semaines, une règle manquée après une minute. Une série prend environ cinq minutes, et aucune pendule ne tourne.
begin-round = Commencer une série
notations-to-practise = Notations à travailler
who-practises = Qui s'exerce
nameless = Élève
another-name = Un autre nom
rule = Règle
how-well = État
last-answers = Dernières réponses
asked-again = Redemandée
right-at-once = Justes du premier coup
your-answer = Votre réponse
tap-a-square = Choisissez une case de l'échiquier.
drag-the-piece = Faites glisser la pièce, ou choisissez-la, puis sa case.
next-question = Question suivante
round-over = La série est finie
what-you-practised = Ce que vous avez travaillé
to-chart = Au tableau
remove-learner = Retirer { $name }
learner-removed = { $name } a été retiré, avec tout ce qui était appris.{ " " }
question-number = Question { $number }
question-of = Question { $number } sur { $of }
squares-of-files = Cases des colonnes
one-notation-at-least = Au moins une notation est travaillée.
one-file-at-least = Au moins une colonne est demandée.
nothing-due = Rien n'est à revoir. La prochaine règle est à revoir { $when }.
rules-new = { $new ->
    [one] 1 règle est nouvelle.
   *[other] { $new } règles sont nouvelles.
}
rules-due = { $due ->
    [one] 1 règle est à revoir.
   *[other] { $due } règles sont à revoir.
}
rules-due-and-new = { $due ->
    [one] 1 règle est à revoir
   *[other] { $due } règles sont à revoir
}, { $new ->
    [one] 1 règle est nouvelle.
   *[other] { $new } règles sont nouvelles.
}

## Two score sheets of one game.

two-sheets = Deux feuilles d'une partie
two-sheets-lead = Tapez ou collez les deux feuilles, chacune dans sa propre notation. Une seule feuille est lue aussi : on vous dit à partir d'où elle n'a plus de sens et ce qu'elle aurait pu être.
first-sheet = Première feuille
second-sheet = Deuxième feuille
show-game-in = Montrer la partie en
compare-sheets = Comparer les feuilles
sheets-are-read = Lecture des feuilles…
no-sheet-yet = Écrivez ou collez au moins une feuille.
change-sheets = Modifier les feuilles
open-the-game = Ouvrir la partie
side-by-side = Les deux feuilles côte à côte
where-they-differ = Où elles diffèrent
could-be-another = pourrait être aussi un autre coup
no-move-on-sheets = Aucun coup d'une partie ne peut être lu sur ces feuilles.
sheets-without-doubt = { $length }. Rien sur les feuilles n'est douteux.
sheets-all-decided = { $places ->
    [one] { $length }. 1 endroit n'est pas clair, mais il est décidé.
   *[other] { $length }. { $places } endroits ne sont pas clairs, mais tous sont décidés.
}
sheets-left-to-you = { $length }. { $places ->
    [one] 1 endroit n'est pas clair
   *[other] { $places } endroits ne sont pas clairs
}, et { $open ->
    [one] 1 d'entre eux vous est laissé.
   *[other] { $open } d'entre eux vous sont laissés.
}
sheet-found = { $sheet } : { $notation }, { $right } coups justes sur { $written } notés.
slips-on-sheet = { $sheet } : { $slips }

## Worksheets.

worksheets = Fiches d'exercices
worksheets-lead = Choisissez ce qui est demandé, regardez les pages ci-dessous et imprimez-les. Votre navigateur peut aussi les enregistrer en PDF.
worksheet-kind = Genre
notation = Notation
positions-from = Positions tirées de
twenty-famous-games = vingt parties célèbres
generated-positions = positions générées
other-positions = D'autres positions
second-notation = Seconde notation
moves-with = Coups avec
diagrams-on-page = Diagrammes par page
pages = Pages
paper = Papier
paper-letter = Lettre
with-key = Avec les solutions
no-second = aucune
name = Nom
place-played = Lieu
round-no = Ronde
board-no = Échiquier
key = Solutions
draw-the-move = Dessinez le coup
which-piece-moves = Quelle pièce joue ?
what-is-wrong = Qu'est-ce qui est faux ?
write-in-another = Écrivez-le dans une autre notation
asked-to-write = Écrivez chaque coup comme il figure sur une feuille de partie : { $notation }.
asked-to-draw = Dessinez chaque coup d'une flèche, et écrivez où il commence et finit ({ $notation }).
asked-for-piece = Écrivez la case de la pièce qui joue chaque coup ({ $notation }).
asked-to-mend = Chaque nom du coup de la flèche a une faute. Écrivez ce qui est faux, et le nom tel qu'il doit être ({ $notation }).
asked-to-translate = Chaque coup est donné dans une notation : { $given }. Écrivez-le dans une autre : { $notation }.
only-positions = { $count ->
    [0] Aucun coup de ce genre n'a été trouvé. Choisissez une autre règle.
    [one] Une seule position a ici un tel coup.
   *[other] Seules { $count } positions ont ici un tel coup.
}

## Exercise sets.

exercise-sets = Séries d'exercices
sets-lead = Choisissez des parties, des règles et un genre de question. Parcourez les questions, laissez de côté ce qui ne convient pas, et distribuez-les par un lien, dans votre propre page ou sur papier.
own-games = Vos propres parties
paste-games = Collez ici des parties, en PGN ou dans n'importe quelle notation
read-these-games = Lire ces parties
choose-games-file = Choisir un fichier…
opened-games = vos propres parties
question-kind = Question
answer-in = Réponse en
given-in = Donné en
how-many-questions = Questions
rules-asked = Règles
other-questions = D'autres questions
copy-link-for-pupils = Copier un lien pour les élèves
copy-html = Copier le HTML pour une page
worksheet = Fiche d'exercices
back-to-questions = ‹ Les questions
try-yourself = Essayez vous-même
the-questions = Les questions
leave-out = Laisser de côté
exchange-question = Une autre
action-on-question = { $action } : { $number }
no-other-question = Il n'y a pas ici d'autre question de ce genre.
no-questions = Il n'y a pas encore de question à distribuer.
exercises = Exercices
hand-in = Remettre
leave-it-next-question = Laisser, question suivante
your-result = Votre résultat
handed-result = Un résultat remis
do-again = Refaire
right-answer = Réponse :{ " " }
set-result-copied = Copié. Envoyez-le à votre professeur de n'importe quelle manière : l'adresse ouvre chacune de vos réponses.
play-the-move = Jouez le coup
only-questions = { $count ->
    [0] Aucune question de ce genre n'a été trouvée. Choisissez d'autres règles, un autre genre ou d'autres parties.
    [one] Une seule question de ce genre a été trouvée.
   *[other] Seules { $count } questions de ce genre ont été trouvées.
}
set-link-copied = Copié. Quiconque ouvre le lien fait ces exercices ; rien n'est envoyé nulle part.
set-link-long = Copié. Le lien a { $letters } lettres, et certains programmes de courrier coupent les liens de plus de 2000 : ouvrez le vôtre une fois là où vous l'aurez mis.
copy-yourself = Le navigateur ne permet pas de copier. Copiez ceci vous-même : { $text }
html-cannot-ask = Un échiquier dans une page demande seulement d'écrire le coup ou de dire quelle pièce joue. Choisissez l'un de ces genres.
html-copied = { $boards ->
    [one] Copié : un échiquier avec une question.
   *[other] Copiés : { $boards } échiquiers, chacun avec une question.
}
html-left-out = { " " }{ $count ->
    [one] 1 question est laissée de côté, car un échiquier dans une page ne peut pas la poser.
   *[other] { $count } questions sont laissées de côté, car un échiquier dans une page ne peut pas les poser.
}
hints-taken = { " " }· { $hints ->
    [one] 1 indice
   *[other] { $hints } indices
}
answer-at-once = juste
answer-with-hint = avec un indice
answer-after-slip = après une faute
answer-missed = sans bonne réponse
games-file-unreadable = Le fichier ne peut pas être lu. Choisissez-le encore une fois, ou collez ses parties.
no-games-handed = Les parties ne sont pas arrivées, car ce navigateur ne garde rien pour la page. Enregistrez-les en PGN et ouvrez le fichier ici.

## What can be practised, and rules of a move besides those of its name.

rule-capture = Prise
rule-en-passant = En passant
rule-promotion = Promotion
rule-check = Échec
rule-mate = Mat
rule-pinned-rival = Une autre pièce, clouée
topic-find-square = Trouver une case
topic-name-square = Nommer une case
topic-capture = Une pièce prend
topic-pawn-capture = Un pion prend
topic-pinned = Une autre pièce qui est clouée
topic-black-count = Rangées comptées depuis les noirs
known-new = pas encore demandée
known-learning = en cours d'apprentissage
known-forgotten = en cours de réapprentissage
known = connue
known-well = bien connue
due-now = maintenant
in-minutes = { $minutes ->
    [one] dans une minute
   *[other] dans { $minutes } minutes
}
in-hours = { $hours ->
    [one] dans une heure
   *[other] dans { $hours } heures
}
in-days = { $days ->
    [one] dans un jour
   *[other] dans { $days } jours
}
learner-needs-name = Tapez d'abord un nom.
too-many-learners = Pas plus de { $most } élèves ne sont gardés. Retirez-en d'abord un.
learning-newer = Ce qui était appris a été gardé par une version plus récente de cette page, et celle-ci ne peut pas le lire.
learning-unreadable = Ce qui était appris ne peut pas être lu.
choices-unreadable = Les notations et les cases que quelqu'un travaille ne peuvent pas être lues. Choisissez-les à nouveau.
learning-lost = { $lost ->
    [one] Une règle de ce qui était appris ne peut pas être lue et est redemandée.
   *[other] { $lost } lignes de ce qui était appris ne peuvent pas être lues ; leurs règles sont redemandées.
}
round-time-over = Les cinq minutes sont écoulées.
round-nothing-due = Plus rien n'est à revoir.
round-no-question = Aucune autre question n'a été trouvée.
round-one-at-once = { $why } Une question a reçu sa réponse, du premier coup.
round-one-with-help = { $why } Une question a reçu sa réponse, avec de l'aide.
round-answered = { $why } { $count } questions ont reçu leur réponse, dont { $once } du premier coup.

## Practice by rule: a damaged name, and the squares.

mend-file-missing = La colonne manque.
mend-rank-missing = La rangée manque.
mend-side-missing = L'aile de la case manque.
mend-letter-missing = La lettre de la pièce manque.
mend-promotion-missing = Ce que devient le pion manque.
mend-file-needless = La colonne n'est pas nécessaire.
mend-rank-needless = La rangée n'est pas nécessaire.
mend-nothing-taken = Rien n'est pris.
mend-letter-of-another = C'est la lettre d'une autre pièce.
mend-other-side = C'est l'autre aile.
mend-other-promotion = Le pion devient une autre pièce.
mend-other-castling = Le roi roque de l'autre côté.
mend-rank-for-file = La rangée est là où devrait être la colonne.
mend-rank-before-file = La rangée est avant la colonne.
mend-wrong-count = La rangée est comptée du mauvais côté.
mend-which-moves = Il n'est pas dit quelle pièce de son espèce joue.
mend-which-taken = Il n'est pas dit quelle pièce de son espèce est prise.
mend-square-missing = La case que quitte la pièce manque.
mend-another-taken = Une autre pièce est prise.
mend-kings-move = Le roque est écrit comme un coup du roi.
mend-right = Juste.{ " " }
mend-not-it = Ce n'est pas cela.{ " " }
mend-which = { $side ->
    [white] Les blancs jouent
   *[black] Les noirs jouent
} : { $move }. Quelqu'un a écrit ({ $notation }) « { $text } ». Qu'est-ce qui est faux ?
translate-move = { $side ->
    [white] Les blancs jouent
   *[black] Les noirs jouent
} { $move } ({ $given }). Écrivez le coup dans cette notation : { $notation }.
name-marked-square = Nommez la case marquée.
name-marked-square-as = { $side ->
    [white] Nommez la case marquée, comme comptent les blancs.
   *[black] Nommez la case marquée, comme comptent les noirs.
}
find-square = Trouvez { $name }.
find-square-as = { $side ->
    [white] Trouvez { $name }, comme comptent les blancs.
   *[black] Trouvez { $name }, comme comptent les noirs.
}
no-name-of-square = Ce n'est pas un nom de case, comme { $name }.
right-square = Juste : { $name }.
another-square = C'est { $name }, une autre case.

## Questions of a quiz.

quiz-no-moves = Il n'y a aucun coup à demander : la variante s'arrête où la question commence. Ajoutez des coups après.
quiz-other-games = « { $notation } » n'est que pour : { $games }. Choisissez une autre notation pour cette question.
quiz-find = { $side ->
    [white] Trait aux blancs. Jouez le bon coup.
   *[black] Trait aux noirs. Jouez le bon coup.
}
quiz-write = { $side ->
    [white] Le coup des blancs : { $move }. Écrivez-le dans cette notation : { $notation }.
   *[black] Le coup des noirs : { $move }. Écrivez-le dans cette notation : { $notation }.
}
quiz-whose = { $side ->
    [white] Les blancs jouent { $name }. Quelle pièce joue ? Choisissez sa case.
   *[black] Les noirs jouent { $name }. Quelle pièce joue ? Choisissez sa case.
}
quiz-play = { $side ->
    [white] Les blancs jouent { $name }. Jouez le coup sur l'échiquier.
   *[black] Les noirs jouent { $name }. Jouez le coup sur l'échiquier.
}
quiz-count = Question { $number } sur { $of }.{ " " }
quiz-solved-one = Résolu, avec { $tries ->
    [one] 1 essai
   *[other] { $tries } essais
} et { $hints ->
    [one] 1 indice
   *[other] { $hints } indices
}.
quiz-solved = Tout est résolu, avec { $tries ->
    [one] 1 essai
   *[other] { $tries } essais
} et { $hints ->
    [one] 1 indice
   *[other] { $hints } indices
}.
quiz-all-answered = Toutes les questions ont leur réponse.

## Hints of a quiz.

hint-moves = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] Le { $piece }
} en { $square } joue.
hint-kind = { $piece ->
    [king] Le roi joue.
    [queen] Une dame joue.
    [rook] Une tour joue.
   *[other] Un { $piece } joue.
}
hint-castles = Le roi roque.
hint-takes = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] Le { $piece }
} prend en { $square }.
hint-goes = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] Le { $piece }
} va en { $square }.
hint-it-is = C'est { $piece }.
hint-rule = La règle de ce nom : { $rule }.
hint-begins = Le nom a { $count } caractères et commence par « { $letter } ».
hint-written = Il s'écrit « { $name } » : { $move }.

## A quiz: answers that are not complete yet.

type-move-first = Tapez d'abord un coup.
answer-in-writing = Répondez en tapant le nom du coup.
answer-by-playing = Répondez en jouant le coup sur l'échiquier.
answer-by-square = Répondez par la case de la pièce, comme e4.
which-of-these = Lequel de ces coups voulez-vous dire ?
which-one = { " " }Lequel voulez-vous dire ?
which-one-file = { " " }Lequel voulez-vous dire ? Nommez la colonne que la pièce quitte.
which-one-rank = { " " }Lequel voulez-vous dire ? Nommez la rangée que la pièce quitte.
which-one-side = { " " }Lequel voulez-vous dire ? Dites sur quelle aile.
which-one-taken = { " " }Lequel voulez-vous dire ? Dites-en plus sur ce qui est pris.
which-one-piece = { " " }Lequel voulez-vous dire ? Dites-en plus sur la pièce qui joue.
which-one-square = { " " }Lequel voulez-vous dire ? Nommez la case que la pièce quitte.
which-one-promotion = { " " }Lequel voulez-vous dire ? Dites ce que devient le pion.

## A quiz: a name that was written.

written-right = Juste.{ " " }
written-also = Juste ; on écrit aussi « { $name } ».
written-here = Juste ; ici on écrit « { $name } ».{ " " }
written-otherwise = C'est le coup, mais dans cette notation ({ $notation }) il s'écrit « { $name } ».{ " " }
written-too-much = { $count ->
    [one] C'est le coup, mais { $parts } n'est pas nécessaire. { $because } « { $name } » suffit.
   *[other] C'est le coup, mais { $parts } ne sont pas nécessaires. { $because } « { $name } » suffit.
}
part-file = la colonne { $letters }
part-rank = la rangée { $letters }
part-square = la case { $letters }
part-letter = la lettre { $letters }
part-side = l'aile { $letters }
part-promotion = la promotion { $letters }
part-sign = le signe { $letters }
slip-castling-kingside = Le roi roque du côté du roi.
slip-castling-queenside = Le roi roque du côté de la dame.
slip-castling-other = Le roi roque de l'autre côté.
slip-count-own = { $side ->
    [white] Chaque joueur compte les rangées depuis son propre côté de l'échiquier, ici celui des blancs.
   *[black] Chaque joueur compte les rangées depuis son propre côté de l'échiquier, ici celui des noirs.
}
slip-count = Les deux joueurs comptent les rangées depuis le côté des blancs.
slip-capitals = Les pièces et les colonnes s'écrivent avec des majuscules.
slip-small-letter = La lettre d'une pièce est une majuscule ; les minuscules sont des colonnes.
slip-pawn-file = Un pion qui prend s'écrit avec la colonne qu'il quitte.
slip-file-first = La colonne vient d'abord, puis la rangée.
slip-order = L'ordre est faux : d'abord vient la pièce, puis ce qui la distingue, puis la case.
slip-kings-move = Le roque ne s'écrit pas comme un coup du roi ; il a son propre signe.
slip-side = L'aile est fausse : les colonnes a à d sont l'aile dame, e à h l'aile roi.
slip-zeros = Les zéros valent les lettres.
slip-takes-missing = Un x dit que quelque chose est pris.
slip-takes-needless = Aucun signe ne dit que quelque chose est pris.
slip-mate-missing = Le mat n'est pas marqué.
slip-check-missing = L'échec n'est pas marqué.
slip-check-needless = L'échec n'a pas de signe ici.
slip-check-for-mate = L'échec est mat, ce qui a son propre signe.
slip-promotion-sign = Ce que devient le pion se met après un signe égal, entre parenthèses ou sans signe.
slip-number = Le numéro du coup ne fait pas partie de son nom.
slip-promotion-needless = Seul un pion qui atteint la dernière rangée devient une autre pièce.
slip-no-letter = { $piece ->
    [queen] Une { $piece }
    [rook] Une { $piece }
   *[other] Un { $piece }
} s'écrit sans lettre.
slip-other-letter = « { $given } » n'est pas la lettre { $piece ->
    [queen] de la { $piece }
    [rook] de la { $piece }
   *[other] du { $piece }
}, qui est { $letter }.
slip-letter-missing = La lettre { $piece ->
    [queen] de la { $piece }
    [rook] de la { $piece }
   *[other] du { $piece }
}, { $letter }, manque.
slip-letter-missing-pawn = La lettre { $piece ->
    [queen] de la { $piece }
    [rook] de la { $piece }
   *[other] du { $piece }
}, { $letter }, manque ; un coup sans lettre est celui d'un pion.
written-untrue = C'est le coup, mais « { $mark } » n'en est pas vrai. Il s'écrit « { $name } ».
written-in-another = C'est une autre notation : { $other }. Dans celle-ci ({ $notation }), le coup s'écrit « { $name } ».
that-move = C'est { $move }.{ " " }
move-to-write = Le coup à écrire est { $move }.

## A quiz: a move that was played, and a piece that was pointed at.

right-move = Juste : { $move }.
mate-too = Juste : c'est mat aussi. La variante donne { $move }.
variation-too = Juste aussi : c'est une des variantes de l'auteur.
main-line-has = { " " }La variante principale continue par { $move }.
not-to-find = C'est légal, mais ce n'est pas le coup à trouver : { $move }.
author-notes = { " " }L'auteur note : « { $words } »
would-be-written = C'est { $move }, qui s'écrit « { $name } ».
piece-of-the-other = { $side ->
    [white] La pièce en { $square } ({ $piece }) est aux noirs, mais c'est aux blancs de jouer.
   *[black] La pièce en { $square } ({ $piece }) est aux blancs, mais c'est aux noirs de jouer.
}
partner-moves = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] Le { $piece }
} en { $square } joue aussi, mais le roque est un coup du roi.
piece-could-too = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] Le { $piece }
} en { $square } pourrait aller en { $target } aussi, mais cela s'écrirait « { $name } ».
not-the-king = Le roque est un coup du roi ; en { $square } se trouve { $piece ->
    [queen] une { $piece }
    [rook] une { $piece }
   *[other] un { $piece }
}.
piece-cannot-go = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] Le { $piece }
} en { $square } ne peut pas aller en { $target }.
name-without-letter = Le nom n'a pas de lettre de pièce ; c'est donc un coup de { $kind }. En { $square } se trouve { $piece ->
    [queen] une { $piece }
    [rook] une { $piece }
   *[other] un { $piece }
}.
name-of-another-kind = Le nom dit que c'est un coup de { $kind } ; en { $square } se trouve { $piece ->
    [queen] une { $piece }
    [rook] une { $piece }
   *[other] un { $piece }
}.
leaves-elsewhere = Il ne s'agit pas { $piece ->
    [queen] de la { $piece }
    [rook] de la { $piece }
   *[other] du { $piece }
} en { $square } : « { $letters } » dit que la pièce quitte { $place }.

## Kept scores: what is said of them, and the names of slips.

no-moves-to-write = Cette partie n'a pas de coups à noter. Choisissez-en une autre.
nothing-written-for = Rien n'est noté pour { $move }.
sheet-empty = Aucun coup n'a été montré ; il n'y a rien à corriger.
sheet-one-right = Le seul coup est juste.
sheet-all-right = Les { $of } coups sont tous justes.
sheet-some-right = { $right } coups justes sur { $of } : { $others }.
with-slip = { $count } avec une faute
count-mended = { $count ->
    [one] { $count } corrigé
   *[other] { $count } corrigés
}
count-wrong = { $count ->
    [one] { $count } faux
   *[other] { $count } faux
}
count-not-written = { $count ->
    [one] { $count } non noté
   *[other] { $count } non notés
}
kept-score-newer = Ce qui était gardé ici a été écrit par une version plus récente. Rechargez la page pour obtenir cette version.
kept-score-damaged = Ce qui était gardé ici est abîmé. Il a été mis de côté, et la pratique recommence.
sheet-newer = Cette feuille a été écrite par une version plus récente. Rechargez la page pour obtenir cette version, et ouvrez-la à nouveau.
sheet-unreadable = Cette feuille ne peut pas être lue. Son adresse a peut-être été coupée : demandez-la à nouveau.
needless-file = Colonne inutile
needless-rank = Rangée inutile
needless-side = Aile inutile
needless-capture = Signe de prise inutile
needless-check = Signe d'échec inutile
needless-promotion = Promotion inutile
needless-square = Case inutile
needless-letter = Lettre inutile
missing-file = Colonne manquante
missing-rank = Rangée manquante
missing-side = Aile manquante
forgotten-capture = Signe de prise oublié
forgotten-check = Échec oublié
missing-promotion = Promotion manquante
missing-letter = Lettre de la pièce manquante
missing-which = Il manque quelle pièce
missing-something = Il manque quelque chose
wrong-letter = Lettre de la pièce
wrong-side = Aile
wrong-file = Mauvaise colonne
wrong-rank = Mauvaise rangée
wrong-castling = Mauvais côté du roque
wrong-promotion = Mauvaise promotion
wrong-captured = Mauvaise pièce prise
wrong-of-pair = Mauvaise pièce de la paire
wrong-check-sign = Mauvais signe d'échec
wrong-capture-sign = Mauvais signe de prise
wrong-sign = Mauvais signe
small-letter = Lettre minuscule
rank-for-file = Rangée au lieu de la colonne
rank-before-file = Rangée avant colonne
order-of-letters = Ordre des lettres
rank-wrong-count = Rangée comptée du mauvais côté
castling-as-kings-move = Roque comme coup du roi
zeros = Zéros
sign-of-promotion = Signe de promotion
check-for-mate = Échec au lieu de mat
number-of-move = Numéro du coup
spelling = Orthographe
another-notation = Une autre notation
name-incomplete = Incomplet
another-move = Un autre coup
not-legal = Coup illégal
nothing-written = Non noté
cannot-be-read = Illisible

## Dictation: what is said during it and at its end.

no-moves-to-dictate = Cette partie n'a pas de coups à dicter. Choisissez-en une autre.
dictation-played = { $notation } · { $done } coups joués sur { $of }
was-said = { " " }Il a été dit : { $words }.
was-said-text = { " " }Il a été dit : { $words } ({ $text }).
dictation-one-right = Le seul coup était juste du premier coup.
dictation-all-right = Les { $of } coups étaient tous justes du premier coup.
dictation-some-right = { $right } coups sur { $of } étaient justes du premier coup : { $others }.
after-another-try = { $count } après un autre essai
with-the-text = { $count } avec le texte
dictation-newer = La dictée gardée ici a été écrite par une version plus récente. Rechargez la page pour obtenir cette version.
dictation-damaged = La dictée gardée ici est abîmée. Elle a été mise de côté, et une nouvelle peut commencer.

## Silent reading: what is said of an answer.

one-move-earlier = C'est l'échiquier un coup plus tôt : { $move } reste à jouer.
one-move-left-out = Sur cet échiquier, un coup a été omis : { $move }.
left-standing = Après { $move }, une pièce prise est restée debout : { $piece }.
board-after = C'est l'échiquier après { $move } : { $what }.{ " " }
board-if = C'est l'échiquier si les coups avaient { $move } : { $what }.{ " " }
other-one-went = l'autre { $piece } a joué
ended-other-side = le coup a fini sur l'autre aile
rank-from-other-side = la rangée a été comptée de l'autre côté
another-capture = une autre prise a été faite
another-piece-went = { $piece ->
    [queen] une { $piece } a joué
    [rook] une { $piece } a joué
   *[other] un { $piece } a joué
}
castled-other-side = le roi a roqué de l'autre côté
went-elsewhere = { $piece ->
    [queen] la { $piece } est allée sur une autre case
    [rook] la { $piece } est allée sur une autre case
   *[other] le { $piece } est allé sur une autre case
}
score-has = Il est imprimé { $name } : { $move }.
reading-right = Juste, c'est là que mènent les coups.
moves-missing = { $count ->
    [one] Un coup manque : { $move }.
   *[other] { $count } coups manquent, à partir de { $move }.
}
score-ends-earlier = Les coups finissent plus tôt, par { $move }.
you-played-what = Vous avez joué { $move } : { $what }.{ " " }
you-played = Vous avez joué { $move }.{ " " }
move-rule = { $move } : { $rule }.
move-rule-because = { $move } : { $rule }. { $because }
rule-behind-name = { " " }: { $rule }.
rule-behind-name-because = { " " }: { $rule }. { $because }
read-right = { $right } justes sur { $of }
read-right-again = { $right } justes sur { $of }, { $again } après un second regard aux coups
from-beginning = Depuis le début d'une partie :
from-position-seen = { $side ->
    [white] Depuis la position que vous avez vue, trait aux blancs :
   *[black] Depuis la position que vous avez vue, trait aux noirs :
}

## The keys with which a move is written, as they are called for those who hear them.

pad-takes = prend
pad-to = à
pad-becomes = devient
pad-square = case
pad-bracket = parenthèse
pad-end-of-bracket = fin de parenthèse
pad-discovered = à la découverte
pad-double = double
pad-castle = tour
pad-full-stop = point
pad-space = espace
pad-second = deuxième
pad-third = troisième
pad-fourth = quatrième
pad-fifth = cinquième
pad-sixth = sixième
pad-seventh = septième
pad-eighth = huitième
pad-becomes-queen = devient une dame
pad-becomes-rook = devient une tour
pad-becomes-bishop = devient un fou
pad-becomes-knight = devient un cavalier
pad-takes-pawn = prend un pion
pad-takes-knight = prend un cavalier
pad-takes-bishop = prend un fou
pad-takes-rook = prend une tour
pad-takes-queen = prend une dame
pad-takes-with-check = prend avec échec
pad-check-behind-castling = échec après le roque
pad-behind-queen = après la lettre d'une dame qui prend

## Two sheets: what is written on each, and why a move was taken.

sheet-has-passed = { $sheet ->
    [1] La première feuille a
   *[other] La deuxième feuille a
} « { $text } » avant le coup { $number }, ce qui n'est pas un coup de la partie.
sheet-goes-on = { $sheet ->
    [1] La première feuille continue
   *[other] La deuxième feuille continue
} par { $count ->
    [one] 1 coup qui ne peut pas être joué
   *[other] { $count } coups qui ne peuvent pas être joués
} : « { $text } ».
sheets-results-differ = La première feuille donne pour résultat { $first }, la deuxième { $second }.
sheet-has-several = { $sheet ->
    [1] La première feuille a
   *[other] La deuxième feuille a
} « { $text } », qui peut être { $moves }.
sheet-has = { $sheet ->
    [1] La première feuille a
   *[other] La deuxième feuille a
} « { $text } ».
sheet-has-illegal = { $sheet ->
    [1] La première feuille a
   *[other] La deuxième feuille a
} « { $text } », qui ne peut pas être joué ici.
sheet-has-no-move = { $sheet ->
    [1] La première feuille a
   *[other] La deuxième feuille a
} « { $text } », qui n'est pas un coup.
sheet-blank = { $sheet ->
    [1] La première feuille laisse la place vide.
   *[other] La deuxième feuille laisse la place vide.
}
sheet-leaves-out = { $sheet ->
    [1] La première feuille omet le coup.
   *[other] La deuxième feuille omet le coup.
}
taken-from-sheet = C'est donc { $move }, comme l'a { $sheet ->
    [1] la première feuille
   *[other] la deuxième feuille
}.
taken-by-later = Après { $other }, { $later } ne pourrait pas être joué ; c'est donc { $move }.
taken-openly = { $move } et { $other } peuvent tous deux être joués, et rien ne tranche plus loin. { $move } est repris de { $sheet ->
    [1] la première feuille
   *[other] la deuxième feuille
}.
taken-as-likelier = { $move } et { $other } peuvent tous deux être joués. Avec { $other }, les joueurs auraient laissé passer davantage aux coups suivants ; { $move } est donc plus probable.
taken-by-spelling = { $move } et { $other } peuvent tous deux être joués. { $sheet ->
    [1] La première feuille écrit
   *[other] La deuxième feuille écrit
} ailleurs de tels coups autrement ; « { $other } » est donc sans doute une faute, et { $move } est retenu.
taken-as-nearest = { $others ->
    [0] { $move } est le seul coup avec lequel la partie continue.
    [one] { $move } est retenu ; la partie continuerait aussi avec un autre coup.
   *[other] { $move } est retenu ; la partie continuerait aussi avec { $others } autres coups.
}

## Exercise sets: their games, links and results.

set-games-read = { $count ->
    [0] Aucune partie n'a été lue.
    [one] Une partie a été lue.
   *[other] { $count } parties ont été lues.
}
set-games-partly = { " " }{ $count ->
    [one] L'une d'elles, à la ligne { $line }, n'est lue qu'en partie.
   *[other] { $count } d'entre elles ne sont lues qu'en partie, la première à la ligne { $line }.
}
set-texts-left-out = { " " }{ $count ->
    [one] Un texte à la ligne { $line } n'est pas une partie d'échecs avec des coups, et il est laissé de côté.
   *[other] { $count } textes ne sont pas des parties d'échecs avec des coups, le premier à la ligne { $line }, et sont laissés de côté.
}
set-text-has-more = { " " }Le texte en a davantage : seules les { $most } premières parties, et pas plus d'un million de lettres, sont utilisées.
set-newer = Ces exercices ont été faits par une version plus récente. Rechargez la page pour obtenir cette version, et ouvrez le lien à nouveau.
set-unreadable = Ces exercices ne peuvent pas être lus. Le lien a peut-être été coupé : redemandez-le à votre professeur.
result-newer = Ce résultat a été fait par une version plus récente. Rechargez la page pour obtenir cette version, et ouvrez-le à nouveau.
result-unreadable = Ce résultat ne peut pas être lu. Son adresse a peut-être été coupée : demandez-le à nouveau.
set-right-at-once = { $right } justes du premier coup sur { $all }.
set-right-others = { $right } justes du premier coup sur { $all }, { $others }.
count-with-hint = { $count } avec un indice
count-after-slip = { $count } après une faute
count-missed = { $count } sans bonne réponse
from-to = { $from } à { $to }
name-and-mistake = { $name } : { $mistake }

## The diagrams and examples to begin with.

diagram-initial = La position initiale
about-diagram-initial = Chaque joueur a une case claire à sa droite, et chaque dame commence sur sa propre couleur. Les colonnes a à d sont l'aile dame, e à h l'aile roi.
diagram-king = Comment va le roi
about-diagram-king = Le roi en a8 est en échec et a les trois sortes de réponse : il va en b7, le fou s'interpose en b8, le cavalier prend la tour. La tour en f3 est clouée. Le roi en h7 est mat. Aucun des rois de la deuxième rangée ne peut aller en b1, b2 ou b3 ; d'autres pièces le peuvent. Cercles : où peut aller le roi en g2.
diagram-queen = Comment va la dame
about-diagram-queen = Autant de cases qu'elle veut en ligne droite ou en diagonale, jusqu'à ce qu'une pièce soit sur son chemin : une pièce de son camp l'arrête, une pièce adverse peut être prise.
diagram-rook = Comment va la tour
about-diagram-rook = Le long des colonnes et des rangées.
diagram-bishop = Comment va le fou
about-diagram-bishop = En diagonale, donc toujours sur des cases d'une même couleur.
diagram-knight = Comment va le cavalier
about-diagram-knight = Deux cases tout droit et une de côté, par-dessus ce qui se trouve entre les deux, jusqu'à une case de l'autre couleur. Croix : où les deux peuvent aller ; le second arrivé prend le premier.
diagram-pawn = Comment va le pion
about-diagram-pawn = Une case tout droit, ou deux depuis sa case de départ ; il prend une case plus loin en diagonale, vers l'avant. En f8, le pion devient dame, tour, fou ou cavalier. Les pions de la colonne g se bloquent.
diagram-castling = Le roque
about-diagram-castling = Les blancs sont en échec et ne peuvent pas roquer maintenant ; une fois le fou en e3, ils le peuvent des deux côtés. Les noirs ne le peuvent pas : à l'aile roi, le cavalier est entre les deux ; à l'aile dame, leur roi arriverait en échec.
diagram-en-passant = La prise en passant
about-diagram-en-passant = Trois étapes. À gauche, le pion noir n'a pas encore bougé. Au milieu, il vient d'avancer de deux cases, à côté du pion blanc, qui peut le prendre au coup suivant comme s'il n'avait avancé que d'une. À droite, il est pris.
example-three = Trois signes par coup
example-spanish = La même chose en lettres espagnoles
example-step = Un pion avance d'une case, ou de deux
example-piece = Une pièce va ailleurs
example-castling = Le roi roque avec la pièce voisine, et avec une pièce éloignée
example-lines = Le long d'une colonne, et d'une rangée
example-pawn-takes = Un pion prend un pion, et une autre pièce
example-rank = Prises le long d'une rangée
example-en-passant = Un fou prend en passant
example-king = Un roi reste en échec, et il est pris
example-promotion = Un pion est promu, un autre attend
example-misprint = Une coquille : aucun cavalier en f1 n'atteint d8
example-checks = Des échecs, son propre roi en échec, et les deux à la fois
example-resigned = La partie est abandonnée
