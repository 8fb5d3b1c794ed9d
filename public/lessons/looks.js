// The theme and the board that were chosen in the app. It comes beside the style sheet, so that the page is painted once,
// and nothing waits for it.

const SETTINGS = "rank-and-file.settings";

/** The app's settings, a line for each. They are none if they may not be read. */
const settings = () => {
  try {
    return (localStorage.getItem(SETTINGS) ?? "").split("\n").filter(Boolean);
  } catch {
    return [];
  }
};
const setting = (name) => settings().find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";

const root = document.documentElement;
const showTheme = () => {
  const theme = setting("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
};
showTheme();

const dress = () => {
  const words = setting("looks").split(" ");
  const board = words.find((word) => ["slate", "green"].includes(word));
  const pieces = words.find((word) => ["outline", "bold"].includes(word));
  for (const element of document.querySelectorAll("chess-notation")) {
    if (board) element.setAttribute("board", board);
    if (pieces) element.setAttribute("pieces", pieces);
  }

  const button = document.getElementById("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
  const name = () => {
    const other = isDark() ? "Light" : "Dark";
    button.querySelector(".label").textContent = other;
    button.setAttribute("aria-label", other);
  };
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    root.dataset.theme = theme;
    name();
    try {
      const others = settings().filter((line) => !line.startsWith("theme="));
      localStorage.setItem(SETTINGS, [`theme=${theme}`, ...others].join("\n"));
    } catch {
      // Then it is only for this page.
    }
  });
  system.addEventListener("change", name);
  addEventListener("storage", (event) => {
    if (event.key !== SETTINGS) return;
    showTheme();
    name();
  });
  name();
  button.hidden = false;
};
if (document.readyState === "loading") addEventListener("DOMContentLoaded", dress);
else dress();
