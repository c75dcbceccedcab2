import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../../abilities/named-field";
import { anyOf } from "../said-of";
import { groupsOf } from "../spending-groups";

/** Other words for what can be chosen as a category. */
export const CATEGORY_WORDS: readonly [said: RegExp, option: RegExp][] = [
  [anyOf("groceries|food|eating|supermarket|coffee|breakfast|lunch|dinner|bread"), /food|grocer/iu],
  [anyOf("eating out|restaurants?"), /restaurant|eating|food/iu],
  [anyOf("rent|home|household|housing|electricity|heating|internet"), /home|hous|rent/iu],
  [anyOf("transport|travel|bus|train|petrol|car|tram|taxi"), /transport|travel|car/iu],
  [anyOf("fun|leisure|going out|entertainment|cinema"), /fun|leisure|entertain/iu],
];

/** The choice of a category that words are about, with the id of its field. */
export function categorySaid(
  words: string,
  files: FileTree,
): { id: string; option: string } | undefined {
  const own = groupsOf(fieldsOf(files).filter(({ options }) => options.length > 0));
  const option = CATEGORY_WORDS.filter(([said]) => said.test(words)).flatMap(
    ([, known]) => own?.options.filter((one) => known.test(one)) ?? [],
  )[0];
  return own && option ? { id: own.id, option } : undefined;
}
