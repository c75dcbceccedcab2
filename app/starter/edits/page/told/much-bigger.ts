import { applied } from "../../edit";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { ReadOrder } from "../order";
import { setLook } from "../orders/set-look";

const MUCH =
  /(?<!\p{L})(?:much|a lot|lots|way|far|loads|heaps|really|significantly|considerably|viel|deutlich|wesentlich|beaucoup|bien|nettement|mucho|bastante|molto|muito|bem)\s+(?=bigger|larger|smaller|größer|kleiner|plus (?:grand|petit|gros)|más (?:grande|pequeñ)|più (?:grand|piccol)|maior|menor)/iu;
const NAME = /(?<!\p{L})(?:name|title|nom|nombre|nome|titel|titre|título|titolo)(?!\p{L})/iu;
const LARGER = /bigger|larger|größer|plus (?:grand|gros)|más grande|più grand|maior/iu;
/** As often as it takes until "much" is seen: each is one step of a quarter. A headline is large before it. */
const MORE_STEPS = { ofName: 3, ofOthers: 1 };
const BRAND = ":root .site-header .brand";

/** A stylesheet in which the rules of the last step stand in the place of those of the one before it. */
function lastStep(first: string, before: string, next: string): string {
  const start = first.replace(/\n*$/, "");
  return next.startsWith(before.replace(/\n*$/, "")) && before.startsWith(start)
    ? start + next.slice(before.replace(/\n*$/, "").length)
    : next;
}

/** "Make our name much bigger": more than the one step of "bigger", and in the header as well. */
export const muchBigger: ReadOrder = (order) => {
  if (order.quotes.length > 0 || !MUCH.test(order.text)) return null;
  const text = order.text
    .replace(MUCH, "")
    // "The café name", "the club's name": whose it is, it is the name of the page.
    .replace(/(?<=(?:the|our|my) )\p{L}+(?:['’]s)? (?=name(?!\p{L}))/iu, "");
  const once = setLook({ ...order, text });
  if (!once?.ok) return null;
  const changes = new Map(once.changes);
  let files = applied(order.files, changes);
  const { styles } = shapeOf(files);
  const isLarge = /font-size: (?:[2-9]|\d{2})[\d.]*r?em/.test(
    (files.get(styles ?? "") ?? "").slice((order.files.get(styles ?? "") ?? "").length - 1),
  );
  const steps = NAME.test(text) && !isLarge ? MORE_STEPS.ofName : MORE_STEPS.ofOthers;
  for (let step = 0; step < steps; step += 1) {
    const again = setLook({ ...order, text, files });
    if (!again?.ok) break;
    for (const [path, value] of again.changes)
      changes.set(path, lastStep(order.files.get(path) ?? "", files.get(path) ?? "", value ?? ""));
    files = applied(order.files, changes);
  }
  const css = styles ? files.get(styles) : undefined;
  const isOfBrand =
    NAME.test(text) && LARGER.test(text) && order.page.source.includes('<p class="brand">');
  if (isOfBrand && styles && css !== undefined)
    changes.set(styles, withRule(css, BRAND, { "font-size": "2rem" }));
  return {
    ...once,
    changes,
    said: `${once.said.replace(/(?<!much )(bigger|smaller|larger)/u, "much $1")}${isOfBrand ? " So is the name in the header." : ""}`,
    isKnown: true,
  };
};
