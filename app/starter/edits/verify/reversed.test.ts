import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const page =
  "site for my barber shop Fade Factory in Lyon: haircut 25€, beard trim 15€. Tue-Sat 10-19";

test.each([
  // What it would have become had the reader's claim been believed.
  [
    page,
    "the call button should be green and the rest stay as is",
    "more than the call button would look so",
  ],
  [page, "put a bit more space between the sections", "nothing would look otherwise"],
  ["habit tracker", "make it dark with neon green", "it is not dark"],
])("%s: “%s” is not claimed", (project, say, told) => {
  const before = makeProject(project);
  const { said, files } = tryEdit(before, { say });
  expect(said).toContain("I changed nothing");
  expect(said).toContain(told);
  expect(files).toEqual(before);
});

test("a text is not turned into the one that was to go", () => {
  const before = makeProject("wedding website for Priya and Jonas, 14 August 2027 at Villa Rosa");
  const { files, said } = tryEdit(before, { say: 'change "Priya and Jonas" to "Priya & Jonas"' });
  expect(files.get("index.html")).toContain("<title>Priya &amp; Jonas</title>");
  expect(said).not.toContain("to “Priya and Jonas”");
});

test("a text in another language is written as it was given", () => {
  const before = makeProject("un quiz sur la France");
  const { files } = tryEdit(before, {
    say: "ajoute la question: Quelle est la capitale de la Bretagne ? réponse Rennes, autres choix Brest, Vannes",
  });
  expect([...files.values()].join("\n")).not.toContain("capitale de the");
});

test.each([
  [
    "expense tracker in pounds for a wedding",
    "add a category for Flowers and one for Music",
    "One for Music",
  ],
  [
    "kanban board for our band with columns Ideas, Live",
    "add a fourth column called Retired at the end",
    "Retired at the end",
  ],
  [
    "to-do list for a student flat",
    "let us tick who does which task: Ana, Ben or Chloe",
    '"Task", type: "choice"',
  ],
  [
    "quiz about volcanoes",
    "add a question: Which one buried Pompeii? Vesuvius, other answers Etna, Fuji",
    "other answers Etna",
  ],
])("%s: “%s” does not write “%s”", (project, say, wrong) => {
  expect([...tryEdit(makeProject(project), { say }).files.values()].join("\n")).not.toContain(
    wrong,
  );
});

test.each([
  ["a to-do list", "favourites", "Favourite"],
  ["a to-do list", "Bewertung bitte", "Rating"],
  ["an expense tracker", "let me set a priority", "Priority"],
  ["a notes app", "I'd love to log the mood", "Mood"],
  ["a kanban board", "make it dark blue please", "dark blue"],
])("%s: “%s” is not refused", (project, say, told) => {
  const { said, isChanged } = tryEdit(makeProject(project), { say });
  expect(said).toContain(told);
  expect(isChanged).toBe(true);
});

test("much space in a wish is one", () => {
  const before = makeProject("a to-do list");
  for (const say of ["make the SPACE buttons red.", "que los botones SPACE sean rojos"]) {
    // Each of its places tried with each of the others takes a minute.
    const { files } = tryEdit(before, { say: say.replace("SPACE", " ".repeat(3_000)) });
    expect(files).toEqual(tryEdit(before, { say: say.replace(" SPACE ", " ") }).files);
  }
});
