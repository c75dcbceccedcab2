import type { FileTree } from "~/projects/files";
import type { Part } from "./part";
import { partsOf } from "./parts-of";

/** States of an element, which a program or the browser gives it for a while. */
const STATE = /^(?:is-|has-)|^(?:active|selected|open|done|hidden)$/;

/** What a stylesheet calls a part and no other, or all that a program writes alike. Null where it has no such name. */
export function selectorOf(part: Part, files: FileTree): string | null {
  const all = partsOf(files).filter((other) => other !== part);
  return selectorAmong(part, all, 0);
}

function selectorAmong(part: Part, others: readonly Part[], depth: number): string | null {
  if (part.id !== "" && !part.isRepeated) return `#${part.id}`;
  const classes = part.classes.filter((name) => /^[\w-]*\w$/.test(name) && !STATE.test(name));
  const own = classes.map((name) => `.${name}`).join("");
  if (own !== "" && !others.some((other) => classes.every((name) => other.classes.includes(name))))
    return own;
  const isTag = /^[a-z][a-z0-9]*$/.test(part.tag);
  const base = own === "" ? (isTag ? part.tag : "") : own;
  if (base === "") return null;
  if (isTag && !others.some((other) => other.tag === part.tag)) return part.tag;
  const holder = part.holder;
  if (!holder || depth > 3) return null;
  const around = selectorAmong(
    holder,
    others.concat(part).filter((one) => one !== holder),
    depth + 1,
  );
  if (!around) return null;
  const beside = holder.inside;
  const alike = beside.filter(
    (other) =>
      other !== part &&
      (own === "" ? other.tag === part.tag : classes.every((name) => other.classes.includes(name))),
  );
  if (alike.length === 0) return `${around} > ${base}`;
  // What a program shows only sometimes would be counted only sometimes.
  if (beside.some(({ isSometimes }) => isSometimes)) return null;
  const place = beside.filter(({ tag }) => tag === part.tag).indexOf(part) + 1;
  return isTag ? `${around} > ${part.tag}:nth-of-type(${place})` : null;
}

/** The names of a part that rules may be about: its tag, its classes, its id. */
export function namesOnRules({ tag, classes, id }: Part): string[] {
  return [tag, ...classes.map((name) => `.${name}`), ...(id === "" ? [] : [`#${id}`])];
}

/** How particular a selector is, as one number: ids before classes before tags. */
export function weightOf(selector: string): number {
  const plain = selector.replace(/::[\w-]+/g, " t ").replace(/:(?:not|is|has|where)\(/g, " ");
  const ids = plain.match(/#[\w-]+/g)?.length ?? 0;
  const classes = plain.match(/\.[\w-]+|\[[^\]]*\]|:[a-z-]+/g)?.length ?? 0;
  const tags = plain.match(/(?:^|[\s>+~,])[a-z][\w-]*/g)?.length ?? 0;
  return ids * 10_000 + classes * 100 + tags;
}
