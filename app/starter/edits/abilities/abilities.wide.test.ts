import { test } from "vitest";
import { doesWhatButtonsSay, OTHER_ABLE } from "../../../../tests/support/starter-claims/abilities";

test.each(OTHER_ABLE)("$kind: what a button says is done, and all of it together builds", (row) =>
  doesWhatButtonsSay(row));
