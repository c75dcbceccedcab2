import { expect, test } from "vitest";
import { cutoffOf, mayNameChange, readUndoRequest } from "./undo-request";

test.each([
  "undo",
  "Undo that.",
  "Undo the last change please",
  "go back",
  "Restore the version before",
  "mach das rückgängig",
  "Bitte rückgängig",
  "revert it",
  "take it back",
  "annule",
  "Actually no, put it back how it was",
  "Undo the last thing",
  "oops, undo what you just did",
  "Hmm, I don't like it. Change it back",
  "I changed my mind, make it like it was before",
  "can we go back to the last version?",
  "no, that's worse, revert it please",
  "bring it back to the way it was",
  "nein, nimm das wieder zurück",
])("“%s” asks to take the last change back", (message) => {
  expect(readUndoRequest(message)).toEqual({ kind: "undo" });
});

test.each([
  ["Actually, undo the green", "Make the background light green"],
  ["undo the bigger heading", "make the heading bigger"],
  ["revert the newsletter again", "Add a newsletter"],
  ["mach das grün rückgängig", "mach den hintergrund grün"],
])("“%s” takes back what was asked for before it: “%s”", (message, before) => {
  expect(readUndoRequest(message, before)).toEqual({ kind: "undo" });
  expect(mayNameChange(message)).toBe(true);
  expect(readUndoRequest(message, "write something else")).toBeNull();
});

test("what changed nothing is not taken back in the place of another change", () => {
  const asked = "make the background green";
  expect(readUndoRequest("undo the green", asked, true)).toEqual({ kind: "nothing", asked });
  expect(readUndoRequest("undo that", asked, true)).toEqual({ kind: "undo" });
});

test.each([
  ["back to how it was this morning", { day: "this morning" }],
  ["Go back to how it was yesterday!", { day: "yesterday" }],
  ["put everything back to how it looked an hour ago", { minutesAgo: 60 }],
  ["restore the version from 20 minutes ago", { minutesAgo: 20 }],
  ["zurück zu heute morgen", { day: "this morning" }],
  ["mach alles wieder so wie es gestern war", { day: "yesterday" }],
])("“%s” asks for the files of a moment", (message, moment) => {
  expect(readUndoRequest(message)).toEqual({ kind: "at", moment });
});

test.each([
  "redo",
  "Redo that",
  "put it back again",
])("“%s” asks for what was taken back", (message) => {
  expect(readUndoRequest(message)).toEqual({ kind: "redo" });
});

test.each([
  "put the footer back on top",
  "go",
  "make it blue",
  "add a back button",
  "take it",
  "put this before that",
  "take the last one",
  "put it all before the last one",
  "mach das wieder",
  "add an undo button",
  "undo that and make the header blue instead",
  "write that we are back since yesterday with new bread",
  "show the menu of this morning",
  "what was it like yesterday",
  "no",
  "actually, make the header blue",
  "I don't like it",
  "never mind",
  "change the last version",
  "make it the way you like",
  "bring the button back to the top",
  "set it as the last one",
  "I want to change it",
])("“%s” wishes for something else", (message) => {
  expect(readUndoRequest(message)).toBeNull();
});

test("days begin where the person is", () => {
  const now = new Date("2026-11-23T13:30:00Z");
  const at = (day: "this morning" | "yesterday", zone?: string) =>
    cutoffOf({ day }, now, zone).toISOString();
  expect(at("yesterday")).toBe("2026-11-23T00:00:00.000Z");
  expect(at("yesterday", "Europe/Berlin")).toBe("2026-11-22T23:00:00.000Z");
  expect(at("this morning", "Europe/Berlin")).toBe("2026-11-23T11:00:00.000Z");
  // Still morning there: as it was when the day began.
  expect(at("this morning", "America/New_York")).toBe("2026-11-23T05:00:00.000Z");
});
