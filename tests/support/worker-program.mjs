// Tasks for tests of the pool of workers.

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
