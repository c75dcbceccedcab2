import type { FileTree } from "~/projects/files";
import { fieldOf, parseList } from "../match/fields";
import { sectionsIn } from "../match/sections";
import type { Edit } from "./edit";
import { addFields, hasFields, removeField } from "./fields";

/** Words that ask to take something away. */
export const REMOVE = /\b(?:remove|delete|drop|hide|get rid of|take out|without)\b/;
const ADD = /\b(?:add|include|insert|need|want|put|give|also track|track|store|with)\b/;

/** The form fields that a message adds or removes; null when it is about something else. */
export function fieldEdit(words: string, request: string, files: FileTree): Edit[] | null {
  const said = /\b(?:fields?|columns?|inputs?|attributes?|propert(?:y|ies))\b/.test(words);
  if (!said && !hasFields(files)) return null;
  if (!said && sectionsIn(words).length > 0 && /\bsections?\b/.test(words)) return null;
  const list = fieldNames(request, said);
  if (!list) return null;
  if (REMOVE.test(words)) {
    const field = list.map(fieldOf).find((item) => item !== null);
    return field ? [(tree) => removeField(tree, field)] : null;
  }
  if (!ADD.test(words)) return null;
  const fields = parseList(list.join(", "));
  return fields.length > 0 ? [(tree) => addFields(tree, fields)] : null;
}

/** "add a due date field", "add fields a and b", "remove the column X"; known names without "field". */
function fieldNames(request: string, said: boolean): string[] | null {
  const verb =
    "(?:add|include|insert|put|give it|i need|i want|track|store|remove|delete|drop|hide|get rid of|take out)";
  if (said) {
    const after = new RegExp(
      `\\b${verb}\\b[^.\\n]{0,30}?\\b(?:fields?|columns?|inputs?|propert(?:y|ies)|attributes?)\\s*(?:called|named|for|:|with the name)\\s*:?\\s*["“']?([^".”\\n]+)`,
      "i",
    ).exec(request);
    const plural = new RegExp(
      `\\b${verb}\\b[^.\\n]{0,20}?\\b(?:fields|columns|inputs)\\s+([^.\\n]+)`,
      "i",
    ).exec(request);
    const before = new RegExp(
      `\\b${verb}\\s+(?:me\\s+)?(?:an?\\s+|the\\s+|another\\s+)?(?:new\\s+|extra\\s+)?["“']?([^.\\n]{1,80}?)["”']?\\s+(?:fields?|columns?|inputs?)\\b(\\s*\\([^)]*\\))?`,
      "i",
    ).exec(request);
    const found =
      after?.[1] ?? plural?.[1] ?? (before?.[1] ? before[1] + (before[2] ?? "") : undefined);
    return found
      ? [
          found
            .replace(/\s+(?:to|from|in|of) (?:the|each|every|my|all) .*$/i, "")
            .replace(/["”]/g, "")
            .trim(),
        ]
      : null;
  }
  const bare = new RegExp(
    `\\b${verb}\\s+(?:me\\s+)?(?:an?\\s+|the\\s+)?((?:due dates?|deadlines?|priorit(?:y|ies)|categor(?:y|ies)|notes|descriptions?|tags?|status|ratings?|quantit(?:y|ies)|prices?|locations?|assignees?|links?|urls?|phone numbers?|emails?|servings|calories|payment methods?|comments?|birthdays?)(?:\\s*\\([^)]*\\))?(?:(?:,| and) [\\w ]+)?)\\s*(?:(?:to|from|for|in|on) .*)?$`,
    "i",
  ).exec(request.trim().replace(/[.!]$/, ""));
  return bare?.[1] ? [singular(bare[1])] : null;
}

function singular(label: string): string {
  if (
    /^(?:notes|status|servings|calories)$/i.test(label) ||
    label.includes(",") ||
    label.includes(" and ")
  )
    return label;
  return label.replace(/ies$/i, "y").replace(/s$/i, "");
}
