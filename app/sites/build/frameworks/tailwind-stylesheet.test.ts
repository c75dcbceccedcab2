import { expect, test } from "vitest";
import { tailwindStylesheet } from "./tailwind-stylesheet";

test("Tailwind's own stylesheet is compiled for the project whose script imports it", () => {
  const script = 'import "tailwindcss/tailwind.css"';
  const found = tailwindStylesheet(new Map([["pages/_app.tsx", script]]));
  const [alias] = found?.alias ?? [];
  expect(alias?.find).toEqual(expect.any(RegExp));
  expect("tailwindcss/tailwind.css").toMatch(alias?.find ?? "");
  expect(found?.tree.get(alias?.replacement.slice(1) ?? "")).toContain("@tailwind utilities;");
  expect(tailwindStylesheet(new Map([["README.md", script]]))).toBeNull();
});
