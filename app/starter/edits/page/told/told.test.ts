import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.bakery = makeProject(
    "A website for my bakery Crumb & Co, 3 Dock Street, Leith. We do sourdough, buns and coffee. Phone 0131 496 0100. Open Wednesday to Sunday 8:00 to 15:00.",
  );
  pages.painter = makeProject("portfolio page for a portrait painter, Mara Lind, based in Hull");
  pages.club = makeProject(
    "We're Dovedale Rovers, a local cycling club. Please make us a website page. We ride Tuesdays and Thursdays at 7pm from the church hall, beginners welcome. Membership is £40 a year. Contact is Hugh on 07700 900123.",
  );
});
const say = (project: string, wish: string) => {
  const { said, files, isChanged } = tryEdit(pages[project] ?? new Map(), { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};

describe("a page says what its owner tells, and not the words of the order", () => {
  test("a text that is added to a story can be read on its ground", () => {
    const before = pages.painter ?? new Map();
    const css = before.get("styles.css") ?? "";
    expect(css).toContain(".section-story :is(.section-lead, .section-note, .muted)");
    // A page that was made before its styles said so, on the accent colour.
    const old = new Map(before).set(
      "styles.css",
      `${css.replace(/\n\.section-story :is\([\s\S]*?\n\}\n/, "")}\n.section.section-story {\n  color: var(--on-accent);\n}\n`,
    );
    const { files } = tryEdit(old, {
      say: "Add a section about me: I paint people in the light of the north",
    });
    expect(files.get("index.html")).toContain("I paint people in the light of the north");
    expect(files.get("styles.css")).toContain(".section-story :is(.section-lead");
  });

  test.each([
    "Setze die Titel bitte in einer Serifenschrift.",
    "Mach alle Überschriften in einer Schreibschrift",
    "change the headings to a typewriter font",
    "Mets les titres dans une police avec empattements",
  ])("“%s” is a look, and never the text of a heading", (wish) => {
    const { page, css, isChanged } = say("painter", wish);
    expect(page).toBe(pages.painter?.get("index.html"));
    if (isChanged) expect(css).not.toBe(pages.painter?.get("styles.css"));
  });

  test.each([
    "move the opening hours to the top, above all the food stuff",
    "put the opening hours up first, right above everything you can eat",
  ])("“%s” moves, and prints no place", (wish) => {
    const { page } = say("bakery", wish);
    expect(page.indexOf('id="hours"')).toBeLessThan(page.indexOf('id="menu"'));
    expect(page).not.toContain("callout");
  });

  test.each([
    [
      "Closed between Christmas and New Year, please put a notice on the page",
      "Closed between Christmas and New Year",
    ],
    ["put a sale banner across the top: 10% off all weekend", "10% off all weekend"],
    ["Can you write our address, 14 Quay Lane, Leeds, on the page?", "14 Quay Lane, Leeds"],
    [
      "Say beginners are welcome and that we lend aprons",
      "Beginners are welcome and we lend aprons",
    ],
  ])("“%s” says just that", (wish, text) => {
    const { page } = say("bakery", wish);
    expect(page).toContain(`>${text}<`);
    expect(page).not.toMatch(/>[^<]*(?:notice|banner|on the page|and that)[^<]*</i);
  });

  test("what is above an age is still said", () => {
    expect(say("bakery", "say that under 5s eat free").page).toContain("Under 5s eat free");
  });

  test.each([
    ["please link our instagram at the bottom, we're @crumb.and.co", "instagram.com/crumb.and.co"],
    ["our TikTok is @crumbs", "tiktok.com/@crumbs"],
    [
      "Can you link to our facebook page at the bottom? It's facebook.com/crumbco",
      "facebook.com/crumbco",
    ],
    ["Setz unser Instagram in die Fußzeile, es ist @crumb_leith", "instagram.com/crumb_leith"],
  ])("“%s” links the account that was said", (wish, address) => {
    const { page } = say("bakery", wish);
    expect(page).toContain(`${address}"`);
    expect(page.match(/class="social-links"/g)).toHaveLength(1);
  });

  test.each([
    ["add a contact part with my mail mara@lind.example", ["mailto:mara@lind.example"]],
    [
      "I'd like a contact section with my phone 01482 496 011 and my email mara@lind.example",
      ["mailto:mara@lind.example", "tel:01482496011"],
    ],
    [
      "Füge einen Kontaktbereich mit meiner E-Mail mara@lind.example hinzu",
      ["mailto:mara@lind.example"],
    ],
  ])("“%s” gives links, in the part that is there", (wish, links) => {
    const { page } = say("painter", wish);
    for (const link of links) expect(page).toContain(`href="${link}"`);
    expect(page).not.toMatch(/contact-2|>\s*my (?:e?mail|phone)/);
  });

  test.each([
    [
      "club",
      "put a button at the top saying Ride with us that goes to the sign-up form",
      "Ride with us",
      "#join",
    ],
    [
      "club",
      "we want a button on the first screen that reads Find us and takes people to the visit part",
      "Find us",
      "#hours",
    ],
    [
      "club",
      "Setz oben einen Knopf ein, auf dem Mitfahren steht und der zur Anmeldung springt",
      "Mitfahren",
      "#join",
    ],
    [
      "painter",
      "Pon un botón en la portada que diga «Ver cuadros» y que baje hasta las fotos",
      "Ver cuadros",
      "#work",
    ],
  ])("in the %s's page “%s” ends the words of the button where it leads", (project, wish, label, goal) => {
    expect(
      say(project, wish)
        .page.match(/<a class="button" [^<]*<\/a>/g)
        ?.at(-1),
    ).toContain(`href="${goal}">${label}</a>`);
  });
});
