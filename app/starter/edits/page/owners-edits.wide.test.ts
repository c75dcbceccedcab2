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

  test.each([
    "put the menu in the middle",
    "center the navigation",
    "centre the menu links at the top",
  ])("“%s” moves the links to the middle of the top bar", (say) => {
    expect(on(portfolio, say).rules).toContain(":root .site-header {\n  flex-direction: column;");
  });

  test("a menu in the middle is no bar where the page has dishes", () => {
    expect(on(cafe, "put the menu in the middle").rules).not.toContain(".site-header {\n  flex");
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
    expect(page).toMatch(/The Last Cinema<\/h3>(?:(?!<\/ul>)[\s\S])*<h3>Women of Alfama/);
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

describe("days, hours and prices change where they stand", () => {
  test("what has an hour of its own", () => {
    const wedding = makeProject(
      "We're getting married! Please make a page for Maya and Tom, 4 September 2027 at Thornbury Barn, Dorset. Ceremony at 1pm, food at 4pm, dancing from 7pm till midnight. Guests should tell us if they come. RSVP by 1 May please.",
    );
    expect(on(wedding, "The ceremony starts at half past one now").page).toMatch(
      />1:30pm<\/span>\s*<h3>Ceremony/,
    );
    const { page } = on(wedding, "Change the date to 11 September 2027");
    expect(page).toContain("11 September 2027");
    expect(page).not.toContain("4 September 2027");
    expect(page).toContain("1 May");
    expect(on(wedding, "Put a heart between our names instead of and").page).toContain(
      "Maya ♥ Tom",
    );
    expect(on(wedding, "add a question to the form: will you need the shuttle bus?").page).toMatch(
      /Will you need the shuttle bus\?<\/label>\s*<select[^>]*>\s*<option>Yes/,
    );
  });

  test("what the page gave no day of gets a line, and its one hour is that", () => {
    const { page, said } = on(choir, "We've moved rehearsals to Thursdays at 7.30pm");
    expect(page).toContain("Rehearsals: Thursdays at 7.30pm");
    expect(page).not.toMatch(/>7pm</);
    expect(said).toContain("named no day");
  });

  test.each([
    ["raise all my prices by 10%", ["£3.52", "£3.08", "£8.25"]],
    ["Put the prices down by 20p", null],
    ["lower all prices by £1", ["£2.20", "£1.80", "£6.50"]],
    ["flat white is going up to £3.50", ["£3.50", "£2.80", "£7.50"]],
  ])("“%s”", (wish, prices) => {
    const { page } = on(cafe, wish);
    const shown = [...page.matchAll(/menu-price">([^<]*)</g)].map(([, price]) => price);
    expect(shown).toEqual(prices ?? ["£3.20", "£2.80", "£7.50"]);
  });
});

describe("texts", () => {
  test.each([
    "change singers to voices everywhere",
    "replace the word Singers by 'Voices' everywhere on the page",
    "Ersetze Singers überall durch Voices",
  ])("“%s” is in the name, too", (wish) => {
    const { page } = on(choir, wish);
    expect(page).toMatch(/<h1[^>]*>Riverside Voices</i);
    expect(page).not.toMatch(/>[^<]*Singers/);
  });

  test("a word that stands nowhere is told", () => {
    expect(on(shop, "change candles to lamps everywhere").said).toContain("stands nowhere");
  });

  test("a word leads somewhere, once", () => {
    const { page } = on(cafe, "link the word bench to https://example.org/bench");
    expect(page.match(/<a href="https:\/\/example\.org\/bench">bench<\/a>/g)).toHaveLength(1);
  });

  test("the sentence about something goes, and not what stands beside it", () => {
    const { page } = on(cafe, "remove the sentence about a friend");
    expect(page).toContain("music that lets you think.</p>");
    expect(page).not.toContain("Bring a friend");
  });

  test("letters that are hard to read get darker and larger", () => {
    const { css } = on(practice, "The text is hard to read, make it darker and larger");
    expect(css).toContain("--font-size: 112.5%");
    expect(css).not.toContain(/--text: [^;]*/.exec(practice.get("styles.css") ?? "")?.[0]);
  });
});

describe("half sentences and complaints", () => {
  test.each([
    ["we're closed on the 25th of December, can you put that somewhere people see it", "notice"],
    ["the flat white is the most popular, highlight it", "Most popular"],
    ["there should be a sentence about us: Two friends run it since 2012", "since 2012"],
  ])("“%s”", (wish, shown) => {
    expect(on(cafe, wish).page).toContain(shown);
  });

  test.each([
    "the colours are too bright, something more muted please",
    "more muted colours",
    "the writing at the top is too big",
    "put the hours first, before anything else",
  ])("“%s” is done", (wish) => {
    expect(on(cafe, wish).isChanged).toBe(true);
  });

  test("a font that the headings have is no new one", () => {
    const photographer = makeProject(
      "Website for Jonas Weber, wedding and family photographer in Hamburg. Packages: Mini 190 €, Half day 690 €.",
    );
    const wish = "I don't like the font of the headings, something more elegant";
    const { css, said } = on(photographer, wish);
    expect(css.includes('--font-heading: "Cormorant') ? said : "").not.toContain("now.");
  });
});

describe("what is asked of a part is done to that part alone", () => {
  let farm: Map<string, string>;
  let yoga: Map<string, string>;
  let runners: Map<string, string>;
  beforeAll(() => {
    farm = makeProject(
      "Website for Bramble & Thyme, a farm shop near Ludlow. Eggs £2.40 a dozen, honey £6, apple juice £3.50, sourdough £4.20. Thursday to Sunday 9-5. We also do veg boxes for £15 a week.",
    );
    yoga = makeProject(
      "Yoga studio Still Water in Bath. Classes: Hatha Monday 18:00, Vinyasa Wednesday 19:00, Yin Sunday 10:00. £12 drop-in, £100 for 10 classes. Teacher: Amy Brooks.",
    );
    runners = makeProject(
      "We're the Elm Park Running Club in Reading. We meet Tuesdays and Thursdays at 6.30pm at the Elm Park gates. Everyone's welcome, £25 a year. Our coach is Gary.",
    );
  });

  test("“the menu headings” are those of the menu", () => {
    const { rules } = on(cafe, "Make the menu headings green");
    expect(rules).toContain("#menu");
    expect(rules).not.toContain(":root h1");
  });

  test("prices that are to be bold and green are no whole entries", () => {
    const { rules } = on(farm, "write the prices in bold and green");
    expect(rules).toMatch(/:root \.card-price \{\s+font-weight: 700;\s+color/);
    expect(rules).not.toContain("li");
  });

  test("buttons and the text have each their own", () => {
    const { rules, css } = on(yoga, "make the buttons square and the text a little smaller");
    expect(css).toContain("--font-size: 87.5%");
    expect(rules).toContain("border-radius: 0px");
    expect(rules).not.toContain("font-size: 0.");
  });

  test("less of a colour makes the page none of that colour", () => {
    const { css } = on(runners, "make the page less orange");
    const strength = (text: string) => {
      const [, red = "", , blue = ""] =
        /--accent: light-dark\(#(\w\w)(\w\w)(\w\w)/.exec(text) ?? [];
      return Number.parseInt(red, 16) - Number.parseInt(blue, 16);
    };
    expect(strength(css)).toBeLessThan(strength(runners.get("styles.css") ?? "") / 1.5);
    expect(on(runners, "make the page less purplish-ish").css).toBe(runners.get("styles.css"));
  });

  test("one of two days has another hour", () => {
    expect(on(runners, "Tuesdays are at 7pm now").page).toContain(
      "Tuesdays at 7pm and Thursdays at 6.30pm",
    );
  });

  test("the day of a class stands with its hour", () => {
    expect(on(yoga, "Add a class: Pre-natal Saturday 11:00").page).toMatch(
      />Saturday 11:00<\/span>\s*<h3>Pre-natal<\/h3>/,
    );
    expect(on(yoga, "Vinyasa moves to Thursday").page).toContain(">Thursday 19:00<");
  });

  test("what is sold once costs nothing a week", () => {
    expect(on(farm, "new: goat's cheese for £5.20").page).toContain(">£5.20<");
  });

  test("a question is added with its answer", () => {
    expect(on(choir, "add a question: Can I bring my kids? Sorry, adults only").page).toMatch(
      /<summary>Can I bring my kids\?<\/summary>\s*<p>Sorry, adults only</,
    );
  });

  test("three hotels are three", () => {
    const wish = "add a section for accommodation with three hotels: The Queens, Malmaison, Ibis";
    expect(on(choir, wish).page).toMatch(
      /<h2[^>]*>Accommodation<[\s\S]*<h3>The Queens<[\s\S]*<h3>Malmaison<[\s\S]*<h3>Ibis</,
    );
  });

  test.each([
    ["We've started doing vegan cake too, £4", "vegan cake"],
    ["We're closed over Christmas, from 24 December to 2 January", 'class="notice"'],
    ["say we're dog friendly under the opening hours", "We&#39;re dog friendly"],
  ])("“%s”", (wish, shown) => {
    expect(on(cafe, wish).page).toContain(shown);
  });

  test.each([
    "the font is boring, try something friendlier",
  ])("“%s” is a look of all of it", (wish) => {
    const { css, page } = on(cafe, wish);
    expect(css).not.toBe(cafe.get("styles.css"));
    expect(page).toBe(cafe.get("index.html"));
  });
});
