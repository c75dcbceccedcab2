import { describe, expect, test } from "vitest";
import { lookThrough } from "./look-through";
import type { Stretch } from "./search-store.server";

const LENGTHS = { first: 10, longest: 320, compared: 100 };

/**
 * Looks for two of some numbers below 1,001.
 *
 * @param most of what a stretch can have
 * @param compared what a stretch costs
 */
async function look(numbers: number[], { most = 1_000, compared = 1 } = {}) {
  const stretches: number[] = [];
  const find = async ({ from, before, take }: Stretch) => {
    stretches.push(before - from);
    const inside = numbers.filter((number) => number >= from && number < before);
    if (inside.length > most) return { hits: null, compared };
    const newest = inside.sort((a, b) => b - a).slice(0, take);
    const hits = newest.map((number) => ({ number, postId: `${number}`, isReply: false }));
    return { hits, compared };
  };
  const { hits, at } = await lookThrough(find, { before: 1_001, take: 2 }, LENGTHS);
  return { found: hits.map(({ number }) => number), at, stretches };
}

describe("a search of the newest posts first", () => {
  test("ends with the first stretch where that has enough", async () => {
    const { found, at, stretches } = await look([1, 500, 998, 995, 999]);
    expect({ found, at, stretches }).toEqual({ found: [999, 998], at: 998, stretches: [10] });
  });

  test("finds rare words soon, in ever longer stretches", async () => {
    const { found, at, stretches } = await look([3]);
    expect({ found, at }).toEqual({ found: [3], at: null });
    expect(stretches).toEqual([10, 40, 160, 320, 320, 150]);
  });

  test("asks for whole numbers after a stretch of any length", async () => {
    const asked: Stretch[] = [];
    const find = async (stretch: Stretch) => {
      asked.push(stretch);
      return {
        hits: asked.length === 3 ? null : [],
        compared: 0.01,
        from: stretch.from - (asked.length === 2 ? 1 : 0),
      };
    };
    await lookThrough(find, { before: 1_001, take: 2 }, LENGTHS);
    expect(asked.filter(({ from }) => !Number.isInteger(from))).toEqual([]);
  });

  test("says how far it came where it would have to look at too many posts", async () => {
    const { found, at } = await look([995, 3], { compared: LENGTHS.compared / 2 });
    expect({ found, at }).toEqual({ found: [995], at: 951 });
  });

  test("goes on from where a stretch has ended that was longer than asked for", async () => {
    const stretches: Stretch[] = [];
    const find = async (stretch: Stretch) => {
      stretches.push(stretch);
      return { hits: [], compared: 1, ...(stretches.length === 2 ? { from: 500 } : {}) };
    };
    await lookThrough(find, { before: 1_001, take: 2 }, LENGTHS);
    expect(stretches.map(({ before }) => before)).toEqual([1_001, 991, 500, 180]);
  });

  test("does not begin a stretch that costs more than is left", async () => {
    const stretches: number[] = [];
    const find = async ({ from, before }: Stretch) => {
      stretches.push(before - from);
      return { hits: [], compared: (before - from) / 4 };
    };
    const { at } = await lookThrough(find, { before: 1_001, take: 2 }, LENGTHS);
    expect(stretches).toEqual([10, 40, 160, 190]);
    expect(at).toBe(601);
  });

  test("goes back to a shorter stretch where one has too much", async () => {
    const old = Array.from({ length: 700 }, (_, number) => number + 1);
    const { found, at } = await look(old, { most: 50 });
    expect({ found, at }).toEqual({ found: [700, 699], at: 699 });
  });
});
