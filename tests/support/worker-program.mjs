// Tasks for tests of the pool of workers.

import { closeSync, openSync } from "node:fs";

export const double = (number) => number * 2;

export const fail = () => {
  throw new Error("The task has failed.");
};

export const loop = () => {
  for (;;);
};

export const fill = () => {
  const held = [];
  for (;;) held.push(Array.from({ length: 10_000 }, () => ({ held })));
};

export const environment = () => ({ ...process.env });

/** Takes memory that no heap's bound counts, ever more of it. */
export const takeBytes = async () => {
  const taken = [];
  for (;;) {
    taken.push(new Uint8Array(8_000_000).fill(1));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Waits in native code, which nothing interrupts, until somebody opens a named pipe to write into it. */
export const openPipe = (file) => {
  closeSync(openSync(file));
};
