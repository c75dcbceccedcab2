import { fence } from "../protocol/fence";
import type { FileEnd } from "../protocol/parser";

/** A block as a person reads it where nothing is written: its file's name, and its code or what is exchanged in it. */
export function shownBlock(event: FileEnd): string {
  const language = /\.(\w{1,12})$/.exec(event.path)?.[1] ?? "";
  const show = (name: string, text: string) => `\n\n\`${event.path}\`\n\n${fence(name, text)}\n\n`;
  if (event.action === "write") return show(language, event.content);
  if (event.action !== "edit" || event.edits.length === 0) return "";
  const lines = event.edits.map(
    ({ search, replace }) => `${marked("-", search)}${marked("+", replace)}`,
  );
  return show("diff", lines.join("\n"));
}

function marked(mark: string, text: string): string {
  if (text === "") return "";
  return `${mark}${text.replace(/\n$/, "").replaceAll("\n", `\n${mark}`)}\n`;
}
