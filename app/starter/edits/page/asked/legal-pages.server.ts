import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { staticPageText } from "../../add-page.server";
import { pageStyles } from "../../add-react-page.server";
import { type EditResult, edited, there } from "../../edit";
import { PAGE, shapeOf } from "../../project";
import { titleOf } from "../../rename";
import type { Order } from "../order";
import { addressOf, mailOf, phoneOf } from "../orders/set-contact";
import { type Asked, setOf } from "./asked";
import { LEGAL, type LegalWords } from "./legal-words";

const LOADS =
  /(?:<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\ssrc=|<link\b[^>]*?\shref=|url\(|@import |fetch\(|from )["'(]?https?:\/\/(?<host>[^/"')\s]+)/g;

type Kind = "privacy" | "imprint" | "terms";

const KINDS: readonly [Kind, RegExp][] = [
  [
    "privacy",
    /(?<!\p{L})(?:privacy(?: (?:policy|notice|statement|page))?|data protection(?: page| notice| policy)?|gdpr(?: page| notice)?|datenschutz(?:erklärung|hinweise?|seite)?|dsgvo\p{L}*|(?:politique de )?confidentialité|(?:política de )?privacidad|protección de datos|informativa(?: sulla)? privacy|(?:política de )?privacidade)(?!\p{L})/iu,
  ],
  [
    "imprint",
    /(?<!\p{L})(?:imprint|legal (?:notice|information|info|pages?)|impressum(?:sseite)?|mentions légales|aviso legal|note legali|site notice)(?!\p{L})/iu,
  ],
  [
    "terms",
    /(?<!\p{L})(?:terms(?: (?:and|&) conditions| of (?:use|service))?|t&cs|agbs?|geschäftsbedingungen|conditions générales(?: de vente)?|términos(?: y condiciones)?|condizioni(?: generali)?|termos(?: e condições)?)(?!\p{L})/iu,
  ],
];
const COOKIES =
  /(?<!\p{L})(?:cookie[- ]?(?:banner|notice|consent|bar|popup|pop-up|hinweis|policy|info|warning)?s?|cookies)(?!\p{L})/iu;
const NAMES = new RegExp(
  [...KINDS.map(([, { source }]) => source), COOKIES.source].join("|"),
  "iu",
);

/** "A privacy page", "ein Impressum", "a cookie banner". */
export const LEGAL_PAGES: Asked = {
  names: NAMES,
  more: setOf(
    "policy notice statement legal pages information footer bottom end menu law required consent accept gdpr compliant german eu put fußzeile unten footer ende seite gesetz pflicht politique bas pied pie final fondo rodapé fim",
  ),
  make: legal,
};

function legal({ page, files }: Order, said: string): EditResult | null {
  const { source } = page;
  const { styles } = shapeOf(files);
  const language = languageOfPage(source);
  const words = LEGAL[language];
  const wanted = KINDS.filter(([, form]) => form.test(said)).map(([kind]) => kind);
  const end = /[ \t]*<\/footer>/.exec(source);
  if (!styles || !end) return null;
  if (wanted.length === 0) return cookieLine(files, source, words, end.index);
  const missing = wanted.filter((kind) => !files.has(`${kind}.html`));
  if (missing.length === 0)
    return there(`The page has that already: ${wanted.map((kind) => `${kind}.html`).join(", ")}.`);
  const title = titleOf(files) ?? "";
  const links = missing
    .map((kind) => `<a href="${kind}.html">${html(words[kind])}</a>`)
    .join(" · ");
  const changes = new Map<string, string | null>([
    [
      PAGE,
      `${source.slice(0, end.index)}      <p class="legal-links">${links}</p>\n${source.slice(end.index)}`,
    ],
  ]);
  for (const kind of missing) {
    const body = bodyOf(kind, { source, files }, title, words);
    const text = staticPageText({ home: source, title, name: words[kind], styles, links: "" });
    const main = `<main class="page-text" id="main">\n      <h1>${html(words[kind])}</h1>\n${body}      <p><a href="index.html">${html(words.home)} ${html(title)}</a></p>\n    </main>`;
    changes.set(
      `${kind}.html`,
      text
        .replace('lang="en"', `lang="${language}"`)
        .replace(/[ \t]*<nav class="page-nav"[\s\S]*?<\/nav>\n/, "")
        .replace(/<main class="page-text">[\s\S]*<\/main>/, () => main),
    );
  }
  const css = files.get(styles) ?? "";
  if (!css.includes(".page-text"))
    changes.set(styles, `${css.replace(/\n*$/, "\n")}\n${pageStyles()}`);
  const holes = missing.flatMap((kind) => changes.get(`${kind}.html`)?.match(/\[[^\]<]+\]/g) ?? []);
  const told = missing.map((kind) => `“${words[kind]}”`).join(" and ");
  return edited(
    changes,
    `Added ${told}, linked from the end of the page. ${
      missing.includes("privacy") && foreignHosts(files).length === 0
        ? "What it says was read off this page: its forms, and that it sets no cookies. "
        : ""
    }${
      holes.length > 0
        ? `What only you know stands there in brackets: ${[...new Set(holes)].join(", ")}. `
        : ""
    }It is a start and no legal advice: have somebody look at it who knows the law where you are.`,
  );
}

/** A banner would ask for consent to what the page does not do. */
function cookieLine(
  files: Order["files"],
  source: string,
  { cookieLine: line }: LegalWords,
  at: number,
): EditResult | null {
  if (foreignHosts(files).length > 0) return null;
  if (source.includes(html(line)))
    return there("The page says at its end already that it sets no cookies.");
  return edited(
    new Map([[PAGE, `${source.slice(0, at)}      <p>${html(line)}</p>\n${source.slice(at)}`]]),
    `This page sets no cookies and loads nothing from elsewhere, so there is nothing to consent to, and a banner would only be in the way. It says “${line}” at its end instead. “Add a privacy page” tells more.`,
  );
}

function bodyOf(
  kind: Kind,
  { source, files }: { source: string; files: Order["files"] },
  title: string,
  words: LegalWords,
): string {
  const page = { source } as Order["page"];
  const hole = (text: string) => `[${text}]`;
  const line = (text: string) => `      <p>${html(text)}</p>\n`;
  const part = (heading: string, ...lines: string[]) =>
    `      <h2>${html(heading)}</h2>\n${lines.map(line).join("")}`;
  if (kind === "terms") return line(hole(words.termsText));
  const reach = [phoneOf(page), mailOf(page)].filter((one) => one !== null);
  const who = [
    `${title}, ${hole(words.name)}`,
    addressOf(page) ?? hole(words.address),
    ...(reach.length > 0 ? reach : [hole(words.reach)]),
  ];
  if (kind === "imprint") return part(words.whoHeading, ...who, hole(words.more));
  const hosts = foreignHosts(files);
  return [
    part(words.whoHeading, ...who),
    part(
      words.formsHeading,
      ...(/<form\b[^>]*data-keep/.test(source) ? [words.forms, hole(words.kept)] : [words.noForms]),
      ...(source.includes("data-wall") ? [words.wall] : []),
    ),
    part(
      words.cookiesHeading,
      hosts.length > 0 ? `${words.foreign} ${hosts.join(", ")}` : words.cookies,
    ),
    part(words.rightsHeading, words.rights),
  ].join("");
}

/** Hosts that a page loads something from by itself: a link is none. */
function foreignHosts(files: Order["files"]): string[] {
  const hosts = [...files].flatMap(([path, text]) =>
    /\.(?:html|css|js)$/.test(path)
      ? [...text.matchAll(LOADS)].map(({ groups }) => groups?.host ?? "")
      : [],
  );
  return [...new Set(hosts)];
}
