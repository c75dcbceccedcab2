import { factsIn } from "../../match/facts/facts";
import { html } from "../../source/html";
import { edited, unchanged } from "../edit";
import { lineStart } from "../lines";
import { putMap } from "../page/asked/map-card";
import { pageOf } from "../page/page-model";
import { PAGE, shapeOf, writtenPage } from "../project";
import { withRule } from "../said/css-rules";
import { withNavLink } from "../sections.server";
import { type Ability, words } from "./ability";

const QUOTE = /["“„«]\s*([^"“”„«»]{3,400}?)\s*["”“»]/u;
const NO_PAGE = unchanged("This is no page with sections.");
/** Ways from a page to elsewhere: WhatsApp, a map, the menu. */
export const PAGE_LINK_ABILITIES: readonly Ability[] = [
  {
    send: "add a WhatsApp button in the corner",
    words: [
      words("whatsapp|whats app|wa"),
      words(
        "button|corner|floating|chat|icon|knopf|bouton|botón|pulsante|botão|message us|write us|\\+?\\d[\\d /-]{6,}",
      ),
    ],
    more: words(
      "add|put|a|in|the|bottom|right|left|corner|with|my|our|number|so|people|can|text|message|me|us|link|to|that|opens|ecke",
    ),
    not: words("footer|remove|delete|share|notification*|when somebody|send me"),
    make(files, wish) {
      const page = writtenPage(files);
      const { styles } = shapeOf(files);
      const css = styles ? files.get(styles) : undefined;
      const close = page.lastIndexOf("</body>");
      if (close < 0 || !styles || css === undefined) return NO_PAGE;
      if (page.includes("whatsapp-button")) return unchanged("There is one already.");
      const own = factsIn(wish).phone ?? /href="tel:([^"]+)"/.exec(page)?.[1];
      const digits = (own ?? "").replace(/\D/g, "").replace(/^00/, "");
      const at = lineStart(page, close);
      const side = /\bleft\b/i.test(wish) ? "left" : "right";
      const link = `    <a class="whatsapp-button" href="https://wa.me/${digits}">WhatsApp</a>\n`;
      const next = withRule(css, ".whatsapp-button", {
        position: "fixed",
        "z-index": "20",
        bottom: "1rem",
        [side]: "1rem",
        padding: "0.75rem 1.1rem",
        "border-radius": "99px",
        background: "#128c4a",
        color: "#ffffff",
        "font-weight": "600",
        "text-decoration": "none",
      });
      return edited(
        new Map([
          [PAGE, page.slice(0, at) + link + page.slice(at)],
          [styles, next],
        ]),
        own
          ? `Added a WhatsApp button in the corner, to ${own}. WhatsApp wants the number with its country in front.`
          : "Added a WhatsApp button in the corner. It has no number yet: say it with its country in front.",
      );
    },
  },
  {
    send: "add a map of 4 Mill Lane, York YO1 7HB",
    words: [
      words("map|google maps|openstreetmap|landkarte|stadtplan|anfahrt|plan d['’]accès|mapa|mappa"),
      words(
        "add|put|show|include|embed|insert|need|want|with|füge|zeig*|ajoute*|añade|aggiungi|adiciona|where|find",
      ),
    ],
    more: words(
      "a|the|to|of|our|my|us|page|section|contact|how|get|there|location|address|where|we|are|people|can|find",
    ),
    not: words("remove|site ?map|mind|heat|road|world"),
    make(files, wish) {
      const page = pageOf(files);
      return (page && putMap({ page, files }, wish)) ?? NO_PAGE;
    },
  },
  {
    send: "put a link to our shop into the menu: https://shop.example",
    words: [words("menu|nav|navigation|menü|menú|menù"), "https?:"],
    more: words("link|to|in|the|my|our|add|a|put|page|website|with|and|called|into|top|menu|bar"),
    not: words("remove|footer|instead"),
    makesText: true,
    make(files, wish) {
      const page = writtenPage(files);
      const url = /https?:\/\/\S+[^\s.,)”"]/.exec(wish)?.[0];
      const name =
        QUOTE.exec(wish)?.[1] ??
        /(?:called|named|link to|to|for)\s+(?:my |our |the )?((?!https?:|the menu|menu)[\p{L}][\p{L} ]{1,24}?)(?: page| site| website)?\s*(?:,|:|\(|at|in the|into|https?:)/u.exec(
          wish.replace(
            /(?:in|into|to) (?:the |my |our )?(?:top )?(?:menu|nav\p{L}*)(?: bar)?/giu,
            "",
          ),
        )?.[1];
      if (!url) return unchanged("Which address?");
      const label = name ?? url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/.*$/, "");
      const next = withNavLink(page, html(url), html(label[0]?.toUpperCase() + label.slice(1)));
      return next === page || page === ""
        ? unchanged("This page has no menu.")
        : edited(new Map([[PAGE, next]]), `Put “${label}” into the menu.`);
    },
  },
];
