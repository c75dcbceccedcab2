import type { FileTree } from "~/projects/files";
import { pageOf } from "../page/page-model";
import { changedLines } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const KEY =
  /^(?:ctrl|control|strg|cmd|command|⌘|alt|option|shift|umschalt)\s*(?:\+|-| )\s*\S{1,9}$/iu;

/** A key that is to be pressed is no text of the screen. */
export function keyAsText(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«]/u.test(wish)) return [];
  const key = textsChanged(before, after).fresh.find((text) => KEY.test(text.trim()));
  return key ? [`I would have written “${key.trim()}”`] : [];
}

/** "Add shapes: circle and rectangle" asks a program for something to do: a section of words does nothing. */
export function wordsForTool(wish: string, before: FileTree, after: FileTree): string[] {
  if (pageOf(before) || !/<script|useState/.test([...before.values()].join("\n"))) return [];
  const { added } = changedLines(before, after);
  return /<section class="section" id=/.test(added) &&
    !/(?<!\p{L})(?:sections?|texts?|paragraphs?|notes?|infos?|information|about|part|block|explanation|help|instructions?|abschnitt|section|sección|sezione|secção)(?!\p{L})/iu.test(
      wish,
    )
    ? ["there would be words about it alone"]
    : [];
}

/** The first letter alone is to be a capital. */
export function capitalsOfAll(wish: string, before: FileTree, after: FileTree): string[] {
  return /first letters?|capitali[sz]e(?! (?:the )?(?:title|heading|everything|all))/iu.test(
    wish,
  ) && /text-transform: uppercase/.test(changedLines(before, after).added)
    ? ["all letters would be capitals"]
    : [];
}

/** Some of them, told by how they are: what takes away all takes more than was meant. */
const SOME =
  /^(?:(?:please|can you|could you) )*(?:hide|remove|don'?t show|do not show|delete|leave out) (?:the |all |my |any )*\p{L}+(?: \p{L}+)? (?:that|which|who|with|where|when|whose)(?!\p{L})/iu;

/** A whole field or part went where some entries were spoken of. */
export function allForSome(wish: string, before: FileTree, after: FileTree): string[] {
  if (!SOME.test(wish.trim())) return [];
  const { added, removed } = changedLines(before, after);
  const fields = removed.match(/label: "/g)?.length ?? 0;
  const kept = added.match(/label: "/g)?.length ?? 0;
  return fields > kept || (/display: none/.test(added) && !/\[|data-|:has|is-|:checked/.test(added))
    ? ["more than those would go"]
    : [];
}
