import type { Request, Response } from "express";
import { afterEach, expect, test, vi } from "vitest";
import { REFUSED_MS, refuseLater } from "./refusals-later.server";

afterEach(() => void vi.useRealTimers());

test("who asked too often is told so a moment later, everybody else at once", () => {
  vi.useFakeTimers();
  const answer = (statusCode: number) => {
    const ended: unknown[] = [];
    const response = { statusCode, end: (...given: unknown[]) => ended.push(...given) };
    refuseLater({} as Request, response as unknown as Response, () => {});
    response.end("said");
    return ended;
  };
  expect(answer(200)).toEqual(["said"]);
  const refused = answer(429);
  vi.advanceTimersByTime(REFUSED_MS - 1);
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refused).toEqual(["said"]);
});
