import { expect, test } from "vitest";
import { withoutImitations } from "../context/without-imitations";
import { claimsChanges } from "./claims";
import { ordersChanges, writesElsewhere } from "./foreign-forms";
import { holdsLostCode } from "./lost-code";
import { ResponseParser } from "./parser";

/** A model in a loop, or a browser with a history of its own making, writes one sign without end. */
const LENGTH = 100_000;

// A pattern that takes the square of its text takes half a minute for these, and the test's time is over.
test.each([
  ["new lines", "\n"],
  ["spaces", " "],
  ["carriage returns", "\r"],
  ["backticks", "`"],
  ["tildes", "~"],
  ["arrows of a heredoc", ">"],
  ["beginnings of a field", "path: a.b\n"],
  ["tags", "<delete a=b "],
  ["words", "now remove "],
])("prose of a hundred thousand %s is read in one go", (_, sign) => {
  const prose = `cat ${sign.repeat(LENGTH / sign.length)}x`;
  new ResponseParser().write(prose);
  expect(claimsChanges(prose)).toBe(false);
  expect(holdsLostCode(prose)).toBe(false);
  expect(writesElsewhere(prose)).toBe(false);
  expect(ordersChanges(prose)).toBe(false);
  expect(withoutImitations(prose).isCut).toBe(false);
});
