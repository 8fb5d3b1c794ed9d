// The board alone, for an iframe: what it shows stands in the address after #, and goes to no server.
//
//   embed.html#columns=short+descriptive&ply=12&pgn=1.+e4+e5
import "./embed.js";

const place = document.querySelector("main");
let board;

// These scripts are there, and say themselves what else is missing.
document.querySelector(".late")?.remove();

function show() {
  board?.remove();
  board = document.createElement("chess-notation");
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    // The board knows its own attributes and passes over the others; no other may be set here.
    if (name === "pgn") board.textContent = value;
    else if (customElements.get("chess-notation").observedAttributes.includes(name)) board.setAttribute(name, value);
  }
  place.append(board);
}

addEventListener("hashchange", show);
show();

// The page around the frame may ask how high it wants to be.
new ResizeObserver(() => {
  parent.postMessage({ type: "chess-height", height: Math.ceil(document.documentElement.getBoundingClientRect().height) }, "*");
}).observe(place);
