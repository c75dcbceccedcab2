import { expect, test } from "vitest";
import { HISTORY_DAYS, NOTICE_DAYS } from "./plan-facts";
import { plansToday } from "./plans-today";

test("whoever reads that apps stay when days run out reads as well that old history does not", () => {
  const { text } = plansToday(true, { projectsPerAccount: "200" });
  expect(text).toContain("your apps stay");
  expect(text).toContain(`older than ${HISTORY_DAYS} days go, ${NOTICE_DAYS} days after`);
  const off = plansToday(false, { projectsPerAccount: "200" });
  expect(off.text).not.toContain("go,");
});

test("how many projects an account holds is told whether or not plans are on", () => {
  for (const isOn of [true, false]) {
    expect(plansToday(isOn, { projectsPerAccount: "200" }).text).toMatch(/200 projects/);
  }
});
