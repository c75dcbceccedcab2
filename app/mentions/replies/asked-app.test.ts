import { expect, test } from "vitest";
import { namesKnownApp } from "~/starter/engine/known-apps";
import { askedApp } from "./asked-app";
import { replyText } from "./reply-text";

const asks = (text: string) => askedApp(text, async (said) => namesKnownApp(said));

test.each([
  ["@sayso build me a tic-tac-toe with neon colours", "build me a tic-tac-toe with neon colours"],
  [
    "Hey @sayso, can you make a habit tracker? https://t.co/abc",
    "Hey , can you make a habit tracker?",
  ],
  ["@sayso @ann I need a landing page for my bakery", "I need a landing page for my bakery"],
  ["@sayso we'd like a small team calendar & a clock", "we'd like a small team calendar & a clock"],
  ["@sayso please create my portfolio", "please create my portfolio"],
  ["@sayso bau mir eine Todo-Liste für den Garten", "bau mir eine Todo-Liste für den Garten"],
  ["@sayso ich brauche einen Taschenrechner", "ich brauche einen Taschenrechner"],
  ["@sayso fais-moi une calculatrice", "fais-moi une calculatrice"],
  ["@sayso j’ai besoin d’une liste de courses", "j’ai besoin d’une liste de courses"],
  ["@sayso quiero una calculadora", "quiero una calculadora"],
  ["@sayso voglio una lista della spesa", "voglio una lista della spesa"],
  ["@sayso quero uma calculadora", "quero uma calculadora"],
])("%s asks for an app", async (text, asked) => {
  expect(await asks(text)).toBe(asked);
});

test.each([
  "@sayso is great",
  "@sayso",
  "@sayso I built a game with you, thank you!",
  "@sayso did you make a new website?",
  "@sayso how do I make a page public?",
  "RT @ann: @sayso build me a shop",
  "@sayso it makes a page so fast",
  "@sayso https://t.co/abc",
  "@sayso ist großartig, danke für die Todo-Liste!",
  "@sayso wie mache ich eine Todo-Liste?",
  "@sayso ich will mehr davon sehen",
  "@sayso comment faire une calculatrice ?",
  "@sayso quiero saber más",
  "@sayso non voglio una calcolatrice",
  "@sayso mach weiter so mit eurem Blog",
])("%s asks for none", async (text) => {
  expect(await asks(text)).toBeNull();
});

test("an answer fits into a post, and holds nothing of the other's words but in its link", async () => {
  const prompt = (await asks(`@sayso build me a game ${"🎲".repeat(400)}<script>`)) ?? "";
  const text = replyText(prompt, { appName: "N".repeat(40), origin: "https://sayso.example" });
  const [said = "", link = ""] = text.split(/(?=https:)/);
  // X counts each link as 23 characters, and takes one of 4,096.
  expect(said.length + 23).toBeLessThanOrEqual(280);
  expect(link.length).toBeLessThanOrEqual(4_096);
  expect(link).toMatch(/^[\w:/.?=%'!()*~-]+$/);
  expect(new URL(link).searchParams.get("prompt")).toBe(prompt);
});
