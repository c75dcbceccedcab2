import type { FileTree } from "~/projects/files";
import { factsIn } from "../../match/facts/facts";
import { html, unescapeHtml } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { PAGE } from "../project";
import { attribute, elementsOf, placeOf, textOf } from "./page-elements";

/** The sample address of a page gives way to the person's own. */
function withoutSample(page: string, mail: string): string {
  return page
    .replaceAll("hello@example.com", () => html(mail))
    .replace(" (replace it with your own address)", "");
}

/**
 * A phone number or mail address in the place of the one that the page gives, wherever it is shown or
 * linked. Null where the page gives none, or several, of which none is said to be meant.
 */
export function replaceContact(
  files: FileTree,
  scheme: "tel" | "mailto",
  value: string,
): EditResult | null {
  const page = files.get(PAGE) ?? "";
  const href = scheme === "tel" ? `tel:${value.replace(/[^\d+]/g, "")}` : `mailto:${value}`;
  const sample = scheme === "mailto" ? withoutSample(page, value) : page;
  const links = elementsOf(
    sample,
    (element) => element.tagName === "a" && attribute(element, "href").startsWith(`${scheme}:`),
  );
  const shown = [...new Set(links.map(textOf).filter((text) => /[\d@]/.test(text)))];
  const addresses = [...new Set(links.map((link) => attribute(link, "href").split("?")[0] ?? ""))];
  const old = shown.length === 1 ? shown[0] : undefined;
  const next =
    old && placeOf(links[0])
      ? sample
          .split(html(old))
          .join(html(value))
          .split(addresses.find((address) => address.length > scheme.length + 1) ?? "\u0000")
          .join(html(href))
      : sample;
  if (next === page) return null;
  return edited(new Map([[PAGE, next]]), `The page gives ${value} now.`);
}

/** The opening hours of a page as it writes them in one line: "Tue-Sun 12-23". */
export function hoursOn(page: string): string[] {
  const list = /<dl class="hours">([\s\S]*?)<\/dl>/.exec(page)?.[1] ?? "";
  return [...list.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd>/g)].map(([, days, time]) =>
    unescapeHtml(`${days} ${time}`).trim(),
  );
}

const PLACED = /(href="#icon-place" ?\/?>(?:<\/use>)?<\/svg>(?:<a\b[^>]*>)?)([^<]+)/g;

/** An address in the place of the one that the page gives. Null where it gives none, or several. */
export function replaceAddress(files: FileTree, address: string): EditResult | null {
  const page = files.get(PAGE) ?? "";
  const old = [...new Set([...page.matchAll(PLACED)].map(([, , text = ""]) => text.trim()))];
  if (old.length !== 1 || old[0] === html(address)) return null;
  return edited(
    new Map([[PAGE, page.split(old[0] ?? "").join(html(address))]]),
    `The page gives “${address}” as the address now.`,
  );
}

/** A day in the place of the one that the page gives. Unchanged where it gives none. */
export function replaceDate(files: FileTree, date: string): EditResult {
  const page = files.get(PAGE) ?? "";
  const old = elementsOf(page, ({ tagName }) => tagName === "main").map(
    (main) => factsIn(textOf(main)).date,
  )[0];
  if (!old) return unchanged("I found no date on the page.");
  const next = page.split(html(old)).join(html(date));
  if (next === page) return unchanged("The page gives that date already.");
  return edited(new Map([[PAGE, next]]), `The page gives ${date} now.`);
}
