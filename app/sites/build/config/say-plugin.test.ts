import { expect, test } from "vitest";
import { sayPlugin } from "./say-plugin";

test("a plugin that is left out is named, with what its pages lack where it writes them", () => {
  const say = (name: string) => sayPlugin(name, "vite.config.js");
  expect(say("vite-plugin-handlebars")).toBe(
    "The Vite plugin vite-plugin-handlebars is left out: pages show what it would fill in as it is written. Write them as plain HTML.",
  );
  expect(say("vite-plugin-wide")).toBe("The Vite plugin vite-plugin-wide is left out.");
  expect(say("its own banner")).toBe(
    'The plugin "banner" that vite.config.js makes by itself is left out.',
  );
});
