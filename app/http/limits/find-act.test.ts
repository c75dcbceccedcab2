import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isCanonicalTarget, pathOf } from "../requests/request-target";
import { ACTS, type Act } from "./acts";
import { findAct } from "./find-act.server";

/** Limits must know a request by exactly the spellings by which Remix finds its route. */

const acts = Object.entries(ACTS) as [string, Act][];
/** Addresses of acts, with something in their variable parts. */
const samples = acts
  .flatMap(([, { requests }]) => requests)
  .map((request) => request.split(" ")[1] ?? "")
  .map((path) => path.replaceAll(/:\w+/g, "a1").replace("*", "b/c"));

/** One way or another to write a path. */
const spelled = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.infiniteStream(fc.nat(9)),
    fc.constantFrom(
      "",
      "",
      "/",
      "//",
      ".data",
      "/.data",
      ".DATA",
      ".data/",
      "%2edata",
      "/x",
      "?q=a",
    ),
  )
  .map(([path, choices, end]) => {
    const letters = [...path].map((letter) => {
      const { value } = choices.next();
      if (letter === "/") return value === 0 ? "//" : "/";
      const code = `%${letter.charCodeAt(0).toString(16)}`;
      return value === 1 ? letter.toUpperCase() : value === 2 ? code : letter;
    });
    return letters.join("") + end;
  });

/** Whether Remix, asked for this, would answer with a route of this pattern. */
function remixFinds(pattern: string, target: string): boolean {
  const { pathname } = new URL(target, "http://localhost");
  // As its server's request handler does (single fetch).
  const page = pathname.endsWith(".data")
    ? pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/")
    : pathname;
  return matchRoutes([{ path: pattern }], page) !== null;
}

/** The act of a request by Remix's reading of it. */
function actByRemix(method: string, target: string): string | undefined {
  const { searchParams } = new URL(target, "http://localhost");
  const found = acts.find(
    ([, { requests, when }]) =>
      requests.some((request) => {
        const [asked, path = ""] = request.split(" ");
        // "*" is something, where it is a router's it may be nothing.
        return asked === method && remixFinds(path.replace("*", ":some/*"), target);
      }) &&
      (when === undefined || when(searchParams)),
  );
  return found?.[0];
}

test("a request is an act exactly where Remix would find the act's route", () => {
  const method = fc.constantFrom("GET", "POST", "PUT", "PATCH");
  fc.assert(
    fc.property(method, spelled, (asked, target) => {
      fc.pre(isCanonicalTarget(target));
      const found = findAct({ method: asked, path: pathOf(target), url: target });
      expect(found?.name).toBe(actByRemix(asked, target));
    }),
    { numRuns: 2_000 },
  );
});
