import { sha256 } from "~/platform/hash.server";
import type { Facets } from "./search-document";

/** No words of a language, and of letters alone, so that each database takes them for words. */
export const facets: Facets = {
  ofAuthor: (id) => `xa${sha256(id).slice(0, 20)}`,
  ofCategory: (id) => `xc${sha256(id).slice(0, 20)}`,
};
