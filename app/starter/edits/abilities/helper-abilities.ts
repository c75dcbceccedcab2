import { applied, edited, unchanged } from "../edit";
import { ENTRIES } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";
import { withComponent } from "./components";
import { changedOne, withAction } from "./each-program";
import { above, entryApp } from "./entries-of-app";
import { archive, ITEM, keys, repeat, soundWhenDone } from "./entry-helpers";
import { reminders, STATISTICS } from "./helper-components";
import { fieldsNamed, fieldsOf } from "./named-field";

const ANY = words(
  "let|lets|me|us|i|can|could|we|want|able|to|the|my|a|an|of|with|by|into|in|please|each|every|button|option|possible|add|have|there|should|be|app|it|when|is|are|that|them|they|at|on",
);

/** What helps with entries: numbers about them, an archive, sounds, keys, reminders, tasks that come back. */
export const HELPER_ABILITIES: readonly Ability[] = [
  {
    send: "show statistics",
    words: [
      words(
        "statistics|stats|statistik*|statistiques?|estadísticas?|statistiche|estatísticas?|summary|overview|dashboard|insights|übersicht|zusammenfassung|how many (?:of each|per|in each|by)|count (?:per|by|of each)|breakdown",
      ),
    ],
    more: `${ENTRIES}|${ANY}|${words("show|some|page|section|small|little|above|top|list|total|how many|per|each|category|status|by|number|averages?|totals?")}`,
    not: words(
      "note|notice|write down|enter|record|field|chart|graph|week*|month*|year|habits?|streak*|rounds|focus|per day|each day|quiz|email|menu|footer|reading|today",
    ),
    make: (files) =>
      withComponent(files, {
        name: "Statistics",
        source: STATISTICS,
        markup: ({ stored }) => `<Statistics entries={${stored}} />`,
        said: "Above the list it shows how many entries there are in all and of each choice, with sums of the numbers.",
      }),
  },
  {
    send: "let me archive entries",
    words: [words("archiv*")],
    more: `${ENTRIES}|${ANY}|${words("done|finished|old|instead|deleting|delete|view|see|show|and|back|restore|hide|away|completed|move|put")}`,
    not: words("automatic*|after \\d+|remove|newsletter|page|older|blog|posts?"),
    make: archive,
  },
  {
    send: "remind me of what is due",
    words: [
      words(
        "remind*|notif*|benachrichtig*|erinner*|rappel*|rappelle*|recordatori*|recuérd*|avisa*|avís*|notific*|promemoria|ricord*|lembr*|alert*",
      ),
    ],
    more: `${ENTRIES}|${ANY}|${words("due|date|day|today|overdue|browser|push|desktop|before|deadline|something|send|get|show|mir|mich|fällig*|an|aufgaben")}`,
    not: words(
      "mail|e-mail|email|sms|whatsapp|phone|telegram|minutes before|hours? before|days? before|hour|week before|\\d|timer|time is up|round|break|every (?:day|morning|evening)|daily|amount|budget|spend",
    ),
    make(files) {
      const date = fieldsOf(files).find(({ type }) => type === "date");
      if (!date)
        return unchanged("The entries have no date to be reminded of: say “add a due date” first.");
      return withComponent(files, {
        name: "Reminders",
        source: reminders(date.id),
        markup: ({ stored }) => `<Reminders entries={${stored}} />`,
        said: `A button asks the browser for notifications: what is due by its “${date.label}” is told once a day, as long as the page is open.`,
      });
    },
  },
  {
    send: "play a sound when something is done",
    words: [
      words(
        "sound|sounds|beep|ding|chime|jingle|bell|ton|geräusch|klang|bruit|son|sonido|suono|som",
      ),
      words(
        "done|finish*|complete*|tick*|check*|off|mark*|erledig*|abhak*|fertig*|termin*|coch*|fait|faite|complet*|hech*|marc*|fatt*|spunt*|feit*|conclu*|add*|new",
      ),
    ],
    more: `${ENTRIES}|${ANY}|${words("play|make|plays|small|short|little|nice|happy|i|off|something|get|gets|it's|as|done")}`,
    not: words(
      "no|mute|timer|time|round|each second|wrong|right|correct|answer*|music|volume|upload|choose|off the sound|added|adding|deleted|delete|new",
    ),
    make: soundWhenDone,
  },
  {
    send: "press N to add something new",
    words: [
      words(
        "key|keys|keyboard|shortcut*|hotkey*|press*|taste|tastenkürzel|tastatur|touche|raccourci|tecla|atajo|tasto|scorciatoia|atalho",
      ),
      words(
        "add|new|create|search*|find|focus|neue*|hinzufügen|suche*|ajout*|nouve*|recherche*|añad*|nuev*|busca*|aggiung*|nuov*|cerca*|adicion*|nov*|pesquis*",
      ),
    ],
    more: `${ENTRIES}|${ANY}|${words("\\p{L}|slash|for|focus|box|field|start|jump|jumps|go|open|opens|form|create|creates|adds|input|entry|task|letter|use|using|keyboard")}`,
    not: words(
      "enter|return|space|spacebar|escape|esc|arrow|ctrl|control|cmd|command|alt|shift|delete|undo|save|done|tick|move|edit|next|previous",
    ),
    make: keys,
  },
  {
    send: "let tasks repeat",
    words: [
      words(
        "repeat*|recurring|recur|wiederhol*|wiederkehrend*|répét*|récurrent*|repet*|recurrent*|ripet*|ricorrent*",
      ),
    ],
    more: `${ENTRIES}|${ANY}|${words("daily|weekly|monthly|week|day|month|or|and|täglich|wöchentlich|monatlich|woche|tag|monat|some|regular|regularly|chores")}`,
    not: words(
      "year*|weekdays|monday|tuesday|wednesday|thursday|friday|saturday|sunday|remove|password|pattern|animation|\\d|habits?|reps?",
    ),
    make: repeat,
  },
  {
    send: "mark all as done",
    words: [
      words("all|every|everything|alle|alles|tout|toute*|tous|todo*|todas|tutt*|tud*"),
      words(
        "done|complete*|finished|ticked|checked|check|tick|erledigt|abhaken|fertig|terminé*|faites?|cocher|hech*|complet*|marcar|fatt*|segna*|feit*|concluíd*|toggle|tick|finish",
      ),
      words(
        "mark*|button|set|at once|tick|check|toggle|complete|finish|abgehakt|knopf|markier*|abhaken|bouton|marque*|marca*|cocher|botón|pulsante|botão|segna*|select",
      ),
    ],
    more: `${ENTRIES}|${ANY}|${words("as|at|once|one|click|add|all|button|off|select")}`,
    not: words(
      "when|delete*|effacer|supprimer|lösch*|borrar|eliminar|cancell*|apagar|clear|remove|hide|move*|bottom|end|colou?r|grey|confetti|line|filter|show|sound|count|how many|uncheck|reset|selected|say",
    ),
    make(files) {
      const app = entryApp(files);
      if (!app?.canBeDone || !/interface Task /.test(files.get(ITEM) ?? "")) return NO_PLACE;
      const { setter, stored } = app;
      if (app.code.includes("Mark all as done"))
        return unchanged("There is such a button already.");
      const button = `<button\n  type="button"\n  className="button small"\n  disabled={${stored}.every((entry) => entry.done)}\n  onClick={() => ${setter}(${stored}.map((entry) => ({ ...entry, done: true })))}\n>\n  Mark all as done\n</button>`;
      return edited(
        new Map([[app.path, above(app, button)]]),
        "A button above the list marks all as done.",
      );
    },
  },
  {
    send: "add plus and minus buttons for the quantity",
    words: [
      words(
        "plus|minus|\\+|subtract*|lower|press minus|(?:take|count) (?:one|1) (?:away|off|down)|abziehen|increase|decrease|increment|\\+1|-1|one more|one less|up and down|stepper|erhöhen|augmenter|aumentar|aumentare",
      ),
      words(
        "minus|subtract*|(?:take|count) (?:one|1) (?:away|off|down)|quantit*|amount|number|count|stock|sets|reps|price|menge|anzahl|bestand|quantité|cantidad|quantità|quantidade|pages?|copies|servings",
      ),
    ],
    more: `${ENTRIES}|${ANY}|${words("buttons?|and|or|in|list|next|one|click|change|quick|quickly|directly|row|line|adjust|for|lower|by|1|from|to|let|me|i|when|sell|want|press|pressing|down|away")}`,
    // "Income minus expenses" is a sum, and no button.
    not: words("score|players?|font|size|larger|budget|timer|minutes|income|balance|earnings"),
    make(files, wish) {
      const numbers = fieldsOf(files).filter(({ type }) => type === "number");
      const [field] = [
        ...fieldsNamed(files, wish).filter(({ type }) => type === "number"),
        ...numbers,
      ];
      const app = entryApp(files);
      if (!app || !field) return unchanged("The entries have no number to change.");
      const id = JSON.stringify(field.id);
      const by = (sign: "+" | "-") => ({
        name: sign === "+" ? "onMore" : "onLess",
        label: () => (sign === "+" ? "+1" : "−1"),
        aria: () => JSON.stringify(`${field.label} ${sign === "+" ? "plus" : "minus"} one`),
        act: (as: string, own: typeof app) =>
          changedOne(
            own,
            as,
            `values: { ...other.values, [${id}]: String((Number(other.values[${id}]) || 0) ${sign} 1) }`,
          ),
      });
      const less = withAction(files, by("-"));
      const both = less && withAction(applied(files, less), by("+"));
      return both
        ? edited(
            new Map([...less, ...both]),
            `Each entry has buttons that change “${field.label}” by one.`,
          )
        : NO_PLACE;
    },
  },
];
