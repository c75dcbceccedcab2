import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { lineStart } from "../lines";
import { partsOf } from "../parts/parts-of";
import { PAGE, shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, words } from "./ability";

function inFooter(files: FileTree, line: string, said: string): EditResult {
  const page = files.get(PAGE) ?? "";
  const footer = partsOf(files).find(({ kind, path }) => kind === "footer" && path === PAGE);
  if (!footer) return unchanged("This page has no footer.");
  const at = lineStart(page, footer.innerEnd);
  return edited(new Map([[PAGE, `${page.slice(0, at)}      ${line}\n${page.slice(at)}`]]), said);
}

const NETWORKS: Record<string, string> = {
  instagram: "https://www.instagram.com/",
  facebook: "https://www.facebook.com/",
  youtube: "https://www.youtube.com/",
  tiktok: "https://www.tiktok.com/",
  pinterest: "https://www.pinterest.com/",
  linkedin: "https://www.linkedin.com/",
  whatsapp: "https://wa.me/",
  mastodon: "https://mastodon.social/",
  bandcamp: "https://bandcamp.com/",
  soundcloud: "https://soundcloud.com/",
  spotify: "https://open.spotify.com/",
};
const ANY_NETWORK = words(Object.keys(NETWORKS).join("|"));
const BOTTOM = words(
  "footer|bottom|foot|end|unten|fußzeile|fuß|ende|bas|pied|fin|pie|abajo|final|fondo|piè|basso|rodapé|fim|baixo",
);
const LINKS = words(
  "links?|verlink*|liens?|enlaces?|icons?|buttons?|social|socials|media|redes|réseaux|sociaux|sociales|collegament*|ligaç*|accounts?|profile?s?|netzwerke|soziale*|medien",
);
/** A card of several networks is one line of links. */
const WITH_ADDRESS =
  'https?:|\\w\\.(?:com|org|example|net|photo)|\\u0040\\w|["“„«]|~(?:remove|delete|weg|entfern\\p{L}*|supprime\\p{L}*|quita|elimina|togli|login|log in|feed|send|share|message|instead|statt|beside|next to|tells?|left|says?|neben|links von|sag\\p{L}*|à côté|dis|al lado|di(?:ce|ga)|accanto|ao lado)@';

/** What pages can be given. */
export const PAGE_ABILITIES: readonly Ability[] = [
  {
    send: "add links to Instagram and Facebook at the bottom",
    words: [ANY_NETWORK, `${BOTTOM}|${LINKS}`],
    more: words("our|unser*|nos|nuestr*|nostr*|noss*|page|seite"),
    not: WITH_ADDRESS,
    make(files, wish) {
      const named = Object.keys(NETWORKS).filter((name) => wish.toLowerCase().includes(name));
      const links = named.map((name) => {
        const said = new RegExp(name, "i").exec(wish)?.[0] ?? name;
        return `<a href="${NETWORKS[name]}">${html((said[0] ?? "").toUpperCase() + said.slice(1))}</a>`;
      });
      return inFooter(
        files,
        `<p class="social-links">${links.join(" · ")}</p>`,
        `Added ${named.length === 1 ? "a link" : "links"} at the bottom, to the networks' first pages: say your own addresses to put them in.`,
      );
    },
  },
  {
    send: "add our Instagram @ourname at the bottom",
    words: [ANY_NETWORK, "\\u0040\\w"],
    more: ".+",
    not: words("remove|delete|instead|mail"),
    make(files, wish) {
      const name = Object.keys(NETWORKS).find((one) => wish.toLowerCase().includes(one));
      const handle = /@([\w.]{2,30})/.exec(wish)?.[1]?.replace(/\.$/, "");
      const base = NETWORKS[name ?? ""];
      if (!name || !handle || !base) return unchanged("Which account?");
      const at = /youtube|tiktok|mastodon/.test(name) ? "@" : "";
      return inFooter(
        files,
        `<p class="social-links"><a href="${base}${at}${handle}">${name[0]?.toUpperCase()}${name.slice(1)} @${handle}</a></p>`,
        `Added a link to @${handle} on ${name[0]?.toUpperCase()}${name.slice(1)}, at the bottom.`,
      );
    },
  },
  {
    send: "write the prices in euros",
    words: [
      words(
        "prices?|preise?|prix|precios?|prezzi|preços|amounts?|currency|währung|everything|beträge|menu",
      ),
      words("euros?|€|pounds?|£|dollars?|francs?|chf|pfund|franken|libras?|sterline|dólares?"),
    ],
    more: words(
      "in|like|sign|behind|before|hinter|vor|instead|of|with|symbol|zeichen|write|show|schreibe?",
    ),
    not: words(
      "convert*|conver[st]*|umrechn*|umgerechnet|exchange|rates?|wechselkurs|cheaper|teurer|more|mehr|cost|costs|kostet|add|new|under|over|unter|über",
    ),
    make: (files, wish) => pricesIn(files, wish),
  },
  {
    send: "add a link back to the top",
    words: [
      words("top|oben|haut|arriba|principio|inizio|topo|início"),
      words(
        "back to|scroll to|jump to|return to|zurück|springen|retour|remonter|volver|subir|tornare|torna su|voltar",
      ),
    ],
    more: words(
      "button|link|knopf|bouton|botón|pulsante|botão|at|bottom|end|unten|page|seite|nach",
    ),
    not: words("sticky|stay*|visible|fixed|bleib*|menu|header|kopfzeile|section|abschnitt"),
    make: (files) =>
      inFooter(
        files,
        '<p><a href="#">Back to top</a></p>',
        "Added a link back to the top, at the bottom.",
      ),
  },
  {
    send: "add a menu for phones",
    words: [
      words("menu|menü|navigation|nav|menú|menù|links"),
      words(
        "mobile*|phones?|handy|smartphone|hamburger|burger|collaps*|aufklapp*|téléphone|móvil|movil|cellulare|celular|telemóvel|small screens?",
      ),
    ],
    more: words(
      "please|take|too|much|room|header|icon|screen|lines|space|links|menu|for|the|on|my",
    ),
    not: "\\d{3}|~(?:number|nummer|número|numéro|numero)@",
    make(files) {
      const { styles } = shapeOf(files);
      const page = files.get(PAGE) ?? "";
      const nav = partsOf(files).find(
        ({ kind, path, holder }) => kind === "nav" && path === PAGE && holder?.kind === "header",
      );
      const css = styles ? files.get(styles) : undefined;
      const around = nav?.holder?.classes[0];
      if (!nav || !styles || css === undefined || !around || page.includes("menu-toggle"))
        return unchanged("I found no menu in the header of this page.");
      const at = lineStart(page, nav.start);
      const box =
        '      <input class="menu-toggle" id="menu-toggle" type="checkbox" aria-label="Menu" />\n      <label class="menu-button" for="menu-toggle" aria-hidden="true">☰</label>\n';
      return edited(
        new Map([
          [PAGE, page.slice(0, at) + box + page.slice(at)],
          [styles, `${css.replace(/\n*$/, "\n")}${menuRules(around)}`],
        ]),
        "On phones the menu is behind a ☰ now, which opens and closes it.",
      );
    },
  },
  {
    send: "let pictures grow when they are pointed at",
    words: [
      words("pictures?|photos?|fotos?|images?|bilder?|bild|imágenes|imagen|immagin*"),
      words(
        "hover*|mouse over|pointed|mauszeiger|drüber*|drüberfahr*|darüber*|survol*|passa sopra|pasar el",
      ),
    ],
    more: words(
      "bigger|larger|größer|little|bit|when|with|mouse|over|etwas|leicht|grow|effect|effekt|zoom*",
    ),
    make(files) {
      const { styles } = shapeOf(files);
      const css = styles ? files.get(styles) : undefined;
      const name = partsOf(files).find(
        ({ kind, classes, holder }) =>
          kind === "picture" &&
          classes.length > 0 &&
          !classes.includes("visually-hidden") &&
          holder?.kind !== "header",
      )?.classes[0];
      if (!styles || css === undefined || !name) return unchanged("I found no pictures here.");
      const still = withRule(css, `.${name}`, { transition: "transform 0.2s" });
      return edited(
        new Map([[styles, withRule(still, `.${name}:hover`, { transform: "scale(1.05)" })]]),
        "Pictures grow a little when they are pointed at.",
      );
    },
  },
];

const SIGNS: readonly [RegExp, string][] = [
  [/euro|€/iu, "€"],
  [/pound|£|pfund|libra|sterlin/iu, "£"],
  [/dollar|\$|dólar/iu, "$"],
  [/franc|chf|franken/iu, "CHF "],
];

/** Prices that stand alone in a text, with the sign of another currency: as the one that is given, where one is. */
function pricesIn(files: FileTree, wish: string): EditResult {
  const page = files.get(PAGE) ?? "";
  const sign = SIGNS.find(([named]) => named.test(wish))?.[1];
  if (!sign) return unchanged("I do not know that currency.");
  const isBehind = /\d ?(?:€|£|\$)/u.test(wish);
  const isBefore = /(?:€|£|\$) ?\d/u.test(wish) || sign !== "€";
  const own = />(?:from |ab )?([€£$]|CHF )? ?\d{1,5}(?:[.,]\d{2})?( ?[€£$])?</u.exec(page);
  const before = isBefore || (!isBehind && own?.[2] === undefined);
  const next = page.replace(
    />(from |ab )?(?:[€£$]|CHF )? ?(\d{1,5}[.,]\d{2}|\d{1,5}(?= ?[€£$])|(?<=[€£$] ?)\d{1,5})(?: ?[€£$])?</gu,
    (_, lead: string | undefined, number: string) =>
      `>${lead ?? ""}${before ? `${sign}${number}` : `${number} ${sign.trim()}`}<`,
  );
  if (next === page) return unchanged("I found no prices here that are written otherwise.");
  return edited(
    new Map([[PAGE, next]]),
    `All prices are in ${sign.trim()} now; the numbers are as before.`,
  );
}

function menuRules(around: string): string {
  return `
.menu-toggle,
.menu-button {
  display: none;
}

@media (max-width: 640px) {
  .menu-toggle {
    position: absolute;
    display: block;
    opacity: 0;
  }

  .menu-button {
    display: block;
    padding: 0.5rem;
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
  }

  .menu-toggle:focus-visible + .menu-button {
    outline: 2px solid currentColor;
  }

  .${around} .menu-toggle:not(:checked) ~ nav {
    display: none;
  }
}
`;
}
