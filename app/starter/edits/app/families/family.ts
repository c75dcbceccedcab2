import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../../abilities/named-field";
import { type Edit, type EditResult, madeAnew } from "../../edit";
import { withoutManners } from "../../said/manners";
import { askedFor } from "../asked-for";
import type { Clause } from "../clause";
import { AROUND, type Feature } from "../feature";
import { anyOf, leftOfEntries, wordsOfLabel } from "../said-of";

/** What people say around any wish: who it is for, how easy it is to be, and what they cannot do without it. */
const BESIDE = anyOf(
  "needs?|nice|great|cool|lovely|fun|handy|useful|helpful|sweet|would|wanna|gonna|gotta|may|might|while|whenever|once|after|before that|there was|there were|way|ways|able|maybe|some kind of|kind of|sort of|somehow|easily|at a glance|a (?:bit|little|tiny|quick|simple)|a lot|actually|always|at once|at the same time|time|times|myself|ourselves|everybody|everyone|anyone|people|kids|us all|can(?:'t|not) decide|cannot decide|don'?t know (?:which|what)|from there|right there|directly|straight|click(?:ing)?|press(?:ing)?|tap(?:ping)?|day to day|today|nowadays|list|lists|board|app|page|screen|place|i'd|i'm|i've|we'd|we're|we've|it'd|that's|what's|let's|lets|let|allow|enable|possible|possibility|feature|function|think|thinking|guess|help|helps|care|matter|looks?|looking|find|know|something like|every now and then|and so on|etc",
);

/** A feature that is asked for in any words, each of which must have its use. */
export interface Family extends Feature {
  /** Names of the project that stand in a wish for it. */
  names?(files: FileTree): RegExp[];
}

/** Examples behind a wish, which are none of it: "can tasks repeat, like taking out the bins". */
const EXAMPLES = /,? ?\(?(?:like|such as|for (?:example|instance)|e\.?g\.?|say) [^.;:]{2,80}$/u;

/** What a family makes of a wish that it knows whole, in the words by which it knows it. */
export interface Known<T> {
  one: T;
  words: string;
}

/**
 * The families that a wish asks for in any words and any order: every word of it must be one of the feature's, the name of a field,
 * or one that says nothing of its own.
 */
export function* strictlyAsked<T extends Pick<Family, "asks" | "more" | "not" | "names">>(
  families: readonly T[],
  clause: Clause,
  files: FileTree,
): Generator<Known<T>> {
  // "I want to snooze it: a little button that …" goes on behind its colon, and gives no text there.
  const said = clause.said.replace(/: (?=(?:an?|by|just|some|the|so|let|maybe) \p{Ll})/gu, ", ");
  if (/["“„«:]/u.test(said)) return;
  const whole = askedFor(withoutManners(said)).toLowerCase().replace(/[’]/g, "'");
  // As it was said first: "when I get close" is cut where it only tells why.
  const ways = [
    ...new Set([whole, clause.words].flatMap((way) => [way, way.replace(EXAMPLES, "")])),
  ];
  const labels = fieldsOf(files).flatMap(({ label }) => wordsOfLabel(label));
  for (const one of families)
    for (const words of ways) {
      const { asks, more, not, names } = one;
      const isAsked = asks.every((each) => each.test(words)) && !not?.test(words);
      if (
        !isAsked ||
        leftOfEntries(
          words.replace(/'(?:s|re|ve|m|d|ll)(?!\p{L})/gu, ""),
          BESIDE,
          ...asks,
          more ?? null,
          ...(names?.(files) ?? []),
          AROUND,
          ...labels,
        ) !== ""
      )
        continue;
      yield { one, words };
      break;
    }
}

/** The first of some families that a wish asks for, and that can make it. */
export function readStrictly(
  families: readonly Family[],
  clause: Clause,
  files: FileTree,
  /** The whole of what was said, where the clause is a part of it. */
  told: string = clause.said,
): Edit | null {
  for (const { one, words } of strictlyAsked(families, clause, files)) {
    const known = (tree: FileTree): EditResult | null => {
      const made = one.make(tree, { ...clause, said: told, words });
      return made?.ok ? { ...made, isKnown: true } : made;
    };
    const result = known(files);
    // Each word of the wish has its use.
    if (result?.ok) return madeAnew(files, result, known);
  }
  return null;
}
