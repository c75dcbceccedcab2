import { forumSearchPath } from "~/platform/urls";

/** What an address asks for. */
export interface SearchAddress {
  q: string;
  /** A category's id; "" for all. */
  category: string;
  /** A person's public name; "" for anybody. */
  author: string;
  /** Where the page begins; null for the first. */
  after: number | null;
}

/** Longest name that is looked for, in characters: longer than any is. */
const NAME_LENGTH = 100;

/** Whatever an address says; what means nothing is left out. @param length of the longest search */
export function readSearchAddress(params: URLSearchParams, length: number): SearchAddress {
  const text = (name: string, most: number) =>
    (params.get(name) ?? "")
      .toWellFormed()
      .replaceAll(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, most);
  const after = /^[1-9]\d{0,8}$/.exec(params.get("after") ?? "");
  return {
    q: text("q", length),
    category: text("category", NAME_LENGTH),
    author: text("author", NAME_LENGTH),
    after: after ? Number(after[0]) : null,
  };
}

/** The address of a search. */
export function searchPath({ q, category, author, after }: SearchAddress): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (author) query.set("author", author);
  if (after !== null) query.set("after", String(after));
  return `${forumSearchPath}?${query}`;
}
