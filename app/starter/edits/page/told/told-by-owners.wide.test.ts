import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.cafe = makeProject(
    "A web page for my café The Copper Pot, 4 Quay Street, Whitby. Open Tue-Fri 8 to 5, Sat and Sun 9 to 4, closed Mondays. Menu: flat white 3.40, filter 2.90, carrot cake 3.80, cheese toastie 7.20. Phone 01947 555 018.",
  );
  pages.photographer = makeProject(
    "portfolio website for a photographer, Ines Hallberg, weddings and portraits, based in Leeds",
  );
  pages.club = makeProject(
    "We are Oakfield Badminton Club and need a website. Training is Tuesday 7-9pm (adults) and Thursday 5-6.30pm (juniors). Membership: adults £120 a year, juniors £60. Contact is our secretary Gill Harmer, gill@oakfieldbc.example. Our colours are blue and white.",
  );
});
const on = (project: string, wish: string) => {
  const before = pages[project] ?? new Map<string, string>();
  const { said, files, isChanged } = tryEdit(before, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};
/** The page from a heading to the end of its part. */
const part = (page: string, id: string) =>
  new RegExp(`<section[^>]*id="${id}"[\\s\\S]*?</section>`).exec(page)?.[0] ?? "";

describe("what an owner tells with an aside is done whole, and printed nowhere", () => {
  test("oat milk under the coffees stands behind the last coffee, and before the cakes", () => {
    const { page, said } = on("cafe", "Can you add oat milk +0.40 under the coffees");
    const at = ["filter", "oat milk", "carrot cake"].map((name) => page.indexOf(name));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(said).toContain("after “filter”");
  });

  test("what has no part of the menu stands last, and that is said", () => {
    const { said } = on("cafe", "Can you add oat biscuit 2.40 under the teas");
    expect(said).toContain("no part for “teas”");
  });

  test("hours right at the top stand in the header, where nobody scrolls for them", () => {
    const { page } = on("cafe", "put the opening hours right at the top, people keep asking");
    expect(/<header\b[\s\S]*?<\/header>/.exec(page)?.[0]).toContain("Tue-Fri 8 to 5");
  });

  test("a line that dogs are welcome is a sentence, and no field of a form", () => {
    const { page } = on("cafe", "add a line that dogs are welcome and we have free wifi");
    expect(page).toContain(">Dogs are welcome and we have free wifi<");
    expect(page).not.toMatch(/<label[^>]*>Dogs/);
  });

  test("an address for the contact part is a link, below its sentence", () => {
    const { page } = on(
      "photographer",
      "my email is hello@ineshallberg.example, put it in the contact part",
    );
    expect(part(page, "contact")).toMatch(
      /section-lead">[^<]*<br \/><a href="mailto:hello@ineshallberg\.example">/,
    );
  });

  test("a currency that is said once stands at each price", () => {
    const { page } = on(
      "photographer",
      "Add my prices: Portrait session 180, half-day wedding 950, full-day wedding 1,700 (pounds)",
    );
    for (const price of ["£180", "£950", "£1,700"]) expect(page).toContain(`menu-price">${price}<`);
    expect(page).not.toContain("pounds");
  });

  test("a name that is to be really big is the largest text, in the letters that were asked for", () => {
    const { css } = on(
      "photographer",
      "my name is too small, make it really big at the top with an elegant font",
    );
    expect(css).toMatch(/\.hero h1 \{\n {2}font-size: clamp\(2\.75rem[\s\S]*?Cormorant Garamond/);
  });

  test("a short about me is one text in the place of the example", () => {
    const { page } = on(
      "photographer",
      "Please write a short about me: grew up in Gothenburg, moved to Leeds in 2012, I like quiet moments and bad weather",
    );
    expect(part(page, "about")).toContain(
      "Grew up in Gothenburg, moved to Leeds in 2012, I like quiet moments and bad weather.",
    );
    expect(part(page, "about")).not.toContain("a vague wish");
    expect(page).not.toMatch(/<h3>Bad weather/);
  });

  test("a line for the footer and a link are a line and a link, with one sign for the copyright", () => {
    const { page } = on(
      "photographer",
      "At the bottom: © 2025 Ines Hallberg, and a link to my insta instagram.com/ineshallberg.photo",
    );
    const footer = /<footer[\s\S]*<\/footer>/.exec(page)?.[0] ?? "";
    expect(footer.match(/©/g)).toHaveLength(1);
    expect(footer).toContain('href="https://instagram.com/ineshallberg.photo"');
    expect(footer).not.toContain("a link to my");
  });

  test("matches have columns for the date, whom against and where", () => {
    const { page } = on(
      "club",
      "Please add a table with our next matches: 3 May home vs Kingsnorth, 10 May away at Wye, 24 May home vs Tenterden",
    );
    const cells = [...page.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text);
    expect(cells.slice(0, 6)).toEqual(["3 May", "Kingsnorth", "Home", "10 May", "Wye", "Away"]);
  });

  test("sponsors stand by their names, and what is said about the names does not", () => {
    const { page } = on(
      "club",
      "can you put a space for our sponsors at the bottom. Harrow Garage and The Corner Bakery, just the names for now",
    );
    const names = [...part(page, "our-sponsors").matchAll(/<h3>([^<]*)</g)].map(([, name]) => name);
    expect(names).toEqual(["Harrow Garage", "The Corner Bakery"]);
  });

  test("juniors before adults everywhere is said to be where it was done, and its reason is no part", () => {
    const { page, said } = on(
      "club",
      "put juniors before adults everywhere, we are looking for kids at the moment",
    );
    expect(page.indexOf('menu-name">juniors')).toBeLessThan(page.indexOf('menu-name">adults'));
    expect(page).not.toContain("looking for kids");
    expect(said).toContain("No other list");
  });

  test("a German notice for an English page is told in English, dates and all", () => {
    const { page } = on(
      "club",
      "Bitte einen Hinweis rein, dass in den Sommerferien (21. Juli bis 31. August) kein Training ist. Auf der Seite natürlich auf Englisch",
    );
    expect(page).toContain(
      "There is no training in the summer holidays, from 21 July to 31 August",
    );
    expect(page).not.toContain("Juli bis");
  });

  test("what cannot be translated is refused, and nothing is written", () => {
    const { isChanged } = on(
      "cafe",
      "Schreib bitte noch dazu, dass unser Ofen aus Ton gemauert ist (auf Englisch auf der Seite)",
    );
    expect(isChanged).toBe(false);
  });
});

describe("everyday changes", () => {
  test.each([
    [
      "cafe",
      "Our hours changed: Saturdays we're open til 5 now. Sundays stay the same",
      /<dt>Saturday<\/dt><dd>9 to 5[\s\S]*<dt>Sunday<\/dt><dd>9 to 4/,
    ],
    ["club", "membership for adults goes up to £130, juniors stay", /£130 a year[\s\S]*£60/],
    ["club", "adult membership 130", /£130 a year/],
    [
      "club",
      "The committee should be on there: Chair Dev Patel, Junior coach Luke Adeyemi",
      /Dev Patel<\/h3>\s*<p>Chair<[\s\S]*Luke Adeyemi<\/h3>\s*<p>Junior coach</,
    ],
    [
      "club",
      "add a 'what to bring' bit: indoor shoes, water bottle, racket if you have one (we can lend)",
      /What to bring<\/h2>[\s\S]*Racket if you have one/,
    ],
    [
      "club",
      'A button at the top "Come and try" that opens an email to Gill',
      /href="mailto:gill@oakfieldbc\.example">Come and try</,
    ],
    [
      "club",
      "On my phone the menu takes up half the screen, can it be one of those three line things",
      /menu-toggle/,
    ],
    [
      "club",
      "Could we have frequently asked questions that open when you click? Do I need experience? - No. Is there parking? - Yes, behind the hall.",
      /Do I need experience\?<\/summary>\s*<p>No\.<[\s\S]*Is there parking\?/,
    ],
    [
      "club",
      "Ajoutez s'il vous plaît une petite galerie avec six emplacements pour des photos du club",
      /(?:photo-place[\s\S]*){6}/,
    ],
    [
      "cafe",
      'Could we have a few nice words from customers? "Best carrot cake" - Janet. "Lovely spot" - Tom P.',
      /“Best carrot cake”<\/blockquote><p class="muted">Janet<[\s\S]*Tom P/,
    ],
    [
      "cafe",
      "Schreib bitte noch dazu, dass man nur mit Karte zahlen kann (auf Englisch auf der Seite)",
      /Card payment only/,
    ],
  ] as const)("on the %s: “%s”", (project, wish, shown) => {
    const { page, isChanged } = on(project, wish);
    expect(isChanged).toBe(true);
    expect(page).toMatch(shown);
  });

  test("somebody who steps down stands nowhere any more, name and address", () => {
    const { page } = on(
      "club",
      "Gill is stepping down, new secretary is Paul Whitcombe, paul@oakfieldbc.example. Please change it everywhere",
    );
    expect(page).not.toMatch(/gill/i);
    expect(page).toContain("mailto:paul@oakfieldbc.example");
  });

  test("a day that the page does not give to anybody is asked for", () => {
    const { isChanged, said } = on("club", "Walking group training moves to Wednesdays, same time");
    expect(isChanged).toBe(false);
    expect(said).not.toContain("now.");
  });

  test("a blue that is too bright is navy", () => {
    const { css } = on("club", "The blue is too bright, can it be navy");
    expect(css).toMatch(/--accent: light-dark\(#1e3a7a/);
  });

  test.each([
    ["three photos in a row on computer, one on the phone", /repeat\(3, minmax/],
    [
      "¿Se pueden poner las fotos con las esquinas redondeadas y un poco más de espacio entre ellas?",
      /border-radius: 20px[\s\S]*gap: clamp\(2\.5rem/,
    ],
    [
      "the accent colour is not really me, can we try a dusty pink",
      /--accent: light-dark\(#c98f94/,
    ],
  ])("on the photographer's page: “%s”", (wish, shown) => {
    expect(on("photographer", wish).css).toMatch(shown);
  });
});
