import { expect, test } from "vitest";
import { growthProblem } from "../../../tests/support/near-linear";
import { publicPrefixesIn } from "./public-prefixes";
import { readDotenv } from "./read-dotenv";

test.each([
  ['export default defineConfig({ envPrefix: "APP_" })', ["APP_"]],
  ["export default { 'envPrefix': ['VITE_', \"SHOP_\"] }", ["VITE_", "SHOP_"]],
  ["export default {\n  envPrefix: [\n    `APP_`,\n  ],\n}", ["APP_"]],
])("%s names what its pages read", (config, prefixes) => {
  expect(publicPrefixesIn(config)).toEqual(prefixes);
});

test.each([
  // Vite refuses it, too: everything would be public.
  'export default { envPrefix: "" }',
  'export default {\n  // envPrefix: "DB_",\n}',
  'export default { /* envPrefix: "DB_" */ }',
  "const said = \"envPrefix: 'DB_'\";",
  "export default { envPrefix: `$" + "{which}_` }",
  "export default { envPrefix: prefixes }",
  'export default { server: { proxy: "/*" } }',
])("%s makes nothing public", (config) => {
  expect(publicPrefixesIn(config)).toEqual([]);
});

test("a .env follows its project's own beginnings, and what has none of them stays secret", () => {
  const { variables } = readDotenv("APP_TITLE=Leaf\nDB_PASSWORD=quiet\nMY_APP_KEY=x\nVITE_A=1", [
    "APP_",
  ]);
  expect(variables.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual([
    "DB_PASSWORD",
    "MY_APP_KEY",
  ]);
});

test.each([
  "/*",
  '"',
  "envPrefix:",
  "envPrefix: [",
  "`",
  "envPrefix: '",
  "'",
  "envPrefix: ['A_'], ",
])("a configuration of %s without an end costs no more than its length", (piece) => {
  expect(growthProblem(publicPrefixesIn, (size) => piece.repeat(size / piece.length))).toBeNull();
});
