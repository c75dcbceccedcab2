import { expect, test } from "vitest";
import { withoutImitations } from "../context/without-imitations";
import { claimsChanges } from "./claims";
import { ordersChanges, writesElsewhere } from "./foreign-forms";
import { readElement } from "./form-elements";
import { holdsLostCode } from "./lost-code";
import { oddityOf } from "./odd-content";
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

/** Beginnings of what people say, each with what else can follow: twenty thousand characters took half a minute. */
test.each([
  ["English heads", "I have "],
  ["German heads", "Ich habe gä"],
  ["German orders", "änder"],
  ["French heads", "J'ai "],
  ["Spanish heads", "ha sido "],
  ["Portuguese heads", "foi atualiza"],
  ["Russian orders", "замени"],
  ["Russian heads", "был "],
  ["Chinese heads", "我已经"],
  ["Finnish heads", "Olenä"],
  ["Finnish words", "Olen nu "],
  ["Polish heads", "został"],
  ["Turkish heads", "ğdım?"],
  ["Swedish heads", "Jag har "],
  ["Dutch heads", "Ik heb "],
])("words that begin over and over are read in one go: %s", (_, head) => {
  const words = head.repeat(20_000 / head.length);
  expect(claimsChanges(words)).toBe(false);
  expect(ordersChanges(`${words}\n\`\`\`\n`)).toBe(false);
});

test("what a block holds without end is read in one go", () => {
  const spaces = " ".repeat(LENGTH);
  const edit = `a${"*".repeat(LENGTH)}b\n<<<<<<< SEARCH${spaces}x\n`;
  new ResponseParser().write(`\`\`\`edit path="a.css"\n${edit}\`\`\`\n`);
  expect(oddityOf("a.html", "&lt;a".repeat(LENGTH))).toBe(null);
  expect(readElement(`<edit>${"<path ".repeat(LENGTH)}</edit>`)).toBe(null);
});
