import { describe, expect, test } from "vitest";
import { factsIn } from "./facts";

test("a café says its name, menu, hours, address and phone, and each is kept word for word", () => {
  const facts = factsIn(
    `Make a page for my café called Blue Door. Headline: "Slow mornings, strong coffee".
Menu: Espresso 2.50, Cappuccino 3,20 €, Mac and cheese 9.50 (vegetarian) and carrot cake €4
Open Mo–Fr 8–18 Uhr, Sat 9am to 2pm, Sunday closed.
12 Harbour Street, Leeds LS1 4AP, phone +44 113 496 0000, hello@bluedoor.example`,
  );
  expect(facts).toMatchObject({
    name: "Blue Door",
    headline: "Slow mornings, strong coffee",
    place: "cafe",
    language: "en",
    address: "12 Harbour Street, Leeds LS1 4AP",
    phone: "+44 113 496 0000",
    mail: "hello@bluedoor.example",
    unused: [],
  });
  expect(facts.items).toEqual([
    { name: "Espresso", price: "2.50", currency: null, note: null },
    { name: "Cappuccino", price: "3,20 €", currency: "€", note: null },
    { name: "Mac and cheese", price: "9.50", currency: null, note: "vegetarian" },
    { name: "carrot cake", price: "€4", currency: "€", note: null },
  ]);
  expect(facts.hours).toEqual([
    { days: "Mo–Fr", time: "8–18 Uhr" },
    { days: "Sat", time: "9am to 2pm" },
    { days: "Sunday", time: "closed" },
  ]);
});

test.each([
  ["Eine Seite für meine Bäckerei namens „Korn & Kruste“", "Korn & Kruste", "bakery", "de"],
  ["Crée un site pour mon restaurant appelé « Chez Léa »", "Chez Léa", "restaurant", "fr"],
  ["Quiero una página para mi tienda llamada Sol y Luna", "Sol y Luna", "shop", "es"],
  ["Voglio un sito per la mia pizzeria chiamata Da Gino", "Da Gino", "restaurant", "it"],
  ["Quero uma página para o meu café chamado Aurora", "Aurora", "cafe", "pt"],
  ["a website for our running club, named Harbour Runners", "Harbour Runners", "club", "en"],
  ["I'm Anna Schmidt and I need a portfolio", "Anna Schmidt", "portfolio", "en"],
])("“%s” is understood in its language", (text, name, place, language) => {
  expect(factsIn(text)).toMatchObject({ name, place, language });
});

test.each([
  ["open Tue-Sun 9am to 5pm", [{ days: "Tue-Sun", time: "9am to 5pm" }]],
  ["opening hours Mon–Sat 8 to 18", [{ days: "Mon–Sat", time: "8 to 18" }]],
  ["Montag bis Freitag von 9 bis 17 Uhr", [{ days: "Montag bis Freitag", time: "9 bis 17 Uhr" }]],
  [
    "Öffnungszeiten: Mo-Fr 8:00-18:00, Sa geschlossen",
    [
      { days: "Mo-Fr", time: "8:00-18:00" },
      { days: "Sa", time: "geschlossen" },
    ],
  ],
  ["ouvert lun-ven 8h-19h", [{ days: "lun-ven", time: "8h-19h" }]],
  ["closed on Mondays", [{ days: "Mondays", time: "closed" }]],
  ["we are open daily 10 am - 6 pm", [{ days: "daily", time: "10 am - 6 pm" }]],
  ["open from 9 to 5", [{ days: "", time: "9 to 5" }]],
  ["do 10 to 14 push-ups", []],
])("“%s” gives its hours", (text, hours) => {
  expect(factsIn(text).hours).toEqual(hours);
});

test("a menu of lines keeps its order, its prices and its notes", () => {
  const { items } = factsIn(
    "our menu:\n- Flat white ... 3.40\n- Filter coffee: $3\n• Croissant — 2,80 € (butter)\n4. Soup of the day 6.90\nAvocado toast 7.5 EUR",
  );
  expect(items.map(({ name, price, note }) => [name, price, note])).toEqual([
    ["Flat white", "3.40", null],
    ["Filter coffee", "$3", null],
    ["Croissant", "2,80 €", "butter"],
    ["Soup of the day", "6.90", null],
    ["Avocado toast", "7.5 EUR", null],
  ]);
});

test("a wedding has its couple, day and time", () => {
  expect(
    factsIn("a wedding website for Anna and Tom on Saturday, 14 June 2026 at 3pm"),
  ).toMatchObject({
    place: "wedding",
    people: [
      { name: "Anna", role: null },
      { name: "Tom", role: null },
    ],
    date: "Saturday, 14 June 2026",
    time: "3pm",
  });
});

test("people are kept with what they do", () => {
  expect(factsIn("our team: Lisa Meyer (head coach), Tom Baker (trainer)").people).toEqual([
    { name: "Lisa Meyer", role: "head coach" },
    { name: "Tom Baker", role: "trainer" },
  ]);
});

test.each([
  ["Bäckerei in der Hauptstraße 12, 10115 Berlin", "Hauptstraße 12, 10115 Berlin"],
  ["visit us at 221B Baker Street, London", "221B Baker Street, London"],
  ["nous sommes 12 rue de la Paix, 75002 Paris", "12 rue de la Paix, 75002 Paris"],
  ["estamos en Calle Mayor 5, Madrid", "Calle Mayor 5, Madrid"],
  ["address: The Old Mill, Lane End", "The Old Mill, Lane End"],
])("“%s” gives its address", (text, address) => {
  expect(factsIn(text).address).toBe(address);
});

test("what is said and has no place is listed, and what only asks is not", () => {
  expect(
    factsIn("make me a simple website for a club, with a parking map and RSVP").unused,
  ).toEqual(["a parking map", "RSVP"]);
  expect(factsIn("please build a nice page for me in dark blue").unused).toEqual([]);
});

test("what is offered is a list of features", () => {
  expect(factsIn("We offer yoga, pilates and boxing. Call 0113 496 0000").features).toEqual([
    "yoga",
    "pilates",
    "boxing",
  ]);
});

test.each([
  "A b ",
  "1,2 ",
  "Mo-",
  "((",
  "Aa1 ",
  "\n- ",
  "+1 (2) ",
  "Rua a, ",
  "x@x.",
  "“",
])("a hostile text of “%s” gives facts before the time of a test is over", (piece) => {
  expect(factsIn(piece.repeat(8_000)).items).toEqual([]);
});

test("a dish with a comma in its name keeps its first words", () => {
  const { items } = factsIn("Menu: Onion soup 6.50, Duck breast, slow roasted 18.50, Tea 2.50");
  expect(items.map(({ name }) => name)).toEqual(["Onion soup", "Duck breast, slow roasted", "Tea"]);
  const [first] = factsIn("Website for Tom's place, espresso 2.50").items;
  expect(first?.name).toBe("espresso");
});

test("a dish keeps its first words before “with” and “and”", () => {
  const names = (text: string) => factsIn(text).items.map(({ name }) => name);
  expect(
    names("Menu: Pasta with pesto 9.50, Fish and chips 12.00, Steak with fries 19.00"),
  ).toEqual(["Pasta with pesto", "Fish and chips", "Steak with fries"]);
  expect(names("a café with toast with butter 3.50 and soup and bread 4.50")).toEqual([
    "toast with butter",
    "soup and bread",
  ]);
  expect(names("Wir servieren Nudeln mit Pesto 9,50 €")).toEqual(["Nudeln mit Pesto"]);
});

test("an address ends with its sentence, so that the price after it is read", () => {
  const facts = factsIn("Bright Smile, 4 Milsom Street, Bath. Check-up £45, Whitening £199.");
  expect(facts.address).toBe("4 Milsom Street, Bath");
  expect(facts.items.map(({ name, price }) => [name, price])).toEqual([
    ["Check-up", "£45"],
    ["Whitening", "£199"],
  ]);
});

test("a name beside the kind of place is its name, and a number in threes a telephone number", () => {
  const facts = factsIn("Página para mi restaurante La Parra en Sevilla. Teléfono 954 123 456");
  expect([facts.name, facts.phone, facts.language]).toEqual(["La Parra", "954 123 456", "es"]);
});

test("what it costs from is told with its price, and is no part of the name", () => {
  const [item] = factsIn("bouquets from £25").items;
  expect([item?.name, item?.price]).toEqual(["bouquets", "from £25"]);
});

test.each([
  ["A café page for Café Lindner: menu with flat white 3.80, open Mon–Sat 8–18", "Café Lindner"],
  ["A page for my café Blue Door with our menu and opening hours", "Blue Door"],
  ["Website for the Blue Door Café in Leeds", "Blue Door Café"],
  ["landing page for Anna's bakery", "Anna's bakery"],
  ["eine Seite für meine Bäckerei Sonne mit Öffnungszeiten", "Bäckerei Sonne"],
  ["Wir brauchen eine Webseite für unseren Verein Waldläufer Bonn", "Waldläufer Bonn"],
  ["a site for our flower shop Petal & Stem, open every day", "Petal & Stem"],
  ["Bistro Haus am See: Seite mit Karte", "Bistro Haus am See"],
  ["Página para mi restaurante La Parra en Sevilla", "La Parra"],
  ["A site for Harbour Runners, a running club in Kiel", "Harbour Runners"],
  ["Wedding photographer portfolio for Noor Haddad in Utrecht", "Noor Haddad"],
  ["A site for English learners", null],
  ["A page for Christmas, with a list", null],
  ["A page for my Italian restaurant", null],
  ["Make A Page For My Coffee Shop Today Please", null],
  ["Eine Seite für mein Café mit Speisekarte", null],
  ["A bar Chart of sales", null],
  ["a club Website for runners", null],
])("the name in “%s” is %s", (text, name) => {
  expect(factsIn(text).name).toBe(name);
});

test("a list that goes on behind “menu with” begins with its first dish", () => {
  const { items } = factsIn("Café Lindner: menu with flat white 3.80, apple cake 4.20");
  expect(items.map(({ name }) => name)).toEqual(["flat white", "apple cake"]);
});

test("the words of a menu are no colours and no style", () => {
  const facts = factsIn("Menu: flat white 3.80, black forest cake 4.20, orange juice 3.00");
  expect([facts.colours, facts.tone, facts.items.length]).toEqual([[], null, 3]);
});

test.each([
  [
    "Our vets: Dr Imogen Hale (dogs, cats, 15 years of experience), nurse Bethan. Open Monday 9 to 12.",
    "Our vets",
    [
      { name: "Dr Imogen Hale", text: "dogs · cats · 15 years of experience" },
      { name: "nurse Bethan", text: null },
    ],
  ],
  [
    "Cast: Anya - Rosie Tan, Firs - Old Tom Bewley. Tickets £9.",
    "Cast",
    [
      { name: "Anya", text: "Rosie Tan" },
      { name: "Firs", text: "Old Tom Bewley" },
    ],
  ],
  [
    "Wir brauchen: Nudeln, Reis und Windeln.",
    "Wir brauchen",
    [
      { name: "Nudeln", text: null },
      { name: "Reis", text: null },
      { name: "Windeln", text: null },
    ],
  ],
  [
    "Donations: Lloyds Bank, sort code 30-00-00, account 00123456.",
    "Donations",
    [
      { name: "Lloyds Bank", text: null },
      { name: "sort code 30-00-00", text: null },
      { name: "account 00123456", text: null },
    ],
  ],
])("“%s” is a list with its details", (text, heading, entries) => {
  expect(factsIn(text)).toMatchObject({ lists: [{ heading, entries }], notes: [], phone: null });
});

test.each([
  [
    "Emergencies day and night: 01947 555 0110. Reception 01947 555 0100",
    [
      { number: "01947 555 0100", of: "Reception" },
      { number: "01947 555 0110", of: "Emergencies day and night" },
    ],
  ],
  ["call us on 0117 555 0142", [{ number: "0117 555 0142", of: "" }]],
  ["Jo's mobile is 07700 900 145.", [{ number: "07700 900 145", of: "Jo" }]],
  ["IBAN DE89 3704 0044 0532 0130 00 for our fund", []],
])("“%s” gives its numbers, each with what it is for", (text, phones) => {
  expect(factsIn(text).phones).toEqual(phones);
});

test("what is told in sentences, praise and what costs nothing are kept", () => {
  const facts = factsIn(
    'Website for the Eastgate Food Bank. You need a voucher from your doctor, school or citizens advice. Please no fresh food. 12 volunteers. Insured up to £50,000. Tickets £9, under 12 free. Bar opens 6.45. What people say: "They were kind to everybody." - Hetty L.',
  );
  expect(facts.lines).toEqual([
    "You need a voucher from your doctor, school or citizens advice.",
    "Please no fresh food.",
    "Bar opens 6.45.",
  ]);
  expect(facts.notes).toEqual(["12 volunteers", "Insured up to £50,000"]);
  expect(facts.items.map(({ name, price }) => `${name} ${price}`)).toEqual([
    "Tickets £9",
    "under 12 free",
  ]);
  expect(facts.voices).toEqual([{ quote: "They were kind to everybody.", by: "Hetty L." }]);
});

test.each([
  ["Curator: Dr Alasdair Pryde. Tel 0131 555 0162", "Dr Alasdair Pryde", "curator"],
  [
    "Website for our food bank called Eastgate. Contact: Marjorie Kemp, 01522 555 017",
    "Marjorie Kemp",
    "contact",
  ],
  ["Boss is Kofi Mensah. We work every day.", "Kofi Mensah", "boss"],
])("“%s” names somebody with what they do", (text, name, role) => {
  expect(factsIn(text).people).toEqual([{ name, role }]);
});

test("where something is, is nobody", () => {
  expect(factsIn("Venue: Abbey Hall. Where: Kendal Town Hall.").people).toEqual([]);
});

test("a museum is called by its name, and not by who looks after it", () => {
  const facts = factsIn(
    "We run the Fisherrow Village Museum in Musselburgh and would like a website. On show: the herring drifter Isabella (1902), the ropewalk machine. Curator: Dr Alasdair Pryde.",
  );
  expect(facts.name).toBe("Fisherrow Village Museum");
  expect(facts.people).toEqual([{ name: "Dr Alasdair Pryde", role: "curator" }]);
  expect(facts.lists[0]?.entries[0]).toEqual({
    name: "the herring drifter Isabella",
    text: "1902",
  });
});

describe("what ordinary people say first", () => {
  test.each([
    [
      "We are opening a bakery called Crumb in Cardiff on 1 March. Please make us a website.",
      "Crumb",
    ],
    ["A café called The Green Cup opening on Friday", "The Green Cup"],
    ["A page for a film club called Lost in Space", "Lost in Space"],
    [
      "A site for the crime writer Nora Quist. Next reading: 8 May at the Royal Library.",
      "Nora Quist",
    ],
  ])("“%s” is called %s", (text, name) => {
    expect(factsIn(text).name).toBe(name);
  });

  test.each([
    [
      "A website for our pizzeria “Da Nino” in Leeds. Margherita £9. 14 Kirkgate. Call 0113 496 0123.",
      "14 Kirkgate",
    ],
    ["A page for our bookshop. 22 Grassmarket. We buy old books.", "22 Grassmarket"],
    ["A page for our fete. 14 May. Come along.", null],
  ])("“%s” gives the address %s", (text, address) => {
    expect(factsIn(text).address).toBe(address);
  });

  test("a price of a stay is none of what was listed before it", () => {
    const { items } = factsIn(
      "A cottage in Cornwall. Sleeps 4, two bedrooms, dog friendly, £140 a night.",
    );
    expect(items.map(({ name, price }) => [name, price])).toEqual([["One night", "£140"]]);
  });

  test("a menu of midday keeps its name", () => {
    const { items } = factsIn(
      "Un site pour mon restaurant « Le Jardin ». Menu du midi 16 €, menu du soir 29 €.",
    );
    expect(items.map(({ name }) => name)).toEqual(["Menu du midi", "menu du soir"]);
  });

  test("words that lead hours or prices are not told as left over", () => {
    const { unused } = factsIn(
      "Quiero una página para mi peluquería. Abierto de lunes a viernes de 10 a 19.",
    );
    expect(unused).not.toContain("Abierto de");
  });
});
