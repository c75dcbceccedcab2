import { expect, test } from "vitest";
import { packetLine } from "./pkt-line";
import { readRefs } from "./receive-pack";

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
