import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { js } from "../../source/literals";
import { type EditResult, edited, unchanged } from "../edit";
import { type Ability, NO_PLACE, words } from "./ability";

/** Where the parts of a program or page stand: its form, its list, the end of its head, its own end. */
interface Places {
  path: string;
  form: RegExp;
  list: RegExp;
  head: RegExp;
  end: RegExp;
}
const PLACES: readonly Places[] = [
  {
    path: "src/App.tsx",
    form: /^ {6}<form\b[\s\S]*?^ {6}<\/form>\n\n?/m,
    list: /^ {6}<section aria-labelledby="list-title">[\s\S]*?^ {6}<\/section>\n\n?/m,
    head: /^ {6}<\/header>\n\n?/m,
    end: /^ {4}<\/main>/m,
  },
  {
    path: "index.html",
    form: /^ {6}<form\b[\s\S]*?^ {6}<\/form>\n/m,
    list: /^ {6}<section aria-labelledby="all-title">[\s\S]*?^ {6}<\/section>\n/m,
    head: /^ {6}<\/header>\n/m,
    end: /^ {4}<\/main>/m,
  },
];
const FORM =
  "form|add form|input|inputs|entry form|formular|eingabe*|formulaire|formulario|modulo|where i (?:add|enter|type)";
const LIST = "list|entries|table|items|liste|einträge|lista";

/** Where the form and the list of a program stand. */
export const LAYOUT_ABILITIES: readonly Ability[] = [
  {
    send: "move the form to the top",
    words: [
      words(FORM),
      words(
        "top|above|first|before|start|oben|über|zuerst|haut|dessus|arriba|encima|sopra|alto|bottom|below|end|under|last|after|unten|unter|bas|dessous|abajo|debajo|sotto|fondo|baixo",
      ),
    ],
    more: words(
      "move|put|place|the|to|of|page|list|add|new|form|should|be|stand|go|come|at|verschieb*|mets|déplace|pon|mueve|sposta|metti",
    ),
    not: words(
      "field|button|question|ask|contact|booking|section|label|colou?r|bigger|smaller|wider|text|line|say",
    ),
    make: (files, wish) => moveForm(files, isFormBelow(wish)),
  },
  {
    send: "add a subtitle: One day at a time",
    words: [
      words(
        "subtitle|sub-title|subheading|sub-heading|tagline|tag line|untertitel|sous-titre|subtítulo|sottotitolo|legenda|second line",
      ),
      '[:“"„«]|~(?:saying|says?|that says|to|reading|mit|qui dit|que diga|che dice)@',
    ],
    more: "~(?:subtitle|sub-title|sub-?heading|tag ?line|untertitel|sous-titre|subtítulo|sottotitolo|legenda|second line).*",
    not: words("remove|delete|bigger|smaller|bold|italic|colou?r"),
    makesText: true,
    make: addSubtitle,
  },
];

const DOWN =
  "bottom|below|end|under(?:neath)?|last|after|unten|unter|bas|dessous|abajo|debajo|sotto|fondo|baixo";
const UP = "top|above|first|before|start|oben|über|zuerst|haut|dessus|arriba|encima|sopra|alto";
/** The part that is named first, and where it is to stand. */
const PLACED = new RegExp(
  `(?<![\\p{L}-])(?:(?<form>${FORM.replaceAll("*", "\\p{L}*")})|${LIST})(?!\\p{L})[^,.]{0,30}?(?<!\\p{L})(?:(?<down>${DOWN})|${UP})(?!\\p{L})`,
  "iu",
);

/** Whether the form is to stand below: "the form at the bottom and the list on top", "the list above the form". */
function isFormBelow(wish: string): boolean {
  const { form, down } = PLACED.exec(wish)?.groups ?? {};
  return PLACED.test(wish)
    ? (form !== undefined) === (down !== undefined)
    : new RegExp(`(?<!\\p{L})(?:${DOWN})(?!\\p{L})`, "iu").test(wish);
}

function moveForm(files: FileTree, isDown: boolean): EditResult {
  for (const { path, form, list, head, end } of PLACES) {
    const code = files.get(path) ?? "";
    const block = form.exec(code)?.[0] ?? "";
    if (block !== "") {
      const rest = code.replace(block, () => "");
      const top = head.exec(rest);
      const place = isDown ? end.exec(rest)?.index : top ? top.index + top[0].length : undefined;
      if (place === undefined) return NO_PLACE;
      const next = rest.slice(0, place) + block + rest.slice(place);
      if (next.replace(/\s+/g, "") === code.replace(/\s+/g, ""))
        return unchanged(`The form is at the ${isDown ? "bottom" : "top"} already.`);
      return edited(
        new Map([[path, next]]),
        `The form stands at the ${isDown ? "bottom" : "top"} now.`,
      );
    }
    const entries = isDown ? (list.exec(code)?.[0] ?? "") : "";
    if (entries === "") continue;
    const rest = code.replace(entries, () => "");
    const top = head.exec(rest);
    if (!top) return NO_PLACE;
    const place = top.index + top[0].length;
    return edited(
      new Map([[path, rest.slice(0, place) + entries + rest.slice(place)]]),
      "The list stands above the form now.",
    );
  }
  return NO_PLACE;
}

/** A line below the name of an app or page. */
function addSubtitle(files: FileTree, wish: string): EditResult {
  const text =
    /["“„«]\s*([^"“”„«»]{2,160}?)\s*["”“»]/u.exec(wish)?.[1] ??
    /(?:subtitle|sub-title|sub-?heading|tag ?line|untertitel|sous-titre|subtítulo|sottotitolo|legenda|second line)s?(?:\s+(?:that|which))?\s*(?:(?:saying|says?|to(?: say)?|reading|mit|qui dit|que diga|che dice)|:)\s*:?\s*(\S.{1,160})$/iu.exec(
      wish,
    )?.[1];
  if (!text) return unchanged("What shall it say? Put it in quotes.");
  const said = text.trim().replace(/[.]$/, "");
  const app = files.get("src/App.tsx");
  const own = app === undefined ? null : /^( *)<h1>\{title\}<\/h1>\n/m.exec(app);
  if (app !== undefined && own) {
    const old = /^ *<p className="subtitle muted">[^\n]*<\/p>\n/m;
    const line = `${own[1]}<p className="subtitle muted">{${js(said)}}</p>\n`;
    const bare = app.replace(old, "");
    return edited(
      new Map([["src/App.tsx", bare.replace(own[0], () => own[0] + line)]]),
      `Wrote “${said}” below the name.`,
    );
  }
  const page = files.get("index.html") ?? "";
  const headline = /<p class="headline">[\s\S]*?<\/p>/.exec(page)?.[0];
  if (headline)
    return edited(
      new Map([
        ["index.html", page.replace(headline, () => `<p class="headline">${html(said)}</p>`)],
      ]),
      `The line below the name says “${said}” now.`,
    );
  const title = /^( *)<h1>[^<]*<\/h1>\n/m.exec(page);
  if (!title) return NO_PLACE;
  const bare = page.replace(/^ *<p class="subtitle muted">[^\n]*<\/p>\n/m, "");
  return edited(
    new Map([
      [
        "index.html",
        bare.replace(
          title[0],
          () => `${title[0]}${title[1]}<p class="subtitle muted">${html(said)}</p>\n`,
        ),
      ],
    ]),
    `Wrote “${said}” below the name.`,
  );
}
