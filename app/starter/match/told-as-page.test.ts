import { describe, expect, test } from "vitest";
import { apps } from "../apps/catalog";
import { understand } from "./understand";

const kindOf = (text: string) => understand(text, apps).app?.id;

describe("a long text", () => {
  test.each([
    [
      "questions that visitors ask",
      "Surf school Cornwall, Polzeath beach. Group lesson 2 hours £38, private £95, board hire £12, wetsuit £8. April to end of October daily. Call 01632 960 112. Have a section “What if there's no waves?” and the answer is “we move you to another day”.",
    ],
    [
      "an evening on which something is played",
      "charity quiz night. Thursday 27 November, 7.30 for 8, the Railway Arms. £4 a head, all goes to the Air Ambulance. meat raffle at half time. book a table on 01632 960255.",
    ],
    [
      "a word of an app in passing",
      "escape rooms in Halifax. three rooms: Lighthouse, Vault, Attic. $29 a person on weekdays, $34 fri-sun. open wed-sun 1pm-10pm. no booking system just phone 902-555-0174. dark and spooky.",
    ],
    [
      "prices in the way of cards",
      "vintage clothes shop called Second Wind, 88 Valencia Ave. thurs-sun 11-7. we buy on fridays 2-5, 35% cash or 50% store credit. denim $25, western shirts $30, dresses $35, boots $50. turquoise and rust",
    ],
  ])("of what pages tell, with %s, asks for a page", (_, text) => {
    expect(kindOf(text)).toBe("landing");
  });

  test.each([
    [
      "collection",
      "Wine cellar log: name, producer, region, vintage, bottles, price CHF 12, rack. Call it Keller. Mail me at max@example.com on 3 May about what should be drunk this year, please.",
    ],
    [
      "kanban",
      "Chore board for three flatmates, Aisha, Ben, Kowalski. Columns: To do, Doing, Done this week. Chores: bins, hoover, bathroom.",
    ],
  ])("that asks for a program makes one (%s)", (id, text) => {
    expect(kindOf(text)).toBe(id);
  });
});

test.each([
  "hangman with words from gardening: trowel, compost, secateurs, mulch",
  "game where you catch falling croissants in a basket, arrow keys or finger",
  "Jeu du juste prix pour la kermesse : panier garni d'une valeur de 87,40 €, mail à ecole@example.fr",
])("no page advertises what is to be played: “%s”", (text) => {
  expect(kindOf(text)).toBeUndefined();
});
