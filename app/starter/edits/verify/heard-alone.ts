import type { FileTree } from "~/projects/files";

/** What only a screen reader says of a page, and nobody sees. */
const HEARD = /\s(?:aria-label|aria-description|title)="[^"]*"/g;
const OF_HEARD =
  /(?<!\p{L})(?:aria|screen ?readers?|accessib\p{L}*|blind|alt texts?|tool ?tips?|barrierefrei\p{L}*|vorles\p{L}*|accessibl\p{L}*|accesib\p{L}*)(?!\p{L})/iu;

/** A change of a page that only a name for screen readers shows: “See the menu” as the name of the links. */
export function heardAlone(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [before.get("index.html"), after.get("index.html")];
  if (!was || !is || was === is || OF_HEARD.test(wish)) return [];
  const isAlone = [...after].every(
    ([path, text]) => path === "index.html" || before.get(path) === text,
  );
  return isAlone && was.replace(HEARD, "") === is.replace(HEARD, "") ? ["nobody would see it"] : [];
}
