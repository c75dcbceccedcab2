import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

let joinery: Map<string, string>;
beforeAll(() => {
  joinery = makeProject(
    'Site for Bramble & Oak Joinery, Hexham. Kitchens from £4,500, oak doors £380. Made by: Tom Reed (master joiner, 30 years), Ella Reed (design). Our woods: oak, ash, walnut, cherry. Workshop 01434 555 201, out of hours 07700 900 222, hi@brambleoak.example. 14 Mill Street, Hexham. 5 year guarantee. "Our kitchen is a dream." - Mrs Potter',
  );
});
const say = (wish: string) => {
  const { files, said } = tryEdit(joinery, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { page, css, said, added: css.replace(joinery.get("styles.css")?.trimEnd() ?? "", "") };
};

describe("what is meant is found by all words that are said of it", () => {
  test.each([
    ["make the guarantee stand out", /\.points > li[^{]*\{[^}]*border: 2px/],
    ["the out of hours number in red", /\.places > li[^{]*\{[^}]*color: #d32f2f/],
    ["put the phone details in a frame", /\{[^}]*border/],
    ["bigger names for the people who made it", /\.people > li[^{]* > h3[^{]*\{[^}]*font-size/],
    ["Mrs Potter's quote should be italic", /\{[^}]*italic/],
  ])("“%s” is of that alone", (wish, rule) => {
    const { page, added } = say(wish);
    expect(added).toMatch(rule);
    expect(page).toBe(joinery.get("index.html"));
  });

  test("a word that nothing on the page explains leaves the page as it is", () => {
    expect(say("make the sauna stand out").added.trim()).toBe("");
    expect(say("the left chimney in red").added.trim()).toBe("");
  });
});

describe("a fact that changed is told in any way", () => {
  test.each([
    ["it's a 10 year guarantee now", "<h3>10 year guarantee</h3>"],
    ["Tom has 32 years now", "master joiner · 32 years"],
    ["oak doors are four hundred pounds", "£400"],
    ["kitchens start at 4,800", "from £4,800"],
    ["oak doors are free now", ">free<"],
    ["the master joiner is Sam Hill now", "<h3>Sam Hill</h3>"],
    ["Ella can't any more, Nora Finch does the design now", ">NF</span>"],
  ])("“%s”", (wish, shown) => expect(say(wish).page).toContain(shown));

  test("what nothing on the page is for is not written beside what it contradicts", () => {
    const before = joinery.get("index.html");
    expect(say("We work mon-sat only").page).toBe(before);
    expect(say("how much is delivery? 10% off now").page).toBe(before);
  });

  test("a number with its noun is no price", () => {
    expect(say("oak doors have 2 locks").page).toContain("£380");
  });

  test("who has left is taken off, and nobody else", () => {
    const { page } = say("Ella retired, please take her off");
    expect(page).not.toContain("Ella Reed");
    expect(page).toContain("Tom Reed");
  });
});

describe("more of what is there stands where it belongs, like the others", () => {
  test.each([
    [
      "add Nora Finch, apprentice, 2 years",
      /NF<\/span>\s*<h3>Nora Finch<\/h3>\s*<p[^>]*>apprentice · 2 years/,
    ],
    ["add birch to the woods", /<h3>Cherry<\/h3>\s*<\/li>\s*<li>\s*<h3>Birch/],
    ["new wood: elm", /<h3>Elm<\/h3>/],
    ["add to the woods: elm, larch", /<h3>Elm<\/h3>[\s\S]*<h3>Larch/],
    ["a photo for each person", /photo-place"><figcaption>Tom Reed/],
    [
      "get a quote button in the top right",
      /<a class="button small" href="#job">Get a quote<\/a>\s*<\/nav>/,
    ],
    ["button email us", /<a class="button" href="mailto:hi@brambleoak\.example">Email us/],
    ["call now button that rings the out of hours number", /href="tel:07700900222">Call now/],
    [
      "Phone number large at the top of the page",
      /notice-fact">Workshop: <a href="tel:01434555201"/,
    ],
  ])("“%s”", (wish, shown) => expect(say(wish).page).toMatch(shown));
});

describe("parts of the page are moved by anything that they hold", () => {
  const order = (page: string) =>
    [...page.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  test("above another, up by one, and under the first screen", () => {
    const before = order(joinery.get("index.html") ?? "");
    const woods = order(say("put the woods before the craftsmen who made it").page);
    expect(woods).toEqual(before);
    expect(order(say("move the quote under the headline").page)[0]).toBe("testimonials");
    const up = order(say("the woods higher up please").page);
    expect(up.indexOf("our-woods")).toBe(before.indexOf("our-woods") - 1);
  });
});
