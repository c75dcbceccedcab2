import { expect, test } from "vitest";
import { GatheredPieces } from "./gathered-pieces";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("what a page writes in one turn goes on as one piece, and nothing waits for what comes later", async () => {
  const page = new GatheredPieces();
  const got: string[] = [];
  page.on("data", (piece: Buffer) => got.push(piece.toString()));
  for (const part of ["<h1>", "Hello", "</h1>"]) page.write(part);
  await turn();
  await turn();
  expect(got).toEqual(["<h1>Hello</h1>"]);
  page.write("<p>later");
  page.end("</p>");
  await turn();
  expect(got).toEqual(["<h1>Hello</h1>", "<p>later</p>"]);
});

test("a page whose reader has gone passes nothing on, and fails nobody", async () => {
  const page = new GatheredPieces();
  page.on("error", () => {});
  page.write("<h1>Hello</h1>");
  page.destroy();
  await turn();
  expect(page.destroyed).toBe(true);
});
