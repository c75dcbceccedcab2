import { expect, test } from "vitest";
import { mismatches } from "./mismatches";

const PAGE = `<h1>Clay Corner</h1>
<a class="button primary" href="#seat">Save your seat</a>
<section id="prices">
<h2>Prices</h2>
<ul>
<li class="menu-item"><span class="menu-name">Wheel taster</span> <span class="price">£35</span></li>
<li class="menu-item"><span class="menu-name">Kids&#39; Saturday</span> <span class="price">£15</span></li>
</ul>
<dl><div><dt>Wed-Sun</dt><dd>10-17</dd></div></dl>
</section>
<section id="seat">
<h2>Save your seat</h2>
<form>
<label for="name">Name</label>
<input id="name" name="name">
</form>
</section>
`;
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root {\n  --radius: 4px;\n}\n/* Prices. */\n.price {\n  margin: 0;\n}\n"],
]);
const page = (from: string, to: string) =>
  new Map([...before, ["index.html", PAGE.replace(from, to)]]);
const css = (rules: string) =>
  new Map([...before, ["styles.css", `${before.get("styles.css")}${rules}`]]);
const withPrice = page("</dl>", "<div><dt>wheel taster is now</dt><dd>40 pounds</dd></div></dl>");

test.each([
  ["the wheel taster is now 40 pounds", withPrice, "is still there"],
  [
    "closed on Wednesdays",
    page("</dl>", "<div><dt>Wednesdays</dt><dd>closed</dd></div></dl>"),
    "“Wed-Sun” is still there",
  ],
  [
    "make the kids price red",
    css(".price {\n  color: #c00000;\n}\n"),
    "more than “kids” would look so",
  ],
  [
    "make every second line grey",
    css("h2 {\n  color: #808080;\n}\n"),
    "I see nothing of every second one",
  ],
  [
    "a round button at the bottom right corner",
    css(".button {\n  border-radius: 99px;\n}\n"),
    "I see nothing of the corner",
  ],
  [
    "statt Clay Corner soll da Ton und Topf stehen",
    page("Clay Corner", "da Ton und Topf"),
    "I would have written “da Ton und Topf”",
  ],
  [
    "We won a prize. Mention it somewhere near the top",
    page("</h1>", "</h1><p>We won a prize. Mention it somewhere near the top</p>"),
    "I would have written",
  ],
  [
    "where it says Save your seat it should say Come",
    page("<h2>Save your seat", "<h2>Come"),
    "stands in another place still",
  ],
  [
    "take the question about names out of the form",
    page(PAGE.slice(PAGE.indexOf('<section id="seat">')), ""),
    "would go, too",
  ],
  [
    "remove the name field",
    page('<label for="name">Name</label>', ""),
    "the field “Name” is still there",
  ],
  [
    "remove Prices and Save your seat",
    page("<h2>Save your seat</h2>", ""),
    "“Prices” is still there",
  ],
  [
    "use another font for the names only",
    css(":root {\n  --font: Georgia;\n}\n"),
    "more than the names would look so",
  ],
  ["show only three prices", css("h2 {\n  color: #808080;\n}\n"), "I see nothing of three"],
  [
    "the taster costs 40 pounds",
    page(
      PAGE.slice(PAGE.indexOf("<h2>Prices"), PAGE.indexOf('<section id="seat">')),
      "<p>the taster now to</p></section>",
    ),
    "more texts would go",
  ],
  [
    "write Glaze included after Wheel taster",
    page("</h1>", "</h1><p>Glaze included</p>"),
    "it would not stand by “Wheel taster”",
  ],
  ["change Prices to Costs", page("</h1>", "</h1><p>Costs</p>"), "“Prices” is still there"],
])("“%s” is held against the screen", (wish, after, said) => {
  expect(mismatches(wish, before, after).join("; ")).toContain(said);
});

test.each([
  ["the wheel taster is now £40", page("£35", "£40")],
  ["make the prices red", css(".price {\n  color: #c00000;\n}\n")],
  ["remove the seat section", page(PAGE.slice(PAGE.indexOf('<section id="seat">')), "")],
  ["change Clay Corner to Ton und Topf", page("Clay Corner", "Ton und Topf")],
  [
    'write "Mention it to a friend" under the heading',
    page("</h1>", "</h1><p>Mention it to a friend</p>"),
  ],
])("“%s” is as the screen shows it", (wish, after) => {
  expect(mismatches(wish, before, after)).toEqual([]);
});

test("what is written without an end is looked through once", () => {
  // Looked for its end from each of their places, these took a minute and more.
  const long = `<p>${"1".repeat(50_000)}</p>`.repeat(5);
  const was = new Map([...before, ["index.html", PAGE.replace("<dl>", `${long}<dl>`)]]);
  const is = new Map([...was, ["styles.css", "@import a ".repeat(80_000)]]);
  expect(mismatches("the wheel taster is now 40 pounds", was, is)).toContainEqual(
    expect.stringContaining("Wheel taster"),
  );
}, 10_000);
