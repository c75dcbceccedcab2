import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { HumanCheck } from "./human-check";
import { checkHuman, issueHumanToken } from "./human-check.server";

const SHOWN = new Date("2026-11-22T10:00:00Z");
const after = (seconds: number) => new Date(SHOWN.getTime() + seconds * 1000);

/** The fields as a browser sends the form that was shown. */
function sentForm(changes: Record<string, string> = {}): FormData {
  const html = renderToStaticMarkup(HumanCheck({ token: issueHumanToken(SHOWN) }));
  const form = new FormData();
  for (const [, name = "", value = ""] of html.matchAll(/name="(\w+)"(?: value="([^"]*)")?/g)) {
    form.set(name, changes[name] ?? value);
  }
  return form;
}

describe("a form that a person sends", () => {
  test("passes after two seconds, and for a day", () => {
    expect(() => checkHuman(sentForm(), after(2))).not.toThrow();
    expect(() => checkHuman(sentForm(), after(23 * 3_600))).not.toThrow();
  });

  test.each([
    ["at once", {}, 1, "That was very quick."],
    ["with the field that nobody sees", { website: "spam" }, 9, "A field that nobody sees"],
    ["after two days", {}, 48 * 3_600, "had been open for long"],
    ["with a token of its own making", { shown_at: "1.ff" }, 9, "had been open for long"],
    ["with another time", { shown_at: `1.${"0".repeat(64)}` }, 9, "had been open for long"],
  ])("is asked for once more when it comes %s", (_how, changes, seconds, words) => {
    const check = () => checkHuman(sentForm(changes), after(seconds));
    expect(check).toThrow(words);
    expect(check).toThrow("please send it again");
  });
});
