import { type EditResult, edited } from "../../edit";
import { PAGE, shapeOf } from "../../project";
import type { Order } from "../order";

/** What a small program puts into a page: its markup is there already in `source`. */
export interface Placed {
  source: string;
  css: string;
  script: string;
}

/** The files with a program: rules and code go to the end of the page's own, each once. */
export function placed(
  files: Order["files"],
  { source, css, script }: Placed,
  said: string,
): EditResult | null {
  const { styles } = shapeOf(files);
  const rules = styles ? files.get(styles) : undefined;
  const code = files.get("script.js");
  if (!styles || rules === undefined || (script !== "" && code === undefined)) return null;
  const changes = new Map<string, string | null>([[PAGE, source]]);
  if (css !== "" && !rules.includes(css))
    changes.set(styles, `${rules.replace(/\n*$/, "\n")}\n${css}`);
  if (script !== "" && !code?.includes(script))
    changes.set("script.js", `${code?.replace(/\n*$/, "\n")}\n${script}`);
  return edited(changes, said);
}

/** Words of a wish that are none of some: what is asked for besides. */
export function wordsLeft(text: string, ...known: readonly ReadonlySet<string>[]): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "" && !known.some((words) => words.has(word)));
}
