import type { Request, RequestHandler, Response } from "express";
import { expect, test, vi } from "vitest";
import { inOrder } from "./in-order";

const [request, response] = [{} as Request, {} as Response];
/** What happened to a request that came through these handlers. */
function send(...handlers: RequestHandler[]) {
  const next = vi.fn();
  inOrder(...handlers)(request, response, next);
  return next;
}
const pass: RequestHandler = (_request, _response, next) => next();

test("a request goes through all of them, and on to what follows", () => {
  const seen: string[] = [];
  const note = (name: string): RequestHandler => {
    return (_request, _response, next) => {
      seen.push(name);
      next();
    };
  };
  expect(send(note("first"), note("second")).mock.calls).toEqual([[undefined]]);
  expect(seen).toEqual(["first", "second"]);
});

test("what one of them answers goes no further", () => {
  const later = vi.fn();
  expect(send(pass, () => {}, later)).not.toHaveBeenCalled();
  expect(later).not.toHaveBeenCalled();
});

test("a refusal, and what is thrown, comes to who answers for it, and to no later one", () => {
  const [refusal, later] = [new Error("refused"), vi.fn()];
  const refuse: RequestHandler = (_request, _response, next) => next(refusal);
  const fail: RequestHandler = () => {
    throw refusal;
  };
  for (const one of [refuse, fail]) {
    expect(send(pass, one, later).mock.calls).toEqual([[refusal]]);
  }
  expect(later).not.toHaveBeenCalled();
});
