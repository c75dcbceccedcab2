import { expect, test } from "vitest";
import { packetLine } from "./pkt-line";
import { readRefs, readReport } from "./receive-pack";

const ID = "a".repeat(40);

test("branches are read with what the repository can, which stands behind the first", () => {
  const lines = [`${ID} refs/heads/main\0report-status side-band-64k`, `${ID} refs/heads/b\0none`];
  const { branches, capabilities } = readRefs(Buffer.concat(lines.map(packetLine)));
  expect([...branches.keys()]).toEqual(["main", "b"]);
  expect([...capabilities]).toEqual(["report-status", "side-band-64k"]);
});

test("of an endless list of nothing no more is read than a repository has", () => {
  for (const one of ["0000", "0005x"]) {
    expect(() => readRefs(Buffer.from(one.repeat(100_000)))).toThrow(/more branches and tags/);
  }
});

test("what stands in a commit's place and names none is not gone on with", () => {
  for (const id of ["zz", `${ID}\nx`, "A".repeat(40), ""]) {
    const line = packetLine(`${id} refs/heads/main\0report-status`);
    expect(() => readRefs(line)).toThrow("no answer of git");
  }
});

test("only the branch that was pushed says that it was", () => {
  const read = (...lines: string[]) =>
    readReport(Buffer.concat(lines.map(packetLine)), { branch: "main", hasBands: false }).refused;
  expect(read("unpack ok\n", "ok refs/heads/main\n")).toBeNull();
  expect(read("unpack ok\n", "ok refs/heads/other\n")).toBe("it did not say what became of it");
  expect(read("unpack ok\n", "ok refs/heads/main-2\n")).not.toBeNull();
  expect(read("unpack ok\n", "ng refs/heads/main protected\n")).toBe("protected");
});
