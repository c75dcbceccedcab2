import type { FileTree } from "~/projects/files";
import { readText } from "../../source/files.server";
import { above, entryApp } from "../abilities/entries-of-app";
import { applied, type EditResult, edited, unchanged } from "../edit";
import { FIGURES_COMPONENT, type Figure, figuresFile, figuresIn } from "./figures-file";
import { byHand } from "./list-in-file";

const DATA = "src/figures.ts";
const VIEW = "src/components/Figures.tsx";
const CHART = "src/components/Chart.tsx";

/** A figure more, above the entries or below them. */
export function withFigure(files: FileTree, figure: Figure, isBelow: boolean): EditResult {
  const app = entryApp(files);
  if (!app) return unchanged("This project keeps no entries that I know.");
  const known = figuresIn(files.get(DATA) ?? "");
  if (!known) return byHand(DATA);
  if (known.some(({ label }) => label === figure.label)) return unchanged("It shows that already.");
  const changes = new Map<string, string | null>([
    [DATA, figuresFile([...known, figure])],
    [VIEW, FIGURES_COMPONENT],
    [CHART, readText("edits/files/app/components/Chart.tsx")],
  ]);
  if (!app.code.includes("<Figures")) {
    const tag = `<Figures entries={${app.stored}} />`;
    const end = /^([ \t]*)<\/main>/m.exec(app.code);
    const code =
      isBelow && end
        ? `${app.code.slice(0, end.index)}${end[1]}  ${tag}\n${app.code.slice(end.index)}`
        : above(app, tag);
    changes.set(app.path, `import { Figures } from "./components/Figures";\n${code}`);
  }
  return edited(
    applied(new Map(), changes),
    `It shows “${figure.label}” ${isBelow ? "below" : "above"} the list, counted anew with each change.`,
  );
}
