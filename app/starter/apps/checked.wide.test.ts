import { afterAll, test } from "vitest";
import { isFaultless, openBuilder } from "../../../tests/support/starter-claims/checked";
import { otherKinds } from "../../../tests/support/starter-claims/kinds";

const builder = openBuilder();
afterAll(() => builder.close());

test.each(otherKinds)("$name: what answers are checked with has nothing to say", (row) =>
  isFaultless(builder, row));
