import { expect, test } from "vitest";
import { APP_ORDERS } from "./app-orders";
import { DOMAINS, digestOfExamples, examplesOf } from "./corpus.server";
import { readExample } from "./examples";
import { labelled, likelyIntents } from "./model";
import { modelOf, storedModelOf } from "./models.server";
import { ordered } from "./ordered";
import { PAGE_ORDERS } from "./page-orders";
import { readIntents } from "./read-intents.server";
import { digestOf, readModel, storedModel } from "./stored";
import { tokensOf } from "./tokens";
import { train } from "./train";
import { Vectors } from "./vectors";

test("an address, a price and a time stay whole, and a word keeps its apostrophe", () => {
  const texts = tokensOf("We're at a@b.example, £3.40 from 8:30 – see https://x.example/a?b").map(
    ({ text }) => text,
  );
  expect(texts).toEqual([
    "We're",
    "at",
    "a@b.example",
    ",",
    "£3.40",
    "from",
    "8:30",
    "–",
    "see",
    "https://x.example/a?b",
  ]);
});

test("an example marks its values in square brackets, and is read without them", () => {
  const example = readExample("move-top\tPut the [part:opening hours] first");
  expect(example.message).toBe("Put the opening hours first");
  expect(example.labels).toEqual(["O", "O", "B part", "I part", "O"]);
  expect(() => readExample("move-top\tPut the [part:hours first")).toThrow(/has no end/);
});

test.each(
  DOMAINS,
)("each example of a %s means a known order, or none, and has a message", (domain) => {
  const known = domain === "page" ? PAGE_ORDERS : APP_ORDERS;
  const wrong = examplesOf(domain).filter(
    ({ intent, message }) => message.trim() === "" || (intent !== "none" && !(intent in known)),
  );
  expect(wrong).toEqual([]);
});

test.each(
  DOMAINS,
)("each order of a %s has examples, and they give the values that it needs", (domain) => {
  const known = domain === "page" ? PAGE_ORDERS : APP_ORDERS;
  const slots = new Map<string, Set<string>>();
  for (const { intent, labels } of examplesOf(domain)) {
    const own = slots.get(intent) ?? new Set<string>();
    for (const label of labels) if (label !== "O") own.add(label.slice(2));
    slots.set(intent, own);
  }
  for (const [name, ways] of Object.entries(known)) {
    const given = slots.get(name);
    expect(given, name).toBeDefined();
    for (const [, slot] of ways.join(" ").matchAll(/\{([\w-]+)\}/g))
      expect([...(given ?? [])], name).toContain(slot);
  }
});

test.each(
  DOMAINS,
)("what was learned of orders of a %s was learned from these examples", (domain) => {
  expect(digestOf(storedModelOf(domain)), "run npm run learn").toBe(digestOfExamples(domain));
});

const noVectors = new Vectors([], 1, new Int8Array(0), new Uint8Array(0));
const few = [
  "move-top\tput the [part:menu] at the top",
  "move-top\tthe [part:hours] should come first at the top",
  "move-top\tplease bring the [part:gallery] to the top of the page",
  "remove-part\tremove the [part:footer]",
  "remove-part\ttake the [part:map] away",
  "remove-part\tplease remove our [part:gallery] again",
].map(readExample);

test("a model that was learned from a few examples reads another message, and its values", () => {
  const model = train([...few, ...few, ...few], noVectors);
  const tokens = tokensOf("please put the gallery at the top");
  expect(likelyIntents(model, tokens)[0]?.intent).toBe("move-top");
  expect(labelled(model, tokens, "move-top")[3]).toBe("B part");
});

test("a model is read from its file as it was stored", () => {
  const model = train(few, noVectors);
  const again = readModel(storedModel(model, "digest"), noVectors);
  expect(digestOf(storedModel(model, "digest"))).toBe("digest");
  const tokens = tokensOf("remove the team");
  expect(likelyIntents(again, tokens)).toEqual(likelyIntents(model, tokens));
  expect(labelled(again, tokens, "remove-part")).toEqual(labelled(model, tokens, "remove-part"));
});

test("an order is written with its values, as often as they are given, and not without one", () => {
  const values = new Map([
    ["name", ["Ann", "Bo"]],
    ["text", ["Lovely!", "“Grand”"]],
    ["colour", ["a dark blue"]],
    ["entries", ["Tea 2.50", "Toast 3.00"]],
    ["part", ["the opening hours"]],
  ]);
  expect(ordered("add a testimonial from {name}: “{text}”", values)).toEqual([
    "add a testimonial from Ann: “Lovely!”",
    "add a testimonial from Bo: “Grand”",
  ]);
  expect(ordered("add {entries} to the {part}", values)).toEqual([
    "add Tea 2.50, Toast 3.00 to the opening hours",
  ]);
  expect(ordered("make the {part} {colour}", values)).toEqual(["make the opening hours dark blue"]);
  expect(ordered("move the {part} above the {other}", values)).toBeNull();
});

test("what is no colour is none, and how two answers belong to three questions is not guessed", () => {
  expect(ordered("make it {colour}", new Map([["colour", ["the blue or"]]]))).toBeNull();
  const values = new Map([
    ["question", ["Do you travel?", "When?", "How?"]],
    ["answer", ["Yes", "Soon"]],
  ]);
  expect(ordered("add a question “{question}” with the answer “{answer}”", values)).toBeNull();
});

test("a message that is longer than what is read of it is not read as its beginning", () => {
  const order = "dark background please, its too bright in the evening";
  expect(readIntents(modelOf("app"), order)?.[0]?.[0]?.name).toBe("dark");
  const long = `${order}. `.repeat(20);
  expect(readIntents(modelOf("app"), long)).toBeNull();
});
