import type { FileTree } from "~/projects/files";
import { replaced } from "../../abilities/in-place-of";
import { applied, type EditResult, edited, there } from "../../edit";
import { readStateOrder } from "../timer/state-orders";
import { form, GIVE, type Sentence } from "./sentence";

const PROGRAM = "script.js";
const PAGE = "index.html";
const isTimer = (files: FileTree) => /const DEFAULTS = \{ work/.test(files.get(PROGRAM) ?? "");
const END =
  "(?:at (?:the|its) end(?: of (?:(?:the|a|each|every|my) )*(?:timer|session|round|focus|time|countdown|focus (?:session|round|time)))?|(?:when|once|after|as soon as|if)(?: (?:the|a|my|each|every))*(?: (?:timer|time|session|round|countdown|focus|clock|focus (?:session|round|time)|i|it))+(?: (?:is|has|are|am|'s|gets|reaches|hits))*(?: (?:up|over|done|finished|finishes|ends?|ended|runs? out|run out|zero|0|complete[sd]?|through|expires?|expired))?)";
const TEXT = "[^\\n]{2,120}";
const MESSAGE = "(?:message|text|note|sentence|line|words|notice|popup|alert)";
const MINUTES = "(?: ?-?(?:min|mins|minutes?))";
const NUMBER = `(?<most>\\d{1,4})${MINUTES}?`;
const LENGTH =
  "(?:(?:the|a|an|any|timer|focus|session|round|length|time|times|settings?|value|number|minutes|numbers|input|duration|it|of|for|rounds|sessions) )*";

/** What a timer says when the time is up, and the most minutes that it takes. */
export const TIMER_END_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:(?:${GIVE} |write )(?:${MESSAGE} )?${END}(?: (?:that|which|and))?(?: (?:saying|says|say|reads|with|reading))?|(?:${GIVE} |write )${MESSAGE} (?:saying|that says|reading) ${END}): ?${TEXT}`,
      ),
      form(
        `(?:${GIVE} |write |say )(?:${MESSAGE} )?${END}:? (?:that says|saying|which says|with the text)? ?["“„«]${TEXT}["”“»]`,
      ),
      form(
        `(?:${GIVE} |write |say )(?:${MESSAGE} ?)?(?:(?:that says|saying|which says|with the text|reading|says) )?:? ?["“„«]${TEXT}["”“»] ${END}`,
      ),
      form(
        `${END},? (?:(?:it|the (?:app|page|timer|screen)|there) )?(?:(?:should|must|shall|can|to|please) )*(?:say|says|show|shows|display|write|read|put|be)(?: (?:a|the|me))*(?: ${MESSAGE})?(?: (?:saying|that says|with))?:? ?(?:["“„«]${TEXT}["”“»]|: ?${TEXT})`,
      ),
      form(`(?:say|says|show|display|write):? ${TEXT} ${END}`),
    ],
    // What a state of the timer says is known there: this is for the wordings that it does not read.
    make: (files, _, clause) =>
      readStateOrder(clause, files)?.(files) ?? endingWith(files, clause.said),
  },
  {
    forms: [
      form(
        `(?:do not|don'?t|never|not)(?: (?:accept|allow|let me (?:enter|set|choose|type)|let people (?:enter|set)|take|permit|let|me|it|be))+ ${LENGTH}(?:more than|over|above|longer than|beyond|greater than|higher than) ${NUMBER}(?: (?:for|as|in) .{2,24})?`,
      ),
      form(
        `(?:limit|cap|restrict) ${LENGTH}(?:to|at)(?: (?:at most|a maximum of|no more than|max))? ${NUMBER}`,
      ),
      form(
        `(?:allow|accept|take|let me (?:set|enter|choose)) ${LENGTH}(?:up to|at most|no more than|a maximum of|not more than|only up to) ${NUMBER}(?: at most)?`,
      ),
      form(
        `(?:(?:set|make|have) )?${LENGTH}(?:(?:maximum|max)(?:imum)?(?: (?:time|length|minutes|duration|is|should be|of|to|at|allowed))*:?|(?:(?:must|should|can|may) ?(?:not|n't|never)|cannot) (?:be )?(?:set )?(?:(?:to|more than|over|above|longer than|exceed|last) )+|(?:can|should|must|may) be (?:at most|no more than|up to)) ${NUMBER}(?: (?:at most|or less))?`,
      ),
      form(
        `(?:(?:i|people|one|you|nobody|we|it) )?(?:(?:can|should|must|may)(?:not|n't| not| never| only)?|shouldn't|mustn't)(?: be able to| be possible to)? (?:set|enter|choose|type|pick) ${LENGTH}(?:to )?(?:more than|over|above|longer than|up to|at most) ${NUMBER}`,
      ),
      form(`(?:no|nothing) ${LENGTH}(?:more than|over|above|longer than) ${NUMBER}`),
      form(`${NUMBER} (?:is|should be|must be) (?:the )?(?:most|maximum|max|limit|longest).{0,24}`),
    ],
    make: (files, { most = "" }) => (isTimer(files) ? atMost(files, Number(most)) : null),
  },
];

const OWN =
  /["“„«]\s*([^"“”„«»\n]{2,120}?)\s*["”“»]|:\s*(\S[^\n]{1,119})$|(?:say|says|show|display|write) (\p{Lu}[^\n"“]{1,80}?[!.]?)(?=\s+(?:at the end|when|once|as soon as|after)(?!\p{L}))/u;

/** The end of a round says it below the clock, where it was read out alone before. */
function endingWith(files: FileTree, said: string): EditResult | null {
  const found = OWN.exec(said.trim());
  const text = (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim();
  if (!isTimer(files) || text === "") return null;
  const program = replaced(
    files,
    PROGRAM,
    [
      [
        /(finished === "work" \? )(?:isLongBreak\(\) \? "[^"]*" : )?"(?:[^"\\]|\\.)*"( : "(?:[^"\\]|\\.)*";)/,
        `finished === "work" ? ${JSON.stringify(text)} : "Back to it.";`,
      ],
      // What was said is over once the next round runs.
      ["function start() {\n", 'function start() {\n  announce.textContent = "";\n'],
    ].filter(
      ([from]) =>
        typeof from !== "string" ||
        !(files.get(PROGRAM) ?? "").includes('announce.textContent = "";'),
    ) as [string | RegExp, string][],
    "",
  );
  if (!program.ok) return null;
  const page = (files.get(PAGE) ?? "").replace(
    /<p class="visually-hidden" id="announce"/,
    '<p id="announce"',
  );
  const tree = applied(files, new Map([...program.changes, [PAGE, page]]));
  return edited(
    new Map([...tree].filter(([path, now]) => files.get(path) !== now)),
    `When a focus round is over it says “${text}” below the buttons, until the next one starts.`,
  );
}

/** The most that the settings take, in minutes: a day has no more than 1440. */
function atMost(files: FileTree, most: number): EditResult | null {
  const code = files.get(PROGRAM) ?? "";
  const now = /const DEFAULTS = \{ work: (\d+), rest: (\d+) \}/.exec(code);
  const bound = /Math\.min\((\d+), Math\.max\((\d+),/.exec(code);
  if (!bound || most < 1 || most > 1440) return null;
  if (Number(bound[1]) === most) return there(`The settings take at most ${most} minutes already.`);
  const longest = Math.max(Number(now?.[1] ?? 0), Number(now?.[2] ?? 0));
  if (longest > most)
    return there(
      `A round begins with ${longest} minutes already, which is more than ${most}: say first how long it is to be.`,
    );
  const changes = new Map([
    [
      PROGRAM,
      code
        .replace(bound[0], `Math.min(${most}, Math.max(${bound[2]},`)
        .replace(
          /^( {2}(?:work|rest): )(?:Math\.min\(\d+, )?(Number\(stored\.\w+\) \|\| DEFAULTS\.\w+)\)?,/gm,
          (_, name: string, value: string) => `${name}Math.min(${most}, ${value}),`,
        ),
    ],
    [
      PAGE,
      (files.get(PAGE) ?? "").replace(
        /(id="(?:work|rest)"[^>]*? max=")\d+(")/g,
        (_, open: string, close: string) => `${open}${most}${close}`,
      ),
    ],
  ]);
  return edited(
    changes,
    `The settings take at most ${most} minutes; a larger number becomes ${most}.`,
  );
}
