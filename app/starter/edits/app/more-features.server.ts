import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { readText } from "../../source/files.server";
import { jsInline } from "../../source/literals";
import { entryApp } from "../abilities/entries-of-app";
import { type EditResult, edited, there } from "../edit";
import { shapeOf } from "../project";
import type { Feature } from "./feature";
import { aboveAll } from "./part-features.server";
import { anyOf } from "./said-of";
import { sending } from "./sending.server";

const sourceOf = (name: string) => readText(`edits/files/app/components/${name}.tsx`);

const NAMED =
  /(?::|called|named|namens|for|für|pour|para|per)\s+((?:(?!\s(?:so|that|because)\s)[^.:;]){3,90})$/iu;

/** The names of several lists: "one for the documentary and one for the music video". */
function namesIn(core: string): string[] {
  const list = NAMED.exec(core.replace(/["“”„«»]/gu, ""))?.[1] ?? "";
  const names = list
    .split(/\s*(?:,|&|(?<!\p{L})(?:and|und|et|y|e|or|oder)(?!\p{L}))\s*/iu)
    .map((one) =>
      one
        .replace(
          /^(?:(?:one|another|eine?n?|une?|un[oa]?) )?(?:for |für |pour |para |per )?(?:the |my |our |die |das |den |la |le |el |meine )?/iu,
          "",
        )
        .trim(),
    )
    .filter((one) => one !== "" && one.split(" ").length < 4);
  return names.length > 1 ? [...new Set(names.map(sentenceCase))] : [];
}

/** Several lists in one app, each with entries of its own. */
function severalLists(files: FileTree, core: string): EditResult | null {
  const { entry } = shapeOf(files);
  const main = files.get(entry ?? "") ?? "";
  const storage = files.get("src/storage.ts") ?? "";
  if (!entry || !/useStored/.test(storage) || main.split("<App />").length !== 2) return null;
  if (files.has("src/lists.ts"))
    return there("Several lists can be chosen above already: their names are in src/lists.ts.");
  const names = namesIn(core);
  const use = names.length > 1 ? names : ["List 1", "List 2"];
  const stored = storage
    .replaceAll("localStorage.getItem(key)", "localStorage.getItem(keyOfList(key))")
    .replaceAll("localStorage.setItem(key,", "localStorage.setItem(keyOfList(key),");
  if (stored === storage) return null;
  return edited(
    new Map([
      [
        entry,
        `import { Lists } from "./Lists";\n${main.replace("<App />", "<Lists>\n        <App />\n      </Lists>")}`,
      ],
      ["src/storage.ts", `import { keyOfList } from "./lists";\n${stored}`],
      ["src/Lists.tsx", readText("edits/files/app/Lists.tsx")],
      [
        "src/lists.ts",
        readText("edits/files/app/lists.ts").replace('["One", "Two"]', () => jsInline(use)),
      ],
    ]),
    `Above the app one can choose between ${use.map((one) => `“${one}”`).join(", ")}, each with entries of its own; what is there now stays in “${use[0]}”.${names.length > 1 ? "" : " Say their names, such as “two lists: Home and Work”."}`,
  );
}

const GREETINGS: readonly [RegExp, string[]][] = [
  [/guten (?:morgen|abend|tag)/iu, ["Guten Abend", "Guten Morgen", "Guten Tag", "Guten Abend"]],
  [/bonjour|bonsoir/iu, ["Bonsoir", "Bonjour", "Bonjour", "Bonsoir"]],
  [
    /buen[oa]s (?:días|tardes|noches)/iu,
    ["Buenas noches", "Buenos días", "Buenas tardes", "Buenas noches"],
  ],
  [/buongiorno|buonasera/iu, ["Buonasera", "Buongiorno", "Buongiorno", "Buonasera"]],
  [/bom dia|boa (?:tarde|noite)/iu, ["Boa noite", "Bom dia", "Boa tarde", "Boa noite"]],
];

/** A greeting by the time of the day, with the name that is said behind it. */
function greeting(files: FileTree, core: string): EditResult {
  const own = GREETINGS.find(([said]) => said.test(core))?.[1];
  // Names alone begin with a capital: "good morning depending on the time" has none.
  const called =
    /(?:good (?:morning|evening|afternoon)|guten (?:morgen|abend|tag)|bonjour|bonsoir|buen[oa]s (?:días|tardes|noches)|buongiorno|buonasera|bom dia|boa (?:tarde|noite)),? (\p{L}[\p{L}-]+)/iu.exec(
      core,
    )?.[1] ?? "";
  const name = /^\p{Lu}/u.test(called) ? called : "";
  let source = sourceOf("Greeting").replace(
    'NAME: string = ""',
    `NAME: string = ${jsInline(name)}`,
  );
  if (own)
    source = source.replace(
      /\[5, "Good evening"\],\s+\[12, "Good morning"\],\s+\[18, "Good afternoon"\],\s+\[24, "Good evening"\],/,
      own.map((text, at) => `[${[5, 12, 18, 24][at]}, ${jsInline(text)}],`).join("\n  "),
    );
  return aboveAll(files, {
    name: "Greeting",
    source,
    markup: "<Greeting />",
    said: `Above the list it greets${name ? ` ${name}` : ""} by the time of the day.`,
  });
}

/** Ways to send an entry, several lists, a greeting, a line for each day, days by how much was done. */
export const MORE_FEATURES: readonly Feature[] = [
  {
    asks: [
      anyOf(
        "calls?|ring|dial|anruf\\p{L}*|telefonier\\p{L}*|appeler|llamar|chiamare|ligar|whats ?app|e-?mails?|mails?|correos?|courriels?|cop(?:y|ies)|clipboard|kopier\\p{L}*|copier|copiar",
      ),
      anyOf(
        "buttons?|send|sends?|sending|share|opens?|copy|bot(?:ó|o)n|mandar\\p{L}*|enviar\\p{L}*|schick\\p{L}*|senden|envoyer|to call|call|anruf\\p{L}*|llamar|appeler|chiamare|ligar|envoyer|invia\\p{L}*|mandare|knopf|bouton|pulsante|kopieren|copier|copiar|remind\\p{L}*",
      ),
    ],
    more: anyOf(
      "guest|member|customer|kunde\\p{L}*|gast|dial|tap|directly|call|text|message|already|written|inside|filled|in|reminder|remind\\p{L}*|recordar\\p{L}*|escrito|texto|con|ya|erinner\\p{L}*|nachricht|schon|drin|clipboard|customers?|client\\p{L}*|supplier|person|her|him|them|someone|somebody|details|to|per|via|by|or|and|which|a una|le|la cita|number|phone",
    ),
    not: anyOf(
      "corner|contact|form|newsletter|sign|address|field|remove|every (?:day|week)|automatic\\p{L}*|notif\\p{L}*|duplicate|copy of|copy an? (?:entry|task|card)|all|whole list|list",
    ),
    make: (files, { words }) => sending(files, words),
  },
  {
    asks: [
      anyOf(
        "(?:two|three|four|several|multiple|separate|different|more than one|2|3|4) (?:lists|boards|trackers|boxes|collections|pages|projects)|(?:zwei|drei|mehrere|getrennte|verschiedene) (?:listen|boards|projekte)|(?:deux|trois|plusieurs) (?:listes|tableaux)|(?:dos|tres|varias|distintas) (?:listas|tableros)|(?:due|tre|più|diverse) (?:liste|bacheche)|(?:duas|três|várias) (?:listas)|a (?:separate|second) (?:list|board)|switch between (?:lists|boards)",
      ),
    ],
    more: /(?::|called|named|namens|for|für|pour|para|per)\s+.{3,90}$/iu,
    not: anyOf("columns?|remove|merge|colou?rs?|side by side|next to each other"),
    make: (files, { core }) => severalLists(files, core),
  },
  {
    asks: [
      anyOf(
        "greet\\p{L}*|good (?:morning|evening|afternoon)|begrüß\\p{L}*|guten (?:morgen|abend|tag)|salue\\p{L}*|bonjour|bonsoir|saluda\\p{L}*|buen[oa]s (?:días|tardes|noches)|buongiorno|buonasera|saluta\\p{L}*|bom dia|boa (?:tarde|noite)",
      ),
      anyOf(
        "time of (?:the )?day|depending|evening|morning|uhrzeit|tageszeit|abend|morgen|heure|hora|ora|soir|bonsoir|noches|tardes|buonasera|noite|je nach",
      ),
    ],
    more: /.*/u,
    not: anyOf("instead of|replace|button|section|remove|only"),
    make: (files, { core }) => greeting(files, core),
  },
  {
    asks: [
      anyOf(
        "quotes?|sayings?|motivational (?:text|line|sentence|message)|zitate?|sprüche?|spruch|citations?|frases? (?:motivador\\p{L}*|del día)|citas? (?:motivador\\p{L}*|del día)|citazion[ei]|frase (?:do dia|del giorno)",
      ),
      anyOf(
        "day|daily|every|changes?|tag\\p{L}*|täglich\\p{L}*|jour|quotidien\\p{L}*|día|diari[ao]s?|giorno|dia|motivat\\p{L}*|motivier\\p{L}*|inspir\\p{L}*",
      ),
    ],
    more: anyOf(
      "motivation\\p{L}*|motivier\\p{L}*|inspir\\p{L}*|every|each|new|another|other|different|changes?|daily|random|andere[rsn]?|put|show",
    ),
    not: anyOf("remove|delete|price|field|customers?|request|from my|bigger"),
    make: (files) =>
      aboveAll(files, {
        name: "Quote",
        source: sourceOf("Quote"),
        markup: "<Quote />",
        said: "A saying stands above the list, another one each day; they are in src/components/Quote.tsx.",
      }),
  },
  {
    asks: [
      anyOf(
        "calendar|month|heat ?map|kalender|monat\\p{L}*|calendrier|mois|calendario|mes|mese|calendário|mês|year in pixels",
      ),
    ],
    more: anyOf(
      "good|days?|colou?r\\p{L}*|done|how much|how many|view|overview|where|which|are|gute[nr]?|tage?|farbig|geschafft|wo|an denen|habits?|gewohnheiten|whole|jours?|días?|colou?rs?|see|can|history|not just|only|weeks?|woche",
    ),
    not: anyOf("goal|total|google|export|start|number|notes?"),
    make(files) {
      const app = entryApp(files);
      return app && /streakOf\(/.test(app.code)
        ? aboveAll(files, {
            name: "HabitMonth",
            source: sourceOf("HabitMonth"),
            markup: `<HabitMonth habits={${app.stored}} />`,
            said: "A month stands above the list: the more was done on a day, the stronger its colour.",
          })
        : null;
    },
  },
  {
    asks: [
      anyOf(
        "zebra|every (?:other|second) (?:row|line)|alternat\\p{L}* (?:rows|lines|colou?rs?)|jede zweite zeile|une ligne sur deux|filas alternas|righe alterne",
      ),
    ],
    more: anyOf(
      "table|rows?|lines?|shad\\p{L}*|grey|gray|striped?|light|nicer|more|space|room|between|background|colou?r|zeilen?|grau|hinterlegt|tabelle",
    ),
    not: anyOf("remove|bold"),
    make(files) {
      const { styles } = shapeOf(files);
      const css = styles ? (files.get(styles) ?? "") : "";
      if (!styles || !/<tbody>/.test(entryApp(files)?.code ?? "")) return null;
      const rule =
        "tbody tr:nth-child(even) {\n  background: var(--raised);\n}\n\ntbody td {\n  padding-block: 0.9rem;\n}\n";
      return css.includes("tr:nth-child(even)")
        ? there("Every other row is shaded already.")
        : edited(
            new Map([[styles, `${css.trimEnd()}\n\n${rule}`]]),
            "Every other row of the table is shaded, and rows have more space.",
          );
    },
  },
];
