import { form, OPENS } from "./everyday/sentence";

const FOR_EACH = "(?:on|for|in|to) (?:each|every|a|the|all) \\p{L}{3,16}";

/** A whole sentence as it is spoken → the plain order that it means; `$name` is what is said there. */
export const SPOKEN_WAYS: readonly (readonly [order: string, forms: readonly RegExp[]])[] = (
  [
    [
      "make $name required",
      `${OPENS}(?:stop|prevent|keep) (?:me|us|people|anyone)? ?(?:from )?(?:adding|saving|entering) (?:something|anything|one|an? \\p{L}+|things|\\p{L}+s) without (?:an? |the |its )?(?<name>\\p{L}[\\p{L} ]{1,20})`,
      `(?:don'?t|do not|never) (?:let (?:me|us|people|anyone) )?(?:add|save|enter|accept) (?:something|anything|one|an? \\p{L}+|things|\\p{L}+s) without (?:an? |the |its )?(?<name>\\p{L}[\\p{L} ]{1,20})`,
    ],
    [
      "add a checkbox $name",
      `${OPENS}(?:add |have |get )?(?:an? )?(?:check ?box|tick ?box|box to tick) ${FOR_EACH} (?:for|called|named|whether it(?:'s| is)|if it(?:'s| is)) (?<name>\\p{L}[\\p{L} ]{1,20})`,
      "(?:ich hätte gerne? |ich möchte |wir brauchen |bitte )?ein (?:häkchen|kästchen|feld zum abhaken),? ob (?:etwas|es|sie|die \\p{L}+|eine \\p{L}+) (?:schon )?(?<name>\\p{L}{3,20}) ist",
    ],
    [
      "make the columns narrower",
      `${OPENS}(?:make |have )?(?:the )?columns (?:be )?narrower(?:,? so (?:that )?(?:all(?: (?:of them|\\p{L}+|\\d))?|they|they all) (?:can )?fits?(?: (?:on the screen|side by side|next to each other))?)?`,
    ],
    [
      "warn me if I enter the same twice",
      "(?:bitte )?warne? mich,? wenn ich (?:etwas|das gleiche|dasselbe|das selbe) (?:zweimal|doppelt) (?:eingebe|eintrage|hinzufüge)",
      "(?:préviens|avertis)[ -]moi si (?:j['’]entre|j['’]ajoute|je mets) (?:deux fois )?la même chose(?: deux fois)?",
      "(?:que )?(?:me avise|avísame|que me avises?) si (?:pongo|apunto|meto|añado) lo mismo dos veces",
    ],
  ] as const
).map(([order, ...sources]) => [order, sources.map(form)] as const);
