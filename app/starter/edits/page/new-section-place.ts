import { wholeLines } from "../said/page-elements";
import type { Page } from "./page-model";

/** Where a section goes that ends the page: the offset of the line of `</main>`. */
export function endOfMain(source: string): number {
  return source.lastIndexOf("\n", source.lastIndexOf("</main>")) + 1;
}

/** Where a section goes that is read before a visitor writes: the offset before the form that ends the page, else its end. */
export function beforeForm({ source, pieces }: Page): number {
  const form = pieces.find(({ kind, concepts }) => kind === "section" && concepts.includes("form"));
  return form ? wholeLines(source, form.place).start : endOfMain(source);
}
