import type { Domain } from "../domain";

/** A picture of a subject within domains: their own picture would show another trade's things. */
interface SubjectArt {
  art: string;
  domains: Domain["id"][];
  /** What names the subject in a request, in lower case. */
  match: RegExp;
}

const SUBJECTS: SubjectArt[] = (
  [
    [
      "bakery",
      ["cafe"],
      "baker(?:y|ies)?|(?:\\p{L}+-?)?(?:bäckerei|konditorei)|boulangerie|pâtisserie|panader[ií]a|pasteler[ií]a|panetteria|panificio|pasticceria|padaria|confeitaria",
    ],
    [
      "florist",
      ["shop"],
      "florists?|flowers?|bouquets?|blumen\\p{L}*|florist\\p{L}*|fleuriste|fleurs|florister[ií]a|flores|fiorai[oa]|fiorista|fiori|floricultura",
    ],
    [
      "books",
      ["shop"],
      "book ?(?:shop|store)s?|books|bücher\\p{L}*|buch(?:laden|handlung)|librairie|livres|librer[ií]a|libros|libreria|libri|livraria|livros",
    ],
    [
      "animals",
      ["charity", "clinic", "general", "shop", "stay"],
      "animals?|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|vets?|veterinar\\p{L}+|tier(?:arzt|ärzt|heim|schutz)\\p{L}*|hunde?\\p{L}*|katzen?\\p{L}*|animaux|chiens?|chats?|vétérinaire|animales|perros?|gatos?|animali|cani|gatti|animais|cães|cachorros?",
    ],
    [
      "dentist",
      ["clinic"],
      "dentists?|dental|dentistry|orthodont\\p{L}*|zahn\\p{L}*|dentistes?|dentaire|dentistas?|odont\\p{L}+|dentistic[oa]",
    ],
    [
      "law",
      ["practice"],
      "law(?:yers?)?|attorneys?|solicitors?|legal|notar\\p{L}*|(?:rechts)?anw[aä]lt\\p{L}*|kanzlei|avocate?s?|abogad\\p{L}+|avvocat\\p{L}+|studio legale|advogad\\p{L}+",
    ],
    [
      "music",
      ["school"],
      "music\\p{L}*|piano|guitars?|violin|drums?|singing|musik\\p{L}*|klavier\\p{L}*|gitarren?\\p{L}*|geige\\p{L}*|musique|guitare|música|guitarra|musica|pianoforte|chitarra|violão",
    ],
    [
      "bar",
      ["restaurant"],
      "(?:cocktail |wine |tapas )?bars?|pubs?|cocktails?|kneipe|weinbar|brewery|brauerei|winery|coctelería|enoteca",
    ],
  ] satisfies [string, string[], string][]
).map(([art, domains, words]) => ({
  art,
  domains,
  match: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u"),
}));

/** The pictures that belong to a subject rather than to a domain: `pages/art/<name>.svg`. */
export const SUBJECT_ARTS: readonly string[] = SUBJECTS.map(({ art }) => art);

/**
 * The picture of a page: that of its very subject where there is one, else its domain's.
 *
 * @param request all that was said, in lower case
 */
export function artOf({ id }: Domain, request: string): string {
  const own = SUBJECTS.find(({ domains, match }) => domains.includes(id) && match.test(request));
  return own?.art ?? id;
}
