import { test } from "vitest";
import {
  otherWishes,
  standsInWhatIsMade,
} from "../../../tests/support/starter-claims/first-wishes";

test.each(otherWishes)("“$say” stands in what is made", standsInWhatIsMade);
