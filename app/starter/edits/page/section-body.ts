import { sentenceCase } from "../../match/words";
import { html } from "../../source/html";
import { DETAIL, entriesSaid } from "./entries-said";
import { itemsSaid } from "./items-said";
import { unmasked } from "./masked";
import { numbered } from "./numbered-steps";

/** What stands below the heading of a section, as markup, and what kind of thing it is. */
export interface SectionBody {
  markup: string;
  kind: "questions" | "quotes" | "schedule" | "menu" | "people" | "list" | "text";
  count: number;
}

const BY_FIRST =
  /(?<by>\p{Lu}[\p{L}.'’ -]{0,40}?)(?:\s+(?:says?|said|sagt|dit|dice|diz|wrote|schreibt)|:|,? [-–—])\s*⟦(\d+)⟧/gu;
const PAIR = /([^?⟦⟧]*?\?)\s*(?:[-–—:]\s*)?([^?]+?)(?=\s+(?:and\s+|und\s+)?\p{Lu}[^.!?]*\?|$)/gsu;
const CLOCK =
  /^(?:at |um |ab |from |à |a las |alle |às )?(\d{1,2}[:.h]\d{2}(?: ?(?:am|pm|uhr|h))?|\d{1,2} ?(?:am|pm|uhr|h)(?!\p{L}))(?: ?[-–—:,]?\s*)(.+)$|^(.+?)(?:,| at| um| à| alle| a las| às|:)?\s+(\d{1,2}[:.h]\d{2}(?: ?(?:am|pm|uhr|h))?|\d{1,2} ?(?:am|pm|uhr|h)(?!\p{L}))$/iu;
const PERSON =
  /^(?:and |und |et |y |e )?(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}) ?(?:\(([^()]{2,60})\)|[-–—:] ?(.{2,60})|, (?:our |the |die |der |le |la |el )?(\p{Ll}[^,;]{2,60}))$/u;
const LIST_WORDS = 9;

/** What was said of a section, in the form that it has: questions, quotes, hours, prices, people, a list, or text. */
export function bodyOf(said: string, quotes: readonly string[]): SectionBody | null {
  const text = said.trim();
  if (text === "") return null;
  return (
    numbered(text, quotes) ??
    questions(text, quotes) ??
    quoted(text, quotes) ??
    schedule(text, quotes) ??
    menu(text, quotes) ??
    people(text, quotes) ??
    list(text, quotes) ??
    plain(text, quotes)
  );
}

/** What introduces an answer, and what parts it from the next question. */
const AROUND_ANSWER =
  /^\s*(?:answer|antwort|réponse|respuesta|risposta|resposta)\s?:\s*(?=\S)|[\s,;]+$/giu;

export function questions(text: string, quotes: readonly string[]): SectionBody | null {
  const opened = text.replace(/⟦(\d+)⟧/g, (_, at: string) => quotes[Number(at)] ?? "");
  if (!opened.includes("?")) return null;
  const pairs = [...opened.matchAll(PAIR)].map(
    ([, question = "", answer = ""]) =>
      [
        question.replace(/^[\s,;.]*(?:and |und |et |y |e )?/iu, "").trim(),
        answer.replace(AROUND_ANSWER, "").trim(),
      ] as const,
  );
  const [first] = pairs;
  if (
    !first ||
    // A piece of a word asks nothing.
    pairs.some(([question]) => /^\p{Ll}\S*\?$/u.test(question)) ||
    pairs.some(([question, answer]) => question.length < 4 || answer === "" || answer.length > 500)
  )
    return null;
  const entries = pairs.map(
    ([question, answer]) =>
      `<details>\n  <summary>${html(question)}</summary>\n  <p>${html(answer)}</p>\n</details>\n`,
  );
  return {
    kind: "questions",
    count: pairs.length,
    markup: `<div class="questions">\n${entries.join("").replace(/^(?=.)/gm, "  ")}</div>\n`,
  };
}

const BETWEEN =
  /^[\s,;.]*(?:(?:and|und|et|y|e)\s+(?=⟦|$))?(?:[-–—~(]+|(?:from|by|says?|said|von|sagt|de|par|di|por)(?!\p{L}))?\s*/iu;

/** What stands behind a quoted text up to the next: who said it. */
function saidBy(text: string): string {
  return text
    .replace(BETWEEN, "")
    .replace(/[\s,;]*(?:(?<!\p{L})(?:and|und|et|y|e|also)[\s,;]*)?$/iu, "")
    .replace(/(?<! \p{Lu})(?<!\p{Lu}\p{Ll}{0,3})\.$/u, "")
    .replace(/^(.*[^)])\)$/u, (all, inner: string) => (inner.includes("(") ? all : inner))
    .trim();
}

function quoted(text: string, quotes: readonly string[]): SectionBody | null {
  const found: { quote: string; by: string }[] = [];
  for (const { groups, 1: by, 2: at } of text.matchAll(BY_FIRST))
    found.push({ quote: quotes[Number(at)] ?? "", by: (groups?.by ?? by ?? "").trim() });
  if (found.length === 0) {
    const marks = [...text.matchAll(/⟦(\d+)⟧/g)];
    if (/\p{L}{4}/u.test(text.slice(0, marks[0]?.index ?? 0))) return null;
    for (const [order, { index, 0: mark, 1: at }] of marks.entries())
      found.push({
        quote: quotes[Number(at)] ?? "",
        by: saidBy(text.slice(index + mark.length, marks[order + 1]?.index)),
      });
  }
  const isName = (by: string) =>
    by === "" || (by.length <= 60 && /^(?:the |an? |ein |une? )?\p{Lu}/u.test(by));
  if (
    found.length === 0 ||
    found.every(({ by }) => by === "") ||
    !found.every(({ by }) => isName(by))
  )
    return null;
  const entries = found.map(
    ({ quote, by }) =>
      `  <li class="card tile"><blockquote>“${html(quote)}”</blockquote>${by ? `<p class="muted">${html(by)}</p>` : ""}</li>\n`,
  );
  return {
    kind: "quotes",
    count: found.length,
    markup: `<ul class="section-grid">\n${entries.join("")}</ul>\n`,
  };
}

function schedule(text: string, quotes: readonly string[]): SectionBody | null {
  const entries = entriesSaid(text).map((entry) => CLOCK.exec(unmasked(entry, quotes)));
  if (entries.length < 2 || entries.some((entry) => entry === null)) return null;
  // "Wed 3:45 and 6:00" is a day with two hours.
  if (entries.some((entry) => /\d[:.]\d{2}/.test(entry?.[2] ?? entry?.[3] ?? ""))) return null;
  const items = entries.map((entry) => ({
    time: (entry?.[1] ?? entry?.[4] ?? "").trim(),
    name: (entry?.[2] ?? entry?.[3] ?? "").trim(),
  }));
  const lines = items.map(
    ({ time, name }) =>
      `  <li>\n    <span class="schedule-time">${html(time)}</span>\n    <h3>${html(name)}</h3>\n  </li>\n`,
  );
  return {
    kind: "schedule",
    count: items.length,
    markup: `<ol class="schedule">\n${lines.join("")}</ol>\n`,
  };
}

function menu(text: string, quotes: readonly string[]): SectionBody | null {
  const items = itemsSaid(text, quotes);
  if (!items || items.length < 2 || items.some(({ price }) => price === null)) return null;
  const lines = items.map(
    ({ name, price, note }) =>
      `      <li>\n        <span class="menu-name">${html(name)}</span>\n        <span class="menu-price">${html(price ?? "")}</span>\n${note ? `        <span class="menu-text">${html(note)}</span>\n` : ""}      </li>\n`,
  );
  return {
    kind: "menu",
    count: items.length,
    markup: `<div class="menu">\n  <div class="menu-group">\n    <ul>\n${lines.join("")}    </ul>\n  </div>\n</div>\n`,
  };
}

function people(text: string, quotes: readonly string[]): SectionBody | null {
  const parts = text.split(
    /\s*[;\n]\s*|\s*,\s+(?=(?:and |und )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}|\s*[(–—-]|:))|\s+(?:and|und|et|y|e)\s+(?=\p{Lu}[\p{L}.'’-]*(?: \p{Lu}|\s*[(–—-]|:|,))/u,
  );
  const found = parts.map((part) => PERSON.exec(unmasked(part, quotes).replace(/\)\.$/, ")")));
  if (found.length < 2 || found.some((one) => one === null)) return null;
  const entries = found.map(
    (one) =>
      `  <li>\n    <h3>${html(one?.[1] ?? "")}</h3>\n    <p>${html((one?.[2] ?? one?.[3] ?? one?.[4] ?? "").trim())}</p>\n  </li>\n`,
  );
  return {
    kind: "people",
    count: found.length,
    markup: `<ul class="people">\n${entries.join("")}</ul>\n`,
  };
}

function list(text: string, quotes: readonly string[]): SectionBody | null {
  const entries = entriesSaid(text).map((entry) => unmasked(entry, quotes));
  const isSentence = entries.some(
    (entry) =>
      /[.!?]\s+\p{Lu}/u.test(entry) ||
      entry.split(/\s+/).length > LIST_WORDS + (DETAIL.test(entry.split(", ")[1] ?? "") ? 5 : 0),
  );
  if (entries.length < 2 || isSentence) return null;
  // "I teach since 2011 and learned in India." is a sentence.
  if (
    !/[,;\n]/.test(text) &&
    (/[.!?…]$/u.test(text) || entries.some((entry) => entry.split(/\s+/).length > 4))
  )
    return null;
  const lines = entries.map((entry) => {
    const [name = "", ...more] = /^([^,:(]{2,60}?)(?:,\s+|:\s+|\s+(?=\())(.+)$/su
      .exec(entry)
      ?.slice(1) ?? [entry];
    return `  <li>\n    <h3>${html(sentenceCase(name))}</h3>\n${more.length > 0 ? `    <p>${html(more.join(", ").replace(/^\((.*)\)$/, "$1"))}</p>\n` : ""}  </li>\n`;
  });
  return {
    kind: "list",
    count: entries.length,
    markup: `<ul class="points">\n${lines.join("")}</ul>\n`,
  };
}

function plain(text: string, quotes: readonly string[]): SectionBody {
  const paragraphs = unmasked(text, quotes)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    kind: "text",
    count: 1,
    markup: paragraphs
      .map(
        (line) =>
          `<p class="section-lead">${html(line.replace(/^\p{Ll}(?=\p{L}+\s)/u, (first) => first.toUpperCase()))}</p>\n`,
      )
      .join(""),
  };
}

/** A section of the page, as its own are written. */
export function sectionMarkup(id: string, heading: string, { markup, kind }: SectionBody): string {
  const css = {
    questions: "questions",
    quotes: "testimonials",
    schedule: "schedule",
    menu: "menu",
    people: "people",
    list: "points",
    text: "story",
  }[kind];
  return `<section class="section section-${css}" id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title">${html(heading)}</h2>
${markup.replace(/^(?=.)/gm, "  ")}</section>\n`;
}
