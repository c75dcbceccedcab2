import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox";

test.each([
  ["ann@example.com", "ann@example.com"],
  ["ann+1@example.com", "ann@example.com"],
  ["ann+a+b@example.com", "ann@example.com"],
  ["a.n.n+x@gmail.com", "ann@gmail.com"],
  ["a.nn@googlemail.com", "ann@gmail.com"],
  // Elsewhere a dot is a letter like any other, and what begins with "+" is a whole name.
  ["a.nn@example.com", "a.nn@example.com"],
  ["+ann@example.com", "+ann@example.com"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
