import { test } from "vitest";
import { isDoneAsInEnglish, otherOrders } from "../../../tests/support/starter-claims/parity";

test.each(otherOrders)("%# is done as in English in five other languages", isDoneAsInEnglish);
