import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

let café: Map<string, string>;
let photographer: Map<string, string>;
let practice: Map<string, string>;
beforeAll(() => {
  café = makeProject("A one-page website for our café Morgenrot with a menu, hours and photos");
  photographer = makeProject(
    "Portfolio site for a wedding photographer, Jana Feld, with gallery, prices and contact",
  );
  practice = makeProject("Website for a physiotherapy practice with treatments and appointments");
});
const on = (project: Map<string, string>, say: string) => {
  const { files, said, isChanged } = tryEdit(project, { say });
  const [page = "", css = "", code = ""] = ["index.html", "styles.css", "script.js"].map((path) =>
    files.get(path),
  );
  return { page, css, code, said, isChanged };
};
const places = (page: string) => page.match(/class="picture picture-\d"/g)?.length;
const cards = (page: string) => page.match(/<li>\s*<svg class="tile-art"/g)?.length;

describe("a slideshow", () => {
  test.each([
    "Turn the gallery into a slideshow",
    "Show the pictures as a carousel",
    "Make a slideshow out of the photos",
  ])("“%s” shows the pictures one at a time, with a button to each side", (wish) => {
    const { page, css, code, said } = on(café, wish);
    expect(page).toMatch(/<ul tabindex="0" class="slideshow [^"]*pictures">/);
    expect(page).toContain('data-turn="-1" aria-label="Previous picture"');
    expect(css).toContain("scroll-snap-type: x mandatory");
    expect(code).toContain(".slideshow-turns");
    expect(places(page)).toBe(3);
    expect(said).toContain("It does not move by itself.");
  });

  test("a page without a gallery is told how to get one", () => {
    const { said, isChanged } = on(practice, "Turn the gallery into a slideshow");
    expect(isChanged).toBe(false);
    expect(said).toContain("no gallery");
  });
});

describe("more pictures, and fewer", () => {
  test.each([
    ["Add three more photos", 6],
    ["Add another picture to the gallery", 4],
    ["Show only two photos", 2],
  ])("“%s” makes it %i", (wish, count) => {
    expect(places(on(café, wish).page)).toBe(count);
  });

  test("each new place has a drawing and a name of its own, and no text of the one before it", () => {
    const { page, said } = on(photographer, "I want six more pictures in the gallery");
    expect(cards(page)).toBe(10);
    expect(page).toContain("<h3>Picture 10</h3>");
    expect(page.match(/The thing you made because nobody stopped you/g)).toHaveLength(1);
    expect(said).toContain("They are placeholders");
  });

  test("as many as there are stay", () => {
    const { said, isChanged } = on(café, "Only show 5 pictures");
    expect(isChanged).toBe(false);
    expect(said).toContain("not more than 5");
  });
});
