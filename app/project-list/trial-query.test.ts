import { expect, test } from "vitest";
import type { TrialProject } from "~/trial/trial-shapes";
import { chooseTrials, type TrialQuery } from "./trial-query";

const trial = (name: string, more: Partial<TrialProject> = {}): TrialProject => ({
  ...{ id: `trial_${name}`, name, description: null, template: "react", isTrial: true },
  createdAt: "2025-01-05T10:00:00.000Z",
  ...more,
});
const ALL: TrialQuery = { view: "current", search: "", sort: "created", label: "" };

const TRIALS = [
  trial("Café", { label: "Clients", changedAt: "2025-01-07T10:00:00.000Z" }),
  trial("Habits", { changedAt: "2025-01-09T10:00:00.000Z" }),
  trial("Invoices", { label: "Clients", archivedAt: "2025-01-08T10:00:00.000Z" }),
  trial("Atlas"),
];

const namesOf = (query: Partial<TrialQuery>) =>
  chooseTrials(TRIALS, { ...ALL, ...query }).shown.map(({ name }) => name);

test("what is archived is in a list of its own, and both are counted", () => {
  expect(namesOf({})).toEqual(["Café", "Habits", "Atlas"]);
  expect(namesOf({ view: "archived" })).toEqual(["Invoices"]);
  expect(chooseTrials(TRIALS, ALL).counts).toEqual({ current: 3, archived: 1 });
});

test("trials are found by words of their name or label, without accents", () => {
  expect(namesOf({ search: "cafe" })).toEqual(["Café"]);
  expect(namesOf({ search: "clients" })).toEqual(["Café"]);
  expect(namesOf({ label: "Clients" })).toEqual(["Café"]);
  expect(chooseTrials(TRIALS, ALL).labels).toEqual(["Clients"]);
});

test("they are in the order of their names, or the last changed first", () => {
  expect(namesOf({ sort: "name" })).toEqual(["Atlas", "Café", "Habits"]);
  expect(namesOf({ sort: "changed" })).toEqual(["Habits", "Café", "Atlas"]);
});
