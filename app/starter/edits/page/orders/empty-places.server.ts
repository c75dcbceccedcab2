import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { pageSlug } from "../../add-page.server";
import { type EditResult, edited } from "../../edit";
import { PAGE } from "../../project";
import { addStyles } from "../../section-styles.server";
import { withNavLink } from "../../sections.server";
import { beforeForm } from "../new-section-place";
import type { Order } from "../order";

/** What a part of the page holds before anybody has said its texts. */
export interface EmptyPlaces {
  heading: string;
  /** The class of its markup: what it is like when it is filled. */
  kind: "questions" | "points" | "people" | "schedule" | "story";
  /** What one entry is called ("post"); of no matter where there are none. */
  one: string;
  count: number;
}

/** What stands in the places, in the language of the page: of the part, of an entry, of an answer. */
const SAYS: Readonly<Record<string, readonly [part: string, entry: string, answer: string]>> = {
  en: [
    "Write here what visitors should know about it.",
    "Write here what belongs to it.",
    "Write the answer here.",
  ],
  de: [
    "Schreib hier, was man darüber wissen sollte.",
    "Schreib hier, was dazugehört.",
    "Schreib hier die Antwort.",
  ],
  fr: [
    "Écrivez ici ce qu’il faut en savoir.",
    "Écrivez ici ce qui en fait partie.",
    "Écrivez ici la réponse.",
  ],
  es: [
    "Escribe aquí lo que conviene saber.",
    "Escribe aquí lo que corresponde.",
    "Escribe aquí la respuesta.",
  ],
  it: [
    "Scrivi qui che cosa bisogna sapere.",
    "Scrivi qui che cosa ne fa parte.",
    "Scrivi qui la risposta.",
  ],
  pt: [
    "Escreva aqui o que convém saber.",
    "Escreva aqui o que faz parte.",
    "Escreva aqui a resposta.",
  ],
};

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const label = (one: string, at: number) => `${upper(one)} ${at}`;

/** Puts a part with places on the page, before its form: they say what belongs there, and nothing is invented. */
export function putPlaces(places: EmptyPlaces, { page, files }: Order): EditResult {
  const { heading, count, one } = places;
  const { source } = page;
  const slug = pageSlug(heading) || "more";
  const id = source.includes(`id="${slug}"`) ? `${slug}-2` : slug;
  const says = SAYS[languageOfPage(source)] ?? SAYS.en ?? ["", "", ""];
  const block = markup(id, places, says).replace(/^(?=.)/gm, "      ");
  const at = beforeForm(page);
  const next = withNavLink(source.slice(0, at) + block + source.slice(at), `#${id}`, html(heading));
  const changes = new Map<string, string | null>([[PAGE, next]]);
  addStyles(files, changes);
  return edited(
    changes,
    count > 0
      ? `Added the section “${heading}” with ${count} places. They say what belongs there, for I invent nothing: say “change “${label(one, 1)}” to …”.`
      : `Added the section “${heading}”. Its text is yours to write: say “change “${says[0].split(" ").slice(0, 2).join(" ")} …” to …”.`,
  );
}

function markup(
  id: string,
  { heading, kind, one, count }: EmptyPlaces,
  [part, entry, answer]: readonly [string, string, string],
): string {
  const places = Array.from({ length: count }, (_, at) => {
    const name = html(label(one, at + 1));
    if (kind === "questions")
      return `    <details>\n      <summary>${name}</summary>\n      <p>${html(answer)}</p>\n    </details>\n`;
    if (kind === "schedule")
      return `    <li>\n      <span class="schedule-time">${name}</span>\n      <h3>${html(entry)}</h3>\n    </li>\n`;
    return `    <li>\n      <h3>${name}</h3>\n      <p>${html(entry)}</p>\n    </li>\n`;
  }).join("");
  const [open, close] = {
    questions: [`<div class="questions">`, "</div>"],
    points: [`<ul class="points">`, "</ul>"],
    people: [`<ul class="people">`, "</ul>"],
    schedule: [`<ol class="schedule">`, "</ol>"],
    story: [`<p class="section-lead">${html(part)}</p>`, ""],
  }[kind];
  const body =
    count > 0
      ? `  ${open}\n${places}  ${close}\n`
      : `  <p class="section-lead">${html(part)}</p>\n`;
  return `<section class="section section-${count > 0 ? kind : "story"}" id="${id}" aria-labelledby="${id}-title">\n  <h2 id="${id}-title">${html(heading)}</h2>\n${body}</section>\n`;
}
