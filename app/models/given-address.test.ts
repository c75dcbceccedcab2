import { expect, test } from "vitest";
import { checkAddress } from "./given-address";

test.each([
  "https://models.example/v1",
  "https://api.openai.com",
  "https://1.1.1.1:8443/v1",
])("%s is taken", (address) => {
  expect(checkAddress(` ${address}/ `, false)).toBe(address);
});

test.each([
  ["", /whole address/],
  ["models.example", /whole address/],
  ["ftp://models.example", /whole address/],
  ["http://models.example", /https/],
  ["https://me:secret@models.example", /own field/],
  ["https://models.example/?key=1", /leave out/],
  ["https://localhost:11434", /own network/],
  ["https://127.0.0.1", /own network/],
  ["https://2130706433", /own network/],
  ["https://[::ffff:10.0.0.1]", /own network/],
  ["https://10.0.0.5", /own network/],
  ["https://169.254.169.254/latest", /own network/],
  ["https://ollama", /own network/],
  [`https://models.example/${"x".repeat(400)}`, /300 characters/],
])("%s is refused in words", (address, words) => {
  expect(() => checkAddress(address, false)).toThrow(words);
});

test("an operator may let people name servers of the private network", () => {
  expect(checkAddress("http://localhost:11434/", true)).toBe("http://localhost:11434");
});
