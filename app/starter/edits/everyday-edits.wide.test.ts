import { expect, test } from "vitest";
import {
  claimEdits,
  isOfFirst,
  triedProjects,
} from "../../../tests/support/starter-claims/everyday";

const projects = triedProjects();
const named = (ending: string) => projects.filter(({ name }) => name.endsWith(ending));
const first = projects.filter(isOfFirst);
const later = named(", later");
const unseen = named(", unseen");
const rounds = projects.filter(({ name }) => /, round [1-4]$/.test(name));
const lastRounds = projects.filter(({ name }) => /, round [5-7]$/.test(name));

claimEdits(projects.filter((project) => !isOfFirst(project)));

test("all were written down before they were tried", () => {
  const count = (some: typeof projects) => some.flatMap(({ tried }) => tried).length;
  expect([first, later, unseen, rounds, lastRounds].map(count)).toEqual([120, 40, 94, 160, 140]);
});

test("nine of ten of those written last do what was asked", () => {
  const all = [...unseen, ...rounds, ...lastRounds].flatMap(({ tried }) => tried);
  const right = all.filter(({ trial }) => trial().wrong.length === 0);
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.9);
});
