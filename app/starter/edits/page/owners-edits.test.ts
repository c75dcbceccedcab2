import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let cafe: Map<string, string>;
let choir: Map<string, string>;
let portfolio: Map<string, string>;
let shop: Map<string, string>;
let practice: Map<string, string>;
let dentist: Map<string, string>;
beforeAll(() => {
  cafe = makeProject(
    "A website for my café Morning Glory in Bristol. We're open Tuesday to Sunday 8am to 4pm. Flat white £3.20, banana bread £2.80, avocado toast £7.50. We're at 14 Gloucester Road.",
  );
  choir = makeProject(
    "A page for our choir, the Riverside Singers. We rehearse Wednesdays at 7pm in St Mark's Hall. New voices are welcome. Membership is £40 a term.",
  );
  portfolio = makeProject(
    "Portfolio for me, Ana Ruiz, a documentary photographer in Lisbon. Projects: Harbour Nights, Salt Workers, The Last Cinema. Email ana@ruiz.photo",
  );
  shop = makeProject(
    "A landing page for my online shop for handmade ceramics, Clay & Co. Mugs from £18, bowls £24, plates £30, vases £45. Everything is made in Cornwall.",
  );
  practice = makeProject(
    "A homepage for my physiotherapy practice Move Well in Leeds. Three therapists: Dr Kate Hall, Ben Shaw and Priya Nair. Back pain, sports injuries, post-op rehab. Book by phone 0113 496 0123.",
  );
  dentist = makeProject(
    "Dental practice Dr. Meier in Basel needs a website. Check-ups, implants, whitening, children's dentistry. Monday to Friday 8-12 and 13-17. Emergency number 061 555 44 33.",
  );
});
const on = (project: Map<string, string>, wish: string) => {
  const { said, files, isChanged } = tryEdit(project, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  const rules = css.slice(project.get("styles.css")?.trimEnd().length ?? 0);
  return { said, page, css, rules, isChanged };
};

describe("a look is that of what was named", () => {
  test.each([
    "i want the whole thing in black and white",
    "everything black and white",
    "Mach die ganze Seite schwarz-weiß",
    "toute la page en noir et blanc",
    "todo en blanco y negro",
    "tutto in bianco e nero",
    "tudo em preto e branco",
  ])("“%s” leaves no colour, in daylight", (wish) => {
    const { css, page } = on(portfolio, wish);
    expect(css).toContain("color-scheme: light;");
    expect(css).toContain("--accent: light-dark(#1a1a1a");
    const tokens = /:root \{[\s\S]*?\}/.exec(css)?.[0].replace(/--danger:[^;]*/, "") ?? "";
    const hexes = [...tokens.matchAll(/#(\w\w)(\w\w)(\w\w)/g)];
    expect(hexes.every(([, red, green, blue]) => red === green && green === blue)).toBe(true);
    expect(css).toContain("filter: grayscale(1)");
    expect(page).toBe(portfolio.get("index.html"));
  });

  test("“bigger” behind “and” is the mail address, and not all of the text", () => {
    const { css, rules } = on(portfolio, "make my email clickable and bigger");
    expect(css).toContain("--font-size: 100%");
    expect(rules).toMatch(/\.places > li > a \{\s+font-size/);
  });

  test("on phones alone the headline that stands there gets smaller", () => {
    const { rules } = on(cafe, "make the headline a bit smaller on phones");
    expect(rules).toMatch(/@media \(max-width: 40rem\)[\s\S]*:root \.headline \{\s+font-size/);
    expect(rules).not.toContain(".hero h1");
  });

  test("the emergency number is the number, and no question that speaks of one", () => {
    const { said } = on(dentist, "the emergency number should be more visible, maybe red");
    expect(said).toContain("061 555 44 33");
    expect(said).not.toContain("And in an emergency?");
  });

  test.each([
    ["let cards grow when pointed at", ":is(.points, .people) > li:hover"],
    ["the services should zoom slightly when you hover over them", "#services .points > *:hover"],
    ["Buttons sollen beim Drüberfahren leicht wachsen", ":root .button:hover"],
  ])("“%s”", (wish, selector) => {
    const { rules } = on(practice, wish);
    expect(rules).toContain(selector);
    expect(rules).toContain("prefers-reduced-motion");
  });

  test("my name goes to the middle of the top bar", () => {
    expect(on(portfolio, "put my name in the middle of the top bar").rules).toContain(
      ":root .site-header {\n  flex-direction: column;",
    );
  });

  test("the menu that stays is that of the page, and no list of prices", () => {
    const { rules } = on(choir, "make the menu stay at the top when scrolling");
    expect(rules).toMatch(/\.site-header \{\s+position: (?:fixed|sticky)/);
    expect(rules).not.toContain("#menu");
  });
});

describe("people have their place", () => {
  test.each([
    "Ben Shaw's title should be Lead physiotherapist",
    "change Ben Shaw's role to Lead physiotherapist",
    "Le titre de Ben Shaw est Lead physiotherapist",
  ])("“%s” keeps the name", (wish) => {
    const { page } = on(practice, wish);
    expect(page).toMatch(/<h3>Ben Shaw<\/h3>\s*<p class="muted">Lead physiotherapist<\/p>/);
  });

  test.each([
    "add a person: Helen Marsh, conductor",
    "add our conductor, Helen Marsh, with a short bio",
    "Add Helen Marsh, conductor, to the team",
  ])("“%s” makes a part for people where there is none", (wish) => {
    const { page, said } = on(choir, wish);
    expect(page).toMatch(/<ul class="people">[\s\S]*<h3>Helen Marsh<\/h3>\s*<p[^>]*>Conductor</);
    expect(page).not.toContain("<summary>Helen Marsh");
    expect(said.includes("yours to say")).toBe(wish.includes("bio"));
  });

  test("beside those who are there, without the doctor's title in the initials", () => {
    const { page, said } = on(practice, "add Dr. Laura Kunz, orthodontist, to the team");
    expect(page).toMatch(/Priya Nair[\s\S]*>LK<[\s\S]*<h3>Dr\. Laura Kunz<\/h3>/);
    expect(said).toContain("still says how many");
  });

  test("whom to ask, with a link to them", () => {
    const { page } = on(choir, "we need a contact person: Susan Lee, secretary, susan@choir.org");
    expect(page).toContain('<a href="mailto:susan@choir.org">susan@choir.org</a>');
  });
});

describe("what is added stands where it was said", () => {
  test("a project is one of the Projects", () => {
    const { page } = on(portfolio, "add a fourth project called 'Women of Alfama', 2024");
    expect(page).toMatch(/The Last Cinema<\/h3>[\s\S]{0,160}Women of Alfama/);
  });

  test("what costs more keeps its plus", () => {
    expect(on(cafe, "add Oat milk +£0.40 to the menu, at the end").page).toMatch(
      />Oat milk<\/span>\s*<span class="menu-price">\+£0\.40</,
    );
  });

  test.each([
    "add our e-mail hello@movewell.co.uk under the phone number",
    "can you add my email to the contact part? hello@movewell.co.uk",
  ])("“%s”", (wish) => {
    expect(on(practice, wish).page).toMatch(
      /tel:01134960123[\s\S]{0,300}mailto:hello@movewell\.co\.uk/,
    );
  });

  test.each([
    "add a choice Size: small, medium, large",
    "customers should be able to choose the size: small, medium, large",
    "add a size dropdown with small, medium and large",
  ])("“%s” is a field of the form", (wish) => {
    const { page } = on(shop, wish);
    expect(page).toMatch(
      /<select[^>]*name="size">\s*<option>Small<\/option>\s*<option>Medium<\/option>\s*<option>Large</,
    );
    expect(page).not.toContain("<h2>Size");
  });

  test("allergies are asked for beside the food", () => {
    const { page, said } = on(cafe, "guests should be able to tell us about allergies in the form");
    expect(page).toContain(">Allergies</label>");
    expect(said).not.toContain("About allergies");
  });
});

describe("what is said is so", () => {
  test("a day with two stretches closes earlier in the second", () => {
    const { page } = on(dentist, "On Fridays we close at 15:00");
    expect(page).toContain("<dt>Monday to Thursday</dt><dd>8-12 and 13-17</dd>");
    expect(page).toContain("<dt>Friday</dt><dd>8-12 and 13-15</dd>");
    expect(on(dentist, "On Fridays we close at 12:00").page).toContain("<dd>8-12</dd>");
  });

  test("an offer is one wish, with nothing left undone", () => {
    const { said, page } = on(shop, "plates are on sale for £25, show the old price crossed out");
    expect(page).toContain('data-was="£30">£25<');
    expect(said).not.toContain("Not done");
  });

  test.each([
    "There's no need for the skills section",
    "no need for the skills section",
  ])("“%s” takes it off", (wish) => {
    const { page, said } = on(portfolio, wish);
    expect(page).not.toContain('id="skills"');
    expect(said).toContain("Removed “Skills”");
  });
});
