import type { FileTree } from "~/projects/files";
import { coloursIn } from "../match/colours";
import { sectionsIn } from "../match/sections";
import { toneIn } from "../match/tone";
import { wantsDarkToggle } from "../match/understand";
import { plainWords } from "../match/words";
import { addPage } from "./add-page.server";
import { addDarkToggle } from "./dark-mode.server";
import type { Edit } from "./edit";
import { setFooter } from "./footer";
import { isOfWhole, TEXT_COLOUR } from "./of-whole";
import { fieldEdit, REMOVE } from "./read-fields";
import { footerIn, newTitleIn, pageIn } from "./read-names";
import { recolour } from "./recolour";
import { rename } from "./rename";
import { addSection, removeSection } from "./sections.server";
import { changeCorners, changeFontSize, changeTone, cornersIn, setFontSize } from "./style";

/** Reads a wish for a part (page, footer, field, section), for the look of all, or for both. */
export function readLookOrPart(text: string, files: FileTree): Edit[] {
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

  const isWhole = footer || page || addsThing(words) ? false : isOfWhole(words);
  const look = footer || page ? "" : words;
  const toggle = wantsDarkToggle(words);
  const colours = isWhole ? coloursIn(withoutOld(look).replace(TEXT_COLOUR, " ")) : null;
  const scheme = toggle || !isWhole ? null : schemeOf(look);
  if (colours || scheme) edits.push((tree) => recolour(tree, colours, scheme));
  if (toggle) edits.push(addDarkToggle);
  const tone = field || page || footer || NAMES.test(words) ? null : toneIn(look);
  if (tone) edits.push((tree) => changeTone(tree, tone));
  const pixels = PIXELS.exec(look)?.[1];
  if (pixels) edits.push((tree) => setFontSize(tree, Number(pixels)));
  const size = pixels ? null : sizeIn(look);
  if (size) edits.push((tree) => changeFontSize(tree, size));
  const corners = cornersIn(look);
  if (corners) edits.push((tree) => changeCorners(tree, corners));
  return edits;
}

const IN_PLACE =
  /(?:^|\s)((?:(?:dark|light) )?\p{L}+)\s*(?:→|->|=>|\bto\b|\bfor\b|\bwith\b|\binto\b)\s*(?=\S)/iu;

/** "Swap teal for burgundy" asks for burgundy: the colour that is to go is none that is asked for. */
function withoutOld(look: string): string {
  const match = IN_PLACE.exec(look);
  const [before, after] = match
    ? [look.slice(0, match.index + match[0].length), look.slice(match.index + match[0].length)]
    : ["", look];
  const isSwap = match && /→|->|=>|\b(?:swap|change|replace|turn|from|exchange)\b/iu.test(before);
  return isSwap && coloursIn(`make it ${match[1]}`) && coloursIn(`make it ${after}`)
    ? `make it ${after}`
    : look;
}

/** "Add sunrise and sunset" asks for no colour, "add some green" does. */
function addsThing(words: string): boolean {
  return (
    /^(?:please |can you |could you )*(?:add|include|insert|show)\b/.test(words) &&
    !/\b(?:colou?rs?|theme|gradient|background|mode|accents?|palette|tones?|style|some|touch|bit|more)\b/.test(
      words,
    )
  );
}

/** A word for a style is only a word where things are named. */
const NAMES = /^(?:please )?(?:rename|call|add|remove|delete|drop|replace|move)\b/;

/** "Make the body text 18px": the size of all letters. */
const PIXELS =
  /\b(?:body text|(?:all |the |main )?text(?: size)?|font ?size|letters)\b[^.]*?\b(\d{1,3})\s?(?:px|pixels?)\b/;

function sectionEdits(words: string): Edit[] {
  const names = sectionsIn(words);
  if (names.length === 0) return [];
  if (REMOVE.test(words)) return names.map((name) => (tree: FileTree) => removeSection(tree, name));
  // What is to be moved is there already, or nowhere.
  const isMoved = /^(?:please )?(?:move|shift|swap|bring|drag)\b/.test(words);
  const asked = !isMoved && /\bsections?\b|\b(?:add|include|insert|put)\b/.test(words);
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
