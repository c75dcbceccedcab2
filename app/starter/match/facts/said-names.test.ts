import { expect, test } from "vitest";
import { makeProject as make } from "../../../../tests/support/everyday-edits";
import { factsIn } from "./facts";

test.each([
  [
    "Website for my dad's joinery firm, T. Okonkwo Joinery, Hull. Doors, stairs",
    "T. Okonkwo Joinery",
  ],
  ["a page for my shop called J. R. Pike Books", "J. R. Pike Books"],
  ["Page for our brass band, St Austell Silver. We rehearse in the chapel", "St Austell Silver"],
  ["our history society needs a page. Keepers of Whitby, talks every month", "Keepers of Whitby"],
  [
    "I'm a violin teacher (Ines Duarte, Porto) and need a calm page. Lessons at my home",
    "Ines Duarte",
  ],
  [
    "I'm a plumber (Dave Hollis, Stockport, 0161 555 0147, emergency callouts 24h) and I need a website",
    "Dave Hollis",
  ],
  ["Website for our B&B, The Old Dairy in Pickering. 4 rooms, dogs welcome", "The Old Dairy"],
  [
    "We are Ashford Vale Badminton Club and need a website. Contact is our secretary Gill Harmer",
    "Ashford Vale Badminton Club",
  ],
  [
    "Wir sind der Kleingartenverein Sonnenhang e. V. und brauchen eine Seite",
    "Kleingartenverein Sonnenhang e. V.",
  ],
  ["We are a four piece band called The Undertow Cousins. Gigs: May 9", "The Undertow Cousins"],
  ["A page to show my bakes. I'm Fern, Rye & Butter, in Kendal", "Rye & Butter"],
  ["I repair bicycles in Leith, name's Callum Reid. Punctures and wheels", "Callum Reid"],
])("“%s” is called %s", (said, name) => expect(factsIn(said).name).toBe(name));

test("a place behind a time is where something is, and not what it is called", () => {
  const facts = factsIn(
    "Leaving party for Nadia, Friday 6 March at 8pm, Old Mill Brewery. No gifts",
  );
  expect(facts.name).toBeNull();
  expect(facts.notes).toContain("Old Mill Brewery");
});

test("what a club does on one day keeps its name beside the day", () => {
  expect(
    factsIn("Page for our choir. Spring concert on 4 April at 6pm. Kaffee is served").programme,
  ).toEqual([{ what: "Spring concert", time: "4 April, 6pm" }]);
  expect(
    factsIn("Seite für unseren Turnverein in Fulda: Hallenfest am 9. Oktober, 40 Mitglieder")
      .programme,
  ).toEqual([{ what: "Hallenfest", time: "9. Oktober" }]);
});

test("where something takes place every week is said with it", () => {
  expect(
    factsIn("Page for our club. Training Mondays 6pm in the old gym, all ages").programme,
  ).toEqual([{ what: "Training in the old gym", time: "Mondays 6pm" }]);
});

test("who comes to people, and for whom a lesson is, is kept", () => {
  const { notes, tone } = factsIn(
    "Website for my mobile nail bar, I'm Tess and I drive to you in Bath. Manicures for kids and mums, at my home",
  );
  expect(notes).toEqual(["I drive to you in Bath", "Manicures for kids and mums", "at my home"]);
  expect(tone).toBe("playful");
  expect(factsIn("Page for my art lessons for kids, a calm looking page").tone).toBe("minimal");
});

test("flat roofs are no flat look, and a line for emergencies has a number", () => {
  const facts = factsIn("Page for Dale Roofing: flat roofs, chimneys. Emergency line 402-555-0119");
  expect(facts).toMatchObject({ tone: null, phone: "402-555-0119" });
});

test.each([
  ["Page for our chess club. Blitz Mondays 7pm. Club championship on 14 November", "Programme"],
  ["Seite für unseren Chor. Probe montags um 18 Uhr und mittwochs um 19 Uhr", "Eine Woche mit uns"],
])("“%s” has what takes place under “%s”", (said, heading) => {
  const project = make(said);
  expect(project.get("index.html")).toContain(heading);
});

test("a wedding says nothing of what to wear, whom to bring and what to give against what was said of it", () => {
  const page = (more: string) =>
    make(`Wedding page for Grace and Oliver, 6 September, 1pm.${more}`).get("index.html") ?? "";
  const asked = ["What should I wear?", "May I bring children?"];
  expect(asked.filter((question) => page("").includes(question))).toEqual(asked);
  const told = page(" Dress code: garden party. No children please.");
  expect(asked.filter((question) => told.includes(question))).toEqual([]);
});

test("whom to ask by what they do there is named so", () => {
  const { people } = factsIn(
    "We are the Vale Club. Contact is our secretary Gill Harmer, gill@example.com",
  );
  expect(people).toEqual([{ name: "Gill Harmer", role: "secretary" }]);
});

test("a menu stands under the headings that it was listed in", () => {
  const said =
    "Page for my café Juniper. We do coffee (flat white 3.40, filter 2.90), cakes (carrot cake 3.80, brownie 3.20) and lunch (soup 6.50, toastie 7.20).";
  expect(factsIn(said).items.map(({ group, name }) => [group, name])).toEqual([
    ["Coffee", "flat white"],
    ["Coffee", "filter"],
    ["Cakes", "carrot cake"],
    ["Cakes", "brownie"],
    ["Lunch", "soup"],
    ["Lunch", "toastie"],
  ]);
  const page = make(said).get("index.html") ?? "";
  expect([...page.matchAll(/<h3>(Coffee|Cakes|Lunch)<\/h3>/g)].map(([, name]) => name)).toEqual([
    "Coffee",
    "Cakes",
    "Lunch",
  ]);
});
