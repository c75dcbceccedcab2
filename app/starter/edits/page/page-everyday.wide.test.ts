import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let groomer: Map<string, string>;
let homestay: Map<string, string>;
beforeAll(() => {
  groomer = makeProject(
    "Website for my dog grooming business Soggy Doggy in Aberdare, 5 Mill Lane. I do full groom £38, bath and blow dry £24, nail clip £9, puppy first visit £20. Mon to Sat 9 till 4. Ring Carys on 07700 900417, carys@soggydoggy.example.",
  );
  homestay = makeProject(
    'A website for our homestay "Vayal House". River Room (₹4,200 per night), Garden Room (₹3,500 per night) and Attic Room (₹2,800 per night). WhatsApp +91 98470 00123, stay@vayalhouse.example',
  );
});
const on = (project: Map<string, string>, wish: string) => {
  const { said, files, isChanged } = tryEdit(project, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};
const say = (wish: string) => on(groomer, wish);
const namesIn = (page: string) =>
  [...page.matchAll(/menu-name">([^<]*)</g)].map(([, name]) => name);

describe("prices of any currency are prices", () => {
  test("their names, amounts and periods are read from brackets, with thousands apart", () => {
    const page = homestay.get("index.html") ?? "";
    expect(namesIn(page)).toEqual(["River Room", "Garden Room", "Attic Room"]);
    expect(page).toContain(">₹3,500 per night<");
  });

  test("one is set in the manner of the old one", () => {
    const { page } = on(homestay, "Kindly change the Garden Room rate to ₹3,800");
    expect(page).toContain(">₹3,800 per night<");
    expect(page).not.toContain("₹3,500");
  });

  test("a list of new ones is made only where each of them is there", () => {
    expect(say("my prices changed: full groom £40, nail clip £10").page).toContain(">£40<");
    expect(say("my prices changed: full groom £40, ear wash £10").page).not.toContain(">£40<");
  });
});

describe("prices go, and what they are for stays", () => {
  test.each([
    "remove the prices",
    "no prices please",
    "Please take the prices off the page",
    "the prices can go",
    "Preise raus",
    "enlève les prix",
  ])("“%s”", (wish) => {
    const { page, said } = say(wish);
    expect(page).not.toContain("£");
    expect(namesIn(page)).toEqual(namesIn(groomer.get("index.html") ?? ""));
    expect(said).toContain("4 prices are gone from the page");
  });

  test.each([
    "hide the prices",
    "don't show any prices",
  ])("“%s” leaves them in the file", (wish) => {
    expect(say(wish).page.match(/hidden class="menu-price"/g)).toHaveLength(4);
  });

  test.each([
    "remove the price of the nail clip",
    "delete the nail clip price",
  ])("“%s” is about one of them", (wish) => {
    const { page } = say(wish);
    expect(page).not.toContain("£9");
    expect(page).toContain("£20");
    expect(namesIn(page)).toContain("nail clip");
  });

  test.each([
    "no emojis please",
    "please no animations",
    "no stock photos",
  ])("“%s” is told without a field of a form that nobody named", (wish) => {
    const { said, isChanged } = say(wish);
    expect(isChanged).toBe(false);
    expect(said).not.toMatch(/field “|the field/);
  });
});

describe("a list is sorted by what its entries cost", () => {
  test.each([
    "Please sort the prices from cheapest to dearest",
    "sort the prices by price",
    "sortiere die Preise vom billigsten zum teuersten",
    "classe les prix du moins cher au plus cher",
  ])("“%s”", (wish) => {
    expect(namesIn(say(wish).page)).toEqual([
      "nail clip",
      "puppy first visit",
      "bath and blow dry",
      "full groom",
    ]);
  });
});

describe("what is to be said on the page is said where it belongs", () => {
  test.each([
    ["say somewhere near the top that I'm fully insured", "I&#39;m fully insured"],
    ["tell people that I only use mild soap", "I only use mild soap"],
    ["Can you add 10% off for your second dog, make it stand out", "10% off for your second dog"],
    ["Puppies under 12 weeks are free", null],
    ["Children below 6 go free", "Children below 6 go free"],
    ["Bring a towel in winter - put this as a warning", "Bring a towel in winter"],
  ])("“%s”", (wish, text) => {
    const { page, css, isChanged } = say(wish);
    if (text === null) return expect(isChanged).toBe(false);
    expect(page).toContain(`<p class="callout">${text}</p>`);
    expect(css).toContain(".callout {");
  });

  test.each([
    "Wir haben im August Betriebsferien. Oben als Hinweis bitte!",
    "we are away all of May - put this at the top as a notice",
  ])("“%s” is a strip on top", (wish) => {
    expect(say(wish).page).toMatch(/<p class="notice">/);
  });

  test.each([
    "the text is hard to read",
    "why is everything in the middle?",
    "no one over 65 wants to be called that",
    "email is too small",
  ])("“%s” is nothing to be said", (wish) => {
    expect(say(wish).page).not.toContain('class="callout"');
  });
});

describe("what people want to press can be pressed", () => {
  test.each([
    ["the phone number should be clickable", '<a href="tel:07700900417">07700 900417</a>'],
    ["Can people text me straight from the page?", 'href="sms:07700900417"'],
    ["add a join button that opens an email", 'href="mailto:carys@soggydoggy.example"'],
    [
      'a button "Book now" that opens a mail with the subject Booking',
      "mailto:carys@soggydoggy.example?subject=Booking",
    ],
    ["the address should open google maps", "https://www.google.com/maps/search/"],
    ["add my insta @soggydoggy", 'href="https://www.instagram.com/soggydoggy"'],
    ["A share button for whatsapp", "https://wa.me/?text="],
  ])("“%s”", (wish, markup) => {
    expect(say(wish).page).toContain(markup);
  });
});

describe("places for pictures are as many as were said", () => {
  test.each([
    ["Please add a photo gallery with six pictures", 6],
    ["pictures of haircuts, like 8 of them in a grid", 8],
    ["I want a before and after bit with two pictures next to each other", 2],
    ["slideshow of old photos of mum. I have about 15", 15],
    ["put a photo of a wet dog on top", 1],
  ])("“%s”", (wish, count) => {
    expect(say(wish).page.match(/<figure class="photo-place"/g)).toHaveLength(count);
  });
});

describe("a section has the form of what was said of it", () => {
  test("steps with numbers", () => {
    const { page } = say("add a bit that says what happens: 1. we have a chat 2. bath 3. treat!");
    expect(page).toMatch(/What happens<\/h2>[\s\S]*>1<[\s\S]*We have a chat[\s\S]*>3</);
  });

  test("who said a quoted text stands behind it", () => {
    const { page } = say(
      'we got reviews, put some up. "Lifesavers." - Denise R.   "No mess" - Bill H.',
    );
    expect(page).toContain("“Lifesavers.”");
    expect(page).toMatch(/Denise R\.<[\s\S]*Bill H\.</);
  });

  test("commas in brackets part nothing", () => {
    const { page } = say(
      "Meet the team: Ronny (boss, since 1999), Amira (expert), Kalle (trainee)",
    );
    expect(page).toMatch(/Ronny<\/h3>\s*<p>boss, since 1999</);
  });

  test("words of what is given are none of manners", () => {
    expect(say("FAQ please: Do I sign up first? No, just turn up.").page).toContain(
      "No, just turn up.",
    );
  });
});

describe("the reason behind an order is none of it, and what it is of is known", () => {
  test.each([
    "Remove the nail clip, it is not worth it any more",
    "“nail clip” raus, machen wir nicht mehr",
  ])("“%s”", (wish) => {
    expect(namesIn(say(wish).page)).not.toContain("nail clip");
  });

  test.each([
    "I'm closed on saturdays from now on",
    "we dont open saturday again",
  ])("“%s” closes a day", (wish) => {
    expect(say(wish).page).toMatch(/<dt>Saturday<\/dt><dd>closed<\/dd>/);
  });

  test("a look behind something else is not that of all of the page", () => {
    const { page, css, said } = say(
      "Sponsors at the bottom: Tusker, Java House, Radio Jambo. grey",
    );
    expect(page).toContain("Radio Jambo");
    expect(css.match(/--accent: [^;]*/)?.[0]).toBe(
      groomer.get("styles.css")?.match(/--accent: [^;]*/)?.[0],
    );
    expect(said).toContain("Not done");
  });

  test("“it” is what was said before, also where that was not understood", () => {
    const { css } = say("Write a footer with the address and phone, and make it dark grey");
    expect(css).toBe(groomer.get("styles.css"));
  });

  test("an order of two parts is told as it was made", () => {
    const { page } = say("swap the order, hours first and then the prices");
    expect(page.indexOf('id="hours"')).toBeLessThan(page.indexOf('id="menu"'));
  });
});

describe("a change keeps what it is not about", () => {
  test("where something goes is no word of it", () => {
    const { page } = say("add ear wash £5 to the list");
    expect(page).toContain(">ear wash<");
    expect(page).not.toContain("to the list");
  });

  test("how praise is asked for is no heading", () => {
    const { page } = say('add reviews: "Lovely" Jean, "Soft fur" Tom from Leeds');
    expect(page).toContain(">Testimonials</h2>");
  });

  test("what is said beside a name stays with its new one", () => {
    const school = makeProject(
      "Eine Website für die Musikschule Klangraum in Jena. Klavier 28 €. Lehrer: Jana Wolf (Klavier), Aylin Kaya (Gesang).",
    );
    const { page } = on(school, "Aylin heißt jetzt Aylin Demir");
    expect(page).toContain("<h3>Aylin Demir</h3>");
    expect(page).not.toContain("Kaya");
  });

  test("one thing in the place of another leaves no hole", () => {
    const { page } = say("Take the nail clip out, nobody books it. Put ear wash instead");
    expect(page).toContain(">ear wash<");
    expect(page).not.toContain("nail clip");
  });

  test("a second order is none of an address", () => {
    const { page } = say("Add the address 32 Ryley St and a link to google maps");
    expect(page).not.toContain("and a link to google maps");
  });

  test("as many places for pictures as were said, and their number is no heading", () => {
    const { page } = say("Galerie mit vier Bildern vom letzten Konzert");
    expect(page.match(/<figure class="photo-place"/g)).toHaveLength(4);
    expect(page).not.toMatch(/<h2[^>]*>Vier/);
  });
});

describe("a form asks for what was listed", () => {
  test("with choices of what the page lists, however it is put", () => {
    const { page } = on(
      homestay,
      "We want a booking form: name, dates, which room, message. It should come to our email.",
    );
    expect(page).toMatch(/Which room<\/label>\s*<select[\s\S]*<option>Garden Room<\/option>/);
    expect(page).toMatch(/Dates<\/label>\s*<input[^>]*type="date"/);
  });
});
