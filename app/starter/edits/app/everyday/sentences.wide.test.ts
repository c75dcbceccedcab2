import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const projects = {
  todo: makeProject("a todo list app"),
  kanban: makeProject("a kanban board for my projects"),
  habits: makeProject("habit tracker"),
  notes: makeProject("a notes app"),
  expenses: makeProject("an expense tracker"),
  calculator: makeProject("a calculator"),
  timer: makeProject("pomodoro timer"),
  quiz: makeProject("a quiz about animals"),
  recipes: makeProject("a recipe app"),
  contacts: makeProject("an address book: name, phone, email, birthday"),
  shopping: makeProject("a shopping list app"),
  stock: makeProject("inventory for my shop: product, quantity, price, supplier"),
  drawing: makeProject("a drawing app"),
  memory: makeProject("a memory card game"),
  flashcards: makeProject("flashcards for learning Spanish"),
  converter: makeProject("a unit converter"),
  countdown: makeProject("countdown to New Year"),
  workouts: makeProject("an app to log my workouts at the gym"),
  plants: makeProject("an app that reminds me when to water my houseplants"),
};
type Name = keyof typeof projects;
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("everyday orders of apps are done in the words that people use", () => {
  test.each<[Name, string, RegExp]>([
    ["todo", "let me edit a task by double clicking it", /<li onDoubleClick=\{\(\) => setDraft\(/],
    ["kanban", "double click a card to edit it", /<li onDoubleClick=\{onOpen\}/],
    [
      "expenses",
      "I want to edit expenses with a double click",
      /onDoubleClick=\{\(\) => \{\s+setEditing/,
    ],
    [
      "contacts",
      "double-clicking a contact should open it",
      /<tr onDoubleClick=\{\(\) => open\(entry\)\}/,
    ],
    ["todo", "remember the filter when I reload", /useStored<Filter>\("filter", "all"\)/],
    ["todo", "the filter should stay after a refresh", /useStored<Filter>/],
    ["expenses", "keep the month I chose when I come back", /useStored\("month", /],
    ["notes", "save the search text", /useStored\("query", ""\)/],
    ["contacts", "remember the sorting", /useStored<Sort \| null>\("sort", null\)/],
    ["recipes", "show favourites first", /values\.favourite === "yes"\) - Number/],
    ["todo", "important tasks should be at the top", /values\.important === "yes"\) - Number/],
    ["kanban", "pin cards to the top", /values\.pinned === "yes"\) - Number/],
    ["todo", "let me mark tasks as important", /label: "Important", type: "check"/],
    ["contacts", "sort contacts by last name", /last\(a\.values\.name\)/],
    ["recipes", "add a filter by category", /Filter by Category/],
    [
      "todo",
      "add a category to tasks: home, work, school",
      /label: "Category", type: "choice", options: \["Home", "Work", "School"\]/,
    ],
    [
      "kanban",
      "add a priority with low, medium, high to the cards",
      /label: "Priority", type: "choice", options: \["Low", "Medium", "High"\]/,
    ],
    [
      "contacts",
      "give each contact a type: private or business",
      /label: "Type", type: "choice", options: \["Private", "Business"\]/,
    ],
    [
      "recipes",
      "add a season for each recipe: spring, summer, autumn, winter",
      /label: "Season", type: "choice", options: \["Spring"/,
    ],
    ["kanban", 'add a fourth column called "Blocked"', /"Done",\n {2}"Blocked",/],
    ["kanban", "add a button to clear the done column", /aria-label="Clear Done"/],
    ["kanban", "add a button that deletes all cards in done", /aria-label="Clear Done"/],
    ["kanban", "columns below each other on the phone", /max-width: 40rem\) \{\n {2}\.board/],
    ["kanban", "on mobile, stack the columns vertically", /max-width: 40rem\) \{\n {2}\.board/],
    [
      "kanban",
      "put the add button at the top of each column",
      /<\/button>\n {12}<ul className="cards">/,
    ],
    ["kanban", 'change "Add card" to "New card"', /\+ New card/],
    ["habits", "show the percentage done this week", /week-share/],
    ["habits", "show the weekly completion rate", /week-share/],
    [
      "habits",
      "add a target of times per week for every habit",
      /label: "Times a week", type: "number"[\s\S]*|timesThisWeek\(habit\.days\)/,
    ],
    ["habits", "add a reset button", /Clear all days/],
    ["todo", "a button to uncheck everything", /Untick all/],
    ["notes", "move the list to the right", /direction: rtl/],
    [
      "notes",
      "make the selected note stand out more",
      /\.slip\[aria-current="true"\] \{\n {2}outline: 3px/,
    ],
    ["calculator", "make the buttons bigger", /\.key \{\n {2}font-size: calc/],
    [
      "calculator",
      "make the display black with green digits",
      /\.screen \{\n {2}background: #1c1c1e/,
    ],
    ["calculator", "make the font of the display bigger", /\.result \{\n {2}font-size: calc/],
    ["calculator", "round results to 2 decimals", /toFixed\(2\)/],
    ["calculator", "only show three decimal places", /toFixed\(3\)/],
    ["calculator", "add memory buttons", /data-key="m-more"/],
    ["calculator", "swap the plus and minus keys", /data-key="6"[\s\S]{0,90}data-key="\+"/],
    [
      "calculator",
      "put the zero key on the left",
      /data-key="0">0<\/button>\s+<button[^>]*data-key="back"/,
    ],
    ["calculator", "add a key for pi", /data-key="pi"/],
    ["calculator", "play a click sound when a key is pressed", /function click\(\)/],
    [
      "timer",
      "change the background to tomato red during work",
      /data-mode="work"\] \{\n {2}background: #d32f2f/,
    ],
    [
      "timer",
      "the background should be green during the break",
      /data-mode="rest"\] \{\n {2}background: #/,
    ],
    [
      "timer",
      "put a message at the end: Well done, take a break!",
      /\? "Well done, take a break!" :/,
    ],
    ["timer", "display a message when the session is over: You did it", /<p id="announce"/],
    ["timer", "set the default to 30 minutes", /work: 30, rest: 5/],
    ["timer", "after each session I want a 10 minute break", /work: 25, rest: 10/],
    ["timer", "change Start to Let's go", /"Continue" : "Let's go"/],
    ["timer", "don't accept more than 120 minutes", /Math\.min\(120, Math\.max\(1,/],
    [
      "flashcards",
      "add these cards: el pan – the bread, la casa – the house",
      /\["la casa", "the house"\]/,
    ],
    ["flashcards", 'add the card "la silla" - "the chair"', /\["la silla", "the chair"\]/],
    ["flashcards", 'I want a "Knew it" and a "Didn\'t know it" button', /id="known">Knew it</],
    ["flashcards", 'the buttons should say "Got it" and "Not yet"', /id="known">Got it</],
    ["flashcards", "make it French instead of Spanish", /\["house", "la maison"\]/],
    ["flashcards", "keep score of how many I got right", /Right: \$\{right\} of \$\{asked\}/],
    [
      "flashcards",
      "add a button that starts over from the first card",
      /current = cards\[0\] \?\? null/,
    ],
    ["expenses", "the amount must be more than zero", /min=\{field\.id === "amount" \? 0\.01 :/],
    [
      "expenses",
      "can I choose whether I paid by cash or card?",
      /"Paid by", type: "choice", options: \["Cash", "Card"\]/,
    ],
    [
      "contacts",
      "I want to pick a circle: family, work or sports",
      /options: \["Family", "Work", "Sports"\]/,
    ],
    ["recipes", "let me mark a recipe as cooked", /\[data-mark="Cooked"\] \{\s+opacity/],
    ["timer", "hide the seconds", /Math\.ceil\(ms \/ 60_000\)/],
    ["timer", "show a progress bar instead of the ring", /<svg class="bar"/],
    ["timer", "ask before resetting", /confirm\("Start this round again/],
    ["timer", "make the work time 50 minutes", /DEFAULTS = \{ work: 50, rest: 5 \}/],
    ["quiz", "let people enter their name", /player\.placeholder = "Your name"/],
    ["quiz", "add a hint to each question", /giveHint\(event\.target, answers\)/],
    [
      "recipes",
      'add a recipe "Omelette" with 3 eggs, salt and 20 g butter',
      /"ingredients":"3 eggs\\nsalt\\n20 g butter"/,
    ],
    [
      "recipes",
      "add the recipe Crêpes with 2 eggs, 200 g flour, steps: mix, then fry",
      /"name":"Crêpes"/,
    ],
    ["recipes", "let me change the number of servings", /scaled\(line, people \/ written\)/],
    [
      "recipes",
      "make the search field full width",
      /#search\.input \{\n {2}max-width: none;\n {2}width: 100%/,
    ],
    ["recipes", "show the recipes as cards in three columns", /\(100% - 2 \* 1\.25rem\) \/ 3/],
    ["recipes", "add a shopping list button", /Copy shopping list/],
    ["contacts", "highlight birthdays this month", /"is": "month",\s+"than": 1/],
    ["todo", "highlight tasks due today", /"is": "today"/],
    ["contacts", "make the list striped", /tbody tr:nth-child\(even\) td/],
    ["todo", 'change the placeholder to "What needs doing?"', /placeholder: "What needs doing\?"/],
    ["shopping", "put bought items at the end", /sort\(\(a, b\) => Number\(a\.done\)/],
    ["shopping", "hide what is bought", /useState<Filter>\("open"\)/],
    ["drawing", "make the default colour red", /let colour = "#d8373f"; \/\/ Red/],
    ["drawing", "start with blue", /let colour = "#2a6fdb"; \/\/ Blue/],
    ["drawing", "make the background of the canvas yellow", /const PAPER = "#f2c40f"/],
    ["drawing", "add a clear button that asks first", /confirm\("Clear the whole drawing\?"\)/],
    ["drawing", "add more colours", /Turquoise: "#1fa6a0"/],
    ["drawing", "move the tools to the left", /grid-template: auto minmax\(0, 1fr\) \/ auto/],
    ["memory", "make the cards bigger", /\.table \{\n {2}max-width: calc\(46rem/],
    ["stock", "make supplier a required field", /label: "Supplier", type: "text", required: true/],
    ["stock", "show the number of products", /entries\.length\} in all/],
    ["stock", "make the table header sticky", /thead th \{\n {2}position: sticky/],
    // What a field is for, in the place of its name.
    ["shopping", "I want to say how much each thing costs", /label: "Price", type: "number"/],
    ["shopping", "let me put in how many packs we need", /label: "Packs", type: "number"/],
    [
      "shopping",
      "I'd like a note of who asked for it - Tom, Anna or the kids",
      /label: "Requested by", type: "choice", options: \["Tom", "Anna", "The kids"\]/,
    ],
    ["shopping", "add a field for which shop it is from", /label: "Shop", type: "text"/],
    [
      "shopping",
      "let me choose the shop from a list: Lidl, Spar, Billa",
      /label: "Shop", type: "choice", options: \["Lidl", "Spar", "Billa"\]/,
    ],
    [
      "workouts",
      "Let me pick the exercise from a list: bench press, squat, deadlift, rowing",
      /label: "Exercise", type: "choice", options: \["Bench press", "Squat", "Deadlift", "Rowing"\]/,
    ],
    ["workouts", "I need pace and heart rate too", /label: "Heart rate"/],
    ["workouts", "weight should be in kg", /label: "Weight \(kg\)"/],
    ["workouts", "Weight in kg, and no negative numbers", /min=\{field\.id === "weight" \? 0/],
    ["workouts", "Add a notes box where I can write how it felt", /label: "Notes", type: "long"/],
    ["workouts", "let me write down how I felt", /label: "Notes", type: "long"/],
    [
      "workouts",
      "Add a checkbox for whether I did cardio that day",
      /label: "Cardio", type: "check"/,
    ],
    ["workouts", "a checkbox to say whether I stretched", /label: "Stretched", type: "check"/],
    ["workouts", "I want to note how long it took", /label: "Duration \(minutes\)"/],
    [
      "plants",
      "Let me note if it likes sun, half shade or shade",
      /label: "Likes", type: "choice", options: \["Sun", "Half shade", "Shade"\]/,
    ],
    // What is to be seen of the list.
    ["shopping", "Add up the prices at the bottom", /"label": "Total: Price"/],
    ["shopping", "Show me what everything costs at the bottom", /"label": "Total: Price"/],
    [
      "shopping",
      "things that are already in the basket should go to the bottom of the list",
      /sort\(\(a, b\) => Number\(a\.done\)/,
    ],
    ["shopping", "Put milk, bread and eggs on the list to start with", /\{"title":"eggs"\}/],
    ["shopping", "Warn me if something is already on the list", /with the same item already/],
    ["shopping", "Can we have everything in German please", /title = "Einkaufsliste"/],
    ["workouts", "Newest workout first please", /\{ field: "date", down: true \}/],
    ["expenses", "Newest expense first", /other\.localeCompare\(one\)/],
    ["workouts", "Can the entries look like cards with rounded corners?", /tbody \{\n {2}display/],
    ["workouts", "highlight my heaviest lift", /data-most=\{Number\(entry\.values\.weight\) > 0/],
    [
      "plants",
      'I want one button per plant that says "Watered!"',
      /lastWateredDate: new Date\(Date\.now\(\) \+ 0 \* [^}]*waterNextDate: Number/,
    ],
    ["expenses", "limit each entry to 5000", /max=\{field\.id === "amount" \? 5000/],
  ])("%s: %s", (name, say, holds) => {
    const { files, said } = tryEdit(projects[name], { say });
    expect(all(files)).toMatch(holds);
    expect(said).not.toMatch(/Not done|changed nothing|nothing to do/);
  });

  test.each<[Name, string, RegExp]>([
    ["todo", "don't allow empty tasks", /must be filled in already/],
    ["shopping", "It shouldn't let me add an empty item", /must be filled in already/],
    ["plants", "The name must not be left blank", /must be filled in already/],
    [
      "shopping",
      "I want to be able to put in how many we need of each thing",
      /field “Quantity” already/,
    ],
    ["shopping", "give me a way to see only what we still need", /All, Open and Done/],
    ["shopping", "Let me fix a typo in an item without deleting it", /“Edit” button already/],
    ["workouts", "I need sets and reps too", /asks for “Sets” and “Reps” already/],
    ["workouts", "Put the form below the list instead of above", /window of its own/],
    ["plants", "Add a field for which room the plant is in", /field “Room” already/],
    ["plants", "Sort by which one has to be watered next", /sorted by “Water next” already/],
    ["todo", "show how many tasks are left", /below the title says how many are left already/],
    [
      "kanban",
      "put the add button at the bottom of each column",
      /at the bottom of each column already/,
    ],
    ["kanban", "color the cards by priority", /no field “priority”/],
    ["notes", "let me pin notes to the top", /can be pinned already/],
    [
      "flashcards",
      "both sides have to be filled in before I can save a card",
      /both sides are filled in already/,
    ],
    ["flashcards", "let me delete cards I don't need any more", /“Delete” already/],
    ["timer", "add a 5 minute break after each session", /follows each round already/],
    ["notes", "add tags to notes", /field “Tag” already/],
    ["notes", "show the date of the last change on each note", /last changed already/],
    ["expenses", "show the total at the top", /at the top of the page already/],
    ["expenses", "warn me when I go over budget", /no budget yet/],
    ["calculator", "add a button to clear the history", /empties it already/],
    ["recipes", "number the steps", /numbered already/],
    ["recipes", "add a cooking time to recipes", /asks for the minutes/],
    ["contacts", "make the email a link", /begins a message already/],
    ["shopping", "cross out bought items", /struck through already/],
    ["drawing", "add an eraser", /“Eraser” is beside the colours already/],
    ["drawing", "undo with ctrl+z", /“Undo” and “Redo” are at the top already/],
    ["drawing", "keep my drawing when I reload", /kept in this browser already/],
    ["memory", "add an easy and a hard level", /three levels already/],
    ["memory", "save the best score", /best result of each size is kept/],
    ["flashcards", "let me delete cards", /“Delete” in the list below already/],
    ["flashcards", 'add a "don\'t know" button', /“Not yet” below the answer/],
    ["converter", "show the formula", /formula stands below the result already/],
    ["countdown", "let me set the date on the page", /“Change the day” below the numbers/],
  ])("%s: what is there already is told: %s", (name, say, told) => {
    const { isChanged, said } = tryEdit(projects[name], { say });
    expect(said).toMatch(told);
    expect(isChanged).toBe(false);
  });

  test.each<[Name, string]>([
    ["drawing", "add shapes: circle and rectangle"],
    ["calculator", "Put everything in the middle of the screen in a white box with a shadow"],
    ["contacts", 'a button for each contact that says "Called!"'],
    ["shopping", "capitalise the first letter of every item"],
    ["contacts", "show days since the birthday"],
  ])("%s: nothing else is made of it, and that is said: %s", (name, say) => {
    const { files, said } = tryEdit(projects[name], { say });
    expect(said).toMatch(/changed nothing|Nothing was changed/);
    for (const path of ["src/fields.ts", "index.html"])
      expect(files.get(path)).toBe(projects[name].get(path));
  });

  test("what is ordered twice can be narrowed after it", () => {
    const { files, said } = tryEdit(projects.todo, {
      before: ["important tasks should be at the top", "move done tasks to the bottom of the list"],
      say: "add a search box to find tasks",
    });
    expect(said).not.toMatch(/Not done|changed nothing|Nothing was changed/);
    expect(files.get("src/App.tsx")).toMatch(
      /\[\.\.\.shown\]\.sort\([^\n]*\.sort\([^\n]*\.filter\(/,
    );
  });

  test("an app in another language keeps the classes that its stylesheet names", () => {
    const { files, said } = tryEdit(projects.habits, { say: "translate the app to German" });
    expect(files.get("src/App.tsx")).toContain('className="days"');
    expect(said).not.toContain("Outside my range");
  });

  test.each<[Name, string]>([
    ["kanban", "add a button to frobnicate the board"],
    ["recipes", "add a button that orders pizza"],
    ["habits", "add a chart of the moon"],
  ])("%s: no field is made of a part of an app: %s", (name, say) => {
    const { files } = tryEdit(projects[name], { say });
    expect(files.get("src/fields.ts")).toBe(projects[name].get("src/fields.ts"));
  });
});
