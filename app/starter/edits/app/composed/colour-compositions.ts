import { entryApp } from "../../abilities/entries-of-app";
import { fieldMeant } from "../../said/field-lines";
import { formWithNames } from "../everyday/sentence";
import type { Composition } from "./composition";
import { byFresh, listed } from "./compositions";

const plural = (label: string): string =>
  label
    .toLowerCase()
    .replace(/(?<=[^aeiou])y$/u, "ie")
    .replace(/s?$/u, "s");

/** Sentences that name what there is to choose and ask for a colour of each. */
export const COLOUR_COMPOSITIONS: readonly Composition[] = [
  {
    // "Give cards coloured labels like plumbing, electrics, furniture"
    forms: [
      formWithNames(
        `(?:(?:let me |i want to |i'd like to |be able to )?(?:give|add|put|have|use|show|need|want|set)(?: (?:the|each|every|all|my|our|a|an|any))*(?: (?:cards?|tasks?|items?|entries|notes?|them|it))?(?: (?:some|different|a|an|with))* )?(?:colou?r(?:ed|ful|-coded)?|colou?r[- ]cod(?:ed|ing)) (?<name>labels?|tags?|categor(?:y|ies)|types?|kinds?)(?: (?:on|to|for) (?:the |each |every |my )*(?:cards?|tasks?|items?|entries|notes?))?(?:,? (?:like|such as|for example|for instance|for|with|called|named|e\\.?g\\.?)|:| -|,) (?:the )?(?<list>[^:()"“„]{2,120})`,
      ),
      formWithNames(
        `(?<name>labels?|tags?|categor(?:y|ies)|types?|kinds?) (?:in|with) (?:different |their own |own )?colou?rs?(?:,? (?:like|such as|for)|:| -|,) (?<list>[^:()"“„]{2,120})`,
      ),
    ],
    steps: ({ name = "", list = "" }, files) => {
      const one = name.toLowerCase().replace(/ies$/u, "y").replace(/s$/u, "");
      const options = listed(list);
      if (!entryApp(files) || !options.includes(",")) return null;
      const label = fieldMeant(files, one);
      return label
        ? [`replace the ${plural(label)} with ${options}`, `give each ${label} its own colour`]
        : [`add ${one}: ${options}`, byFresh((fresh) => `give each ${fresh} its own colour`)];
    },
  },
];
