import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";
import { OPEN_SCRIPT } from "./programs/open-script";

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
    ["add olive oil 0.75 l for £12", "olive oil 0.75 l", "£12"],
    ["new product: lemonade 0,5 l for £3", "lemonade 0,5 l", "£3"],
  ])("“%s” is one entry: an amount is no price", (wish, name, price) => {
    const { page } = say(wish);
    expect(page).toContain(`<span class="menu-name">${name}</span>`);
    expect(page).toContain(`<span class="menu-price">${price}</span>`);
    expect(page.match(/class="menu-name"/g)).toHaveLength(4);
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

  test.each([
    ["We are closed on Mondays, otherwise 8 to 19", ["Monday closed", "Tuesday to Sunday 8 to 19"]],
    ["Montags zu, sonst 9 bis 18 Uhr", ["Monday closed", "Tuesday to Sunday 9 bis 18 Uhr"]],
    ["Cerramos los lunes, el resto de 8 a 19", ["Monday closed", "Tuesday to Sunday 8 a 19"]],
    [
      "closed Mondays and Tuesdays, the other days 9-5",
      ["Monday, Tuesday closed", "Wednesday to Sunday 9-5"],
    ],
    [
      "new hours: Sun closed, Tue-Fri 8-18, Sat 9-16",
      ["Tuesday to Friday 8-18", "Saturday 9-16", "Sunday closed"],
    ],
    [
      "Mon 9-12, Thursday closed",
      [
        "Monday 9-12",
        "Tuesday, Wednesday 8am to 5pm",
        "Thursday closed",
        "Friday 8am to 5pm",
        "Saturday 9am to 4pm",
      ],
    ],
  ])("“%s” sets the hours of a week in its order", (wish, expected) => {
    const { page } = say(wish);
    const rows = [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)];
    expect(rows.map(([, days, time]) => `${days} ${time}`)).toEqual(expected);
  });

  test.each<[string, RegExp, RegExp]>([
    ["footer with Gas Safe No. 512345", /<footer[\s\S]*<p>Gas Safe No. 512345/, /Footer with/],
    ["flat white £3.50, call-out stays", /£3\.50/, /call-bar/],
  ])("“%s” is taken for what it says", (wish, there, gone) => {
    const { page } = say(wish);
    expect(page).toMatch(there);
    expect(page).not.toMatch(gone);
  });

  test.each([
    'Can you add a "Request a quote" form?',
    "bigger text on the animal cards",
  ])("“%s” is nothing that people said, and no motion", (wish) => {
    const { page, css } = say(wish);
    expect(page).not.toContain("blockquote");
    expect(css).not.toContain("animation: appear");
  });

  test("navy blue is a blue of its own", () => {
    expect(say("make the site navy blue and white").css).toContain("--accent: light-dark(#1e3a7a");
  });

  test("days are called as those beside them", () => {
    const { files } = tryEdit(
      makeProject(
        "Website for my barber shop Klinge in Graz. Geöffnet Dienstag bis Freitag 9 bis 18 Uhr, Samstag 8 bis 13 Uhr.",
      ),
      { say: "Montag und Sonntag geschlossen, sonst 10-19 Uhr" },
    );
    expect(files.get("index.html")).toContain("<dt>Dienstag bis Samstag</dt><dd>10-19 Uhr</dd>");
    expect(files.get("index.html")).toContain("<dt>Sonntag</dt><dd>geschlossen</dd>");
  });

  test("hours that all days share are changed without a day", () => {
    const daily = makeProject(
      "A website for our café Morgenrot, open daily 7 to 18. Coffee 2.80, cake 3.90.",
    );
    const { files } = tryEdit(daily, { say: "we now open at 8" });
    expect(files.get("index.html")).toMatch(/<dt>daily<\/dt><dd>8 to 18<\/dd>/i);
  });

  test("a colour is that of what it is said of", () => {
    const { css } = say("footer in dark blue, and the headings bold");
    expect(css).toMatch(/:root footer \{\s*background: #/);
    expect(css).toMatch(/:root h2,[\s\S]*font-weight: 700/);
  });

  test("letters that would be lost on a page's dark ground are lighter there, and it is said", () => {
    const dark = say("make the headings dark blue");
    expect(dark.css).toMatch(/:root h2,[^}]*color: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)/);
    expect(dark.said).toContain("dark blue, lighter where a device is set to dark");
    expect(say("make the headings orange").css).toMatch(/:root h2,[^}]*color: #[0-9a-f]{6};/);
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

describe("all of a page is made to look as it is wished to feel", () => {
  const tokensOf = (css: string) => /:root \{[^}]*\}/.exec(css)?.[0] ?? "";
  test.each([
    ["can it look a bit fresher and more up to date", "modern"],
    ["Das wirkt irgendwie altbacken", "modern"],
    ["feels cold, make it cosier", "warm"],
    ["rends le site plus chaleureux", "warm"],
    ["make it less corporate", "friendly"],
    ["es ist mir zu bunt", "calm"],
    ["bit less shouty please", "calm"],
    ["More colour!!!", "lively"],
    ["deixa mais alegre", "lively"],
    ["it's too busy, tidy it up", "airy"],
    ["quiero algo más sencillo", "airy"],
    ["the design is too plain", "rich"],
    ["hazlo más elegante", "elegant"],
    ["I'd like a more professional look", "serious"],
    ["sembra vecchio", "modern"],
    ["mach alles etwas eleganter aber nicht so kindisch", "elegant and serious"],
  ])("“%s”", (wish, mood) => {
    const { css, page, said } = say(wish);
    const { css: again } = say(`make it ${mood === "rich" ? "fuller" : mood}`);
    expect(css, said).toBe(again);
    expect(css).not.toBe(café.get("styles.css"));
    expect(page).toBe(café.get("index.html"));
  });

  test("what a part is to be like is none of all of the page", () => {
    expect(say("make the guest book more modern").isChanged).toBe(false);
    const { css } = say("make the menu more modern");
    expect(tokensOf(css)).toBe(tokensOf(café.get("styles.css") ?? ""));
  });

  test("the next mood takes the rules of the one before away", () => {
    const { files } = tryEdit(café, { before: ["make it festive"], say: "more elegant" });
    expect(files.get("styles.css")).not.toContain("twinkle");
  });

  test.each([
    ["the font is too thin", /body \{\s*font-weight: 550/],
    ["Fonts too fancy cant read it", /--font: "Figtree"/],
    ["Text is hard to read on my phone", /max-width: 48rem[\s\S]*--font-size: 115%/],
    ["il testo è illeggibile", /--font: "Figtree"/],
    ["les titres sont trop fins", /--heading-weight: 700/],
  ])("letters: “%s”", (wish, rule) => {
    expect(say(wish).css).toMatch(rule);
  });

  test.each([
    ["the name should wiggle or move", /is-wiggle/],
    ["let the sections fade in when you scroll", /animation-timeline: view/],
    ["der Cappuccino soll blinken", /is-pulsing/],
  ])("movement: “%s” stands still for whoever asks for none", (wish, rule) => {
    const { css } = say(wish);
    expect(css).toMatch(rule);
    expect(css).toMatch(/prefers-reduced-motion: no-preference/);
  });

  test("confetti falls once", () => {
    const { files } = tryEdit(café, { say: "lass Konfetti regnen wenn man die Seite öffnet" });
    expect(files.get("script.js")).toMatch(/\nconfetti\(\);/);
  });
});

describe("what people tell anew reaches every place where it stands", () => {
  let studio: Map<string, string>;
  beforeAll(() => {
    studio = makeProject(
      "A page for my brother's stag do at the Anchor Inn in Whitby on Saturday 12 June 2027 from 2pm, bring a coat. RSVP to Tom Kerr 07700 900111.",
    );
  });
  test.each([
    ["starts at 3 now not 2", "Saturday 12 June 2027, 3pm", "2pm"],
    ["kicks off at 1", "Saturday 12 June 2027, 1pm", "2pm"],
    ["the venue changed to The Duke of York", "at the Duke of York", "Anchor Inn"],
    ["we moved the location to Bay Hall", "Bay Hall", "Anchor Inn"],
  ])("“%s”", (wish, shows, hides) => {
    const page = tryEdit(studio, { say: wish }).files.get("index.html") ?? "";
    expect(page).toContain(shows);
    expect(page).not.toContain(hides);
  });

  test.each([
    ["call us Big Finch now", ">Big Finch<"],
    ["wir heißen jetzt Großer Fink", ">Großer Fink<"],
    ["on s'appelle maintenant Le Pinson", ">Le Pinson<"],
    ["spelling of our name is Little Fynch", ">Little Fynch<"],
    ["don't show the street address, just say “Cotham, Bristol”", "Cotham, Bristol"],
    ["remove banana bread they hate it, replace with carrot cake", ">carrot cake<"],
    ["change Little Finch to Finch Ltd in the footer", "Finch Ltd</p>"],
    ['make the headline "Best coffee in Cotham"', ">Best coffee in Cotham<"],
    ["change cappuccino to “cappu” everywhere, so it is shorter", ">cappu<"],
  ])("“%s”", (wish, shows) => {
    expect(say(wish).page).toContain(shows);
  });

  test("a name that is nearly none on the page is asked about", () => {
    const { isChanged, said } = say("spelling of our name is Wilhelmina");
    expect(isChanged).toBe(false);
    expect(said).toContain("which one");
  });
});

describe("the starter's own sentences are there in six languages, and what its owner said stays", () => {
  test.each([
    ["translate it to German", "de", ">Tag<"],
    ["traduis la page en français", "fr", ">Jour<"],
    ["put the page into italian", "it", ">Giorno<"],
  ])("“%s”", (wish, language, shows) => {
    const { page, said } = say(wish);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(shows);
    expect(page).toContain("flat white");
    expect(said).toContain("“flat white”");
    expect(said).not.toContain("Outside my range");
  });

  test.each([
    "add spanish",
    "Spanish version please, many guests are from Spain. keep the English also",
    "Can it be in Spanish as well? Only the important parts",
    "también en español",
  ])("“%s” makes a second page, each linked from the other", (wish) => {
    const { files } = tryEdit(café, { say: wish });
    expect(files.get("index.html")).toContain('<a href="es.html" lang="es"');
    expect(files.get("es.html")).toMatch(/<html lang="es"[\s\S]*<a href="index.html" lang="en"/);
  });

  test.each(["translate it to Welsh", "Swahili version please"])("“%s” is told", (wish) => {
    const { isChanged, said } = say(wish);
    expect(isChanged).toBe(false);
    expect(said).toMatch(/I hold no words of (?:Welsh|Swahili)/);
  });
});

describe("a small program is made where all that is wished of it is what it does", () => {
  let fair: Map<string, string>;
  beforeAll(() => {
    fair = makeProject(
      "Page for our Harvest Fair in Elmswell on Saturday 18 September 2027, 2pm. Pony ride £4, cake £2.50. Open Monday to Friday 9 till 4. Phone 01359 240000.",
    );
  });
  test.each([
    ["show if we are open now or closed", 'class="open-now"'],
    ["zeig an, ob gerade offen ist", 'class="open-now"'],
    ["can today be highlighted in the opening hours", "data-today"],
    ["let people work out the total - like 2 cake and 1 pony ride", 'data-total-of="menu"'],
    ["a price calculator please", 'data-total-of="menu"'],
    ["a button to put it in my calendar", "DTSTART%3A20270918T140000"],
    ["sticky phone button on mobile", 'class="call-bar" href="tel:01359240000"'],
    ["add a list of who's bringing what, people should add their own", 'data-keep="bring"'],
    ["countdown in days til the fair", 'data-countdown="2027-09-18"'],
  ])("“%s”", (wish, markup) => {
    expect(tryEdit(fair, { say: wish }).files.get("index.html")).toContain(markup);
  });

  test.each([
    "add a mortgage calculator",
    "a calculator for the pace in minutes per km",
  ])("“%s” is none that adds up prices", (wish) => {
    expect(tryEdit(fair, { say: wish }).files.get("index.html")).not.toContain("data-total-of");
  });

  test("hours are read as people write them", () => {
    const { daysOf, spansOf } = new Function(
      "document",
      "setInterval",
      `${OPEN_SCRIPT}; return { daysOf, spansOf };`,
    )({ querySelectorAll: () => [] }, () => 0);
    expect(daysOf("Tuesday to Friday")).toEqual([1, 2, 3, 4]);
    expect(daysOf("Sa – Mo")).toEqual([5, 6, 0]);
    expect(daysOf("lundi, mercredi")).toEqual([0, 2]);
    expect(daysOf("everyday")).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(spansOf("9 till 4")).toEqual([[540, 960]]);
    expect(spansOf("18:00 – 2:00")).toEqual([[1080, 1560]]);
    expect(spansOf("9h30-12h, 14h-19h")).toEqual([
      [570, 720],
      [840, 1140],
    ]);
    expect(spansOf("1pm - 8pm")).toEqual([[780, 1200]]);
    expect(spansOf("closed")).toEqual([]);
  });
});

describe("what people tell of their offer is said on the page", () => {
  test.each([
    ["Under 12s get in free with an adult", "Under 12s get in free with an adult"],
    ["dogs are welcome in the garden", "Dogs are welcome in the garden"],
    ["Wir sprechen auch Deutsch", "Wir sprechen auch Deutsch"],
    ["Parken kann man im Hof", "Parken kann man im Hof"],
    ["aceptamos tarjetas", "Aceptamos tarjetas"],
    ["oat milk is free for regulars, write that there", "Oat milk is free for regulars"],
    ["banana bread ist gratis für Kinder, schreib das dazu", "Banana bread ist gratis für Kinder"],
  ])("“%s”", (wish, text) => {
    expect(say(wish).page).toContain(`<p class="callout">${text}</p>`);
  });

  test("what stands before the colon of a list heads it", () => {
    const { page } = say("add where we sell: Bath Market, Green Larder, The Garden Station");
    expect(page).toContain(">Where we sell</h2>");
  });

  test("where it is to stand is said before a colon", () => {
    const { page } = say("Bitte oben groß schreiben: Wir haben Urlaub vom 1. bis 14. August");
    expect(page).toContain('<p class="notice">Wir haben Urlaub vom 1. bis 14. August</p>');
  });

  test.each([
    "we look terrible on phones",
    "the photos are too dark",
    "we want a nicer page",
    "cards are too big",
  ])("“%s” is nothing to be said", (wish) => {
    expect(say(wish).page).not.toMatch(/class="(?:callout|notice)"/);
  });
});

describe("entries, prices and hours are changed as what they are", () => {
  test.each([
    [
      "banana bread is sold out, cross it out",
      /<s>banana bread<\/s> <small class="badge">Sold out</,
    ],
    ["banana bread is sold out till june", /badge">Sold out till june</],
    ["banana bread ist ausverkauft", /badge">Ausverkauft</],
    ["hide the banana bread for now", /<li hidden>\s*<span class="menu-name">banana bread/],
    ["use the € sign", />€3\.40</],
    ["reviews pls", /Places for reviews/],
    ["make the menu a table", /<tbody>[\s\S]*<td class="menu-price">£3\.40<\/td>/],
    ["mets les prix dans un tableau", /<tbody>/],
    ["the house number is 16", /16 Cotham Hill/],
  ])("“%s”", (wish, shows) => {
    expect(say(wish).page).toMatch(shows);
  });

  test("a look of the prices is none of their list", () => {
    const { css } = say("make the prices bold and a bit bigger");
    expect(css).toMatch(/:root \.menu-price \{[^}]*font-weight: 700/);
    expect(css).not.toMatch(/#menu \{/);
  });

  test("of a day with two stretches one goes, and another day has the hours of the others", () => {
    const tailor = makeProject(
      "Website für meine Schneiderei „Nadel“ in Ulm. Montag bis Freitag 9–13 und 15–18 Uhr.",
    );
    const page = (wish: string) => tryEdit(tailor, { say: wish }).files.get("index.html");
    expect(page("Mittwochnachmittag zu")).toContain("<dt>Mittwoch</dt><dd>9–13 Uhr</dd>");
    expect(page("samstags auch offen, gleiche Zeiten")).toContain(
      "<dt>Samstag</dt><dd>9–13 und 15–18 Uhr</dd>",
    );
  });
});

test("hours whose day of today is marked are hours still", () => {
  const marked = { before: ["mark today in the opening hours"] };
  const open = tryEdit(café, { ...marked, say: "show if we are open now" });
  expect(open.files.get("index.html")).toContain('class="open-now"');
  const again = tryEdit(café, { ...marked, say: "mark today in the opening hours" });
  expect(again.said).toContain("already");
});

test.each([
  "Write Jo's surname: Jo Armstrong",
  "add my full name: Jo Armstrong",
])("“%s” makes no part of the page", (wish) => {
  expect(say(wish).page).not.toMatch(/<h2[^>]*>[^<]*name<\/h2>/);
});

test("a livelier page leaves the story its own ground, and calls are within the footer", () => {
  for (const wish of ["make it livelier", "it looks so empty", "more playful please"]) {
    const { css } = say(wish);
    expect(css, wish).toContain(".section:not(.section-story):nth-of-type(even) {");
    expect(css, wish).not.toContain(".section:nth-of-type(even) {");
  }
  const { page } = say("the call button should stay at the bottom when you scroll");
  expect(page).toMatch(/class="call-bar"[^\n]*\n\s*<\/footer>/);
});

test.each([
  ["styles.css", "\n", "make it cosy"],
  ["index.html", "<!--", "translate it to French"],
  ["index.html", "a", "change Little Finch to Big Finch everywhere"],
])("long files cost no more than others: %s full of %j", (path, part, wish) => {
  const text = café.get(path) ?? "";
  const at = path === "index.html" ? text.indexOf("</main>") : text.length;
  const long = `${text.slice(0, at)}${part.repeat(50_000 / part.length)}${text.slice(at)}`;
  const files = new Map([...café, [path, long]]);
  const since = process.cpuUsage();
  tryEdit(files, { say: wish });
  const { user } = process.cpuUsage(since);
  expect(user / 1000).toBeLessThan(1_500);
});

test.each([
  ["12 May 2027, 12am", "T000000"],
  ["12 May 2027, 12pm", "T120000"],
  ["12 May 2027, 2.30pm", "T143000"],
])("a calendar has the hour of “%s”", (day, hour) => {
  const party = makeProject(`A birthday party page for Mia on ${day}, Rose Hall, Leeds.`);
  const { files } = tryEdit(party, { say: "a button to put it in my calendar" });
  const link = /data:text\/calendar[^"]*/.exec(files.get("index.html") ?? "")?.[0] ?? "";
  expect(decodeURIComponent(link)).toContain(`DTSTART:20270512${hour}`);
});

test("several entries are hidden, and one is", () => {
  expect(say("hide the flat white and the cappuccino for now").said).toContain("are hidden now");
  expect(say("hide the cappuccino for now").said).toContain("is hidden now");
});
