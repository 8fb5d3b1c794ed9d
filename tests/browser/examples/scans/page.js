// Lays the blocks of a volume out on pages, and returns what is printed on each.
const { head, columns, first, blocks } = arguments[0];

const make = (tag, name, parent) => {
    const element = document.createElement(tag);
    element.className = name;
    parent?.append(element);
    return element;
};

await Promise.all([...document.fonts].map((face) => face.load()));

// Each word is an element, and so is each part of a word that may be broken at a hyphen.
const fill = (element, text) => {
    text.split(' ').filter(Boolean).forEach((word, at) => {
        if (at > 0) element.append(' ');
        for (const part of word.match(/[^-]*-+|[^-]+/g) ?? [word]) {
            make('span', 'w', element).textContent = part;
        }
    });
    return element;
};

const pages = [];
let column, page, left;

const nextPage = () => {
    page = make('div', 'page', document.body);
    const number = first + pages.length;
    const words = number % 2 ? ['', head.toUpperCase(), String(number)] : [String(number), head.toUpperCase(), ''];
    const line = make('div', 'head', page);
    words.forEach((text) => fill(make('div', '', line), text));
    const body = make('div', 'body', page);
    left = Array.from({ length: columns }, () => make('div', 'column', body));
    pages.push({ page, line, columns: [...left], notes: make('div', 'notes', page), games: new Set() });
    column = left.shift();
};
const nextColumn = () => {
    if (left.length) column = left.shift();
    else nextPage();
};
const current = () => pages.at(-1);
const overflows = () => current().columns.some((column) => column.scrollHeight > column.clientHeight + 1);

const built = (block) => {
    if (block.kind === 'title') {
        const title = make('div', 'title', null);
        block.lines.forEach((line) => fill(make('div', '', title), line));
        return title;
    }
    if (block.kind === 'row') {
        const row = make('div', block.sides ? 'sides' : 'row', null);
        block.cells.forEach((text, at) => {
            const names = block.sides ? ['white', 'black'] : ['number', 'white', 'number', 'black'];
            const name = block.cells.length === 4 || block.sides ? names[at] : ['number', 'white', 'black'][at];
            fill(make('div', name, row), text);
        });
        return row;
    }
    return fill(make('p', block.score ? 'score' : '', null), block.text);
};

const noted = (block) => {
    if (!block.note) return null;
    return fill(make('p', 'rest', current().notes), block.note);
};

nextPage();
for (const block of blocks) {
    let element = built(block);
    const bottom = column.lastElementChild?.getBoundingClientRect().bottom ?? column.getBoundingClientRect().top;
    const room = column.getBoundingClientRect().bottom - bottom;
    if (block.kind === 'title' && room < 130) nextColumn();
    for (let tries = 0; tries < 50; tries += 1) {
        column.append(element);
        let note = noted(block);
        current().games.add(block.game);
        if (!overflows()) break;
        note?.remove();
        if (block.kind !== 'text') {
            element.remove();
            if (note) nextPage();
            else nextColumn();
            continue;
        }
        // What does not fit of a paragraph goes on in the next column, by whole words.
        const rest = make('p', 'rest', null);
        while (column.scrollHeight > column.clientHeight + 1 && element.lastChild) {
            do rest.prepend(element.lastChild);
            while (element.lastChild && element.lastChild.nodeType === Node.ELEMENT_NODE);
        }
        if (!element.firstChild) element.remove();
        if (!rest.firstChild) break;
        element = rest;
        nextColumn();
    }
}

// The words of an element, line by line, the parts of a row three spaces apart.
const linesOf = (parts) => {
    const lines = [];
    for (const part of parts) {
        let top = null;
        let row = 0;
        for (const word of part.querySelectorAll('.w')) {
            const box = word.getBoundingClientRect();
            if (top !== null && box.top > top + box.height / 2) row += 1;
            const begins = top === null || box.top > top + box.height / 2;
            top = box.top;
            const before = word.previousSibling?.nodeType === Node.TEXT_NODE && !begins ? ' ' : '';
            lines[row] ??= [];
            if (begins) lines[row].push(word.textContent);
            else lines[row][lines[row].length - 1] += before + word.textContent;
        }
    }
    return lines.map((cells) => cells.join('   '));
};
const printed = (element) => {
    if (element.matches('.title')) return [...element.children].flatMap((line) => linesOf([line]));
    if (element.matches('.row, .sides')) return linesOf([...element.children]);
    return linesOf([element]);
};

return pages.map(({ page, line, columns, notes, games }) => {
    const from = page.getBoundingClientRect();
    const lines = [...linesOf([...line.children]), ''];
    for (const column of columns) {
        for (const element of column.children) {
            if (element.matches('.title') && lines.at(-1) !== '') lines.push('');
            lines.push(...printed(element));
            if (element.matches('.title')) lines.push('');
        }
    }
    if (notes.firstChild) lines.push('', ...[...notes.children].flatMap(printed));
    const words = [...page.querySelectorAll('.w')].map((word) => {
        const { left, top, right, bottom } = word.getBoundingClientRect();
        return { text: word.textContent, left: left - from.left, top: top - from.top, right: right - from.left, bottom: bottom - from.top };
    });
    return { lines, words, games: [...games].sort((a, b) => a - b) };
});
