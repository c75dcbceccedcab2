import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

let photographer: Map<string, string>;
let café: Map<string, string>;
beforeAll(() => {
  photographer = makeProject(
    "Portfolio website for a wedding and portrait photographer called Lena Ford, with a gallery and prices",
  );
  café = makeProject("A page for our café Marigold in Bristol. We serve soup and cakes.");
});
const on = (project: Map<string, string>, say: string, before: string[] = []) => {
  const { files, said, isChanged } = tryEdit(project, { say, before });
  const [page = "", script = ""] = ["index.html", "script.js"].map((path) => files.get(path));
  return { page, script, said, isChanged };
};

describe("pictures open large", () => {
  test.each([
    "When you click a picture it should open big",
    "add a lightbox",
    "I'd like the photos to open in full screen when someone clicks on them",
    "make the pictures clickable so they get bigger",
    "Could the images be enlarged on click please?",
    "Die Bilder sollen beim Anklicken groß aufgehen",
    "Quand on clique sur une photo, elle s'ouvre en grand",
  ])("“%s”", (wish) => {
    const { page, script } = on(photographer, wish);
    expect(page).toContain('<dialog class="large-picture">');
    expect(script).toContain("showModal()");
  });

  test("a page with no picture but the drawing at its top is told so", () => {
    const { said, isChanged } = on(café, "add a lightbox");
    expect(isChanged).toBe(false);
    expect(said).toContain("no pictures to open");
  });
});

describe("a filter over pictures", () => {
  test.each([
    ["let visitors filter the photos by weddings and portraits", ["weddings", "portraits"]],
    [
      "a filter for the gallery: weddings, portraits, families",
      ["weddings", "portraits", "families"],
    ],
  ])("“%s”", (wish, kinds) => {
    const { page } = on(photographer, wish);
    for (const kind of kinds) {
      expect(page).toContain(`data-show="${kind}"`);
      expect(page).toContain(`<li data-kind="${kind}">`);
    }
  });

  test("without kinds it is asked for them", () => {
    const { said, isChanged } = on(photographer, "I want to filter the pictures by category");
    expect(isChanged).toBe(false);
    expect(said).toContain("name the kinds");
  });

  test("a picture is put under another kind", () => {
    const { page } = on(photographer, "First project belongs to Portraits", [
      "filter the photos by weddings and portraits",
    ]);
    expect(page).toMatch(/data-kind="portraits">(?:(?!<\/li>)[\s\S])*First project/);
  });
});

describe("two pictures are compared", () => {
  test.each([
    "Add a before and after slider so people see my retouching",
    "before/after slider",
    "I want a slider to compare before and after",
    "ein Vorher-Nachher-Schieberegler",
  ])("“%s”", (wish) => {
    const { page, script } = on(photographer, wish);
    expect(page).toContain('class="compare-range" type="range"');
    expect(script).toContain(".compare-range");
  });
});

describe("captions", () => {
  test("a line of its own stands below the picture that was meant", () => {
    const { page } = on(photographer, "Add a caption under the first picture: Rain in Lisbon");
    expect(page).toMatch(/<\/svg>\s+<p class="caption">Rain in Lisbon<\/p>\s+<h3>First project/);
  });

  test("where each picture has one it is told how to write another", () => {
    const { said, isChanged } = on(photographer, "Could we have captions under the photos?");
    expect(isChanged).toBe(false);
    expect(said).toContain("such as “First project”");
  });

  test("a page without pictures is told so", () => {
    expect(on(café, "little captions under each of the photos please").said).toContain(
      "no pictures for captions",
    );
  });
});

describe("links that jump to parts of the page", () => {
  test.each([
    "Put links at the top so people can jump to the menu and opening hours",
    "add jump links at the top",
    "quick links to the menu and the hours at the top please",
    "I want a table of contents at the top",
  ])("“%s” says that the menu has them", (wish) => {
    const { said, isChanged } = on(café, wish);
    expect(isChanged).toBe(false);
    expect(said).toContain("The menu at the top of the page has those links already");
  });

  test("one that the menu lacks is added", () => {
    const { page } = on(photographer, "add jump links at the top to the prices and the work");
    expect(page).toContain('<a href="#pricing">');
  });
});
