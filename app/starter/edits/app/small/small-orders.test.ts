import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const projects = {
  calculator: makeProject("a calculator"),
  memory: makeProject("a memory game with animals"),
  chat: makeProject("a chat app mockup"),
  converter: makeProject("a unit converter"),
  countdown: makeProject("a countdown to our holiday on 12 July 2027"),
};
type Name = keyof typeof projects;
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("small programs follow what people ask of them", () => {
  test.each<[Name, string, RegExp]>([
    ["calculator", "use a comma as the decimal sign please", /aria-label="Decimal comma">,</],
    ["calculator", "can I have a comma instead of the point", /\$\{grouped\},\$\{fraction\}/],
    [
      "calculator",
      "add a button to copy the result",
      /clipboard\.writeText\(result\.textContent\)/,
    ],
    ["calculator", "I need a square root key", /data-key="root"/],
    ["memory", "let the cards stay open a bit longer", /LOOK_MS = 1800;/],
    ["memory", "keep two wrong cards visible for 3 seconds", /LOOK_MS = 3000;/],
    ["memory", "play a sound when I find a pair", /chime\(\);\n/],
    ["memory", "use vehicles instead of animals", /"🚗", "car"/],
    ["memory", 'say "Well done!" when all pairs are found', /"Well done! "/],
    [
      "memory",
      "put the new game button below the cards",
      /<\/fieldset>\n\s*<p class="below"><button[^>]*id="restart"/,
    ],
    ["chat", "change the name of the bot to Lisa", /contacts = \["Lisa"/],
    ["chat", 'the bot should say "How can I help?" first', /<p>\{"How can I help\?"\}<\/p>/],
    ["chat", 'the placeholder should say "Type here"', /placeholder=\{"Type here"\}/],
    ["chat", "make the send button an arrow", /aria-label="Send"/],
    ["converter", "only show two decimals", /maximumFractionDigits: 2/],
    ["converter", "start with kilometres to miles", /kind: "Length", from: 3, to: 7/],
    ["converter", "remove the weight units", /Length: \[(?:(?!Weight: \[)[\s\S])*$/],
    ["converter", "add a copy button", /id="copy"/],
    ["countdown", "change the date to 1 August 2027", /FIRST_DAY = "2027-08-01"/],
    ["countdown", "our holiday is on 3.9.2027 now", /FIRST_DAY = "2027-09-03"/],
    ["countdown", "show weeks too", /weeks: 604800/],
    ["countdown", "show weeks instead of days", /units = \{ weeks: 604800, hours: 3600/],
    ["countdown", "its the 19th now", /FIRST_DAY = "2027-\d\d-19"/],
    ["memory", "6x6", /<option value="18" selected>6 × 6, 18 pairs<\/option>/],
    ["memory", "make it a 4 by 6 board", /<option value="12" selected>/],
    ["memory", "less cards", /<option value="6" selected>/],
    ["memory", "20 cards please", /<option value="10" selected>/],
  ])("%s: %s", (app, say, expected) => {
    const { said, files } = tryEdit(projects[app], { say });
    expect(said).not.toMatch(/Not done|changed nothing/);
    expect(all(files)).toMatch(expected);
  });

  test.each<[Name, string, RegExp]>([
    ["calculator", "the keyboard should work as well", /already/],
    ["calculator", "add a percent key", /already/],
    ["chat", "add timestamps to the messages", /already/],
    ["chat", "send with enter", /already/],
    ["converter", "add stones to the weights", /already/],
    ["converter", "put the two fields next to each other", /already/],
  ])("%s: %s is told to be there", (app, say, expected) => {
    const { said, files } = tryEdit(projects[app], { say });
    expect(said).toMatch(expected);
    expect(files).toEqual(projects[app]);
  });

  test.each<[Name, string]>([
    ["countdown", "change the date format to 24.12.2027"],
    ["memory", "make it longer"],
    ["memory", "a 5x5 board"],
  ])("%s: %s is none of these", (app, say) => {
    const { files } = tryEdit(projects[app], { say });
    const program = (tree: ReadonlyMap<string, string>) =>
      [...tree].filter(([path]) => /\.(?:js|ts|tsx)$/.test(path));
    expect(program(files)).toEqual(program(projects[app]));
  });
});
