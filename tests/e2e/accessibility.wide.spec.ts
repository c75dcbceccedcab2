import { leaveOutRepeats } from "./axe";
import { test } from "./fixtures";
import { isCleanInLooks, LOOKS } from "./looks";
import { PLACES } from "./places";

for (const [place, visit] of Object.entries(PLACES)) {
  test(`${place} is clean in dark, narrow and wide @js`, async ({ page, surprises }) => {
    surprises.allow(/status of 40[04]/);
    await visit(page);
    await leaveOutRepeats(page);
    await isCleanInLooks(page, "html", LOOKS.slice(1));
  });
}
