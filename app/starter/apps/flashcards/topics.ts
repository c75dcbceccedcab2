/** A side to see and a side to know. */
export type CardRow = [string, string];

export interface CardTopic {
  name: string;
  match: RegExp;
  rows: CardRow[];
}

const TOPICS: CardTopic[] = [
  {
    name: "Spanish",
    match: /\bspanish\b/,
    rows: [
      ["house", "la casa"],
      ["water", "el agua"],
      ["to eat", "comer"],
      ["friend", "el amigo, la amiga"],
      ["book", "el libro"],
      ["tomorrow", "mañana"],
      ["to speak", "hablar"],
      ["thank you", "gracias"],
    ],
  },
  {
    name: "French",
    match: /\bfrench\b/,
    rows: [
      ["house", "la maison"],
      ["water", "l’eau"],
      ["to eat", "manger"],
      ["friend", "l’ami, l’amie"],
      ["book", "le livre"],
      ["tomorrow", "demain"],
      ["to speak", "parler"],
      ["thank you", "merci"],
    ],
  },
  {
    name: "German",
    match: /\bgerman\b/,
    rows: [
      ["house", "das Haus"],
      ["water", "das Wasser"],
      ["to eat", "essen"],
      ["friend", "der Freund, die Freundin"],
      ["book", "das Buch"],
      ["tomorrow", "morgen"],
      ["to speak", "sprechen"],
      ["thank you", "danke"],
    ],
  },
  {
    name: "Italian",
    match: /\bitalian\b/,
    rows: [
      ["house", "la casa"],
      ["water", "l’acqua"],
      ["to eat", "mangiare"],
      ["friend", "l’amico, l’amica"],
      ["book", "il libro"],
      ["tomorrow", "domani"],
      ["to speak", "parlare"],
      ["thank you", "grazie"],
    ],
  },
  {
    name: "capitals",
    match: /\b(?:capitals?|geograph\w*|countr(?:y|ies))\b/,
    rows: [
      ["Australia", "Canberra"],
      ["Brazil", "Brasília"],
      ["Canada", "Ottawa"],
      ["Kenya", "Nairobi"],
      ["Norway", "Oslo"],
      ["Türkiye", "Ankara"],
      ["New Zealand", "Wellington"],
      ["Vietnam", "Hanoi"],
    ],
  },
  {
    name: "web",
    match: /\b(?:javascript|programming|coding|web|html|css|computer)\b/,
    rows: [
      ["HTML", "gives a page its structure"],
      ["CSS", "gives a page its look"],
      ["const", "declares a name that is not reassigned"],
      ["map()", "makes a new array from each item"],
      ["404", "not found"],
      ["JSON", "JavaScript Object Notation"],
      ["DOM", "the page as a tree of objects"],
    ],
  },
  {
    name: "chemistry",
    match: /\b(?:chemistry|elements?|science|periodic)\b/,
    rows: [
      ["Na", "sodium"],
      ["K", "potassium"],
      ["Fe", "iron"],
      ["Au", "gold"],
      ["Ag", "silver"],
      ["Pb", "lead"],
      ["Hg", "mercury"],
      ["Sn", "tin"],
    ],
  },
];

const GENERAL: CardTopic = {
  name: "general",
  match: /$^/,
  rows: [
    ["How many sides has a hexagon?", "six"],
    ["Largest planet", "Jupiter"],
    ["Author of “Hamlet”", "William Shakespeare"],
    ["Capital of Japan", "Tokyo"],
    ["Liquid metal at room temperature", "mercury"],
    ["Days in a leap year", "366"],
  ],
};

/** The starting cards for a subject; `known` is false when there are none about it. */
export function cardTopic(subject: string, request: string): { topic: CardTopic; known: boolean } {
  const found = TOPICS.find(({ match }) => match.test(`${subject.toLowerCase()} ${request}`));
  return { topic: found ?? GENERAL, known: found !== undefined || subject === "" };
}

/** The cards that are built in about a topic of this name, such as "French"; null where there are none. */
export function cardsAbout(name: string): readonly CardRow[] | null {
  const found = TOPICS.find((topic) => topic.name.toLowerCase() === name.toLowerCase());
  return found?.rows ?? null;
}
