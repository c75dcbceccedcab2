import { beforeAll, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let cafe: Map<string, string>;
let portfolio: Map<string, string>;
let club: Map<string, string>;
beforeAll(() => {
  cafe = makeProject(
    "Make a page for our café. It's called Café Lindenhof, 14 Mill Lane, Hebden Bridge. Phone 01422 555 018. We do coffee (flat white £3.40, espresso £2.50, filter £2.80), homemade cakes and a small breakfast menu. Cosy, dogs welcome.",
  );
  portfolio = makeProject(
    "portfolio website for me, Ines Duarte, photographer in Porto. I shoot weddings, portraits and old buildings. Email hello@inesduarte.example. Clean, lots of white space, pictures big.",
  );
  club = makeProject(
    "A page for our local sports club SV Ahornbach 1952. We've got football, table tennis, gymnastics and a running group. Training is on Tuesdays and Thursdays in the Ahorn hall. Membership 9 a month for adults, 5 for kids. Contact is Renate Vogt, 0555 230 117.",
  );
});
const on = (project: Map<string, string>, wish: string) => {
  const { said, files } = tryEdit(project, { say: wish });
  return { said, page: files.get("index.html") ?? "", css: files.get("styles.css") ?? "" };
};

test("a section with opening hours is all of the hours, beside the address that is there", () => {
  const { page } = on(
    cafe,
    "add a section with opening hours: Tue–Fri 8–5, Sat and Sun 9–4, closed Mondays",
  );
  expect(page).toContain("<dt>Monday</dt><dd>closed</dd>");
  expect(page).toContain("<dt>Tuesday – Friday</dt><dd>8–5</dd>");
  expect(page).toContain("<dt>Saturday, Sunday</dt><dd>9–4</dd>");
  expect(page.match(/14 Mill Lane/g)).toEqual(cafe.get("index.html")?.match(/14 Mill Lane/g));
  expect(page).toContain('href="tel:01422555018"');
});

test.each([
  ["Ajoutez un chocolat chaud à £3.80 dans les boissons", "chocolat chaud"],
  ["Füge eine heiße Schokolade für £3.80 bei den Getränken hinzu", "heiße Schokolade"],
  ["Añade un chocolate caliente a £3.80 en las bebidas", "chocolate caliente"],
])("“%s” is one name and one price on the menu", (wish, name) => {
  const { page } = on(cafe, wish);
  expect(page).toMatch(
    new RegExp(`menu-name">${name}</span>\\s*<span class="menu-price">£3\\.80</span>\\s*</li>`),
  );
});

test("another contact is another person and number wherever the old ones stood", () => {
  const { page, said } = on(club, "Contact person is now Bernd Hauser, 0555 230 145");
  expect(page).toContain("<h3>Bernd Hauser</h3>");
  expect(page).toContain('href="tel:0555230145"');
  expect(page).not.toMatch(/Renate|230 117|>RV</);
  expect(said).toContain("in the place of Renate Vogt");
});

test.each([
  "a fee calculator: you put in how many adults and kids and it tells you what the family pays per month",
  "Ein Beitragsrechner: man gibt die Zahl der Kinder ein und er sagt, was die Familie zahlt",
])("“%s” is refused, not written down as a text", (wish) => {
  const { page, said } = on(club, wish);
  expect(page).toBe(club.get("index.html"));
  expect(said).toContain("I changed nothing");
});

test("three frequent questions are a part with places for three, and no part called “Einen”", () => {
  const { page, said } = on(
    portfolio,
    "Füge bitte einen Abschnitt mit drei häufigen Fragen zu Hochzeiten hinzu",
  );
  expect(page.match(/<summary>Frage \d zu Hochzeiten<\/summary>/g)).toHaveLength(3);
  expect(page).not.toContain("Einen");
  expect(said).toContain("I do not know what people ask");
});

test.each([
  ["club", "“What people ask” does that already"],
  ["portfolio", "A click on a question opens its answer"],
])("questions that open on a click are made, or are there: %s", (name, told) => {
  const project = name === "club" ? club : portfolio;
  const { page, said } = on(
    project,
    "add a question and answer part for new members that opens when you click",
  );
  expect(page).toContain("<details");
  expect(said).toContain(told);
});

test("a contact button in the top right corner stands in the bar at the top", () => {
  const { page } = on(portfolio, "put a contact button in the top right corner");
  expect(page).toMatch(/<nav[\s\S]*class="button small primary" href="#contact"[\s\S]*<\/nav>/);
});

test("a button that people can tap to call is one that calls", () => {
  const { page } = on(cafe, "I want a button people can tap to call us");
  expect(page).toMatch(/<a class="button call-button" href="tel:01422555018">/);
});

test("a breakfast menu has a heading of its own and the prices in the currency of the others", () => {
  const { page } = on(
    cafe,
    "put our breakfast menu on: eggs on toast 7.50, granola bowl 6, full breakfast 10.50",
  );
  const group = page.slice(page.indexOf("<h3>Breakfast</h3>"));
  expect(group).toMatch(/eggs on toast<\/span>\s*<span class="menu-price">£7\.50</);
  expect(group).toMatch(/granola bowl<\/span>\s*<span class="menu-price">£6\.00</);
  expect(page).toContain("flat white");
});

test("a quoted button is made in French as it is in English", () => {
  const { page } = on(club, "Mets un bouton bien visible « Devenir membre » en haut de la page");
  expect(page).toMatch(/<a class="button[^"]*" href="#join">Devenir membre<\/a>/);
});
