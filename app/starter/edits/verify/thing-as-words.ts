import type { FileTree } from "~/projects/files";
import { changedLines } from "./changed-lines";

const QUOTE = /["“„«]/u;

/** A logo is a picture: its name is none of the page's, unless it was given as a text. */
export function logoAsName(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [titleOf(before), titleOf(after)];
  const isNew = was !== is && /(?<!\p{L})logo(?!\p{L})/iu.test(is);
  return isNew && !QUOTE.test(wish) && !/(?<!\p{L})logo(?!\p{L})/iu.test(was)
    ? [`it would be called “${is}”`]
    : [];
}

function titleOf(files: FileTree): string {
  return /<title>([^<]*)/.exec(files.get("index.html") ?? "")?.[1]?.trim() ?? "";
}

/** A place for photos takes pictures: a field for words does not. */
export function photosAsText(wish: string, before: FileTree, after: FileTree): string[] {
  const isOfPhotos =
    /(?<!\p{L})(?:(?:place|space|room|gallery) for (?:the |our |my )?(?:photos|pictures|images)|(?:photos|pictures|images) of)(?!\p{L})/iu.test(
      wish,
    );
  const isField =
    /(?<!\p{L})(?:fields?|columns?|links?|url|address|names?|text|description|captions?)(?!\p{L})/iu;
  if (!isOfPhotos || isField.test(wish)) return [];
  const { added } = changedLines(before, after);
  return /label: "[^"]*(?:photo|picture|image|screenshot)[^"]*", type: "(?:text|long)"/i.test(added)
    ? ["there would be a field for words, and no photos"]
    : [];
}

/** Links lead somewhere. */
export function linksAsWords(wish: string, before: FileTree, after: FileTree): string[] {
  const asked =
    /(?<!\p{L})(?:add|put|show|include|insert|want|need)(?!\p{L}).{0,20}(?<!\p{L})(?:social(?: media)?|instagram|facebook|our|my) links?(?!\p{L})/iu;
  const { added } = changedLines(before, after);
  const isWords = asked.test(wish) && /<(?:li|p|h\d)\b/.test(added);
  const beyondMenu = added.replace(/<a href="#[^>]*>/g, "");
  return isWords && !/<a\b|href=/.test(beyondMenu) ? ["nothing there would be a link"] : [];
}

/** A table has rows: "a table of courses with day, time and price" names its columns. */
export function tableAsList(wish: string, before: FileTree, after: FileTree): string[] {
  const asked =
    /(?<!\p{L})(?:add|put|show|include|insert|create|make|want|need)(?!\p{L})[^.:,]{0,12}(?<!\p{L})an? (?:\p{L}+ )?table (?:of|showing|listing|with (?:the )?columns?)(?!\p{L})/iu;
  const { added } = changedLines(before, after);
  return (asked.test(wish) || TABLE_FIRST.test(wish)) &&
    /<(?:li|p|h\d)\b/.test(added) &&
    !/<t(?:able|r|h|d)\b/.test(added)
    ? ["it would be no table"]
    : [];
}

/** "A button that goes to WhatsApp", which would make a call. */
export function callForChat(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  return /whats ?app/iu.test(wish) && /href="tel:/.test(added) && !/wa\.me|whatsapp/iu.test(added)
    ? ["it would make a call: WhatsApp wants the number with its country in front, as in +49"]
    : [];
}

/** "Table of courses with day and time: …". */
const TABLE_FIRST =
  /^(?:an? |the )?(?:small |little |simple )?table (?:of|showing|listing|with)(?!\p{L})/iu;

/** What somebody says is no heading: "Testimonials : Tom says". */
export function headingOfSpeech(_wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  const headings = [...added.matchAll(/<h[23][^>]*>([^<{}]*)</g)].map(([, text = ""]) =>
    text.trim(),
  );
  const cut = headings.find((text) => /\s:\s/.test(text));
  return cut === undefined ? [] : [`a heading would say “${cut}”`];
}
