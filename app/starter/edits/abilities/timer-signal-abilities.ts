import { type Ability, countIn, words } from "./ability";
import { ofScript } from "./of-script";

const of = /const DEFAULTS = \{ work/;
const ANY = words(
  "add|a|an|the|let|me|can|i|want|have|button*|timer|please|show|it|is|of|for|with|to|when|be|there|should|my|make|in|on|some|my|also|one|more",
);

/** What timers can be given to be heard and seen by, and what they keep of their rounds. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of programs
export const TIMER_SIGNAL_ABILITIES: readonly Ability[] = [
  ofScript({
    send: "notify me when the time is up",
    words: [
      words(
        "notif*|benachrichtig*|popup|pop-up|avís*|avisa*|desktop alert|browser alert|alert|alerts",
      ),
    ],
    more: `${ANY}|${words("time|up|over|ends?|done|finish*|round|break|browser|desktop|push|send|get|after|zero|ist|zeit|wenn|ende")}`,
    not: words("mail|e-mail|sms|sound|off|no"),
    of,
    has: /new Notification/,
    change: () => ({
      program: [
        [
          "  chime();\n}",
          '  chime();\n  if (typeof Notification !== "undefined" && Notification.permission === "granted") new Notification(announce.textContent);\n}',
        ],
        [
          "function start() {\n",
          '/** The browser asks once whether it may tell when the time is up. */\nfunction start() {\n  if (typeof Notification !== "undefined" && Notification.permission === "default") Notification.requestPermission();\n',
        ],
      ],
      said: "When the time is up the browser shows a notification; it asks for leave at the first start.",
    }),
  }),
  ofScript({
    send: "show the total focus time of today",
    words: [
      words(
        "total|how long|how much|hours|sum|minutes|time spent|gesamt*|summe|wie lange|temps total|tiempo total|tempo totale|tempo total",
      ),
      words(
        "focus*|today|worked|concentrat*|studied|study|heute|day|aujourd['’]hui|hoy|oggi|hoje|konzentrier*",
      ),
    ],
    more: `${ANY}|${words("i|have|focused|worked|time|so|far|minutes|hours|spent|did|total|how|much|long|each|day|studied")}`,
    not: words("\\d+|week|month|goal|set|break|long break|default|start with|settings|left"),
    of,
    has: /Focus time today/,
    change: () => ({
      page: [
        [
          '      <p class="muted" id="rounds"></p>\n',
          '      <p class="muted" id="rounds"></p>\n      <p class="muted" id="focus-time"></p>\n',
        ],
      ],
      program: [
        [
          "  if (running && whole !== null && ms === 0) finish();\n",
          '  const focused = Math.round((done.minutes ?? 0) + (mode === "work" ? run() / 60_000 : 0));\n  document.getElementById("focus-time").textContent = `Focus time today: ${Math.floor(focused / 60)} h ${focused % 60} min`;\n  if (running && whole !== null && ms === 0) finish();\n',
        ],
        [
          "    done.count += 1;\n",
          "    done.count += 1;\n    done.minutes = (done.minutes ?? 0) + minutes.work;\n",
        ],
      ],
      said: "Below the timer it shows how long you focused today.",
    }),
  }),
  ofScript({
    send: "keep a history of finished rounds",
    words: [
      words(
        "history|log|list of (?:finished|past|completed)|past (?:rounds|sessions)|verlauf|historique|historial|cronologia|histórico|statistics|stats|record of",
      ),
    ],
    more: `${ANY}|${words("sessions?|rounds?|pomodoros?|finished|completed|past|focus|keep|see|all|list|today|when|time|did")}`,
    not: words("week chart|graph|clear|remove"),
    of,
    has: /id="past"|"history"/,
    change: () => ({
      page: [
        [
          '      <p class="muted" id="rounds"></p>\n',
          '      <p class="muted" id="rounds"></p>\n      <ul class="muted" id="past" style="list-style: none; padding: 0"></ul>\n',
        ],
      ],
      program: [
        [
          "    done.count += 1;\n",
          '    done.count += 1;\n    history.unshift(`${new Date().toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}: ${minutes.work} min`);\n    history.length = Math.min(history.length, 20);\n    save("history", history);\n    showHistory();\n',
        ],
        [
          "function total() {\n",
          '// The last rounds that were finished, the newest first.\nconst history = load("history", []) ?? [];\n\nfunction showHistory() {\n  document.getElementById("past").replaceChildren(\n    ...history.map((line) => {\n      const item = document.createElement("li");\n      item.textContent = line;\n      return item;\n    }),\n  );\n}\nshowHistory();\n\nfunction total() {\n',
        ],
      ],
      said: "The rounds that were finished stand below the timer, with day and time.",
    }),
  }),
  ofScript({
    send: "flash the screen when the time is up",
    words: [
      words("flash*|blink*|flicker|clignot*|parpade*|lampegg*|pisc*"),
      words(
        "up|over|ends?|finish*|done|zero|time|screen|page|background|timer|ende|fertig|fin|fine|fim",
      ),
    ],
    more: `${ANY}|${words("screen|page|background|colou?r|time|up|over|end|finished|red|whole|few|times")}`,
    of,
    has: /function flash/,
    change: () => ({
      program: [["  chime();\n}", "  chime();\n  flash();\n}"]],
      end: 'function flash() {\n  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;\n  document.body.animate([{ background: "#ffd54d" }, { background: "transparent" }], { duration: 700, iterations: 3 });\n}',
      said: "The page flashes three times when the time is up; not for those who asked their device for less motion.",
    }),
  }),
  ofScript({
    send: "play a ticking sound while it runs",
    words: [
      words("tick|ticking|ticks|tic ?tac|tic-tac|tick-?tack|metronome"),
      words(
        "sound|noise|while|during|hear|each second|every second|run*|play*|geräusch|bruit|sonido|suono|som|on",
      ),
    ],
    more: `${ANY}|${words("sound|while|during|second|clock|runs?|running|play|soft|quiet|every|each|hear")}`,
    not: words("no|off|without|stop|remove"),
    of,
    has: /function tock/,
    change: () => ({
      program: [
        [
          "  ticker = setInterval(show, 250);\n",
          "  ticker = setInterval(show, 250);\n  clearInterval(tocker);\n  tocker = setInterval(tock, 1000);\n",
        ],
        ["  clearInterval(ticker);\n", "  clearInterval(ticker);\n  clearInterval(tocker);\n"],
        ["let ticker = null;\n", "let ticker = null;\nlet tocker = null;\nlet ticks = null;\n"],
      ],
      end: "/** A soft click each second. */\nfunction tock() {\n  try {\n    ticks ??= new AudioContext();\n    const tone = ticks.createOscillator();\n    const volume = ticks.createGain();\n    tone.frequency.value = 1200;\n    volume.gain.setValueAtTime(0.04, ticks.currentTime);\n    volume.gain.exponentialRampToValueAtTime(0.001, ticks.currentTime + 0.03);\n    tone.connect(volume).connect(ticks.destination);\n    tone.start();\n    tone.stop(ticks.currentTime + 0.03);\n  } catch {\n    // No sound here.\n  }\n}",
      said: "It ticks softly each second while it runs.",
    }),
  }),
  ofScript({
    send: "play another sound at the end",
    words: [
      words(
        "different|other|another|new|nicer|softer|gentler|louder|change|ander*|neuer|autre|nouveau|otro|distinto|altro|diverso|outro|lauter|leiser|quieter",
      ),
      words("sound|alarm|beep|bell|tone|chime|ton|son|sonido|suono|som|noise|klingelton|alarmton"),
    ],
    more: `${ANY}|${words("at|end|when|time|up|over|play|plays|use|bell|gong|sound|alarm|a bit|bit|like")}`,
    not: words("\\.mp3|file|upload|spotify|rain|forest|each|choose|select"),
    of,
    has: /\[0, 523\]/,
    change: (wish) =>
      /louder|lauter|plus fort|más alto|più forte|mais alto/iu.test(wish)
        ? {
            program: [[/setValueAtTime\(0\.\d+, audio/, "setValueAtTime(0.5, audio"]],
            said: "The sound at the end is louder.",
          }
        : /quieter|softer|gentler|leiser|plus doux|más suave|più basso|mais baixo/iu.test(wish)
          ? {
              program: [[/setValueAtTime\(0\.\d+, audio/, "setValueAtTime(0.05, audio"]],
              said: "The sound at the end is softer.",
            }
          : {
              program: [
                [
                  /\[0, 660\],\s*\[0\.25, 880\],/,
                  "[0, 523],\n      [0.2, 659],\n      [0.4, 784],\n      [0.6, 1047],",
                ],
              ],
              said: "At the end it plays four rising tones instead of two.",
            },
  }),
  ofScript({
    send: "make the last minute red",
    words: [
      words("last|final|letzte*|dernière*|último*|ultim*"),
      words("minute|seconds|10|ten|sekunden|minuto|segundos"),
      words("red|rot|rouge|rojo|rosso|vermelho|colou?r|warn*"),
    ],
    more: `${ANY}|${words("turn|turns|clock|number*|numbers|time|timer|during|seconds?|minute|\\d+|ten|digits|becomes?|get|left|are")}`,
    of,
    has: /isNearEnd/,
    change(wish) {
      const seconds = /second|sekund|segund|second/iu.test(wish)
        ? (countIn(wish) ?? 10)
        : 60 * (countIn(wish) ?? 1);
      return {
        program: [
          [
            "  if (running && whole !== null && ms === 0) finish();\n",
            `  const isNearEnd = whole !== null && run() > 0 && ms <= ${seconds} * 1000;\n  clock.style.color = isNearEnd ? "#d32f2f" : "";\n  if (running && whole !== null && ms === 0) finish();\n`,
          ],
        ],
        said: `The time is red in the last ${seconds >= 60 && seconds % 60 === 0 ? (seconds === 60 ? "minute" : `${seconds / 60} minutes`) : `${seconds} seconds`}.`,
      };
    },
  }),
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of programs
