import type { FileTree } from "~/projects/files";
import type { EditResult } from "../edit";
import { PAGE } from "../project";

const VISIT = /<section\b[^>]*section-visit[\s\S]*?<\/section>/;
const NOTE = /[ \t]*<p class="section-note">[^<]*<\/p>\n?/;
const HOURS = /<dd>[^<\d]*\d[^<]*<\/dd>/g;

/** Hours that were said are no example: the note that calls them one goes with the last of those that were. */
export function withoutExampleNote(result: EditResult, files: FileTree): EditResult {
  const page = result.ok ? result.changes.get(PAGE) : null;
  if (!result.ok || !page) return result;
  const old: readonly string[] = VISIT.exec(files.get(PAGE) ?? "")?.[0].match(HOURS) ?? [];
  const visit = VISIT.exec(page)?.[0] ?? "";
  const now = visit.match(HOURS) ?? [];
  if (old.length === 0 || now.length === 0 || now.some((line) => old.includes(line))) return result;
  const next = page.replace(visit, () => visit.replace(NOTE, ""));
  return { ...result, changes: new Map([...result.changes, [PAGE, next]]) };
}
