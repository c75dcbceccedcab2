import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { pageOf } from "../page/page-model";
import { isSameWord } from "../parts/same-word";
import { changedLines, plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** What a wish says in words of its own: neither what it quotes nor what stands behind a colon is an order. */
const ordered = (wish: string) => wish.replace(QUOTED, " “ ” ").replace(/:\s.*$/su, ":");
const pageIn = (files: FileTree) => files.get("index.html") ?? "";

const BEFORE_OTHER =
  /^(?:please |can you |could you )*(?:put|move|show|list|place|have) (?:the |our |my )?(?<one>[\p{L}'’ -]{3,30}?) (?<side>before|above|ahead of|after|below|behind) (?:the |our |my )?(?<other>[\p{L}'’ -]{3,30}?)[.!]*$/iu;
/** What people read of a page, in its order. */
const TEXTS = /<(?:h[1-4]|dt|summary|span class="menu-name"|p class="brand")[^>]*>([^<]+)</gu;

/** "Put the cakes before the soups": both stand on the page, and not so. */
export function otherOrder(wish: string, before: FileTree, after: FileTree): string[] {
  const { one, side, other } = BEFORE_OTHER.exec(wish.trim())?.groups ?? {};
  if (!one || !other || !pageOf(before)) return [];
  const texts = [...pageIn(after).matchAll(TEXTS)].map(([, text = ""]) => text);
  const at = (name: string) => {
    const words = saidWords(name);
    return texts.findIndex((text) => {
      const own = saidWords(text);
      return (
        words.length > 0 &&
        words.every(({ stem }) => own.some((word) => isSameWord(word.stem, stem)))
      );
    });
  };
  const [first, second] = [at(one), at(other)];
  if (first < 0 || second < 0 || first === second) return [];
  const isBefore = /before|above|ahead/iu.test(side ?? "");
  return first < second === isBefore
    ? []
    : [`“${texts[first]}” would not stand ${side?.toLowerCase()} “${texts[second]}”`];
}

const NETWORKS =
  /(?<!\p{L})(?:facebook|instagram|tiktok|youtube|linkedin|pinterest|twitter|mastodon|bluesky|strava|whatsapp)(?!\p{L})/giu;
const ADDS = /(?<!\p{L})(?:add|put|include|link|show|mention|insert|have)(?!\p{L})/iu;
const TAKES =
  /(?<!\p{L})(?:remove|delete|drop|instead|no longer|not|without|get rid|replace)(?!\p{L})/iu;

/** Of several networks that are to be linked, each is. */
export function networksLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !ADDS.test(wish) || TAKES.test(wish)) return [];
  const now = plain(pageIn(after));
  const named = [...new Set((wish.match(NETWORKS) ?? []).map((name) => name.toLowerCase()))];
  const left = named.filter(
    (name) => !now.includes(name) && !(name === "whatsapp" && now.includes("wa.me")),
  );
  return left
    .slice(0, 1)
    .map((name) => `nothing would lead to ${name[0]?.toUpperCase()}${name.slice(1)}`);
}

const LINK_TO =
  /(?<!\p{L})link(?:s|ed|ing)? to (?:the |our |my )?(?<address>(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s,;]*)?)/iu;

/** "With a link to johnlewis.com": words about a link are none. */
export function linkLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const address = LINK_TO.exec(wish)
    ?.groups?.address?.replace(/^https?:\/\//iu, "")
    .replace(/[.!?]+$/u, "");
  if (!address || !pageOf(before)) return [];
  const links = [...pageIn(after).matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => plain(href));
  return links.some((href) => href.includes(plain(address)))
    ? []
    : [`nothing would lead to ${address}`];
}

/** What should be somewhere is no heading, nor is the half of "put the address in". */
const ORDER_AS_HEADING =
  /(?<!\p{L})(?:should|must|needs? to|has to|have to|ought to) (?:come|be|go|stand|say|have|look|get|show)(?!\p{L})/u;
const PUT_IN = /^(?:please |can you |could you )*(?:put|write|fill|type)(?!\p{L})/iu;
const ENDS_IN = /(?<!\p{L})(?:in|at|to|on|up)$/u;

/** A heading that is made of the order itself. */
export function orderAsHeading(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const headings = (files: FileTree) =>
    [...pageIn(files).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text = ""]) => text);
  const said = plain(ordered(wish));
  const old = headings(before);
  const odd = headings(after).find(
    (text) =>
      !old.includes(text) &&
      (ORDER_AS_HEADING.test(plain(text)) || (PUT_IN.test(wish) && ENDS_IN.test(plain(text)))) &&
      said.includes(plain(text)),
  );
  return odd ? [`there would be a part called “${odd}”`] : [];
}

const OF_INTRO =
  /(?<!\p{L})(?:intro(?:duction)?|lead|tag ?line|slogan|welcome text|opening (?:text|sentence|line)|first (?:sentence|line|paragraph))(?!\p{L})/iu;
/** Where entries of lists have their texts. */
const OF_ENTRY = /class="(?:menu-|card|schedule-)|<(?:dd|dt|summary|li|td)[\s>]/;

/** The text that begins the page was spoken of: what an entry says of itself stays. */
export function entryForIntro(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !OF_INTRO.test(ordered(wish))) return [];
  const { removed } = changedLines(before, after);
  const lines = removed.split("\n").filter((line) => /<[a-z]/.test(line));
  return lines.length > 0 && lines.every((line) => OF_ENTRY.test(line))
    ? [`what would change is “${lines[0]?.replace(/<[^>]*>/g, "").trim()}”`]
    : [];
}

const MENTIONS =
  /^(?:please |can you |could you )*(?:add|put|include|mention|list|insert)(?!\p{L})/iu;
const NO_NAME =
  /^(?:I|I'm|I’m|OK|FAQ|RSVP|TV|PDF|CSV|QR|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|English|German|French|Italian|Spanish|Google|Christmas)$/u;

/** A name that was to be mentioned, and is nowhere. */
export function nameMissing(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !MENTIONS.test(wish) || TAKES.test(wish)) return [];
  const first = wish.search(/\p{Lu}/u);
  const names = [...wish.replace(QUOTED, " ").matchAll(/(?<![\p{L}\d.@/_-])\p{Lu}[\p{L}’']+/gu)]
    .filter(
      ({ 0: name, index }) =>
        index > first && !NO_NAME.test(name) && !/[.!?:]\s*$/u.test(wish.slice(0, index)),
    )
    .map(([name]) => name.replace(/['’]s$/u, ""));
  const { now } = changedLines(before, after);
  const left = names.find((name) => name.length > 2 && !now.includes(plain(name)));
  return left && textsChanged(before, after).fresh.length > 0
    ? [`“${left}” would not be there`]
    : [];
}

/** What a change of a page owes its wish: the order, links, names and the text that were spoken of. */
export function owedByPage(wish: string, before: FileTree, after: FileTree): string[] {
  return [otherOrder, networksLeft, linkLeft, orderAsHeading, entryForIntro, nameMissing].flatMap(
    (ask) => ask(wish, before, after),
  );
}
