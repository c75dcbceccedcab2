import { parse } from "parse5";
import { elementsOf, textOf } from "./html-elements";

/** A table as its reader sees it. */
export interface ReadTable {
  headings: string[];
  rows: Cell[][];
}

interface Cell {
  text: string;
  /** What is set as code in it, one by one. */
  codes: string[];
}

/** All tables of a page, in order. */
export function readTables(html: string): ReadTable[] {
  return elementsOf(parse(html), "table").map((table) => ({
    headings: elementsOf(table, "th").map(textOf),
    rows: elementsOf(table, "tr")
      .map((row) =>
        elementsOf(row, "td").map((cell) => ({
          text: textOf(cell),
          codes: elementsOf(cell, "code").map(textOf),
        })),
      )
      .filter((cells) => cells.length > 0),
  }));
}

/** The table whose first heading is this. @throws {Error} when there is none */
export function tableOf(html: string, firstHeading: string): ReadTable {
  const table = readTables(html).find(({ headings }) => headings[0] === firstHeading);
  if (!table) throw new Error(`There is no table that begins with "${firstHeading}".`);
  return table;
}

/** Everything that a page's reader reads, in one line. */
export function pageText(html: string): string {
  return elementsOf(parse(html), "body").map(textOf).join(" ");
}

/** Where a page leads to, by the text of the link. */
export function linksOf(html: string): { text: string; href: string }[] {
  return elementsOf(parse(html), "a").map((link) => ({
    text: textOf(link),
    href: link.attrs.find(({ name }) => name === "href")?.value ?? "",
  }));
}
