import { expect, test } from "vitest";
import { TONES } from "../../theme/tones";
import { nameOfNothing, orderPrinted } from "./editor-orders";
import { heardAlone } from "./heard-alone";
import { notOnTop } from "./not-on-top";
import { otherWay } from "./other-way";

const PAGE = `<html lang="en"><body><header class="site-header"></header><main>
<div class="hero"><h1>The Lamp</h1></div>
<section class="section" id="visit"><h2>Visit</h2><p>Behind the mill</p></section>
</main><footer><p>Us</p></footer></body></html>`;
const CSS = ":root {\n  --font-size: 100%;\n  --heading-weight: 750;\n}\n";
const page = new Map([
  ["index.html", PAGE],
  ["styles.css", CSS],
]);
const saying = (markup: string) =>
  new Map([
    ...page,
    ["index.html", PAGE.replace("</main>", `<section class="section">${markup}</section></main>`)],
  ]);
const styled = (css: string) => new Map([...page, ["styles.css", css]]);
const form = (label: string, options: string[] = []) =>
  new Map([
    [
      "src/fields.ts",
      `export const fields: Field[] = [\n  { id: "a", label: ${JSON.stringify(label)}, type: "choice", options: ${JSON.stringify(options)} },\n];\n`,
    ],
  ]);

test.each([
  [
    "Below the questions: please add one on prams, we have a ramp",
    "Below the questions: please add one on prams, we have a ramp",
  ],
  ["The button should say Our cakes and go to the cakes", "Our cakes and go to the cakes"],
  ["Die Fragen: bitte füge eine hinzu zu Hunden", "Die Fragen: bitte füge eine hinzu zu Hunden"],
  [
    "Après les photos : ajoute une ligne sur le prix",
    "Après les photos : ajoute une ligne sur le prix",
  ],
])("of “%s” no order is printed", (wish, text) => {
  expect(orderPrinted(wish, page, saying(`<p>${text}</p>`))).toHaveLength(1);
});

test.each([
  ["house rules: put the mats back", "Put the mats back"],
  ["say “Add one more cup”", "Add one more cup"],
  ["say that you can write to us any time", "You can write to us any time"],
])("of “%s” the person’s own words are", (wish, text) => {
  expect(orderPrinted(wish, page, saying(`<p>${text}</p>`))).toEqual([]);
});

test.each([
  "Him",
  "Ihn",
  "Fourth column called Waiting",
  "Leisure. The one for transport can go",
])("nothing is called “%s”", (name) => {
  expect(nameOfNothing("add it", form("Kind", ["One"]), form("Kind", ["One", name]))).toHaveLength(
    1,
  );
  expect(nameOfNothing(`add “${name}”`, form("Kind"), form(name))).toEqual([]);
});

test.each(["Waiting", "St. Mary", "Notes", "Who paid"])("a field may be called “%s”", (name) => {
  expect(nameOfNothing("add it", form("Kind"), form(name))).toEqual([]);
});

test("no part of a page is called as its order begins", () => {
  expect(nameOfNothing("Add: we lend skates", page, saying("<h2>Add</h2>"))).toHaveLength(1);
});

test.each([
  ["the letters are not to be so huge any more", "112.5%", 1],
  ["die Schrift nicht mehr so riesig", "112.5%", 1],
  ["everything is too small, bigger please", "112.5%", 0],
  ["the text is too big", "87.5%", 0],
  ["el texto menos grande", "112.5%", 1],
])("“%s” with letters of %s", (wish, size, against) => {
  expect(otherWay(wish, page, styled(CSS.replace("100%", size)))).toHaveLength(against);
});

test("bolder is bolder than before, and less serious not more so", () => {
  const weighing = (weight: number) => styled(`${CSS}\nh1, h2 {\n  font-weight: ${weight};\n}\n`);
  expect(otherWay("bolder headings", page, weighing(700))).toHaveLength(1);
  expect(otherWay("bolder headings", page, weighing(900))).toEqual([]);
  const sober = styled(`:root {\n  --font: ${TONES.professional.font};\n}\n`);
  expect(otherWay("it should look less formal", page, sober)).toHaveLength(1);
  expect(otherWay("it should look more formal", page, sober)).toEqual([]);
});

test("what is to stand at the top of the page does not stand below all else", () => {
  const number = "<p>0200 555 019</p>";
  expect(notOnTop("put our number 0200 555 019 at the top", page, saying(number))).toHaveLength(1);
  const onTop = new Map([...page, ["index.html", PAGE.replace("</header>", `${number}</header>`)]]);
  expect(notOnTop("put our number 0200 555 019 at the top", page, onTop)).toEqual([]);
  const linked = new Map([
    ...page,
    [
      "index.html",
      PAGE.replace("</header>", "<a>Contact</a></header>").replace(
        "</main>",
        `<section class="section">${number}</section></main>`,
      ),
    ],
  ]);
  expect(notOnTop("put our number 0200 555 019 at the top", page, linked)).toHaveLength(1);
  const first = saying("<ul><li>Soup</li><li>Tea</li></ul>");
  expect(notOnTop("put Soup at the top", page, first)).toEqual([]);
});

test("a change that only a screen reader says is none that was asked for", () => {
  const named = new Map([
    ...page,
    ["index.html", PAGE.replace("<main>", '<main aria-label="See us">')],
  ]);
  expect(heardAlone("the main button says “See us”", page, named)).toHaveLength(1);
  expect(heardAlone("say “See us” to screen readers", page, named)).toEqual([]);
  expect(heardAlone("say See us", page, saying("<p>See us</p>"))).toEqual([]);
});
