const READERS =
  "(?:people|everyone|everybody|guests|visitors|customers|clients|parents|members|readers|folks|neighbou?rs|them)";
/** Where an order may begin: a sentence, or a clause of one. */
const BEGIN = "(?<=^|[.!?;\\n]\\s{1,3}|,\\s(?:and |also |please )?|\\s(?:and|also|please)\\s)";
/** What follows is asked of whoever builds, and no text: how, where or what is theirs to know. */
const NO_QUESTION =
  "(?!(?:about )?(?:how|what|where|when|why|who|which|a bit|more|something|a little|in|on)(?!\\p{L}))";

/**
 * Words that ask to tell something, before what is to be told, in three languages: "tell people about", "mention that",
 * "précisez que". What is told stands behind them as it can be read.
 */
const TELLING = new RegExp(
  `${BEGIN}(?:please |also )?(?:(?:(?:tell|remind|inform) (?:the |our |my )?${READERS}|let (?:the |our |my )?${READERS} know)(?: (?:about|of|that|to))? |ask (?:the |our |my )?${READERS} to |(?:say|mention|state|point out|make clear|explain|note|make it clear|(?:make sure )?it (?:says|should say)) that |say (?=(?:we|our|my|i|it|there|everyone|everybody|children|dogs)(?!\\p{L}))|mention (?:the |our )?|(?:dites|dis|précisez?|mentionnez?|indiquez?|signalez?) (?:aux gens |aussi )?que |(?:di|diga|menciona|indica|avisa|recuerda)(?: a la gente)?(?: de)? que )${NO_QUESTION}(?=[\\p{L}\\d])`,
  "giu",
);

/** The same behind "a page to": "a page to say our cottage is for rent". */
const PAGE_TO = new RegExp(
  `^(?:(?:say|announce)(?: that)?|tell (?:the |our )?${READERS}(?: about| that)?|let (?:the |our )?${READERS} know(?: about| that)?) ${NO_QUESTION}`,
  "iu",
);

/** An order to tell what only they know: "explain how to get the key". */
export const ASKS_TO_TELL = new RegExp(
  `^(?:and |also |please )*(?:(?:tell|remind|inform|show) (?:the |our |my )?${READERS}|let (?:the |our |my )?${READERS} know|explain|describe|mention|say|erklär\\p{L}*|beschreib\\p{L}*|explique[rz]?|décri\\p{L}+|explica|describe)(?!\\p{L})`,
  "iu",
);

/** A request with what is to be told in the place of the words that ask for it. */
export function withoutTelling(text: string): string {
  return text
    .replace(TELLING, (words, at: number) => {
      const isSentence = /(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, at - 4), at));
      return isSentence && words !== "" ? "\u0000" : "";
    })
    .replace(/\0(\p{L})/gu, (_, first: string) => first.toUpperCase());
}

/** What a page "to say" something says; null where it is for something else. */
export function toldByPage(said: string): string | null {
  const [words] = PAGE_TO.exec(said) ?? [];
  return words === undefined ? null : said.slice(words.length);
}
