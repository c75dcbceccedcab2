import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.bakery = makeProject(
    "Build a one-page website for my café, Crumb & Co, 3 Dock Street, Leith. We do sourdough, filter coffee and buns. Phone 0131 496 0100. Open Wednesday to Sunday 8:00 to 15:00.",
  );
  pages.painter = makeProject("portfolio page for a portrait painter, Mara Lind, based in Hull");
  pages.club = makeProject(
    "We're Dovedale Rovers, a local cycling club. Please make us a website page. We ride Tuesdays and Thursdays at 7pm from the church hall, beginners welcome. Membership is £40 a year. Contact is Hugh on 07700 900123.",
  );
});
const say = (project: string, wish: string) => {
  const { said, files, isChanged } = tryEdit(pages[project] ?? new Map(), { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};
/** What people read on a page, so that a failure shows no more than that. */
const textOf = (page: string) =>
  page
    .slice(page.indexOf("<body"))
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replace(/\s+/g, " ");

describe("what is otherwise now stands wherever the old one did", () => {
  test.each([
    ["Our contact is now Petra Vance, 07700 900555", "Petra Vance", "07700 900555"],
    ["Please change the contact person to Ola on 07700 900666", "Ola", "07700 900666"],
    ["the contact person is Sam now, his number is 07700 900777", "Sam", "07700 900777"],
  ])("“%s” replaces person and number", (wish, name, number) => {
    const text = textOf(say("club", wish).page);
    expect(text).toContain(name);
    expect(text.split(number).length).toBeGreaterThan(2);
    expect(text).not.toMatch(/Hugh|900123|contact is/i);
  });

  test.each([
    ["The ride on Thursday is now at 6:15pm", "Tuesdays at 7pm and Thursdays at 6:15pm"],
    ["Tuesday rides start at 6 now", "Tuesdays at 6pm and Thursdays at 7pm"],
    ["on Thursdays we start at 8pm now", "Tuesdays at 7pm and Thursdays at 8pm"],
  ])("“%s” moves that day alone", (wish, sentence) => {
    const text = textOf(say("club", wish).page);
    expect(text).toContain(sentence);
    expect(text.split("7pm").length).toBeGreaterThan(2);
  });

  test.each([
    [
      "we now stay open until 6pm on Sundays",
      "Wednesday to Saturday 8:00 to 15:00, Sunday 8:00 to 18:00",
    ],
    ["on Saturdays we only open at 10:00 now", "Saturday"],
  ])("“%s” leaves no line of hours that says less", (wish, line) => {
    const text = textOf(say("bakery", wish).page);
    expect(text).toContain(line);
    expect(text).toContain("8:00 to 15:00");
  });

  test("a fee is put up", () => {
    expect(textOf(say("club", "Could you put the membership fee up to £45").page)).toContain(
      "£45 a year",
    );
  });
});

describe("things are what was asked for, or are told not to be", () => {
  test("a table has rows and columns", () => {
    const { page } = say(
      "club",
      "add a table with our best times: ladies 10 mile 24:10 Joan Reeve 2018, juniors 10 mile 26:55 Tim Oak 2021",
    );
    expect(page.match(/<th scope="col">[^<]*/g)?.map((one) => one.split(">")[1])).toEqual([
      "What",
      "Time",
      "Name",
      "Year",
    ]);
    expect(page.match(/<tr>/g)).toHaveLength(3);
  });

  test("rows whose columns cannot be told are refused, and told how to be said", () => {
    const { said, isChanged } = say(
      "club",
      "add a table with our rides: the flat one, then 40 km to the sea, and a pub",
    );
    expect(isChanged).toBe(false);
    expect(said).toMatch(/semicolon/);
  });

  test.each([
    ["club", "add a list of what new riders should bring to their first ride"],
    ["club", "Füge eine Liste hinzu, was Neue zur ersten Fahrt mitbringen müssen"],
    ["club", "Ajoute une liste de ce qu'il faut apporter"],
  ])("in the %s's page “%s” is a list, and no form for visitors", (project, wish) => {
    const { page } = say(project, wish);
    expect(page).toContain('<ul class="points">');
    expect(page).not.toContain('data-keep="bring"');
  });

  test.each([
    "Add a menu with prices",
    "please put the prices on our menu",
  ])("“%s” is about dishes, and no plan to subscribe to", (wish) => {
    const { page, said } = say("bakery", wish);
    expect(page.match(/class="menu-price"/g)?.length).toBeGreaterThan(3);
    expect(said).toMatch(/I do not know yours/);
    expect(page).not.toContain("section-pricing");
  });

  test("a countdown says to what, and leaves the picture its place", () => {
    const { page } = say(
      "club",
      "Ajoute un compte à rebours jusqu'à notre grand tour du 9 mai 2027",
    );
    expect(page).toMatch(/data-countdown="2027-05-09"[^<]*<\/span>: [Gg]rand tour<\/p>/);
    expect(page.indexOf('class="countdown')).toBeGreaterThan(page.indexOf('class="hero-text"'));
  });

  test("“much bigger” is more than “bigger”", () => {
    const size = (css: string) => Number(/:root h1 \{\s*font-size: ([\d.]+)r?em/.exec(css)?.[1]);
    const [much, some] = ["make our name much bigger", "make our name bigger"].map(
      (wish) => say("bakery", wish).css,
    );
    expect(size(much ?? "")).toBeGreaterThan(size(some ?? "") * 1.2);
    expect(much?.match(/:root h1 \{/g)).toHaveLength(1);
  });

  test.each([
    [
      "bakery",
      "We'd like a couple of quotes from our regulars on the page",
      "section-testimonials",
    ],
    ["painter", "I want a section with common questions where the answers open", "section-faq"],
    ["club", "add a photo gallery with eight spaces for our pictures", "Your photo 8"],
  ])("in the %s's page “%s” is made", (project, wish, made) => {
    expect(say(project, wish).page.includes(made)).toBe(true);
  });

  test("pictures are black and white until the mouse is over them", () => {
    const { css } = say(
      "painter",
      "I want the photos in grayscale, with their colours coming back when you hover the mouse",
    );
    expect(css).toMatch(/@media \(hover: hover\) \{[\s\S]*\.tile-art[\s\S]*grayscale\(1\)/);
  });
});
