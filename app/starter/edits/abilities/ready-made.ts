import { words } from "./ability";

/** Something that a program of the starter does from the start. */
export interface Ready {
  /** What its files hold where it does that. */
  has: RegExp;
  /** Each of these stands somewhere in a wish for it. Sources of patterns. */
  words: readonly string[];
  not?: string;
  /** "… already": what it does, and where it is seen. */
  said: string;
}

const SHOW = words(
  "show|see|display|count|track|have|want|need|add|put|keep|let|make|can|could|play|use|work*|should|must|zeig*|zähl*|soll|kann|montre|affiche|compte|muestra|cuenta|mostra|conta|is there|there be|please",
);

/** What programs of the starter do from the start. */
export const READY: readonly Ready[] = [
  {
    has: /function chime\(/,
    words: [
      words(
        "sound|beep|ring|rings|alarm|bell|ding|chime|noise|ton|geräusch|klingel*|piep*|son|sonido|suono|som",
      ),
      words(
        "end|ends|finish*|up|over|done|when|after|zero|timer|time|ende|abgelaufen|vorbei|fin|fini|final|fine|fim|play|it",
      ),
    ],
    not: "~(?:no|off|mute|without|silent|louder|softer|quieter|nicer|another|new|other|different|change|rain|music|tick\\p{L}*|each second|white noise|choose)@",
    said: "It plays two tones already when the time is up.",
  },
  {
    has: /document\.title = running/,
    words: [
      words("tab|title bar|browser title|page title|reiter"),
      words("time|timer|remaining|left|countdown|zeit|temps|tiempo|tempo|seconds"),
    ],
    said: "The time that is left stands in the title of the tab already, while it runs.",
  },
  {
    has: /Focus rounds finished today/,
    words: [
      words("count|counts|counter|how many|number of|track|zähl*|wie viele|combien|cuánt*|quant*"),
      words(
        "pomodoros?|rounds?|sessions?|focus|runden|today|day|finished|completed|done|heute|sitzungen",
      ),
    ],
    not: "~(?:week|month|goal|total|ever|all time|woche|monat)@",
    said: "It counts the focus rounds of today already, below the timer.",
  },
  {
    has: /event\.key !== " "/,
    words: [
      words("space|spacebar|space bar|keyboard|key|shortcut|leertaste|tastatur"),
      words("start|stop|pause|timer"),
    ],
    said: "The space bar starts and pauses it already.",
  },
  {
    has: /type Filter = "all"/,
    words: [
      words("filter|filters|tabs?|switch|show only|only show"),
      words("done|completed|finished|open|active|all|remaining"),
    ],
    not: "~(?:priority|category|date|remove|hide|tag|tags|automatic\\p{L}*|default)@",
    said: "The buttons All, Open and Done above the list do that already.",
  },
  {
    has: /setTasks\(\[\{ id: newId\(\), done: false, values: draft \}, \.\.\.tasks\]\)|setEntries\(\n?\s*isNew \? \[draft, \.\.\.entries\]/,
    words: [
      words("new|newest|latest|most recent|neue|neueste|recent"),
      words("top|first|oben|above|zuerst"),
    ],
    not: "~(?:last|bottom|end|oldest)@",
    said: "New ones stand at the top of the list already.",
  },
  {
    // The look of a page is kept as well, and is nothing that somebody entered.
    has: /useStored[(<]|function (?:save|store)\(/,
    words: [
      words(
        "save|saves|saved|saving|remember*|keep|keeps|kept|persist*|store|stored|stays?|stay|speicher*|merken|behalten|sauvegard*|guardar|salva*|local ?storage",
      ),
      words(
        "reload*|refresh*|close|closed|closing|browser|later|come back|next time|local ?storage|locally|again|leave|automatically|tomorrow|neu laden|schließe*|lost|disappear*|gone|my (?:tasks|notes|entries|data|list|progress)",
      ),
    ],
    not: "~(?:server|cloud|account|database|devices?|phone|sync\\p{L}*|file|csv|pdf|as a|button|label|download|share)@",
    said: "What you enter is kept in this browser already, and is there again after a reload.",
  },
  {
    has: /@media \(max-width/,
    words: [
      words(
        "mobile|phone|phones|responsive|small screens?|handy|móvil|cellulare|téléphone|celular|tablet",
      ),
      words(
        "friendly|work*|fit|fits|look|looks|good|nice|responsive|usable|ready|optimi[sz]ed|version|on (?:my|a|the) (?:phone|mobile)|make",
      ),
    ],
    not: "~(?:number|menu|app store|install|bigger|larger|too|notification\\p{L}*|tiny|small on|button\\p{L}*|text|font|call|whatsapp|sync\\p{L}*|same)@|\\d{4}",
    said: "It fits small screens already: narrow the window, or open it on a phone, and its parts stand below each other.",
  },
  {
    has: /draggable/,
    words: [
      words("drag|drags|draggable|drag and drop|dnd|ziehen|glisser|arrastrar|trascinare"),
      words("cards?|tasks?|columns?|karten|tickets?|things|items|them|between|board"),
    ],
    not: "~(?:reorder columns|columns around|files?|pictures?)@",
    said: "Cards can be dragged between the columns already, and moved with their arrows.",
  },
  {
    has: /<CategoryChart/,
    words: [
      words("chart|graph|diagram*|bars?|visuali[sz]*|statistics|stats"),
      words("category|categories|spending|expenses?|where|what|by|kategorie|money|spend|spent"),
    ],
    not: "~(?:pie|donut|line|month|week|year|colou?rs?|remove|hide|bigger|smaller|day)@",
    said: "The ring beside the form shows the spending of each category already, as soon as there are expenses.",
  },
  {
    has: /Spent in \{monthName/,
    words: [words("total|sum|how much|summe|gesamt*"), words("month|monat|monthly|spent|spend")],
    not: "~(?:year|budget|week|all months|average|last month|each month|per category)@",
    said: "The sum of the month stands at the top already.",
  },
  {
    has: /<option key=\{key\} value=\{key\}>/,
    words: [
      words("month|months|monat|mois|mes|mese"),
      words("choose|filter|select|switch|pick|other|previous|dropdown|view|by|per|each"),
    ],
    not: "~(?:chart|budget|compare|total|year)@",
    said: "The choice at the top right shows another month already, as soon as it has entries.",
  },
  {
    has: /streakOf\(/,
    words: [words("streaks?|days in a row|in a row|serie|série|racha"), SHOW],
    not: "~(?:best|longest|record|fire|emoji|trophy|badge|freeze|remove|hide|flame|week|\\d+)@|🔥",
    said: "The days in a row stand at the end of each habit already.",
  },
  {
    has: /Choose a note, or start a new one/,
    words: [words("pin|pinned|anpinnen|épingler|fijar")],
    said: "A note can be pinned already: the button is above it when it is open.",
  },
  {
    has: /type="search"/,
    words: [
      words("search*|find|suche*|recherche*|buscar|busca|cerca*|pesquis*"),
      words(
        "bar|box|field|feld|add|through|for|by|want|need|able|can|feature|function|notes?|recipes?|entries|list|films?|movies?|books?|everything",
      ),
    ],
    not: "~(?:left|right|bottom|top|remove|bigger|smaller|move|wider|colou?r|placeholder|should say|button|google|without|clear|round\\p{L}*)@",
    said: "There is a search already, above the list.",
  },
  {
    has: /\.is-done \.task-name \{[^}]*line-through/,
    words: [
      words(
        "done|finished|completed|checked|ticked|erledigt*|abgehakt*|terminée?s|faites|hech[oa]s|completad[oa]s|fatt[ei]|feit[oa]s",
      ),
      words(
        "grey|gray|grau|gris|grigi[oe]|cinza|line t(?:h)?rough|struck(?: t(?:h)?rough)?|strike\\w*|cross* out|crossed|durchgestrichen*|durchstreich*|barrée?s?|tachad[oa]s?|barrat[ei]|riscad[oa]s?|colou?r|tasks?|items?",
      ),
      words(
        "grey|gray|grau|gris|grigi[oe]|cinza|line t(?:h)?rough|struck|strike*|cross*|durch*|barrée?s?|tachad[oa]s?|barrat[ei]|riscad[oa]s?",
      ),
    ],
    not: "~(?:remove|hide|not|without|green|blue|red|dark\\p{L}*|light\\p{L}*|background|button\\p{L}*)@",
    said: "What is done is written in grey and struck through already.",
  },
  {
    has: /aria-sort=/,
    words: [
      words("sort|sorting|sortable|order"),
      words("click*|column|columns|header|headers|any|every|by"),
    ],
    not: "~(?:default|highest|lowest|newest|first|always|rating|year|name|title|author|price|date|alphabet\\p{L}*)@",
    said: "A press on the name of a column sorts by it already, another one turns the order.",
  },
  {
    has: /function csv\(/,
    words: [words("csv|excel|spreadsheet|export*"), SHOW],
    not: "~(?:remove|without|import\\p{L}*|json|pdf|rename|called|no)@",
    said: "The button “Download CSV” does that already.",
  },
  {
    has: /order = shuffled\(questions\)/,
    words: [
      words(
        "random*|shuffle*|mix*|different order|zufällig*|mischen|aléatoire|aleatori[oa]|casuale",
      ),
      words("questions?|answers?|order|quiz|fragen|antworten|preguntas|domande|perguntas"),
    ],
    not: "~(?:only|not|stop|no|don'?t|always the same|\\d+)@",
    said: "The questions and their answers are mixed anew in each round already.",
  },
  {
    has: /classList\.add\("wrong"\)/,
    words: [
      words("right|correct|richtig*|bonne*|correct*|giust*|cert*"),
      words("green|grün|vert*|verde*"),
      words("answers?|one|antwort*|réponse*|respuesta*|risposta|resposta"),
    ],
    said: "The right answer turns green and a wrong one red already, as soon as one is chosen.",
  },
  {
    has: /pathLength="100"/,
    words: [words("pie|donut|ring|torten*|kreis*|camembert|torta|pastel")],
    not: words("remove|colou?rs?|bigger|smaller|hide"),
    said: "The chart is a ring already: it appears with the first entry.",
  },
  {
    has: /showResult\(\)/,
    words: [
      words("score|points|result|results|punkte|ergebnis|résultat|resultado|risultato"),
      words("end|show|finish*|after|display|see|ende|fin|final|fine"),
    ],
    not: "~(?:share|each|during|top|corner|while|high ?score|leaderboard|percent\\p{L}*|name|mail|email|print|download|for each|\\d+)@",
    said: "The score stands on the last page already, with what is worth another look.",
  },
  {
    has: /element\("div", "progress"\)/,
    words: [
      words("progress|question \\d of|how many questions|fortschritt|progrès|progreso|progresso"),
    ],
    not: "~(?:remove|hide|bigger|colou?r|thicker|red|green|blue|orange|purple|pink|yellow|without)@",
    said: "The bar and the line above each question show how far one is already.",
  },
  {
    has: /Best so far/,
    words: [words("high ?score|best (?:score|result)|record|highscore|rekord")],
    not: "~(?:reset|remove|delete|friends|online|leaderboard|hide|everyone)@",
    said: "The best result is kept in this browser and stands below the title already.",
  },
  {
    has: /fact\("Humidity"/,
    words: [
      words(
        "humidity|wind|feels like|rain|luftfeuchtigkeit|humidité|humedad|umidità|vent|viento|vento",
      ),
    ],
    not: "~(?:remove|hide|mph|knots|direction|delete|without|gusts|chance|hourly|each day|bigger|red|blue|icon)@",
    said: "Wind, humidity, rain and how it feels stand below the hours already.",
  },
  {
    has: /"Seven days"/,
    words: [
      words("forecast|days|week|vorhersage|prévisions|pronóstico|previsioni"),
      words("7|seven|week|weekly|sieben|sept|siete|sette"),
    ],
    not: "~(?:remove|hide|14|two weeks|start\\p{L}*)@",
    said: "The forecast shows seven days already.",
  },
  {
    has: /data-unit="F"/,
    words: [
      words("fahrenheit|celsius|°f|°c|units?"),
      words("switch|toggle|button|change|both|and|or|option|choose|between"),
    ],
    not: "~(?:default|only|always|start\\p{L}*|remove|first|from the start)@",
    said: "The buttons °C and °F at the top switch the unit already.",
  },
  {
    has: /All found in/,
    words: [
      words("moves|time|timer|tries|seconds"),
      words("count|counter|show|track|timer|display|add"),
    ],
    not: "~(?:remove|hide|rename|call|limit|instead|countdown|without|\\d+)@",
    said: "Time and moves stand above the board already.",
  },
  {
    has: /id="history"/,
    words: [
      words(
        "history|previous|last (?:calculations|results)|verlauf|historique|historial|cronologia",
      ),
    ],
    not: "~(?:remove|hide|delete|clear|without|bigger)@",
    said: "The last calculations stand beside the keys already.",
  },
];
