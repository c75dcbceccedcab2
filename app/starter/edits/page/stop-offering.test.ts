import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";
import { withoutMention } from "./orders/without-mention";
import { wordsOf } from "./page-words";

let café: Map<string, string>;
let photographer: Map<string, string>;
beforeAll(() => {
  café = makeProject(
    "A page for our café Marigold in Bristol. We serve soup, sandwiches and homemade cakes, open Tuesday to Sunday 9 to 5.",
  );
  photographer = makeProject(
    "Portfolio website for a wedding and portrait photographer called Lena Ford, with a gallery and prices",
  );
});
const on = (project: Map<string, string>, say: string) => {
  const { files, said, isChanged } = tryEdit(project, { say });
  return { page: files.get("index.html") ?? "", said, isChanged };
};

describe("what is offered no more", () => {
  test.each([
    ["We're not doing the soup any more", "We serve sandwiches and homemade cakes,"],
    ["we no longer serve sandwiches", "We serve soup and homemade cakes,"],
    ["there's no more homemade cakes", "We serve soup and sandwiches,"],
    ["remove the soup", "We serve sandwiches and homemade cakes,"],
  ])("“%s” leaves the others that its sentence names", (wish, sentence) => {
    const { page } = on(café, wish);
    expect(page).toContain(sentence);
    expect(page).toContain("open Tuesday to Sunday 9 to 5.");
  });

  test.each([
    "We've stopped doing iced oat latte",
    "the iced oat latte is off the menu",
    "iced oat latte is no longer available",
    "We don't do iced oat latte anymore",
  ])("“%s” takes it off the list", (wish) => {
    const { page, said } = on(café, wish);
    expect(page).not.toContain("Iced oat latte");
    expect(page).toContain("Flat white");
    expect(said).toContain("Removed “Iced oat latte”");
  });

  test("what is nowhere on the page is told with what is", () => {
    const { said, isChanged } = on(café, "We no longer offer breakfast");
    expect(isChanged).toBe(false);
    expect(said).toContain("There is no “breakfast” on the page");
    expect(said).toContain("“Flat white”");
  });

  test("a trade goes from what somebody is", () => {
    expect(on(photographer, "I don't do weddings any more").page).toContain(
      '<p class="lead">A portrait photographer.</p>',
    );
  });
});

test.each([
  ["Soup and cakes.", "soup", "Cakes."],
  ["We serve tea, coffee, and juice.", "juice", "We serve tea and coffee."],
  ["We serve tea, coffee and juice.", "coffee", "We serve tea and juice."],
  ["We serve tea and cold drinks, all day.", "tea", "We serve cold drinks, all day."],
  ["We serve tea all day.", "tea", null],
])("“%s” without %s", (text, word, rest) => {
  expect(withoutMention(text, wordsOf(word))).toBe(rest);
});

describe("prices are told for what has none", () => {
  test("on the menu, by its name with a capital", () => {
    const { page } = on(café, "the sandwiches went up to £7.50");
    expect(page).toMatch(/menu-name">Sandwiches<\/span>\s+<span class="menu-price">£7\.50</);
  });

  test("in the currency that was said", () => {
    const { page } = on(photographer, "a half day is 650 pounds");
    expect(page).toContain('<h3>Half day</h3><p class="price">£650</p>');
  });

  test("several in the place of the examples", () => {
    const { page, said } = on(photographer, "add prices: half day £650, full day £1100");
    expect(page).toContain("£650");
    expect(page).toContain("£1100");
    expect(page).not.toContain("$39");
    expect(said).not.toContain("$");
  });
});
