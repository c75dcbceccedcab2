import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let café: Map<string, string>;
beforeAll(() => {
  café = makeProject(
    'A website for my café "Little Finch" in Bristol, 14 Cotham Hill. We serve flat white £3.40, cappuccino £3.60, banana bread £3.20. Open Tuesday to Friday 8am to 5pm, Saturday 9am to 4pm. Phone 0117 496 0123.',
  );
});
const say = (wish: string) => {
  const { said, files, isChanged } = tryEdit(café, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};

describe("a page is changed where a wish names its pieces, however it is put", () => {
  test.each([
    "the cappuccino is £3.90 now",
    "raise the price of the cappuccino to £3.90",
    "Cappuccino: £3.90",
    "der Cappuccino kostet jetzt £3.90",
    "le cappuccino coûte maintenant £3.90",
  ])("“%s” sets one price", (wish) => {
    const { page } = say(wish);
    expect(page).toContain('<span class="menu-price">£3.90</span>');
    expect(page).not.toContain("£3.60");
    expect(page).toContain("£3.20");
  });

  test.each([
    "no more banana bread",
    "we don't sell banana bread any more",
    "Banana bread raus",
  ])("“%s” takes one dish away", (wish) => {
    const { page } = say(wish);
    expect(page).not.toContain("anana bread");
    expect(page).toContain("flat white");
  });

  test("hours of one day are taken out of those of several", () => {
    const { page } = say("on Fridays we're open until 10pm");
    expect(page).toContain("<dt>Tuesday to Thursday</dt><dd>8am to 5pm</dd>");
    expect(page).toContain("<dt>Friday</dt><dd>8am to 10pm</dd>");
  });

  test("a colour is that of what it is said of", () => {
    const { css } = say("footer in dark blue, and the headings bold");
    expect(css).toMatch(/:root footer \{\s*background: #/);
    expect(css).toMatch(/:root h2,[\s\S]*font-weight: 700/);
  });

  test("what is quoted is a text, whatever orders are in it", () => {
    const { page } = say('add a note at the bottom: "remove your shoes and make it blue"');
    expect(page).toMatch(/<footer[\s\S]*remove your shoes and make it blue/);
  });
});

describe("what a page does not have is told, and nothing else is changed", () => {
  test.each([
    "remove the guest book",
    "make the sidebar green",
    "put the testimonials above the menu",
    'make the button "Buy now" red',
    "the lasagne costs £9 now",
    "white text please",
  ])("“%s”", (wish) => {
    const { isChanged, said } = say(wish);
    expect(isChanged, said).toBe(false);
  });

  test("a later sentence is an order of its own, and the one that is not understood is told", () => {
    const { page, said } = say("Rename the menu to Our food. Then send my sister a postcard.");
    expect(page).toContain(">Our food</h2>");
    expect(said).toContain("postcard");
  });
});
