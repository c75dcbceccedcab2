import { test } from "vitest";
import {
  exampleWishes,
  standsInWhatIsMade,
} from "../../../tests/support/starter-claims/first-wishes";

test.each(exampleWishes)("“$say” stands in what is made", standsInWhatIsMade);
