import { blockedBy } from "../../standing/blocks.server";
import { type Category, listCategories } from "../categories.server";
import { type FoundPosts, searchForum } from "./search.server";
import { readSearchAddress, type SearchAddress } from "./search-address";
import { SEARCH_CHARACTERS } from "./search-query";

/** Everything that a page of a search shows. */
export interface SearchPage {
  asked: SearchAddress;
  categories: Category[];
  /** Null where nothing is asked for yet. */
  found: FoundPosts | null;
}

/** What an address asks for and what is found, as a reader sees it. @param readerId null for a visitor */
export async function readSearchPage(
  params: URLSearchParams,
  readerId: string | null,
): Promise<SearchPage> {
  const asked = readSearchAddress(params, SEARCH_CHARACTERS);
  const [categories, blocked] = await Promise.all([listCategories(), blockedBy(readerId)]);
  const isAsked = asked.q !== "" || asked.author !== "" || asked.category !== "";
  return {
    asked,
    categories,
    found: isAsked ? await searchForum({ ...asked, without: [...blocked] }) : null,
  };
}
