// A button beside each listing that copies it, with the address of this site in it.

/** Where this site is served, without the scheme that the listings have. */
const site = new URL("..", location.href);
if (site.protocol === "https:") {
  for (const place of document.querySelectorAll("pre var")) {
    place.textContent = `${site.host}${site.pathname}`.replace(/\/$/, "");
  }
}

/** Selects a listing, for those whose browser does not let a page copy. */
function select(listing) {
  getSelection()?.selectAllChildren(listing);
}

for (const listing of document.querySelectorAll("pre > code")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  // What is said changes in the button itself, which screen readers then read.
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(listing.textContent);
      button.textContent = "Copied";
    } catch {
      select(listing);
      button.textContent = "Selected: copy it with the keyboard";
    }
  });
  button.addEventListener("blur", () => { button.textContent = "Copy"; });
  const frame = document.createElement("div");
  frame.className = "listing";
  listing.parentElement.replaceWith(frame);
  frame.append(listing.parentElement, button);
}
