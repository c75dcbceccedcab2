/**
 * How a part of an app takes a look: letters are written in a colour, a box, a card or a button is filled with it, a line
 * is drawn in it; what is only sized has a width and a height; a group holds others beside each other.
 */
export type PartLook = "letters" | "box" | "card" | "button" | "size" | "line" | "group" | "page";

/** A part of an app that people speak of. */
export interface AppPart {
  /** What it is called: alternatives of a pattern, whole words, small letters. */
  words: string;
  /** Where it stands in the app's stylesheet. */
  on: string;
  look: PartLook;
  /** What its width and its distances are set on, where that is not the part itself. */
  wide?: { on: string; property: string };
  group?: string;
  /** What of it has its colour. */
  ink?: string;
  /** What goes with it where it is hidden. */
  whole?: string;
  /** Where its letters are, where they have a size of their own. */
  letters?: string;
  /** It has no ground of its own: a coloured one needs room around what it holds. */
  isBare?: boolean;
  /** It stands in a row with others: what centres that row. */
  row?: string;
}

/** The parts of one app; its mark is a class that no other app has. */
export interface AppParts {
  app: string;
  mark: string;
  parts: readonly AppPart[];
}

type More = Omit<AppPart, "words" | "on" | "look">;
const part = (words: string, on: string, look: PartLook, more: More = {}): AppPart => ({
  words,
  on,
  look,
  ...more,
});

const TITLE =
  "(?:(?:app|main|page|big|board|top|quiz|list) )?(?:title|headline|heading|header text)|(?:app|board|page) name|name (?:at the top|of the (?:app|board|page))|h1";
const HEADER = "(?:app |page |top |board )?header(?: bar| area)?|top bar|bar at the top|title bar";
const headed = (on: string): AppPart =>
  part(HEADER, on, "box", { letters: `${on} h1`, isBare: true });
const PAGE =
  "(?:whole|entire) (?:thing|app|page|list|board|quiz|site)|whole|page|app|everything|content|layout|main column";
const ONE = "(?:each|every|single|individual) ";
const BUTTONS = "(?:all )?(?:the )?buttons";
const FIELDS = "(?:input|text|entry) ?(?:fields?|box(?:es)?)|inputs?|fields|form fields";

/** What every app may have. */
export const SHARED_PARTS: readonly AppPart[] = [
  part(BUTTONS, ".button", "button"),
  part("main button|primary button|coloured button", ".button.primary", "button"),
  part(FIELDS, ".input", "box"),
  part("labels|field (?:labels|names)", ".label", "letters"),
  part("empty (?:text|message|state|note)", ".empty", "box"),
  part("focus (?:ring|outline)", ":focus-visible", "line"),
];

/** What the apps show, by what people call it. A test holds each to the files of its app. */
export const APP_PARTS: readonly AppParts[] = [
  {
    app: "todo",
    mark: ".task-name",
    parts: [
      part(TITLE, ".top h1", "letters", { row: ".top" }),
      headed(".top"),
      part(PAGE, ".sheet", "page"),
      part("(?:progress )?(?:ring|circle|donut)|progress (?:indicator|display)", ".ring", "size"),
      part(
        "colou?r of the (?:progress )?(?:ring|circle)|filled part of the ring",
        ".ring .ring-done",
        "line",
      ),
      part(
        "subtitle|(?:text|line) (?:under|below) the (?:title|heading)|left counter|counter|how many are left",
        ".top .muted",
        "letters",
      ),
      part("add (?:form|box|card|area|section)|form", ".add", "card"),
      part("(?:add(?:ing)?|plus|\\+) button", ".add .button.primary", "button"),
      part("(?:filter|view) (?:buttons?|chips?|tabs?)|filters?|tabs|chips", ".chip", "button", {
        group: ".filters",
      }),
      part(
        "(?:active|selected|current|chosen) (?:filter|tab|chip)",
        '.chip[aria-pressed="true"]',
        "button",
      ),
      part("clear (?:done|completed) button", ".bar .button.small", "button"),
      part("lists?|(?:task|item|to-?do) list", ".tasks", "group"),
      part(
        `(?:${ONE})?(?:(?:task|to-?do|item|list) )?(?:cards?|rows?|box(?:es)?|tiles)|tasks|to-?dos|list items|items|entries|task items|chores|task`,
        ".task",
        "card",
        { group: ".tasks" },
      ),
      part(
        "(?:task|item|to-?do|entry) (?:names?|texts?|titles?)|text of the (?:tasks|items|to-?dos)",
        ".task-name",
        "letters",
      ),
      part(
        "(?:done|completed|finished|checked|ticked|crossed(?: |-)out) (?:tasks|items|ones|entries|to-?dos|text)|strike ?-?through|crossed(?: |-)out text",
        ".is-done .task-name",
        "letters",
      ),
      part("check ?box(?:es)?|tick ?box(?:es)?|check ?marks?|ticks", ".task-main input", "size"),
      part("tags?|labels?|details|badges?|chips? (?:on|of) (?:the )?tasks", ".tag", "box"),
      part(
        "edit and delete buttons|(?:task|item|row) buttons",
        ".task-actions .button.small",
        "button",
      ),
      part("undo (?:bar|message|note|popup)", ".undo", "box"),
    ],
  },
  {
    app: "kanban",
    mark: ".board-card",
    parts: [
      part(TITLE, ".board-head h1", "letters", { row: ".board-head" }),
      headed(".board-head"),
      part(PAGE, ".board-page", "page"),
      part(
        "(?:number|count) of (?:all )?cards|(?:card|total) count(?:er)?|subtitle",
        ".board-head .muted",
        "letters",
      ),
      part(
        "(?:number|count)s? (?:of cards )?(?:in|on|of|at) (?:the |each |every )?(?:columns?|lanes?|lists?)|(?:column|lane) (?:counts?|counters?|numbers?)|counters?|counts?|little numbers|(?:number|count) badges?|badges?",
        ".count",
        "box",
      ),
      part(`(?:${ONE})?(?:columns?|lanes?|lists?)`, ".lane", "card", {
        wide: { on: ".lane", property: "lane" },
        group: ".board",
      }),
      part("(?:column|lane|list) (?:titles?|headings?|headers?|names?)", ".lane h2", "letters", {
        row: ".lane-head",
      }),
      part(
        `(?:${ONE})?(?:(?:task|kanban) )?cards?|tasks?|items|tickets?|notes|stickies|sticky notes`,
        ".board-card",
        "card",
        { group: ".cards" },
      ),
      part(
        "(?:card|task) (?:titles?|names?|headings?)|text (?:of|on|in) (?:the )?cards|card text",
        ".card-name",
        "letters",
      ),
      part(
        "(?:card )?tags?|labels?|priorit(?:y|ies) (?:tags?|labels?|badges?)",
        ".card-tag",
        "box",
      ),
      part("(?:card )?descriptions?|notes (?:on|of) (?:the )?cards", ".card-text", "letters"),
      part("arrows?|arrow buttons?|move buttons?", ".arrow", "size"),
      part(
        "(?:left |side )?(?:stripe|edge|bar|line) (?:of|on) (?:the |each )?cards?",
        ".board-card",
        "line",
      ),
      part(
        "(?:\\+ ?)?add(?: a)?(?: card)? buttons?|new card buttons?",
        ".lane > .button.small",
        "button",
      ),
      part("drop (?:area|zone|hint)|empty columns?", ".lane-empty", "box"),
      part("dialog|pop-?up|(?:edit|card) (?:window|form)", ".form", "card"),
    ],
  },
  {
    app: "habits",
    mark: ".habit-end",
    parts: [
      part(TITLE, ".top h1", "letters", { row: ".top" }),
      headed(".top"),
      part(PAGE, ".page", "page"),
      part("dates?(?: at the top)?|today'?s date|weekday at the top", ".top .muted", "letters"),
      part(
        "(?:done )?today (?:badge|counter|count|pill|box|display)|daily (?:count|counter)|counter",
        ".today",
        "box",
      ),
      part(
        "week buttons?|earlier and later buttons?|(?:earlier|later) buttons?|navigation buttons?",
        ".weeks .button.small",
        "button",
      ),
      part(
        `(?:${ONE})?(?:habit )?(?:cards?|rows?|box(?:es)?)|habits|entries|habit`,
        ".habit",
        "card",
        { group: ".habits" },
      ),
      part("habit (?:names?|titles?|texts?)|names? of (?:the )?habits?", ".habit h2", "letters"),
      part(
        "(?:week ?)?day (?:buttons?|boxes|circles|squares|tiles|cells|chips)|days|check ?box(?:es)?|day|calendar days|squares|circles",
        ".day",
        "button",
        { group: ".days" },
      ),
      part("(?:week ?)?day (?:names|letters)|letters of the days", ".day span", "letters"),
      part(
        "(?:checked|done|ticked|completed|finished|marked|selected)(?: off)? (?:days?|boxes|habits|ones|day buttons?)|days? (?:that (?:is|are) )?(?:done|checked|ticked|completed)(?: off)?|check ?marks?|ticks?",
        '.day[aria-pressed="true"]',
        "button",
      ),
      part("today(?:'s (?:button|box|circle|square))?|current day", ".day.is-today", "button"),
      part(
        "streak (?:numbers?|counts?|counters?|digits?|figures?)|numbers? (?:of|in) the streaks?",
        ".streak strong",
        "letters",
      ),
      part("streaks?|streak (?:texts?|lines?)", ".streak", "letters"),
      part("delete buttons?", ".habit-end .button.small", "button"),
      part(
        "(?:add|new)(?: habit)? (?:form|box|card|area|section)|form(?: for (?:new|adding) habits?)?",
        ".new",
        "card",
      ),
      part("(?:add|new)(?: habit)? button", ".new .button.primary", "button"),
    ],
  },
  {
    app: "expenses",
    mark: ".entry-text",
    parts: [
      part(TITLE, ".top h1", "letters", { row: ".top" }),
      headed(".top"),
      part(PAGE, ".page", "page"),
      part("month(?: selector| picker| menu| drop-?down| choice)?", ".top .input", "box"),
      part("summary(?: (?:card|box))?", ".summary", "card"),
      part(
        "total(?: (?:amount|sum|number|figure))?|sum|total spent|amount at the top|big number",
        ".total",
        "letters",
      ),
      part("spent in (?:line|text)|text above the total", ".summary > .muted", "letters"),
      part(
        "(?:pie |donut |doughnut |ring )?chart|pie|donut|doughnut|graph|diagram",
        ".chart > svg",
        "size",
        { whole: ".chart" },
      ),
      part(
        "legend|chart list|list (?:of|beside|next to) the (?:categories|chart)",
        ".legend",
        "letters",
      ),
      part(
        "(?:new |add )?(?:expense )?form|form card|new expense (?:box|card|form)",
        ".new",
        "card",
        { wide: { on: ".columns", property: "second-column" } },
      ),
      part("add(?: expense)? button", ".new .button.primary", "button"),
      part("(?:entries|list|expenses) (?:title|heading|headline)", ".list-title", "letters"),
      part("(?:list|entries) (?:card|box)|list(?: of (?:expenses|entries))?", ".entries", "card"),
      part(`(?:${ONE})?(?:rows?|entr(?:y|ies)|expenses?|lines|items)`, ".entries li", "box"),
      part(
        "(?:expense|entry|item) (?:names?|titles?|texts?)|names?",
        ".entry-text strong",
        "letters",
      ),
      part(
        "(?:category|date|details?)(?: (?:text|line))? (?:of|under|below) (?:the |each )?(?:name|entry|entries|expense)s?|details|small text",
        ".entry-text .muted",
        "letters",
      ),
      part(
        "amounts?|prices?|sums? (?:of|in) the (?:list|entries)|numbers? (?:in|of) the list",
        ".amount",
        "letters",
      ),
      part("delete buttons?", ".entries .button.small", "button"),
      part("cards?|boxes|panels", ".card", "card", { group: ".columns" }),
    ],
  },
  {
    app: "notes",
    mark: ".slip-text",
    parts: [
      part(TITLE, ".side-head h1", "letters", { row: ".side-head" }),
      headed(".side-head"),
      part(
        "(?:left )?(?:side ?bar|side ?panel|note list|column on the left|left (?:side|column|part|panel))|list (?:of notes )?on the left|list of notes|notes? list|list",
        ".side",
        "box",
        { wide: { on: ".desk", property: "first-column" }, group: ".pile" },
      ),
      part(
        "new note button|new button|add button|plus button",
        ".side-head .button.primary.small",
        "button",
      ),
      part("search(?: (?:box|bar|field|input))?", "#search.input", "box"),
      part(
        `(?:${ONE})?(?:notes? (?:cards?|items?|tiles?|previews?|in the list)|cards?|slips?|previews?|entries|notes|note)`,
        ".slip",
        "card",
        { group: ".pile" },
      ),
      part("(?:open|selected|current|active|chosen) note", ".slip[aria-current]", "card"),
      part(
        "(?:note )?(?:titles?|names?) (?:in|of) the (?:list|notes)|note titles?",
        ".slip strong",
        "letters",
      ),
      part("preview texts?|second lines?", ".slip-text", "letters"),
      part("(?:note )?dates?", ".slip time", "letters"),
      part("(?:note )?(?:editor|paper|page|writing area|right side|note area)", ".paper", "box"),
      part(
        "(?:note|body|writing|editor) ?text|text (?:of|in) (?:the |a )?notes?|what i write|note'?s text|notes? body|text ?area",
        ".paper .field-long .input",
        "letters",
      ),
      part(
        "title (?:of|in) (?:the |a )?(?:open )?note|note'?s title",
        ".paper .field:first-child .input",
        "letters",
      ),
      part("pin(?: button)?", ".paper-bar [aria-pressed]", "button"),
      part("delete button", ".paper-bar .button:last-child", "button"),
      part(
        "(?:buttons (?:above|over) the note|note buttons)",
        ".paper-bar .button.small",
        "button",
      ),
      part("choose a note (?:text|hint)|hint", ".blank", "letters"),
    ],
  },
  {
    app: "recipes",
    mark: ".kitchen",
    parts: [
      part(TITLE, ".top h1", "letters", { row: ".top" }),
      headed(".top"),
      part(PAGE, ".kitchen", "page"),
      part("(?:new recipe|add|new) button", ".top .button", "button"),
      part(
        "(?:double )?line (?:under|below) the (?:title|heading|header)|header line",
        ".top",
        "line",
      ),
      part("search(?: (?:box|bar|field|input))?", "#search.input", "box"),
      part(
        `(?:${ONE})?(?:recipe )?(?:cards?|tiles?|box(?:es)?)|recipes|recipe`,
        ".recipe-card",
        "card",
        { group: ".recipes" },
      ),
      part(
        "recipe (?:names?|titles?)|(?:names?|titles?) (?:of|on) (?:the )?(?:recipes|cards)",
        ".recipe-card strong",
        "letters",
      ),
      part(
        "(?:big |first |large )?(?:letters?|initials?)(?: on (?:the|each) (?:cards?|recipes?))?",
        ".initial",
        "box",
      ),
      part(
        "facts|details|small text|(?:time|servings)(?: and (?:time|servings))? (?:line|text)",
        ".facts",
        "letters",
      ),
      part("(?:open |single )?recipe (?:page|view|sheet)", ".recipe", "card"),
      part("ingredients?(?: list)?", ".things", "letters"),
      part("steps?|method|instructions?|preparation", ".steps", "letters"),
      part(
        "(?:ingredients? and steps?|sub|section) ?(?:headings?|titles?)|headings? of (?:the )?(?:ingredients|steps|sections)",
        ".recipe h3",
        "letters",
      ),
      part("check ?box(?:es)?|tick ?box(?:es)?", ".things input", "size"),
      part("(?:edit|recipe|new recipe) form|form|editor", ".editor", "card"),
    ],
  },
  {
    app: "collection",
    mark: ".table-wrap",
    parts: [
      part(TITLE, ".top h1", "letters", { row: ".top" }),
      part(PAGE, ".page", "page"),
      part(
        "subtitle|counter|count|(?:number|total) of entries|how many there are|line (?:under|below) the title",
        ".top .muted",
        "letters",
      ),
      part("(?:add|new)(?: \\p{L}+)? button", ".top .button.primary", "button"),
      part("search(?: (?:box|bar|field|input))?", "#search.input", "box", {
        wide: { on: ".search", property: "max-width" },
      }),
      part("(?:download|csv|export)(?: csv)? button", ".tools > .button", "button"),
      part("table(?: card)?|list", ".table-wrap", "card"),
      part(
        "(?:table |column )?head(?:er|ing)?s?(?: rows?)?|(?:table |column )?header row|column (?:titles?|names?)|top row|header of the table",
        "thead th",
        "box",
      ),
      headed(".top"),
      part(`(?:${ONE})?(?:table )?(?:rows?|entries|lines|cells)`, "tbody td", "box"),
      part(
        "(?:first column|names?|titles?|links?)(?: (?:in|of) the (?:table|list|rows|first column))?|entry names?",
        ".name",
        "letters",
      ),
      part("tags?|pills?|badges?", ".pill", "box"),
      part(
        "(?:lines?|borders?) between (?:the )?rows|row (?:lines?|borders?)",
        "tbody tr + tr td",
        "line",
      ),
      part("(?:dialog|pop-?up|form|edit window)", ".form", "card", {
        wide: { on: ".form", property: "width" },
      }),
      part("save button", ".form-actions .button.primary", "button"),
      part("(?:form|dialog) buttons", ".form-actions .button", "button"),
    ],
  },
  {
    app: "chat",
    mark: ".talk",
    parts: [
      part(TITLE, ".people h1", "letters"),
      part(
        "(?:contact|people|conversation|chat) (?:list|names)|(?:left )?side ?bar|left (?:side|column|panel)|list(?: of (?:people|contacts|chats))?|contacts",
        ".people",
        "box",
        { wide: { on: ".chat", property: "first-column" } },
      ),
      part(
        "(?:active|selected|current|open) (?:contact|person|chat|conversation)",
        ".person[aria-current]",
        "box",
      ),
      part("avatars?|faces?|(?:profile )?(?:pictures|circles)|initials", ".face", "size"),
      part("(?:chat |top |conversation )?header|top bar", ".talk-head", "box"),
      part(
        "(?:name|contact) (?:at the top|in the header)|name of the (?:bot|contact|person)",
        ".talk-head h2",
        "letters",
      ),
      part(
        "chat (?:window|area|background)|(?:message )?(?:area|background) (?:behind|of) the messages|conversation",
        ".messages",
        "box",
      ),
      part("(?:(?:speech|chat|message|text) )?bubbles|messages|all messages", ".message", "card", {
        group: ".messages",
      }),
      part(
        "my (?:own )?(?:(?:chat |message )?bubbles?|messages?|texts?)|own (?:bubbles?|messages?)|(?:messages|bubbles) (?:from me|(?:that )?i send)|sent (?:messages|bubbles)",
        ".message.is-mine",
        "card",
      ),
      part(
        "(?:their|other|bot|received|incoming|answer|reply)(?:'s)? (?:bubbles?|messages?|answers|replies)|(?:answers|replies)|(?:messages|bubbles) (?:from|of) (?:the )?(?:other(?:s| person)?|bot|them)",
        ".message:not(.is-mine)",
        "card",
      ),
      part(
        "(?:message |chat )?texts?(?: (?:of|in) (?:the )?(?:messages|bubbles))?",
        ".message p",
        "letters",
      ),
      part("times?|time ?stamps?", ".message time", "letters"),
      part("typing (?:text|note|line|indicator)", ".typing", "letters"),
      part(
        "(?:input|message|writing|text) (?:area|bar|row)|composer|bottom bar",
        ".composer",
        "box",
      ),
      part(
        "(?:message |text )?(?:input|box|field)|(?:input|message|text) (?:field|box)",
        ".composer .input",
        "box",
      ),
      part("send button", ".composer .button", "button"),
      part("clear button", ".talk-head .button.small", "button"),
    ],
  },
  {
    app: "quiz",
    mark: ".question",
    parts: [
      part(TITLE, ".intro h1", "letters"),
      part(PAGE, ".stage", "page"),
      part(
        "(?:best (?:score|result)|subtitle|line (?:under|below) the title|record)",
        ".intro .muted",
        "letters",
      ),
      part("(?:quiz |question )?(?:card|box|panel)", ".panel", "card"),
      part("progress ?(?:bar|line)?", ".progress span", "box", { whole: ".progress" }),
      part("question (?:number|counter|count)|counter|step", ".step", "letters"),
      part("question(?:s|'s)?(?: texts?)?|text of (?:the )?questions?", ".question", "letters"),
      part(
        `(?:${ONE})?(?:answers?|choices?|options?)(?: (?:buttons?|boxes|cards|tiles|texts?|options?|choices?))?|buttons? (?:for|of|with) the answers`,
        ".answer",
        "button",
        { group: ".answers" },
      ),
      part("(?:right|correct) (?:answers?|ones?|choices?)", ".answer.right", "button"),
      part("(?:wrong|incorrect|false) (?:answers?|ones?|choices?)", ".answer.wrong", "button"),
      part(
        "(?:answer )?numbers(?: (?:of|on|in) the answers)?|number circles",
        ".answer::before",
        "box",
      ),
      part(
        "feedback(?: text)?|(?:right|wrong)(?: (?:and|or) (?:right|wrong))? texts?",
        ".feedback",
        "letters",
      ),
      part(
        "(?:final )?(?:score|result|points)(?: (?:number|text|at the end))?",
        ".score",
        "letters",
      ),
      part("(?:next|start|play again|next question) button", ".panel > .button.primary", "button"),
      part(
        "(?:missed|wrong) (?:questions )?list|list of (?:missed|wrong) (?:questions|answers)",
        ".missed",
        "letters",
      ),
    ],
  },
  {
    app: "timer",
    mark: ".dial",
    parts: [
      part(TITLE, ".room h1", "letters"),
      part(PAGE, ".room", "page"),
      part("(?:mode|focus and rest|top) (?:buttons?|tabs?|switch)|tabs|modes", ".mode", "button", {
        group: ".modes",
      }),
      part(
        "(?:active|selected|current|chosen) (?:mode|tab|button)",
        '.mode[aria-pressed="true"]',
        "button",
      ),
      part("(?:background|bar) (?:of|behind) the (?:tabs|modes|mode buttons)", ".modes", "box"),
      part("(?:timer |progress )?(?:rings?|circles?|dial)|progress", ".dial circle", "line", {
        wide: { on: ".dial", property: "width" },
        ink: ".dial-left",
      }),
      part(
        "(?:filled|moving|remaining|coloured) (?:part|ring|circle)(?: of the (?:ring|circle))?|(?:ring|circle|dial) colou?r|colou?r of the (?:ring|circle|dial)",
        ".dial-left",
        "line",
      ),
      part(
        "(?:background|track|empty part) of the (?:ring|circle|dial)|(?:ring|circle) (?:track|background)",
        ".dial-track",
        "line",
      ),
      part(
        "(?:timer |clock |time )?(?:digits?|numbers?|numerals?|figures?)|time(?: (?:display|text))?|clock|countdown|timer text|minutes and seconds",
        ".clock",
        "letters",
      ),
      part("(?:start|pause|play|start\\/pause) button", "#toggle.button", "button"),
      part("reset button", "#reset.button", "button"),
      part(
        "(?:both |control )?buttons|controls|start and reset(?: buttons)?",
        ".controls .button",
        "button",
        { group: ".controls" },
      ),
      part("settings(?: (?:text|link|part|area))?", ".settings", "letters"),
      part(
        "(?:rounds?|session|pomodoro) (?:count(?:er)?|text|line)|rounds|line at the bottom|bottom (?:text|line)",
        "#rounds",
        "letters",
      ),
    ],
  },
  {
    app: "countdown",
    mark: ".when",
    parts: [
      part(TITLE, ".stage h1", "letters"),
      part(
        "dates?(?: (?:line|text))?|day (?:line|text)|date (?:under|below) the title",
        ".when",
        "letters",
      ),
      part(
        "(?:number |countdown |time )?(?:boxes|cards|tiles|squares|panels|box)",
        ".clock div",
        "card",
        { group: ".clock" },
      ),
      part(
        "numbers?|digits?|figures?|numerals?|countdown(?: numbers?)?|clock|timer",
        ".clock strong",
        "letters",
      ),
      part(
        "(?:labels?|words?|units?|names?)(?: (?:under|below|of) the (?:numbers|digits))?|(?:days,? hours,? minutes(?: and)?,? seconds|unit) (?:labels?|texts?|words?)|texts? (?:under|below) the (?:numbers|digits)",
        ".clock span",
        "letters",
      ),
      part(
        "summary|days to go(?: (?:text|line))?|line (?:under|below) the (?:numbers|boxes|countdown)|sentence",
        ".summary",
        "letters",
      ),
      part(
        "change the day(?: (?:link|part|text|button))?|date (?:picker|chooser|input)|form",
        ".change",
        "letters",
      ),
    ],
  },
  {
    app: "flashcards",
    mark: ".flash",
    parts: [
      part(TITLE, ".top h1", "letters", { row: ".top" }),
      headed(".top"),
      part(PAGE, ".desk", "page"),
      part("progress(?: text)?|counter|subtitle", ".top .muted", "letters"),
      part(
        "(?:flash ?)?cards?|big card|front(?: side)?(?: of the cards?)?|front card",
        ".flash",
        "card",
      ),
      part(
        "backs?(?: sides?)?(?: of (?:the|a|each) cards?)?|(?:turned|flipped)(?:[- ]over)? cards?|answer sides?",
        ".flash.is-turned",
        "card",
      ),
      part(
        "(?:text|words?|letters|question|writing|font)(?: (?:on|of|in) (?:the |a )?(?:flash ?)?cards?)?|card(?:'s)? (?:text|words?|font)",
        ".side",
        "letters",
      ),
      part(
        "(?:answer|not yet and i knew it|two) buttons|buttons (?:under|below) the card",
        ".answers .button",
        "button",
        { group: ".answers" },
      ),
      part("i knew it button|known button|right button", "#known.button", "button"),
      part("not yet button|again button|wrong button", "#again.button", "button"),
      part("(?:keys?|keyboard|help|hint) (?:text|line|hint)|hint", ".keys", "letters"),
      part("add(?: a card)? (?:form|box|section)|form", ".add", "card"),
      part("add button", ".add .button", "button"),
      part("list(?: of (?:all )?cards)?|all cards(?: list)?", ".all", "letters"),
      part("top (?:line|border|stripe|edge)(?: of the card)?|stripe", ".flash", "line"),
    ],
  },
  {
    app: "memory",
    mark: ".tile",
    parts: [
      part(TITLE, ".top h1", "letters", { row: ".top" }),
      headed(".top"),
      part(PAGE, ".table", "page"),
      part("board|game board|grid|playing field", ".board", "group"),
      part("(?:memory )?(?:cards?|tiles?|squares)", ".tile", "card", { group: ".board" }),
      part(
        "(?:backs?|back ?sides?)(?: of the (?:cards?|tiles?))?|(?:card|tile)(?:'s)? backs?(?: ?sides?)?|(?:closed|hidden|covered|face[- ]down) (?:cards?|tiles?)",
        '.tile[data-state="closed"]',
        "box",
      ),
      part(
        "(?:open|turned|face[- ]up|uncovered) (?:cards?|tiles?)|fronts?(?: of the cards?)?",
        '.tile[data-state="open"]',
        "box",
      ),
      part(
        "(?:found|matched|solved) (?:cards?|tiles?|pairs?)|pairs|matches",
        '.tile[data-state="found"]',
        "box",
      ),
      part("pictures?|symbols?|emojis?|animals?|images?|icons?", ".tile .front", "letters"),
      part(
        "(?:card )?(?:captions?|names?|labels?|words)(?: (?:on|of) the cards)?",
        ".tile .caption",
        "letters",
      ),
      part(
        "moves(?: (?:count(?:er)?|number))?|move counter|(?:count|number) of (?:the )?moves",
        ".score #moves",
        "letters",
        { whole: ".score div:has(#moves)" },
      ),
      part("time|clock|timer|(?:time|timer) (?:number|display|text)", ".score #time", "letters", {
        whole: ".score div:has(#time)",
      }),
      part("best(?: score| result)?|record", ".score #best", "letters", {
        whole: ".score div:has(#best)",
      }),
      part(
        "scores?|counters?|numbers(?: at the top)?|score ?board|statistics|stats",
        ".score dd",
        "letters",
      ),
      part("score labels|labels", ".score dt", "letters"),
      part("(?:new game|restart|start) button", "#restart.button", "button"),
      part(
        "board (?:size )?(?:menu|select|choice|drop-?down)|size (?:menu|choice)",
        "#level.input",
        "box",
      ),
      part(
        "status(?: (?:text|line))?|message(?: (?:text|line))?|hint|text (?:above|over) the (?:cards|board)|(?:end|winning|win) (?:text|message)",
        ".status",
        "letters",
      ),
    ],
  },
  {
    app: "calculator",
    mark: ".calculator",
    parts: [
      part(TITLE, ".calculator h1", "letters"),
      part("calculator|(?:whole )?(?:calculator|case|body)|card", ".calculator", "card", {
        wide: { on: ".desk", property: "first-column" },
      }),
      part("display|screen", ".screen", "box", { letters: ".result", ink: ".result" }),
      part(
        "(?:result|number|digits?)(?: (?:on|in) the (?:display|screen))?|(?:display|screen) (?:numbers?|digits?|text)|numbers (?:on|in) the (?:display|screen)",
        ".result",
        "letters",
      ),
      part("sum|small (?:line|text)|line above the result", ".sum", "letters"),
      part("(?:all )?(?:keys|buttons)|key|keypad", ".key", "button", {
        wide: { on: ".desk", property: "first-column" },
        group: ".keys",
      }),
      part(
        "(?:number|digit) (?:keys|buttons)|(?:the )?numbers|keys (?:with|for) (?:the )?(?:numbers|digits)",
        ".key:not(.operator):not(.soft):not(.equals)",
        "button",
        { group: ".keys" },
      ),
      part(
        "(?:(?:plus|minus|times|divide|operator|operation|arithmetic|calculation)s?(?:,? (?:and )?(?:plus|minus|times|divide))* ?)(?:keys?|buttons?|signs?)|operators?",
        ".key.operator",
        "button",
      ),
      part(
        "(?:equals?|=|result)(?: sign)? (?:key|button)|equals?(?: sign)?",
        ".key.equals",
        "button",
      ),
      part("(?:ac|clear|grey|soft|top)(?: row)? (?:keys?|buttons?)|ac", ".key.soft", "button"),
      part("history(?: (?:list|part|area|column))?|tape", ".tape", "box"),
      part("history (?:title|heading)", ".tape h2", "letters"),
      part(
        "past (?:results?|calculations?|sums?)|history (?:entries|items|results)",
        ".past strong",
        "letters",
      ),
    ],
  },
  {
    app: "drawing",
    mark: ".atelier",
    parts: [
      part(TITLE, ".bar h1", "letters"),
      part("(?:top |header )?(?:bar|header|toolbar)", ".bar", "box"),
      part("tray|colou?r bar|tool ?tray|tools", ".tray", "box"),
      part(
        "(?:colou?r )?(?:swatch(?:es)?|circles|dots|buttons|spots)|colou?rs",
        ".swatch",
        "size",
        { group: ".swatches" },
      ),
      part("canvas|paper|sheet|drawing (?:area|surface|paper|sheet)", ".sheet canvas", "box"),
      part("hint|draw here(?: text)?", ".hint", "letters"),
      part("(?:top )?buttons", ".actions .button.small", "button", { group: ".actions" }),
      part("(?:save|download)(?: picture)? button", "#download.button.small", "button"),
      part("clear button", "#clear.button.small", "button"),
      part("undo button", "#undo.button.small", "button"),
      part("eraser(?: button)?", "#eraser.button.small", "button"),
      part("size (?:slider|bar|range)|slider", ".size input", "size"),
    ],
  },
  {
    app: "markdown",
    mark: ".studio",
    parts: [
      part(TITLE, ".bar h1", "letters"),
      part("(?:top |header |tool ?)?(?:bar|header|toolbar)", ".bar", "box"),
      part(
        "(?:tool|toolbar|formatting|format) ?(?:buttons|icons)|tools|buttons in the (?:bar|toolbar)",
        ".tool",
        "button",
        { group: ".tools" },
      ),
      part("(?:word )?count(?:er)?|words", ".count", "letters"),
      part("download button", "#download.button.small", "button"),
      part(
        "(?:editor|writing|left) (?:area|side|pane|half|text)|editor|text ?area|text (?:on the left|i (?:write|type))|writing",
        ".write textarea",
        "letters",
      ),
      part("(?:background|pane) of the editor|left pane", ".write", "box"),
      part(
        "preview(?: (?:area|side|pane|text))?|right (?:side|pane|half)|read(?:ing)? (?:side|pane)",
        ".read",
        "box",
      ),
      part(
        "(?:preview )?headings?|headings in the preview",
        ".read :is(h1, h2, h3, h4)",
        "letters",
      ),
      part("quotes?|block ?quotes?", ".read blockquote", "letters"),
      part("code(?: blocks?)?", ".read pre", "box"),
    ],
  },
  {
    app: "weather",
    mark: ".degrees",
    parts: [
      part(TITLE, ".top h1", "letters"),
      headed(".top"),
      part(PAGE, ".sky", "page"),
      part("sample (?:data )?(?:note|text|hint|badge|label)", ".sample", "box"),
      part(
        "unit (?:switch|buttons?|toggle)|(?:c and f|celsius and fahrenheit|celsius\\/fahrenheit) (?:switch|buttons?|toggle)",
        ".units button",
        "button",
      ),
      part(
        "(?:city|town|place) (?:buttons?|cards?|tabs?|boxes|tiles|names?)|cities|towns",
        ".city",
        "card",
        { group: ".cities" },
      ),
      part(
        "(?:selected|active|current|chosen) (?:city|town|place)",
        '.city[aria-pressed="true"]',
        "card",
      ),
      part("(?:city|town) (?:name|title|heading)|name of the (?:city|town)", ".now h2", "letters"),
      part(
        "(?:big |main |current )?(?:temperatures?|degrees?)(?: (?:number|digits?|text|display))?|big numbers?",
        ".degrees",
        "letters",
      ),
      part("(?:weather )?(?:words?|description)|sunny text|condition text", ".words", "letters"),
      part("(?:weather )?(?:icons?|symbols?|pictures?)", ".icon", "size"),
      part("sun(?: icons?)?", ".icon-sun", "line"),
      part("clouds?(?: icons?)?", ".icon-cloud", "line"),
      part(
        "hours?(?: (?:card|box|chart))?|(?:hourly|12 hours?) (?:chart|graph|card|box|forecast)",
        ".hours",
        "card",
      ),
      part("(?:chart |graph |temperature )?(?:line|curve)|chart|graph", ".line", "line"),
      part("area (?:under|below) the (?:line|curve)", ".area", "line"),
      part(
        "(?:fact|detail|info) (?:cards?|boxes|tiles)|facts|details|small cards",
        ".fact",
        "card",
        { group: ".facts" },
      ),
      part("(?:fact )?(?:values?|figures?)|numbers in the (?:cards|boxes)", ".fact dd", "letters"),
      part(
        "(?:week|seven days?|forecast|7[- ]days?)(?: (?:list|card|box|forecast))?",
        ".week",
        "card",
      ),
      part("(?:week|forecast) (?:title|heading)", ".week-title", "letters"),
      part("(?:temperature )?bars?", ".fill", "box"),
      part("cards?|boxes|panels", ".card", "card", { group: "#report" }),
    ],
  },
  {
    app: "converter",
    mark: ".machine",
    parts: [
      part(TITLE, ".bench h1", "letters"),
      part(PAGE, ".bench", "page"),
      part(
        "(?:kind|category|unit kind|top) (?:buttons?|tabs?|chips?)|tabs|kinds|categories",
        ".kind",
        "button",
        { group: ".kinds" },
      ),
      part(
        "(?:active|selected|current|chosen) (?:kind|tab|category|chip|button)",
        '.kind[aria-pressed="true"]',
        "button",
      ),
      part("(?:converter )?(?:card|box|panel)|converter|form", ".machine", "card"),
      part(
        "(?:input|amount|number|from)(?: (?:field|box|input|number))?|(?:first|left) (?:field|box|input)",
        ".amount",
        "box",
      ),
      part(
        "result(?: (?:field|box|number|text))?|to (?:field|box)|(?:second|right) (?:field|box)|output|answer",
        ".result",
        "box",
      ),
      part("swap (?:button|arrows?)|(?:arrow|switch) button|arrows?", ".swap", "size"),
      part("formula|line (?:under|below) the (?:result|fields)", ".formula", "letters"),
      part(
        "(?:unit )?(?:menus?|selects?|drop-?downs?)|unit (?:choices?|fields?)",
        ".machine select",
        "box",
      ),
      part(
        "(?:list|table)(?: of (?:all )?units)?|in every unit(?: list)?|all units",
        ".all",
        "letters",
        { group: ".all" },
      ),
      part("(?:values?|numbers?) in the (?:list|table)", ".all dd", "letters"),
      part("(?:list|second) (?:title|heading)|in every unit heading", ".bench h2", "letters"),
    ],
  },
];
