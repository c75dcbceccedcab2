import type { FileTree } from "~/projects/files";
import { coloursIn } from "../match/colours";
import { fieldOf, parseList } from "../match/fields";
import { sectionsIn } from "../match/sections";
import { cleanTitle, unquoted } from "../match/title";
import { toneIn, wantsDarkToggle } from "../match/understand";
import { plainWords, sentenceCase } from "../match/words";
import { addPage } from "./add-page.server";
import { addDarkToggle } from "./dark-mode.server";
import type { EditResult } from "./edit";
import { addFields, hasFields, removeField } from "./fields";
import { recolour } from "./recolour";
import { rename } from "./rename";
import { addSection, removeSection } from "./sections.server";
import { changeCorners, changeFontSize, changeTone, cornersIn, setFooter } from "./style";

/** One change a message asks for, ready to be made on a tree. */
export type Edit = (files: FileTree) => EditResult;

/**
 * The edits a message asks of an existing project, in the order they are made. Empty when the
 * message asks for none that the starter knows. Pure: nothing is changed here.
 */
export function readEdits(text: string, files: FileTree): Edit[] {
  const edits: Edit[] = [];
  const request = text.slice(0, 4000);
  const name = newTitleIn(request);
  if (name) edits.push((tree) => rename(tree, name));
  const words = plainWords(name ? request.replace(name, " ") : request);

  const footer = footerIn(request);
  const page = footer ? null : pageIn(request);
  const field = fieldEdit(words, request, files);
  if (page) edits.push((tree) => addPage(tree, page));
  else if (footer) edits.push((tree) => setFooter(tree, footer));
  else if (field) edits.push(...field);
  else edits.push(...sectionEdits(words));

  const look = footer || page ? "" : words;
  const toggle = wantsDarkToggle(words);
  const colours = coloursIn(look);
  const scheme = toggle ? null : schemeOf(look);
  if (colours || scheme) edits.push((tree) => recolour(tree, colours, scheme));
  if (toggle) edits.push(addDarkToggle);
  const tone = field || page || footer ? null : toneIn(look);
  if (tone) edits.push((tree) => changeTone(tree, tone));
  const size = sizeIn(look);
  if (size) edits.push((tree) => changeFontSize(tree, size));
  const corners = cornersIn(look);
  if (corners) edits.push((tree) => changeCorners(tree, corners));
  return edits;
}

const RENAME =
  /\b(?:rename|retitle)\b(?:\s+(?:it|this|the|my|app|application|page|site|website|project|title|heading|list|header))*\s+(?:to|as|into)\s+|\b(?:change|set|update|make)\s+(?:the\s+|its\s+|my\s+)?(?:app(?:'s)?\s+|page\s+|site\s+)?(?:title|name|heading|headline)\s+(?:to|be|into|as)\s+|\b(?:title|name|heading) (?:should be|must be|is now)\s+|\bcall (?:it|this|the app|the page|the site|my app)\s+|\b(?:rename|retitle)\s+(?:it|this)\s+(?=["“'«])/i;

function newTitleIn(text: string): string | null {
  const match = RENAME.exec(text);
  if (!match) return null;
  const after = text.slice(match.index + match[0].length);
  const quoted = /^\s*["“”«'‘`]([^"“”»'’`\n]{1,200})["“”»'’`]/.exec(after);
  return quoted?.[1] ? cleanTitle(quoted[1]) || null : unquoted(after);
}

function footerIn(text: string): string | null {
  const match =
    /\bfooter\b[^"“'\n:]*(?:\b(?:saying|says|that says|with(?: the)?(?: text| words)?|text|to(?: say)?|reading|:)\s*:?\s*)["“'«]?([^"”»\n]+?)["”'»]?\s*$/i.exec(
      text,
    ) ??
    /\b(?:add|put|write)\s+["“«]([^"”»\n]+)["”»]\s+(?:in|to|into|as)\s+(?:the |a )?footer/i.exec(
      text,
    );
  return match?.[1] ? cleanTitle(match[1]) || null : null;
}

function pageIn(text: string): string | null {
  const match =
    /\b(?:add|create|make|include|need|want)\b[^.\n]{0,20}?\b(?:page|view|screen)\s+(?:called|named|titled|for|about)\s+["“«']?([^"”»'\n.,;!?]+)/i.exec(
      text,
    ) ??
    /\b(?:add|create|make|include|need|want)\s+(?:me\s+)?(?:an?\s+|another\s+|the\s+)?(?:new\s+)?["“«']?([\p{L}\p{N}][\p{L}\p{N} &-]{0,38}?)["”»']?\s+(?:page|view|screen)\b/iu.exec(
      text,
    );
  const name = match?.[1]?.replace(/\s+(?:with|and|that|to|in)\b.*$/i, "").trim();
  if (!name || /^(?:the|new|landing|web|home|another|separate|second)$/i.test(name)) return null;
  return sentenceCase(cleanTitle(name));
}

const REMOVE = /\b(?:remove|delete|drop|hide|get rid of|take out|without)\b/;
const ADD = /\b(?:add|include|insert|need|want|put|give|also track|track|store|with)\b/;

function fieldEdit(words: string, request: string, files: FileTree): Edit[] | null {
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

function sectionEdits(words: string): Edit[] {
  const names = sectionsIn(words);
  if (names.length === 0) return [];
  if (REMOVE.test(words)) return names.map((name) => (tree: FileTree) => removeSection(tree, name));
  const asked = /\bsections?\b|\b(?:add|include|insert|put)\b/.test(words);
  return asked ? names.map((name) => (tree: FileTree) => addSection(tree, name)) : [];
}

function schemeOf(words: string): "dark" | "light" | "auto" | null {
  if (/\b(?:follow|use|match)\b[^.]*\b(?:system|device)\b/.test(words)) return "auto";
  if (
    /\b(?:make|turn|use|switch|go|set)\b[^.]*\bdark(?:er)?(?: (?:theme|mode|style|look))?$|\bdark (?:theme|mode)\b/.test(
      words,
    )
  )
    return "dark";
  if (
    /\b(?:make|turn|use|switch|go|set)\b[^.]*\blight(?:er)?(?: (?:theme|mode|style|look))?$|\blight (?:theme|mode)\b/.test(
      words,
    )
  )
    return "light";
  return null;
}

function sizeIn(words: string): 1 | -1 | null {
  if (!/\b(?:text|fonts?|letters|type|everything|size)\b/.test(words)) return null;
  if (/\b(?:bigger|larger|increase|large|big|up)\b/.test(words)) return 1;
  if (/\b(?:smaller|decrease|reduce|small|down)\b/.test(words)) return -1;
  return null;
}
