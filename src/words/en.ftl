### The sentences of the page in English, the language of the program. Each message is a constant of the
### module `words`. Another language is a file beside this one with the same messages and places: its code is
### its name, and `docs/guide/translating.md` says how to write one.

## The language itself.

# What the language calls itself.
language = English
# The direction of its script: ltr or rtl.
direction = ltr
# What a page shows until the program has come. boot.js takes these, and the direction, by their places.
loading = Loading…
loading-late = This takes longer than usual. Check the connection, then reload the page.
# The list in which a reader chooses a language.
choose-language = Language

## The frame of the page.

# Heading of the ways to begin that a first visit is offered.
welcome = Every letter of a move has its reason. Where would you like to begin?
# The description beside the page's name.
tagline = Chess notation that explains itself
# Titles of the browser's window.
page-title = Rank & File: chess notation that explains itself
practice-title = Practice: Rank & File
# Title of the dialog with the looks of the board.
board-and-pieces = Board and pieces
# Shown in it when the system asks for more contrast or has colours of its own.
contrast = Your system asks for more contrast, so the squares have its colours and not those of a theme.

## The board and the buttons below it.

chess-board = Chess board
to-start = To the start
back = Back
forward = Forward
to-end = To the end
# Label of the button that plays the moves one after another.
autoplay = Play the moves
slower = Slower
faster = Faster
# Label of the button that flips the board.
turn-the-board = Turn the board
names-on-squares = Descriptive names on the squares
reasons-on-board = Reasons on the board
undo = Undo
redo = Redo
write-a-move = Write a move
play = Play
close = Close
not-right = Not right.{ " " }
stop = Stop
score-sheet = Score sheet
# Label of the tabs of the column.
tabs-label = Beside the board
tab-moves = Moves
whole-sheet = Show the whole score sheet
two-rows = Show two rows of the score sheet
set-up-tab = Set up
draw-tab = Draw
# Spoken in place of the dashes of a null move.
null-move = null move

## The editor of positions.

set-up = Set up a position
draw-on-board = Draw on the board
# Label of the palette of the editor.
pieces-and-tools = Pieces and tools
tool-move = Move
take-off = Take off
circle = Circle
cross = Cross
arrow = Arrow
# Label of the colours of figures.
colour-of-figures = Colour
move-number = Move number
half-moves = Half-moves since a capture or pawn move
may-castle = May castle
side-to-move = To move
just-passed = En passant on
kind-of-game = Game
clear = Clear
initial-position = Initial position
cancel = Cancel
diagrams-list = Diagrams

## Annotation of a game.

menu-of-move = What to do with the move
menu-of-game = What to do with the game
copy-fen = Copy FEN
copy-pgn = Copy PGN
menu-keys = Keys
promote = Promote
demote = Demote
make-main = Make main line
replace = Replace move
insert = Insert move before
add-comment = Comment…
add-glyph = Glyph…
draw-arrows = Draw arrows…
delete-variation = Delete variation
delete-from-here = Delete from here
delete-what-follows = Delete what follows
annotate = Comments and glyphs
at-the-start = Comment before the game
# Label of the button that closes the fields of a note.
done = Done
glyphs = Glyphs
compare = Compare with the previous game
game-details = Game details
help = Help
help-text = About this page and its keys
practice-link = Practice: keep the score of a game
lessons-link = Lessons: how to keep score, in eleven short pages
embedding-link = Boards in your own pages
# The description of the page in the dialog Help.
about = Rank & File writes a game in any chess notation, old or new, and says why each letter of a move is there. It works without a network, and your games stay on this device.
result = Result
# The result of a game without one.
result-open = Open
further-tag = Another tag
add-tag = Add
# Label of the board in the dialog Export, as another author's page will show it.
as-shown = The board on your page

## How the game stands.

material-and-result = Material and result
how-it-stands = How the game stands
clocks = Clocks
claim-draw = Claim draw
agree-draw = Agree draw

## The reasons for a move's name.

why-this-way = Why is it written this way?
# Shown on the page if there is no current move.
why-nothing = Play a move on the board, type one below, or step into a game. Its name is explained here.
# Shown on a board in another site's page.
why-nothing-there = Step to a move to see the reason for each letter of its name.
what-each-part-says = What each part says
shorter-names = Shorter names that were not enough
# Joins a shorter name to the other moves that it fits.
could-be = { " " }could also be{ " " }

## Places that were not understood.

# Heading of the list of places of a score that were not understood.
places-not-understood = Places that were not understood
read-in-letters = Read in the letters of{ " " }
read-as-descriptive = Read as the descriptive of{ " " }
read-in-letters-of = Read in { $languages } letters.
read-as-descriptive-of = Read as { $languages } descriptive.
same-in-letters-of = It is the same game in { $languages } letters.
same-as-descriptive-of = It is the same game in { $languages } descriptive.
other-in-letters-of = In { $languages } letters it has other moves.
other-as-descriptive-of = In { $languages } descriptive it has other moves.
# The notation of a score that is neither algebraic nor descriptive.
read-as-notation = Read as { $notation }.
# Heading of a list of notations.
read-as-one-of = Read as{ " " }
dismiss = Dismiss
# Heading of the faults of a score, if one of them is an error.
not-understood = Something in this score was not understood
# Heading of the faults of a score, if none of them is an error.
remarks-on-score = Remarks on this score

## The dialogs Open and Kept games.

about-opening = PGN with one game or many, a FEN, a position as books and columns print it, a score in any of the notations, or a page of an old book. A file may be a whole book: text, HTML, EPUB, PDF, or pictures of its pages.
paste-here = Paste a text or a picture here, or drop a file anywhere on the page
# Label of the languages in which pictures are recognised.
pictures-are-in = Pictures of pages are in
# Link to the comparison of two score sheets.
compare-score-sheets = Compare two score sheets
about-kept = Each tab keeps its games on this device; the last twenty stay. Files of games stay until you delete them; “Save everything” does not include them.

## A file of games.

file-of-games = File of games
games-of-file = Games of the file
search = Search: players, events, openings, years
# The words that a search understands besides names.
search-keys = Also white:name, black:name, won:name, lost:name, event:word, site:word, year:1850-1859, rating:2600-, moves:-25, eco:B90-B99, opening:word, material:KRPvKR, and words in quotes.
reading-file = Reading the file
playing-through = Playing through the games
filters = Filters
save = Save
this-position = This position
about-this-position = Games that reach the position on the board, by any moves
these-pieces = These pieces
about-these-pieces = Games in which these pieces stand on these squares at some point, whatever else is on the board; set up a few to look for a pattern
# Label of the button that ends a search for pieces.
not-these-pieces = Pieces ✕
# Label of the button that ends a search for a position.
not-this-position = Position ✕
# Tooltip of the buttons that end a search by the board.
about-anything = Any position
make-library = New library from these
about-make-library = Makes a new library from the listed games, in this order; this one stays as it is
add-files = Add files…
remove-game = Remove this game
put-back = Put back
close-file = Close file
# Shown while a library is being stored.
library-being-kept = Saving on this device…
# Shown once a library is stored.
library-kept = Kept on this device, with your changes.
# The title of the dialog in which a column's notation is chosen.
choose-notation = Notation of the column
# The search field of that dialog.
seek-notation = Name, language, or a move
# The heading of a booklet's contents.
contents = Contents
# What opens the answer of a quiz where no script asks it.
solution = Solution
# The caption of the last diagram of a game in a booklet.
final-position = Final position

## A page of an old book.

page-of-book = Page of the book
game-of-book = Game of the book
read-book-as = Read as
# Title of the list of a book's lines that could not be read.
given-up = Passages that could not be read
# Shown in place of the print of an earlier visit until it has been read again.
print-awaited = Reading the page again…
previous-doubt = Previous
next-doubt = Next
# Label of the button that confirms a reading.
as-read = Correct
other-reading = Next reading
reprint = Type the printed move
apply = Apply
# Label of the button that saves all games of a book.
save-all = Save all games
# Label of the button that saves the games that the filter lists.
save-listed = Save these games
printed-text = Printed text
# Label of the ways to show a page of a scan, each with its own below.
page-looks = Show the page as
as-picture = Picture
enlarged = Enlarged
as-text = Text
# What a picture of a page is called for those who do not see it.
page-picture = Picture of the printed page. “Text” shows its words.
# What a diagram in a picture of a page is called.
printed-diagram = A diagram. Its position is not read.
# What the part of a picture is called that the move on the board stands in.
printed-here = The move as it is printed
pictures-gone = The pictures of this book are no longer on this device, so its text is shown.
all-doubts = All doubts
book-keys = Keys: n next doubt, p previous, y correct, o next reading, t type the printed move

## The list of a book's games.

# Label of the list of a book's games, and of its table.
list-of-book = Games of the book
games-of-book = Games and analysis

## Quiz and laboratory.

again = Begin again
write-the-move = Write the move
answer = Answer
hint = Hint
choose-square = Choose the square
move-pieces = Move pieces
white-moves = White moves
black-moves = Black moves
# Shown in the dialog Compare if no game was shown before.
no-game-before = Open one version of a game and then the other, or take one after the other from a list. The game on the board is compared with the one before it.
comparing = Comparing the two games…
compare-here = Here:{ " " }
compare-other = The other:{ " " }

## Counts and names.

# How quickly the moves are played.
pace = { $seconds ->
    [one] A move a second
   *[other] A move every { $seconds } seconds
}
# The tab of a library, with the number of its games.
tab-library = Library · { $games }
# The fold with examples of a notation.
examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
}
tab-book = Book
tab-book-games = { $games ->
    [one] Book · 1 game
   *[other] Book · { $games } games
}
# The tab of a book’s list of games.
tab-games = Games · { $games }
green = Green
red = Red
yellow = Yellow
blue = Blue
# The field for a comment before a move.
comment-before = Comment before { $move }
comment-on = Comment on { $move }
# The time that a player has used.
time-used = { $time } used
# The button for a player’s resignation.
resigns = { $side ->
    [white] White resigns
   *[black] Black resigns
}
# The balance of material, such as “Material +2 White”.
material = Material { $balance }
# The heading of the reasons for a move.
why-move = Why is { $number } { $move } written this way?
# How many further entries a list has.
and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
# How many pages were photographed.
photographed = { $pages ->
    [one] 1 page.
   *[other] { $pages } pages.
}
pictures-kept = The pictures of pages take { $size }, and “Save everything” does not include them.
remove-filter = Remove the filter “{ $filter }”
search-unread = Not understood in this search: { $words }.
games-removed = { $games ->
    [one] 1 game removed.
   *[other] { $games } games removed.
}
library-not-kept = Not kept on this device: { $why }. It is gone, with your changes, when the page is closed; save what you need.
no-notation-found = No notation has these words.
notations-found = { $count ->
    [one] 1 notation
   *[other] { $count } notations
}
no-game-yet = No game yet
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
none-of-games = None of { $games } games
some-of-games = { $found } of { $games } games
white-to-move = White to move
black-to-move = Black to move
# What stands between groups of three digits.
thousands = { "," }
# What stands before the decimals of a number.
decimal = { "." }
print-not-kept = Not kept on this device: { $why }.
# What a choice in a book makes impossible; the clause is a misfit.
then-misfits = Then { $clause }.
no-doubts = No doubts
# How many places are doubtful.
doubts = { $count ->
    [one] 1 doubt
   *[other] { $count } doubts
}
scores-read = Reading: { $read } of { $scores } scores.
# A kind of games in a book.
kind-games = Games
kind-analyses = Analyses
kind-tables = Tables
kind-studies = Studies
# A filter of a book’s games.
doubtful = Doubtful
without-doubt = Without doubt
# How many of the printed moves of a game were read.
moves-read = { $read } of { $printed } moves
# A game or a library of which a part is missing.
incomplete = incomplete
reading-the-book = Reading the book… { $percent } %
reading-book = Reading “{ $book }”… { $percent } %
games-with-players = { $games ->
    [one] 1 game with players, result or heading
   *[other] { $games } games with players, result or heading
}
# The first place is the message games-with-players.
games-then-analysis = { $games }; then { $analysis } of analysis
# All moves of a game were read.
whole = whole
stops-at = stops at move { $number }
no-differences = The two games are the same.
differences = { $count ->
    [one] 1 difference
   *[other] { $count } differences
}
first-differences = { $count } differences; the first { $listed } are listed

## The masthead and the ways to begin.

light-theme = Light
dark-theme = Dark
tools = Tools
new = New
open-file = Open
export = Export
lessons = Lessons
practice = Practice
board = Board
learn-to-keep-score = Learn to keep score
eleven-lessons = Eleven short lessons, with a board in each
read-an-old-book = Read an old book
about-old-book = A printed page beside the board, its moves explained
open-your-games = Open your games
about-your-games = PGN, a score in any notation, or a whole library

## The dialogs New, Open and Kept games.

standard-chess = Chess
about-standard = Orthodox chess, by the rules of today.
about-uchess = The pieces of chess, but a move is legal only if three symbols name it beyond doubt. Whoever takes the king wins.
about-uchess-aise = The same, except that no move may leave one's own king in check.
about-chess99 = Nine files and ranks, and a paladin beside the king. Pawns may always step two squares, any piece may castle with the king, and whoever takes the king wins.
photograph-pages = Photograph pages
photograph-the-next = Photograph the next
read-them = Read them
new-game = New game
choose-a-file = Choose a file
kept-games = Kept games
try-a-sample-page = Try a sample page
text-to-read = Text to read
read-it = Read it
open-or-paste = Open or paste
restore = Restore
save-everything = Save everything
this-tab = This tab,{ " " }
damaged = Damaged,{ " " }
delete-kept = Delete

## Columns of tables.

no = No.
white = White
black = Black
ratings = Ratings
date = Date
event = Event
opening = Opening
moves = Moves
players = Players
doubts-column = Doubts
read-column = Read

## The filters of a library and what is made of it.

white-won = White won
black-won = Black won
drawn = drawn
with-comments = with comments
with-variations = with variations
file-and-rank-needed = file and rank needed
rival-pinned = rival pinned
ambiguous-only-in-descriptive = ambiguous only in descriptive
underpromotion = underpromotion
en-passant = en passant
mate-by-castling = mate by castling
not-fully-read = not fully read
at-most-twenty-moves = at most twenty moves
save-as-pgn = Save these as PGN
save-as-score = Save in the first column’s notation
save-as-booklet = Save as a booklet to print
save-list = Save the list (CSV)
make-exercises = Make exercises of these games

## The entry box.

entry-hint = A move, a game, a position
entry-label = Type a move or a game
entry-field = Type or paste a move, a game or a position

## The dialog Export.

exported-text = Exported text
copy = Copy
save-png = Save PNG
print = Print
export-what = What
this-game = This game
games-label = Games
moves-in = Moves in
as-on-the-board = As on the board
algebraic = Algebraic
descriptive = Descriptive
no-coordinates = None
coordinates = Coordinates
last-move-and-check = Last move and check
circles-and-arrows = Circles and arrows
with-the-board = With the board
notations = Notations
begins-at-start = at the start
begins-here = where the board is now
begins-at-end = at the end
form = Form
begins = Begins
pixels-per-square = Pixels per square
all-games = All { $games } games

## The keys, in the dialog Help.

key-mouse-and-finger = Mouse and finger
key-the-game = The game
key-previous-move = Previous move
key-next-move = Next move
key-previous-variation = Previous variation
key-next-variation = Next variation
key-to-the-end = To the end of the line
key-autoplay = Play the moves one after another, or stop
key-comment-on-the-move = Comment on the move
key-judge = Judge the move: !, ? and others
key-what-to-do = What to do with a move
key-the-page = The page
key-a-larger-board = A larger board
key-a-smaller-board = A smaller board
key-draw-reasons = Draw the reasons on the board, or not
key-captions = Captions under letters, or none
key-type-a-move = Type a move
key-play-the-typed-move = Play the typed move
key-cancel-or-close = Cancel or close
key-this-help = This help
key-for-the-ear = For the ear
key-say-where-the-pieces-stand = Say where the pieces stand
key-say-the-last-move = Say the last move, and why it is called so
key-g = G on a square
key-say-its-moves = Say where its piece can go
key-files = Say squares as e4, or as Eva 4
key-drag = Drag, tap twice
key-move-a-piece = Move a piece
key-wheel = Wheel on the board
key-step-through-the-game = Step through the game
key-hold = Hold, right button
key-letter = A letter of a name
key-light-up = Light up what it speaks of
key-corner = The board's corner
key-a-larger-or-smaller-board = A larger or smaller board
key-drop = Drop, paste
key-open-a-file = Open a file or a text
key-by-tab = The board, reached with Tab
key-move-between-squares = Move between squares
key-enter = Enter, Space
key-pick-up-a-piece = Pick up a piece, put it down
key-place-a-piece = Place a piece, while setting up
key-clear-the-square = Clear the square, while setting up
key-the-list-of-a-library = The list of a library
key-into-the-list = From the search box into the list
key-another-game = Another game
key-the-first-game-the-last = The first game, the last
key-show-the-game = Show the game
key-drawing = Drawing with the right button
key-click = Click, drag
key-circle-arrow-green = Circle, arrow: green
key-shift = Shift or Ctrl
key-a-page-of-a-book = A page of a book
key-next-doubt = Next doubt
key-previous-doubt = Previous doubt
key-next-reading = Next reading
key-type-the-printed-move = Type the printed move

## The score sheet.

game-label = Game
add-a-notation = Add a notation
unfold-the-variation = Unfold the variation
fold-the-variation = Fold the variation
notation-of-column = Notation of column { $column }: { $notation }
remove-column = Remove { $notation }

## Pieces, sides and moves.

piece-king = king
piece-queen = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-pawn = pawn
piece-paladin = paladin
# The sides, as they begin a sentence.
side-white = White
side-black = Black
# A piece that is on the board, such as “the knight on f3”. Choose by $piece for the article.
the-piece-on = the { $piece } on { $square }
null-move-words = null move
castling-kingside = castling on the king's side
castling-queenside = castling on the queen's side
# A move as it is said: “knight from g1 to f3”.
move-goes = { $piece } from { $from } to { $to }
move-takes = { $piece } from { $from } takes the { $taken } on { $square }
move-castles-with = king from { $from } to { $to }, castling with the { $partner } from { $square }
# A move as a noun: “the knight from g1 to f3”.
noun-null-move = a null move
noun-goes = the { $piece } from { $from } to { $to }
noun-takes = the { $piece } from { $from } taking the { $taken } on { $square }
noun-castles-with = the king from { $from } to { $to }, castling with the { $partner } from { $square }
# What is added to a move.
move-en-passant = { $move } en passant
move-becoming = { $move }, becoming a { $piece }
# Lists: what stands between the last two, and between others.
or = { " or " }
and = { " and " }
comma = { ", " }

## Places on the board.

the-kings-side = the king's side
the-queens-side = the queen's side
# $files is a letter, or several that files-or has joined.
the-file = the { $files }-file
files-or = { $files }- or { $file }
the-rank = rank { $rank }
such-a-square = such a square
any-of-those-squares = any of those squares
# Added to something that is said of moves to a place.
on-place = { " " }on { $place }
# A text that could be several moves.
could-be-moves = "{ $text }" could be { $moves }.

## Reasons: what each part of a name says.

says-comment = a comment on the move
says-pawn-implied = no letter: a pawn moved
says-moved = a { $piece } moved
says-from-implied = no file: it stayed on { $place }
says-now-on = the one now on { $place }
says-left = it left { $place }
says-kings-side = on the king's side
says-queens-side = on the queen's side
says-landed = it landed on { $place }
says-pawn-takes = no rank: a pawn takes
says-taken = something is taken
says-no-capture-implied = no sign: nothing is taken
says-no-capture = nothing is taken
says-took = a { $piece } is taken
says-took-on = the one on { $place }
says-steps = { $count ->
    [one] one square forward
   *[other] { $count } squares forward
}
says-promotes = the pawn becomes a { $piece }
says-king-castles = the king castles
says-castles-with = a { $piece } goes to the square the king left
says-partner-implied = no file: it stood beside the king, on { $place }
says-partner-on = it stood on { $place }
says-no-promotion = no =: it stays a pawn and waits
says-stalemate = stalemate
says-exposed = its own king is attacked
says-castles-kingside = castles on the king's side
says-castles-queenside = castles on the queen's side
says-castles = castles
says-no-castling = not castling
says-en-passant = a pawn is taken en passant
says-not-en-passant = not en passant
says-no-check = no mark: no check
says-check = check
says-discovered = discovered check
says-double = double check
says-mate = mate
says-mate-or-double = mate, or double check

## Reasons: the rule in a few words.

rule-none-needed = Nothing added
rule-file = File added
rule-rank = Rank added
rule-file-and-rank = File and rank added
rule-pawn-file = Pawn's file
rule-side-kept = Side needed
rule-side-dropped = No side needed
rule-label = Piece named
rule-captor = Captor named
rule-square = Square added
rule-captured = Captured piece named
rule-both-ends = Both ends named
rule-check-mark = The mark decides
rule-house-style = Written in full
rule-castling = Castling
rule-promotes = Promotes and moves
rule-both-squares = Both squares
rule-arrival = Square of arrival
rule-file-and-square = File and square
rule-three-symbols = Three symbols
rule-null-move = Null move

## Reasons: the sentences.

because-pawn-file = When a pawn takes, the file it leaves is always written, here { $file }.
# Begins many reasons: “"Nd2" could also be the knight on f3.”
could-also = "{ $text }" could also be { $moves }.
because-label = { $could } The { $piece } is named by the side on which it began the game.
because-captor = { $could } Only one such piece can take, so naming it is enough.
because-square-too = { $could } Both files are not enough, so the square is written too.
because-captured = { $could } Saying which piece is taken is enough.
because-both-ends = { $could } Neither end alone is enough, so both are named.
because-origin = { $could } No letter tells them apart, so a square is added.
because-home-file = The letter says on which file the piece began the game, here { $file }.
because-no-home = Where the piece began the game is not known, and the letter of its kind is another's, so the square that it leaves is written too.
because-castles-with = The king's step comes first, then & and the piece that takes the square it left; its file is written when that piece did not stand beside the king.
because-castling = Castling has a sign of its own; there is only one way to castle on each side.
because-promotes = The name gives the file of the waiting pawn, what it becomes, and where it goes. The pawn stood on the last rank, so its file is enough.
because-three-symbols = Three symbols are enough: no other move of any piece shares them.
# Refusals of U-chess, in which a move may be played only if three symbols name it.
fourth-symbol-needed = A capture that promotes would need a fourth symbol; it has no three-symbol sentence.
three-symbols-ambiguous = "{ $sentence }" could be { $moves }, so { $count ->
    [2] neither
   *[other] none
} may be played.
# Behind what is wrong with a move: the legal ones that differ from it in one letter.
perhaps-meant = { $refusal }; perhaps { $moves } was meant
because-null-move = { $side ->
    [white] White passes: no move is made. Programs write { $sign } where an author wants to show what is threatened.
   *[black] Black passes: no move is made. Programs write { $sign } where an author wants to show what is threatened.
}
because-pawn-step = A pawn's step of one square is written as the square where it ends, because it can only have come from the square behind.
because-pawn-capture = A pawn's capture is written as the file it leaves and the square where it ends, because it can only have come from the rank behind.
because-shared-file = Both squares are written, the file that they share only once, so the move cannot be mistaken.
because-shared-rank = Both squares are written, the rank that they share only once, so the move cannot be mistaken.
because-both-squares = Both squares are written in full, so the move cannot be mistaken.
# Added where a book's style writes more than is needed.
style-piece = "{ $text }" would be enough. Books of this style say which { $piece } it is while both are on the board, needed or not.
style-side = "{ $text }" would be enough. Books of this style name the side of the target's file, needed or not.
style-both = "{ $text }" would be enough. Books of this style name the side of the target's file and say which { $piece } it is while both are on the board, needed or not.
because-no-other-takes = No other { $piece } can take a { $taken }.
because-only-one-goes = Only one { $piece } can go to { $square }.
because-no-other-goes = No other { $piece } can go to { $square }.
because-file-same-rank = { $count ->
    [one] { $could } Both stand on rank { $rank }, so the file { $file } tells them apart.
   *[other] { $could } They all stand on rank { $rank }, so the file { $file } tells them apart.
}
because-file = { $could } They stand on different files, so the file { $file } tells them apart; the file is tried before the rank.
because-rank-all = { $could } They share the { $file }-file, so the file does not help, but rank { $rank } does.
because-rank = { $could } One of them shares the { $file }-file, so the file does not help, but rank { $rank } does.
because-file-and-rank = "{ $text }" is not enough: { $piece }s can go there from { $squares } too. One shares the rank, one the file, so neither alone is enough.
because-pinned = The { $piece } on { $square } could reach { $target }, but it is pinned to the king on { $king } by { $attacker }, so it may not move there and does not count.
because-pinned-too = The { $piece } on { $square } could reach { $target } too, but it is pinned to the king on { $king } by { $attacker }, so it may not move there and does not count.
because-exposed = The { $piece } on { $square } could reach { $target }, but that would leave the king on { $king } in check from { $attacker }, so it may not move there and does not count.
because-exposed-too = The { $piece } on { $square } could reach { $target } too, but that would leave the king on { $king } in check from { $attacker }, so it may not move there and does not count.
# One of the moves in because-side-kept; $name is a square as descriptive calls it.
the-piece-to = the { $piece } to { $name } ({ $square })
because-side-kept = "{ $text }" could also be { $moves }. Both are legal, so the { $letter } of { $full } is needed.
because-one-capture = No other capture is possible, so nothing more is needed.
because-side-dropped = { $full } is shortened to { $short }, since no { $piece } can go to { $other } ({ $square }).
because-mark = The mark "{ $mark }" distinguishes it from { $moves }.
because-no-mark = The missing mark distinguishes it from { $moves }.
taken-back = The text alone is enough to take the move back: { $returns }.
returns = the { $piece } returns to { $square }
returns-as-pawn = the { $piece } returns to { $square } as a pawn
returns-with = { $returns } and the { $partner } to { $square }
returns-and-stands = { $returns }, and a { $taken } stands on { $square } again

## What is said of notations that always write both squares.

both-always-written = Both squares are always written, so the move cannot be mistaken.
both-always-said = Both squares are always said, and each file by a name, so the move cannot be mistaken or misheard.
both-as-numbers = Both squares are always written, each as the number of its file and its rank, so the move cannot be mistaken.
both-numbered = Both squares are always written, each by its number from 1 on h1 to 64 on a8, so the move cannot be mistaken.
both-and-behind = Both squares are always written, and behind them what was taken, how the king castled and what a pawn became, so the move cannot be mistaken.
both-as-letters = Both squares are always written, each as two letters, so the move cannot be mistaken.
both-in-capture = Neither the men nor a square of departure tell it from every other capture, so both squares are written.

## How a game stands.

# The status line.
setting-up = Setting up a position
a-diagram = A diagram, not a game
to-move = { $side ->
    [white] White to move
   *[black] Black to move
}
to-move-in-check = { $side ->
    [white] White to move, in check
   *[black] Black to move, in check
}
# The first place is one of these two.
status-ended = { $status }; the game ended { $result }
ended-mate = { $side ->
    [white] Mate: White wins
   *[black] Mate: Black wins
}
ended-king-taken = { $side ->
    [white] King taken: White wins
   *[black] King taken: Black wins
}
ended-stalemate = Stalemate: a draw
ended-material = Insufficient material: a draw
ended-dead = Dead position: a draw
ended-fivefold = Fivefold repetition: a draw
ended-seventy-five = Seventy-five moves: a draw
ended-exposed = Both kings exposed: a draw
ended-ninety-nine = Ninety-nine moves: a draw
because-no-move = { $side ->
    [white] White has no legal move.
   *[black] Black has no legal move.
}
because-stalemate = { $side ->
    [white] White is not in check and has no legal move.
   *[black] Black is not in check and has no legal move.
}
because-material = The pieces that are left cannot mate, however the game goes on.
because-dead = The pawns are locked and nothing can pass them, so no series of moves leads to mate.
because-seventy-five = Seventy-five moves of each side without a capture or pawn move end the game without a claim.
because-king-taken = The king has been taken.
because-kings-exposed = The king has been taken, and the king of the side that took it is attacked in turn.
because-ninety-nine = Each side has made its ninety-nine moves.
may-claim-repetition = { $side ->
    [white] White may claim a draw by threefold repetition.
   *[black] Black may claim a draw by threefold repetition.
}
may-claim-fifty = { $side ->
    [white] White may claim a draw: fifty moves of each side without a capture or pawn move.
   *[black] Black may claim a draw: fifty moves of each side without a capture or pawn move.
}
may-claim-king = { $side ->
    [white] White could take the king, and may call a draw instead.
   *[black] Black could take the king, and may call a draw instead.
}
moves-without-capture = { $moves } moves without a capture or pawn move.
# How often a position has occurred; the moments follow.
occurred-before = { $times ->
    [2] The position has occurred twice; before:
    [3] The position has occurred three times; before:
    [4] The position has occurred four times; before:
    [5] The position has occurred five times; before:
   *[other] The position has occurred { $times } times; first:
}
has-taken = { $side ->
    [white] White has taken: { $pieces }
   *[black] Black has taken: { $pieces }
}
# Several pieces of a kind, such as “2 pawns”.
pieces-counted = { $count } { $piece ->
    [king] kings
    [queen] queens
    [rook] rooks
    [bishop] bishops
    [knight] knights
    [paladin] paladins
   *[pawn] pawns
}
balance-even = even
balance-ahead = { $side ->
    [white] +{ $more } White
   *[black] +{ $more } Black
}


## The header of a game.

# A game about which nothing is known.
unknown-game = Game
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
# A date such as “21 June 1851”; without a year “21 June”, without a day “June 1851”.
date-full = { $day } { $month } { $year }
date-day = { $day } { $month }
date-month = { $month } { $year }
round = Round { $round }
# For screen readers: “GM Oak, rated 2540 against Ash. White won”.
players-against = { $white } against { $black }
spoken-white-won = { $game }. White won
spoken-black-won = { $game }. Black won
spoken-drawn = { $game }. Drawn
somebody = somebody
player-rated = { $player }, rated { $rating }


## Messages about what a browser may deny.

# Shown if the picture of the chosen pieces is missing.
no-pieces = The chosen pieces could not be loaded, so they are engraved. Check the connection, then choose them again.
# The name of a long text that was pasted.
pasted-games = Pasted games.pgn
# Shown if the browser does not save an export.
no-saving = The browser does not allow saving. Copy the text instead.
# Shown if the browser does not save the games of a book.
no-saving-of-a-book = The browser does not allow saving. Export gives each game as text.
# Shown until the first page is being recognised.
fetching = Fetching what recognises letters in pictures: 6 MB, once. Nothing leaves this device.
# Why pictures are not read if the scan worker could not be started or has crashed.
no-scan-worker = the part of the program that reads pictures did not start or has stopped; check the connection and try again
copied-done = Copied.
# Shown if the browser does not allow copying.
no-copying = The browser does not allow copying. The text is selected: copy it with Ctrl+C or the menu.
# Shown if the script that stores texts on the device has not arrived.
no-keeper = Nothing is kept now, because a part of the page could not be loaded. Reload the page, or use Export to save the game.
# Shown in the dialog Kept games if there is no store.
nothing-can-be-kept = Nothing can be kept here.
# Shown if a session cannot be deleted because another tab has it open.
open-elsewhere = It is open in another tab.
# Shown in the dialog Kept games if the store is empty.
nothing-kept = Nothing is kept yet. What you do next will be.
# Shown if a file to restore is no backup file.
no-backup = This is not a file of kept games.
# Shown if the library worker could not be started or has crashed.
no-library-worker = The part of the program that reads files of games did not start or has stopped. Check the connection and try again.
# Shown if the book worker could not be started or has crashed.
no-reader = The part of the program that reads books did not start or has stopped. Check the connection and try again.
# Said if the games for exercises cannot be handed over.
no-exercises = This browser keeps nothing for the page. Save the games as PGN, and open the file under Practice.
file-unreadable = The file { $file } could not be read.
# The page ended before files were opened.
open-again = Open { $files } again: the page ended too soon.
saved-as = Saved as { $file }.
opening-file = Opening { $file }…
no-file-worker = The file { $file } was not opened: the part of the program that opens such files did not start or has stopped. Check the connection and try again.
reading-page = Reading page { $page } of { $pages }…
pictures-of-file-not-read = The pictures of { $file } were not read: { $why }.
pictures-not-read = The pictures were not read: { $why }.
cannot-open = The file { $file } cannot be opened: { $why }.
# What was copied is a kind of export, such as PGN.
copied-kind = { $kind } copied.
no-room = The browser has no room left for this page. Use Export to save the game.
nothing-let = This browser does not let the page keep anything. Use Export to save the game.
last-changes-lost = The browser did not keep the last changes. Use Export to save the game.
nothing-restored = Nothing was restored: everything is here already.
sessions-restored = { $sessions ->
    [one] One session was restored. Nothing here was replaced.
   *[other] { $sessions } sessions were restored. Nothing here was replaced.
}
part-damaged = { $restored } Part of the file is damaged.
no-games-in = { $count ->
    [one] No games in PGN were found in { $files }. Open it by itself.
   *[other] No games in PGN were found in { $files }. Open each by itself.
}

## What a session has done, or why it has not.

# The text before the first move.
start-of-game = Start of the game
# The refusal of the game's actions while a position is set up.
finish-setting-up = Finish setting up the position first, or cancel it.
no-move-found = No move was found in it.
# The refusal to read a game in another notation or other letters that give none of its moves.
not-in-these = No move of the game can be read that way.
link-damaged = This link was cut short or changed on its way. What can be read of it is shown.
link-read = The game came with the link. Undo takes you back.
link-doubtful = The game came with the link. What was not understood is listed above the score sheet.
reading-the-page = Reading the page…
stopped-here = Stopped. The board is as it was.
no-game-so = No game was found that way, so the text stays as it was.
no-game-in-file = There is no game in this file.
not-of-library = The game on the board is not from the library. Choose one in its list first.
game-taken-out = The game was removed from the library. Undo puts it back.
no-game-of-file-listed = No games are listed. Change the search first.
making-library = Making a new library from the listed games…
library-made = This is the new library. The one it was made from is unchanged: Open, Kept games.
library-made-aside = The new library is under Open, Kept games. This one is not kept; save it before you open another.
no-move-doubtful = No move of this game is doubtful.
no-game-listed = No games of the book are listed. Change the filters first.
no-printed-move = Go to a printed move first.
no-other-reading = No other reading of this move can be played. You can type the printed move.
move-not-printed = This move is not printed. It was added so that the game can go on.
type-the-print = Type the move as it is printed, such as Kt-KB3.
not-one-move = That is not one move. Type the move as it is printed.
book-print-not-kept = The book's game is kept, but its printed page is not. Open the book again to see it.
stands-already = That move is here already. Play another.
passes-until-then = The dashes stand for the other side's move: replace them to complete the pair.
drawn-by-agreement = Drawn by agreement.
no-result = A diagram is not a game and has no result.
not-the-end = A result belongs to the end of the game, and this is not the last move of its main line.
game-has-ended = The game has already ended.
# The reason follows.
cannot-move = The { $piece } on { $square } cannot move now.{ " " }
choose-one = It could be { $moves }. Choose one.
# $refused says that a text is no move.
try-nine = { $refused } Try e24 or Nb1c3.
try-such = { $refused } Try Nf3, e4 or Kt-KB3.
not-a-position = Not a position. { $why }
game-too-long = This game has { $size } MB, and the page shows games of up to 4 MB. The command rank-and-file reads it.
not-a-game = This text could not be read as a game. { $why }
positions-read = { $count ->
    [one] One position read.
   *[other] { $count } positions read.
}
positions-read-but = { $count ->
    [one] One position read; { $faults }.
   *[other] { $count } positions read; { $faults }.
}
# Which lines of a list are no positions, as the end of a sentence.
no-position-in-line = no position in line { $line } ({ $why })
no-position-in-lines = no position in line { $line } ({ $why }), nor in { $count ->
    [one] line { $others }
   *[other] lines { $others }
}
moves-counted = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
games-read = { $games ->
    [one] One game read, { $moves }
   *[other] { $games } games read, { $moves }
}
# $read is games-read.
read-whole = { $read }.
read-but = { $places ->
    [one] { $read }; one place was not understood and is listed above the score sheet.
   *[other] { $read }; { $places } places were not understood and are listed above the score sheet.
}
# It follows another sentence.
left-out = { $count ->
    [one] { " " }The text under the tags in line { $lines } is no game of chess, since its first moves cannot be played, and is left out.
   *[other] { " " }The texts under the tags in lines { $lines } are no games of chess, since their first moves cannot be played, and are left out.
}
reading-file-named = Reading “{ $file }”…
# $clause says what no longer fits.
after-misfits = After { $move }, { $clause }. Choose it again to take it, or leave the move as it is.
book-not-kept = The printed page is not kept on this device: { $why }.
plays-instead = Play the move that replaces { $move }. Escape keeps it.
plays-before = Play the move that comes before { $move }. Escape changes nothing.
text-gone = The text that could not be read is gone. Undo brings it back.
list-gone = The list is gone. Undo brings it back.
moves-deleted = { $moves ->
    [one] One move deleted. Undo brings it back.
   *[other] { $moves } moves deleted. Undo brings them back.
}
moves-deleted-with-text = { $moves ->
    [one] One move deleted, with the text after it that could not be read. Undo brings both back.
   *[other] { $moves } moves deleted, with the text after them that could not be read. Undo brings all back.
}
no-longer-possible = { $moves ->
    [one] One move is no longer possible; it is kept in a comment.
   *[other] { $moves } moves are no longer possible; they are kept in a comment.
}
# The comment with moves that a changed move has made impossible.
impossible-moves = No longer possible: { $moves }
claimed-repetition = { $side ->
    [white] Drawn by threefold repetition, claimed by White.
   *[black] Drawn by threefold repetition, claimed by Black.
}
claimed-fifty = { $side ->
    [white] Drawn by the fifty-move rule, claimed by White.
   *[black] Drawn by the fifty-move rule, claimed by Black.
}
claimed-king = { $side ->
    [white] Drawn: the king could be taken, and a draw was called by White.
   *[black] Drawn: the king could be taken, and a draw was called by Black.
}
has-resigned = { $side ->
    [white] White resigns.
   *[black] Black resigns.
}
goes-on = The game goes on without the result { $result }. Undo brings it back.
cannot-take-the-king = { $side ->
    [white] White cannot take the king now, so no draw may be called.
   *[black] Black cannot take the king now, so no draw may be called.
}
occurred-once = The position has occurred once, not three times.
occurred-twice = The position has occurred twice (before: { $moments }), not three times.
not-fifty = { $moves ->
    [one] 1 move since the last capture or pawn move, not 50.
   *[other] { $moves } moves since the last capture or pawn move, not 50.
}
troubles-of-game = { $places ->
    [one] One place in this game was not understood; it is listed above the score sheet.
   *[other] { $places } places in this game were not understood; they are listed above the score sheet.
}
nothing-in = "{ $file }" is empty: there is no text in it.
# A moment before the first move.
the-start = the start

## The editor of positions: what it says.

drag-arrow = Drag from one square to another, or press both.
press-to-remove = Press a square to remove what is drawn on it.
press-a-square = Press a square.
position-unchanged = Position unchanged.
can-be-played = This position can be played.
either-may-move = A diagram: either side may move.
only-a-diagram = This position cannot be played: { $why }. It can be shown as a diagram.
cannot-be-played = This position cannot be played: { $why }.
play-from-here = Play from here
show-as-diagram = Show as a diagram


## What the text in the entry box means.

enter-plays = Enter plays { $move }.
enter-plays-moves = { $moves ->
    [one] Enter plays 1 move.
   *[other] Enter plays { $moves } moves.
}
not-a-position-so = Not a position: { $why }
enter-opens-position = Enter opens a position.
enter-opens-game = { $moves ->
    [one] Enter opens a game of 1 half-move.
   *[other] Enter opens a game of { $moves } half-moves.
}
enter-opens-games = Enter opens { $games } games, { $moves } half-moves.
enter-shows-diagram = Enter shows this as a diagram, since it is not a game: { $why }.
enter-reads-page = Enter reads this as a page of a book.
enter-reads-text = Enter reads this text.
first-problem = First problem: { $why }
mark-not-true = "{ $mark }" is not true of this move.
not-a-passing-capture = This is not a capture en passant.
capture-without-sign = This move is a capture; it is usually written with x.
part-does-not-fit = "{ $part }" does not fit this move.


## Answers to those who hear the board.

board-empty = The board is empty.
# Where the pieces of a kind stand: “rooks a1 and h1”.
pieces-stand-one = { $piece } { $squares }
pieces-stand = { $piece ->
    [king] kings { $squares }
    [queen] queens { $squares }
    [rook] rooks { $squares }
    [bishop] bishops { $squares }
    [knight] knights { $squares }
    [paladin] paladins { $squares }
   *[pawn] pawns { $squares }
}
side-has = { $side }: { $pieces }.
comment-says = Comment: { $comment }
no-moves-in-editor = Pieces have no moves while a position is set up.
nothing-stands = Nothing stands on { $square }.
piece-can = The { $piece } on { $square } can { $clauses }.
# Clauses of piece-can, and what stands between them.
can-go = go to { $squares }
can-take = take { $pieces }
can-castle-kingside = castle on the king's side
can-castle-queenside = castle on the queen's side
or-else = { ", or " }
side-moves = { $side }: { $move }
side-passes = { $side ->
    [white] White passes
   *[black] Black passes
}
squares-by-names = Squares are said as Eva 4.
squares-by-letters = Squares are said as e4.


## The board for screen readers, and the choice of a move.

stays-a-pawn = stays a pawn
takes-en-passant = takes en passant
does-not-take = does not take
which-move = Which move do you mean?
pawn-becomes = The pawn becomes
# What is said of a square after its piece.
square-last = last move
square-check = in check
square-lifted = picked up
square-target = can move here
square-capture = can be taken
square-named = named
square-rival = rival
square-pinned = pinned
square-pins = pins
# Figures that an author has drawn.
drawn-circle = { $colour ->
    [green] green circle
    [red] red circle
    [yellow] yellow circle
    [blue] blue circle
   *[other] circle
}
drawn-cross = { $colour ->
    [green] green cross
    [red] red cross
    [yellow] yellow cross
    [blue] blue cross
   *[other] cross
}
drawn-arrow = { $colour ->
    [green] green arrow to { $square }
    [red] red arrow to { $square }
    [yellow] yellow arrow to { $square }
    [blue] blue arrow to { $square }
   *[other] arrow to { $square }
}
# What stands on a square of a picture: “e4: red circle.”
figure-on = { $square }: { $figure }.
# Title of a picture of a game.
game-after-move = { $game }, after { $move }
# A square with a piece: “e4, white pawn”.
square-piece = { $square }, { $side ->
    [white] white { $piece }
   *[black] black { $piece }
}
# The meanings of arrows on the board.
arrow-played = played
arrow-rival = could be meant too
arrow-barred = may not be played
arrow-asked = your move
arrow-against = what forbids it
arrow-captures = takes the attacker
arrow-interposes = goes between
arrow-flees = moves the king
# The curve of evaluations; each place is like “+0.35 after 4… Ng8”.
evaluation-after = { $evaluation } after { $move }
evaluations = Evaluation from { $first } to { $last }; best for White { $best }, for Black { $worst }.


## The dialog Board and pieces.

board-paper = Paper
board-slate = Slate
pieces-engraved = Engraved
pieces-outline = Outline
pieces-bold = Bold, for low sight
edges-inside = Inside the board
edges-outside = Beside it
sounds-off = Off
sounds-on = On
pieces-label = Pieces
sounds-label = Sounds

## The kinds of export.

about-pgn = For other chess programs: moves, variations, comments, marks and tags.
export-text = Text
about-text = The score in a notation, for people to read.
about-fen = The position on one line.
export-diagram = Diagram
about-diagram = The board as a picture: SVG as text, or PNG.
export-link = Link
about-link = The link itself holds the whole game; nothing is sent anywhere.
export-embed = Embed this
about-embed = Put these lines into a page of your own.
about-print = A score sheet on paper, with the columns of the sheet. Folded variations are not printed.
export-pgn = PGN
export-fen = FEN
# $about is about-link.
link-length = { $about } It has { $count } characters.
long-link = { $about } It has { $count } characters. Some programs cut links longer than 2,000; send the PGN instead.

## Pieces of a side, on buttons.

coloured-piece = { $side ->
    [white] White { $piece }
   *[black] Black { $piece }
}

## The choices for a board in another page, in the dialog Export.

# A value that authors are not offered has no title.
untitled = { "" }
board-at-the-bottom = At the bottom
board-squares = Squares
board-readers-can = Readers can
board-quiz = Quiz
board-why-panel = Why panel
board-layout = Layout
board-algebraic-beside-the-board = Algebraic, beside the board
board-step-through-the-moves = step through the moves
board-look-only = look only
board-try-moves = try moves of their own
board-solve-a-quiz = solve a quiz
board-find-the-move = find the move
board-write-the-move = write the move
board-which-piece-moved = which piece moved?
board-shown = Shown
board-not-shown = Not shown
board-drawn = Drawn
board-not-drawn = Not drawn
board-automatic = Automatic
board-wide = Wide
board-narrow = Narrow
board-board-alone = Board alone
form-element = Element
form-text = Preformatted text, if your site strips elements
form-frame = Frame, if your site allows no scripts

## The menu of the game.

keep-score-of-this = Keep score of this game

## Why a move is refused: how pieces move.

king-moves = A king moves one square in any direction, except when castling
king-moves-modern = A king moves one square in any direction
king-moves-nine = A king moves one square in any direction, or castles toward a piece of its own that it sees along its first rank
queen-moves = A queen moves any number of squares along a file, a rank or a diagonal
rook-moves = A rook moves any number of squares along a file or a rank
bishop-moves = A bishop moves any number of squares along a diagonal
knight-moves = A knight moves two squares along a file or a rank and one to the side
paladin-moves = A paladin moves as a knight or as a bishop does
waiting-pawn-moves = A pawn moves on from the last rank as the bishop or the knight that it becomes with that move
pawn-moves = A pawn moves one square straight ahead, two from where it begins, or one diagonally ahead, but only to take
pawn-moves-nine = A pawn moves one or two squares straight ahead, or one diagonally ahead, but only to take
# $how is one of the messages above.
never-sideways = { $how }, never sideways.
never-backwards = { $how }, never backwards.
cannot-reach = { $how }; it cannot reach { $square }.
only-pawn-en-passant = Only a pawn may take en passant.

## Why a move is refused.

over-mate = { $side ->
    [white] The game is over: White is mated.
   *[black] The game is over: Black is mated.
}
over-stalemate = { $side ->
    [white] The game is over: White is not in check and has no legal move.
   *[black] The game is over: Black is not in check and has no legal move.
}
over-king-taken = { $side ->
    [white] The game is over: White's king has been taken.
   *[black] The game is over: Black's king has been taken.
}
over-moves = The game is over: both sides have made their 99 moves.
no-piece = There is no piece on { $square }.
no-piece-to-move = { $side ->
    [white] There is no piece on { $square }; it is White's move.
   *[black] There is no piece on { $square }; it is Black's move.
}
not-yours = { $side ->
    [white] It is White's move, and the { $piece } on { $square } is Black's.
   *[black] It is Black's move, and the { $piece } on { $square } is White's.
}
# A piece of a side: “White's pawn on a2”.
piece-of-side = { $side ->
    [white] White's { $piece } on { $square }
   *[black] Black's { $piece } on { $square }
}
in-the-way = { $obstacle } is in the { $piece }'s way from { $from } to { $to }.
own-piece = { $side ->
    [white] White's { $piece } stands on { $square }, and a piece may not take one of its own side.
   *[black] Black's { $piece } stands on { $square }, and a piece may not take one of its own side.
}
two-steps = { $side ->
    [white] A pawn moves two squares only from where it begins: rank { $rank } for White.
   *[black] A pawn moves two squares only from where it begins: rank { $rank } for Black.
}
takes-ahead = A pawn does not take straight ahead: { $obstacle } blocks it.
nothing-to-take = A pawn moves diagonally only to take, and { $square } is empty.
not-in-passing = A pawn moves diagonally only to take, and { $square } is empty. The pawn on { $pawn } can be taken en passant only right after a step of two squares, and it has not just made one.
king-not-home = The king castles only along its own first rank, with the next piece that it sees there: it is on { $square }.
partner-between = The king castles only along its own first rank, with the next piece that it sees there: { $piece } stands between.

## Why a move is refused: castling.

# $faults are the messages below, parted by semicolons.
cannot-castle-kingside = { $side ->
    [white] White cannot castle on the king's side: { $faults }
   *[black] Black cannot castle on the king's side: { $faults }
}
cannot-castle-queenside = { $side ->
    [white] White cannot castle on the queen's side: { $faults }
   *[black] Black cannot castle on the queen's side: { $faults }
}
attack-no-matter = { $castling }. The attack on { $squares } does not matter: the king does not pass there
king-moved = the king is no longer on { $square }
rook-moved = the rook on { $square } has moved
king-or-rook-moved = the king or the rook on { $square } has moved
no-own-rook = no rook of its own stands on { $square }
stand-in-the-way = { $count ->
    [one] { $pieces } stands in the way
   *[other] { $pieces } stand in the way
}
castles-out-of = the king is in check from { $pieces }
castles-through = { $count ->
    [one] the king would pass { $square }, which { $pieces } attacks
   *[other] the king would pass { $square }, which { $pieces } attack
}
castles-into = { $count ->
    [one] the king would land on { $square }, which { $pieces } attacks
   *[other] the king would land on { $square }, which { $pieces } attack
}

## Why a move is refused: the king in danger. Clauses without a full stop.

pinned-on-file = the { $piece } on { $square } is pinned to the king on { $king } by { $attackers }, along the { $file }-file
pinned-on-rank = the { $piece } on { $square } is pinned to the king on { $king } by { $attackers }, along the rank
pinned-on-diagonal = the { $piece } on { $square } is pinned to the king on { $king } by { $attackers }, along the diagonal
passing-opens = taking en passant would open the line from { $attackers } to the king on { $king }
attacked = { $count ->
    [one] { $attackers } attacks { $square }
   *[other] { $attackers } attack { $square }
}
stays-on-line = { $count ->
    [one] { $attackers } attacks { $square }, since the king would stay on the same line
   *[other] { $attackers } attack { $square }, since the king would stay on the same line
}
protected = { $piece } is protected by { $attackers }
kings-touch = { $count ->
    [one] two kings may never stand side by side, and { $attackers } attacks { $square }
   *[other] two kings may never stand side by side, and { $attackers } attack { $square }
}
answer-check-first = the check has to be answered first

## The answers to a check.

king-in-check = The king on { $square } is in check from { $attackers }.
in-double-check = The king on { $square } is in check from { $attackers }, a double check, which only the king can answer.
# What follows says why nothing answers it.
in-double-check-mated = The king on { $square } is in check from { $attackers }, a double check, which only the king could answer
capture-attacker = Capture the attacker: { $moves }.
interpose = Interpose: { $moves }.
move-the-king = Move the king: to { $squares }.
king-cannot-go = The king has no square to go to.
no-capture-possible = No capture: nothing can take { $attackers }.
nothing-fits = No interposition: nothing fits between { $attacker } and the king.
leap-not-blocked = No interposition: a knight's leap cannot be blocked.
nothing-can-go = No interposition: nothing can go to { $squares }.
# $clauses say why each such answer fails, parted by semicolons.
no-capture = No capture: { $clauses }.
no-interposition = No interposition: { $clauses }.
no-flight = No flight: { $clauses }.
no-sentence-of-its-own = { $move } has no sentence of its own
guards = { $attacker } attacks { $squares }
own-pieces-stand = { $count ->
    [one] its own piece stands on { $squares }
   *[other] its own pieces stand on { $squares }
}

## The titles of notations, by their tags.

title-short = Short algebraic
title-descriptive = English descriptive
title-long = Long algebraic
title-minimal = Really short
title-figurine = Figurine
title-uci = Coordinate (UCI)
title-iccf = ICCF numeric
title-smith = Smith
title-gringmuth = Gringmuth's code
title-uedemann = Uedemann's code
title-alexandre = Alexandre's
title-selenus = Selenus's numbers
title-braille = Braille
title-braille-ascii = Braille for embossers
title-german-braille = Braille, German letters
title-german-braille-ascii = Braille for embossers, German letters
title-reversible = Reversible
title-meyer = Meyer's universal
title-stamma = Stamma's
title-classic = Descriptive, check tells
title-descriptive-kt = Descriptive with Kt
title-descriptive-spaced = Descriptive, spaced
title-descriptive-to = Descriptive, Kt to KB3
title-descriptive-staunton = Descriptive, Staunton's
title-descriptive-guthrie = Descriptive, C for the rook
title-classic-kt = Descriptive with Kt, check tells
title-german-print = German print, 1843 on
title-german-print-short = German print, 1900 to 1940
title-murray = Murray's
title-uchess = Three symbols
title-chess99 = Chess 99
# Those of which there is one for each language; the language is one of those below.
short-in-letters = Short, { $language } letters
long-in-letters = Long, { $language } letters
descriptive-in = { $language } descriptive
algebraic-in = Algebraic, { $language } letters
spoken-in = Spoken, { $language }

## Faults of a score or a position.

# Where a fault stands in a text.
fault-at = Line { $line }, column { $column }: { $fault }
fault-no-move = { $move } is not a move.
fault-untrue = { $move }: "{ $mark }" is not true of this move.
correct-for-game = Correct it to read the rest of the game.
correct-for-variation = Correct it to read the rest of the variation.
fault-unclosed-comment = This comment has no closing "{"}"}". Everything up to the next game is kept as its text.
fault-unopened-comment = This "{"}"}" closes no comment; remove it or open the comment with "{"{"}".
fault-unclosed-variation = This variation has no closing ")" before the end of the game.
fault-unopened-variation = This ")" closes no variation; remove it or open the variation with "(".
fault-lone-variation = This variation has no move before it to replace; put it after that move.
fault-glyph = "{ $sign }" is not a sign: "$" needs a number from 0 to 255 after it.
fault-lone-glyph = There is no move before this sign; put it after the move it belongs to.
fault-other-game = This text is no game of chess: its first moves cannot be played.
fault-other-game-tags = The text under these tags is no game of chess: its first moves cannot be played.
fault-too-long = A game may have at most 1,000,000 moves, variations included. The rest of the line is kept as text.
fault-tag = This tag is not like [Name "value"]: it lacks { $lacks }. It is ignored.
tag-lacks-name = a name
tag-lacks-value = a value in quotes
tag-lacks-bracket = "]" after the value
tag-lacks-quote = a quote and "]" after the value
fault-inner-quote = A quote inside a value is written \"; it is kept.
fault-fen = { $fault } The game's moves are kept as text until its FEN tag is corrected.
fault-variant = The variant "{ $variant }" is read by the rules of orthodox chess.
fault-result = The Result tag says "{ $tag }" and the moves end with { $result }; both are kept.
fault-angle = "{ $text }" is not part of a game and is ignored.
# The fields of a FEN.
fen-pieces = piece placement
fen-side = field of the side to move
fen-castling = castling field
fen-en-passant = en passant field
fen-halfmove = halfmove field
fen-fullmove = move number field
fen-fault = In the { $field }: { $fault }
fen-missing = nothing is there. Write { $expected }.
fen-found = "{ $found }" should be { $expected }.
fen-rank-length = rank { $rank } has { $squares } squares instead of { $expected }.
fen-rank-count = there { $ranks ->
    [one] is 1 rank
   *[other] are { $ranks } ranks
} instead of { $expected }, with "/" between them.
fen-no-rook = "{ $letter }" gives a right to castle, but king and rook are not in their places; write "-" if there is none.
# What a field of a FEN should be.
fen-left-out = left out: a FEN has six fields
fen-w-or-b = w or b
fen-no-castling = "-", since castling needs no right in this game
fen-square-passed = the square a pawn has just passed, or "-"
fen-square-of-rank = a square of the third or sixth rank, or "-"
fen-plies = a number of plies such as 0
fen-number = the number of the move, such as 1
fen-ranks = the pieces rank by rank, such as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
fen-castling-letters = letters of KQkq, of files (A to H, a to h), or "-"
fen-once = there only once
fen-piece-or-paladin = a piece's letter (KQRBNPA, small for Black), a number of empty squares or "/"
fen-piece = a piece's letter (KQRBNP, small for Black), a number of empty squares or "/"
# Why a position cannot be played on, within a sentence.
setup-no-king = { $side } has no king and needs one
setup-kings = { $side } has { $count } kings and needs one
setup-pieces = { $side } has { $count } pieces, more than sixteen
setup-pawns = { $side } has { $count } pawns, more than eight
setup-pawn-on-edge = a pawn cannot stand on { $square }
setup-kings-touch = the kings on { $white } and { $black } stand side by side; they must never touch
setup-no-place = the piece on { $square } has no place on this board
setup-left-in-check = { $side } has just moved and is in check; perhaps the other side is to move
setup-too-many-checks = no single move can give check with so many pieces
# $wing is the-kings-side or the-queens-side.
setup-castling = { $side } cannot have the right to castle on { $wing }: king and rook are not in their places
setup-en-passant = no pawn can just have passed over { $square }
# Why a side cannot pass.
no-pass-in-diagram = In a diagram either side may move, so nobody has to pass.
no-pass-in-check = { $side } is in check and cannot pass.
no-pass-without-king = { $side }'s king has been taken.
# Why the address opens no game.
link-foreign = The address ends in "#{ $begin }", which is not a game. A link made by Export begins with "#g1=" there.
link-newer = This link was made by a newer version. Reload the page to get that version, then open the link again.
link-unreadable = The game in this link cannot be read: the link was changed on its way. Ask for it again.
link-too-long = This link is too long to be read. Ask for the game as a PGN file.
link-empty = There is no move in this link: it was cut short on its way. Ask for it again.
# A printed position.
printed-quoted-no-square = "{ $found }" has no square.
printed-quoted-unknown = "{ $found }" is neither a man nor a square.
printed-quoted-two-squares = "{ $found }" is not one square. Write the king's or the queen's side before the file, such as KR2.
printed-in-rank = In rank { $rank } "{ $found }" is neither a man nor empty squares.
printed-rank-length = Rank { $rank } has { $squares } squares instead of 8.
printed-rank-count = There are { $ranks } ranks instead of 8.
printed-two-men = Two men stand on { $square }.
printed-kings = { $side } has { $count } kings, on { $squares }.
printed-knight = If the one on { $squares } is a knight (Kt), the position can be played.
printed-miscounted = There should be { $printed } men here, and { $listed } are listed.
printed-unclear-man = It is not clear which man stands on { $square }. Write its letter before the square.
printed-letters = The letters may be { $language } and { $other }, and would mean different men.
printed-sides = The letters of the files and the numbers of the ranks belong to different sides of the board.
printed-numbered = The rank in the place of rank { $rank } is numbered { $number }.
printed-second = This is a second diagram.
printed-white-assumed = White is to move, since nothing says otherwise.
printed-black-in-check = Black is to move, being in check.
printed-from-black = Black's men are counted from Black's side, though White's side is possible too.
is-a-diagram = This is a diagram, not a game: { $why }.

## Languages, as they are named in the titles of notations.

language-english = English
language-german = German
language-french = French
language-spanish = Spanish
language-portuguese = Portuguese
language-italian = Italian
language-dutch = Dutch
language-russian = Russian
language-polish = Polish
language-czech = Czech
language-hungarian = Hungarian
language-romanian = Romanian
language-finnish = Finnish
language-icelandic = Icelandic
language-estonian = Estonian
language-lithuanian = Lithuanian
language-bulgarian = Bulgarian
language-ukrainian = Ukrainian
language-belarusian = Belarusian
language-esperanto = Esperanto
language-albanian = Albanian
language-greek = Greek
language-turkish = Turkish
language-azerbaijani = Azerbaijani
language-arabic = Arabic
language-hindi = Hindi
language-indonesian = Indonesian
language-vietnamese = Vietnamese
language-german-or-scandinavian = German or Scandinavian
language-spanish-or-italian = Spanish or Italian
language-spanish-or-catalan = Spanish or Catalan
language-spanish-catalan-or-italian = Spanish, Catalan or Italian
language-czech-or-slovak = Czech or Slovak
language-finnish-or-afrikaans = Finnish or Afrikaans

## The groups of notations.

group-algebraic = Algebraic
group-letters = Algebraic in other letters
group-descriptive = Descriptive
group-past = Algebraic of the past
group-post = By post, by wire, by computer
group-touch = By touch and by voice
group-games = Of other games

## Glyphs by their meaning.

glyph-good-move = Good move
glyph-mistake = Mistake
glyph-brilliant-move = Brilliant move
glyph-blunder = Blunder
glyph-interesting-move = Interesting move
glyph-dubious-move = Dubious move
glyph-only-move = Only move
glyph-even-position = Even position
glyph-unclear-position = Unclear position
glyph-white-is-slightly-better = White is slightly better
glyph-black-is-slightly-better = Black is slightly better
glyph-white-is-better = White is better
glyph-black-is-better = Black is better
glyph-white-is-winning = White is winning
glyph-black-is-winning = Black is winning
glyph-zugzwang = Zugzwang
glyph-lead-in-development = Lead in development
glyph-initiative = Initiative
glyph-attack = Attack
glyph-compensation-for-material = Compensation for material
glyph-counterplay = Counterplay
glyph-time-trouble = Time trouble
glyph-novelty = Novelty

## Why a text is no legal move. Clauses without a full stop.

any-piece = piece
# $place is on-place, or nothing; $deed is one of the three messages below.
king-cannot = The king cannot { $deed }
piece-cannot = The { $piece } on { $square } cannot { $deed }
none-can = No { $piece }{ $place } can { $deed }
reach = reach { $place }
take-piece = take a { $piece }{ $place }
take-anything = take anything{ $place }
go-so-far = go that many squares
takes-nothing = There is nothing to take on { $place }. Leave out "{ $sign }" for { $moves }
on-neither-side = No { $piece } on the board is known to have begun the game on that side; name the { $piece } by its square
none-can-go = No { $piece } can go from { $square } to { $place }
written-with-sign = This is a capture and is written with x: { $moves }
fits-no-move = "{ $part }" fits no move
no-pawn-becomes = No pawn can become a { $piece } with this move
no-castling-with = The king cannot castle with a { $piece } there
no-partner-on = The king cannot castle with a piece on { $place }
pawn-must-become = A pawn must become something there
write-castling = That move is castling; write O-O or O-O-O
no-en-passant = No pawn can be taken en passant
write-en-passant = That pawn is taken en passant; write e.p.
no-such-move = No such move fits "{ $part }"
cannot-castle-now = { $side ->
    [white] White cannot castle now
   *[black] Black cannot castle now
}
king-has-no-move = { $side ->
    [white] White's king has no legal move
   *[black] Black's king has no legal move
}
has-none = { $side ->
    [white] White has no { $piece }{ $place } that can move
   *[black] Black has no { $piece }{ $place } that can move
}
# These follow a colon: why a piece may not move.
is-pinned = the { $piece } on { $square } is pinned by { $attacker }
king-would-stay = the king on { $square } would stay in check from { $attacker }
and-also = { ", and " }
# Between two parts of a sentence.
colon = { ": " }

## What is missing in a text that is no move.

expected-move = a move
expected-file = a file from a to h
expected-rank = a rank from 1 to 8
expected-file-of-nine = a file from a to i
expected-rank-of-nine = a rank from 1 to 9
expected-square = a square such as e4
expected-figures = a square as two figures from 1 to 8 (such as 54)
expected-number = the number of a square, from 1 to 64 (such as 28)
expected-dash = a dash and the number of the other square
expected-home-letter = the letter of a piece on the board, from A to H by the file where it began, or p
expected-letters = a square as two letters (such as go)
expected-file-or-square = a file or a square
expected-spaced-square = a space and a square
expected-moves-or-takes = a hyphen or x
expected-descriptive-square = a square such as KB3
expected-continental-square = a square such as 4R
expected-short-square = a square such as K4
expected-three-symbols = the last symbol of three
expected-victim = the piece that is taken (such as P or QN)
expected-promotion = what the pawn becomes (Q, R, B or N)
expected-promotion-of-nine = what the pawn becomes (B or N)
expected-partner = the piece the king castles with (Q, P, R, B or N)
expected-closing-bracket = a closing bracket
expected-castling = O-O or O-O-O
expected-pawn-file = the file the pawn came from, as in exd5
expected-end = the end of the move
# $after is what was read of the text before.
no-move-begins = no move begins with "{ $found }"
should-end = the move should end, but "{ $found }" follows
should-end-after = the move should end after "{ $after }", but "{ $found }" follows
fourth-symbol = "{ $found }" after "{ $after }" is a fourth symbol, and U-chess allows three
missing-before = { $expected }, is missing before "{ $found }"
should-be = "{ $found }" should be { $expected }
should-be-after = "{ $found }" after "{ $after }" should be { $expected }
file-without-rank = "{ $after }" has a file, but { $expected } is missing
is-missing = { $expected } is missing
is-missing-after = { $expected } is missing after "{ $after }"
no-move-at-all = "{ $text }" is not a move.

## What is open after the beginning of a move.

rest-is-missing = The rest of { $name } is missing.
# $names is one of these two.
as-in = , as in { $names }
namely = : { $names }
which-side-castles = On which side does the king castle{ $names }?
what-pawn-becomes = What does the pawn become{ $names }?
how-it-goes-on = How does the move go on{ $names }?
what-it-takes = What does the { $piece } take{ $names }?
where-it-goes = Where does the { $piece } on { $square } go{ $names }?
which-square-it-goes-to = Which square does the { $piece } go to{ $names }?

## Files that are not opened: what they are. Each with its article, behind “this is”.

file-djvu = a DjVu file
file-rtf = an RTF document
file-old-word = an old Word document
file-postscript = a PostScript file
file-gzip = a gzip archive
file-bzip2 = a bzip2 archive
file-zstandard = a Zstandard archive
file-xz = an xz archive
file-rar = a RAR archive
file-7-zip = a 7-Zip archive
file-lit = a LIT book
file-program = a program
file-sound = a sound
file-film = a film
file-film-or-sound = a film or a sound
file-database = a database
file-photoshop = a Photoshop picture
file-bmp = a BMP picture
file-heic = an HEIC photo
file-avif = an AVIF picture
file-tar = a tar archive
file-word = a Word document
file-excel = an Excel workbook
file-powerpoint = a PowerPoint presentation
file-open-text = an OpenDocument text
file-open-document = an OpenDocument file
file-kindle = a Mobipocket or Kindle book
file-no-text = a file of bytes that are no text

## Why a file is not opened, or not all of it. Clauses without a full stop; most follow “The file … cannot be opened:”.

# $kind is one of the messages above.
foreign-picture = this is { $kind }, which cannot be read here; save it as JPEG or PNG, and open that file
foreign-file = this is { $kind }, which cannot be read here; text, HTML, EPUB and PDF can be opened
file-locked = it is locked with a password; save it without one, and open that file
file-protected = its text is encrypted (DRM), and only the shop's own programs can read it
no-epub-in-archive = this is an archive without an EPUB book; unpack it and open its files
file-damaged = this { $kind } is cut short or damaged; download it again or ask for another copy
picture-damaged = this picture is cut short or damaged; download it again or ask for another copy
file-too-large = it is too large for a book when unpacked
only-pictures = { $pages ->
    [one] its page is a picture without text
   *[other] { $pages } of { $pages } pages are pictures without text
}
no-text-in-it = there is no text in it
its-letters-are-small = its small letters are about { $pixels } pixels high, and { $wanted } are wanted; scan it at 300 dots to the inch, or photograph it from nearer
no-letters-in-pictures = { $pages ->
    [one] no letters were recognised in the picture; turn it upright, or take it again from nearer and in more light
   *[other] no letters were recognised in the pictures of { $pages } pages; turn them upright, or take them again from nearer and in more light
}
picture-not-yet-recognised = this is a picture; it has no text until its letters are recognised
too-many-pixels = this picture has { $millions } million pixels; at most { $most } million are read, and fewer in deep colours; save it smaller, and open that file
# What follows a file's name and a colon, in a file that holds others.
packed-damaged = it is cut short or damaged; download it again or ask for another copy
packed-split = it is one part of an archive that was split; join the parts with the program that split it
# $file is in an archive that has been named before.
packed-locked = { $file } in it is locked with a password; unpack it with the password and open the file by itself
packed-otherwise = { $file } in it is packed in a way that is not read here; unpack it and open the file by itself
no-recogniser = the part of the program that recognises letters did not arrive or does not run in this browser; check the connection and try again
recogniser-failed = the part of the program that recognises letters failed on page { $page }; try again, and then with a smaller picture of it
this-file-unreadable = the file { $file } could not be read

## What the text of a file lacks.

# $what is one of the messages below.
not-in-the-text = Not in the text: { $what }.
look-twice = Look twice: { $what }.
pictures-kept-nowhere = The browser did not keep the pictures, so the text stands alone.
# Numbers of pages, such as “1, 3–5”. It is the $where of other messages.
pages-named = { $count ->
    [one] page { $pages }
   *[other] pages { $pages }
}
# Behind the first numbers of a long list.
pages-and-more = { $pages } and more
pages-are-pictures = { $count ->
    [one] { $count } of { $of } pages is a picture without text: { $pages }
   *[other] { $count } of { $of } pages are pictures without text: { $pages }
}
pictures-left-out = { $count ->
    [one] one picture
   *[other] { $count } pictures
}
diagrams-left-out = { $count ->
    [one] one diagram on { $where }
   *[other] { $count } diagrams on { $where }
}
small-letters = the small letters on { $where } are about { $pixels } pixels high, and { $wanted } are wanted, so many were recognised with doubt
unsure-words = hardly a word on { $where } was recognised with certainty; see whether the picture is sharp and stands upright
letters-not-recognised = the letters in pictures are not recognised: { $why }
letters-not-identified = { $count ->
    [one] { $count } letter could not be identified and is shown as { $sign }: { $where }
   *[other] { $count } letters could not be identified and are shown as { $sign }: { $where }
}
pages-unreadable = { $where } could not be read
# What is wrong with a file of this name.
fault-of-file = { $file }: { $why }
no-letters-on-pages = no letters were recognised on { $where } of { $of }
part-missing = the part { $part } is not in the archive
part-encrypted = the part { $part } is encrypted
part-is-damaged = the part { $part } is damaged
part-compressed = the part { $part } is compressed in a way that is not read here
part-too-large = the part { $part } is too large

## Doubts about the moves of an old book.

# A move as it is printed, with its number: 12... "P - Kt 3". It is the $print of other messages.
as-printed = { $number } "{ $print }"
# Names of moves, or numbers of lines, of which only the first are told.
moves-and-more = { $moves } and { $count } more
moves-or-more = { $moves } or { $count } more
doubt-skipped = "{ $print }" is left out and kept as a comment: the game could not go on with it.
# $why is one of the four messages below, or says what is missing in a text that is no move.
doubt-stop = { $print } could not be read{ $more ->
    [0] { "" }
    [1] , nor the move after it
   *[other] , nor the { $more } moves after it
}: { $why }.
stop-no-move = no legal move fits, and no correction was found that lets the game go on
stop-over = the game is over before it
moves-missing-before = moves are missing before it
stop-spent = too much before it had to be corrected, so no correction was looked for here
doubt-number = { $print } is read as { $move }, but its number suggests that moves are missing before it.
doubt-nearby = { $print } is read as { $move }, but a mistake nearby may really be here.
doubt-open = { $print } could be { $move } or { $others }, and no later move tells which. { $move } is shown.
may-be-misprint = It may be a misprint for { $moves }.
# $number is that of the move, such as “12...”; $count tells how many moves can then be played.
doubt-unprinted = { $number } is not printed. { $move } is added{ $count ->
    [0] { "" }
    [1] , and the next move can then be played
   *[other] , and the next { $count } moves can then be played
}.
doubt-playable = { $print } can be played, but a later move then cannot. { $move } is close to the print{ $count ->
    [0] { "" }
    [1] , and the next move can then be played
   *[other] , and the next { $count } moves can then be played
}.
doubt-not-legal = { $print } is not a legal move here. { $move } is closest to the print{ $count ->
    [0] { "" }
    [1] , and the next move can then be played
   *[other] , and the next { $count } moves can then be played
}.
also-possible = Also possible: { $moves }.
doubt-false-mark = { $print } has a mark that is not true of { $move }.
doubt-no-check = { $print } is not marked as a check, but { $move } gives check.
doubt-no-passing = { $print } is not marked "e.p.", but { $move } takes en passant.
doubt-label = { $print }: the label tells where the piece stands, not where it began the game.

## How the moves of an old book were read.

chosen-unprinted = { $number } is not printed. { $move } is added, as you chose.
chosen-reading = { $print } is read as { $move }, as you chose.
settled-by-mark = { $print } could also be { $moves }. The check mark, or the lack of one, tells them apart.
settled-by-label = { $print } could also be { $moves }. The label tells where the piece began the game.
settled-by-later = { $print } could also be { $moves }, but the moves that follow do not fit.
print-cleaned = { $print }: a character was ignored or taken for another.
print-other-number = { $print }: a different number is printed.
# What speaks against one of several readings of a move, in a list of them.
fate-chosen = chosen
fate-equally-good = equally good
fate-mark = not as marked
fate-label = not as labelled
fate-later = a later move does not fit
fate-print = not as printed
# $fate is one of the messages above.
fate-goes-on = { $count ->
    [1] { $fate }; the next move fits
   *[other] { $fate }; the next { $count } moves fit
}

## Comments that a book's doubts leave in its games.

comment-not-understood = not understood from here on: { $text }
comment-unprinted = not printed; { $move } is added
comment-unprinted-or = not printed; { $move } (or { $others }) is added
comment-not-legal = printed "{ $print }", which is not legal; read as { $move }
comment-not-legal-or = printed "{ $print }", which is not legal; read as { $move } (or { $others })
comment-could-be = printed "{ $print }": { $move } or { $others }

## What was read of a book, and what was not.

# A passage that could not be read.
given-up-line = Line { $line }, "{ $print }": { $why }.
given-up-no-start = it does not begin with a first move, and no game is under way here
given-up-unlent = its first moves are those of another game, which is not found in this text
given-up-too-short = too few moves to be a game
given-up-other-game = it names nothing but squares, and they are no moves of pawns; perhaps it is another game
given-up-diagram = it cannot be played from the start of a game; perhaps it begins at a diagram
pgn-in-book = Line { $line }: there is a game in PGN here; paste it by itself to open it.
no-page-either = It is not a page of a book either.
# $doubts is no-move-is-doubtful or the messages behind it, parted by semicolons.
book-read = { $games ->
    [one] One game read; { $doubts }.
   *[other] { $games } games read; { $doubts }.
}
no-move-is-doubtful = no move is doubtful
moves-are-doubtful = { $count ->
    [one] one move is doubtful
   *[other] { $count } moves are doubtful
}
moves-are-unprinted = { $count ->
    [one] one move is not printed
   *[other] { $count } moves are not printed
}
moves-are-left-out = { $count ->
    [one] one printed move is left out
   *[other] { $count } printed moves are left out
}
games-are-incomplete = { $count ->
    [one] one game is incomplete
   *[other] { $count } games are incomplete
}
passages-are-unread = { $count ->
    [one] one passage could not be read
   *[other] { $count } passages could not be read
}
# A game that has the name of an earlier one in the same book.
line-of-title = { $title } (line { $line })
# The language that a book was found to be printed in, and what has it looked for.
found-language = { $language } (automatic)
find-language = Automatic

## Files of games: what was not read, made or kept.

# The title of several files: the first, and how many others there are.
files-and-more = { $more ->
    [one] { $file } and another file
   *[other] { $file } and { $more } more files
}
# The name of a library made from some games of another.
games-of = { $games ->
    [one] { $games } game of { $library }
   *[other] { $games } games of { $library }
}
library-too-large = The file is too large to be read here.
file-cut-short = The file could not be read to its end.
library-closed-early = The page was closed while this was being read, and the rest was not kept.
library-stopped-early = The reading was stopped, and the rest was not kept.
reading-stopped = The reading was stopped.
library-gone = This file is no longer kept on this device.
# These two follow the name of a file and a colon.
holds-no-games = holds no games
files-without-games = has { $count } files without games
texts-left-out = { $count ->
    [one] One text under tags was left out: it is no game of chess, since its first moves cannot be played.
   *[other] { $count } texts under tags were left out: they are no games of chess, since their first moves cannot be played.
}
read-as-windows = Some of it is not UTF-8 and was read as Windows-1252.
# “Open, Kept games” are the messages open-file and kept-games.
add-after-stop = The reading was stopped. Open this library again (Open, Kept games) and let all of it be read before you add to it.
added-elsewhere = This library was added to in another tab. Open it again (Open, Kept games) before you add to it.
no-room-for-games = There is no room for more games here. Nothing was added.
no-library-made = No library was made: { $why }.
# Why something is not kept on the device; clauses without a full stop.
library-deleted = it has been deleted meanwhile
no-room-on-device = there is not enough room on this device
browser-keeps-nothing = the browser does not let the page keep anything
browser-refused = the browser refused ({ $error })

## The differences of two games.

starts-differ = The games begin from different positions.
start-of-both = Start
main-lines-part = The main lines part
lines-part = The lines part
line-only-here = { $moves ->
    [one] This line is only here: one move.
   *[other] This line is only here: { $moves } moves.
}
line-only-there = { $moves ->
    [one] This line is only in the other: one move.
   *[other] This line is only in the other: { $moves } moves.
}
lines-in-other-order = The lines from here are in a different order.
# Where two games differ; $place may be one of these.
after-move = After { $move }
before-move = Before { $move }
comments-of = { $place }: comments
glyphs-of = { $place }: glyphs
only-here = { $text } only here.
only-there = { $text } only in the other.
here-and-there = { $here } here, { $there } in the other.
quoted = “{ $text }”
result-none = none

## What is kept on the device.

# $what is one of the four messages below; “Open, Kept games” are the messages open-file and kept-games.
kept-damaged = Not everything that was kept can be shown: { $what }. It is set aside under Open, Kept games.
record-foreign = part of it was not written by this page
record-newer = a newer version of this page wrote it
record-cut = part of it is missing
record-altered = part of it has been altered
# Titles in the list of kept games.
kept-unreadable = Text that cannot be read
games-and-more = { $more ->
    [one] { $game } and another game
   *[other] { $game } and { $more } more games
}

## What no longer fits in a book after a choice. Clauses without a full stop.

misfit = { $move } no longer fits
misfits = { $count ->
    [one] { $move } and one later move no longer fit
   *[other] { $move } and { $count } later moves no longer fit
}

## The words in small print under the letters that a rule has added; they should be short.

caption-file-and-rank = file, rank
caption-file = file
caption-rank = rank
caption-side = side
caption-which = which
caption-captor = captor
caption-captured = captured
caption-both = both
caption-square = square
caption-mark = mark

## The page for practice: its doors, and what all kinds of practice have.

practice-lead = What you have read in the lessons becomes yours by doing it.
practice-kept = What you do here is kept on this device alone, and nothing is sent anywhere.
# The button that leads back to the doors.
all-practice = ‹ All practice
about-keep-score = A game is played before you; you write it down, and your sheet is marked.
about-dictation = A score is read aloud; you move the pieces.
about-silent-reading = A printed score without a board; then say where it leads.
about-by-rule = Five minutes of questions: what you are about to forget comes first.
about-worksheets = Diagrams with questions and a key, and empty score sheets, to print and hand out.
about-two-sheets = Both players wrote the game down, and both may have erred: one game is made of the two.
about-sets = Questions from your own games: as a link for pupils, for your own page, or on paper.
learning-not-kept = This browser does not let the page keep what you learn. It is lost when you close the page.
# The side from which a board is seen.
board-seen = Board
from-whites-side = From White's side
from-blacks-side = From Black's side
length = Length
any-rule = Any rule
your-game = Your game
famous-game = A famous game
when-i-ask = When I ask for it
not-written = not written
another-game = Another game
what-to-practise = What to practise
# Behind a rule or a slip that came more than once.
times = { " " }({ $times } times)
move-of = { $side ->
    [white] White's move { $number }
   *[black] Black's move { $number }
}
# A game that a notation of other games cannot write; $games are such as “U-chess”.
notation-of-other-games = "{ $notation }" is for { $games } only. Choose another notation for this game.

## Keeping the score of a game.

keep-score-yourself = Keep score yourself
keep-lead = A game is played before you, and you write it down as at the board: first the move is made, then you write it. At the end your sheet is marked.
no-such-game = No game of this length has this rule. Choose another length or another rule.
write-in = Write in
judged-how = Judged
judged-kindly = Kindly: each move at once
judged-strictly = Strictly: only at the end
kind-sheet = judged move by move
strict-sheet = judged at the end
next-move-comes = The next move comes
every-seconds = Every { $seconds } seconds
with-rule = With the rule
any-length = Any length
up-to-twelve = Up to 12 moves
thirteen-to-twenty = 13 to 20 moves
more-than-twenty = 21 moves and more
write-its-move = { $side ->
    [white] Write White's move { $number }.
   *[black] Write Black's move { $number }.
}
ask-for-first = Ask for the first move. When it is made, write it down.
written-ask-next = Written. Ask for the next move.
was-last-move = That was the last move of the game.
write-it = Write
next-move = Next move
leave-it-next-move = Leave it, next move
mark-my-sheet = Mark my sheet
delete-last-letter = Delete the last letter
# Label of the keys with which a move is written.
letters-and-squares = Letters and squares
your-sheet-marked = Your sheet, marked
handed-sheet = A sheet that was handed in
to-my-practice = To my own practice
copy-result = Copy the result for a teacher
# Heading of a list of slips.
slips = Slips
moves-by-rule = Moves by rule
practise-by-rule = Practise by rule
sheet-not-kept = This browser does not let the page keep anything, so your sheet is lost when you leave.
sheet-result-copied = Copied. Send it to your teacher in any way: its address opens your marked sheet.
result-not-copied = The browser does not allow copying. This is your result: { $result }
# A cell of a sheet, for screen readers; $side is the message side-white or side-black.
cell-of = Move { $number }, { $side }
cell-unwritten = { $cell }: not written
# A marked cell, for screen readers; $mark is one of the five messages below or not-written.
cell-marked = { $cell }: { $mark }
cell-marked-written = { $cell }: { $written }, { $mark }
cell-name = { $cell }, the name is { $name }
mark-right = right
mark-slip = a slip
mark-mended = mended
mark-wrong = wrong
right-of = { $right } of { $all }

## Dictation.

dictation = Dictation
dictation-lead = A game is read aloud, move by move, in the words of the notation you choose; you play each move on the board. The voice is your browser's own.
no-voice = There is no { $language } voice on this device, so each move is shown as text.
dictated-in = Dictated in
text-of-moves = Text of the moves
text-hidden = Hidden: listen
text-shown = Shown
next-move-is-said = The next move is said
as-soon-as-right = As soon as a move is right
voice = Voice
voice-slow = Slow
voice-usual = Usual
voice-fast = Fast
say-again = Say it again
say-next-move = Say the next move
show-the-text = Show the text
listen-then-play = Listen, then play the move on the board. R says it again.
ask-with-r = Ask for the next move with R.
dictation-over = The dictation is over
not-at-once = Not right at once
hear-again = Hear it again
tries = { $tries ->
    [one] one try
   *[other] { $tries } tries
}
tries-with-text = { $tries ->
    [one] one try, with the text
   *[other] { $tries } tries, with the text
}
dictation-not-kept = This browser does not let the page keep anything, so your dictation is lost when you leave.
voice-failed = The voice of this browser failed, so each move is shown as text.

## Silent reading.

read-silently = Read silently
silent-reading-lead = A printed score without a board: follow it in your head, then say where it leads. The moves are those of famous games.
printed-in = Printed in
it-begins = It begins
at-beginning-of-game = At the beginning of a game
at-position-seen = At a position that I see first
answered-by = Answered by
choosing-boards = Choosing among four boards
playing-it = Playing it on a board
read-a-score = Read a score
look-at-position = Look at this position. The score begins from it, and the board will be hidden.
hide-board = Hide the board and read
follow-the-moves = Follow the moves in your head, to the last one.
to-four-boards = To the four boards
hide-score = Hide the score and play it
which-board = Which board is it after the last move?
play-from-memory = Play the moves of both sides from memory, then say that this is the position.
take-back = Take back
this-is-it = This is the position
see-score-again = See the score again
next-score = Next score
end-round = End the round
# Label of a table of printed moves.
the-score = Score
right-board = ✓ the right board
your-board = ✗ your choice
plies-of-each = { $plies } moves, { $each } of each side
board-letter = Board { $letter }
moves-played = { $moves ->
    [0] No move is played yet.
    [one] 1 move is played.
   *[other] { $moves } moves are played.
}

## Practice by rule.

by-rule-due = By rule, when due
by-rule-lead = Questions about each rule of notation. A rule that you know comes back after days or weeks, one that you missed after a minute. A round takes about five minutes, and no clock runs.
begin-round = Begin a round
notations-to-practise = Notations to practise
who-practises = Who practises
# A learner who has given no name.
nameless = Learner
another-name = Another name
rule = Rule
# Heading of the column that says how well a rule is known.
how-well = State
last-answers = Last answers
asked-again = Asked again
right-at-once = Right at once
your-answer = Your answer
tap-a-square = Choose a square on the board.
drag-the-piece = Drag the piece, or choose it and then its square.
next-question = Next question
round-over = The round is over
what-you-practised = What you practised
to-chart = To the chart
remove-learner = Remove { $name }
learner-removed = { $name } was removed, with all that was learnt.{ " " }
question-number = Question { $number }
question-of = Question { $number } of { $of }
squares-of-files = Squares of the files
one-notation-at-least = At least one notation is practised.
one-file-at-least = At least one file is asked for.
# $when is one of the messages in-minutes to due-now.
nothing-due = Nothing is due. The next rule is due { $when }.
rules-new = { $new ->
    [one] 1 rule is new.
   *[other] { $new } rules are new.
}
rules-due = { $due ->
    [one] 1 rule is due.
   *[other] { $due } rules are due.
}
rules-due-and-new = { $due ->
    [one] 1 rule is due
   *[other] { $due } rules are due
}, { $new ->
    [one] 1 rule is new.
   *[other] { $new } rules are new.
}

## Two score sheets of one game.

two-sheets = Two sheets of one game
two-sheets-lead = Type or paste both score sheets, each in its own notation. A single sheet is read too: you are told from where it makes no sense, and what it could have been.
first-sheet = First sheet
second-sheet = Second sheet
show-game-in = Show the game in
compare-sheets = Compare the sheets
sheets-are-read = The sheets are being read…
no-sheet-yet = Write or paste at least one sheet.
change-sheets = Change the sheets
open-the-game = Open the game
side-by-side = Both sheets, side by side
where-they-differ = Where they differ
could-be-another = could be another move too
no-move-on-sheets = No move of a game can be read on these sheets.
# $length is the message moves-counted.
sheets-without-doubt = { $length }. Nothing on the sheets is in doubt.
sheets-all-decided = { $places ->
    [one] { $length }. 1 place is not plain, and all are decided.
   *[other] { $length }. { $places } places are not plain, and all are decided.
}
sheets-left-to-you = { $length }. { $places ->
    [one] 1 place is not plain
   *[other] { $places } places are not plain
}, and { $open ->
    [one] 1 of them is left to you.
   *[other] { $open } of them are left to you.
}
# $sheet is the message first-sheet or second-sheet.
sheet-found = { $sheet }: { $notation }, { $right } of { $written } written moves right.
slips-on-sheet = { $sheet }: { $slips }

## Worksheets.

worksheets = Worksheets
worksheets-lead = Choose what to ask, look at the pages below, and print them. Your browser can also save them as a PDF.
worksheet-kind = Kind
notation = Notation
positions-from = Positions from
twenty-famous-games = twenty famous games
generated-positions = generated positions
other-positions = Other positions
second-notation = Second notation
moves-with = Moves with
diagrams-on-page = Diagrams on a page
pages = Pages
paper = Paper
paper-letter = Letter
with-key = With a key
no-second = none
# The lines that a pupil fills in, and those at the head of a score sheet.
name = Name
place-played = Place
round-no = Round
board-no = Board
# Heading of the answers to a worksheet.
key = Key
draw-the-move = Draw the move
which-piece-moves = Which piece moves?
what-is-wrong = What is wrong?
write-in-another = Write it in another notation
asked-to-write = Write each move as it stands in a score: { $notation }.
asked-to-draw = Draw each move as an arrow, and write where it begins and ends ({ $notation }).
asked-for-piece = Write the square of the piece that makes each move ({ $notation }).
asked-to-mend = Each name of the arrow's move has one mistake. Write what is wrong, and the name as it should be ({ $notation }).
asked-to-translate = Each move is given in one notation: { $given }. Write it in another: { $notation }.
only-positions = { $count ->
    [0] No such move was found. Choose another rule.
    [one] Only one position here has such a move.
   *[other] Only { $count } positions here have such a move.
}

## Exercise sets.

exercise-sets = Exercise sets
sets-lead = Choose games, rules and a kind of question. Look through the questions, leave out what does not suit, and hand them out as a link, in your own page, or on paper.
own-games = Your own games
paste-games = Paste games here, as PGN or in any notation
read-these-games = Read these games
choose-games-file = Choose a file…
opened-games = your own games
question-kind = Question
answer-in = Answer in
given-in = Given in
how-many-questions = Questions
rules-asked = Rules
other-questions = Other questions
copy-link-for-pupils = Copy a link for pupils
copy-html = Copy HTML for a page
worksheet = Worksheet
back-to-questions = ‹ The questions
try-yourself = Try it yourself
the-questions = The questions
leave-out = Leave out
exchange-question = Another
# A button for a question: $action is one of the two messages above.
action-on-question = { $action }: { $number }
no-other-question = There is no other question of this kind here.
no-questions = There is no question to hand out yet.
exercises = Exercises
hand-in = Hand in
leave-it-next-question = Leave it, next question
your-result = Your result
handed-result = A result that was handed in
do-again = Do it again
right-answer = Answer:{ " " }
set-result-copied = Copied. Send it to your teacher in any way: its address opens each of your answers.
play-the-move = Play the move
only-questions = { $count ->
    [0] No such question was found. Choose other rules, another kind or other games.
    [one] Only one such question was found.
   *[other] Only { $count } such questions were found.
}
set-link-copied = Copied. Whoever opens the link does these exercises; nothing is sent anywhere.
set-link-long = Copied. The link has { $letters } letters, and some programs for mail cut links of more than 2,000: open yours once from where you put it.
copy-yourself = The browser does not allow copying. Copy this yourself: { $text }
html-cannot-ask = A board in a page asks only to write the move, or which piece moves. Choose one of these kinds.
html-copied = { $boards ->
    [one] Copied: one board with a question.
   *[other] Copied: { $boards } boards, each with a question.
}
# It follows html-copied.
html-left-out = { " " }{ $count ->
    [one] 1 question is left out, because a board in a page cannot ask it.
   *[other] { $count } questions are left out, because a board in a page cannot ask them.
}
hints-taken = { " " }· { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
answer-at-once = right
answer-with-hint = with a hint
answer-after-slip = after a slip
answer-missed = not answered right
games-file-unreadable = The file cannot be read. Choose it once more, or paste its games.
no-games-handed = The games did not arrive, because this browser keeps nothing for the page. Save them as PGN, and open the file here.

## What can be practised, and rules of a move besides those of its name.

rule-capture = Capture
rule-en-passant = En passant
rule-promotion = Promotion
rule-check = Check
rule-mate = Mate
rule-pinned-rival = A pinned rival
topic-find-square = Finding a square
topic-name-square = Naming a square
topic-capture = A piece takes
topic-pawn-capture = A pawn takes
topic-pinned = A rival that is pinned
topic-black-count = Ranks counted from Black
# How well a rule is known.
known-new = not asked yet
known-learning = being learnt
known-forgotten = being learnt again
known = known
known-well = well known
# When a rule is asked again.
due-now = now
in-minutes = { $minutes ->
    [one] in one minute
   *[other] in { $minutes } minutes
}
in-hours = { $hours ->
    [one] in one hour
   *[other] in { $hours } hours
}
in-days = { $days ->
    [one] in one day
   *[other] in { $days } days
}
learner-needs-name = Type a name first.
too-many-learners = No more than { $most } learners are kept. Remove one first.
learning-newer = What was learnt was kept by a later version of this page, which this one cannot read.
learning-unreadable = What was learnt cannot be read.
choices-unreadable = Which notations and squares somebody practises cannot be read. Choose them again.
learning-lost = { $lost ->
    [one] One rule of what was learnt cannot be read, and is asked anew.
   *[other] { $lost } lines of what was learnt cannot be read; their rules are asked anew.
}
# Why a round has ended; the messages behind it follow.
round-time-over = Five minutes are over.
round-nothing-due = Nothing more is due.
round-no-question = No further question was found.
# $why is one of the messages above.
round-one-at-once = { $why } One question was answered, at once.
round-one-with-help = { $why } One question was answered, with help.
round-answered = { $why } { $count } questions were answered, { $once } of them at once.

## Practice by rule: a damaged name, and the squares.

mend-file-missing = The file is missing.
mend-rank-missing = The rank is missing.
mend-side-missing = The side of the square is missing.
mend-letter-missing = The letter of the piece is missing.
mend-promotion-missing = What the pawn becomes is missing.
mend-file-needless = The file is not needed.
mend-rank-needless = The rank is not needed.
mend-nothing-taken = Nothing is taken.
mend-letter-of-another = It is the letter of another piece.
mend-other-side = It is the other side of the board.
mend-other-promotion = The pawn becomes another piece.
mend-other-castling = The king castles on the other side.
mend-rank-for-file = The rank stands where the file should.
mend-rank-before-file = The rank stands before the file.
mend-wrong-count = The rank is counted from the wrong side.
mend-which-moves = It is not said which piece of its kind moves.
mend-which-taken = It is not said which piece of its kind is taken.
mend-square-missing = The square that the piece leaves is missing.
mend-another-taken = Another piece is taken.
mend-kings-move = Castling is written as a move of the king.
mend-right = Right.{ " " }
mend-not-it = That is not it.{ " " }
mend-which = { $side ->
    [white] White plays
   *[black] Black plays
} { $move }. In { $notation } somebody wrote "{ $text }". What is wrong?
translate-move = { $side ->
    [white] White plays
   *[black] Black plays
} { $move } in { $given }. Write it in { $notation }.
name-marked-square = Name the marked square.
name-marked-square-as = { $side ->
    [white] Name the marked square, as White counts.
   *[black] Name the marked square, as Black counts.
}
find-square = Find { $name }.
find-square-as = { $side ->
    [white] Find { $name }, as White counts.
   *[black] Find { $name }, as Black counts.
}
no-name-of-square = That is no name of a square, such as { $name }.
right-square = Right: { $name }.
another-square = That is { $name }, another square.

## Questions of a quiz.

quiz-no-moves = There is no move to ask for: the line ends where the quiz begins. Add moves after it.
quiz-other-games = "{ $notation }" is for { $games } only. Choose another notation for this quiz.
quiz-find = { $side ->
    [white] White is to move
   *[black] Black is to move
}. Play the right move.
quiz-write = { $side ->
    [white] White's move
   *[black] Black's move
}: { $move }. Write it in { $notation }.
quiz-whose = { $side ->
    [white] White plays
   *[black] Black plays
} { $name }. Which piece moves? Choose its square.
quiz-play = { $side ->
    [white] White plays
   *[black] Black plays
} { $name }. Play it on the board.
# The number of a question before it.
quiz-count = Question { $number } of { $of }.{ " " }
quiz-solved-one = Solved, with { $tries ->
    [one] 1 try
   *[other] { $tries } tries
} and { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}.
quiz-solved = All solved, with { $tries ->
    [one] 1 try
   *[other] { $tries } tries
} and { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}.
quiz-all-answered = All questions are answered.

## Hints of a quiz.

hint-moves = The { $piece } on { $square } moves.
hint-kind = { $piece ->
    [king] The king moves.
   *[other] A { $piece } moves.
}
hint-castles = The king castles.
hint-takes = The { $piece } takes on { $square }.
hint-goes = The { $piece } goes to { $square }.
# $piece is the message the-piece-on.
hint-it-is = It is { $piece }.
hint-rule = The rule for this name: { $rule }.
hint-begins = The name has { $count } characters and begins with "{ $letter }".
hint-written = It is written "{ $name }": { $move }.

## A quiz: answers that are not complete yet.

type-move-first = Type a move first.
answer-in-writing = Answer by typing the name of the move.
answer-by-playing = Answer by playing the move on the board.
answer-by-square = Answer with the piece's square, such as e4.
which-of-these = Which of these moves do you mean?
# These follow “"Nd2" could be …”.
which-one = { " " }Which one do you mean?
which-one-file = { " " }Which one do you mean? Name the file that it leaves.
which-one-rank = { " " }Which one do you mean? Name the rank that it leaves.
which-one-side = { " " }Which one do you mean? Say on which side of the board.
which-one-taken = { " " }Which one do you mean? Say more about what is taken.
which-one-piece = { " " }Which one do you mean? Say more about the piece that moves.
which-one-square = { " " }Which one do you mean? Name the square that it leaves.
which-one-promotion = { " " }Which one do you mean? Say what the pawn becomes.

## A quiz: a name that was written.

# The rule follows.
written-right = Right.{ " " }
written-also = Right; it is also written "{ $name }".
written-here = Right; here it is written "{ $name }".{ " " }
written-otherwise = That is the move, but in { $notation } it is written "{ $name }".{ " " }
# $parts are the messages behind it, $because a sentence.
written-too-much = That is the move, but { $parts } { $count ->
    [one] is
   *[other] are
} not needed. { $because } "{ $name }" is enough.
part-file = the file { $letters }
part-rank = the rank { $letters }
part-square = the square { $letters }
part-letter = the letter { $letters }
part-side = the side { $letters }
part-promotion = the promotion { $letters }
part-sign = the sign { $letters }
slip-castling-kingside = The king castles on the king's side.
slip-castling-queenside = The king castles on the queen's side.
slip-castling-other = The king castles on the other side.
slip-count-own = Each player counts the ranks from their own side of the board, here from { $side ->
    [white] White's
   *[black] Black's
}.
slip-count = Both players count the ranks from White's side of the board.
slip-capitals = Pieces and files are written with capitals.
slip-small-letter = The letter of a piece is a capital; small letters are files.
slip-pawn-file = A pawn that takes is written with the file that it leaves.
slip-file-first = The file comes first, then the rank.
slip-order = The order is wrong: first comes the piece, then what tells it apart, then the square.
slip-kings-move = Castling is not written as a move of the king; it has a sign of its own.
slip-side = The side is wrong: files a to d are the queen's side, e to h the king's.
slip-zeros = Zeros are as good as the letters.
slip-takes-missing = An x says that something is taken.
slip-takes-needless = No sign says that something is taken.
slip-mate-missing = Mate is not marked.
slip-check-missing = Check is not marked.
slip-check-needless = Check has no mark here.
slip-check-for-mate = The check is mate, which has its own sign.
slip-promotion-sign = What the pawn becomes stands after an equals sign, in brackets or without a sign.
slip-number = The number of the move is no part of its name.
slip-promotion-needless = Only a pawn that reaches the last rank becomes another piece.
slip-no-letter = A { $piece } is written without a letter.
slip-other-letter = "{ $given }" is not the letter of the { $piece }, which is { $letter }.
slip-letter-missing = The letter of the { $piece }, { $letter }, is missing.
slip-letter-missing-pawn = The letter of the { $piece }, { $letter }, is missing; a move without one is a pawn's.
written-untrue = That is the move, but "{ $mark }" is not true of it. It is written "{ $name }".
written-in-another = That is { $other }. In { $notation } the move is written "{ $name }".
that-move = That is { $move }.{ " " }
move-to-write = The move to write is { $move }.

## A quiz: a move that was played, and a piece that was pointed at.

right-move = Right: { $move }.
mate-too = Right: this is mate too. The line has { $move }.
variation-too = Also right: it is one of the author's variations.
# It follows another sentence.
main-line-has = { " " }The main line goes on with { $move }.
not-to-find = That is legal, but not the move to find: { $move }.
# It follows another sentence.
author-notes = { " " }The author notes: "{ $words }"
would-be-written = That is { $move }, which is written "{ $name }".
piece-of-the-other = The { $piece } on { $square } is { $side ->
    [white] Black's, but it is White's move
   *[black] White's, but it is Black's move
}.
partner-moves = The { $piece } on { $square } moves too, but castling is a move of the king.
piece-could-too = The { $piece } on { $square } could go to { $target } too, but that would be written "{ $name }".
not-the-king = Castling is a move of the king; a { $piece } stands on { $square }.
piece-cannot-go = The { $piece } on { $square } cannot go to { $target }.
name-without-letter = The name has no letter for a piece, so it is the move of a { $kind }; a { $piece } stands on { $square }.
name-of-another-kind = The name says that it is the move of a { $kind }; a { $piece } stands on { $square }.
leaves-elsewhere = The { $piece } on { $square } is not meant: "{ $letters }" says that the piece leaves { $place }.

## Kept scores: what is said of them, and the names of slips.

no-moves-to-write = This game has no moves to write down. Choose another one.
nothing-written-for = Nothing is written for { $move }.
sheet-empty = No move was shown, so there is nothing to mark.
sheet-one-right = The one move is right.
sheet-all-right = All { $of } moves are right.
# $others are some of the four messages below, with commas between.
sheet-some-right = { $right } of { $of } moves are right: { $others }.
with-slip = { $count } with a slip
count-mended = { $count } mended
count-wrong = { $count } wrong
count-not-written = { $count } not written
kept-score-newer = What was kept here was written by a newer version. Reload the page to get that version.
kept-score-damaged = What was kept here is damaged. It was set aside, and practice begins anew.
sheet-newer = This sheet was written by a newer version. Reload the page to get that version, and open it again.
sheet-unreadable = This sheet cannot be read. Its address may have been cut: ask for it again.
needless-file = Needless file
needless-rank = Needless rank
needless-side = Needless side of the board
needless-capture = Needless capture sign
needless-check = Needless check sign
needless-promotion = Needless promotion
needless-square = Needless square
needless-letter = Needless letter
missing-file = Missing file
missing-rank = Missing rank
missing-side = Missing side of the board
forgotten-capture = Forgotten capture sign
forgotten-check = Forgotten check
missing-promotion = Missing promotion
missing-letter = Missing letter of the piece
missing-which = Which piece is missing
missing-something = Something is missing
wrong-letter = Letter of the piece
wrong-side = Side of the board
wrong-file = Wrong file
wrong-rank = Wrong rank
wrong-castling = Wrong side of castling
wrong-promotion = Wrong promotion
wrong-captured = Wrong captured piece
wrong-of-pair = Wrong piece of the pair
wrong-check-sign = Wrong check sign
wrong-capture-sign = Wrong capture sign
wrong-sign = Wrong sign
small-letter = Small letter
rank-for-file = Rank for the file
rank-before-file = Rank before file
order-of-letters = Order of the letters
rank-wrong-count = Rank counted from the wrong side
castling-as-kings-move = Castling as a move of the king
zeros = Zeros
sign-of-promotion = Sign of promotion
check-for-mate = Check for mate
number-of-move = Number of the move
spelling = Spelling
another-notation = Another notation
name-incomplete = Incomplete
another-move = Another move
not-legal = Not a legal move
nothing-written = Not written
cannot-be-read = Cannot be read

## Dictation: what is said during it and at its end.

no-moves-to-dictate = This game has no moves to dictate. Choose another one.
dictation-played = { $notation } · { $done } of { $of } played
# These follow a refusal.
was-said = { " " }What was said: { $words }.
was-said-text = { " " }What was said: { $words } ({ $text }).
dictation-one-right = The one move was right at once.
dictation-all-right = All { $of } moves were right at once.
# $others are one or both of the messages below, with a comma between.
dictation-some-right = { $right } of { $of } moves were right at once: { $others }.
after-another-try = { $count } after another try
with-the-text = { $count } with the text
dictation-newer = The dictation that was kept here was written by a newer version. Reload the page to get that version.
dictation-damaged = The dictation that was kept here is damaged. It was set aside, and a new one can begin.

## Silent reading: what is said of an answer.

one-move-earlier = This is the board one move earlier: { $move } is still to be played.
one-move-left-out = On this board one move was left out: { $move }.
# $piece is the message the-piece-on.
left-standing = After { $move } a piece was left standing: { $piece } was taken.
# $what is one of the messages behind these two; another sentence follows.
board-after = This is the board after { $move }: { $what }.{ " " }
board-if = This is the board if the score had { $move }: { $what }.{ " " }
other-one-went = the other { $piece } went
ended-other-side = it ended on the other side of the board
rank-from-other-side = its rank was counted from the other side
another-capture = another capture was made
another-piece-went = a { $piece } went
castled-other-side = the king castled on the other side
went-elsewhere = the { $piece } went to another square
score-has = The score has { $name }: { $move }.
reading-right = Right, this is where the score leads.
moves-missing = { $count ->
    [one] One move of the score is missing: { $move }.
   *[other] { $count } moves of the score are missing, from { $move } on.
}
score-ends-earlier = The score ends earlier, with { $move }.
# $what is one of the messages above.
you-played-what = You played { $move }: { $what }.{ " " }
you-played = You played { $move }.{ " " }
move-rule = { $move }: { $rule }.
move-rule-because = { $move }: { $rule }. { $because }
# Behind the name of a move, which stands in an element of its own.
rule-behind-name = : { $rule }.
rule-behind-name-because = : { $rule }. { $because }
read-right = { $right } of { $of } right
read-right-again = { $right } of { $of } right, { $again } after a second look at the score
from-beginning = From the beginning of a game:
from-position-seen = { $side ->
    [white] From the position that you have seen, White to move:
   *[black] From the position that you have seen, Black to move:
}

## The keys with which a move is written, as they are called for those who hear them.

pad-takes = takes
pad-to = to
pad-becomes = becomes
pad-square = square
pad-bracket = bracket
pad-end-of-bracket = end of bracket
pad-discovered = discovered
pad-double = double
# The rook, where its letter is C.
pad-castle = castle
pad-full-stop = full stop
pad-space = space
pad-second = second
pad-third = third
pad-fourth = fourth
pad-fifth = fifth
pad-sixth = sixth
pad-seventh = seventh
pad-eighth = eighth
pad-becomes-queen = becomes a queen
pad-becomes-rook = becomes a rook
pad-becomes-bishop = becomes a bishop
pad-becomes-knight = becomes a knight
pad-takes-pawn = takes a pawn
pad-takes-knight = takes a knight
pad-takes-bishop = takes a bishop
pad-takes-rook = takes a rook
pad-takes-queen = takes a queen
pad-takes-with-check = takes with check
pad-check-behind-castling = check behind castling
pad-behind-queen = behind the letter of a queen that takes

## Two sheets: what is written on each, and why a move was taken.

# $sheet is 1 for the first sheet, 2 for the second, here and below.
sheet-has-passed = { $sheet ->
    [1] The first sheet has
   *[other] The second sheet has
} "{ $text }" before move { $number }, which is no move of the game.
sheet-goes-on = { $sheet ->
    [1] The first sheet goes on
   *[other] The second sheet goes on
} with { $count ->
    [one] 1 move
   *[other] { $count } moves
} that cannot be played: "{ $text }".
sheets-results-differ = The first sheet gives the result as { $first }, the second as { $second }.
sheet-has-several = { $sheet ->
    [1] The first sheet has
   *[other] The second sheet has
} "{ $text }", which may be { $moves }.
sheet-has = { $sheet ->
    [1] The first sheet has
   *[other] The second sheet has
} "{ $text }".
sheet-has-illegal = { $sheet ->
    [1] The first sheet has
   *[other] The second sheet has
} "{ $text }", which cannot be played here.
sheet-has-no-move = { $sheet ->
    [1] The first sheet has
   *[other] The second sheet has
} "{ $text }", which is no move.
sheet-blank = { $sheet ->
    [1] The first sheet leaves its place blank.
   *[other] The second sheet leaves its place blank.
}
sheet-leaves-out = { $sheet ->
    [1] The first sheet leaves the move out.
   *[other] The second sheet leaves the move out.
}
taken-from-sheet = So it is { $move }, as { $sheet ->
    [1] the first sheet
   *[other] the second sheet
} has it.
taken-by-later = After { $other }, { $later } could not be played, so it is { $move }.
taken-openly = { $move } and { $other } can both be played, and nothing later decides between them. { $move } is taken from { $sheet ->
    [1] the first sheet
   *[other] the second sheet
}.
taken-as-likelier = { $move } and { $other } can both be played. With { $other } the players would have overlooked more on the next moves, so { $move } is likelier.
taken-by-spelling = { $move } and { $other } can both be played. { $sheet ->
    [1] The first sheet spells
   *[other] The second sheet spells
} such moves differently elsewhere, so "{ $other }" is likely a slip, and { $move } is taken.
taken-as-nearest = { $others ->
    [0] { $move } is the only move with which the game goes on.
    [one] { $move } is taken; the game would go on with one other move as well.
   *[other] { $move } is taken; the game would go on with any of { $others } other moves as well.
}

## Exercise sets: their games, links and results.

set-games-read = { $count ->
    [0] No game was read.
    [one] One game was read.
   *[other] { $count } games were read.
}
# These follow set-games-read.
set-games-partly = { " " }{ $count ->
    [one] One of them, in line { $line }, is read only in part.
   *[other] { $count } of them are read only in part, the first in line { $line }.
}
set-texts-left-out = { " " }{ $count ->
    [one] A text in line { $line } is no game of chess with moves, and is left out.
   *[other] { $count } texts are no games of chess with moves, the first in line { $line }, and are left out.
}
set-text-has-more = { " " }The text has more: only the first { $most } games, and no more than a million letters, are used.
set-newer = These exercises were made by a newer version. Reload the page to get that version, and open the link again.
set-unreadable = These exercises cannot be read. The link may have been cut: ask your teacher for it again.
result-newer = This result was made by a newer version. Reload the page to get that version, and open it again.
result-unreadable = This result cannot be read. Its address may have been cut: ask for it again.
set-right-at-once = { $right } of { $all } right at once.
# $others are some of the three messages below, with commas between.
set-right-others = { $right } of { $all } right at once, { $others }.
count-with-hint = { $count } with a hint
count-after-slip = { $count } after a slip
count-missed = { $count } not answered right
# The squares of a move, as the answer to a question.
from-to = { $from } to { $to }
# A move and what is wrong in the name that was given.
name-and-mistake = { $name }: { $mistake }

## The diagrams and examples to begin with.

diagram-initial = The initial position
about-diagram-initial = A light square lies at each player's right hand, and each queen begins on its own colour. The files a to d are the queen's side, e to h the king's.
diagram-king = How the king moves
about-diagram-king = The king on a8 is in check and has all three kinds of answer: it goes to b7, the bishop interposes on b8, the knight takes the rook. The rook on f3 is pinned. The king on h7 is mated. Neither king on the second rank may go to b1, b2 or b3; other pieces may. Circles: where the king on g2 may go.
diagram-queen = How the queen moves
about-diagram-queen = Any number of squares along a line, until a piece stands in the way: one of its own side stops it before its square, one of the other side it may take.
diagram-rook = How the rook moves
about-diagram-rook = Along files and ranks.
diagram-bishop = How the bishop moves
about-diagram-bishop = Along diagonals, and so always on squares of one colour.
diagram-knight = How the knight moves
about-diagram-knight = Two squares straight and one aside, over whatever stands between, to a square of the other colour. Crosses: where both can go, and the second to come takes the first.
diagram-pawn = How the pawn moves
about-diagram-pawn = One square straight on, or two from where it began; it takes one square diagonally forward. On f8 the pawn becomes a queen, rook, bishop or knight. The pawns on the g-file block each other.
diagram-castling = Castling
about-diagram-castling = White is in check and may not castle now; once the bishop stands on e3 White may on either side. Black may not: on the king's side the knight stands between, on the queen's side Black's king would arrive in check.
diagram-en-passant = En passant
about-diagram-en-passant = Three stages. On the left Black's pawn has yet to move. In the middle it has just gone two squares, past White's, which may take it on the next move as if it had gone one. On the right it has been taken.
example-three = Three symbols a move
example-spanish = The same in Spanish letters
example-step = A pawn steps one square, or two
example-piece = A piece moves
example-castling = The king castles with the next piece, and with one far off
example-lines = Along a file, and along a rank
example-pawn-takes = A pawn takes a pawn, and another piece
example-rank = Captures along a rank
example-en-passant = A bishop takes en passant
example-king = A king is left in check, and taken
example-promotion = A pawn is promoted, and another waits
example-misprint = A misprint: no knight on f1 reaches d8
example-checks = Checks, own kings in check, and both at once
example-resigned = The game is given up
