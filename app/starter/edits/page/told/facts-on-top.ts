import { applied, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { orderOf, type ReadOrder } from "../order";
import { factsInFrame } from "../orders/facts-in-frame";
import { MOVES } from "../verbs";

const FACT = "(?:(?:tele)?phone(?: number)?|number|e-?mail(?: address)?|address|contact details)";
const FORM = pattern(
  `^(?:${MOVES})@ (?:the |our |my )?(?<one>${FACT})(?:,? (?:and|&|plus) (?:the |our |my )?(?<other>${FACT}))? (?:further |right |higher |all the way )*(?:up|higher|up higher|(?:up )?to the (?:very )?top(?: of the (?:page|site))?)(?:,? (?:so|because|as|where|since|nobody|no one|people|everyone|customers|visitors|they)(?!\\p{L})[^:⟦⟧]{0,80})?$`,
);

/** "Move the address and phone up so people see them": they stand in the header, above all else, and stay where they were. */
export const factsOnTop: ReadOrder = (order) => {
  const groups = order.quotes.length > 0 ? undefined : FORM.exec(order.text)?.groups;
  if (!groups?.one) return null;
  const facts = [groups.one, groups.other].flatMap((one) => (one ? [one.toLowerCase()] : []));
  let { files } = order;
  const changes = new Map<string, string | null>();
  for (const fact of facts) {
    const again = orderOf(`show the ${fact} in the header`, files);
    const shown = again && factsInFrame(again);
    if (!shown?.ok) return shown;
    for (const [path, text] of shown.changes) changes.set(path, text);
    files = applied(files, shown.changes);
  }
  if (changes.size === 0) return null;
  const page = changes.get(PAGE);
  const moved = page ? withoutFacts(page) : page;
  if (moved) changes.set(PAGE, moved);
  const behind = moved === page ? "" : ", and the line below the headline no more";
  const result = edited(
    changes,
    `The header gives the ${facts.join(" and the ")} now, above everything else${behind}.`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};

/** What the header gives stands no more in the line of facts below the headline. */
function withoutFacts(page: string): string {
  const told = [...page.matchAll(/<p class="header-facts">([\s\S]*?)<\/p>/g)].flatMap(
    ([, line = ""]) => line.replace(/<[^>]*>/g, "").split(" · "),
  );
  return page.replace(/[ \t]*<ul class="facts">[\s\S]*?<\/ul>\n?/g, (list) => {
    const rest = list.replace(/[ \t]*<li>([\s\S]*?)<\/li>\n?/g, (item, inside: string) =>
      told.includes(inside.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, "").trim()) ? "" : item,
    );
    return rest.includes("<li") ? rest : "";
  });
}
