// What the pages of `cargo xtask bench pages`, ours and the peer's, note from their first moment on.

/** Tasks that have held the page up for more than 50 ms. */
window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });

/** The memories of programs, in whichever way these are begun. */
window.memories = [];
for (const name of ["instantiate", "instantiateStreaming"]) {
  const begin = WebAssembly[name];
  WebAssembly[name] = async (source, imports) => {
    const begun = await begin.call(WebAssembly, source, imports);
    const shared = Object.values((begun.instance ?? begun).exports).filter((thing) => thing instanceof WebAssembly.Memory);
    window.memories.push(...shared);
    return begun;
  };
}

/** A board stands when there are pieces on it. */
window.stands = (place) => (place.firstElementChild?.shadowRoot ?? place).querySelector(".piece, piece") !== null;
window.places = () => [...document.querySelectorAll(".place")];

/** When the frame was painted in which every board in the window stood, in ms from the start of the navigation. */
window.ready = undefined;
requestAnimationFrame(function look() {
  const seen = window.places().filter((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  if (document.readyState === "loading" || !seen.every(window.stands)) requestAnimationFrame(look);
  else setTimeout(() => { window.ready = performance.now(); });
});
