import { expect, test } from "vitest";
import { factsIn } from "./facts";

test.each([
  ["Page for our barn dance on 3 May. Remind guests to bring sturdy shoes.", "Bring sturdy shoes."],
  ["A page for my pottery shop. Let customers know that the path is muddy.", "The path is muddy."],
  ["Page for our lido, open daily. Mention the free lockers.", "Free lockers"],
  [
    "A page for our surgery. Please say that the lift is out of order.",
    "The lift is out of order.",
  ],
  ["Une page pour mon gîte. Précisez que les draps sont fournis.", "Les draps sont fournis."],
  ["Una página para mi hostal. Avisa de que no hay ascensor.", "No hay ascensor."],
])("“%s” tells “%s”, and not that it is to be told", (said, told) => {
  const { notes, lines } = factsIn(said);
  expect([...notes, ...lines]).toContain(told);
});

test("a page to say something says it", () => {
  expect(factsIn("a page to announce that our bakery is moving").summary).toBe(
    "our bakery is moving",
  );
});

test("an order to tell what only they know is no text of the page, and is told to be not used", () => {
  const { notes, lines, unused } = factsIn(
    "Page for my campsite, 20 pitches. Explain how to find the gate.",
  );
  expect([...notes, ...lines].join()).not.toContain("Explain");
  expect(unused).toContain("Explain how to find the gate");
});

test.each([
  [
    "Page for my candles. £7 each or four for £24",
    [
      ["Each", "£7"],
      ["four", "£24"],
    ],
  ],
  [
    "Our barge is for rent, sleeps 6. $80 a day or $450 a week",
    [
      ["One day", "$80"],
      ["One week", "$450"],
    ],
  ],
])("“%s” has a price of one and of several", (said, prices) => {
  expect(factsIn(said).items.map(({ name, price }) => [name, price])).toEqual(prices);
});
