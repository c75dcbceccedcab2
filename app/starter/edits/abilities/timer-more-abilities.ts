import { type Ability, countIn, words } from "./ability";
import { ofScript } from "./of-script";

const of = /const DEFAULTS = \{ work/;
const ANY = words(
  "add|a|an|the|let|me|can|i|want|have|button*|timer|please|show|it|is|of|for|with|to|when|be|there|should|my|make|in|on|some|my|also|one|more",
);

/** Minutes that a wish names, each once. */
function minutesIn(wish: string): number[] {
  return [...new Set([...wish.matchAll(/\d{1,3}/g)].map(([one]) => Number(one)))].filter(
    (one) => one >= 1 && one <= 180,
  );
}

const inControls = (button: string): [RegExp, string] => [
  /( *)<button type="button" class="button" id="reset">[^<]*<\/button>\n/,
  button,
];

/** More buttons and times that timers can be given. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of programs
export const TIMER_MORE_ABILITIES: readonly Ability[] = [
  ofScript({
    send: "add buttons for 5, 15 and 30 minutes",
    words: [
      words(
        "presets?|buttons?|quick|choices?|options?|choose|pick|select|knöpfe|tasten|boutons|botones|pulsanti|botões",
      ),
      "\\d",
    ],
    more: `${ANY}|${words("minutes?|mins?|min|preset|presets|quick|choose|between|from|select|and|or|lengths?|times?|start|focus|session|minuten|soft|medium|hard|short|long")}`,
    not: words(
      "break|rest|\\+ ?\\d+|extend|extra|plus|more minutes|goal|rounds|after|px|bigger|rename|long break|volume",
    ),
    of,
    has: /class="preset"|data-minutes/,
    change(wish) {
      const minutes = minutesIn(wish);
      if (minutes.length === 0) return "Which minutes? Name one at least.";
      const buttons = minutes
        .map(
          (one) =>
            `        <button type="button" class="button small" data-minutes="${one}">${one} min</button>\n`,
        )
        .join("");
      return {
        page: [
          [
            '      <div class="dial">\n',
            `      <div class="controls presets">\n${buttons}      </div>\n      <div class="dial">\n`,
          ],
        ],
        program: [
          [
            'document.getElementById("reset").addEventListener',
            '// A preset is the length of the focus rounds from then on.\nfor (const button of document.querySelectorAll("[data-minutes]")) {\n  button.addEventListener("click", () => {\n    minutes.work = Number(button.dataset.minutes);\n    document.getElementById("work").value = minutes.work;\n    save("minutes", minutes);\n    change("work");\n  });\n}\ndocument.getElementById("reset").addEventListener',
          ],
        ],
        said:
          minutes.length === 1
            ? `A button above the timer sets the focus rounds to ${minutes[0]} minutes.`
            : `There are buttons for ${minutes.join(", ")} minutes above the timer; each sets the length of a focus round.`,
      };
    },
  }),
  ofScript({
    send: "add a button for 5 more minutes",
    words: [
      `${words("extend|extra|more|plus|longer|add time|snooze|verläng*|mehr|prolong*|más|altri|mais")}|\\+ ?\\d`,
      words("minutes?|mins?|min|minuten|minutos?|minuti|time"),
    ],
    more: `${ANY}|${words("\\d+|extend|extra|by|current|round|session|running|while|runs|5|five|time|adds|gives")}`,
    not: words(
      "break|rest|default|rounds?|settings|bigger|long break|presets?|total|count|(?:more|longer|larger) than|can['’]?t|cannot",
    ),
    of,
    has: /id="more-time"|moreTime/,
    change(wish) {
      const count = countIn(wish) ?? 5;
      return {
        page: [
          inControls(
            `        <button type="button" class="button" id="reset">Reset</button>\n        <button type="button" class="button" id="more-time">+${count} min</button>\n`,
          ),
        ],
        program: [
          [
            'document.getElementById("reset").addEventListener',
            `document.getElementById("more-time").addEventListener("click", () => {\n  elapsed -= ${count} * 60_000;\n  show();\n});\ndocument.getElementById("reset").addEventListener`,
          ],
        ],
        said: `A button gives the round that runs ${count} more minutes.`,
      };
    },
  }),
  ofScript({
    send: "add a skip button",
    words: [
      words(
        "skip*|überspring*|passer|sauter|saltar|salta|saltare|pular|next round|go to the (?:break|next)|jump to",
      ),
    ],
    more: `${ANY}|${words("break|round|next|rest|session|focus|current|early|go|pause")}`,
    not: words("question|day|intro|weekend"),
    of,
    has: /id="skip"|"skip"/,
    change: () => ({
      page: [
        inControls(
          '        <button type="button" class="button" id="reset">Reset</button>\n        <button type="button" class="button" id="skip">Skip</button>\n',
        ),
      ],
      program: [
        [
          'document.getElementById("reset").addEventListener',
          'document.getElementById("skip").addEventListener("click", () => change(mode === "work" ? "rest" : "work"));\ndocument.getElementById("reset").addEventListener',
        ],
      ],
      said: "A button “Skip” goes from a focus round to the rest, and back.",
    }),
  }),
  ofScript({
    send: "show the end time",
    words: [
      words(
        "end time|finish time|finishes|until when|what time|ends at|will end|will finish|over at|endzeit|bis wann|heure de fin|hora de fin|ora di fine|clock time",
      ),
    ],
    more: `${ANY}|${words("end|time|timer|finish|at|what|will|round|session|done|over|ends|finishes|uhrzeit")}`,
    of,
    has: /id="until"/,
    change: () => ({
      page: [
        [
          '      <div class="controls">\n',
          '      <p class="muted" id="until"></p>\n      <div class="controls">\n',
        ],
      ],
      program: [
        [
          "  if (running && whole !== null && ms === 0) finish();\n",
          '  document.getElementById("until").textContent =\n    running && whole !== null\n      ? `Until ${new Date(Date.now() + ms).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" })}`\n      : "";\n  if (running && whole !== null && ms === 0) finish();\n',
        ],
      ],
      said: "While it runs it shows below the clock at what time it will be over.",
    }),
  }),
  ofScript({
    send: "add a button to reset the count of rounds",
    words: [
      words("reset*|zurücksetz*|clear|réinitialis*|reinici*|azzer*|zero|start over"),
      words(
        "count*|counter|rounds|sessions|pomodoros|runden|zähler|compteur|contador|contatore|today",
      ),
    ],
    more: `${ANY}|${words("to|count|today|of|finished|focus|number|daily|done")}`,
    not: words("midnight|automatic*|key|shortcut|every day"),
    of,
    has: /id="reset-rounds"/,
    change: () => ({
      page: [
        [
          '      <p class="muted" id="rounds"></p>\n',
          '      <p class="muted" id="rounds"></p>\n      <p><button type="button" class="button quiet small" id="reset-rounds">Reset the count</button></p>\n',
        ],
      ],
      program: [
        [
          'document.getElementById("reset").addEventListener',
          'document.getElementById("reset-rounds").addEventListener("click", () => {\n  done = { day: today, count: 0 };\n  save("rounds", done);\n  show();\n});\ndocument.getElementById("reset").addEventListener',
        ],
      ],
      said: "A button below the timer sets the count of rounds back to nothing.",
    }),
  }),
  ofScript({
    send: "press R to reset",
    words: [
      words("key|keys|keyboard|shortcut*|press*|taste|tastatur|touche|tecla|tasto"),
      words("reset*|zurücksetz*|réinitialis*|reinici*|azzer*"),
    ],
    more: `${ANY}|${words("\\p{L}|shortcut|key|keyboard|use|taste")}`,
    not: words("count|enter|escape|space|ctrl"),
    of,
    has: /toLowerCase\(\) === "\w" && !event/,
    change(wish) {
      const key = (
        /(?:key|press(?:ing)?|taste|touche|tecla|tasto)\s+["“„«']?(\p{L})["”“»']?(?!\p{L})/iu.exec(
          wish,
        )?.[1] ??
        /(?<!\p{L})["“„«']?(\p{Lu})["”“»']?(?!\p{L})(?! (?:want|need))/u.exec(
          wish.replace(/^\p{Lu}/u, ""),
        )?.[1] ??
        "r"
      ).toLowerCase();
      return {
        end: `document.addEventListener("keydown", (event) => {\n  if (event.key.toLowerCase() === "${key}" && !event.ctrlKey && !event.metaKey && !event.target.closest("input")) change(mode);\n});`,
        said: `The key ${key.toUpperCase()} resets the timer.`,
      };
    },
  }),
  ofScript({
    send: "add laps to the stopwatch",
    words: [words("laps?|rundenzeit*|tours?|vueltas?|giri|voltas?|split times?")],
    more: `${ANY}|${words("stopwatch|times?|list|record|save|for|stoppuhr|chronomètre|cronómetro|cronometro")}`,
    of,
    has: /id="laps"|"lap"/,
    change: () => ({
      page: [
        inControls(
          '        <button type="button" class="button" id="reset">Reset</button>\n        <button type="button" class="button" id="lap">Lap</button>\n',
        ),
        [
          '      <p class="muted" id="rounds"></p>\n',
          '      <ol id="laps"></ol>\n      <p class="muted" id="rounds"></p>\n',
        ],
      ],
      program: [
        [
          'document.getElementById("reset").addEventListener',
          'document.getElementById("lap").addEventListener("click", () => {\n  const item = document.createElement("li");\n  item.textContent = clock.textContent;\n  document.getElementById("laps").append(item);\n});\ndocument.getElementById("reset").addEventListener("click", () => document.getElementById("laps").replaceChildren());\ndocument.getElementById("reset").addEventListener',
        ],
      ],
      said: "A button “Lap” writes the time down below the timer; “Reset” clears the laps.",
    }),
  }),
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of programs
