import { withoutManners } from "../said/manners";

/** A wish in which each quoted text is one word: no pattern can cut into what somebody wants to read on the page. */
export interface Masked {
  text: string;
  quotes: readonly string[];
}

const QUOTED = /(?<![\p{L}\p{N}])["“„«]\s*([^"“”„«»\n]{1,1000}?)\s*["”“»](?![\p{L}\p{N}])/gu;
const MARK = /⟦(\d+)⟧/g;

export function masked(wish: string): Masked {
  const quotes: string[] = [];
  const text = wish.replace(/[⟦⟧]/g, " ").replace(QUOTED, (_, quoted: string) => {
    quotes.push(quoted.trim());
    return `⟦${quotes.length - 1}⟧`;
  });
  return { text: text.trim(), quotes };
}

/** A piece of a masked wish as it is to be written: without the quotes around all of it, or the mark that ends the wish. */
export function unmasked(piece: string, quotes: readonly string[]): string {
  const text = piece.trim();
  const alone = /^⟦(\d+)⟧[.,!]?$/.exec(text);
  if (alone) return quotes[Number(alone[1])] ?? "";
  return text.replace(MARK, (_, at: string) => `“${quotes[Number(at)] ?? ""}”`).trim();
}

/** What is quoted in a piece of a masked wish; null where nothing is, or more than one text. */
export function quoteIn(piece: string, quotes: readonly string[]): string | null {
  const [one, other] = [...piece.matchAll(MARK)];
  return one && !other ? (quotes[Number(one[1])] ?? null) : null;
}

/** Words that a wish may hold anywhere and that say nothing of what is wished for. */
const FILLING =
  /(?<![\p{L}\p{N}])(?:please|pls|plz|kindly|just|actually|maybe|somehow|somewhere|simply|bitte|mal|doch|einfach|mir|por favor|per favore|s['’]il (?:te|vous) plaît|stp|svp)(?![\p{L}\p{N}]),?\s*/giu;

const CAN_YOU =
  /^(?:puoi|potresti|potete|può|você pode|pode|podes|poderia|poderias|est-ce que (?:tu peux|vous pouvez)|könnt ihr|könntet ihr|kann man|podéis|pueden)\s+(?:per favore\s+|anche\s+|por favor\s+)?/iu;

/** A masked wish without manners, filling words and the mark that ends it. */
export function plainOrder(text: string): string {
  // What stands behind a colon or a question is given word for word.
  const [, head = "", rest = ""] = /^([^:?]*)([\s\S]*)$/.exec(withoutManners(text)) ?? [];
  return `${head.replace(CAN_YOU, "").replace(FILLING, "")}${rest}`
    .replace(
      /,? (?:wäre|wären|would be|serait|sería|sarebbe|seria) (?:auch )?(?:schön|toll|gut|super|prima|nice|great|lovely|good|cool|bien|genial|bello|bom|ótimo)$/iu,
      "",
    )
    .replace(/^(?:also|and|then|next|und|auch|dann|et|y|e)[, ]+/iu, "")
    .replace(/\s+/g, " ")
    .replace(/\s*[.!;,]+$/u, "")
    .trim();
}
