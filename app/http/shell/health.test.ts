import express from "express";
import { expect, test, vi } from "vitest";
import { answerHealth } from "./health.server";

test("a loop that asks for health asks the database a few times a second", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const ask = vi.fn(async () => {});
  const server = express().get("/", answerHealth(ask)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    const { port } = server.address() as { port: number };
    const status = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 200]);
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockRejectedValue(new Error("away"));
    vi.advanceTimersByTime(101);
    expect([await status(), await status()]).toEqual([503, 503]);
    expect(ask).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
    server.close();
  }
});
