import { CANVAS, THEME_PATH, type Theme } from "~/platform/theme";

/** Changes the colours of this page at once, and tells the server for the next ones. */
export async function chooseTheme(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const theme = button.value as Theme;
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = CANVAS[theme === "system" ? own : theme];
  }
  for (const other of form.querySelectorAll("button")) other.ariaPressed = String(other === button);
  await fetch(THEME_PATH, {
    method: "POST",
    body: new URLSearchParams({ theme }),
    // Where it leads to is this page.
    redirect: "manual",
  });
}
