// The switch between light and dark. Without a choice the device decides.
const root = document.documentElement;
const button = document.createElement("button");

function isDark() {
  const chosen = root.dataset.theme;
  if (chosen) return chosen === "dark";
  return (
    getComputedStyle(root).colorScheme === "dark" ||
    matchMedia("(prefers-color-scheme: dark)").matches
  );
}

function label() {
  button.textContent = isDark() ? "☀" : "☾";
  button.setAttribute("aria-label", isDark() ? "Switch to light mode" : "Switch to dark mode");
}

try {
  const stored = localStorage.getItem("theme");
  if (stored === "dark" || stored === "light") root.dataset.theme = stored;
} catch {
  // Storage is off: the device's setting counts.
}

button.type = "button";
button.className = "theme-toggle";
button.addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  label();
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    // The choice holds until the page is closed.
  }
});
label();
document.body.append(button);

export {};
