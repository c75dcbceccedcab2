import { type Ability, countIn, words } from "./ability";
import { ofScript } from "./of-script";

const of = /const questions = \[/;
const ANY = words(
  "add|a|an|the|let|me|can|i|want|have|button*|quiz|please|show|it|is|of|for|with|to|when|be|there|should|my|make|in|on|some|also|one|each|every|question*|they|people|players?|give|user|frage*|player",
);
const SOUND = `
/** A short tone: high for right, low for wrong. */
function tone(pitch) {
  try {
    const audio = new AudioContext();
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
    note.connect(volume).connect(audio.destination);
    note.start();
    note.stop(audio.currentTime + 0.4);
  } catch {
    // No sound here.
  }
}`;

/** More of what quizzes can be given. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of programs
export const QUIZ_MORE_ABILITIES: readonly Ability[] = [
  ofScript({
    send: "show the score while playing",
    words: [
      words(
        "score|points|punkte|punktestand|résultat|puntos|puntuación|punti|punteggio|pontos|how many (?:are |were )?(?:right|correct)|correct (?:so far|answers)|right answers",
      ),
      words(
        "while|during|playing|always|live|current|so far|each question|top|corner|running|as (?:you|i|one|they) (?:go|play)|on every question|während|immer|oben|pendant|en haut|durante|arriba|in alto|between",
      ),
    ],
    more: `${ANY}|${words("so|far|right|correct|current|live|running|at|top|corner|screen|play|playing|go|you|know|see|display|always|as|during|while|visible|have|got|counter")}`,
    not: words(
      "high ?score|leaderboard|end only|only at|hide|share|percent*|negative|lose|minus|\\d+ points|right corner|left corner",
    ),
    of,
    has: /right so far/,
    change: () => ({
      program: [
        [
          /element\("p", "step", `([^`]*)`\),/,
          'element("p", "step", `Question ${index + 1} of ${order.length} · ${score} right so far`),',
        ],
      ],
      said: "The line above each question shows the score so far.",
    }),
  }),
  ofScript({
    send: "go to the next question by itself",
    words: [
      words(
        "auto|automatic*|by itself|itself|on its own|right away|immediately|automatisch|von selbst|automatique*|automáticamente|automaticamente|without (?:clicking|a click|pressing)",
      ),
      words("next|weiter|advance|continue*|go|move|nächste*|suivante?|siguiente|prossima|próxima"),
    ],
    more: `${ANY}|${words("go|goes|move|moves|after|answer*|seconds?|\\d+|two|three|on|question|an|without|clicking|pressing|load|jump|jumps")}`,
    not: words("not|timer|time limit"),
    of,
    has: /setTimeout\(advance/,
    change(wish) {
      const seconds = Math.min(10, countIn(wish) ?? 2);
      return {
        program: [
          [
            "  next.hidden = false;\n",
            `  next.hidden = false;\n  // Who wants to go on at once has the button.\n  const shown = index;\n  setTimeout(() => {\n    if (index === shown && !next.hidden) advance();\n  }, ${seconds} * 1000);\n`,
          ],
        ],
        said: `${seconds} seconds after an answer the next question follows by itself.`,
      };
    },
  }),
  ofScript({
    send: "play a sound for right and wrong answers",
    words: [
      words("sounds?|beep|ding|buzzer|tone|ton|töne|geräusch*|sons?|bruit|sonidos?|suon[oi]|sons"),
      words(
        "right|wrong|correct|incorrect|answers?|answer|richtig*|falsch*|antwort*|bonne|mauvaise|réponses?|correcta*|respuestas?|giust*|rispost*|cert*|errad*|click*",
      ),
    ],
    more: `${ANY}|${words("play|plays|right|correct|wrong|and|or|answer|effects?|different|hear|a")}`,
    not: words("no|mute|off|music|end|timer|tick*"),
    of,
    has: /function tone/,
    change: () => ({
      program: [
        ["    score += 1;\n", "    score += 1;\n    tone(880);\n"],
        ["    missed.push(", "    tone(180);\n    missed.push("],
      ],
      end: SOUND,
      said: "A high tone is played for a right answer, and a low one for a wrong one.",
    }),
  }),
  ofScript({
    send: "add a restart button",
    words: [
      words(
        "restart|start over|start again|reset|neu starten|neustart|von vorne|recommencer|reiniciar|empezar de nuevo|ricomincia*|recomeçar|try again|again",
      ),
    ],
    more: `${ANY}|${words("during|while|playing|from|beginning|at|any|time|quiz|over|again|start|restart|try|always|top|below|under")}`,
    not: words(
      "score|best|record|end|rename|say|called|text|label|colou?r|wrong|missed|only|green|red|blue|result|finish*",
    ),
    of,
    has: /"Start over"/,
    change: () => ({
      program: [
        [
          "    feedback,\n    next,\n",
          '    feedback,\n    next,\n    button("Start over", start, "button quiet small"),\n',
        ],
      ],
      said: "A button below each question starts the round over.",
    }),
  }),
  ofScript({
    send: "show how long it took",
    words: [
      words(
        "how long|time (?:taken|needed|used|spent)|total time|time it took|duration|elapsed|zeit|dauer|wie lange|temps|combien de temps|tiempo|tempo|stopwatch",
      ),
      words(
        "took|taken|end|result|needed|used|spent|show|measure|gebraucht|ende|pris|fin|tardado|final|fine|impiegato|total|track|finish",
      ),
    ],
    more: `${ANY}|${words("took|long|how|time|end|result|finish|at|measure|total|track|taken|needed|whole")}`,
    not: words("limit|seconds (?:per|for)|per question|each question|\\d+|countdown|left"),
    of,
    has: /startedAt/,
    change: () => ({
      program: [
        ["let missed = [];\n", "let missed = [];\nlet startedAt = 0;\n"],
        ["  missed = [];\n", "  missed = [];\n  startedAt = Date.now();\n"],
        [
          "  const parts = [heading, total];\n",
          '  const seconds = Math.round((Date.now() - startedAt) / 1000);\n  const parts = [heading, total, element("p", "muted", `Time: ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`)];\n',
        ],
      ],
      said: "The result shows how long the round took.",
    }),
  }),
  ofScript({
    send: "end after 3 wrong answers",
    words: [
      words(
        "lives|life|leben|vies?|vidas?|vite|hearts?|wrong answers?|mistakes?|game over|falsche*|fehler|erreurs?|errores|errori",
      ),
      words(
        "three|3|two|2|five|5|four|4|one|drei|trois|tres|tre|game over|lives|after|leben|vies|vidas|vite|\\d+",
      ),
    ],
    more: `${ANY}|${words("lives|life|three|after|wrong|answers?|end|ends|game|over|lose|loses|stop|stops|only|hearts?|mistakes?|\\d+|system|it's|you|quiz")}`,
    not: words("show|list|review|repeat|again|practi*|count*|red|colou?r|sound|points|minus"),
    of,
    has: /const LIVES/,
    change(wish) {
      const lives = countIn(wish) ?? 3;
      return {
        program: [
          [
            "  index += 1;\n  if (index < order.length)",
            "  index += 1;\n  if (missed.length < LIVES && index < order.length)",
          ],
          [
            /element\("p", "step", `([^`]*)`\),/,
            'element("p", "step", `Question ${index + 1} of ${order.length} · ${"♥".repeat(LIVES - missed.length)}`),',
          ],
          [
            "let missed = [];\n",
            `let missed = [];\n// So many wrong answers end a round.\nconst LIVES = ${lives};\n`,
          ],
        ],
        said: `A round ends after ${lives} wrong answers; the hearts above each question show how many are left.`,
      };
    },
  }),
  ofScript({
    send: "practise the wrong ones again",
    words: [
      words(
        "wrong|missed|incorrect|falsche*|fausses?|mauvaises?|incorrect*|sbagliat*|errad*|failed",
      ),
      words(
        "again|repeat|retry|practi[sc]*|redo|only|wiederhol*|nochmal|répét*|refaire|repetir|ripet*|review",
      ),
    ],
    more: `${ANY}|${words("ones|answers?|only|again|just|repeat|retry|at|end|questions|got|round|after|those|try|that|were|missed")}`,
    not: words("colou?r|red|sound|lives|count"),
    of,
    has: /"Repeat the wrong ones"/,
    change: () => ({
      program: [
        [
          '  parts.push(button("Play again", start));\n',
          '  parts.push(button("Play again", start));\n  if (missed.length > 0) {\n    const again = questions.filter(({ question }) => missed.some((one) => one.question === question));\n    parts.push(\n      button(\n        "Repeat the wrong ones",\n        () => {\n          start();\n          order = again;\n          showQuestion();\n        },\n        "button",\n      ),\n    );\n  }\n',
        ],
      ],
      said: "The result has a button that asks the wrong ones again.",
    }),
  }),
  ofScript({
    send: "count right and wrong answers",
    words: [
      words(
        "count|counter|how many|number of|track|zähl*|wie viele|compte*|combien|cuenta|cuánt*|conta|quant*|show",
      ),
      words("wrong|incorrect|falsche*|fausses|incorrectas|sbagliate|erradas"),
    ],
    more: `${ANY}|${words("right|correct|and|wrong|answers?|how|many|number|count|were|at|end|result|too|as well|i|got")}`,
    not: words("red|colou?r|after \\d+|lives|again|sound|which|list|correct answer|right answer"),
    of,
    has: /wrong`/,
    change: () => ({
      program: [
        [
          /element\("p", "step", `([^`]*)`\),/,
          'element("p", "step", `Question ${index + 1} of ${order.length} · ${score} right, ${missed.length} wrong`),',
        ],
      ],
      said: "The line above each question counts right and wrong answers.",
    }),
  }),
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of programs
