import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let portfolio: Map<string, string>;
beforeAll(() => {
  portfolio = makeProject(
    "portfolio website for me, Ines Duarte, photographer in Porto. I shoot weddings, portraits and old buildings. Email hello@inesduarte.example. Clean, lots of white space, pictures big.",
  );
});

describe("what is asked of the pictures is done to those that are there", () => {
  test.each([
    "pictures should be black and white and only turn to colour when you hover over them",
    "make the photos black and white, in colour on hover",
    "Mach die Bilder schwarzweiß und erst beim Hover farbig",
  ])("“%s” takes their colours and gives them back", (wish) => {
    const { rules, said, page } = on(wish);
    expect(rules).toMatch(/\.tile-art, [^{]+\) \{\s+filter: grayscale\(1\)/);
    expect(rules).toMatch(/\.tile-art, [^{]+:hover \{\s+filter: none/);
    expect(rules).not.toContain("scale(1.05)");
    expect(said).not.toContain("Not done");
    expect(page).toBe(portfolio.get("index.html"));
  });

  test.each([
    "three pictures in a row please",
    "3 photos per row",
    "show the photos in three columns",
  ])("“%s” is the columns of the work that is there", (wish) => {
    const { rules, page } = on(wish);
    expect(rules).toMatch(/\.cards\.cards \{[^}]*repeat\(3, /);
    expect(page).toBe(portfolio.get("index.html"));
  });

  test.each([
    "less space between the photos",
    "move the pictures closer together",
  ])("“%s” is the gap between them, and nothing inside of them", (wish) => {
    const { rules } = on(wish);
    expect(rules).toMatch(/\.cards, [^{]+\{\s+gap: 0\.5rem/);
    expect(rules).not.toContain("padding");
  });
});

test.each([
  "make the background black",
  "Mach den Hintergrund schwarz",
])("“%s” is black, and not a dark grey", (wish) => {
  const { css } = on(wish);
  expect(css).toMatch(/--bg: light-dark\(#\w{6}, #000000\)/);
  expect(css).toContain("color-scheme: dark;");
});

function on(wish: string) {
  const { said, files } = tryEdit(portfolio, { say: wish });
  const css = files.get("styles.css") ?? "";
  return {
    said,
    page: files.get("index.html"),
    css,
    rules: css.slice(portfolio.get("styles.css")?.trimEnd().length ?? 0),
  };
}
