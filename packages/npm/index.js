// The element <chess-notation>, for programs that decide when it is defined. Importing this does nothing:
// nothing is fetched and no global is touched, so it can be imported on a server too.

/** The name of the element. */
export const TAG = "chess-notation";

/**
 * Defines the element, unless the page has it already. Boards then begin as they come near the window.
 * On a server, where there are no elements, nothing happens.
 */
export async function define() {
  if (typeof customElements === "undefined") return;
  if (!customElements.get(TAG)) await import("./embed.js");
}

/** Makes boards of `<pre class="chess-notation" data-…>`, for sites that strip elements they do not know. */
export async function upgrade(root) {
  if (typeof customElements === "undefined") return;
  const element = await import("./embed.js");
  element.upgrade(root);
}
