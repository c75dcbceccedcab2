/** Longest name made from a prompt, in characters: one line of a card. */
const MADE_NAME_LENGTH = 48;

/** How people begin when they ask for something; the rest is its name. */
const OPENING =
  /^(?:(?:please|hi|hello|hey)[,!.\s]+)*(?:(?:can|could|would) you (?:please )?|(?:i(?:'d| would) like|i want|i need)(?: you)?(?: to)? )?(?:(?:build|make|create|generate|write|design|develop|have|give) )?(?:(?:me|us) )?(?:an? |the |some )?/i;

/** The same in German, French, Spanish and Italian. */
const OTHER_OPENINGS = [
  /^(?:bitte )?(?:(?:baue?|mache?|erstelle?|schreibe?|gestalte) (?:mir |uns )?(?:bitte )?|ich (?:möchte|will|brauche|hätte gerne?) |wir (?:möchten|wollen|brauchen|hätten gerne?) )(?:eine?[nrms]? )?/i,
  /^(?:(?:crée|créez|fais|faites|construis)(?:[- ](?:moi|nous))? |je (?:veux|voudrais) |nous (?:voulons|voudrions) )(?:une? |des )?/i,
  /^(?:(?:crea|créa|haz|hacer?|construye)(?:me|nos)? |(?:quiero|queremos|necesito) )(?:una? |unos |unas )?/i,
  /^(?:(?:crea|fai|costruisci)(?:mi|ci)? |fammi |(?:voglio|vorrei|vorremmo) )(?:una? |uno |un')?/i,
];

/** What stands before a name that somebody gives. */
const CALLED =
  /(?:^|[\s,])(?:called|named|titled|entitled|namens|mit dem Namen|heißt|appelée?|nommée?|intitulée?|llamad[oa]|que se llama|chiamat[oa]|genaamd)[\s:]+/iu;
/** Quotation marks around a name. */
const QUOTED = /[“"„«「『]([^”"“»」』]{2,60})[”"“»」』]/u;
/**
 * Words that begin large, and what joins them: "Café Lindner", "Clay & Salt", "House of Tea". A line ends a name, and a
 * full stop, but inside a word ("Node.js") and after what is always shortened ("St. Anna").
 */
const LARGE = String.raw`(?:(?:St|Dr|Mrs?|Ms)\.|[\p{Lu}\p{N}](?:[\p{L}\p{N}'\u2019-]|\.(?=[\p{L}\p{N}]))*)`;
const NAME = new RegExp(
  `^${LARGE}(?:[^\\S\\n]+(?:(?:&|and|of|the|und|de|du|la|del|di)[^\\S\\n]+)?${LARGE})*`,
  "u",
);
/** Whom it is for, where a name follows at once. In German every noun begins large: there it takes two words. */
const FOR = new RegExp(
  `\\s(?:(?:for|pour|para|per|voor)\\s+(?:(?:my|our|the)\\s+)?(?:(?:band|café|cafe|shop|club|studio|restaurant|company|team)\\s+)?(${LARGE}(?:\\s+(?:(?:&|and|of|de|du|la|del|di)\\s+)?${LARGE})*)|für\\s+(${LARGE}(?:\\s+(?:(?:&|und)\\s+)?${LARGE})+))`,
  "u",
);

/**
 * A project name for what somebody asked for: the name that it gives ("… for Café Lindner", "… called Blue Door"), else
 * what it is ("Habit tracker with streaks").
 */
export function nameFromPrompt(prompt: string): string {
  const said = prompt.trim().slice(0, 600);
  const sentence = said.split(/[\n!?,;:。！？，、；：]|\.+(?:\s|$)/, 1)[0] ?? "";
  const given = givenName(said, sentence);
  const subject = (given || withoutOpening(sentence) || sentence).replace(/\s+/g, " ").trim();

  const letters = Array.from(subject);
  let name = letters.slice(0, MADE_NAME_LENGTH).join("");
  if (letters.length > MADE_NAME_LENGTH && name.includes(" ")) {
    name = name.slice(0, name.lastIndexOf(" "));
  }
  if (name === "") return "My app";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function givenName(said: string, sentence: string): string {
  const called = CALLED.exec(said);
  if (called) {
    const rest = said.slice(called.index + called[0].length);
    const quoted = QUOTED.exec(rest);
    if (quoted?.index === 0) return quoted[1] ?? "";
    const name = NAME.exec(rest)?.[0];
    if (name) return name.replace(/[.'’-]+$/, "");
  }
  const [, english, german] = FOR.exec(sentence) ?? [];
  return (english ?? german ?? "").replace(/[.'’-]+$/, "");
}

function withoutOpening(sentence: string): string {
  for (const opening of OTHER_OPENINGS) {
    const rest = sentence.replace(opening, "");
    if (rest !== sentence) return rest;
  }
  return sentence.replace(OPENING, "");
}
