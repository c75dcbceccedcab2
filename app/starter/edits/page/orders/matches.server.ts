import { sentenceCase } from "../../../match/words";
import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { PAGE } from "../../project";
import { attribute } from "../../said/page-elements";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { insideOf, withChanges } from "../page-draft";
import { tableSection } from "./add-table.server";

const MONTH = "(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])\\p{L}*";
const DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sat|sun|sa|so)";
const DATE = `(?:(?:this |next |on )?${DAY},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}\\.?)(?: \\d{4})?`;
const TIME =
  ",? (?:(?:at|um|@|from|kick-?off(?: at)?) ?)?(?<time>\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|uhr|h)|\\d{1,2}[:.]\\d{2})";
const VERSUS = "(?:against|versus|vs\\.?|v\\.?|gegen|contre|contra)";
const HOME =
  "(?<where>at home|home|away|\\(?[ha]\\)|\\((?:home|away)\\)|zu hause|auswärts|daheim|at (?:the )?\\p{Lu}[\\p{L} '’-]{2,30})";
const NOUN =
  "(?:matche?s?|games?|fixtures?|derby|friendl(?:y|ies)|(?:heim|auswärts)?spiele?|matchs?|partidos?)";
const AHEAD = new RegExp(
  `^(?:(?:please )?(?:add|show|list|put|write|mention|say)(?: that)? )?(?:an? )?(?:(?:list|calendar|table|section) (?:of|with|for) )?(?:(?:our|the|we have an?|unser(?:e)?|das|die) )?(?:(?:next|upcoming|coming|first|home|away|big|nächste[ns]?|kommenden?) ){0,2}${NOUN}(?: (?:is|are|will be|takes place|ist|sind|findet))?:? (?:on |am )?(?<rest>.+)$`,
  "iu",
);
const WE_PLAY =
  /^(?:we|our first team|the \p{L}+|wir) (?:play|host|are playing|spielen)(?: next)? (?<rest>.+)$/iu;
const DATE_FIRST = new RegExp(
  `^(?<date>${DATE})(?:${TIME})?(?:,|:| –| -)? (?:${VERSUS} )?(?<other>[^,()\\d]{2,40}?)(?:,? ${HOME})?$`,
  "iu",
);
const OTHER_FIRST = new RegExp(
  `^(?:${VERSUS} )?(?<other>[^,()\\d]{2,40}?)(?:,? ${HOME})?,? (?:on |am |– |- )?(?<date>${DATE})(?:${TIME})?(?:,? ${HOME.replace("<where>", "<where2>")})?$`,
  "iu",
);
const WHERE: readonly [RegExp, string][] = [
  [/^(?:at home|home|\(?h\)|\(home\)|zu hause|daheim)$/iu, "Home"],
  [/^(?:away|\(?a\)|\(away\)|auswärts)$/iu, "Away"],
];

const HEADS = ["Date", "Time", "Against", "Where"];

/** "Our next match is Saturday 14 June at 3pm against Eastwood Rovers, at home": a row of the table of matches. */
export function tellMatches({ text, quotes, page, files }: Order): EditResult | null {
  if (text.length > 400) return null;
  const rest = (AHEAD.exec(text) ?? WE_PLAY.exec(text))?.groups?.rest;
  if (!rest) return null;
  const parts = rest.split(
    new RegExp(
      `\\s*;\\s*|\\s*\\n\\s*|\\s*,\\s+(?:and )?(?=${DATE})|,? and (?=${DATE})|\\s*,\\s+(?:and )?(?=${VERSUS} )`,
      "iu",
    ),
  );
  const rows = parts.map((part) => rowOf(unmasked(part.trim(), quotes)));
  const said = rows.flatMap((row) => (row ? [row] : []));
  if (said.length < rows.length || said.length === 0) return null;
  const table = page.pieces.find(
    ({ kind, element }) => kind === "section" && attribute(element, "id") === "matches",
  );
  const body = table
    ? /<tbody>[\s\S]*?<\/tbody>/.exec(page.source.slice(table.place.start, table.place.end))
    : null;
  const heads = table
    ? [...page.source.slice(table.place.start, table.place.end).matchAll(/<th\b[^>]*>([^<]*)</g)]
    : [];
  const columns = heads.map(([, name = ""]) => HEADS.indexOf(name));
  const isLost = (row: readonly string[]) =>
    row.some((cell, at) => cell !== "" && !columns.includes(at));
  if (table && body && !columns.includes(-1) && !said.some(isLost)) {
    const start = table.place.start + body.index;
    const lines = said
      .map(
        (row) =>
          `<tr>\n${columns.map((at) => `  <td>${html(row[at] ?? "")}</td>\n`).join("")}</tr>\n`,
      )
      .join("");
    const place = {
      start,
      innerStart: start + "<tbody>".length,
      innerEnd: start + body[0].length - "</tbody>".length,
      end: start + body[0].length,
    };
    return edited(
      new Map([[PAGE, withChanges(page.source, [insideOf(page.source, place, lines, "last")])]]),
      `“${table.says}” has ${said.length === 1 ? "that match" : `${said.length} matches more`} now.`,
    );
  }
  const isFilled = HEADS.map((_, at) => said.some((row) => row[at] !== ""));
  const filled = (row: readonly string[]) => row.filter((_, at) => isFilled[at]);
  return tableSection({ page, files }, "Matches", filled(HEADS), said.map(filled), true);
}

/** "Home to Windsor", "away at Henley": where it is played, and against whom. */
const AT_WHOM =
  /(?<=^|[\s,–-])(?<where>home|away)(?: game| match)? (?:to|against|at|v|vs|versus) (?<other>\p{Lu}[\p{L} '’.-]{1,38})$/u;

function rowOf(said: string): string[] | null {
  const part = said.replace(AT_WHOM, (_, where: string, other: string) => `v ${other} (${where})`);
  const { date, time, other, where, where2 } =
    (DATE_FIRST.exec(part) ?? OTHER_FIRST.exec(part))?.groups ?? {};
  if (!date || !other || !/\p{L}{3}/u.test(other)) return null;
  const at = where ?? where2 ?? "";
  const place = WHERE.find(([form]) => form.test(at))?.[1] ?? at.replace(/^at (?:the )?/iu, "");
  return [date.replace(/^on /iu, ""), time ?? "", other.replace(/^the /iu, ""), place].map((cell) =>
    sentenceCase(cell.trim()),
  );
}
