import { expect, test } from "vitest";
import { givesBuffer } from "./node-tools";

test.each([
  ['{ "devDependencies": { "react-scripts": "4.0.3" } }', true],
  ['{ "devDependencies": { "react-scripts": "5.0.1" } }', false],
  ['{ "devDependencies": { "webpack": "^4.46.0" } }', true],
  ['{ "dependencies": { "buffer": "^6.0.3" } }', true],
  ['{ "devDependencies": { "vite-plugin-node-polyfills": "*" } }', true],
  ['{ "devDependencies": { "vite": "^6", "@types/node": "*" } }', false],
])("whether %s gives Buffer to browsers: %s", (manifest, gives) => {
  expect(givesBuffer(new Map([["package.json", manifest]]))).toBe(gives);
});
