import { test } from "vitest";
import {
  gainsNoneBySections,
  hasNoDeadEnds,
  keepsNoneWithoutPlace,
} from "../../../tests/support/starter-claims/dead-ends";
import { otherKinds } from "../../../tests/support/starter-claims/kinds";

test.each(otherKinds)("$name has no dead link, button or form", hasNoDeadEnds);

test.each(otherKinds)("$name has none with a section more, or one less", gainsNoneBySections);

test.each(otherKinds)("$name keeps none when the place to write goes", keepsNoneWithoutPlace);
