import { expect, test } from "vitest";
import { COLOUR_NAMES, PALETTES } from "./names";
import { contrastOf, hexOf, oklchOf } from "./oklch";
import { colourTokens } from "./theme";

const GROUNDS = ["--bg", "--surface", "--raised"];

function sides(value: string | undefined): [string, string] {
  const match = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? "");
  return [match?.[1] ?? "", match?.[2] ?? ""];
}

const requests = [
  ...Object.entries(COLOUR_NAMES).map(([name, accent]) => ({ name, accent })),
  ...Object.entries(PALETTES).map(([name, palette]) => ({ name, ...palette })),
  ...Object.entries(COLOUR_NAMES).map(([name, background]) => ({
    name: `${name} ground`,
    accent: "#2563d9",
    background,
  })),
  { name: "pure yellow", accent: "#ffff00" },
  { name: "pure blue", accent: "#0000ff" },
  { name: "near black", accent: "#010101" },
  { name: "near white", accent: "#fefefe" },
];

test("every text is readable in every colour that can be asked for, light and dark", () => {
  for (const { name, ...request } of requests) {
    const tokens = colourTokens({ ...request, scheme: "auto" });
    for (const side of [0, 1] as const) {
      const contrast = (ink: string, ground: string) =>
        contrastOf(sides(tokens[ink])[side], sides(tokens[ground])[side]);
      for (const ink of ["--text", "--muted", "--accent-ink", "--danger"]) {
        for (const ground of GROUNDS) {
          const where = `${ink} on ${ground} in ${name}`;
          expect(contrast(ink, ground), where).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrast("--on-accent", "--accent"), name).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("a colour survives the way to OKLCH and back", () => {
  for (const hex of ["#000000", "#ffffff", "#2563d9", "#f2c40f", "#7a1f3d"]) {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  }
});
