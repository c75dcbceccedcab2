import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";

/** The rules of a game that was made: what lies in a row, and where a piece comes to lie. */
function rulesOf(request: string) {
  const script = makeProject(request).get("script.js") ?? "";
  const settings = /^const columns[\s\S]*?(?=\nfunction load)/m.exec(script)?.[0];
  const ways = /^const WAYS[\s\S]*?\];\n/m.exec(script)?.[0];
  const functions = ["rowOf", "landing", "bestMove"].map(
    (name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(script)?.[0],
  );
  return new Function(
    "board",
    `${settings}\n${ways}\n${functions.join("")}; return { rowOf, landing, bestMove };`,
  ) as (board: (number | null)[]) => {
    rowOf(board: (number | null)[], player: number): number[] | null;
    landing(at: number): number | null;
    bestMove(): number | null;
  };
}

const [O, X, free] = [1, 0, null];

test("three in a row, a column or a diagonal win at tic-tac-toe", () => {
  const board = [X, O, O, free, X, free, O, free, X];
  const { rowOf } = rulesOf("a tic-tac-toe game")(board);
  expect(rowOf(board, X)).toEqual([0, 4, 8]);
  expect(rowOf(board, O)).toBeNull();
});

test("the computer takes a row of its own, else it is in the way of the other's", () => {
  const rules = rulesOf("tic tac toe against the computer");
  expect(rules([O, O, free, X, X, free, X, free, free]).bestMove()).toBe(2);
  expect(rules([X, X, free, free, O, free, free, free, free]).bestMove()).toBe(2);
});

test("a piece falls to the lowest free square of its column at four in a row", () => {
  const board: (number | null)[] = Array(42).fill(free);
  board[35] = X;
  const { landing, rowOf } = rulesOf("connect four for two players")(board);
  expect(landing(0)).toBe(28);
  expect(rowOf(board, X)).toBeNull();
  // The end of one line and the begin of the next are no row.
  expect(rowOf(board.with(5, O).with(6, O).with(7, O).with(8, O), O)).toBeNull();
});

test.each([
  "un morpion",
  "Vier gewinnt",
  "noughts and crosses for two",
  "tres en raya para dos",
])("“%s” makes one", (say) => {
  expect(makeProject(say).get("script.js")).toContain("function rowOf");
});
