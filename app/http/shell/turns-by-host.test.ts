import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import express from "express";
import { expect, test } from "vitest";
import { env } from "~/platform/env.server";
import { smallBuild } from "../../../tests/support/small-build";
import { REQUEST_BOUNDS, takeTurns } from "../limits/request-turns.server";
import { answerRefusals } from "./refusal.server";
import { isSite } from "./turns-by-host.server";

test("requests to sites and to domains of people have turns apart from the product's", () => {
  const takesTurnsOfSites = (host: string) => isSite({ headers: { host }, protocol: "http" });
  expect(takesTurnsOfSites(new URL(env.APP_URL).host)).toBe(false);
  // A name of this machine, as the product's is.
  expect(takesTurnsOfSites(`my-app.${env.SITES_HOST}`)).toBe(true);
  expect(takesTurnsOfSites("shop.example.com")).toBe(true);
});

test("what is refused before it comes to the product says that nothing in it runs or is kept", async () => {
  const app = express();
  app.get("/healthz", takeTurns({ ...REQUEST_BOUNDS, atOnce: 0, waiting: 0 }));
  app.get("/broken", (_request, _response, next) => next(new Error("broken")));
  const product = smallBuild(() => {
    throw new Error("The product has no part in it.");
  });
  app.use(answerRefusals(product, () => ({}) as AppLoadContext));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [path, accept, status, type] of [
    ["/healthz", "text/html", 503, "text/html"],
    ["/healthz", "application/json", 503, "application/json"],
    ["/broken", "text/html", 500, "application/json"],
  ] as const) {
    const answer = await fetch(url + path, { headers: { accept } });
    const { headers } = answer;
    expect([path, answer.status]).toEqual([path, status]);
    expect(headers.get("content-type")).toContain(type);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toMatch(/Nothing was changed/);
  }
  server.close();
});
