### La página en español. Traducida por una máquina; falta que la revise alguien cuya lengua sea.
### (To be checked by a native reader.)

## The language itself.

language = Español
direction = ltr
loading = Cargando…
loading-late = Esto tarda más de lo habitual. Compruebe la conexión y vuelva a cargar la página.
choose-language = Idioma

## The frame of the page.

welcome = Cada letra de una jugada tiene su razón. ¿Por dónde quiere empezar?
tagline = Notación de ajedrez que se explica a sí misma
page-title = Rank & File: notación de ajedrez que se explica a sí misma
practice-title = Práctica: Rank & File
board-and-pieces = Tablero y piezas
contrast = Su sistema pide más contraste; por eso las casillas tienen sus colores y no los de un tema.
chess-board = Tablero de ajedrez
to-start = Al principio
back = Atrás
forward = Adelante
to-end = Al final
autoplay = Reproducir las jugadas
slower = Más despacio
faster = Más deprisa
turn-the-board = Girar el tablero
names-on-squares = Nombres descriptivos en las casillas
reasons-on-board = Razones en el tablero
undo = Deshacer
redo = Rehacer
write-a-move = Escriba una jugada
play = Jugar
close = Cerrar
not-right = No es correcto.{ " " }
stop = Detener
score-sheet = Planilla
tabs-label = Junto al tablero
tab-moves = Jugadas
whole-sheet = Mostrar toda la planilla
two-rows = Mostrar dos líneas de la planilla
set-up-tab = Montar
draw-tab = Dibujar
null-move = jugada nula
set-up = Montar una posición
draw-on-board = Dibujar en el tablero
pieces-and-tools = Piezas y herramientas
tool-move = Mover
take-off = Quitar
circle = Círculo
cross = Cruz
arrow = Flecha
colour-of-figures = Color
move-number = Número de jugada
half-moves = Medias jugadas desde la última captura o jugada de peón
may-castle = Puede enrocar
side-to-move = Juega
just-passed = Al paso en
kind-of-game = Juego
clear = Vaciar
initial-position = Posición inicial
cancel = Cancelar
diagrams-list = Diagramas
menu-of-move = Qué hacer con la jugada
menu-of-game = Qué hacer con la partida
copy-fen = Copiar FEN
copy-pgn = Copiar PGN
menu-keys = Teclas
promote = Subir
demote = Bajar
make-main = Hacer línea principal
replace = Sustituir la jugada
insert = Insertar una jugada antes
add-comment = Comentario…
add-glyph = Signo…
draw-arrows = Dibujar flechas…
delete-variation = Borrar la variante
delete-from-here = Borrar desde aquí
delete-what-follows = Borrar lo que sigue
annotate = Comentarios y signos
at-the-start = Comentario antes de la partida
done = Listo
glyphs = Signos
compare = Comparar con la partida anterior
game-details = Datos de la partida
help = Ayuda
help-text = Sobre esta página y sus teclas
practice-link = Práctica: anotar una partida
lessons-link = Lecciones: cómo anotar las jugadas, en once páginas breves
embedding-link = Tableros en sus propias páginas
about = Rank & File escribe una partida en cualquier notación de ajedrez, antigua o nueva, y dice por qué está cada letra de una jugada. Funciona sin red, y sus partidas se quedan en este dispositivo.
result = Resultado
result-open = Sin terminar
further-tag = Otro dato
add-tag = Añadir
as-shown = El tablero en su página
material-and-result = Material y resultado
how-it-stands = Cómo está la partida
clocks = Relojes
claim-draw = Reclamar tablas
agree-draw = Acordar tablas
why-this-way = ¿Por qué se escribe así?
why-nothing = Juegue en el tablero, escriba abajo una jugada o entre en una partida. Aquí se explica su nombre.
why-nothing-there = Vaya a una jugada para ver la razón de cada letra de su nombre.
what-each-part-says = Qué dice cada parte
shorter-names = Nombres más cortos que no bastaban
could-be = { " " }también podría ser{ " " }
places-not-understood = Lugares que no se entendieron
read-in-letters = Leído con las letras de este idioma:{ " " }
read-as-descriptive = Leído como descriptiva de este idioma:{ " " }
read-in-letters-of = Leído en las letras de este idioma: { $languages }.
read-as-descriptive-of = Leído como descriptiva de este idioma: { $languages }.
same-in-letters-of = Es la misma partida en las letras de: { $languages }.
same-as-descriptive-of = Es la misma partida en la descriptiva de: { $languages }.
other-in-letters-of = Tiene otras jugadas en las letras de: { $languages }.
other-as-descriptive-of = Tiene otras jugadas en la descriptiva de: { $languages }.
read-as-notation = Leído como: { $notation }.
read-as-one-of = Leído como:{ " " }
dismiss = Descartar
not-understood = Algo de esta partida no se entendió
remarks-on-score = Observaciones sobre esta partida
about-opening = PGN con una partida o muchas, una FEN, una posición como la imprimen los libros y las columnas, una partida en cualquiera de las notaciones o una página de un libro antiguo. Un archivo puede ser un libro entero: texto, HTML, EPUB, PDF o imágenes de sus páginas.
paste-here = Pegue aquí un texto o una imagen, o suelte un archivo en cualquier lugar de la página
pictures-are-in = Las imágenes de páginas están en
compare-score-sheets = Comparar dos planillas
about-kept = Cada pestaña del navegador guarda sus partidas en este dispositivo; quedan las últimas veinte. Los archivos de partidas quedan hasta que usted los borre; «Guardar todo» no los incluye.
file-of-games = Archivo de partidas
games-of-file = Partidas del archivo
search = Buscar: jugadores, torneos, aperturas, años
search-keys = También white:nombre, black:nombre, won:nombre, lost:nombre, event:palabra, site:palabra, year:1850-1859, rating:2600-, moves:-25, eco:B90-B99, opening:palabra, material:KRPvKR y palabras entre comillas.
reading-file = Leyendo el archivo
playing-through = Reproduciendo las partidas
filters = Filtros
save = Guardar
this-position = Esta posición
about-this-position = Partidas que llegan a la posición del tablero, por las jugadas que sean
these-pieces = Estas piezas
about-these-pieces = Partidas en que estas piezas están en algún momento en estas casillas, haya lo que haya en el resto del tablero; ponga unas pocas para buscar un patrón
not-these-pieces = Piezas ✕
not-this-position = Posición ✕
about-anything = Cualquier posición
make-library = Nueva colección con estas
about-make-library = Hace una nueva colección con las partidas de la lista, en este orden; esta queda como está
add-files = Añadir archivos…
remove-game = Quitar esta partida
put-back = Devolver
close-file = Cerrar el archivo
library-being-kept = Guardando en este dispositivo…
library-kept = Guardado en este dispositivo, con sus cambios.
choose-notation = Notación de la columna
seek-notation = Nombre, idioma o una jugada
contents = Índice
solution = Solución
final-position = Posición final
page-of-book = Página del libro
game-of-book = Partida del libro
read-book-as = Leído como
given-up = Pasajes que no se pudieron leer
print-awaited = Leyendo la página otra vez…
previous-doubt = Anterior
next-doubt = Siguiente
as-read = Correcto
other-reading = Siguiente lectura
reprint = Escriba la jugada impresa
apply = Aplicar
save-all = Guardar todas las partidas
save-listed = Guardar estas partidas
printed-text = Texto impreso
page-looks = Mostrar la página como
as-picture = Imagen
enlarged = Ampliada
as-text = Texto
page-picture = Imagen de la página impresa. «Texto» muestra sus palabras.
printed-diagram = Un diagrama. Su posición no se lee.
printed-here = La jugada como está impresa
pictures-gone = Las imágenes de este libro ya no están en este dispositivo; por eso se muestra su texto.
all-doubts = Todas las dudas
book-keys = Teclas: n siguiente duda, p anterior, y correcto, o siguiente lectura, t escribir la jugada impresa
list-of-book = Partidas del libro
games-of-book = Partidas y análisis
again = Empezar de nuevo
write-the-move = Escriba la jugada
answer = Responder
hint = Pista
choose-square = Elija la casilla
move-pieces = Mover piezas
white-moves = Juegan las blancas
black-moves = Juegan las negras
no-game-before = Abra una versión de una partida y después la otra, o tome una tras otra de una lista. La partida del tablero se compara con la anterior.
comparing = Comparando las dos partidas…
compare-here = Aquí:{ " " }
compare-other = La otra:{ " " }

## Counts and names.

pace = { $seconds ->
    [one] Una jugada por segundo
   *[other] Una jugada cada { $seconds } segundos
}
tab-library = Colección · { $games }
examples = { $count ->
    [one] 1 ejemplo
   *[other] { $count } ejemplos
}
tab-book = Libro
tab-book-games = { $games ->
    [one] Libro · 1 partida
   *[other] Libro · { $games } partidas
}
tab-games = Partidas · { $games }
green = Verde
red = Rojo
yellow = Amarillo
blue = Azul
comment-before = Comentario antes de { $move }
comment-on = Comentario sobre { $move }
time-used = { $time } gastado
resigns = { $side ->
    [white] Las blancas abandonan
   *[black] Las negras abandonan
}
material = Material { $balance }
why-move = ¿Por qué { $number } { $move } se escribe así?
and-more = { $count ->
    [one] y una más
   *[other] y { $count } más
}
photographed = { $pages ->
    [one] 1 página.
   *[other] { $pages } páginas.
}
pictures-kept = Las imágenes de páginas ocupan { $size }, y «Guardar todo» no las incluye.
remove-filter = Quitar el filtro «{ $filter }»
search-unread = En esta búsqueda no se entendió: { $words }.
games-removed = { $games ->
    [one] 1 partida quitada.
   *[other] { $games } partidas quitadas.
}
library-not-kept = No se guardó en este dispositivo: { $why }. Se pierde, con sus cambios, al cerrar la página; guarde lo que necesite.
no-notation-found = Ninguna notación tiene estas palabras.
notations-found = { $count ->
    [one] 1 notación
   *[other] { $count } notaciones
}
no-game-yet = Ninguna partida todavía
games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
none-of-games = Ninguna de { $games } partidas
some-of-games = { $found } de { $games } partidas
white-to-move = Juegan las blancas
black-to-move = Juegan las negras
thousands = .
decimal = ,
print-not-kept = No se guardó en este dispositivo: { $why }.
then-misfits = Entonces { $clause }.
no-doubts = Sin dudas
doubts = { $count ->
    [one] 1 duda
   *[other] { $count } dudas
}
scores-read = Leídas: { $read } de { $scores } partidas.
kind-games = Partidas
kind-analyses = Análisis
kind-tables = Cuadros
kind-studies = Estudios
doubtful = Dudosas
without-doubt = Sin dudas
moves-read = { $read } de { $printed } jugadas
incomplete = incompleta
reading-the-book = Leyendo el libro… { $percent } %
reading-book = Leyendo «{ $book }»… { $percent } %
games-with-players = { $games ->
    [one] 1 partida con jugadores, resultado o título
   *[other] { $games } partidas con jugadores, resultado o título
}
games-then-analysis = { $games }; después { $analysis } de análisis
whole = entera
stops-at = se corta en la jugada { $number }
no-differences = Las dos partidas son iguales.
differences = { $count ->
    [one] 1 diferencia
   *[other] { $count } diferencias
}
first-differences = { $count } diferencias; se muestran las primeras { $listed }

## The masthead and the ways to begin.

light-theme = Claro
dark-theme = Oscuro
tools = Herramientas
new = Nueva
open-file = Abrir
export = Exportar
lessons = Lecciones
practice = Práctica
board = Tablero
learn-to-keep-score = Aprender a anotar
eleven-lessons = Once lecciones breves, cada una con un tablero
read-an-old-book = Leer un libro antiguo
about-old-book = Una página impresa junto al tablero, con sus jugadas explicadas
open-your-games = Abrir sus partidas
about-your-games = PGN, una partida en cualquier notación o una colección entera

## The dialogs New, Open and Kept games.

standard-chess = Ajedrez
about-standard = El ajedrez ortodoxo, con las reglas de hoy.
about-uchess = Las piezas del ajedrez, pero una jugada solo es legal si tres símbolos la nombran sin duda. Gana quien captura el rey.
about-uchess-aise = Lo mismo, pero ninguna jugada puede dejar en jaque al propio rey.
about-chess99 = Nueve columnas y filas, y un paladín junto al rey. Los peones siempre pueden avanzar dos casillas, cualquier pieza puede enrocar con el rey, y gana quien captura el rey.
photograph-pages = Fotografiar páginas
photograph-the-next = Fotografiar la siguiente
read-them = Leerlas
new-game = Nueva partida
choose-a-file = Elegir un archivo
kept-games = Partidas guardadas
try-a-sample-page = Probar una página de muestra
text-to-read = Texto para leer
read-it = Leer
open-or-paste = Abrir o pegar
restore = Restaurar
save-everything = Guardar todo
this-tab = Esta pestaña,{ " " }
damaged = Dañada,{ " " }
delete-kept = Borrar

## Columns of tables.

no = N.º
white = Blancas
black = Negras
ratings = Elo
date = Fecha
event = Torneo
opening = Apertura
moves = Jugadas
players = Jugadores
doubts-column = Dudas
read-column = Leída

## The filters of a library and what is made of it.

white-won = Ganaron las blancas
black-won = Ganaron las negras
drawn = tablas
with-comments = con comentarios
with-variations = con variantes
file-and-rank-needed = hacen falta columna y fila
rival-pinned = otra pieza clavada
ambiguous-only-in-descriptive = ambigua solo en descriptiva
underpromotion = coronación menor
en-passant = al paso
mate-by-castling = mate enrocando
not-fully-read = no leída del todo
at-most-twenty-moves = veinte jugadas como mucho
save-as-pgn = Guardar estas como PGN
save-as-score = Guardar en la notación de la primera columna
save-as-booklet = Guardar como cuaderno para imprimir
save-list = Guardar la lista (CSV)
make-exercises = Hacer ejercicios con estas partidas

## The entry box.

entry-hint = Jugada, partida o posición
entry-label = Escribir una jugada o una partida
entry-field = Escriba o pegue una jugada, una partida o una posición

## The dialog Export.

exported-text = Texto exportado
copy = Copiar
save-png = Guardar PNG
print = Imprimir
export-what = Qué
this-game = Esta partida
games-label = Partidas
moves-in = Jugadas en
as-on-the-board = Como en el tablero
algebraic = Algebraica
descriptive = Descriptiva
no-coordinates = Ninguna
coordinates = Coordenadas
last-move-and-check = Última jugada y jaque
circles-and-arrows = Círculos y flechas
with-the-board = Con el tablero
notations = Notaciones
begins-at-start = al principio
begins-here = donde está ahora el tablero
begins-at-end = al final
form = Forma
begins = Empieza
pixels-per-square = Píxeles por casilla
all-games = Las { $games } partidas

## The keys, in the dialog Help.

key-mouse-and-finger = Ratón y dedo
key-the-game = La partida
key-previous-move = Jugada anterior
key-next-move = Jugada siguiente
key-previous-variation = Variante anterior
key-next-variation = Variante siguiente
key-to-the-end = Al final de la línea
key-autoplay = Reproducir las jugadas una tras otra, o detener
key-comment-on-the-move = Comentar la jugada
key-judge = Valorar la jugada: !, ? y otros
key-what-to-do = Qué hacer con una jugada
key-the-page = La página
key-a-larger-board = Tablero más grande
key-a-smaller-board = Tablero más pequeño
key-draw-reasons = Dibujar las razones en el tablero, o no
key-captions = Explicaciones bajo las letras, o ninguna
key-type-a-move = Escribir una jugada
key-play-the-typed-move = Hacer la jugada escrita
key-cancel-or-close = Cancelar o cerrar
key-this-help = Esta ayuda
key-for-the-ear = Para el oído
key-say-where-the-pieces-stand = Decir dónde están las piezas
key-say-the-last-move = Decir la última jugada, y por qué se llama así
key-g = G en una casilla
key-say-its-moves = Decir adónde puede ir su pieza
key-files = Decir las casillas como e4, o como Eva 4
key-drag = Arrastrar, tocar dos veces
key-move-a-piece = Mover una pieza
key-wheel = Rueda sobre el tablero
key-step-through-the-game = Recorrer la partida
key-hold = Mantener, botón derecho
key-letter = Una letra de un nombre
key-light-up = Iluminar aquello de que habla
key-corner = La esquina del tablero
key-a-larger-or-smaller-board = Tablero más grande o más pequeño
key-drop = Soltar, pegar
key-open-a-file = Abrir un archivo o un texto
key-by-tab = El tablero, al que se llega con Tab
key-move-between-squares = Pasar de una casilla a otra
key-enter = Intro, Espacio
key-pick-up-a-piece = Levantar una pieza, dejarla
key-place-a-piece = Poner una pieza, al montar
key-clear-the-square = Vaciar la casilla, al montar
key-the-list-of-a-library = La lista de una colección
key-into-the-list = Del cuadro de búsqueda a la lista
key-another-game = Otra partida
key-the-first-game-the-last = La primera partida, la última
key-show-the-game = Mostrar la partida
key-drawing = Dibujar con el botón derecho
key-click = Pulsar, arrastrar
key-circle-arrow-green = Círculo, flecha: verde
key-shift = Mayús o Ctrl
key-a-page-of-a-book = Una página de un libro
key-next-doubt = Duda siguiente
key-previous-doubt = Duda anterior
key-next-reading = Siguiente lectura
key-type-the-printed-move = Escribir la jugada impresa

## The score sheet.

game-label = Partida
add-a-notation = Añadir una notación
unfold-the-variation = Desplegar la variante
fold-the-variation = Plegar la variante
notation-of-column = Notación de la columna { $column }: { $notation }
remove-column = Quitar { $notation }

## Pieces, sides and moves.

piece-king = rey
piece-queen = dama
piece-rook = torre
piece-bishop = alfil
piece-knight = caballo
piece-pawn = peón
piece-paladin = paladín
side-white = Blancas
side-black = Negras
the-piece-on = { $piece ->
    [queen] la { $piece } de { $square }
    [rook] la { $piece } de { $square }
   *[other] el { $piece } de { $square }
}
null-move-words = jugada nula
castling-kingside = enroque corto
castling-queenside = enroque largo
move-goes = { $piece } de { $from } a { $to }
move-takes = { $piece } de { $from } por { $taken } en { $square }
move-castles-with = rey de { $from } a { $to }, enroque con { $partner } de { $square }
noun-null-move = una jugada nula
noun-goes = { $piece ->
    [queen] la { $piece } de { $from } a { $to }
    [rook] la { $piece } de { $from } a { $to }
   *[other] el { $piece } de { $from } a { $to }
}
noun-takes = { $piece ->
    [queen] la { $piece } de { $from } por { $taken } en { $square }
    [rook] la { $piece } de { $from } por { $taken } en { $square }
   *[other] el { $piece } de { $from } por { $taken } en { $square }
}
noun-castles-with = el rey de { $from } a { $to }, enroque con { $partner } de { $square }
move-en-passant = { $move } al paso
move-becoming = { $move }, coronando { $piece }
or = { " o " }
and = { " y " }
comma = { ", " }

## Places on the board.

the-kings-side = el flanco de rey
the-queens-side = el flanco de dama
the-file = la columna { $files }
files-or = { $files } o { $file }
the-rank = la fila { $rank }
such-a-square = una casilla así
any-of-those-squares = una de esas casillas
on-place = { " " }en { $place }
could-be-moves = «{ $text }» podría ser { $moves }.

## Reasons: what each part of a name says.

says-comment = un comentario sobre la jugada
says-pawn-implied = sin letra: movió un peón
says-moved = { $piece ->
    [queen] movió una { $piece }
    [rook] movió una { $piece }
   *[other] movió un { $piece }
}
says-from-implied = sin columna: se quedó en { $place }
says-now-on = la pieza que ahora está en { $place }
says-left = salió de { $place }
says-kings-side = en el flanco de rey
says-queens-side = en el flanco de dama
says-landed = llegó a { $place }
says-pawn-takes = sin fila: captura un peón
says-taken = se captura algo
says-no-capture-implied = sin signo: no se captura nada
says-no-capture = no se captura nada
says-took = { $piece ->
    [queen] se captura una { $piece }
    [rook] se captura una { $piece }
   *[other] se captura un { $piece }
}
says-took-on = la pieza de { $place }
says-steps = { $count ->
    [one] una casilla adelante
   *[other] { $count } casillas adelante
}
says-promotes = el peón se convierte en { $piece }
says-king-castles = el rey enroca
says-castles-with = a la casilla que dejó el rey va: { $piece }
says-partner-implied = sin columna: la pieza estaba junto al rey, en { $place }
says-partner-on = la pieza estaba en { $place }
says-no-promotion = sin =: sigue siendo peón y espera
says-stalemate = ahogado
says-exposed = el propio rey está atacado
says-castles-kingside = enroque corto
says-castles-queenside = enroque largo
says-castles = enroque
says-no-castling = no es enroque
says-en-passant = se captura un peón al paso
says-not-en-passant = no es al paso
says-no-check = sin signo: no hay jaque
says-check = jaque
says-discovered = jaque a la descubierta
says-double = jaque doble
says-mate = mate
says-mate-or-double = mate o jaque doble

## Reasons: the rule in a few words.

rule-none-needed = Nada añadido
rule-file = Columna añadida
rule-rank = Fila añadida
rule-file-and-rank = Columna y fila añadidas
rule-pawn-file = Columna del peón
rule-side-kept = El flanco hace falta
rule-side-dropped = Sin flanco
rule-label = Pieza nombrada
rule-captor = Pieza que captura nombrada
rule-square = Casilla añadida
rule-captured = Pieza capturada nombrada
rule-both-ends = Ambos extremos nombrados
rule-check-mark = El signo decide
rule-house-style = Escrito entero
rule-castling = Enroque
rule-promotes = Corona y mueve
rule-both-squares = Ambas casillas
rule-arrival = Casilla de llegada
rule-file-and-square = Columna y casilla
rule-three-symbols = Tres símbolos
rule-null-move = Jugada nula

## Reasons: the sentences.

because-pawn-file = Cuando captura un peón se escribe siempre la columna que deja, aquí { $file }.
could-also = «{ $text }» también podría ser { $moves }.
because-label = { $could } { $piece ->
    [queen] La { $piece } se nombra por el flanco en que empezó la partida.
    [rook] La { $piece } se nombra por el flanco en que empezó la partida.
   *[other] El { $piece } se nombra por el flanco en que empezó la partida.
}
because-captor = { $could } Solo una pieza así puede capturar; basta nombrarla.
because-square-too = { $could } Las dos columnas no bastan; por eso se escribe también la casilla.
because-captured = { $could } Basta decir qué pieza se captura.
because-both-ends = { $could } Ningún extremo basta por sí solo; por eso se nombran ambos.
because-origin = { $could } Ninguna letra las distingue; por eso se añade una casilla.
because-home-file = La letra dice en qué columna empezó la pieza la partida, aquí { $file }.
because-no-home = No se sabe dónde empezó la pieza la partida, y la letra de su clase es de otra; por eso se escribe también la casilla que deja.
because-castles-with = Primero va el paso del rey, después & y la pieza que ocupa la casilla que él dejó; su columna se escribe cuando no estaba junto al rey.
because-castling = El enroque tiene un signo propio; en cada flanco solo se puede enrocar de una manera.
because-promotes = El nombre da la columna del peón que esperaba, en qué se convierte y adónde va. El peón estaba en la última fila; por eso basta su columna.
because-three-symbols = Bastan tres símbolos: ninguna otra jugada de ninguna pieza los comparte.
fourth-symbol-needed = Una captura con coronación necesitaría un cuarto símbolo; con tres no se puede nombrar.
three-symbols-ambiguous = «{ $sentence }» podría ser { $moves }; por eso no se puede jugar { $count ->
    [2] ninguna de las dos jugadas
   *[other] ninguna de estas jugadas
}.
perhaps-meant = { $refusal }; quizá se quiso escribir { $moves }
because-null-move = { $side ->
    [white] Las blancas pasan: no se juega nada. Los programas escriben { $sign } donde un autor quiere mostrar qué se amenaza.
   *[black] Las negras pasan: no se juega nada. Los programas escriben { $sign } donde un autor quiere mostrar qué se amenaza.
}
because-pawn-step = El paso de un peón de una casilla se escribe como la casilla en que acaba, porque solo puede venir de la de detrás.
because-pawn-capture = La captura de un peón se escribe como la columna que deja y la casilla en que acaba, porque solo puede venir de la fila de detrás.
because-shared-file = Se escriben ambas casillas, la columna que comparten una sola vez; así la jugada no se puede confundir.
because-shared-rank = Se escriben ambas casillas, la fila que comparten una sola vez; así la jugada no se puede confundir.
because-both-squares = Se escriben ambas casillas enteras; así la jugada no se puede confundir.
style-piece = «{ $text }» bastaría. Los libros de este estilo dicen, haga falta o no, de qué pieza se trata ({ $piece }) mientras ambas están en el tablero.
style-side = «{ $text }» bastaría. Los libros de este estilo nombran, haga falta o no, el flanco de la columna de llegada.
style-both = «{ $text }» bastaría. Los libros de este estilo nombran, haga falta o no, el flanco de la columna de llegada y de qué pieza se trata ({ $piece }) mientras ambas están en el tablero.
because-no-other-takes = { $piece ->
    [queen] Ninguna otra { $piece }
    [rook] Ninguna otra { $piece }
   *[other] Ningún otro { $piece }
} puede capturar { $taken ->
    [queen] una { $taken }
    [rook] una { $taken }
   *[other] un { $taken }
}.
because-only-one-goes = { $piece ->
    [queen] Solo una { $piece } puede ir a { $square }.
    [rook] Solo una { $piece } puede ir a { $square }.
   *[other] Solo un { $piece } puede ir a { $square }.
}
because-no-other-goes = { $piece ->
    [queen] Ninguna otra { $piece }
    [rook] Ninguna otra { $piece }
   *[other] Ningún otro { $piece }
} puede ir a { $square }.
because-file-same-rank = { $count ->
    [one] { $could } Las dos piezas están en la fila { $rank }; por eso las distingue la columna { $file }.
   *[other] { $could } Todas están en la fila { $rank }; por eso las distingue la columna { $file }.
}
because-file = { $could } Están en columnas distintas; por eso las distingue la columna { $file }. La columna se prueba antes que la fila.
because-rank-all = { $could } Comparten la columna { $file }; por eso no ayuda la columna, pero sí la fila { $rank }.
because-rank = { $could } Una de ellas comparte la columna { $file }; por eso no ayuda la columna, pero sí la fila { $rank }.
because-file-and-rank = «{ $text }» no basta: también desde { $squares } puede ir allí una pieza igual ({ $piece }). Una comparte la fila y otra la columna; por eso ninguna de las dos basta por sí sola.
because-pinned = { $piece ->
    [queen] La { $piece } de { $square }
    [rook] La { $piece } de { $square }
   *[other] El { $piece } de { $square }
} podría llegar a { $target }, pero está en una clavada contra el rey de { $king } por { $attacker }; allí no puede ir, y no cuenta.
because-pinned-too = También { $piece ->
    [queen] la { $piece } de { $square }
    [rook] la { $piece } de { $square }
   *[other] el { $piece } de { $square }
} podría llegar a { $target }, pero está en una clavada contra el rey de { $king } por { $attacker }; allí no puede ir, y no cuenta.
because-exposed = { $piece ->
    [queen] La { $piece } de { $square }
    [rook] La { $piece } de { $square }
   *[other] El { $piece } de { $square }
} podría llegar a { $target }, pero eso dejaría al rey de { $king } en jaque por { $attacker }; allí no puede ir, y no cuenta.
because-exposed-too = También { $piece ->
    [queen] la { $piece } de { $square }
    [rook] la { $piece } de { $square }
   *[other] el { $piece } de { $square }
} podría llegar a { $target }, pero eso dejaría al rey de { $king } en jaque por { $attacker }; allí no puede ir, y no cuenta.
the-piece-to = { $piece } a { $name } ({ $square })
because-side-kept = «{ $text }» también podría ser { $moves }. Ambas son legales; por eso hace falta la { $letter } de { $full }.
because-one-capture = No hay otra captura posible; por eso no hace falta nada más.
because-side-dropped = { $full } se abrevia a { $short }, porque a { $other } ({ $square }) no puede ir: { $piece }.
because-mark = El signo «{ $mark }» la distingue de otra jugada: { $moves }.
because-no-mark = La falta del signo la distingue de otra jugada: { $moves }.
taken-back = El texto solo basta para deshacer la jugada: { $returns }.
returns = { $piece } vuelve a { $square }
returns-as-pawn = { $piece } vuelve a { $square } como peón
returns-with = { $returns } y { $partner } a { $square }
returns-and-stands = { $returns }, y en { $square } vuelve a estar: { $taken }

## What is said of notations that always write both squares.

both-always-written = Se escriben siempre ambas casillas; así la jugada no se puede confundir.
both-always-said = Se dicen siempre ambas casillas, y cada columna con un nombre; así la jugada no se puede confundir ni oír mal.
both-as-numbers = Se escriben siempre ambas casillas, cada una con el número de su columna y de su fila; así la jugada no se puede confundir.
both-numbered = Se escriben siempre ambas casillas, cada una con su número, del 1 en h1 al 64 en a8; así la jugada no se puede confundir.
both-and-behind = Se escriben siempre ambas casillas, y detrás qué se capturó, cómo enrocó el rey y en qué se convirtió un peón; así la jugada no se puede confundir.
both-as-letters = Se escriben siempre ambas casillas, cada una con dos letras; así la jugada no se puede confundir.
both-in-capture = Ni las piezas ni una casilla de salida la distinguen de todas las demás capturas; por eso se escriben ambas casillas.

## How a game stands.

setting-up = Montando una posición
a-diagram = Un diagrama, no una partida
to-move = { $side ->
    [white] Juegan las blancas
   *[black] Juegan las negras
}
to-move-in-check = { $side ->
    [white] Juegan las blancas, en jaque
   *[black] Juegan las negras, en jaque
}
status-ended = { $status }; la partida acabó { $result }
ended-mate = { $side ->
    [white] Mate: ganan las blancas
   *[black] Mate: ganan las negras
}
ended-king-taken = { $side ->
    [white] Rey capturado: ganan las blancas
   *[black] Rey capturado: ganan las negras
}
ended-stalemate = Ahogado: tablas
ended-material = Material insuficiente: tablas
ended-dead = Posición muerta: tablas
ended-fivefold = Quíntuple repetición: tablas
ended-seventy-five = Setenta y cinco jugadas: tablas
ended-exposed = Ambos reyes atacados: tablas
ended-ninety-nine = Noventa y nueve jugadas: tablas
because-no-move = { $side ->
    [white] Las blancas no tienen jugada legal.
   *[black] Las negras no tienen jugada legal.
}
because-stalemate = { $side ->
    [white] Las blancas no están en jaque y no tienen jugada legal.
   *[black] Las negras no están en jaque y no tienen jugada legal.
}
because-material = Las piezas que quedan no pueden dar mate, siga como siga la partida.
because-dead = Los peones están bloqueados y nada puede pasar; ninguna serie de jugadas lleva al mate.
because-seventy-five = Setenta y cinco jugadas de cada bando sin captura ni jugada de peón acaban la partida sin reclamación.
because-king-taken = El rey ha sido capturado.
because-kings-exposed = El rey ha sido capturado, y el rey del bando que lo capturó está atacado a su vez.
because-ninety-nine = Cada bando ha hecho sus noventa y nueve jugadas.
may-claim-repetition = { $side ->
    [white] Las blancas pueden reclamar tablas por triple repetición.
   *[black] Las negras pueden reclamar tablas por triple repetición.
}
may-claim-fifty = { $side ->
    [white] Las blancas pueden reclamar tablas: cincuenta jugadas de cada bando sin captura ni jugada de peón.
   *[black] Las negras pueden reclamar tablas: cincuenta jugadas de cada bando sin captura ni jugada de peón.
}
may-claim-king = { $side ->
    [white] Las blancas podrían capturar el rey, y pueden en cambio declarar tablas.
   *[black] Las negras podrían capturar el rey, y pueden en cambio declarar tablas.
}
moves-without-capture = { $moves } jugadas sin captura ni jugada de peón.
occurred-before = { $times ->
    [2] La posición se ha dado dos veces; antes:
    [3] La posición se ha dado tres veces; antes:
    [4] La posición se ha dado cuatro veces; antes:
    [5] La posición se ha dado cinco veces; antes:
   *[other] La posición se ha dado { $times } veces; primero:
}
has-taken = { $side ->
    [white] Las blancas han capturado: { $pieces }
   *[black] Las negras han capturado: { $pieces }
}
pieces-counted = { $count } { $piece ->
    [king] reyes
    [queen] damas
    [rook] torres
    [bishop] alfiles
    [knight] caballos
    [paladin] paladines
   *[pawn] peones
}
balance-even = igualado
balance-ahead = { $side ->
    [white] +{ $more } blancas
   *[black] +{ $more } negras
}

## The header of a game.

unknown-game = Partida
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
date-full = { $day } de { $month } de { $year }
date-day = { $day } de { $month }
date-month = { $month } de { $year }
round = Ronda { $round }
players-against = { $white } contra { $black }
spoken-white-won = { $game }. Ganaron las blancas
spoken-black-won = { $game }. Ganaron las negras
spoken-drawn = { $game }. Tablas
somebody = alguien
player-rated = { $player }, Elo { $rating }

## Messages about what a browser may deny.

no-pieces = Las piezas elegidas no se pudieron cargar; por eso se ven grabadas. Compruebe la conexión y elíjalas otra vez.
pasted-games = Partidas pegadas.pgn
no-saving = El navegador no permite guardar. Copie el texto en su lugar.
no-saving-of-a-book = El navegador no permite guardar. Exportar da cada partida como texto.
fetching = Trayendo lo que reconoce letras en imágenes: 6 MB, una sola vez. Nada sale de este dispositivo.
no-scan-worker = la parte del programa que lee imágenes no arrancó o se ha detenido; compruebe la conexión e inténtelo otra vez
copied-done = Copiado.
no-copying = El navegador no permite copiar. El texto está seleccionado: cópielo con Ctrl+C o con el menú.
no-keeper = Ahora no se guarda nada, porque una parte de la página no se pudo cargar. Recargue la página, o guarde la partida con Exportar.
nothing-can-be-kept = Aquí no se puede guardar nada.
open-elsewhere = Está abierta en otra pestaña.
nothing-kept = Todavía no hay nada guardado. Lo que haga ahora se guardará.
no-backup = Este no es un archivo de partidas guardadas.
no-library-worker = La parte del programa que lee archivos de partidas no arrancó o se ha detenido. Compruebe la conexión e inténtelo otra vez.
no-reader = La parte del programa que lee libros no arrancó o se ha detenido. Compruebe la conexión e inténtelo otra vez.
no-exercises = Este navegador no guarda nada para la página. Guarde las partidas como PGN y abra el archivo en Práctica.
file-unreadable = El archivo { $file } no se pudo leer.
open-again = Abra { $files } otra vez: la página acabó demasiado pronto.
saved-as = Guardado como { $file }.
opening-file = Abriendo { $file }…
no-file-worker = El archivo { $file } no se abrió: la parte del programa que abre esos archivos no arrancó o se ha detenido. Compruebe la conexión e inténtelo otra vez.
reading-page = Leyendo la página { $page } de { $pages }…
pictures-of-file-not-read = Las imágenes de { $file } no se leyeron: { $why }.
pictures-not-read = Las imágenes no se leyeron: { $why }.
cannot-open = El archivo { $file } no se puede abrir: { $why }.
copied-kind = { $kind }: copiado.
no-room = El navegador no tiene más espacio para esta página. Guarde la partida con Exportar.
nothing-let = Este navegador no deja que la página guarde nada. Guarde la partida con Exportar.
last-changes-lost = El navegador no guardó los últimos cambios. Guarde la partida con Exportar.
nothing-restored = No se restauró nada: ya está todo aquí.
sessions-restored = { $sessions ->
    [one] Se restauró una sesión. Aquí no se sustituyó nada.
   *[other] Se restauraron { $sessions } sesiones. Aquí no se sustituyó nada.
}
part-damaged = { $restored } Una parte del archivo está dañada.
no-games-in = { $count ->
    [one] No se encontraron partidas en PGN en { $files }. Ábralo por separado.
   *[other] No se encontraron partidas en PGN en { $files }. Abra cada uno por separado.
}

## What a session has done, or why it has not.

start-of-game = Principio de la partida
finish-setting-up = Termine primero de montar la posición, o cancélelo.
no-move-found = No se encontró ninguna jugada en él.
not-in-these = Ninguna jugada de la partida se puede leer así.
link-damaged = Este enlace se cortó o cambió por el camino. Se muestra lo que se puede leer.
link-read = La partida vino con el enlace. Deshacer le lleva de vuelta.
link-doubtful = La partida vino con el enlace. Lo que no se entendió está encima de la planilla.
reading-the-page = Leyendo la página…
stopped-here = Detenido. El tablero está como estaba.
no-game-so = Así no se encontró ninguna partida; el texto queda como estaba.
no-game-in-file = En este archivo no hay ninguna partida.
not-of-library = La partida del tablero no es de la colección. Elija primero una de su lista.
game-taken-out = La partida se quitó de la colección. Deshacer la devuelve.
no-game-of-file-listed = No hay partidas en la lista. Cambie primero la búsqueda.
making-library = Haciendo una nueva colección con las partidas de la lista…
library-made = Esta es la nueva colección. Aquella de la que se hizo no ha cambiado: Abrir, Partidas guardadas.
library-made-aside = La nueva colección está en Abrir, Partidas guardadas. Esta no está guardada; guárdela antes de abrir otra.
no-move-doubtful = Ninguna jugada de esta partida es dudosa.
no-game-listed = No hay partidas del libro en la lista. Cambie primero los filtros.
no-printed-move = Vaya primero a una jugada impresa.
no-other-reading = Ninguna otra lectura de esta jugada se puede jugar. Puede escribir la jugada impresa.
move-not-printed = Esta jugada no está impresa. Se añadió para que la partida pueda seguir.
type-the-print = Escriba la jugada como está impresa, por ejemplo Kt-KB3.
not-one-move = Eso no es una jugada. Escriba la jugada como está impresa.
book-print-not-kept = La partida del libro está guardada, pero no su página impresa. Abra el libro otra vez para verla.
stands-already = Esa jugada ya está aquí. Juegue otra.
passes-until-then = Los guiones ocupan el lugar de la jugada del otro bando: sustitúyalos para completar el par.
drawn-by-agreement = Tablas de común acuerdo.
no-result = Un diagrama no es una partida y no tiene resultado.
not-the-end = El resultado va al final de la partida, y esta no es la última jugada de su línea principal.
game-has-ended = La partida ya ha terminado.
cannot-move = { $piece ->
    [queen] La { $piece } de { $square } no puede mover ahora.{ " " }
    [rook] La { $piece } de { $square } no puede mover ahora.{ " " }
   *[other] El { $piece } de { $square } no puede mover ahora.{ " " }
}
choose-one = Podría ser { $moves }. Elija una.
try-nine = { $refused } Pruebe e24 o Nb1c3.
try-such = { $refused } Pruebe Nf3, e4 o Kt-KB3.
not-a-position = No es una posición. { $why }
game-too-long = Esta partida tiene { $size } MB, y la página muestra partidas de hasta 4 MB. El programa rank-and-file la lee.
not-a-game = Este texto no se pudo leer como partida. { $why }
positions-read = { $count ->
    [one] Una posición leída.
   *[other] { $count } posiciones leídas.
}
positions-read-but = { $count ->
    [one] Una posición leída; { $faults }.
   *[other] { $count } posiciones leídas; { $faults }.
}
no-position-in-line = ninguna posición en la línea { $line } ({ $why })
no-position-in-lines = ninguna posición en la línea { $line } ({ $why }), ni en { $count ->
    [one] la línea { $others }
   *[other] las líneas { $others }
}
moves-counted = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
games-read = { $games ->
    [one] Una partida leída, { $moves }
   *[other] { $games } partidas leídas, { $moves }
}
read-whole = { $read }.
read-but = { $places ->
    [one] { $read }; un lugar no se entendió y está encima de la planilla.
   *[other] { $read }; { $places } lugares no se entendieron y están encima de la planilla.
}
left-out = { $count ->
    [one] { " " }El texto bajo los datos de la línea { $lines } no es una partida de ajedrez, porque sus primeras jugadas no se pueden jugar, y se omite.
   *[other] { " " }Los textos bajo los datos de las líneas { $lines } no son partidas de ajedrez, porque sus primeras jugadas no se pueden jugar, y se omiten.
}
reading-file-named = Leyendo «{ $file }»…
after-misfits = Después de { $move }, { $clause }. Elíjala otra vez para tomarla, o deje la jugada como está.
book-not-kept = La página impresa no se guardó en este dispositivo: { $why }.
plays-instead = Haga la jugada que sustituye a { $move }. Esc la conserva.
plays-before = Haga la jugada que va antes de { $move }. Esc no cambia nada.
text-gone = El texto que no se pudo leer ya no está. Deshacer lo devuelve.
list-gone = La lista ya no está. Deshacer la devuelve.
moves-deleted = { $moves ->
    [one] Una jugada borrada. Deshacer la devuelve.
   *[other] { $moves } jugadas borradas. Deshacer las devuelve.
}
moves-deleted-with-text = { $moves ->
    [one] Una jugada borrada, con el texto que la seguía y no se pudo leer. Deshacer devuelve ambos.
   *[other] { $moves } jugadas borradas, con el texto que las seguía y no se pudo leer. Deshacer lo devuelve todo.
}
no-longer-possible = { $moves ->
    [one] Una jugada ya no es posible; se guarda en un comentario.
   *[other] { $moves } jugadas ya no son posibles; se guardan en un comentario.
}
impossible-moves = Ya no es posible: { $moves }
claimed-repetition = { $side ->
    [white] Tablas por triple repetición, reclamadas por las blancas.
   *[black] Tablas por triple repetición, reclamadas por las negras.
}
claimed-fifty = { $side ->
    [white] Tablas por la regla de las cincuenta jugadas, reclamadas por las blancas.
   *[black] Tablas por la regla de las cincuenta jugadas, reclamadas por las negras.
}
claimed-king = { $side ->
    [white] Tablas: el rey se podía capturar, y las blancas declararon tablas.
   *[black] Tablas: el rey se podía capturar, y las negras declararon tablas.
}
has-resigned = { $side ->
    [white] Las blancas abandonan.
   *[black] Las negras abandonan.
}
goes-on = La partida sigue sin el resultado { $result }. Deshacer lo devuelve.
cannot-take-the-king = { $side ->
    [white] Las blancas no pueden capturar el rey ahora, así que no se pueden declarar tablas.
   *[black] Las negras no pueden capturar el rey ahora, así que no se pueden declarar tablas.
}
occurred-once = La posición se ha dado una vez, no tres.
occurred-twice = La posición se ha dado dos veces (antes: { $moments }), no tres.
not-fifty = { $moves ->
    [one] 1 jugada desde la última captura o jugada de peón, no 50.
   *[other] { $moves } jugadas desde la última captura o jugada de peón, no 50.
}
troubles-of-game = { $places ->
    [one] Un lugar de esta partida no se entendió; está encima de la planilla.
   *[other] { $places } lugares de esta partida no se entendieron; están encima de la planilla.
}
nothing-in = «{ $file }» está vacío: no contiene texto.
the-start = el principio

## The editor of positions: what it says.

drag-arrow = Arrastre de una casilla a otra, o pulse ambas.
press-to-remove = Pulse una casilla para borrar lo dibujado en ella.
press-a-square = Pulse una casilla.
position-unchanged = Posición sin cambios.
can-be-played = Esta posición se puede jugar.
either-may-move = Un diagrama: puede jugar cualquiera de los dos bandos.
only-a-diagram = Esta posición no se puede jugar: { $why }. Se puede mostrar como diagrama.
cannot-be-played = Esta posición no se puede jugar: { $why }.
play-from-here = Jugar desde aquí
show-as-diagram = Mostrar como diagrama

## What the text in the entry box means.

enter-plays = Intro juega: { $move }.
enter-plays-moves = { $moves ->
    [one] Intro juega 1 jugada.
   *[other] Intro juega { $moves } jugadas.
}
not-a-position-so = No es una posición: { $why }
enter-opens-position = Intro abre una posición.
enter-opens-game = { $moves ->
    [one] Intro abre una partida de 1 media jugada.
   *[other] Intro abre una partida de { $moves } medias jugadas.
}
enter-opens-games = Intro abre { $games } partidas, { $moves } medias jugadas.
enter-shows-diagram = Intro muestra esto como diagrama, porque no es una partida: { $why }.
enter-reads-page = Intro lee esto como página de un libro.
enter-reads-text = Intro lee este texto.
first-problem = Primera dificultad: { $why }
mark-not-true = «{ $mark }» no es cierto de esta jugada.
not-a-passing-capture = Esto no es una captura al paso.
capture-without-sign = Esta jugada captura; se suele escribir con x.
part-does-not-fit = «{ $part }» no corresponde a esta jugada.

## Answers to those who hear the board.

board-empty = El tablero está vacío.
pieces-stand-one = { $piece } { $squares }
pieces-stand = { $piece ->
    [king] reyes { $squares }
    [queen] damas { $squares }
    [rook] torres { $squares }
    [bishop] alfiles { $squares }
    [knight] caballos { $squares }
    [paladin] paladines { $squares }
   *[pawn] peones { $squares }
}
side-has = { $side }: { $pieces }.
comment-says = Comentario: { $comment }
no-moves-in-editor = Mientras se monta una posición, las piezas no tienen jugadas.
nothing-stands = En { $square } no hay nada.
piece-can = { $piece ->
    [queen] La { $piece } de { $square } puede { $clauses }.
    [rook] La { $piece } de { $square } puede { $clauses }.
   *[other] El { $piece } de { $square } puede { $clauses }.
}
can-go = ir a { $squares }
can-take = capturar { $pieces }
can-castle-kingside = enrocar corto
can-castle-queenside = enrocar largo
or-else = { " o " }
side-moves = { $side }: { $move }
side-passes = { $side ->
    [white] Las blancas pasan
   *[black] Las negras pasan
}
squares-by-names = Las casillas se dicen como Eva 4.
squares-by-letters = Las casillas se dicen como e4.

## The board for screen readers, and the choice of a move.

stays-a-pawn = sigue siendo peón
takes-en-passant = captura al paso
does-not-take = no captura
which-move = ¿Qué jugada quiere decir?
pawn-becomes = El peón se convierte en
square-last = última jugada
square-check = en jaque
square-lifted = levantada
square-target = puede venir aquí
square-capture = se puede capturar
square-named = nombrada
square-rival = también posible
square-pinned = clavada
square-pins = clava
drawn-circle = { $colour ->
    [green] círculo verde
    [red] círculo rojo
    [yellow] círculo amarillo
    [blue] círculo azul
   *[other] círculo
}
drawn-cross = { $colour ->
    [green] cruz verde
    [red] cruz roja
    [yellow] cruz amarilla
    [blue] cruz azul
   *[other] cruz
}
drawn-arrow = { $colour ->
    [green] flecha verde a { $square }
    [red] flecha roja a { $square }
    [yellow] flecha amarilla a { $square }
    [blue] flecha azul a { $square }
   *[other] flecha a { $square }
}
figure-on = { $square }: { $figure }.
game-after-move = { $game }, tras { $move }
square-piece = { $square }, { $side ->
    [white] blancas: { $piece }
   *[black] negras: { $piece }
}
arrow-played = jugada
arrow-rival = también podría ser
arrow-barred = no se puede jugar
arrow-asked = su jugada
arrow-against = lo que la impide
arrow-captures = captura al atacante
arrow-interposes = se interpone
arrow-flees = mueve el rey
evaluation-after = { $evaluation } después de { $move }
evaluations = Evaluación de { $first } a { $last }; lo mejor para las blancas { $best }, para las negras { $worst }.

## The dialog Board and pieces.

board-paper = Papel
board-slate = Pizarra
pieces-engraved = Grabadas
pieces-outline = Contorno
pieces-bold = Gruesas, para poca vista
edges-inside = Dentro del tablero
edges-outside = Al lado
sounds-off = No
sounds-on = Sí
pieces-label = Piezas
sounds-label = Sonidos

## The kinds of export.

about-pgn = Para otros programas de ajedrez: jugadas, variantes, comentarios, signos y datos.
export-text = Texto
about-text = La partida en una notación, para que la lean personas.
about-fen = La posición en una línea.
export-diagram = Diagrama
about-diagram = El tablero como imagen: SVG como texto, o PNG.
export-link = Enlace
about-link = El enlace mismo contiene toda la partida; no se envía nada a ninguna parte.
export-embed = Incrustar
about-embed = Ponga estas líneas en una página propia.
about-print = Una planilla en papel, con las columnas de la planilla. Las variantes plegadas no se imprimen.
export-pgn = PGN
export-fen = FEN
link-length = { $about } Tiene { $count } caracteres.
long-link = { $about } Tiene { $count } caracteres. Algunos programas cortan los enlaces de más de 2.000; envíe el PGN en su lugar.

## Pieces of a side, on buttons.

coloured-piece = { $side ->
    [white] Blancas: { $piece }
   *[black] Negras: { $piece }
}

## The choices for a board in another page, in the dialog Export.

untitled = { "" }
board-at-the-bottom = Abajo
board-squares = Casillas
board-readers-can = Los lectores pueden
board-quiz = Ejercicio
board-why-panel = Explicación
board-layout = Disposición
board-algebraic-beside-the-board = Algebraicas, junto al tablero
board-step-through-the-moves = recorrer las jugadas
board-look-only = solo mirar
board-try-moves = probar jugadas propias
board-solve-a-quiz = resolver un ejercicio
board-find-the-move = encontrar la jugada
board-write-the-move = escribir la jugada
board-which-piece-moved = ¿qué pieza movió?
board-shown = Se muestra
board-not-shown = No se muestra
board-drawn = Se dibujan
board-not-drawn = No se dibujan
board-automatic = Automática
board-wide = Ancha
board-narrow = Estrecha
board-board-alone = Solo el tablero
form-element = Elemento
form-text = Texto preformateado, si su sitio quita los elementos
form-frame = Marco, si su sitio no permite scripts

## The menu of the game.

keep-score-of-this = Anotar esta partida

## Why a move is refused: how pieces move.

king-moves = El rey mueve una casilla en cualquier dirección, salvo al enrocar
king-moves-modern = El rey mueve una casilla en cualquier dirección
king-moves-nine = El rey mueve una casilla en cualquier dirección, o enroca con una pieza propia que ve en su primera fila
queen-moves = La dama mueve cualquier número de casillas por una columna, una fila o una diagonal
rook-moves = La torre mueve cualquier número de casillas por una columna o una fila
bishop-moves = El alfil mueve cualquier número de casillas por una diagonal
knight-moves = El caballo mueve dos casillas por una columna o una fila y una hacia el lado
paladin-moves = El paladín mueve como un caballo o como un alfil
waiting-pawn-moves = El peón sigue desde la última fila como el alfil o el caballo en que se convierte con esa jugada
pawn-moves = El peón mueve una casilla hacia delante, dos desde donde empieza, o una en diagonal hacia delante, pero solo para capturar
pawn-moves-nine = El peón mueve una o dos casillas hacia delante, o una en diagonal hacia delante, pero solo para capturar
never-sideways = { $how }, nunca de lado.
never-backwards = { $how }, nunca hacia atrás.
cannot-reach = { $how }; no puede llegar a { $square }.
only-pawn-en-passant = Solo un peón puede capturar al paso.

## Why a move is refused.

over-mate = { $side ->
    [white] La partida ha terminado: las blancas han recibido mate.
   *[black] La partida ha terminado: las negras han recibido mate.
}
over-stalemate = { $side ->
    [white] La partida ha terminado: las blancas no están en jaque y no tienen jugada legal.
   *[black] La partida ha terminado: las negras no están en jaque y no tienen jugada legal.
}
over-king-taken = { $side ->
    [white] La partida ha terminado: el rey blanco ha sido capturado.
   *[black] La partida ha terminado: el rey negro ha sido capturado.
}
over-moves = La partida ha terminado: ambos bandos han hecho sus 99 jugadas.
no-piece = No hay ninguna pieza en { $square }.
no-piece-to-move = { $side ->
    [white] No hay ninguna pieza en { $square }; juegan las blancas.
   *[black] No hay ninguna pieza en { $square }; juegan las negras.
}
not-yours = { $side ->
    [white] Juegan las blancas, y la pieza de { $square } ({ $piece }) es de las negras.
   *[black] Juegan las negras, y la pieza de { $square } ({ $piece }) es de las blancas.
}
piece-of-side = { $side ->
    [white] una pieza blanca en { $square } ({ $piece })
   *[black] una pieza negra en { $square } ({ $piece })
}
in-the-way = En el camino de { $from } a { $to } ({ $piece }) está { $obstacle }.
own-piece = { $side ->
    [white] En { $square } hay una pieza blanca ({ $piece }), y no se pueden capturar las piezas propias.
   *[black] En { $square } hay una pieza negra ({ $piece }), y no se pueden capturar las piezas propias.
}
two-steps = { $side ->
    [white] Un peón mueve dos casillas solo desde donde empieza: la fila { $rank } para las blancas.
   *[black] Un peón mueve dos casillas solo desde donde empieza: la fila { $rank } para las negras.
}
takes-ahead = Un peón no captura hacia delante: lo bloquea { $obstacle }.
nothing-to-take = Un peón mueve en diagonal solo para capturar, y { $square } está vacía.
not-in-passing = Un peón mueve en diagonal solo para capturar, y { $square } está vacía. El peón de { $pawn } se puede capturar al paso solo justo después de un avance de dos casillas, y no acaba de hacerlo.
king-not-home = El rey enroca solo en su propia primera fila, con la pieza más próxima que ve en ella: está en { $square }.
partner-between = El rey enroca solo en su propia primera fila, con la pieza más próxima que ve en ella: en medio está { $piece }.

## Why a move is refused: castling.

cannot-castle-kingside = { $side ->
    [white] Las blancas no pueden enrocar corto: { $faults }
   *[black] Las negras no pueden enrocar corto: { $faults }
}
cannot-castle-queenside = { $side ->
    [white] Las blancas no pueden enrocar largo: { $faults }
   *[black] Las negras no pueden enrocar largo: { $faults }
}
attack-no-matter = { $castling }. El ataque a { $squares } no importa: el rey no pasa por allí
king-moved = el rey ya no está en { $square }
rook-moved = la torre de { $square } se ha movido
king-or-rook-moved = el rey o la torre de { $square } se ha movido
no-own-rook = no hay una torre propia en { $square }
stand-in-the-way = { $count ->
    [one] en medio está { $pieces }
   *[other] en medio están { $pieces }
}
castles-out-of = el rey está en jaque por { $pieces }
castles-through = { $count ->
    [one] el rey pasaría por { $square }, casilla atacada por { $pieces }
   *[other] el rey pasaría por { $square }, casilla atacada por { $pieces }
}
castles-into = { $count ->
    [one] el rey llegaría a { $square }, casilla atacada por { $pieces }
   *[other] el rey llegaría a { $square }, casilla atacada por { $pieces }
}

## Why a move is refused: the king in danger. Clauses without a full stop.

pinned-on-file = en la columna { $file }, la pieza de { $square } ({ $piece }) está clavada contra el rey de { $king } por { $attackers }
pinned-on-rank = en la fila, la pieza de { $square } ({ $piece }) está clavada contra el rey de { $king } por { $attackers }
pinned-on-diagonal = en la diagonal, la pieza de { $square } ({ $piece }) está clavada contra el rey de { $king } por { $attackers }
passing-opens = capturar al paso abriría contra el rey de { $king } la línea que domina { $attackers }
attacked = { $count ->
    [one] { $attackers } ataca { $square }
   *[other] { $attackers } atacan { $square }
}
stays-on-line = { $count ->
    [one] { $attackers } ataca { $square }, porque el rey seguiría en la misma línea
   *[other] { $attackers } atacan { $square }, porque el rey seguiría en la misma línea
}
protected = { $piece } tiene la protección de: { $attackers }
kings-touch = { $count ->
    [one] dos reyes no pueden estar nunca juntos, y { $attackers } ataca { $square }
   *[other] dos reyes no pueden estar nunca juntos, y { $attackers } atacan { $square }
}
answer-check-first = primero hay que responder al jaque

## The answers to a check.

king-in-check = El rey de { $square } está en jaque por { $attackers }.
in-double-check = El rey de { $square } está en jaque por { $attackers }, un jaque doble al que solo puede responder el rey.
in-double-check-mated = El rey de { $square } está en jaque por { $attackers }, un jaque doble al que solo podría responder el rey
capture-attacker = Capturar al atacante: { $moves }.
interpose = Interponer: { $moves }.
move-the-king = Mover el rey: a { $squares }.
king-cannot-go = El rey no tiene casilla adonde ir.
no-capture-possible = Sin captura: nada puede capturar { $attackers }.
nothing-fits = Sin interposición: nada cabe entre el rey y { $attacker }.
leap-not-blocked = Sin interposición: el salto de un caballo no se puede bloquear.
nothing-can-go = Sin interposición: nada puede ir a { $squares }.
no-capture = Sin captura: { $clauses }.
no-interposition = Sin interposición: { $clauses }.
no-flight = Sin huida: { $clauses }.
no-sentence-of-its-own = { $move } no tiene frase propia
guards = { $attacker } ataca { $squares }
own-pieces-stand = { $count ->
    [one] una pieza propia está en { $squares }
   *[other] hay piezas propias en { $squares }
}

## The titles of notations, by their tags.

title-short = Algebraica corta
title-descriptive = Descriptiva inglesa
title-long = Algebraica larga
title-minimal = Muy corta
title-figurine = Figurines
title-uci = Coordenadas (UCI)
title-iccf = Numérica ICCF
title-smith = Smith
title-gringmuth = Código de Gringmuth
title-uedemann = Código de Uedemann
title-alexandre = De Alexandre
title-selenus = Números de Selenus
title-braille = Braille
title-braille-ascii = Braille para impresoras
title-german-braille = Braille, letras alemanas
title-german-braille-ascii = Braille para impresoras, letras alemanas
title-reversible = Reversible
title-meyer = Universal de Meyer
title-stamma = De Stamma
title-classic = Descriptiva, el jaque distingue
title-descriptive-kt = Descriptiva con Kt
title-descriptive-spaced = Descriptiva, espaciada
title-descriptive-to = Descriptiva, Kt to KB3
title-descriptive-staunton = Descriptiva, de Staunton
title-descriptive-guthrie = Descriptiva, C para la torre
title-classic-kt = Descriptiva con Kt, el jaque distingue
title-german-print = Imprenta alemana, desde 1843
title-german-print-short = Imprenta alemana, 1900 a 1940
title-murray = De Murray
title-uchess = Tres símbolos
title-chess99 = Chess 99
short-in-letters = Corta, { $language }
long-in-letters = Larga, { $language }
descriptive-in = Descriptiva, { $language }
algebraic-in = Algebraica, { $language }
spoken-in = Hablada, { $language }

## Faults of a score or a position.

fault-at = Línea { $line }, columna { $column }: { $fault }
fault-no-move = { $move } no es una jugada.
fault-untrue = { $move }: «{ $mark }» no es cierto en esta jugada.
correct-for-game = Corríjala para que se lea el resto de la partida.
correct-for-variation = Corríjala para que se lea el resto de la variante.
fault-unclosed-comment = A este comentario le falta la llave final «{"}"}». Todo lo que hay hasta la partida siguiente queda como su texto.
fault-unopened-comment = Esta «{"}"}» no cierra ningún comentario; quítela o abra el comentario con «{"{"}».
fault-unclosed-variation = A esta variante le falta el paréntesis final «)» antes del fin de la partida.
fault-unopened-variation = Este «)» no cierra ninguna variante; quítelo o abra la variante con «(».
fault-lone-variation = Antes de esta variante no hay jugada a la que sustituya; póngala después de esa jugada.
fault-glyph = «{ $sign }» no es un signo: detrás de «$» va un número de 0 a 255.
fault-lone-glyph = Antes de este signo no hay jugada; póngalo después de la suya.
fault-other-game = Este texto no es una partida de ajedrez: sus primeras jugadas no se pueden jugar.
fault-other-game-tags = El texto bajo estas etiquetas no es una partida de ajedrez: sus primeras jugadas no se pueden jugar.
fault-too-long = Una partida puede tener como mucho 1 000 000 de jugadas, con sus variantes. El resto de la línea queda como texto.
fault-tag = Esta etiqueta no tiene la forma [Nombre "valor"]: le falta { $lacks }. No se tiene en cuenta.
tag-lacks-name = un nombre
tag-lacks-value = un valor entre comillas
tag-lacks-bracket = «]» detrás del valor
tag-lacks-quote = una comilla y «]» detrás del valor
fault-inner-quote = Una comilla dentro de un valor se escribe \"; aquí se conserva.
fault-fen = { $fault } Las jugadas de la partida quedan como texto hasta que se corrija su etiqueta FEN.
fault-variant = La variante «{ $variant }» se lee con las reglas del ajedrez ortodoxo.
fault-result = La etiqueta Result dice «{ $tag }» y las jugadas acaban con { $result }; se conservan los dos.
fault-angle = «{ $text }» no es parte de una partida y no se tiene en cuenta.
fen-pieces = piezas
fen-side = bando que juega
fen-castling = enroque
fen-en-passant = al paso
fen-halfmove = medias jugadas
fen-fullmove = número de jugada
fen-fault = Campo «{ $field }»: { $fault }
fen-missing = aquí no hay nada. Escriba { $expected }.
fen-found = en lugar de «{ $found }» va { $expected }.
fen-rank-length = la fila { $rank } tiene { $squares ->
    [one] 1 casilla
   *[other] { $squares } casillas
} en lugar de { $expected }.
fen-rank-count = hay { $ranks ->
    [one] 1 fila
   *[other] { $ranks } filas
} en lugar de { $expected }, con «/» entre ellas.
fen-no-rook = «{ $letter }» da derecho a enrocar, pero el rey y la torre no están en sus casillas; escriba «-» si no hay ninguno.
fen-left-out = nada: una FEN tiene seis campos
fen-w-or-b = w o b
fen-no-castling = «-», porque en este juego el enroque no necesita derecho
fen-square-passed = la casilla por la que acaba de pasar un peón, o «-»
fen-square-of-rank = una casilla de la tercera o la sexta fila, o «-»
fen-plies = un número de medias jugadas, como 0
fen-number = el número de la jugada, como 1
fen-ranks = las piezas fila por fila, como rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
fen-castling-letters = letras de KQkq, de columnas (A a H, a a h), o «-»
fen-once = esta letra una sola vez
fen-piece-or-paladin = la letra de una pieza (KQRBNPA, minúscula para las negras), un número de casillas vacías o «/»
fen-piece = la letra de una pieza (KQRBNP, minúscula para las negras), un número de casillas vacías o «/»
setup-no-king = { $side ->
    [white] las blancas
   *[black] las negras
} no tienen rey y necesitan uno
setup-kings = { $side ->
    [white] las blancas
   *[black] las negras
} tienen { $count } reyes en lugar de uno
setup-pieces = { $side ->
    [white] las blancas
   *[black] las negras
} tienen { $count } piezas, más de dieciséis
setup-pawns = { $side ->
    [white] las blancas
   *[black] las negras
} tienen { $count } peones, más de ocho
setup-pawn-on-edge = en { $square } no puede haber un peón
setup-kings-touch = los reyes de { $white } y { $black } están uno junto al otro, y nunca pueden tocarse
setup-no-place = la pieza de { $square } no tiene sitio en este tablero
setup-left-in-check = { $side ->
    [white] las blancas
   *[black] las negras
} acaban de jugar y están en jaque; quizá juegue el otro bando
setup-too-many-checks = ninguna jugada puede dar jaque con tantas piezas
setup-castling = { $side ->
    [white] las blancas
   *[black] las negras
} no pueden tener este derecho a enrocar ({ $wing }): el rey y la torre no están en sus casillas
setup-en-passant = ningún peón puede acabar de pasar por { $square }
no-pass-in-diagram = En un diagrama puede jugar cualquiera de los bandos, así que nadie tiene que pasar.
no-pass-in-check = { $side ->
    [white] Las blancas están en jaque y no pueden pasar.
   *[black] Las negras están en jaque y no pueden pasar.
}
no-pass-without-king = { $side ->
    [white] El rey blanco ha sido capturado.
   *[black] El rey negro ha sido capturado.
}
link-foreign = La dirección termina en «#{ $begin }», que no es una partida. Un enlace hecho con «Exportar» empieza ahí con «#g1=».
link-newer = Este enlace lo hizo una versión más nueva. Recargue la página para tenerla y abra el enlace otra vez.
link-unreadable = La partida de este enlace no se puede leer: el enlace cambió por el camino. Pídalo otra vez.
link-too-long = Este enlace es demasiado largo para leerlo. Pida la partida como archivo PGN.
link-empty = En este enlace no hay ninguna jugada: se cortó por el camino. Pídalo otra vez.
printed-quoted-no-square = «{ $found }» no tiene casilla.
printed-quoted-unknown = «{ $found }» no es ni una pieza ni una casilla.
printed-quoted-two-squares = «{ $found }» no es una sola casilla. Escriba ante la columna el lado del rey o de la dama, como KR2.
printed-in-rank = En la fila { $rank }, «{ $found }» no es ni una pieza ni casillas vacías.
printed-rank-length = La fila { $rank } tiene { $squares ->
    [one] 1 casilla
   *[other] { $squares } casillas
} en lugar de 8.
printed-rank-count = Hay { $ranks ->
    [one] 1 fila
   *[other] { $ranks } filas
} en lugar de 8.
printed-two-men = En { $square } hay dos piezas.
printed-kings = { $side ->
    [white] Las blancas
   *[black] Las negras
} tienen { $count } reyes: { $squares }.
printed-knight = Si el de { $squares } es un caballo (Kt), la posición se puede jugar.
printed-miscounted = Aquí tendría que haber { $printed } piezas, y hay { $listed } en la lista.
printed-unclear-man = No está claro qué pieza hay en { $square }. Escriba su letra ante la casilla.
printed-letters = Las letras pueden ser de dos idiomas ({ $language }; { $other }) y significarían piezas distintas.
printed-sides = Las letras de las columnas y los números de las filas son de lados distintos del tablero.
printed-numbered = La fila en el lugar de la { $rank } lleva el número { $number }.
printed-second = Este es un segundo diagrama.
printed-white-assumed = Juegan las blancas, ya que nada dice otra cosa.
printed-black-in-check = Juegan las negras, que están en jaque.
printed-from-black = Las piezas negras se cuentan desde el lado de las negras, aunque también es posible el de las blancas.
is-a-diagram = Esto es un diagrama y no una partida: { $why }.

## Languages, as they are named in the titles of notations.

language-english = inglés
language-german = alemán
language-french = francés
language-spanish = español
language-portuguese = portugués
language-italian = italiano
language-dutch = neerlandés
language-russian = ruso
language-polish = polaco
language-czech = checo
language-hungarian = húngaro
language-romanian = rumano
language-finnish = finés
language-icelandic = islandés
language-estonian = estonio
language-lithuanian = lituano
language-bulgarian = búlgaro
language-ukrainian = ucraniano
language-belarusian = bielorruso
language-esperanto = esperanto
language-albanian = albanés
language-greek = griego
language-turkish = turco
language-azerbaijani = azerí
language-arabic = árabe
language-hindi = hindi
language-indonesian = indonesio
language-vietnamese = vietnamita
language-german-or-scandinavian = alemán o escandinavo
language-spanish-or-italian = español o italiano
language-spanish-or-catalan = español o catalán
language-spanish-catalan-or-italian = español, catalán o italiano
language-czech-or-slovak = checo o eslovaco
language-finnish-or-afrikaans = finés o afrikáans

## The groups of notations.

group-algebraic = Algebraica
group-letters = Algebraica con otras letras
group-descriptive = Descriptiva
group-past = Algebraica de antaño
group-post = Por correo, telégrafo y ordenador
group-touch = Para el tacto y la voz
group-games = De otros juegos

## Glyphs by their meaning.

glyph-good-move = Buena jugada
glyph-mistake = Error
glyph-brilliant-move = Jugada brillante
glyph-blunder = Error grave
glyph-interesting-move = Jugada interesante
glyph-dubious-move = Jugada dudosa
glyph-only-move = Única jugada
glyph-even-position = Posición igualada
glyph-unclear-position = Posición incierta
glyph-white-is-slightly-better = Las blancas están algo mejor
glyph-black-is-slightly-better = Las negras están algo mejor
glyph-white-is-better = Las blancas están mejor
glyph-black-is-better = Las negras están mejor
glyph-white-is-winning = Las blancas están ganadas
glyph-black-is-winning = Las negras están ganadas
glyph-zugzwang = Zugzwang
glyph-lead-in-development = Ventaja de desarrollo
glyph-initiative = Iniciativa
glyph-attack = Ataque
glyph-compensation-for-material = Compensación por el material
glyph-counterplay = Contrajuego
glyph-time-trouble = Apuros de tiempo
glyph-novelty = Novedad

## Why a text is no legal move. Clauses without a full stop.

any-piece = pieza
king-cannot = El rey no puede { $deed }
piece-cannot = { $piece ->
    [queen] La { $piece } de { $square } no puede { $deed }
    [rook] La { $piece } de { $square } no puede { $deed }
   *[other] El { $piece } de { $square } no puede { $deed }
}
none-can = { $piece ->
    [queen] Ninguna { $piece }{ $place } puede { $deed }
    [rook] Ninguna { $piece }{ $place } puede { $deed }
    [piece] Ninguna { $piece }{ $place } puede { $deed }
   *[other] Ningún { $piece }{ $place } puede { $deed }
}
reach = llegar a { $place }
take-piece = { $piece ->
    [queen] capturar una { $piece }{ $place }
    [rook] capturar una { $piece }{ $place }
   *[other] capturar un { $piece }{ $place }
}
take-anything = capturar nada{ $place }
go-so-far = avanzar tantas casillas
takes-nothing = No hay nada que capturar en { $place }. Quite «{ $sign }» para { $moves }
on-neither-side = De ninguna pieza así ({ $piece }) del tablero se sabe que empezara la partida en ese flanco; nombre su casilla ({ $piece })
none-can-go = { $piece ->
    [queen] Ninguna { $piece } puede ir de { $square } a { $place }
    [rook] Ninguna { $piece } puede ir de { $square } a { $place }
   *[other] Ningún { $piece } puede ir de { $square } a { $place }
}
written-with-sign = Esto es una captura y se escribe con x: { $moves }
fits-no-move = «{ $part }» no corresponde a ninguna jugada
no-pawn-becomes = Ningún peón puede convertirse en { $piece } con esta jugada
no-castling-with = El rey no puede enrocar allí con: { $piece }
no-partner-on = El rey no puede enrocar con una pieza en { $place }
pawn-must-become = Un peón tiene que coronar allí
write-castling = Esa jugada es un enroque; escriba O-O u O-O-O
no-en-passant = Ningún peón se puede capturar al paso
write-en-passant = Ese peón se captura al paso; escriba e.p.
no-such-move = Ninguna jugada así corresponde a «{ $part }»
cannot-castle-now = { $side ->
    [white] Las blancas no pueden enrocar ahora
   *[black] Las negras no pueden enrocar ahora
}
king-has-no-move = { $side ->
    [white] El rey blanco no tiene jugada legal
   *[black] El rey negro no tiene jugada legal
}
has-none = { $side ->
    [white] Las blancas no tienen ninguna pieza así que pueda mover: { $piece }{ $place }
   *[black] Las negras no tienen ninguna pieza así que pueda mover: { $piece }{ $place }
}
is-pinned = la pieza de { $square } ({ $piece }) está clavada por { $attacker }
king-would-stay = el rey de { $square } seguiría en jaque por { $attacker }
and-also = { ", y " }
colon = { ": " }

## What is missing in a text that is no move.

expected-move = una jugada
expected-file = una columna de la a a la h
expected-rank = una fila del 1 al 8
expected-file-of-nine = una columna de la a a la i
expected-rank-of-nine = una fila del 1 al 9
expected-square = una casilla como e4
expected-figures = una casilla con dos cifras del 1 al 8 (como 54)
expected-number = el número de una casilla, del 1 al 64 (como 28)
expected-dash = un guion y el número de la otra casilla
expected-home-letter = la letra de una pieza del tablero, de la A a la H según la columna en que empezó, o p
expected-letters = una casilla con dos letras (como go)
expected-file-or-square = una columna o una casilla
expected-spaced-square = un espacio y una casilla
expected-moves-or-takes = un guion o una x
expected-descriptive-square = una casilla como KB3
expected-continental-square = una casilla como 4R
expected-short-square = una casilla como K4
expected-three-symbols = el último de los tres símbolos
expected-victim = la pieza capturada (como P o QN)
expected-promotion = en qué se convierte el peón (Q, R, B o N)
expected-promotion-of-nine = en qué se convierte el peón (B o N)
expected-partner = la pieza con que enroca el rey (Q, P, R, B o N)
expected-closing-bracket = un paréntesis de cierre
expected-castling = O-O u O-O-O
expected-pawn-file = la columna de que venía el peón, como en exd5
expected-end = el final de la jugada
no-move-begins = ninguna jugada empieza con «{ $found }»
should-end = la jugada debería terminar, pero sigue «{ $found }»
should-end-after = la jugada debería terminar después de «{ $after }», pero sigue «{ $found }»
fourth-symbol = «{ $found }» después de «{ $after }» es un cuarto símbolo, y U-chess permite tres
missing-before = antes de «{ $found }» falta: { $expected }
should-be = en lugar de «{ $found }» se espera: { $expected }
should-be-after = en lugar de «{ $found }», después de «{ $after }» se espera: { $expected }
file-without-rank = «{ $after }» tiene una columna, pero falta: { $expected }
is-missing = falta: { $expected }
is-missing-after = después de «{ $after }» falta: { $expected }
no-move-at-all = «{ $text }» no es una jugada.

## What is open after the beginning of a move.

rest-is-missing = Falta el resto de { $name }.
as-in = , como en { $names }
namely = : { $names }
which-side-castles = ¿A qué lado enroca el rey{ $names }?
what-pawn-becomes = ¿En qué se convierte el peón{ $names }?
how-it-goes-on = ¿Cómo sigue la jugada{ $names }?
what-it-takes = { $piece ->
    [queen] ¿Qué captura la { $piece }{ $names }?
    [rook] ¿Qué captura la { $piece }{ $names }?
   *[other] ¿Qué captura el { $piece }{ $names }?
}
where-it-goes = { $piece ->
    [queen] ¿Adónde va la { $piece } de { $square }{ $names }?
    [rook] ¿Adónde va la { $piece } de { $square }{ $names }?
   *[other] ¿Adónde va el { $piece } de { $square }{ $names }?
}
which-square-it-goes-to = { $piece ->
    [queen] ¿A qué casilla va la { $piece }{ $names }?
    [rook] ¿A qué casilla va la { $piece }{ $names }?
   *[other] ¿A qué casilla va el { $piece }{ $names }?
}

## Files that are not opened: what they are. Each with its article, behind “this is”.

file-djvu = un archivo DjVu
file-rtf = un documento RTF
file-old-word = un documento antiguo de Word
file-postscript = un archivo PostScript
file-gzip = un archivo comprimido gzip
file-bzip2 = un archivo comprimido bzip2
file-zstandard = un archivo comprimido Zstandard
file-xz = un archivo comprimido xz
file-rar = un archivo comprimido RAR
file-7-zip = un archivo comprimido 7-Zip
file-lit = un libro LIT
file-program = un programa
file-sound = un sonido
file-film = una película
file-film-or-sound = una película o un sonido
file-database = una base de datos
file-photoshop = una imagen de Photoshop
file-bmp = una imagen BMP
file-heic = una foto HEIC
file-avif = una imagen AVIF
file-tar = un archivo tar
file-word = un documento de Word
file-excel = un libro de Excel
file-powerpoint = una presentación de PowerPoint
file-open-text = un texto OpenDocument
file-open-document = un archivo OpenDocument
file-kindle = un libro de Mobipocket o Kindle
file-no-text = un archivo de bytes que no son texto

## Why a file is not opened, or not all of it. Clauses without a full stop; most follow “The file … cannot be opened:”.

foreign-picture = esto es { $kind } y no se puede leer aquí; guárdela como JPEG o PNG y abra ese archivo
foreign-file = esto es { $kind } y no se puede leer aquí; se pueden abrir texto, HTML, EPUB y PDF
file-locked = está protegido con una contraseña; guárdelo sin ella y abra ese archivo
file-protected = su texto está cifrado (DRM), y solo los programas de la tienda pueden leerlo
no-epub-in-archive = es un archivo comprimido sin un libro EPUB; descomprímalo y abra sus archivos
file-damaged = este { $kind } está cortado o dañado; descárguelo otra vez o pida otra copia
picture-damaged = esta imagen está cortada o dañada; descárguela otra vez o pida otra copia
file-too-large = descomprimido es demasiado grande para un libro
only-pictures = { $pages ->
    [one] su página es una imagen sin texto
   *[other] { $pages } de { $pages } páginas son imágenes sin texto
}
no-text-in-it = no contiene texto
its-letters-are-small = sus letras pequeñas tienen unos { $pixels } píxeles de alto, y hacen falta { $wanted }; escanéelo a 300 puntos por pulgada o fotografíelo desde más cerca
no-letters-in-pictures = { $pages ->
    [one] no se reconoció ninguna letra en la imagen; póngala derecha, o tómela otra vez desde más cerca y con más luz
   *[other] no se reconoció ninguna letra en las imágenes de { $pages } páginas; póngalas derechas, o tómelas otra vez desde más cerca y con más luz
}
picture-not-yet-recognised = esto es una imagen; no tiene texto hasta que se reconozcan sus letras
too-many-pixels = esta imagen tiene { $millions } millones de píxeles; se leen como mucho { $most } millones, y menos con mucha profundidad de color; guárdela más pequeña y abra ese archivo
packed-damaged = está cortado o dañado; descárguelo otra vez o pida otra copia
packed-split = es una parte de un archivo comprimido que se dividió; una las partes con el programa que lo dividió
packed-locked = { $file }, que está dentro, está protegido con una contraseña; descomprímalo con la contraseña y ábralo aparte
packed-otherwise = { $file }, que está dentro, está comprimido de una manera que aquí no se lee; descomprímalo y ábralo aparte
no-recogniser = la parte del programa que reconoce letras no llegó o no funciona en este navegador; compruebe la conexión e inténtelo otra vez
recogniser-failed = la parte del programa que reconoce letras falló en la página { $page }; inténtelo otra vez, y después con una imagen más pequeña de ella
this-file-unreadable = el archivo { $file } no se pudo leer

## What the text of a file lacks.

not-in-the-text = No está en el texto: { $what }.
look-twice = Mire dos veces: { $what }.
pictures-kept-nowhere = El navegador no guardó las imágenes, así que el texto está solo.
pages-named = { $count ->
    [one] página { $pages }
   *[other] páginas { $pages }
}
pages-and-more = { $pages } y más
pages-are-pictures = { $count ->
    [one] { $count } de { $of } páginas es una imagen sin texto: { $pages }
   *[other] { $count } de { $of } páginas son imágenes sin texto: { $pages }
}
pictures-left-out = { $count ->
    [one] una imagen
   *[other] { $count } imágenes
}
diagrams-left-out = { $count ->
    [one] un diagrama ({ $where })
   *[other] { $count } diagramas ({ $where })
}
small-letters = las letras pequeñas tienen unos { $pixels } píxeles de alto ({ $where }), y hacen falta { $wanted }, así que muchas se reconocieron con duda
unsure-words = apenas se reconoció con certeza una palabra ({ $where }); compruebe si la imagen es nítida y está derecha
letters-not-recognised = las letras de las imágenes no se reconocen: { $why }
letters-not-identified = { $count ->
    [one] { $count } letra no se pudo identificar y aparece como { $sign }: { $where }
   *[other] { $count } letras no se pudieron identificar y aparecen como { $sign }: { $where }
}
pages-unreadable = lo que no se pudo leer ({ $where })
fault-of-file = { $file }: { $why }
no-letters-on-pages = ninguna letra reconocida: { $where } de { $of }
part-missing = la parte { $part } no está en el archivo
part-encrypted = la parte { $part } está cifrada
part-is-damaged = la parte { $part } está dañada
part-compressed = la parte { $part } está comprimida de una manera que aquí no se lee
part-too-large = la parte { $part } es demasiado grande

## Doubts about the moves of an old book.

as-printed = { $number } «{ $print }»
moves-and-more = { $moves } y { $count } más
moves-or-more = { $moves } o { $count } más
doubt-skipped = «{ $print }» se omite y queda como comentario: la partida no podría seguir con ella.
doubt-stop = { $print } no se pudo leer{ $more ->
    [0] { "" }
    [1] , ni la jugada siguiente
   *[other] , ni las { $more } jugadas siguientes
}: { $why }.
stop-no-move = ninguna jugada legal encaja, y no se encontró ninguna corrección con la que la partida siga
stop-over = la partida termina antes
moves-missing-before = antes faltan jugadas
stop-spent = antes hubo que corregir demasiado, así que aquí no se buscó ninguna corrección
doubt-number = { $print } se lee como { $move }, pero su número sugiere que antes faltan jugadas.
doubt-nearby = { $print } se lee como { $move }, pero un error cercano puede estar en realidad aquí.
doubt-open = { $print } podría ser { $move } o { $others }, y ninguna jugada posterior dice cuál. Se muestra { $move }.
may-be-misprint = Puede ser una errata por { $moves }.
doubt-unprinted = { $number } no está impresa. Se añade { $move }{ $count ->
    [0] { "" }
    [1] , y entonces se puede jugar la jugada siguiente
   *[other] , y entonces se pueden jugar las { $count } jugadas siguientes
}.
doubt-playable = { $print } se puede jugar, pero entonces una jugada posterior no. { $move } se parece a lo impreso{ $count ->
    [0] { "" }
    [1] , y entonces se puede jugar la jugada siguiente
   *[other] , y entonces se pueden jugar las { $count } jugadas siguientes
}.
doubt-not-legal = { $print } no es aquí una jugada legal. { $move } es lo más parecido a lo impreso{ $count ->
    [0] { "" }
    [1] , y entonces se puede jugar la jugada siguiente
   *[other] , y entonces se pueden jugar las { $count } jugadas siguientes
}.
also-possible = También es posible: { $moves }.
doubt-false-mark = { $print } lleva un signo que no es cierto de { $move }.
doubt-no-check = { $print } no está marcada como jaque, pero { $move } da jaque.
doubt-no-passing = { $print } no está marcada «e.p.», pero { $move } captura al paso.
doubt-label = { $print }: el nombre dice dónde está la pieza, no dónde empezó la partida.

## How the moves of an old book were read.

chosen-unprinted = { $number } no está impresa. Se añade { $move }, como usted eligió.
chosen-reading = { $print } se lee como { $move }, como usted eligió.
settled-by-mark = { $print } podría ser también { $moves }. El signo de jaque, o su falta, lo decide.
settled-by-label = { $print } podría ser también { $moves }. El nombre dice dónde empezó la pieza la partida.
settled-by-later = { $print } podría ser también { $moves }, pero las jugadas que siguen no encajan.
print-cleaned = { $print }: un carácter se pasó por alto o se tomó por otro.
print-other-number = { $print }: está impreso otro número.
fate-chosen = elegida
fate-equally-good = igual de buena
fate-mark = no como está marcada
fate-label = no como está nombrada
fate-later = una jugada posterior no encaja
fate-print = no como está impresa
fate-goes-on = { $count ->
    [1] { $fate }; encaja la jugada siguiente
   *[other] { $fate }; encajan las { $count } jugadas siguientes
}

## Comments that a book's doubts leave in its games.

comment-not-understood = no entendido desde aquí: { $text }
comment-unprinted = no impresa; se añade { $move }
comment-unprinted-or = no impresa; se añade { $move } (o { $others })
comment-not-legal = impreso «{ $print }», que no es legal; leído como { $move }
comment-not-legal-or = impreso «{ $print }», que no es legal; leído como { $move } (o { $others })
comment-could-be = impreso «{ $print }»: { $move } o { $others }

## What was read of a book, and what was not.

given-up-line = Línea { $line }, «{ $print }»: { $why }.
given-up-no-start = no empieza con una primera jugada, y aquí no hay ninguna partida en curso
given-up-unlent = sus primeras jugadas son las de otra partida, que no se encuentra en este texto
given-up-too-short = demasiado pocas jugadas para ser una partida
given-up-other-game = solo nombra casillas, y no son jugadas de peón; quizá sea otro juego
given-up-diagram = no se puede jugar desde el comienzo de una partida; quizá empiece en un diagrama
pgn-in-book = Línea { $line }: aquí hay una partida en PGN; péguela sola para abrirla.
no-page-either = Tampoco es una página de un libro.
book-read = { $games ->
    [one] Una partida leída; { $doubts }.
   *[other] { $games } partidas leídas; { $doubts }.
}
no-move-is-doubtful = ninguna jugada es dudosa
moves-are-doubtful = { $count ->
    [one] una jugada es dudosa
   *[other] { $count } jugadas son dudosas
}
moves-are-unprinted = { $count ->
    [one] una jugada no está impresa
   *[other] { $count } jugadas no están impresas
}
moves-are-left-out = { $count ->
    [one] se omite una jugada impresa
   *[other] se omiten { $count } jugadas impresas
}
games-are-incomplete = { $count ->
    [one] una partida está incompleta
   *[other] { $count } partidas están incompletas
}
passages-are-unread = { $count ->
    [one] un pasaje no se pudo leer
   *[other] { $count } pasajes no se pudieron leer
}
line-of-title = { $title } (línea { $line })
found-language = { $language } (automático)
find-language = Automático

## Files of games: what was not read, made or kept.

files-and-more = { $more ->
    [one] { $file } y otro archivo
   *[other] { $file } y { $more } archivos más
}
games-of = { $games ->
    [one] { $games } partida de { $library }
   *[other] { $games } partidas de { $library }
}
library-too-large = El archivo es demasiado grande para leerlo aquí.
file-cut-short = El archivo no se pudo leer hasta el final.
library-closed-early = La página se cerró mientras se leía esto, y el resto no se guardó.
library-stopped-early = La lectura se detuvo, y el resto no se guardó.
reading-stopped = La lectura se detuvo.
library-gone = Este archivo ya no está guardado en este dispositivo.
holds-no-games = no contiene partidas
files-without-games = contiene { $count } archivos sin partidas
texts-left-out = { $count ->
    [one] Se omitió un texto bajo datos: no es una partida de ajedrez, porque sus primeras jugadas no se pueden jugar.
   *[other] Se omitieron { $count } textos bajo datos: no son partidas de ajedrez, porque sus primeras jugadas no se pueden jugar.
}
read-as-windows = Una parte no está en UTF-8 y se leyó como Windows-1252.
add-after-stop = La lectura se detuvo. Abra esta colección otra vez (Abrir, Partidas guardadas) y deje que se lea entera antes de añadirle algo.
added-elsewhere = En otra pestaña se añadió algo a esta colección. Ábrala otra vez (Abrir, Partidas guardadas) antes de añadirle algo.
no-room-for-games = Aquí no hay sitio para más partidas. No se añadió nada.
no-library-made = No se hizo ninguna colección: { $why }.
library-deleted = se ha borrado entretanto
no-room-on-device = no hay suficiente espacio en este dispositivo
browser-keeps-nothing = el navegador no deja que la página guarde nada
browser-refused = el navegador se negó ({ $error })

## The differences of two games.

starts-differ = Las partidas empiezan en posiciones distintas.
start-of-both = Comienzo
main-lines-part = Las líneas principales se separan
lines-part = Las líneas se separan
line-only-here = { $moves ->
    [one] Esta línea está solo aquí: una jugada.
   *[other] Esta línea está solo aquí: { $moves } jugadas.
}
line-only-there = { $moves ->
    [one] Esta línea está solo en la otra: una jugada.
   *[other] Esta línea está solo en la otra: { $moves } jugadas.
}
lines-in-other-order = Las líneas desde aquí están en otro orden.
after-move = Después de { $move }
before-move = Antes de { $move }
comments-of = { $place }: comentarios
glyphs-of = { $place }: signos
only-here = { $text } solo aquí.
only-there = { $text } solo en la otra.
here-and-there = { $here } aquí, { $there } en la otra.
quoted = «{ $text }»
result-none = ninguno

## What is kept on the device.

kept-damaged = No se puede mostrar todo lo guardado: { $what }. Queda aparte en Abrir, Partidas guardadas.
record-foreign = una parte no la escribió esta página
record-newer = lo escribió una versión más nueva de esta página
record-cut = falta una parte
record-altered = una parte está alterada
kept-unreadable = Texto que no se puede leer
games-and-more = { $more ->
    [one] { $game } y otra partida
   *[other] { $game } y { $more } partidas más
}

## What no longer fits in a book after a choice. Clauses without a full stop.

misfit = { $move } ya no encaja
misfits = { $count ->
    [one] { $move } y una jugada posterior ya no encajan
   *[other] { $move } y { $count } jugadas posteriores ya no encajan
}

## The words in small print under the letters that a rule has added; they should be short.

caption-file-and-rank = columna, fila
caption-file = columna
caption-rank = fila
caption-side = flanco
caption-which = cuál
caption-captor = captura
caption-captured = capturada
caption-both = ambas
caption-square = casilla
caption-mark = signo

## The page for practice: its doors, and what all kinds of practice have.

practice-lead = Lo que ha leído en las lecciones llega a ser suyo cuando lo practica.
practice-kept = Lo que hace aquí se guarda solo en este dispositivo, y nada se envía a ninguna parte.
all-practice = ‹ Toda la práctica
about-keep-score = Se juega una partida ante usted; usted la anota, y su planilla se corrige.
about-dictation = Se lee una partida en voz alta; usted mueve las piezas.
about-silent-reading = Jugadas impresas sin tablero; después diga adónde llevan.
about-by-rule = Cinco minutos de preguntas: primero viene lo que está a punto de olvidar.
about-worksheets = Diagramas con preguntas y soluciones, y planillas vacías, para imprimir y repartir.
about-two-sheets = Los dos jugadores anotaron la partida, y los dos pueden haberse equivocado: de las dos planillas se hace una partida.
about-sets = Preguntas de sus propias partidas: como enlace para alumnos, para su propia página o en papel.
learning-not-kept = Este navegador no deja que la página guarde lo que usted aprende. Se pierde al cerrar la página.
board-seen = Tablero
from-whites-side = Desde el lado de las blancas
from-blacks-side = Desde el lado de las negras
length = Longitud
any-rule = Cualquier regla
your-game = Su partida
famous-game = Una partida famosa
when-i-ask = Cuando lo pida
not-written = no anotada
another-game = Otra partida
what-to-practise = Qué practicar
times = { " " }({ $times } veces)
move-of = { $side ->
    [white] Jugada { $number } de las blancas
   *[black] Jugada { $number } de las negras
}
notation-of-other-games = «{ $notation }» es solo para: { $games }. Elija otra notación para esta partida.

## Keeping the score of a game.

keep-score-yourself = Anotar usted mismo
keep-lead = Se juega una partida ante usted, y usted la anota como ante el tablero: primero se hace la jugada, después la escribe. Al final se corrige su planilla.
no-such-game = Ninguna partida de esta longitud tiene esta regla. Elija otra longitud u otra regla.
write-in = Anotar en
judged-how = Se corrige
judged-kindly = Con amabilidad: cada jugada al momento
judged-strictly = Con rigor: solo al final
kind-sheet = corregida jugada a jugada
strict-sheet = corregida al final
next-move-comes = La jugada siguiente llega
every-seconds = Cada { $seconds } segundos
with-rule = Con la regla
any-length = Cualquier longitud
up-to-twelve = Hasta 12 jugadas
thirteen-to-twenty = De 13 a 20 jugadas
more-than-twenty = 21 jugadas o más
write-its-move = { $side ->
    [white] Anote la jugada { $number } de las blancas.
   *[black] Anote la jugada { $number } de las negras.
}
ask-for-first = Pida la primera jugada. Cuando esté hecha, anótela.
written-ask-next = Anotada. Pida la jugada siguiente.
was-last-move = Era la última jugada de la partida.
write-it = Anotar
next-move = Jugada siguiente
leave-it-next-move = Dejarla, jugada siguiente
mark-my-sheet = Corregir mi planilla
delete-last-letter = Borrar la última letra
letters-and-squares = Letras y casillas
your-sheet-marked = Su planilla, corregida
handed-sheet = Una planilla entregada
to-my-practice = A mi propia práctica
copy-result = Copiar el resultado para el profesor
slips = Errores
moves-by-rule = Jugadas por regla
practise-by-rule = Practicar por regla
sheet-not-kept = Este navegador no deja que la página guarde nada; su planilla se pierde cuando usted se va.
sheet-result-copied = Copiado. Envíelo a su profesor por cualquier medio: la dirección abre su planilla corregida.
result-not-copied = El navegador no permite copiar. Este es su resultado: { $result }
cell-of = Jugada { $number }, { $side }
cell-unwritten = { $cell }: no anotada
cell-marked = { $cell }: { $mark }
cell-marked-written = { $cell }: { $written }, { $mark }
cell-name = { $cell }, el nombre es { $name }
mark-right = correcta
mark-slip = un descuido
mark-mended = enmendada
mark-wrong = incorrecta
right-of = { $right } de { $all }

## Dictation.

dictation = Dictado
dictation-lead = Una partida se lee en voz alta, jugada a jugada, con las palabras de la notación que elija; usted hace cada jugada en el tablero. La voz es la de su navegador.
no-voice = En este dispositivo no hay voz para este idioma: { $language }. Por eso cada jugada se muestra como texto.
dictated-in = Dictado en
text-of-moves = Texto de las jugadas
text-hidden = Oculto: escuche
text-shown = Visible
next-move-is-said = La jugada siguiente se dice
as-soon-as-right = En cuanto una jugada es correcta
voice = Voz
voice-slow = Lenta
voice-usual = Normal
voice-fast = Rápida
say-again = Decirla otra vez
say-next-move = Decir la jugada siguiente
show-the-text = Mostrar el texto
listen-then-play = Escuche y haga la jugada en el tablero. R la repite.
ask-with-r = Pida la jugada siguiente con R.
dictation-over = El dictado ha terminado
not-at-once = No acertadas a la primera
hear-again = Oírlo otra vez
tries = { $tries ->
    [one] un intento
   *[other] { $tries } intentos
}
tries-with-text = { $tries ->
    [one] un intento, con el texto
   *[other] { $tries } intentos, con el texto
}
dictation-not-kept = Este navegador no deja que la página guarde nada; su dictado se pierde cuando usted se va.
voice-failed = La voz de este navegador falló; por eso cada jugada se muestra como texto.

## Silent reading.

read-silently = Leer en silencio
silent-reading-lead = Jugadas impresas sin tablero: sígalas mentalmente y diga después adónde llevan. Las jugadas son de partidas famosas.
printed-in = Impreso en
it-begins = Empieza
at-beginning-of-game = Al principio de una partida
at-position-seen = En una posición que veo antes
answered-by = Se responde
choosing-boards = Eligiendo entre cuatro tableros
playing-it = Jugando en un tablero
read-a-score = Leer unas jugadas
look-at-position = Mire esta posición. Las jugadas empiezan en ella, y el tablero se ocultará.
hide-board = Ocultar el tablero y leer
follow-the-moves = Siga las jugadas mentalmente, hasta la última.
to-four-boards = A los cuatro tableros
hide-score = Ocultar las jugadas y jugarlas
which-board = ¿Qué tablero es después de la última jugada?
play-from-memory = Haga de memoria las jugadas de ambos bandos y diga después que esta es la posición.
take-back = Retirar
this-is-it = Esta es la posición
see-score-again = Ver otra vez las jugadas
next-score = Las jugadas siguientes
end-round = Terminar la ronda
the-score = Jugadas
right-board = ✓ el tablero correcto
your-board = ✗ su elección
plies-of-each = { $plies } jugadas, { $each } de cada bando
board-letter = Tablero { $letter }
moves-played = { $moves ->
    [0] Aún no se ha hecho ninguna jugada.
    [one] Se ha hecho 1 jugada.
   *[other] Se han hecho { $moves } jugadas.
}

## Practice by rule.

by-rule-due = Por regla, cuando toca
by-rule-lead = Preguntas sobre cada regla de la notación. Una regla que conoce vuelve al cabo de días o semanas; una que falló, al cabo de un minuto. Una ronda dura unos cinco minutos, y no corre ningún reloj.
begin-round = Empezar una ronda
notations-to-practise = Notaciones para practicar
who-practises = Quién practica
nameless = Alumno
another-name = Otro nombre
rule = Regla
how-well = Estado
last-answers = Últimas respuestas
asked-again = Se pregunta otra vez
right-at-once = Acertadas a la primera
your-answer = Su respuesta
tap-a-square = Elija una casilla del tablero.
drag-the-piece = Arrastre la pieza, o elíjala y después su casilla.
next-question = Pregunta siguiente
round-over = La ronda ha terminado
what-you-practised = Lo que ha practicado
to-chart = Al cuadro
remove-learner = Quitar a { $name }
learner-removed = Se ha quitado a { $name }, con todo lo aprendido.{ " " }
question-number = Pregunta { $number }
question-of = Pregunta { $number } de { $of }
squares-of-files = Casillas de las columnas
one-notation-at-least = Se practica al menos una notación.
one-file-at-least = Se pregunta por al menos una columna.
nothing-due = No toca nada. La próxima regla toca { $when }.
rules-new = { $new ->
    [one] 1 regla es nueva.
   *[other] { $new } reglas son nuevas.
}
rules-due = { $due ->
    [one] Toca 1 regla.
   *[other] Tocan { $due } reglas.
}
rules-due-and-new = { $due ->
    [one] Toca 1 regla
   *[other] Tocan { $due } reglas
}, { $new ->
    [one] 1 regla es nueva.
   *[other] { $new } reglas son nuevas.
}

## Two score sheets of one game.

two-sheets = Dos planillas de una partida
two-sheets-lead = Escriba o pegue ambas planillas, cada una en su propia notación. También se lee una sola: se le dice desde dónde no tiene sentido y qué pudo haber sido.
first-sheet = Primera planilla
second-sheet = Segunda planilla
show-game-in = Mostrar la partida en
compare-sheets = Comparar las planillas
sheets-are-read = Se están leyendo las planillas…
no-sheet-yet = Escriba o pegue al menos una planilla.
change-sheets = Cambiar las planillas
open-the-game = Abrir la partida
side-by-side = Ambas planillas, lado a lado
where-they-differ = Dónde difieren
could-be-another = podría ser también otra jugada
no-move-on-sheets = En estas planillas no se puede leer ninguna jugada de una partida.
sheets-without-doubt = { $length }. Nada en las planillas es dudoso.
sheets-all-decided = { $places ->
    [one] { $length }. 1 pasaje no está claro, pero está decidido.
   *[other] { $length }. { $places } pasajes no están claros, pero todos están decididos.
}
sheets-left-to-you = { $length }. { $places ->
    [one] 1 pasaje no está claro
   *[other] { $places } pasajes no están claros
}, y { $open ->
    [one] 1 de ellos queda a su decisión.
   *[other] { $open } de ellos quedan a su decisión.
}
sheet-found = { $sheet }: { $notation }, { $right } de { $written } jugadas anotadas, correctas.
slips-on-sheet = { $sheet }: { $slips }

## Worksheets.

worksheets = Hojas de ejercicios
worksheets-lead = Elija qué preguntar, mire las páginas de abajo e imprímalas. Su navegador también puede guardarlas como PDF.
worksheet-kind = Tipo
notation = Notación
positions-from = Posiciones de
twenty-famous-games = veinte partidas famosas
generated-positions = posiciones generadas
other-positions = Otras posiciones
second-notation = Segunda notación
moves-with = Jugadas con
diagrams-on-page = Diagramas por página
pages = Páginas
paper = Papel
paper-letter = Carta
with-key = Con soluciones
no-second = ninguna
name = Nombre
place-played = Lugar
round-no = Ronda
board-no = Tablero
key = Soluciones
draw-the-move = Dibuje la jugada
which-piece-moves = ¿Qué pieza mueve?
what-is-wrong = ¿Qué está mal?
write-in-another = Escríbala en otra notación
asked-to-write = Escriba cada jugada como está en una planilla: { $notation }.
asked-to-draw = Dibuje cada jugada como una flecha y escriba dónde empieza y dónde termina ({ $notation }).
asked-for-piece = Escriba la casilla de la pieza que hace cada jugada ({ $notation }).
asked-to-mend = Cada nombre de la jugada de la flecha tiene un error. Escriba qué está mal y el nombre como debe ser ({ $notation }).
asked-to-translate = Cada jugada se da en una notación: { $given }. Escríbala en otra: { $notation }.
only-positions = { $count ->
    [0] No se encontró ninguna jugada así. Elija otra regla.
    [one] Solo una posición tiene aquí una jugada así.
   *[other] Solo { $count } posiciones tienen aquí una jugada así.
}

## Exercise sets.

exercise-sets = Series de ejercicios
sets-lead = Elija partidas, reglas y un tipo de pregunta. Repase las preguntas, quite lo que no convenga y repártalas como enlace, en su propia página o en papel.
own-games = Sus propias partidas
paste-games = Pegue aquí partidas, como PGN o en cualquier notación
read-these-games = Leer estas partidas
choose-games-file = Elegir un archivo…
opened-games = sus propias partidas
question-kind = Pregunta
answer-in = Respuesta en
given-in = Dada en
how-many-questions = Preguntas
rules-asked = Reglas
other-questions = Otras preguntas
copy-link-for-pupils = Copiar un enlace para alumnos
copy-html = Copiar HTML para una página
worksheet = Hoja de ejercicios
back-to-questions = ‹ Las preguntas
try-yourself = Pruébelo usted mismo
the-questions = Las preguntas
leave-out = Quitar
exchange-question = Otra
action-on-question = { $action }: { $number }
no-other-question = Aquí no hay otra pregunta de este tipo.
no-questions = Aún no hay ninguna pregunta que repartir.
exercises = Ejercicios
hand-in = Entregar
leave-it-next-question = Dejarla, pregunta siguiente
your-result = Su resultado
handed-result = Un resultado entregado
do-again = Hacerlo otra vez
right-answer = Respuesta:{ " " }
set-result-copied = Copiado. Envíelo a su profesor por cualquier medio: la dirección abre cada una de sus respuestas.
play-the-move = Haga la jugada
only-questions = { $count ->
    [0] No se encontró ninguna pregunta así. Elija otras reglas, otro tipo u otras partidas.
    [one] Solo se encontró una pregunta así.
   *[other] Solo se encontraron { $count } preguntas así.
}
set-link-copied = Copiado. Quien abre el enlace hace estos ejercicios; nada se envía a ninguna parte.
set-link-long = Copiado. El enlace tiene { $letters } letras, y algunos programas de correo cortan los enlaces de más de 2000: abra el suyo una vez desde donde lo ponga.
copy-yourself = El navegador no permite copiar. Copie esto usted mismo: { $text }
html-cannot-ask = Un tablero en una página solo pide escribir la jugada o decir qué pieza mueve. Elija uno de estos tipos.
html-copied = { $boards ->
    [one] Copiado: un tablero con una pregunta.
   *[other] Copiados: { $boards } tableros, cada uno con una pregunta.
}
html-left-out = { " " }{ $count ->
    [one] 1 pregunta queda fuera, porque un tablero en una página no puede hacerla.
   *[other] { $count } preguntas quedan fuera, porque un tablero en una página no puede hacerlas.
}
hints-taken = { " " }· { $hints ->
    [one] 1 pista
   *[other] { $hints } pistas
}
answer-at-once = correcta
answer-with-hint = con una pista
answer-after-slip = tras un error
answer-missed = no acertada
games-file-unreadable = El archivo no se puede leer. Elíjalo otra vez o pegue sus partidas.
no-games-handed = Las partidas no han llegado, porque este navegador no guarda nada para la página. Guárdelas como PGN y abra el archivo aquí.

## What can be practised, and rules of a move besides those of its name.

rule-capture = Captura
rule-en-passant = Al paso
rule-promotion = Coronación
rule-check = Jaque
rule-mate = Mate
rule-pinned-rival = Otra pieza, clavada
topic-find-square = Encontrar una casilla
topic-name-square = Nombrar una casilla
topic-capture = Una pieza captura
topic-pawn-capture = Un peón captura
topic-pinned = Otra pieza que está clavada
topic-black-count = Filas contadas desde las negras
known-new = aún no preguntada
known-learning = en aprendizaje
known-forgotten = se aprende de nuevo
known = sabida
known-well = bien sabida
due-now = ahora
in-minutes = { $minutes ->
    [one] dentro de un minuto
   *[other] dentro de { $minutes } minutos
}
in-hours = { $hours ->
    [one] dentro de una hora
   *[other] dentro de { $hours } horas
}
in-days = { $days ->
    [one] dentro de un día
   *[other] dentro de { $days } días
}
learner-needs-name = Escriba primero un nombre.
too-many-learners = No se guardan más de { $most } alumnos. Quite antes uno.
learning-newer = Lo aprendido lo guardó una versión posterior de esta página, y esta no puede leerlo.
learning-unreadable = Lo aprendido no se puede leer.
choices-unreadable = No se puede leer qué notaciones y casillas practica alguien. Elíjalas otra vez.
learning-lost = { $lost ->
    [one] Una regla de lo aprendido no se puede leer y se pregunta de nuevo.
   *[other] { $lost } líneas de lo aprendido no se pueden leer; sus reglas se preguntan de nuevo.
}
round-time-over = Han pasado los cinco minutos.
round-nothing-due = Ya no toca nada más.
round-no-question = No se encontró otra pregunta.
round-one-at-once = { $why } Se respondió una pregunta, a la primera.
round-one-with-help = { $why } Se respondió una pregunta, con ayuda.
round-answered = { $why } Se respondieron { $count } preguntas, { $once } de ellas a la primera.

## Practice by rule: a damaged name, and the squares.

mend-file-missing = Falta la columna.
mend-rank-missing = Falta la fila.
mend-side-missing = Falta el flanco de la casilla.
mend-letter-missing = Falta la letra de la pieza.
mend-promotion-missing = Falta en qué se convierte el peón.
mend-file-needless = La columna no hace falta.
mend-rank-needless = La fila no hace falta.
mend-nothing-taken = No se captura nada.
mend-letter-of-another = Es la letra de otra pieza.
mend-other-side = Es el otro flanco.
mend-other-promotion = El peón se convierte en otra pieza.
mend-other-castling = El rey se enroca por el otro lado.
mend-rank-for-file = La fila está donde debería estar la columna.
mend-rank-before-file = La fila está antes que la columna.
mend-wrong-count = La fila está contada desde el lado equivocado.
mend-which-moves = No se dice qué pieza de su clase mueve.
mend-which-taken = No se dice qué pieza de su clase se captura.
mend-square-missing = Falta la casilla que deja la pieza.
mend-another-taken = Se captura otra pieza.
mend-kings-move = El enroque está escrito como jugada del rey.
mend-right = Correcto.{ " " }
mend-not-it = No es eso.{ " " }
mend-which = { $side ->
    [white] Las blancas juegan
   *[black] Las negras juegan
}: { $move }. Alguien escribió ({ $notation }) «{ $text }». ¿Qué está mal?
translate-move = { $side ->
    [white] Las blancas juegan
   *[black] Las negras juegan
} { $move } ({ $given }). Escriba la jugada en esta notación: { $notation }.
name-marked-square = Nombre la casilla marcada.
name-marked-square-as = { $side ->
    [white] Nombre la casilla marcada, como cuentan las blancas.
   *[black] Nombre la casilla marcada, como cuentan las negras.
}
find-square = Encuentre { $name }.
find-square-as = { $side ->
    [white] Encuentre { $name }, como cuentan las blancas.
   *[black] Encuentre { $name }, como cuentan las negras.
}
no-name-of-square = No es el nombre de una casilla, como { $name }.
right-square = Correcto: { $name }.
another-square = Esa es { $name }, otra casilla.

## Questions of a quiz.

quiz-no-moves = No hay ninguna jugada que preguntar: la línea termina donde empieza el ejercicio. Añada jugadas después.
quiz-other-games = «{ $notation }» es solo para: { $games }. Elija otra notación para este ejercicio.
quiz-find = { $side ->
    [white] Juegan las blancas. Haga la jugada correcta.
   *[black] Juegan las negras. Haga la jugada correcta.
}
quiz-write = { $side ->
    [white] Jugada de las blancas: { $move }. Escríbala en esta notación: { $notation }.
   *[black] Jugada de las negras: { $move }. Escríbala en esta notación: { $notation }.
}
quiz-whose = { $side ->
    [white] Las blancas juegan { $name }. ¿Qué pieza mueve? Elija su casilla.
   *[black] Las negras juegan { $name }. ¿Qué pieza mueve? Elija su casilla.
}
quiz-play = { $side ->
    [white] Las blancas juegan { $name }. Haga la jugada en el tablero.
   *[black] Las negras juegan { $name }. Haga la jugada en el tablero.
}
quiz-count = Pregunta { $number } de { $of }.{ " " }
quiz-solved-one = Resuelto, con { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
} y { $hints ->
    [one] 1 pista
   *[other] { $hints } pistas
}.
quiz-solved = Todo resuelto, con { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
} y { $hints ->
    [one] 1 pista
   *[other] { $hints } pistas
}.
quiz-all-answered = Todas las preguntas están respondidas.

## Hints of a quiz.

hint-moves = { $piece ->
    [queen] Mueve la { $piece }
    [rook] Mueve la { $piece }
   *[other] Mueve el { $piece }
} de { $square }.
hint-kind = { $piece ->
    [king] Mueve el rey.
    [queen] Mueve una dama.
    [rook] Mueve una torre.
   *[other] Mueve un { $piece }.
}
hint-castles = El rey se enroca.
hint-takes = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] El { $piece }
} captura en { $square }.
hint-goes = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] El { $piece }
} va a { $square }.
hint-it-is = Es { $piece }.
hint-rule = La regla de este nombre: { $rule }.
hint-begins = El nombre tiene { $count } caracteres y empieza con «{ $letter }».
hint-written = Se escribe «{ $name }»: { $move }.

## A quiz: answers that are not complete yet.

type-move-first = Escriba primero una jugada.
answer-in-writing = Responda escribiendo el nombre de la jugada.
answer-by-playing = Responda haciendo la jugada en el tablero.
answer-by-square = Responda con la casilla de la pieza, como e4.
which-of-these = ¿Cuál de estas jugadas quiere decir?
which-one = { " " }¿Cuál quiere decir?
which-one-file = { " " }¿Cuál quiere decir? Nombre la columna que deja la pieza.
which-one-rank = { " " }¿Cuál quiere decir? Nombre la fila que deja la pieza.
which-one-side = { " " }¿Cuál quiere decir? Diga en qué flanco.
which-one-taken = { " " }¿Cuál quiere decir? Diga más sobre lo que se captura.
which-one-piece = { " " }¿Cuál quiere decir? Diga más sobre la pieza que mueve.
which-one-square = { " " }¿Cuál quiere decir? Nombre la casilla que deja la pieza.
which-one-promotion = { " " }¿Cuál quiere decir? Diga en qué se convierte el peón.

## A quiz: a name that was written.

written-right = Correcto.{ " " }
written-also = Correcto; también se escribe «{ $name }».
written-here = Correcto; aquí se escribe «{ $name }».{ " " }
written-otherwise = Esa es la jugada, pero en esta notación ({ $notation }) se escribe «{ $name }».{ " " }
written-too-much = { $count ->
    [one] Esa es la jugada, pero sobra { $parts }. { $because } «{ $name }» basta.
   *[other] Esa es la jugada, pero sobran { $parts }. { $because } «{ $name }» basta.
}
part-file = la columna { $letters }
part-rank = la fila { $letters }
part-square = la casilla { $letters }
part-letter = la letra { $letters }
part-side = el flanco { $letters }
part-promotion = la coronación { $letters }
part-sign = el signo { $letters }
slip-castling-kingside = El rey se enroca en el flanco de rey.
slip-castling-queenside = El rey se enroca en el flanco de dama.
slip-castling-other = El rey se enroca por el otro lado.
slip-count-own = { $side ->
    [white] Cada jugador cuenta las filas desde su propio lado del tablero, aquí el de las blancas.
   *[black] Cada jugador cuenta las filas desde su propio lado del tablero, aquí el de las negras.
}
slip-count = Los dos jugadores cuentan las filas desde el lado de las blancas.
slip-capitals = Las piezas y las columnas se escriben con mayúsculas.
slip-small-letter = La letra de una pieza es mayúscula; las minúsculas son columnas.
slip-pawn-file = Un peón que captura se escribe con la columna que deja.
slip-file-first = Primero va la columna, después la fila.
slip-order = El orden está mal: primero va la pieza, después lo que la distingue y luego la casilla.
slip-kings-move = El enroque no se escribe como jugada del rey; tiene su propio signo.
slip-side = El flanco está mal: las columnas a a d son el flanco de dama; e a h, el de rey.
slip-zeros = Los ceros valen tanto como las letras.
slip-takes-missing = Una x dice que se captura algo.
slip-takes-needless = Ningún signo dice que se captura algo.
slip-mate-missing = El mate no está señalado.
slip-check-missing = El jaque no está señalado.
slip-check-needless = El jaque no tiene signo aquí.
slip-check-for-mate = El jaque es mate, que tiene su propio signo.
slip-promotion-sign = Lo que se hace del peón va tras un signo igual, entre paréntesis o sin signo.
slip-number = El número de la jugada no es parte de su nombre.
slip-promotion-needless = Solo un peón que llega a la última fila se convierte en otra pieza.
slip-no-letter = { $piece ->
    [queen] Una { $piece }
    [rook] Una { $piece }
   *[other] Un { $piece }
} se escribe sin letra.
slip-other-letter = «{ $given }» no es la letra { $piece ->
    [queen] de la { $piece }
    [rook] de la { $piece }
   *[other] del { $piece }
}, que es { $letter }.
slip-letter-missing = Falta la letra { $piece ->
    [queen] de la { $piece }
    [rook] de la { $piece }
   *[other] del { $piece }
}, { $letter }.
slip-letter-missing-pawn = Falta la letra { $piece ->
    [queen] de la { $piece }
    [rook] de la { $piece }
   *[other] del { $piece }
}, { $letter }; una jugada sin letra es de peón.
written-untrue = Esa es la jugada, pero «{ $mark }» no es cierto en ella. Se escribe «{ $name }».
written-in-another = Eso es otra notación: { $other }. En esta ({ $notation }) la jugada se escribe «{ $name }».
that-move = Eso es { $move }.{ " " }
move-to-write = La jugada que hay que escribir es { $move }.

## A quiz: a move that was played, and a piece that was pointed at.

right-move = Correcto: { $move }.
mate-too = Correcto: también es mate. La línea tiene { $move }.
variation-too = También es correcta: es una de las variantes del autor.
main-line-has = { " " }La línea principal sigue con { $move }.
not-to-find = Es legal, pero no es la jugada buscada: { $move }.
author-notes = { " " }El autor anota: «{ $words }»
would-be-written = Eso es { $move }, que se escribe «{ $name }».
piece-of-the-other = { $side ->
    [white] La pieza de { $square } ({ $piece }) es de las negras, pero juegan las blancas.
   *[black] La pieza de { $square } ({ $piece }) es de las blancas, pero juegan las negras.
}
partner-moves = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] El { $piece }
} de { $square } también mueve, pero el enroque es una jugada del rey.
piece-could-too = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] El { $piece }
} de { $square } también podría ir a { $target }, pero eso se escribiría «{ $name }».
not-the-king = El enroque es una jugada del rey; en { $square } hay { $piece ->
    [queen] una { $piece }
    [rook] una { $piece }
   *[other] un { $piece }
}.
piece-cannot-go = { $piece ->
    [queen] La { $piece }
    [rook] La { $piece }
   *[other] El { $piece }
} de { $square } no puede ir a { $target }.
name-without-letter = El nombre no tiene letra de pieza, así que la jugada es de { $kind }; en { $square } hay { $piece ->
    [queen] una { $piece }
    [rook] una { $piece }
   *[other] un { $piece }
}.
name-of-another-kind = El nombre dice que la jugada es de { $kind }; en { $square } hay { $piece ->
    [queen] una { $piece }
    [rook] una { $piece }
   *[other] un { $piece }
}.
leaves-elsewhere = { $piece ->
    [queen] No se trata de la { $piece }
    [rook] No se trata de la { $piece }
   *[other] No se trata del { $piece }
} de { $square }: «{ $letters }» dice que la pieza deja { $place }.

## Kept scores: what is said of them, and the names of slips.

no-moves-to-write = Esta partida no tiene jugadas que anotar. Elija otra.
nothing-written-for = No hay nada anotado para { $move }.
sheet-empty = No se mostró ninguna jugada; no hay nada que corregir.
sheet-one-right = La única jugada es correcta.
sheet-all-right = Las { $of } jugadas son correctas.
sheet-some-right = { $right } de { $of } jugadas son correctas: { $others }.
with-slip = { $count } con un descuido
count-mended = { $count ->
    [one] { $count } enmendada
   *[other] { $count } enmendadas
}
count-wrong = { $count ->
    [one] { $count } incorrecta
   *[other] { $count } incorrectas
}
count-not-written = { $count ->
    [one] { $count } no anotada
   *[other] { $count } no anotadas
}
kept-score-newer = Lo que se guardó aquí lo escribió una versión más nueva. Recargue la página para obtener esa versión.
kept-score-damaged = Lo que se guardó aquí está dañado. Se ha apartado, y la práctica empieza de nuevo.
sheet-newer = Esta planilla la escribió una versión más nueva. Recargue la página para obtener esa versión y ábrala otra vez.
sheet-unreadable = Esta planilla no se puede leer. Quizá su dirección se cortó: pídala otra vez.
needless-file = Columna innecesaria
needless-rank = Fila innecesaria
needless-side = Flanco innecesario
needless-capture = Signo de captura innecesario
needless-check = Signo de jaque innecesario
needless-promotion = Coronación innecesaria
needless-square = Casilla innecesaria
needless-letter = Letra innecesaria
missing-file = Falta la columna
missing-rank = Falta la fila
missing-side = Falta el flanco
forgotten-capture = Signo de captura olvidado
forgotten-check = Jaque olvidado
missing-promotion = Falta la coronación
missing-letter = Falta la letra de la pieza
missing-which = Falta qué pieza
missing-something = Falta algo
wrong-letter = Letra de la pieza
wrong-side = Flanco
wrong-file = Columna equivocada
wrong-rank = Fila equivocada
wrong-castling = Lado de enroque equivocado
wrong-promotion = Coronación equivocada
wrong-captured = Pieza capturada equivocada
wrong-of-pair = Pieza equivocada del par
wrong-check-sign = Signo de jaque equivocado
wrong-capture-sign = Signo de captura equivocado
wrong-sign = Signo equivocado
small-letter = Letra minúscula
rank-for-file = Fila en vez de columna
rank-before-file = Fila antes que columna
order-of-letters = Orden de las letras
rank-wrong-count = Fila contada desde el lado equivocado
castling-as-kings-move = Enroque como jugada del rey
zeros = Ceros
sign-of-promotion = Signo de coronación
check-for-mate = Jaque en vez de mate
number-of-move = Número de la jugada
spelling = Ortografía
another-notation = Otra notación
name-incomplete = Incompleta
another-move = Otra jugada
not-legal = Jugada ilegal
nothing-written = No anotada
cannot-be-read = No se puede leer

## Dictation: what is said during it and at its end.

no-moves-to-dictate = Esta partida no tiene jugadas que dictar. Elija otra.
dictation-played = { $notation } · { $done } de { $of } jugadas
was-said = { " " }Se dijo: { $words }.
was-said-text = { " " }Se dijo: { $words } ({ $text }).
dictation-one-right = La única jugada se acertó a la primera.
dictation-all-right = Las { $of } jugadas se acertaron a la primera.
dictation-some-right = { $right } de { $of } jugadas se acertaron a la primera: { $others }.
after-another-try = { $count } tras otro intento
with-the-text = { $count } con el texto
dictation-newer = El dictado que se guardó aquí lo escribió una versión más nueva. Recargue la página para obtener esa versión.
dictation-damaged = El dictado que se guardó aquí está dañado. Se ha apartado, y puede empezar uno nuevo.

## Silent reading: what is said of an answer.

one-move-earlier = Este es el tablero una jugada antes: falta por hacer { $move }.
one-move-left-out = En este tablero se omitió una jugada: { $move }.
left-standing = Después de { $move } quedó en pie una pieza que fue capturada: { $piece }.
board-after = Este es el tablero después de { $move }: { $what }.{ " " }
board-if = Este es el tablero si estuviera impreso { $move }: { $what }.{ " " }
other-one-went = { $piece ->
    [queen] fue la otra { $piece }
    [rook] fue la otra { $piece }
   *[other] fue el otro { $piece }
}
ended-other-side = terminó en el otro flanco
rank-from-other-side = la fila se contó desde el otro lado
another-capture = se hizo otra captura
another-piece-went = { $piece ->
    [queen] fue una { $piece }
    [rook] fue una { $piece }
   *[other] fue un { $piece }
}
castled-other-side = el rey se enrocó por el otro lado
went-elsewhere = { $piece ->
    [queen] la { $piece } fue a otra casilla
    [rook] la { $piece } fue a otra casilla
   *[other] el { $piece } fue a otra casilla
}
score-has = Está impreso { $name }: { $move }.
reading-right = Correcto, aquí llevan las jugadas.
moves-missing = { $count ->
    [one] Falta una jugada: { $move }.
   *[other] Faltan { $count } jugadas, desde { $move }.
}
score-ends-earlier = Las jugadas terminan antes, con { $move }.
you-played-what = Usted jugó { $move }: { $what }.{ " " }
you-played = Usted jugó { $move }.{ " " }
move-rule = { $move }: { $rule }.
move-rule-because = { $move }: { $rule }. { $because }
rule-behind-name = : { $rule }.
rule-behind-name-because = : { $rule }. { $because }
read-right = { $right } de { $of } correctas
read-right-again = { $right } de { $of } correctas, { $again } tras mirar otra vez las jugadas
from-beginning = Desde el principio de una partida:
from-position-seen = { $side ->
    [white] Desde la posición que ha visto, juegan las blancas:
   *[black] Desde la posición que ha visto, juegan las negras:
}

## The keys with which a move is written, as they are called for those who hear them.

pad-takes = captura
pad-to = a
pad-becomes = se convierte en
pad-square = casilla
pad-bracket = paréntesis
pad-end-of-bracket = fin de paréntesis
pad-discovered = a la descubierta
pad-double = doble
pad-castle = torre
pad-full-stop = punto
pad-space = espacio
pad-second = segunda
pad-third = tercera
pad-fourth = cuarta
pad-fifth = quinta
pad-sixth = sexta
pad-seventh = séptima
pad-eighth = octava
pad-becomes-queen = se convierte en dama
pad-becomes-rook = se convierte en torre
pad-becomes-bishop = se convierte en alfil
pad-becomes-knight = se convierte en caballo
pad-takes-pawn = captura un peón
pad-takes-knight = captura un caballo
pad-takes-bishop = captura un alfil
pad-takes-rook = captura una torre
pad-takes-queen = captura una dama
pad-takes-with-check = captura con jaque
pad-check-behind-castling = jaque tras el enroque
pad-behind-queen = tras la letra de una dama que captura

## Two sheets: what is written on each, and why a move was taken.

sheet-has-passed = { $sheet ->
    [1] La primera planilla tiene
   *[other] La segunda planilla tiene
} «{ $text }» antes de la jugada { $number }, que no es una jugada de la partida.
sheet-goes-on = { $sheet ->
    [1] La primera planilla sigue
   *[other] La segunda planilla sigue
} con { $count ->
    [one] 1 jugada que no se puede hacer
   *[other] { $count } jugadas que no se pueden hacer
}: «{ $text }».
sheets-results-differ = La primera planilla da como resultado { $first }; la segunda, { $second }.
sheet-has-several = { $sheet ->
    [1] La primera planilla tiene
   *[other] La segunda planilla tiene
} «{ $text }», que puede ser { $moves }.
sheet-has = { $sheet ->
    [1] La primera planilla tiene
   *[other] La segunda planilla tiene
} «{ $text }».
sheet-has-illegal = { $sheet ->
    [1] La primera planilla tiene
   *[other] La segunda planilla tiene
} «{ $text }», que aquí no se puede jugar.
sheet-has-no-move = { $sheet ->
    [1] La primera planilla tiene
   *[other] La segunda planilla tiene
} «{ $text }», que no es una jugada.
sheet-blank = { $sheet ->
    [1] La primera planilla deja el lugar en blanco.
   *[other] La segunda planilla deja el lugar en blanco.
}
sheet-leaves-out = { $sheet ->
    [1] La primera planilla omite la jugada.
   *[other] La segunda planilla omite la jugada.
}
taken-from-sheet = Así que es { $move }, como lo tiene { $sheet ->
    [1] la primera planilla
   *[other] la segunda planilla
}.
taken-by-later = Después de { $other } no se podría jugar { $later }; así que es { $move }.
taken-openly = { $move } y { $other } se pueden jugar, y nada posterior decide entre ellas. { $move } se toma de { $sheet ->
    [1] la primera planilla
   *[other] la segunda planilla
}.
taken-as-likelier = { $move } y { $other } se pueden jugar. Con { $other } los jugadores habrían pasado por alto más cosas en las jugadas siguientes; así que { $move } es más probable.
taken-by-spelling = { $move } y { $other } se pueden jugar. { $sheet ->
    [1] La primera planilla escribe
   *[other] La segunda planilla escribe
} tales jugadas de otro modo en otras partes; así que «{ $other }» es probablemente un descuido, y se toma { $move }.
taken-as-nearest = { $others ->
    [0] { $move } es la única jugada con la que sigue la partida.
    [one] Se toma { $move }; la partida seguiría también con otra jugada.
   *[other] Se toma { $move }; la partida seguiría también con otras { $others } jugadas.
}

## Exercise sets: their games, links and results.

set-games-read = { $count ->
    [0] No se leyó ninguna partida.
    [one] Se leyó una partida.
   *[other] Se leyeron { $count } partidas.
}
set-games-partly = { " " }{ $count ->
    [one] Una de ellas, en la línea { $line }, solo se leyó en parte.
   *[other] { $count } de ellas solo se leyeron en parte, la primera en la línea { $line }.
}
set-texts-left-out = { " " }{ $count ->
    [one] Un texto en la línea { $line } no es una partida de ajedrez con jugadas y queda fuera.
   *[other] { $count } textos no son partidas de ajedrez con jugadas, el primero en la línea { $line }, y quedan fuera.
}
set-text-has-more = { " " }El texto tiene más: solo se usan las primeras { $most } partidas, y no más de un millón de letras.
set-newer = Estos ejercicios los hizo una versión más nueva. Recargue la página para obtener esa versión y abra el enlace otra vez.
set-unreadable = Estos ejercicios no se pueden leer. Quizá el enlace se cortó: pídaselo otra vez a su profesor.
result-newer = Este resultado lo hizo una versión más nueva. Recargue la página para obtener esa versión y ábralo otra vez.
result-unreadable = Este resultado no se puede leer. Quizá su dirección se cortó: pídalo otra vez.
set-right-at-once = { $right } de { $all } correctas a la primera.
set-right-others = { $right } de { $all } correctas a la primera, { $others }.
count-with-hint = { $count } con una pista
count-after-slip = { $count } tras un error
count-missed = { $count ->
    [one] { $count } no acertada
   *[other] { $count } no acertadas
}
from-to = { $from } a { $to }
name-and-mistake = { $name }: { $mistake }

## The diagrams and examples to begin with.

diagram-initial = La posición inicial
about-diagram-initial = Cada jugador tiene a su derecha una casilla clara, y cada dama empieza en su propio color. Las columnas a a d son el flanco de dama; las e a h, el flanco de rey.
diagram-king = Cómo mueve el rey
about-diagram-king = El rey de a8 está en jaque y tiene las tres clases de respuesta: va a b7, el alfil se interpone en b8, el caballo captura la torre. La torre de f3 está clavada. El rey de h7 ha recibido mate. Ninguno de los reyes de la segunda fila puede ir a b1, b2 o b3; otras piezas sí. Círculos: adónde puede ir el rey de g2.
diagram-queen = Cómo mueve la dama
about-diagram-queen = Cualquier número de casillas en línea recta o en diagonal, hasta que una pieza está en el camino: ante una propia se detiene; una contraria la puede capturar.
diagram-rook = Cómo mueve la torre
about-diagram-rook = Por columnas y filas.
diagram-bishop = Cómo mueve el alfil
about-diagram-bishop = Por diagonales, y así siempre en casillas de un mismo color.
diagram-knight = Cómo mueve el caballo
about-diagram-knight = Dos casillas en línea recta y una a un lado, por encima de lo que haya en medio, hasta una casilla del otro color. Cruces: adónde pueden ir los dos; el segundo que llega captura al primero.
diagram-pawn = Cómo mueve el peón
about-diagram-pawn = Una casilla adelante, o dos desde donde empezó; captura una casilla adelante en diagonal. En f8 el peón se convierte en dama, torre, alfil o caballo. Los peones de la columna g se bloquean.
diagram-castling = Enroque
about-diagram-castling = Las blancas están en jaque y ahora no pueden enrocar; con el alfil en e3 podrán hacerlo en los dos flancos. Las negras no pueden: en el flanco de rey el caballo está en medio, en el flanco de dama su rey llegaría a una casilla atacada.
diagram-en-passant = Captura al paso
about-diagram-en-passant = Tres momentos. A la izquierda el peón negro aún no se ha movido. En el centro acaba de avanzar dos casillas y ha pasado junto al blanco, que puede capturarlo en la jugada siguiente como si hubiera avanzado una. A la derecha ya está capturado.
example-three = Tres símbolos por jugada
example-spanish = Lo mismo con letras españolas
example-step = Un peón avanza una casilla, o dos
example-piece = Una pieza mueve
example-castling = El rey enroca con la pieza de al lado, y con una lejana
example-lines = Por una columna, y por una fila
example-pawn-takes = Un peón captura un peón, y otra pieza
example-rank = Capturas por una fila
example-en-passant = Un alfil captura al paso
example-king = Un rey queda en jaque, y es capturado
example-promotion = Un peón corona, y otro espera
example-misprint = Una errata: ningún caballo de f1 llega a d8
example-checks = Jaques, reyes propios en jaque, y las dos cosas a la vez
example-resigned = Se abandona la partida
