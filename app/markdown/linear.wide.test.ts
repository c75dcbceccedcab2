import { describe, test } from "vitest";
import { isLinear, otherTexts } from "../../tests/support/markdown-work";

describe("a text of four times the length is about four times the work", () => {
  test.each(otherTexts)("%s", isLinear);
});
