import { expect, test } from "vitest";
import { holdsPlan } from "./holds-plan";

test.each([
  "1. A list\n2. A chart",
  "Three parts:\n\n- a menu\n- a map\n- a form",
  "## The page\nA headline and two columns.",
  "| Page | Holds |\n| --- | --- |\n| Menu | prices |",
  "A small page would do. Shall I build it?",
  "I would put the map first and the menu below it.",
  "Ich würde die Karte nach oben setzen.",
])("%j can be built", (prose) => expect(holdsPlan(prose)).toBe(true));

test.each([
  "The button is green because `styles.css` sets its colour in line 12.",
  "It is stored in the browser only. Nothing is sent to a server.",
  "Ja, das ist so gemeint.",
  "",
])("%j explains, and has nothing to build", (prose) => expect(holdsPlan(prose)).toBe(false));
