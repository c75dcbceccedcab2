import { expect, test } from "vitest";
import { doubtsOf } from "./doubts";

const PAGE = `<!doctype html>
<html><head><title>Clay Corner</title></head>
<body>
<header class="top"><h1 class="headline">Clay Corner</h1></header>
<main>
<section id="menu"><h2>What we offer</h2>
<ul>
<li class="card"><h3>camera doppia</h3> <p class="price">£35</p></li>
<li class="card"><h3>Kids club</h3> <p class="price">£15</p></li>
</ul></section>
<section id="visit"><h2>Visit</h2>
<ul class="places"><li>01326 555014</li></ul>
<a class="button" href="#menu">See prices</a></section>
</main>
<script src="script.js"></script>
</body></html>
`;
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root {\n  --accent: #336699;\n}\n"],
]);
const css = (rules: string) =>
  new Map([...before, ["styles.css", `${before.get("styles.css")}${rules}`]]);
const page = (from: string, to: string) =>
  new Map([...before, ["index.html", PAGE.replace(from, to)]]);
const doubts = (wish: string, after: Map<string, string>, isOrder = true) =>
  doubtsOf({ wish, before, after, told: ["Done."], accounts: "", isOrder }).against.join("; ");

const HEADLINE_SMALLER = css("h1 {\n  font-size: 1.6em;\n}\n");
const SECOND_SMALLER = css("#visit h2 {\n  font-size: 1.1em;\n}\n");

test.each<[wish: string, after: Map<string, string>, why: string]>([
  ["make the second heading a bit smaller", HEADLINE_SMALLER, "another heading"],
  ["delete the last bit of the page", page("<h3>Kids club</h3>", ""), "another bit"],
  ["alles kleiner, außer der Überschrift", HEADLINE_SMALLER, "would not stay"],
  ["dark but keep the buttons like they are", css(".button { color: #000; }\n"), "would not stay"],
  ["make it all green except the buttons", css(":root { --accent: #00aa00; }\n"), "would not stay"],
  [
    "je ne veux pas de majuscules dans le titre",
    css("h1 {\n  text-transform: uppercase;\n}\n"),
    "do not want",
  ],
  ["the headline not bold", css("h1 { font-weight: 700; }\n"), "do not want"],
  ["change every price up by 10%", css(".price {\n  font-size: 10%;\n}\n"), "as before"],
  ["the kids club pays only half", css("h3 {\n  font-size: 0.5em;\n}\n"), "as before"],
  ["el club paga la mitad", css("h3 {\n  font-size: 0.5em;\n}\n"), "as before"],
  [
    "aggiungi una camera singola prima della camera doppia",
    page(
      "</ul></section>\n<section",
      '<li class="card"><h3>camera singola</h3><p>prima della camera doppia</p></li></ul></section>\n<section',
    ),
    "I would have written “prima della camera doppia”",
  ],
  [
    "add a raku day and put both under a heading Specials",
    page(
      "</ul></section>\n<section",
      '<li class="card"><h3>raku day</h3><p>and put both under a heading Specials</p></li></ul></section>\n<section',
    ),
    "I would have written “and put both",
  ],
  [
    "it should say “Nobody owes anything” when it is even",
    page("<title>Clay Corner", "<title>Nobody owes anything"),
    "the name “Clay Corner” would go",
  ],
  ["the second price in red and the others not", css(".price { color: #c00; }\n"), "others would"],
  ["the second price in red", css(".price { color: #c00; }\n"), "another price"],
  ["no camera tripla, just camera doppia", page("<h3>camera doppia</h3>", ""), "would go"],
  [
    "put the phone on the left and the prices on the right",
    css(".places {\n  text-align: left;\n}\n"),
    "its place did not change",
  ],
  ["write the name in small letters", css("h1 {\n  font-size: 1.6em;\n}\n"), "small letters"],
  [
    "a section on stalls. Kings (choma). filter for vegetarian would be cool",
    page("</section>\n</main>", "<p>(choma). filter for vegetarian</p></section>\n</main>"),
    "I would have written",
  ],
  ["delete should ask first", page('<script src="script.js"></script>', ""), "would go"],
  ["why is the price red?", css(".price { color: #c00; }\n"), "asks something"],
  ["warum ist der Preis so klein", css(".price { font-size: 2em; }\n"), "asks something"],
  ["the text is too big", css("p { font-size: 0.5rem; }\n"), "nobody could read"],
  ["give the list more air", css("a.button { padding: 2em; }\n"), "the list would be as it is"],
  ["a bit darker", css(":root {\n  --accent: #1e1e1e;\n}\n"), "its colour would be another one"],
  [
    "at the end I want “Amazing!” if everything was right",
    page("</main>", "<p>Amazing!</p></main>"),
    "“Amazing!” would always be there",
  ],
  [
    "ajouter un menu enfant 8 €",
    page("</section>\n</main>", '<label for="e">Enfant 8 €</label></section>\n</main>'),
    "the form would ask for “Enfant 8 €”",
  ],
  [
    "show the prices as numbers instead of the whole text",
    page("</section>\n</main>", "<p>to the prices as numbers</p></section>\n</main>"),
    "I would have written “to the prices",
  ],
  [
    "get rid of the visit heading",
    page('<section id="visit"><h2>Visit</h2>', "<h2>Visit</h2>").set("styles.css", ""),
    "more than the heading would go",
  ],
  [
    "after the kids club explain: ask Ann for a place",
    page("<h3>Kids club</h3>", "<h3>Ask Ann for a place</h3>"),
    "“Kids club” would go",
  ],
  [
    "write: bring an old shirt",
    page(
      "</section>\n</main>",
      "<p>bring an old shirt</p></section><p>bring an old shirt</p></main>",
    ),
    "would stand there twice",
  ],
  [
    "under 5s must bring an adult - say that by kids club only",
    page(
      "</section>\n</main>",
      "<p>Under 5s must bring an adult - say that by kids club only</p></section>\n</main>",
    ),
    "I would have written",
  ],
  [
    "group them by time of day",
    page("</section>\n</main>", "<p>Group them by time of day</p></section>\n</main>"),
    "I would have written",
  ],
  [
    "título: Compras da família, mais pequeno",
    page("<h2>Visit</h2>", "<h2>Compras da família, mais pequeno</h2>"),
    "I would have written",
  ],
  [
    "the kids club is £8 each",
    page("<h3>Kids club</h3>", "<h3>Kids £8 each</h3>"),
    "be called “Kids £8",
  ],
  [
    "remove Ann",
    new Map([...before, ["index.html", PAGE.replace("<h2>Visit</h2>", "<h2>Bo and  Cole</h2>")]]),
    "would be left of a text",
  ],
  [
    "the kids club bold and camera not",
    css("h3 {\n  font-weight: 700;\n}\n"),
    "“camera” would not stay as it is",
  ],
  ["remove the club", page(PAGE.slice(PAGE.indexOf("<body>"), -1), ""), "the page would go"],
])("“%s” is not done by another change", (wish, after, why) => {
  expect(doubts(wish, after)).toContain(why);
});

test.each<[wish: string, after: Map<string, string>]>([
  ["make the second heading a bit smaller", SECOND_SMALLER],
  ["make the heading smaller", HEADLINE_SMALLER],
  ["why not make the heading smaller?", HEADLINE_SMALLER],
  ["a bit darker", css(":root {\n  --accent: #1d3a57;\n}\n")],
  ["darker, as a theme", css(":root {\n  --accent: #1e1e1e;\n}\n")],
  [
    "say that we close when it rains",
    page("</section>\n</main>", "<p>We close when it rains</p></section>\n</main>"),
  ],
  [
    "the WhatsApp should open when you click it",
    page("</section>\n</main>", '<a class="button" href="#">WhatsApp</a></section>\n</main>'),
  ],
  ["the heading takes half the page, make it smaller", HEADLINE_SMALLER],
  ["change the name to Clay House", page("<title>Clay Corner", "<title>Clay House")],
  ["the headline not so small", css("h1 { font-weight: 700; }\n")],
  ["the kids club is 18 now", page("£15", "£18")],
  [
    "Wir sprechen auch Deutsch",
    page("</section>\n</main>", "<p>Wir sprechen auch Deutsch</p></section>\n</main>"),
  ],
  ["don't show the phone number, just say “ask inside”", page("01326 555014", "ask inside")],
  [
    "tell people that I only use mild soap",
    page("</section>\n</main>", "<p>I only use mild soap</p></section>\n</main>"),
  ],
  [
    "add a review: “Best day in years” from Jenny",
    page(
      "</section>\n</main>",
      "<blockquote>“Best day in years”</blockquote><p>Jenny</p></section>\n</main>",
    ),
  ],
])("“%s” is done by what it says", (wish, after) => {
  expect(doubts(wish, after)).toBe("");
});

test("a word that is left of a look of one part says that another thing was meant", () => {
  const bigger = css(".places {\n  font-size: 1.25em;\n}\n");
  expect(doubts("who owes whom bigger", bigger, false)).toContain("nothing to do about");
});

const APP = new Map([
  ["index.html", '<html><body><div id="root"></div></body></html>'],
  ["src/App.tsx", "export function App() {\n  return <button>Add entry</button>;\n}\n"],
  [
    "src/fields.ts",
    'export const fields = [\n  { id: "title", label: "Title", type: "text" },\n  { id: "composer", label: "Composer", type: "text" },\n];\n',
  ],
  ["src/styles.css", "h1 {\n  margin: 0;\n}\n"],
]);
const inApp = (path: string, from: string, to: string) =>
  new Map([...APP, [path, (APP.get(path) ?? "").replace(from, to)]]);
const field = (label: string) =>
  inApp("src/fields.ts", "];", `  { id: "x", label: ${JSON.stringify(label)}, type: "text" },\n];`);
const inProgram = (to: string) => inApp("src/App.tsx", "  return", `${to}\n  return`);
const SMALLER = inApp("src/styles.css", "margin: 0;", "margin: 0;\n  font-size: 1em;");

const JOBS = new Map([
  ...APP,
  [
    "src/fields.ts",
    'export const fields = [\n  { id: "role", label: "Role", type: "text" },\n  { id: "salary", label: "Salary", type: "number" },\n  { id: "status", label: "Status", type: "choice", options: ["Applied", "Offer"] },\n];\n',
  ],
]);

test.each<[wish: string, from: string, to: string, why: string]>([
  [
    "i dont want salary to be required",
    '  { id: "salary", label: "Salary", type: "number" },\n',
    "",
    "the field “Salary” would go",
  ],
  [
    "the applied ones should be at the bottom",
    / {2}\{ id: "role".*\n {2}\{ id: "salary".*\n/.exec(JOBS.get("src/fields.ts") ?? "")?.[0] ?? "",
    '  { id: "salary", label: "Salary", type: "number" },\n  { id: "role", label: "Role", type: "text" },\n',
    "would be moved",
  ],
  [
    "the status should be a badge: applied blue, offer green",
    '["Applied", "Offer"]',
    '["A badge: applied blue", "Offer green"]',
    "one could choose “A badge",
  ],
  ["make an offer green", '"Offer"]', '"Offer green"]', "one could choose “Offer green”"],
  [
    "add a notes field thats bigger, like several lines",
    "];",
    '  { id: "note", label: "Note", type: "choice", options: ["Field thats bigger", "Like several lines"] },\n];',
    "one could choose “Field thats",
  ],
])("“%s” says nothing of what happens to the fields", (wish, from, to, why) => {
  const fields = JOBS.get("src/fields.ts") ?? "";
  const after = new Map([...JOBS, ["src/fields.ts", fields.replace(from, to)]]);
  const deed = { wish, before: JOBS, after, told: [], accounts: "", isOrder: true };
  expect(doubtsOf(deed).against.join("; ")).toContain(why);
});

test.each<[wish: string, from: string, to: string]>([
  ["I don't need the salary", '  { id: "salary", label: "Salary", type: "number" },\n', ""],
  ["add rejected to the status", '"Offer"]', '"Offer", "Rejected"]'],
  ["call the offer “Offer made”", '"Offer"]', '"Offer made"]'],
  ["rename offer to offer received", '"Offer"]', '"Offer received"]'],
])("“%s” is done by what it says of the fields", (wish, from, to) => {
  const fields = JOBS.get("src/fields.ts") ?? "";
  const after = new Map([...JOBS, ["src/fields.ts", fields.replace(from, to)]]);
  const deed = { wish, before: JOBS, after, told: [], accounts: "", isOrder: true };
  expect(doubtsOf(deed).against).toEqual([]);
});

test("a headline may be a step smaller, and not as small as what is below it", () => {
  const at = (size: string) =>
    new Map([...before, ["styles.css", `h1 {\n  font-size: ${size};\n}\n`]]);
  const smaller = (from: string, to: string) =>
    doubtsOf({
      wish: "make the heading smaller",
      before: at(from),
      after: at(to),
      told: [],
      accounts: "",
      isOrder: true,
    }).against.join("; ");
  expect(smaller("clamp(2.5rem, 8vw, 4rem)", "0.85rem")).toContain("nobody could read");
  expect(smaller("1rem", "0.85rem")).toBe("");
  expect(smaller("clamp(2.5rem, 8vw, 4rem)", "2.1rem")).toBe("");
});

test("of a heading that is too big the largest one is meant", () => {
  const sizes = (name: string, headline: string) =>
    new Map([
      ...before,
      ["styles.css", `h1 {\n  font-size: ${name};\n}\n.headline {\n  font-size: ${headline};\n}\n`],
    ]);
  const asked = (after: Map<string, string>) =>
    doubtsOf({
      wish: "the title is too big",
      before: sizes("1rem", "clamp(2.5rem, 6vw, 5rem)"),
      after,
      told: [],
      accounts: "",
      isOrder: true,
    }).against.join("; ");
  expect(asked(sizes("0.85rem", "clamp(2.5rem, 6vw, 5rem)"))).toContain("large headline");
  expect(asked(sizes("1rem", "clamp(2rem, 5vw, 4rem)"))).toBe("");
});

test("a name that only went from a line is not changed", () => {
  const named = page("<h2>Visit</h2>", "<h2>Visit Clay Corner in Leeds</h2>");
  const after = new Map([...named, ["index.html", PAGE.replace("<h2>Visit<", "<h2>Mud House<")]]);
  const deed = { before: named, after, told: [], accounts: "", isOrder: true };
  const against = (wish: string) => doubtsOf({ ...deed, wish }).against.join("; ");
  expect(against("rename the studio to Mud House")).toContain("“Clay Corner” is still the name");
  expect(against("change the heading to Mud House")).not.toContain("still the name");
});

test("colours of the whole app are none of its answers", () => {
  const after = inApp("src/styles.css", "h1 {", ":root {\n  --accent: #00aa00;\n}\nh1 {");
  const deed = { before: APP, after, told: [], accounts: "", isOrder: false };
  expect(doubtsOf({ ...deed, wish: "make the correct guesses green" }).against.join()).toContain(
    "guesses”",
  );
  expect(doubtsOf({ ...deed, wish: "make the app green" }).against).toEqual([]);
  const larger = inApp("src/styles.css", "h1 {", ":root {\n  font-size: 112%;\n}\nh1 {");
  const wish = "the letters are too small for cooking, bigger";
  expect(doubtsOf({ ...deed, after: larger, wish }).against).toEqual([]);
});

test("the total of another field is not what was asked for", () => {
  const after = inProgram('  entries.reduce((sum, entry) => sum + entry.values["title"], 0);');
  const deed = { before: APP, after, told: [], accounts: "total", isOrder: false };
  const against = (wish: string) => doubtsOf({ ...deed, wish }).against.join("; ");
  expect(against("I want the postage and the total")).toContain("the total of “Title”");
  expect(against("the total of the title")).toBe("");
});

test("what is to go again and stays is told", () => {
  const wish = "a countdown to the show but hide it once its over";
  const at = (code: string) =>
    doubtsOf({ wish, before: APP, after: inProgram(code), told: [], accounts: "", isOrder: true });
  expect(at("  line.textContent = left;").unseen).toEqual(["hide it once its over"]);
  expect(at("  line.hidden = left < 0;").unseen).toEqual([]);
});

test("a place that is another one than was said is told", () => {
  const after = inProgram("  // The total.");
  const deed = { wish: "unten die Summe", before: APP, after, accounts: "", isOrder: true };
  const at = (told: string) => doubtsOf({ ...deed, told: [told] }).unseen;
  expect(at("It shows the total above the list.")).toEqual(["unten"]);
  expect(at("It shows the total below the list.")).toEqual([]);
  const top = { ...deed, wish: "the date at the top", told: ["It stands below the title."] };
  expect(doubtsOf(top).unseen).toEqual([]);
});

test("a look that nothing has is told beside what was done", () => {
  const after = inProgram("  // The total.");
  const deed = { wish: "il totale in grande", before: APP, after, told: [], accounts: "totale" };
  expect(doubtsOf({ ...deed, isOrder: true }).unseen).toEqual(["in grande"]);
  const big = SMALLER;
  expect(doubtsOf({ ...deed, after: big, isOrder: true }).unseen).toEqual([]);
});

test.each<[wish: string, after: Map<string, string>, told: string, why: string]>([
  ["add a field for the language, default is Latin", field("Default is Latin"), "", "Default is"],
  ["and a note field, max 40 letters", inProgram("  const maxLength = 40;"), "", "no new field"],
  ["sort by composer then title", inProgram("  entries.sort(byTitle);"), "", "composer"],
  ["combien de livres sont dehors", inProgram("  entries.length;"), "", "dehors"],
  ["bigger title but smaller list", SMALLER, "Made the heading smaller.", "the other smaller"],
  [
    "button to unmark everything",
    inApp("src/App.tsx", "Add entry", "to unmark everything"),
    "",
    "I would have written",
  ],
])("“%s” is not done in an app by half of it", (wish, after, told, why) => {
  const deed = { wish, before: APP, after, told: [told], accounts: "", isOrder: false };
  expect(doubtsOf(deed).against.join("; ")).toContain(why);
});

test("the half of an order that nothing answers is told beside what was done", () => {
  const after = inProgram("  // Asks before it deletes.");
  const wish = "ask before deleting, and make the delete button red";
  const deed = { wish, before: APP, after, told: [], accounts: "", isOrder: true };
  expect(doubtsOf(deed).left).toEqual(["make the delete button red"]);
});

const WRITTEN = PAGE.replace("</body>", "<footer><p>Clay Corner</p></footer></body>").replace(
  "<h2>Visit</h2>",
  "<h2>Visit</h2><p>Ages 2 to 5</p><p>3 March</p><p>7 March</p><p>Kids club for all</p>",
);
const asPage = new Map([...before, ["index.html", WRITTEN]]);
const written = (from: string, to: string) =>
  new Map([...asPage, ["index.html", WRITTEN.replace(from, to)]]);
const inWritten = (rules: string) =>
  new Map([...asPage, ["styles.css", `${before.get("styles.css")}${rules}`]]);

test.each<[wish: string, after: Map<string, string>, why: string]>([
  [
    "add captions under the pictures",
    written("<h3>Kids club</h3>", "<h3>Kids club</h3><p>captions</p>"),
    "I would have written “captions”",
  ],
  [
    "add a blog section with two posts",
    written("</main>", "<section><h2>Blog</h2><p>two posts</p></section></main>"),
    "I would have written “two posts”",
  ],
  [
    "add a button to call us at 089 123456",
    written(
      "<li>01326 555014</li>",
      '<li>01326 555014</li><li><a href="tel:089123456">089 123456</a></li>',
    ),
    "it would be no button",
  ],
  [
    "change the font of the names to a handwritten one",
    inWritten("body {\n  --font: cursive;\n}\n"),
    "all of the text would get that font",
  ],
  [
    "make the hero image darker",
    inWritten(".site-header {\n  background: #111111;\n}\n"),
    "and no picture",
  ],
  [
    'change the text under my name to "Potter"',
    written("<title>Clay Corner", "<title>Potter"),
    "the name “Clay Corner” would go",
  ],
  [
    "let the images fade in when you scroll",
    inWritten("main {\n  animation: appear 0.5s both;\n}\n"),
    "when the page opens",
  ],
  [
    'write "See prices" instead of "See the prices"',
    written("See prices", "See the prices"),
    "“See prices” would have gone",
  ],
  [
    'add "Cash only" at the bottom of the menu',
    written("<footer><p>Clay Corner</p>", "<footer><p>Cash only</p>"),
    "would have gone from the end of the page",
  ],
  [
    "add a photo gallery in two columns",
    written("</main>", '<label for="a">Photo gallery in two columns</label></main>'),
    "would be a field of the form",
  ],
  [
    "add a search field",
    written("</main>", '<label for="a">Search</label></main>'),
    "and search nothing",
  ],
  [
    "change the kids club to 19:00",
    written("Kids club for all", "19:00"),
    "would have gone for it",
  ],
  [
    "change the visit on 3 March to 5 March",
    written("7 March", "5 March"),
    "“3 March” would have stayed",
  ],
  ["change the ages to 1 to 5", written("Ages 2 to 5", "Ages 2 to 1"), "“1 to 5” is not there"],
  ["remove the gallery", written("<h2>Visit</h2>", ""), "shows no pictures"],
  [
    "make the number in the header bold",
    inWritten(".site-header {\n  font-weight: 700;\n}\n"),
    "more than that would look so",
  ],
  [
    "add a filter by price",
    written("</main>", '<section class="section section-pricing"><h2>Plans</h2></section></main>'),
    "a section with examples",
  ],
  [
    "put a picture of clay beside the headline",
    written("</main>", "<figure><figcaption>Clay</figcaption></figure></main>"),
    "and not beside it",
  ],
  [
    "add a picture to every course",
    written("</main>", "<figure><figcaption>Clay</figcaption></figure></main>"),
    "only one of them",
  ],
  [
    "make the titles of the courses bigger",
    inWritten(":root h1,\n:root h2 {\n  font-size: 2em;\n}\n"),
    "all headings",
  ],
  ["change Clay to Mud", written("<title>Clay Corner", "<title>Mud"), "would have gone, and not"],
])("“%s” is not done on a page by another thing", (wish, after, why) => {
  const deed = { wish, before: asPage, after, told: ["Done."], accounts: "", isOrder: true };
  expect(doubtsOf(deed).against.join("; ")).toContain(why);
});
