import { expect, test } from "vitest";
import {
  claimEdits,
  isOfFirst,
  triedProjects,
} from "../../../tests/support/starter-claims/everyday";

const first = triedProjects().filter(isOfFirst);

claimEdits(first);

test("all of the first do what was asked", () => {
  const all = first.flatMap(({ tried }) => tried);
  const wrong = all.filter(({ trial }) => trial().wrong.length > 0);
  const told = wrong.map(
    ({ say, trial }) => `${say}: ${trial().wrong.join("; ")} — ${trial().said}`,
  );
  expect(told).toEqual([]);
});
