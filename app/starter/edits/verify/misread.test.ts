import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

/** Wishes of people who had never seen the starter, of which it once said that it had done something else. */

const projects = {
  sweep: makeProject(
    "I need a website for my chimney sweep business, Sootless, in Ludlow. sweep £65, sweep plus stove service £95. Open Monday to Friday 8 to 5. 14 years. Call Dan 07700 900812 or dan@sootless.example",
  ),
  midwife: makeProject(
    "Ich bin Hebamme in Bamberg und brauche eine Internetseite: Hebammenpraxis Nestwarm, Anna Lindner. Ich biete Vorsorge, Rückbildungskurs (dienstags 10 Uhr, 90 €) und Babymassage (donnerstags 15 Uhr, 60 €). Tel. 0951 1234567",
  ),
  seeds: makeProject(
    "I want an app to keep track of my seed packets. Each one has the variety, type (vegetable, herb, flower), sow by date, how many left and a note.",
  ),
  rents: makeProject(
    "Une application pour suivre les loyers : locataire, appartement (Rue Haute, Le Port, Studio), mois, montant, payé oui/non.",
  ),
  quiz: makeProject(
    "a pub music quiz: Who sang Thriller? Michael Jackson, Prince, Stevie Wonder. Which band is from Liverpool? The Beatles, Oasis, Blur.",
  ),
};
type Name = keyof typeof projects;
const tried = (name: Name, say: string) => tryEdit(projects[name], { say });

describe("what would be another wish is not done", () => {
  test.each<[Name, string]>([
    // A name changes, an address that holds it does not.
    ["sweep", "change Dan to Daniel everywhere but leave the email alone"],
    ["midwife", "put the baby massage in a coloured box so it stands out"],
    ["seeds", "and a paw print next to the name"],
    ["seeds", "don't let me save one without a variety"],
    ["seeds", "acrescenta que falamos português, inglês e alemão"],
    ["rents", "le montant par défaut c'est 650"],
  ])("%s: “%s”", (name, say) => {
    const { isChanged, said } = tried(name, say);
    expect(isChanged, said).toBe(false);
  });
});

test("the owner's own address is taken off, and the form still asks visitors for theirs", () => {
  const { files, said } = tried("sweep", "take my email off");
  expect(said).toContain("Removed “dan@sootless.example”");
  const page = String(files.get("index.html"));
  expect(page).not.toContain("mailto:dan@sootless.example");
  expect(page).toContain('name="mail" type="email"');
});

test("a day and an hour are told anew in the language of the page", () => {
  const { files } = tried("midwife", "Babymassage ist ab jetzt mittwochs um 16 Uhr");
  expect(String(files.get("index.html"))).toContain(">mittwochs 16 Uhr<");
});

test("a name for the whole that was said beside something else is told as not done", () => {
  expect(tried("sweep", "15 years now not 14, and it's Sootless Ltd").said).toContain(
    "nothing to do about “it's Sootless Ltd”",
  );
});

test("what a right answer gives is not taken for what a wrong one costs", () => {
  expect(tried("quiz", "2 points for each and lose one for a wrong answer").said).toMatch(
    /right answer counts 2 points.*costs a point/,
  );
});

test("old rose is that and no pink", () => {
  const { files } = tried("midwife", "mach die Überschriften in altrosa");
  expect(files.get("styles.css")).toContain("#c98f94");
});

describe("what is said in the same words and meant so is done still", () => {
  test.each<[Name, string]>([
    ["sweep", "change Dan to Daniel"],
    ["sweep", "remove the email field from the form"],
    ["seeds", "add a print button"],
    ["seeds", "add a field for the supplier"],
    ["seeds", "get rid of the note"],
    ["seeds", "Neues Feld: getauscht mit"],
    ["rents", "ajoute un champ téléphone"],
  ])("%s: “%s”", (name, say) => {
    const { isChanged, said } = tried(name, say);
    expect(isChanged, said).toBe(true);
  });
});
