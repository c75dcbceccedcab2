import type { FileTree } from "~/projects/files";
import { coloursIn } from "../match/colours";
import { sectionsIn } from "../match/sections";
import { toneIn } from "../match/tone";
import { wantsDarkToggle } from "../match/understand";
import { plainWords, REQUEST_CHARACTERS } from "../match/words";
import { addPage } from "./add-page.server";
import { addDarkToggle } from "./dark-mode.server";
import type { Edit } from "./edit";
import { setFooter } from "./footer";
import { isOfWhole, TEXT_COLOUR } from "./of-whole";
import { fieldEdit, REMOVE } from "./read-fields";
import { footerIn, newTitleIn, pageIn } from "./read-names";
import { recolour } from "./recolour";
import { rename } from "./rename";
import { clausesOf } from "./said/clauses";
import { readSaid } from "./said/read-said.server";
import { addSection, removeSection } from "./sections.server";
import { changeCorners, changeFontSize, changeTone, cornersIn } from "./style";

/** What a message asks of a project: edits in the order they are made, and wishes that were not understood. */
export interface Wishes {
  edits: Edit[];
  /** Wishes that ask for nothing the starter knows, as they were written. */
  unread: string[];
}

/** Reads the edits that a message asks of an existing project. Pure: nothing is changed here. */
export function readEdits(text: string, files: FileTree): Wishes {
  const wishes: Wishes = { edits: [], unread: [] };
  for (const wish of clausesOf(text.slice(0, REQUEST_CHARACTERS))) {
    const special = readWhole(wish);
    const said = special.length > 0 ? null : readSaid(wish, files);
    const found = said ? [said] : special.length > 0 ? special : readLookOrPart(wish, files);
    wishes.edits.push(...found);
    const isColourLeft = !said && special.length === 0 && leavesColour(wish);
    if (isColourLeft && found.length > 0) wishes.unread.push(wish);
    if (found.length === 0 && !isCourtesy(wish)) wishes.unread.push(wish);
  }
  return wishes;
}

/** A colour that is meant for a part that is not known: the rest of the wish may be done, this is not. */
function leavesColour(wish: string): boolean {
  const words = plainWords(wish);
  return coloursIn(words) !== null && !isOfWhole(words) && pageIn(wish) === null;
}

/** "Thanks!", "hello": words that ask for nothing. */
function isCourtesy(wish: string): boolean {
  return !/\p{L}{2}/u.test(
    wish.replace(
      /\b(?:thanks?|thank you|please|hi|hello|hey|ok(?:ay)?|great|nice|cool|now|also|and|bitte|danke|merci|gracias)\b/gi,
      "",
    ),
  );
}

/** Names, pages, footers and form fields: readings that know what is theirs. */
function readWhole(wish: string): Edit[] {
  const name = newTitleIn(wish);
  if (name && !isAboutPart(wish)) return [(tree) => rename(tree, name)];
  const footer = footerIn(wish);
  if (footer) return [(tree) => setFooter(tree, footer)];
  const page = pageIn(wish);
  if (page) return [(tree) => addPage(tree, page)];
  return [];
}

/** A wish that names a part of the page by more than its title. */
function isAboutPart(wish: string): boolean {
  return /\b(?:section|button|field|column|heading|headline|question|label|link)\b/i.test(wish);
}

function readLookOrPart(text: string, files: FileTree): Edit[] {
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

  const isWhole = footer || page ? false : isOfWhole(words);
  const look = footer || page ? "" : words;
  const toggle = wantsDarkToggle(words);
  const colours = isWhole ? coloursIn(look.replace(TEXT_COLOUR, " ")) : null;
  const scheme = toggle || !isWhole ? null : schemeOf(look);
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
  if (!/\b(?:text\w*|fonts?|letters|type|everything|size|schrift|texte|texto|testo)\b/.test(words))
    return null;
  if (/\btoo (?:big|large)\b/.test(words)) return -1;
  if (/\btoo (?:small|tiny)\b/.test(words)) return 1;
  if (
    /\b(?:bigger|larger|increase|large|big|up|größer|grösser)\b|\bplus grand|\bmás grande/.test(
      words,
    )
  )
    return 1;
  if (/\b(?:smaller|decrease|reduce|small|down|kleiner)\b/.test(words)) return -1;
  return null;
}
