import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const trattoria = makeProject(
  "Website for our trattoria Da Marco in Hamburg with menu, reservations and contact. Pizza Margherita 9.50, Lasagne 12, Tiramisu 6",
);
const salon = makeProject(
  "hair salon Schnittpunkt website, women's cut 45, men's cut 28, colour 60, call 030 1234567",
);
const wedding = makeProject("our wedding page, Lena and Tom, 14 June 2026 in Schloss Eckberg");
const say = (project: Map<string, string>, wish: string) => {
  const { said, files, isChanged } = tryEdit(project, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};
const priced = (name: string, price: string) =>
  new RegExp(`menu-name">${name}</span>\\s*<span class="menu-price">${price}<`);

describe("ordinary words for an order do what it does", () => {
  test.each([
    ["kids cut 18", "kids cut", "18"],
    ["add kids cut 18", "kids cut", "18"],
    ["we also do perms for 70", "perms", "70"],
    ["perm: 70", "perm", "70"],
    ["add a beard trim for 15", "beard trim", "15"],
    ["and highlights 85", "highlights", "85"],
  ])("“%s” is one more thing with its price", (wish, name, price) => {
    expect(say(salon, wish).page).toMatch(priced(name, price));
  });

  test.each([
    "perm 70 / highlights 85",
    "add perm 70, highlights 85",
    "add perm for 70 and highlights for 85",
    "perm 70, highlights 85",
  ])("“%s” is two", (wish) => {
    const { page } = say(salon, wish);
    expect(page).toMatch(priced("perm", "70"));
    expect(page).toMatch(priced("highlights", "85"));
  });

  test("one is put beside another", () => {
    const { page } = say(salon, "add a beard trim for 15 after the men's cut");
    const order = [...page.matchAll(/menu-name">([^<]*)/g)].map(([, name]) => name);
    expect(order.indexOf("beard trim")).toBe(order.indexOf("men&#39;s cut") + 1);
  });

  test("what is there already gets its price, and is not there twice", () => {
    const café = makeProject("a website for my café Rosa");
    const { page } = say(café, "add flat white for 3.60 and chai latte 4.20 to the menu");
    expect(page.match(/menu-name">Flat white</gi)).toHaveLength(1);
    expect(page).toMatch(priced("Flat white", "3.60"));
    expect(page).toMatch(priced("Chai latte", "4.20"));
  });

  test.each([
    "change lasagne to vegetable lasagne",
    "rename lasagne to vegetable lasagne",
    "change the lasagne into vegetable lasagne",
  ])("“%s” renames one that nobody quoted", (wish) => {
    const { page } = say(trattoria, wish);
    expect(page).toMatch(priced("Vegetable lasagne", "12"));
  });

  test("another name and another price at once", () => {
    const { page } = say(trattoria, "rename tiramisu to Tiramisu della casa and make it 7.50");
    expect(page).toMatch(priced("Tiramisu della casa", "7.50"));
  });

  test.each([
    "take tiramisu off the menu",
    "drop tiramisu from the menu",
    "we don't serve tiramisu any more",
    "cross tiramisu off our menu",
  ])("“%s” takes one away", (wish) => {
    expect(say(trattoria, wish).page).not.toContain("Tiramisu");
  });

  test.each([
    "add a section with wines, house red 5, house white 5, prosecco 6.50",
    "add a section for wines: house red 5, house white 5, prosecco 6.50",
    "a new section wines: house red 5, house white 5, prosecco 6.50",
  ])("“%s” is a part of its own, each with its price", (wish) => {
    const { page } = say(trattoria, wish);
    expect(page).toMatch(/<h2[^>]*>Wines</);
    expect(page).toMatch(priced("house red", "5"));
    expect(page).toMatch(priced("prosecco", "6.50"));
  });

  test.each([
    ["hotel tips: Hotel Elbblick and Pension Anna", "Hotel tips", "Pension Anna"],
    ["say something about parking: please come by bike", "Parking", "Please come by bike"],
    ["a news section with “Party on 12 July”", "News", "Party on 12 July"],
  ])("“%s” is a part with a heading", (wish, heading, text) => {
    const { page } = say(wedding, wish);
    expect(page).toMatch(new RegExp(`<h2[^>]*>${heading}<`));
    expect(page).toContain(text);
  });

  test.each([
    "the date is wrong, it's the 20 June",
    "it's on 20 June",
    "the date isn't right, it's 20 June",
  ])("“%s” is another day of the same year", (wish) => {
    expect(say(wedding, wish).page).toContain("20 June 2026");
  });

  test.each([
    ["I want guests to say how many people they are when they book", "How many people"],
    ["let guests choose a time when they book", "Time"],
    ["people should say what they eat", "What you eat"],
    ["the reservation form should ask if they need a highchair too", "Highchair"],
  ])("“%s” is a field", (wish, label) => {
    expect(say(trattoria, wish).page).toMatch(new RegExp(`<label[^>]*>${label}<`));
  });

  test("a sign-up is a form, and needs nobody to sign in", () => {
    const { page, said } = say(salon, "add a model sign up with name, phone and hair length");
    expect(page).toMatch(/<label[^>]*>Hair length</);
    expect(said).not.toContain("Outside my range");
  });

  test("a button that leads to a page for payments takes no payments", () => {
    const { page, said } = say(salon, "donate button to https://paypal.me/schnitt");
    expect(page).toContain('href="https://paypal.me/schnitt">Donate<');
    expect(said).not.toContain("Outside my range");
  });

  test("a text of a button and where it leads, in one sentence; the part keeps its heading", () => {
    const { page } = say(trattoria, 'make the button say "See the menu" and jump to the menu');
    expect(page).toContain('href="#menu">See the menu</a>');
    expect(page).toMatch(/<h2[^>]*>Book a table</);
  });

  test.each([
    "link to our instagram @marco and facebook marcohamburg",
    "instagram: marco, facebook: marcohamburg",
    "social links: instagram.com/marco and facebook.com/marcohamburg",
  ])("“%s” is two links", (wish) => {
    const { page } = say(trattoria, wish);
    expect(page).toMatch(/instagram\.com\/marco"/);
    expect(page).toMatch(/facebook\.com\/marcohamburg"/);
  });

  test.each([
    "table of courses with day and time: piano monday 15:00, guitar tuesday 16:30",
    "timetable: piano Monday 15:00; guitar Tuesday 16:30",
    "courses: piano mon 15:00, guitar tue 16:30",
  ])("“%s” is a table with rows", (wish) => {
    const { page } = say(wedding, wish);
    expect(page).toMatch(/<td>Piano<\/td>\s*<td>Mon(?:day)?<\/td>\s*<td>15:00<\/td>/);
  });
});

describe("what is said for short is what it is on this page", () => {
  test("things with prices have a part of their own where the page lists none", () => {
    const { page } = say(wedding, "t-shirt 20, tote bag 12, vinyl 25");
    expect(page).toMatch(/<h2[^>]*>Prices</);
    expect(page).toMatch(priced("tote bag", "12"));
  });

  test("a price for a year is not one for a month", () => {
    const app = makeProject("landing page for my app Minto. free, pro 2.99 a month");
    const { page } = say(app, "yearly plan 24.99");
    expect(page).toMatch(priced("yearly plan", "24.99"));
  });

  test.each([
    ["what to bring: towel, water, shoes", /<h2[^>]*>What to bring</],
    ["we are on holiday from 1 to 14 august", /class="notice">We are on holiday/],
    ['the headline is too long, just write "Fresh pasta"', /headline">Fresh pasta/],
    ['what people say: Familie Kurz "Very clean"', /Very clean[\s\S]*Familie Kurz/],
  ])("“%s”", (wish, shown) => {
    expect(say(trattoria, wish).page).toMatch(shown);
  });

  test.each([
    ["calm green tones", /--accent: /],
    ["thicker font for the menu", /nav \{\s*font-weight: 700/],
    ["turn off dark mode", /color-scheme: light;/],
  ])("“%s”", (wish, rule) => {
    const { css } = say(trattoria, wish);
    expect(css).not.toBe(trattoria.get("styles.css"));
    expect(css).toMatch(rule);
  });

  test("two looks of one thing are of that thing", () => {
    const { css } = say(trattoria, "make my name smaller but bold");
    expect(css).not.toMatch(/body \{\s*font-weight/);
    expect(css).toMatch(/h1 \{[^}]*font-weight: 700/);
  });

  test.each([
    "hide the header when scrolling",
    "show the times in a table",
    "make the contact button go to whatsapp 0171 2233445",
  ])("“%s” is not made by half", (wish) => {
    expect(say(salon, wish).isChanged).toBe(false);
  });
});

describe("looks that have a rule of their own", () => {
  test.each([
    "the footer should have a grey background and white text",
    "grey background and white text in the footer",
    "grey footer with white text",
    "white text on a grey background in the footer",
  ])("“%s” is of the footer alone", (wish) => {
    const { css } = say(trattoria, wish);
    const [before = "", after = ""] = [trattoria.get("styles.css") ?? "", css];
    expect(after.startsWith(before.trimEnd())).toBe(true);
    expect(after.slice(before.trimEnd().length)).toMatch(
      /:root footer \{\s*background: #[0-9a-f]{6};\s*border-color: #[0-9a-f]{6};\s*color: #f7f7f7;/,
    );
    // Links would keep a colour that was chosen for another ground.
    expect(after).toMatch(/:root footer a:not\(\.button\) \{\s*color: inherit/);
  });

  test("two colours of one part that cannot be read are not made", () => {
    expect(say(trattoria, "yellow background and white text in the footer").isChanged).toBe(false);
  });

  test.each([
    ["bigger line spacing", /line-height: 1\.85/],
    ["make the hero full screen", /min-height: 100svh/],
    ["the buttons should be outlined not filled", /background: transparent/],
    ["make the text not so wide", /main p \{\s*max-width/],
    ["show the photos in black and white", /grayscale\(1\)/],
    ["no capitals in the menu please", /nav a \{\s*text-transform: none/],
    ["make headings lower case", /text-transform: lowercase/],
    ["put a line between the dishes", /li \+ li \{/],
    ["line under each heading", /border-bottom: 2px solid/],
    ["the sections should alternate white and light grey", /nth-of-type\(even\)/],
    ["make links not underlined", /text-decoration: none/],
    ["no rounded corners anywhere", /--radius: 0px/],
    ["I don't like the font, something rounder", /Fredoka/],
    ["the pictures should have round corners", /border-radius: 20px/],
  ])("“%s”", (wish, rule) => {
    expect(say(trattoria, wish).css).toMatch(rule);
  });

  test("the headings keep their font where the text gets one", () => {
    const { css } = say(trattoria, "the headings in a serif font, the text in a sans serif font");
    expect(css).toMatch(/--font: "Figtree"/);
    expect(css).toMatch(/--font-heading: "Newsreader"/);
  });

  test("handwriting is of the names alone, and a font that is one", () => {
    const { css } = say(wedding, "write the names in a script font");
    expect(css).toMatch(/h1,\s*:root \.brand \{\s*font-family: "Segoe Script"/);
    expect(css).not.toContain('--font: "Fredoka"');
  });
});

describe("pictures, buttons, people and prices are asked for in ordinary words", () => {
  test.each([
    ["make all the photos square", /aspect-ratio: 1;/],
    ["square images please", /aspect-ratio: 1;/],
    ["show the photos in circles", /border-radius: 50%/],
    ["show two pictures per row", /repeat\(2, minmax/],
    ["zoom the images on hover", /:hover \{\s*scale: 1.05/],
    ["tilt the pictures a little", /rotate: -1.5deg/],
    ["make the header image darker", /brightness\(0.65\)/],
    ["make the header transparent", /background: transparent/],
    ["reduce the space between sections", /:root \.section \{\s*padding/],
    ["add a horizontal line between the sections", /section \+ section \{\s*border-top/],
    ["make the page narrower", /--page: (?:6|4|3)\d(?:\.\d)?rem/],
    ["add a gold border around the page", /border: 0.75rem solid #/],
  ])("“%s”", (wish, rule) => {
    const café = makeProject("a portfolio website for the photographer Ada Lind");
    expect(say(café, wish).css).toMatch(rule);
  });

  test.each([
    ["add a book now button", />Book now<\/a>/],
    ["add a call button with 030 7654321", /href="tel:0307654321">Call/],
    ["add a button to phone us at 030 7654321", /href="tel:0307654321"/],
    [
      "put a gift card button in the header that links to example.com/gift",
      /<nav[\s\S]*class="button[^>]*example\.com\/gift[\s\S]*<\/nav>/,
    ],
    [
      "add a price for a blow dry, 22 €",
      /menu-name">Blow dry<\/span>\s*<span class="menu-price">22 €/,
    ],
    [
      'add "Pensioners: 20 €" to the price list',
      /menu-name">Pensioners<\/span>\s*<span class="menu-price">20 €/,
    ],
    [
      "add a summer special for 39 € until 31 August",
      /Summer special \(until 31 August\)<\/span>\s*<span class="menu-price">39 €/,
    ],
    ["add our stylists Kim, Ayla and Jo", /<h3>Kim<\/h3>[\s\S]*<h3>Jo<\/h3>/],
    ["add the trainers Eva (yoga) and Tim (boxing)", /<h3>Eva<\/h3>\s*<p>yoga/],
    [
      'add a section "Our way" with three steps: Wash, Cut, Coffee',
      /<h3>Wash<\/h3>[\s\S]*<h3>Coffee<\/h3>/,
    ],
    [
      'add a section "Brands" with "Olia - colour without ammonia" and "Kevin - shampoo"',
      /<h3>Olia<\/h3>\s*<p>colour without ammonia/,
    ],
  ])("“%s”", (wish, there) => {
    expect(say(salon, wish).page).toMatch(there);
  });

  test.each([
    ['add "Cards welcome" at the bottom of the prices', /Cards welcome/],
    [
      "add a gift voucher section",
      /<h2[^>]*>Gift voucher<\/h2>\s*<p class="section-lead">Write here/,
    ],
    ["add a FAQ section with four questions", /Question 4<\/summary>/],
    ["add a blog section with two posts", /<h3>Post 1<\/h3>[\s\S]*<h3>Post 2<\/h3>/],
    ["add our sponsors in a row", /<h2[^>]*>Sponsors<\/h2>/],
    ["add delivery info: we deliver within 5 km, from €20", /We deliver within 5 km, from €20/],
    ["add how to get here: by bus 4, then 5 minutes on foot", /By bus 4, then 5 minutes on foot/],
    [
      "add a note that we are closed from 1 to 8 May",
      /class="notice">We are closed from 1 to 8 May/,
    ],
    ["add a money-back guarantee of 30 days", /Money-back guarantee of 30 days/],
    ["add a concert on 28 March at Lido", /<h2[^>]*>Concerts<\/h2>[\s\S]*28 March at Lido/],
    ["put the phone number in the footer", /<footer[\s\S]*tel:0301234567[\s\S]*<\/footer>/],
    ["show the phone number in the header", /<p class="header-facts"><a href="tel:0301234567">/],
    [
      "add a thank-you line in the footer: See you soon!",
      /©[\s\S]*See you soon!|See you soon![\s\S]*©/,
    ],
    ["add a form to apply as a trainee", /<h2[^>]*>Apply as a trainee<\/h2>/],
    [
      "add a membership form with birthday and shoe size",
      /data-keep="membership"[\s\S]*>Shoe size<\/label>/,
    ],
  ])("“%s”", (wish, there) => {
    expect(say(salon, wish).page).toMatch(there);
  });

  test("one hour, one day or one number of a text is another, and the rest stays", () => {
    const club = makeProject(
      "A website for our tennis club Ace. Ages 6 to 99. Training Tuesday 17:00 and Thursday 18:30.",
    );
    expect(say(club, "change the training on Thursday to 19:00").page).toContain(
      "Tuesday 17:00 and Thursday 19:00",
    );
    expect(say(club, "change the ages to 5 to 90").page).toContain("Ages 5 to 90");
  });

  test("the choice of a service is of what has a price", () => {
    const { page } = say(salon, "add a booking form with name, phone and service");
    expect(page).toMatch(/<option>women&#39;s cut<\/option>/);
  });

  test("a strip has the colour that was said, and a countdown the first of two days", () => {
    expect(say(salon, 'add a red banner at the top saying "Closed today"').css).toMatch(
      /:root \.notice \{\s*background: #/,
    );
    const fair = makeProject("A page for our book fair on 14 and 15 May 2031 in Leipzig");
    expect(say(fair, "add a countdown").page).toContain('data-countdown="2031-05-14"');
  });
});

describe("what is not there is not made instead", () => {
  test.each([
    "make the donate button orange",
    "remove the gift list",
    "remove the newsletter",
  ])("“%s” says that there is none", (wish) => {
    const { said, isChanged } = say(salon, wish);
    expect(isChanged).toBe(false);
    expect(said).toMatch(/There is no /);
  });

  test.each([
    "move the contact section up above the faq",
    "move the gallery to the top",
  ])("“%s” adds nothing", (wish) => {
    expect(say(trattoria, wish).isChanged).toBe(false);
  });

  test("where a text goes is no part of an address", () => {
    const { page } = say(salon, "put the address in the footer: Lange Reihe 22, 20099 Hamburg");
    expect(page).not.toContain("in the footer:");
    expect(page).toMatch(/<footer[\s\S]*Lange Reihe 22/);
    expect(page).toContain("©");
  });
});

describe("what is told of a page is done to it", () => {
  const fair = makeProject("a page to announce our village summer fair");
  const dated = makeProject(
    "a page to announce our village summer fair on Saturday 5 July at the old mill",
  );
  const hair = makeProject("a website for my hair salon");

  test.each([
    ["Add a section looking for volunteers, with a sign-up form", "Looking for volunteers"],
    ["Add a section about the raffle with a contact form", "Raffle"],
  ])("“%s” has its form in it", (wish, heading) => {
    const { page } = say(fair, wish);
    expect(page).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>[\\s\\S]{0,200}<form`));
  });

  test("a thing that cannot be in a part of the page is no text of it", () => {
    expect(say(fair, "Add a section about parking with a map").page).not.toContain(">a map<");
  });

  test.each([
    ["It's on Saturday 12 July, from 11am to 5pm", "Saturday 12 July, 11am to 5pm"],
    ["The fair is on Sunday 3 August from 2pm to 6pm", "Sunday 3 August, 2pm to 6pm"],
    ["Date: Saturday 12 July, 11am to 5pm", "Saturday 12 July, 11am to 5pm"],
    ["It takes place on the green behind the church", "The green behind the church"],
    ["It takes place on Saturday 12 July at 11am in the village hall", "The village hall"],
  ])("“%s” is a fact below its first words, and takes the place of the old one", (wish, fact) => {
    for (const project of [fair, dated]) {
      const { page } = say(project, wish);
      expect(page).toContain(`</svg>${fact}</li>`);
      if (/\d/.test(wish)) expect(page).not.toContain("5 July at");
    }
  });

  test.each([
    "Thank our sponsors Hill's Bakery and Green Garage",
    "Our sponsors are Hill's Bakery and Green Garage",
  ])("“%s” names both", (wish) => {
    const { page } = say(fair, wish);
    expect(page).toMatch(/sponsors<\/h2>/);
    expect(page).toContain("<h3>Hill&#39;s Bakery</h3>");
    expect(page).toContain("<h3>Green Garage</h3>");
  });

  test.each([
    "The salon is called Studio Marlene",
    "The name of the salon is Studio Marlene",
    "Our salon's name is Studio Marlene",
    "It's called Studio Marlene",
  ])("“%s” is the name of the page", (wish) => {
    expect(say(hair, wish).page).toContain("<title>Studio Marlene</title>");
  });

  test.each([
    "The button at the top should say Book an appointment",
    "The top button should read Book an appointment",
    "Change the text of the button to Book an appointment",
    "The text on the button at the top should be “Book an appointment”",
  ])("“%s” is the first screen's own button", (wish) => {
    const { page } = say(hair, wish);
    expect(page).toContain('href="#appointment">Book an appointment</a>');
    expect(page).toMatch(/<h2[^>]*>Ask for an appointment</);
  });

  test.each([
    "Put a notice at the top that we're closed from 3 to 10 August",
    "Put up a sign that we're closed from 3 to 10 August",
    "Add a notice on top: we're closed from 3 to 10 August",
  ])("“%s” is a strip on top", (wish) => {
    expect(say(hair, wish).page).toContain(
      '<p class="notice">We&#39;re closed from 3 to 10 August</p>',
    );
  });

  test.each([
    "Add frequently asked questions, one about parking and one about cancelling",
    "Add common questions, one about parking and another about cancelling",
  ])("“%s” asks both, and says that the answers are to be written", (wish) => {
    const { page, said } = say(hair, wish);
    expect(page).toContain("<summary>Where can I park?</summary>");
    expect(page).toContain("<summary>What if I have to cancel?</summary>");
    expect(said).toContain("I do not know the answers");
  });

  test.each([
    ["Make the page pink and gold", /--accent: light-dark\(#e6458f/],
    ["Make the website navy and gold", /--accent: light-dark\(#1e3a7a/],
    ["Make the page pink", /--bg: light-dark\(#feb0cc/],
    ["Make the footer black with white text", /footer \{\s*background: #1c1c1e/],
    ["black footer with white text", /footer \{\s*background: #1c1c1e/],
  ])("“%s” has the colours that were said", (wish, rule) => {
    expect(say(hair, wish).css).toMatch(rule);
  });
});
