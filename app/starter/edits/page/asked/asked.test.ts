import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const CAFE =
  "A website for my café Luna in Bristol, 12 Park Row. Flat white £3.20, carrot cake £3.50. Open Monday to Friday 8 to 17. Phone 0117 555 0142, hello@cafeluna.example";
let café: Map<string, string>;
beforeAll(() => {
  café = makeProject(CAFE);
});
const say = (wish: string) => {
  const { files, said, isChanged } = tryEdit(café, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { page, css, said, files, isChanged };
};

test("what a button should say is its text, and no form that is asked for", () => {
  const reserve = say("the button should say Reserve a table");
  expect(reserve.page).not.toContain('name="time"');
  const book = say("the button should say Book now");
  expect(book.said).toContain("“Book now”");
  expect(book.page).toContain(">Book now<");
});

describe("what pages are asked for is made however it is put", () => {
  test.each([
    ["let people book a table", 'id="table-time" name="time" type="time"'],
    ["can visitors book a table? they should say when, what time and how many", 'name="time"'],
    ["Gäste sollen einen Tisch reservieren können", 'name="time"'],
    ["je voudrais que les clients puissent réserver une table", 'name="time"'],
    ["I want visitors to leave a message everybody can see", "@sayso/data/posts/guest-book"],
    ["let guests leave comments", '<h2 id="guest-book-title">Comments</h2>'],
    ["ein Gästebuch bitte", "@sayso/data/posts/guest-book"],
    ["people should be able to sign up for our mailing list", "@sayso/data/inbox/newsletter"],
    ["Newsletter-Anmeldung", "@sayso/data/inbox/newsletter"],
    ["show where we are on a map", "openstreetmap.org/search?query=12%20Park%20Row%2C%20Bristol"],
    ["put in directions to the café", 'class="map-card"'],
    ["add a contact form", "@sayso/data/inbox/contact"],
    ["contact form please", ">Message</label>"],
    ["can you add a form so people can contact us", "@sayso/data/inbox/contact"],
    ["a contact form with name, email and message at the bottom", "@sayso/data/inbox/contact"],
    ["Kontaktformular hinzufügen", "@sayso/data/inbox/contact"],
    ["ajoute un formulaire de contact", "@sayso/data/inbox/contact"],
    ["agrega un formulario de contacto", "@sayso/data/inbox/contact"],
    ["make the menu printable", "print-page"],
    ["a button to share this with friends", "share-page"],
    ["scroll to top arrow", 'class="to-top page-act" href="#" aria-label="Back to top"'],
  ])("“%s”", (wish, markup) => {
    expect(say(wish).page).toContain(markup);
  });

  test("a contact form asks for nothing in silence that it was not to ask for", () => {
    const { page } = say("add a contact form with subject and phone number");
    expect(page).not.toContain("@sayso/data/inbox/contact");
  });

  test("what visitors write for everybody is shown as text alone", () => {
    const { files } = say("a guest book");
    expect(files.get("script.js")).toContain("text.textContent = String(data.text");
    expect(files.get("script.js")).not.toContain("innerHTML");
  });

  test("a page without a form for days gets one that names what it asks", () => {
    const party = makeProject("Page for my band The Foxes. Contact: foxes@band.example");
    const bare = new Map(party).set(
      "index.html",
      (party.get("index.html") ?? "").replace(/<section[^>]*section-form[\s\S]*?<\/section>/g, ""),
    );
    const { files, said } = tryEdit(bare, { say: "let people book us for an evening" });
    expect(files.get("index.html")).toMatch(
      /data-inbox="@sayso\/data\/inbox\/booking" data-mail="foxes@band\.example"[\s\S]*type="date"[\s\S]*type="time"/,
    );
    expect(said).toContain("books none");
  });

  test.each([
    ["the top bit is too tall on my phone", true],
    ["on my phone the header takes up the whole screen", true],
    ["the banner is way too tall", false],
  ])("“%s” makes the first screen lower where it was said", (wish, isPhone) => {
    const added = say(wish).css.slice(café.get("styles.css")?.length);
    expect(added).toMatch(/max-height: 9rem/);
    expect(/@media \(max-width/.test(added)).toBe(isPhone);
  });

  test.each([
    "make the menu stick to the top",
    "fix the header at the top",
    "menu that doesn't disappear when you scroll",
    "pin the navigation",
  ])("“%s” keeps the header in sight", (wish) => {
    expect(say(wish).css).toMatch(/\.site-header \{\n {2}position: sticky/);
  });
});

describe("pages about the law say what is so, and mark what only their owner knows", () => {
  test("a privacy page is read off the page", () => {
    const { files, said } = say("we need a privacy policy");
    expect(files.get("privacy.html")).toContain("sets no cookies");
    expect(files.get("privacy.html")).toContain("What you write into a form of this page");
    expect(files.get("privacy.html")).toContain("0117 555 0142");
    expect(files.get("index.html")).toContain('<a href="privacy.html">Privacy</a>');
    expect(said).toMatch(/in brackets: \[your full name or company\].*no legal advice/s);
  });

  test("one that loads something from elsewhere does not say that it does not", () => {
    const other = new Map(café).set(
      "index.html",
      (café.get("index.html") ?? "").replace(
        "</main>",
        '<iframe src="https://maps.example.com/x"></iframe></main>',
      ),
    );
    const { files, said } = tryEdit(other, { say: "add a privacy page" });
    expect(files.get("privacy.html")).toContain("maps.example.com");
    expect(files.get("privacy.html")).not.toContain("sets no cookies");
    expect(said).not.toContain("no cookies");
    expect(tryEdit(other, { say: "add a cookie banner" }).isChanged).toBe(false);
  });

  test("a banner that would ask for nothing is not made, and the page says why", () => {
    const { page, said } = say("add a cookie banner");
    expect(page).toContain("<p>This page sets no cookies.</p>");
    expect(said).toContain("nothing to consent to");
  });

  test.each(["Bitte ein Impressum", "I need legal pages: privacy and imprint"])("“%s”", (wish) =>
    expect(say(wish).files.get("imprint.html")).toContain("12 Park Row"));
});

describe("prices and notices are written as they were said", () => {
  test.each([
    ["carrot cake £3 instead of £3.50", 'data-was="£3.50">£3<'],
    ["show the old price crossed out: carrot cake £3.50 now £3", 'data-was="£3.50">£3<'],
    ["20% off flat white", 'data-was="£3.20">£2.56<'],
    ["put the carrot cake on sale for £2.80", 'data-was="£3.50">£2.80<'],
  ])("“%s” crosses the old price out", (wish, markup) => {
    expect(say(wish).page).toContain(markup);
  });

  test("a price that is only changed has no old one beside it", () => {
    expect(say("carrot cake is £3 now").page).not.toContain("data-was");
    expect(say("reduce carrot cake to £3").page).not.toContain("data-was");
  });

  test.each([
    ["add an announcement bar: closed on Monday 4 May", "Closed on Monday 4 May"],
    [
      "put a banner at the top saying we are closed on Easter Monday",
      "We are closed on Easter Monday",
    ],
    ["show a message on top: Kitchen closed this week", "Kitchen closed this week"],
    ["add a notice bar “New: brunch on Sundays”", "New: brunch on Sundays"],
  ])("“%s”", (wish, text) => {
    expect(say(wish).page).toContain(`<p class="notice">${text}</p>`);
  });

  test.each([
    ["show how many days until 1 May 2027", "2027-05-01"],
    ["count down the days to our anniversary on 12 June 2027", "2027-06-12"],
    ["we reopen on 1 March 2027, show a countdown", "2027-03-01"],
  ])("“%s” counts", (wish, day) => {
    expect(say(wish).page).toContain(`data-countdown="${day}"`);
  });
});

describe("another wish with one of these words is none of them", () => {
  test.each([
    ["no share button please", "share-page"],
    ["add a site map", "map-card"],
    ["remove the reservation form", 'name="time"'],
    ["make the print bigger", "print-page"],
    ["add a mind map of our values", "map-card"],
    ["the address should open google maps", "map-card"],
    ["add customer reviews", "data-wall"],
    ["Kundenstimmen hinzufügen", "data-wall"],
    ["the newsletter is sent on Fridays", "inbox/newsletter"],
    ["write “Book a table” on the first button", 'name="time"'],
    ["we share the kitchen with the bakery next door", "share-page"],
    ["add the cookbook “Map of Tastes” for £20 to the menu", "map-card"],
  ])("“%s”", (wish, markup) => {
    expect(say(wish).page).not.toContain(markup);
  });

  test("what is there already is not made twice", () => {
    const { files } = say("add a guest book");
    const again = tryEdit(files, { say: "a guestbook please" });
    expect(again.isChanged).toBe(false);
    expect(again.said).toContain("already");
  });
});
