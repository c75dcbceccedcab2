import { afterEach, beforeAll, describe, test } from "vitest";
import type { ModelServer } from "../support/model-server";
import { OWNED } from "../support/owned-routes";
import {
  allOthers,
  expectUntouched,
  isNothingTo,
  makeHoldings,
  opensNothing,
  THE_OTHERS,
} from "../support/ownership";

let models: ModelServer;

beforeAll(async () => {
  ({ models } = await makeHoldings());
});
afterEach(() => models.play([{}]));

describe("what is somebody's does not exist for others, whoever of them it is", () => {
  test.each(Object.entries(OWNED))("%s", (key, route) => isNothingTo(THE_OTHERS, key, route));

  test.each([
    "account",
    "trial",
  ] as const)("nor by any id of another kind, not even for the owner of a project (%s)", (whose) =>
    opensNothing(whose, allOthers));

  test("nor has any of that changed it", expectUntouched);
});
