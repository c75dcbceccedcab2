import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { providerModel } from "~/generation/models/choose.server";
import { familyOf } from "~/generation/models/families";
import { FONTS } from "~/generation/prompt/fonts";
import { parseEnv } from "~/platform/env.server";
import { apps } from "~/starter/apps/catalog";
import { VALUES } from "../../tests/support/content-values";
import { ContentLibrary } from "./library.server";

const content = new ContentLibrary({ folder: import.meta.dirname, values: () => VALUES });

async function textOf(topic: string): Promise<string> {
  return ((await content.findTopic(topic))?.text ?? "").replace(/\s+/g, " ");
}

// Counting them at a start would load every app of the starter: here it is counted once.
test("the docs name as many kinds of apps as the starter makes", async () => {
  expect(await textOf("features")).toContain(`one of its own ${apps.length} kinds of apps`);
});

test("the docs name every font that comes along, and no other", async () => {
  const text = await textOf("features");
  const [, count, listed = ""] =
    /(\d+) open fonts come along.*?There are ([\w, -]+)\./.exec(text) ?? [];
  expect(listed.split(/, | and /).sort()).toEqual([...FONTS].sort());
  expect(Number(count)).toBe(FONTS.length);
});

test("how much an app keeps on the server is told by the limits themselves, and in no figure of its own", () => {
  const written = readFileSync(path.join(import.meta.dirname, "docs/app-data.md"), "utf8");
  const [, section = ""] = /## How much\n([\s\S]*?)\n## /.exec(written) ?? [];
  expect(section).toContain("{{recordsPerCollection}} records");
  expect(section).not.toMatch(/\d/);
});

test("what settings are without a value stands in the table as the server takes it", () => {
  const written = readFileSync(path.join(import.meta.dirname, "docs/self-hosting.md"), "utf8");
  const defaults: Record<string, unknown> = parseEnv({});
  const told = [...written.matchAll(/^\| `([A-Z_]+)` \|.*; `?(\d[\d,]*(?:\.\d+)?)`? \|$/gm)];
  expect(told.length).toBeGreaterThan(10);
  for (const [, name = "", figure = ""] of told) {
    // Prices are what an administrator has set, else those of plan-settings.server.ts.
    if (defaults[name] === undefined) continue;
    expect([name, String(Number(defaults[name]))]).toEqual([name, figure.replaceAll(",", "")]);
  }
  const switches = [...written.matchAll(/^\| `([A-Z_]+)` \|.*; `(on|off|open)`(?: \||\.)/gm)];
  expect(switches.length).toBeGreaterThan(5);
  for (const [, name = "", word] of switches) {
    const value = defaults[name];
    expect([name, typeof value === "boolean" ? (value ? "on" : "off") : (value ?? "on")]).toEqual([
      name,
      word,
    ]);
  }
});

test("which models are asked in which way, and what Ollama is asked for, is as the docs say", async () => {
  const text = await textOf("connecting-a-model");
  const [, small] = /A model of up to (\d+) billion parameters/.exec(text) ?? [];
  expect(familyOf(`new-${small}b`).fillsForms).toBe(true);
  expect(familyOf(`new-${small}.1b`).fillsForms).toBe(false);
  const [, strong] = /below about (\d+) billion parameters/.exec(text) ?? [];
  expect(familyOf(`qwen2.5-${Number(strong) - 1}b`).profile).toBe("small");
  expect(familyOf(`qwen2.5-${strong}b`).profile).toBe("strong");
  const [, tokens = ""] = /asks Ollama for ([\d,]+) tokens/.exec(text) ?? [];
  const ollama = providerModel({ AI_PROVIDER: "ollama", AI_MODEL: "new" });
  expect(ollama.contextTokens).toBe(Number(tokens.replace(",", "")));
});
