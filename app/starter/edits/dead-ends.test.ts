import { expect, test } from "vitest";
import {
  gainsNoneBySections,
  hasNoDeadEnds,
  keepsNoneWithoutPlace,
  say,
} from "../../../tests/support/starter-claims/dead-ends";
import { exampleKinds, kindNamed, makeKind } from "../../../tests/support/starter-claims/kinds";

test.each(exampleKinds)("$name has no dead link, button or form", hasNoDeadEnds);

test.each(exampleKinds)("$name has none with a section more, or one less", gainsNoneBySections);

test.each(exampleKinds)("$name keeps none when the place to write goes", keepsNoneWithoutPlace);

test("a newsletter says where a sign-up goes, and sends it there", () => {
  const files = say("add a newsletter section", makeKind(kindNamed("todo (react)")));
  const section = files.get("src/components/NewsletterSection.tsx") ?? "";
  expect(section).toContain('action="mailto:hello@example.com?subject=Newsletter"');
  expect(section).toContain('encType="text/plain"');
  expect(section).not.toMatch(/in this browser/);
});
