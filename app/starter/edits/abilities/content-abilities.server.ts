import type { FileTree } from "~/projects/files";
import { factsIn } from "../../match/facts/facts";
import { languageOfPage } from "../../sections/languages";
import { html } from "../../source/html";
import { edited, unchanged } from "../edit";
import { asTexts } from "../grammar/texts";
import { lineStart } from "../lines";
import { partsOf } from "../parts/parts-of";
import { PAGE, writtenPage } from "../project";
import { sayInPart } from "../said/own-sections.server";
import { addOwn } from "../said/read-own-section.server";
import { type Ability, words } from "./ability";
import { KEEP_ONLY } from "./keep-only-ability";

const QUOTE = /["“„«]\s*([^"“”„«»]{3,400}?)\s*["”“»]/u;
const A_NAME = "\\p{Lu}[\\p{L}’'.-]*(?: (?:\\p{Lu}[\\p{L}’'.-]*|&|and|und|et|von|van|de)){0,4}";
const NO_PAGE = unchanged("This is no page with sections.");

function said(
  files: FileTree,
  part: "testimonials" | "team" | "contact",
  body: string,
  text: string,
) {
  const page = writtenPage(files);
  return page === ""
    ? NO_PAGE
    : sayInPart(files, part, body, { language: languageOfPage(page), said: text });
}

/** What pages can say: somebody's praise, an answer, people, how to get there. */
export const CONTENT_ABILITIES: readonly Ability[] = [
  {
    send: "add a testimonial from Sarah: Lovely people!",
    words: [
      words(
        "testimonials?|reviews?|quote|feedback|customer said|said|says|kundenstimme*|bewertung*|zitat|témoignage*|avis|opini[oó]n*|reseña|recensione|citazione|depoimento*|citação|rezension*",
      ),
    ],
    more: words(
      "add|put|a|the|from|by|of|new|another|section|page|customer|client|guest|please|von|de|di",
    ),
    not: words(
      "link|google|remove|delete|button|headline|title|should say|instead|change|when|if|star|stars|form|placeholder|form|under|below|above|beside",
    ),
    makesText: true,
    make(files, wish) {
      const plain = wish.trim();
      const by = new RegExp(
        `(?:from|by|von|de|di|da) (?<name>${A_NAME})(?:,? (?:our |a |an )?\\p{Ll}[^:“"]{0,30})?\\s*[:,–-]\\s*(?<text>\\S.{5,400})$`,
        "su",
      ).exec(plain)?.groups;
      const after = new RegExp(
        `["”»]\\s*(?:[–—-]|,|from|by|von|de|di)?\\s*(?<name>${A_NAME})\\s*\\.?$`,
        "u",
      ).exec(plain)?.groups;
      const text = QUOTE.exec(plain)?.[1] ?? by?.text;
      const name = by?.name ?? after?.name;
      if (!text || !name) return unchanged("Whose words are they, and what do they say?");
      const body = `<ul class="section-grid">\n  <li class="card tile"><blockquote>“${html(text.replace(/^["“„«]|["”“»]$/gu, ""))}”</blockquote><p class="muted">${html(name)}</p></li>\n</ul>\n`;
      return said(files, "testimonials", body, `Put the words of “${name}” on the page.`);
    },
  },
  {
    send: "add a question: Do you deliver? Answer: Yes.",
    words: [words("questions?|faq|frage|fragen|pregunta|domanda|pergunta|q")],
    more: words(
      "add|put|a|the|new|another|answer|antwort|réponse|respuesta|risposta|resposta|to|in|with|please",
    ),
    not: words("remove|delete|change|replace|rename|form|quiz|instead|move"),
    makesText: true,
    make(files, wish) {
      const quoted = [...wish.matchAll(/["“„«]\s*([^"“”„«»]{3,300}?)\s*["”“»]/gu)].map(
        ([, one = ""]) => one,
      );
      const [, bare = "", answer = ""] =
        /(?:questions?|faq|frage|pregunta|domanda|pergunta|q)\s*:?\s*([^?:]{4,200}\?)\s*(?:[-–—/]|(?:and )?(?:the )?(?:answer|antwort|réponse|respuesta|risposta|resposta|a)\s*(?:is)?\s*:)?\s*(\S.{1,400})$/isu.exec(
          wish,
        ) ?? [];
      const [question, reply] = quoted.length === 2 ? quoted : [bare, answer];
      if (!question || !reply) return unchanged("What is asked, and what is the answer?");
      const page = writtenPage(files);
      const list = partsOf(files).find(
        ({ path, classes }) => path === PAGE && classes.includes("questions"),
      );
      const item = `<details>\n            <summary>${html(question)}</summary>\n            <p>${html(reply)}</p>\n          </details>`;
      if (page === "" || !list)
        return unchanged("This page has no questions and answers. Add an FAQ section first.");
      const at = lineStart(page, list.innerEnd);
      return edited(
        new Map([[PAGE, `${page.slice(0, at)}          ${item}\n${page.slice(at)}`]]),
        `Added the question “${question}” with its answer.`,
      );
    },
  },
  {
    send: "add the team: Tom, walker and Priya, office",
    words: [words("team|staff|crew|mitarbeiter*|équipe|equipo|squadra|equipe|members?")],
    more: words(
      "add|a|the|our|my|meet|section|page|with|show|put|names?|of|who|we|are|are:|consists|und|and",
    ),
    not: words(
      "remove|delete|photos?|form|kanban|task|field|column|button|title|login|share|invite",
    ),
    makesText: true,
    make(files, wish) {
      const list =
        /(?:team|staff|crew|people|members?|mitarbeiter\p{L}*|équipe|equipo|squadra|equipe|us)\b[^:]{0,20}?(?::| with| is| are| mit| avec| con| com)\s+(.+)$/isu.exec(
          wish.trim().replace(/[.!]+$/, ""),
        )?.[1];
      const people = peopleIn(list ?? "");
      if (people.length === 0 || writtenPage(files) === "")
        return unchanged("Who is in it? Say their names.");
      const tiles = people
        .map(({ name, role }) => {
          const initials = name
            .split(" ")
            .map(([one = ""]) => one)
            .join("")
            .slice(0, 2)
            .toUpperCase();
          const under = role ? `<p class="muted">${html(role)}</p>` : "";
          return `  <li class="card tile"><span class="portrait" aria-hidden="true">${html(initials)}</span><h3>${html(name)}</h3>${under}</li>\n`;
        })
        .join("");
      return said(
        files,
        "team",
        `<ul class="section-grid">\n${tiles}</ul>\n`,
        `Put ${people.map(({ name }) => `“${name}”`).join(", ")} into the part about the team.`,
      );
    },
  },
  {
    send: "about us: We are two friends from Leeds.",
    words: [
      words(
        "about|(?:our|my) story|the story|unsere geschichte|notre histoire|nuestra historia|la nostra storia|über (?:mich|uns)|à propos|sobre (?:mí|nosotros|mim|nós)|chi siamo|chi sono|su di (?:me|noi)",
      ),
      "[:,] ?\\S.{8,}|~(?:saying|that says)@",
    ],
    more: ".+",
    not: words(
      "remove|delete|move|rename|button|link|menu|colou?r|page|above|below|question|bigger|smaller",
    ),
    makesText: true,
    make(files, wish) {
      const text =
        QUOTE.exec(wish)?.[1] ??
        /(?:about|(?:our|my|the) story|unsere geschichte|notre histoire|nuestra historia|la nostra storia|über|à propos|sobre|chi|su di)(?: (?:me|us|mich|uns|mí|nosotros|mim|nós|siamo|sono|noi|this|the \p{L}+))?(?: (?:section|part|text|abschnitt|paragraph))?\s*(?:[:,]|saying|that says)\s*(?:saying )?(\S.{8,600})$/isu.exec(
          wish,
        )?.[1];
      const page = writtenPage(files);
      if (!text || page === "") return unchanged("What shall it say about you?");
      const section = /<section\b[^>]*\sid="about"[^>]*>[\s\S]*?<\/section>/.exec(page)?.[0];
      if (!section) return addOwn(files, "About", sentence(text));
      const first = /<p(?: class="(?!section-)[^"]*")?>[\s\S]*?<\/p>/.exec(section)?.[0];
      if (!first) return unchanged("I found no text about you. Say where it goes.");
      const next = section.replace(
        first,
        () => `${/^<p[^>]*>/.exec(first)?.[0] ?? "<p>"}${html(sentence(text))}</p>`,
      );
      return edited(
        new Map([[PAGE, page.replace(section, () => next)]]),
        "Put your words into the part about you, in the place of the sample.",
      );
    },
  },
  KEEP_ONLY,
  {
    send: "say that we are in Bristol",
    words: [
      words(
        "we['’]?re (?:in|at|located|based)|we are (?:in|at|located|based)|(?:located|based) in|you (?:can )?find us (?:in|at)|our (?:shop|office|studio) is (?:in|at)|wir sind in|nous sommes à|estamos en|siamo a|estamos em",
      ),
    ],
    more: words("phone|tel|telephone|number|mail|email|call|telefon|and"),
    not: words("open|closed|form|remove|instead|not"),
    make(files, wish) {
      const { phone, mail, address } = factsIn(wish);
      const place =
        address ??
        /(?:in|at|à|en|a|em) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3})/u.exec(wish)?.[1];
      if (!place) return unchanged("Where?");
      const lines = [
        `<p>${html(place)}</p>\n`,
        ...(phone
          ? [`<p><a href="tel:${html(phone.replace(/[^\d+]/g, ""))}">${html(phone)}</a></p>\n`]
          : []),
        ...(mail ? [`<p><a href="mailto:${html(mail)}">${html(mail)}</a></p>\n`] : []),
      ];
      return said(
        files,
        "contact",
        lines.join(""),
        `Wrote “${place}”${phone ? ` and ${phone}` : ""}${mail ? ` and ${mail}` : ""} in the part about contact.`,
      );
    },
  },
];

function sentence(text: string): string {
  const plain = text.trim().replace(/^["“„«]|["”“»]$/gu, "");
  return (plain[0] ?? "").toUpperCase() + plain.slice(1);
}

/** "Tom, walker and Priya (office)": names, with what they do. */
function peopleIn(list: string): { name: string; role: string }[] {
  const isRole = (text: string) => /^\p{Ll}/u.test(text);
  const people: { name: string; role: string }[] = [];
  for (const each of asTexts(list.replace(/\s+(?:and|und|et|y|e)\s+/gu, ", "))) {
    const [, name = each, role = ""] = /^(.+?)\s*(?:\((.+)\)|[-–:]\s*(.+))$/u.exec(each) ?? [];
    const last = people.at(-1);
    if (isRole(name) && last && last.role === "") last.role = name;
    else if (new RegExp(`^${A_NAME}$`, "u").test(name)) people.push({ name, role });
    else return [];
  }
  return people;
}
