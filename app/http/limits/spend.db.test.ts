import { expect, test } from "vitest";
import type { Rate } from "~/platform/budget.server";
import { countDone, countUse, type Doer } from "./spend.server";

const rate: Rate = {
  ...{ kind: "rate", per: "minute", max: 4, network: 6, isTogether: true },
  exceeded: "Too many things",
};
const doer = (name: string, network: string): Doer => ({
  ...{ visitor: `account:${name}`, network: `network:${network}` },
});

test("members of one network count together", async () => {
  for (const name of ["ann", "ben"])
    for (let n = 0; n < 3; n += 1) await countDone("things", rate, doer(name, "one"));
  await expect(countDone("things", rate, doer("ann", "one"))).rejects.toThrow("for a network is 6");
  await countDone("things", rate, doer("cleo", "other"));
});

test("whoever tries without an account uses up nothing of the members on their network", async () => {
  for (let n = 0; n < 6; n += 1) await countUse("tries", rate, "network:shared");
  await expect(countUse("tries", rate, "network:shared")).rejects.toThrow("for a network is 6");
  expect(await countDone("tries", rate, doer("ann", "shared"))).toMatchObject({ count: 1 });
});
