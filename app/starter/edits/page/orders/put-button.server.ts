import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { PAGE } from "../../project";
import { withNavLink } from "../../sections.server";
import { beside, insideOf, pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";

export interface Spot {
  piece: Piece;
  side: "above" | "below" | "in";
}

/** Among the links of the menu; a button there looks like one. */
function inMenu(
  source: string,
  goal: string,
  label: string,
  isLink: boolean,
  said: string,
): EditResult {
  const next = withNavLink(source, html(goal), html(label));
  const link = `<a href="${html(goal)}">${html(label)}</a>`;
  const at = next.lastIndexOf(link, next.indexOf("</nav>"));
  const text =
    isLink || at < 0
      ? next
      : `${next.slice(0, at)}${link.replace("<a ", '<a class="button small primary" ')}${next.slice(at + link.length)}`;
  return edited(new Map([[PAGE, text]]), `${said}, in the menu.`);
}

/** Among the first buttons of the page, or where it was wanted; a link among those that lead elsewhere. */
export function put(
  page: Page,
  label: string,
  goal: string,
  isLink: boolean,
  spot: Spot | null,
): EditResult | null {
  const { source, pieces } = page;
  const where = goal.startsWith("#") ? "a part of this page" : goal;
  const said = `Added the ${isLink ? "link" : "button"} “${label}”, which leads to ${where}`;
  const anchor = `<a${isLink ? "" : ' class="button"'} href="${html(goal)}">${html(label)}</a>`;
  if (spot) {
    const { piece, side } = spot;
    if (side === "in" && (piece.kind === "nav" || piece.kind === "header"))
      return inMenu(source, goal, label, isLink, said);
    if (side === "in" && /^(?:section|footer|hero)$/.test(piece.kind))
      return piece.kind === "hero"
        ? put(page, label, goal, isLink, null)
        : pageEdit(
            source,
            [insideOf(source, piece.place, `<p>${anchor}</p>`, "last")],
            `${said}, in “${piece.says || piece.kind}”.`,
          );
    if (side !== "in" && !/^(?:navlink|field|fact|entry)$/.test(piece.kind))
      return pageEdit(
        source,
        [
          piece.kind === "section" && side === "below"
            ? insideOf(source, piece.place, `<p>${anchor}</p>`, "last")
            : beside(source, piece.place, `<p>${anchor}</p>`, side === "above" ? "above" : "below"),
        ],
        `${said}, ${side} “${piece.says || piece.kind}”.`,
      );
    return null;
  }
  if (isLink) {
    const places = /<ul class="places">/.exec(source);
    const footer = pieces.find(({ kind }) => kind === "footer");
    if (places) {
      const end = source.indexOf("</ul>", places.index);
      const at = source.lastIndexOf("\n", end) + 1;
      const indent = /^[ \t]*/.exec(source.slice(at))?.[0] ?? "";
      const line = `${indent}  <li><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-arrow" /></svg>${anchor}</li>\n`;
      return edited(
        new Map([[PAGE, source.slice(0, at) + line + source.slice(at)]]),
        `${said}, beside the address.`,
      );
    }
    return footer
      ? pageEdit(
          source,
          [insideOf(source, footer.place, `<p>${anchor}</p>`, "last")],
          `${said}, at the bottom.`,
        )
      : null;
  }
  const actions = /<p class="actions">/.exec(source);
  if (actions) {
    const end = source.indexOf("</p>", actions.index);
    const at = source.lastIndexOf("\n", end) + 1;
    const indent = /^[ \t]*/.exec(source.slice(at))?.[0] ?? "";
    return edited(
      new Map([[PAGE, `${source.slice(0, at)}${indent}  ${anchor}\n${source.slice(at)}`]]),
      `${said}, on the first screen.`,
    );
  }
  return null;
}
