import { expect, test } from "vitest";
import { apps } from "../apps/catalog";
import { understand as understandWith } from "./understand";

const understand = (text: string) => understandWith(text, apps);

test.each([
  ["Build a todo list", "todo"],
  ["to-do app please", "todo"],
  ["I want a task manager for my team", "todo"],
  ["make me a shopping list", "todo"],
  ["Create a grocery list app with quantity", "todo"],
  ["packing list for a weekend trip", "todo"],
  ["a simple notes app", "notes"],
  ["note-taking app called Margin", "notes"],
  ["diary", "notes"],
  ["Can you build a journal for my travels?", "notes"],
  ["calculator", "calculator"],
  ["a retro calculator with a dark theme", "calculator"],
  ["pomodoro timer", "timer"],
  ["I need a stopwatch", "timer"],
  ["45 minute focus timer in green", "timer"],
  ["Habit tracker", "habits"],
  ["track my habits and streaks", "habits"],
  ["kanban board with columns backlog, doing, review and done", "kanban"],
  ["trello clone", "kanban"],
  ["project management app", "kanban"],
  ["Expense tracker with a chart", "expenses"],
  ["budget app in euros", "expenses"],
  ["personal finance dashboard", "expenses"],
  ["quiz about planets", "quiz"],
  ["a fun trivia game about animals for kids", "quiz"],
  ["flash quiz on JavaScript", "quiz"],
  ["flashcards for Spanish", "flashcards"],
  ["a vocabulary trainer", "flashcards"],
  ["countdown to our wedding", "countdown"],
  ["countdown timer", "countdown"],
  ["weather dashboard", "weather"],
  ["weather app for Berlin", "weather"],
  ["recipe box", "recipes"],
  ["an app to collect my pasta recipes", "recipes"],
  ["cookbook", "recipes"],
  ["portfolio for Jane Doe, photographer", "portfolio"],
  ["personal website", "portfolio"],
  ["resume site", "portfolio"],
  ["landing page for a coffee shop", "landing"],
  ["landing page for a todo app", "landing"],
  ["website for my bakery with pricing and faq", "landing"],
  ["markdown editor with live preview", "markdown"],
  ["drawing pad", "drawing"],
  ["a paint app for children", "drawing"],
  ["memory game with fruits", "memory"],
  ["card matching game", "memory"],
  ["chat app", "chat"],
  ["messenger interface", "chat"],
  ["unit converter", "converter"],
  ["temperature converter", "converter"],
  ["contact list with name, email and phone", "collection"],
  ["CRM for my clients", "collection"],
  ["inventory tracker", "collection"],
  ["reading list", "collection"],
  ["bookmark manager", "collection"],
  ["workout log", "collection"],
])("“%s” means %s", (text, id) => {
  expect(understand(text).app?.id).toBe(id);
});

test.each([
  "build a blockchain node",
  "connect to Stripe",
  "what is the meaning of life",
  "",
  "🦄",
  "translate this to French",
])("“%s” is no app", (text) => {
  expect(understand(text).app).toBeNull();
});

test.each([
  ['todo list called "Garden of Eden"', "Garden of Eden"],
  ["todo list called Groceries with fields name and price", "Groceries"],
  ["a quiz named Orbit in dark blue", "Orbit"],
  ["notes app titled “Zweite Haut”, minimal", "Zweite Haut"],
  ["landing page for a coffee shop called Bean There with pricing", "Bean There"],
  ["website for a dog shelter called Happy Tails in warm orange", "Happy Tails"],
  ["a timer", null],
])("the title in “%s” is %s", (text, title) => {
  expect(understand(text).title).toBe(title);
});

test.each([
  ["quiz about the planets", "planets"],
  ["landing page for a coffee shop called Bean There", "coffee shop"],
  ["weather app for New York", "New York"],
  ["todo list in green", ""],
  ["A page for Café Lindner: menu with flat white 3.80", ""],
])("“%s” is about “%s”", (text, subject) => {
  expect(understand(text).subject).toBe(subject);
});

test.each([
  ["todo list in dark blue", ["dark blue"]],
  ["notes with accent #ff8800", ["#ff8800"]],
  ["landing page in ocean colours", ["ocean"]],
  ["timer in green and gold", ["green", "gold"]],
  ["quiz with a black background", ["black background"]],
  ["quiz about the Black Sea", null],
  ["landing page for a rose farm", null],
])("the colours of “%s” are %j", (text, words) => {
  expect(understand(text).colours?.words ?? null).toEqual(words);
});

test.each([
  [
    "todo list with fields name, due date and priority",
    ["name:text", "dueDate:date", "priority:choice"],
  ],
  [
    "expenses with columns merchant, amount, paid (checkbox)",
    ["merchant:text", "amount:number", "paid:check"],
  ],
  ["contact list with name, email and phone", ["name:text", "email:email", "phone:tel"]],
  [
    "notes where each note has a title, text and rating",
    ["title:text", "text:text", "rating:choice"],
  ],
  ["habit tracker with fields: habit, status (on, off)", ["habit:text", "status:choice"]],
  ["todo list with a dark theme", null],
  [
    "budget with fields description, amount, category (rent, fun) and date in teal",
    ["description:text", "amount:number", "category:choice", "date:date"],
  ],
  ["habit tracker with a category field (health, work)", ["category:choice"]],
  [
    "plant tracker with name, location and last watered date",
    ["name:text", "location:text", "lastWateredDate:date"],
  ],
])("the fields of “%s” are %j", (text, fields) => {
  expect(understand(text).fields?.map(({ id, type }) => `${id}:${type}`) ?? null).toEqual(fields);
});

test.each([
  ["todo in React", "react"],
  ["todo in vanilla JS", "static"],
  ["todo list, plain html and css", "static"],
  ["converter in TypeScript", "vanilla"],
  ["todo list", null],
])("the kind of “%s” is %s", (text, kind) => {
  expect(understand(text).kind).toBe(kind);
});

test.each([
  ["a playful quiz for kids", "playful", null, false],
  ["minimal notes", "minimal", null, false],
  ["a dark todo list in dark mode", null, "dark", false],
  ["todo list with a dark mode toggle", null, null, true],
  ["elegant landing page", "professional", null, false],
  ["a dark website for a bar", null, "dark", false],
  ["eine dunkle Webseite für eine Bar", null, "dark", false],
  ["gym website, dark, called Iron Yard", null, "dark", false],
  ["bar website, dark and moody", null, "dark", false],
  ["a page for a bakery, dark bread 4.20", null, null, false],
])("the style of “%s” is understood", (text, tone, scheme, toggle) => {
  const asked = understand(text);
  expect([asked.tone, asked.scheme, asked.darkToggle]).toEqual([tone, scheme, toggle]);
});

test("what only a server can do is named", () => {
  expect(understand("todo list with login and a database").missing).toEqual([
    "sign-in",
    "a database",
  ]);
});

test("any text is understood without an error", () => {
  for (const text of [
    "x".repeat(1_000_000),
    "a ".repeat(50_000),
    "(".repeat(10_000),
    "“".repeat(10_000),
    "with ".repeat(5_000),
    "\u0000\u2028",
  ]) {
    expect(() => understand(text)).not.toThrow();
  }
});

test("what somewhere is called is no look, and what is spent on is a category", () => {
  const party = understand(
    "A one-page site for my retirement party on 14 September at the Red Lion pub.",
  );
  expect(party.colours).toBeNull();
  expect(understand("A page in the Dark Blue theme for my choir").colours).not.toBeNull();
  const spent = understand(
    "I want to track how much I spend on groceries, rent and fun each month",
  );
  expect(spent.lists.choices).toEqual([
    { id: "category", label: "Category", options: ["Groceries", "Rent", "Fun"] },
  ]);
  expect(spent.tone).toBeNull();
  const aluguel =
    "Um aplicativo para controlar os meus gastos por categoria: mercado, aluguel, lazer";
  expect(understand(aluguel).facts.language).toBe("pt");
});

test("who is called like a programming language asks for none", () => {
  expect(understand("a reading list for Ruby and Ben").missing).toEqual([]);
  expect(understand("a to-do list written in Ruby").missing).toContain(
    "another programming language",
  );
});

test("the green of a village is no colour", () => {
  expect(understand("a page for our fair at the green in Ashby, 10am to 4pm").colours).toBeNull();
  expect(understand("a page for our fair in green").colours).not.toBeNull();
});
