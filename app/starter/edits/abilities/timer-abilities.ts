import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { PAGE } from "../project";
import { type Ability, countIn, NO_PLACE, words } from "./ability";
import { replaced } from "./in-place-of";

const PROGRAM = "script.js";
const isTimer = (files: FileTree) => /const DEFAULTS = \{ work/.test(files.get(PROGRAM) ?? "");
const NO_TIMER = unchanged("There is no timer here.");

/** Changes the page and the program of an app at once. */
function both(
  files: FileTree,
  page: readonly (readonly [string | RegExp, string])[],
  program: readonly (readonly [string | RegExp, string])[],
  said: string,
): EditResult {
  const [one, other] = [replaced(files, PAGE, page, said), replaced(files, PROGRAM, program, said)];
  return one.ok && other.ok ? edited(new Map([...one.changes, ...other.changes]), said) : NO_PLACE;
}

/** What timers can be given. */
export const TIMER_ABILITIES: readonly Ability[] = [
  {
    send: "add a long break of 15 minutes after 4 rounds",
    words: [
      words("long|longer|lange|langer|lang|longue|larg[oa]|lung[oa]|long[oa]"),
      words("break|breaks|rest|pause|pausa|descanso"),
    ],
    more: words(
      "add|of|min|mins|minutes?|after|every|each|four|4|rounds?|sessions?|pomodoros?|focus|minuten|nach|runden|once|there|be|should|a",
    ),
    not: words("remove|too|make|shorter|not|default|rename"),
    make(files, wish) {
      if (!isTimer(files)) return NO_TIMER;
      if (/LONG_BREAK/.test(files.get(PROGRAM) ?? ""))
        return unchanged("There is a long break already.");
      const numbers = [...wish.matchAll(/\d+/g)].map(Number);
      const rounds = Number(/(?:after|every|each|nach)\D{0,8}(\d+)/i.exec(wish)?.[1] ?? 0);
      const minutes = numbers.find((one) => one !== rounds && one >= 6) ?? 15;
      const every = rounds >= 2 && rounds <= 12 ? rounds : 4;
      return replaced(
        files,
        PROGRAM,
        [
          [
            "function total() {\n",
            `// After every ${every} focus rounds the rest is a long one.\nconst LONG_BREAK = { every: ${every}, minutes: ${minutes} };\n\nfunction isLongBreak() {\n  return mode === "rest" && done.count > 0 && done.count % LONG_BREAK.every === 0;\n}\n\nfunction total() {\n  if (isLongBreak()) return LONG_BREAK.minutes * 60_000;\n`,
          ],
          [/"Time for a rest\."/, 'isLongBreak() ? "Time for a long break." : "Time for a rest."'],
        ],
        `After every ${every} focus rounds there is a long break of ${minutes} minutes.`,
      );
    },
  },
  {
    send: "start the next round by itself",
    words: [
      words(
        "auto|automatic*|by itself|itself|on its own|right away|immediately|automatisch|von selbst|automatique*|automáticamente|automaticamente",
      ),
      words(
        "start*|begin*|continue*|go|run|next|switch*|starte*|beginn*|weiter|commence*|démarre*|empie*|inici*|inizi*|começ*",
      ),
    ],
    more: words(
      "break|rest|focus|round|session|timer|after|when|the|should|pause|next|nach|ende|one|finished|over|is|follow*",
    ),
    not: words("not|page|load|opens?|music|reload|midnight|day"),
    make: (files) =>
      isTimer(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                /^ {2}change\(finished === "work" \? "rest" : "work"\);\n/m,
                '  change(finished === "work" ? "rest" : "work");\n  start();\n',
              ],
            ],
            "The next round or rest starts by itself when one is over.",
          )
        : NO_TIMER,
  },
  {
    send: "add a line for what I am working on",
    words: [
      words(
        "working on|work on|task|what i(?:['’]?m| am) doing|current task|woran|aufgabe|tâche|tarea|compito|tarefa|intention|goal",
      ),
      words(
        "box|field|input|line|write|type|enter|note|place|space|show|label|name|feld|schreib*|eintragen|add",
      ),
    ],
    more: words(
      "text|where|can|what|a|the|put|down|timer|session|each|before|start|currently|for|i['’]?m|im",
    ),
    not: words("list|tasks|several|history|long break|count"),
    make: (files) =>
      isTimer(files)
        ? both(
            files,
            [
              [
                '      <div class="dial">\n',
                '      <p class="doing">\n        <input class="input" id="doing" type="text" maxlength="80" placeholder="What are you working on?" aria-label="What are you working on?" />\n      </p>\n      <div class="dial">\n',
              ],
            ],
            [
              [
                /\nshow\(\);\n*$/,
                '\nconst doing = document.getElementById("doing");\ndoing.value = load("doing", "") ?? "";\ndoing.addEventListener("input", () => save("doing", doing.value));\n\nshow();\n',
              ],
            ],
            "There is a line above the timer for what you are working on; it is kept in this browser.",
          )
        : NO_TIMER,
  },
  {
    send: "set a goal of 8 rounds a day",
    words: [
      words("goal|target|aim|ziel|objectif|meta|objetivo|obiettivo"),
      words("rounds?|sessions?|pomodoros?|focus|day|daily|today|runden|tag|\\d+"),
    ],
    more: words("set|of|a|per|my|is|add|for|show|each|every|day|i|want|to|do"),
    not: words("week|month|savings?|amount|money"),
    make(files, wish) {
      const goal = countIn(wish);
      if (!isTimer(files)) return NO_TIMER;
      if (goal === null) return unchanged("How many rounds? I need a whole number.");
      return replaced(
        files,
        PROGRAM,
        [
          [
            /`Focus rounds finished today: \$\{done\.count\}(?: of \d+)?`/,
            `\`Focus rounds finished today: \${done.count} of ${goal}\``,
          ],
        ],
        `The line below the timer counts the rounds of today towards ${goal}.`,
      );
    },
  },
  {
    send: "no sound at the end",
    isRemoval: true,
    isAbsence: true,
    words: [
      words(
        "sound|sounds|beep*|ring*|alarm|noise|chime|bell|ton|töne|geräusch*|son|sonido|suono|som",
      ),
      words(
        "no|without|remove|mute*|off|silent|quiet|stop|turn off|get rid|disable|kein*|ohne|aus|stumm|sans|coupe*|sin|quita*|senza|togli*|sem|tira*",
      ),
    ],
    more: words("when|the|time|is|up|end|at|timer|please|it|over|makes?|playing"),
    make: (files) =>
      isTimer(files)
        ? replaced(
            files,
            PROGRAM,
            [[/^ {2}chime\(\);\n/m, ""]],
            "It plays no sound at the end now.",
          )
        : NO_TIMER,
  },
];

/** What countdowns can be given. */
export const COUNTDOWN_ABILITIES: readonly Ability[] = [
  {
    send: "say “Happy birthday!” when the day comes",
    words: [
      words("when|wenn|quand|cuando|quando|once|after"),
      words(
        "over|done|zero|0|comes|arrives|there|here|reached|finish*|ends?|up|vorbei|abgelaufen|da|fini|arrive|llega|arriva|chega",
      ),
    ],
    more: words(
      "it|say|says|show|write|should|the|day|countdown|is|display|message|text|timer|hits|reaches",
    ),
    makesText: true,
    make(files, wish) {
      const text =
        /["“„«]([^"“”„«»]{2,80})["”“»]/u.exec(wish)?.[1] ??
        /(?:say|says|write|show|display)s?:? (\p{Lu}[^,.]{1,60}?)(?: when| once| after|$)/u.exec(
          wish,
        )?.[1];
      if (!text || !/since the day came/.test(files.get(PROGRAM) ?? ""))
        return unchanged("What shall it say then? Put it in quotes.");
      return replaced(
        files,
        PROGRAM,
        [['"since the day came"', JSON.stringify(text)]],
        `When the day comes it says “${html(text)}”.`,
      );
    },
  },
];
