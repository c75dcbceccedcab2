import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTS, type Act } from "~/http/limits/acts";
import { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";

/** Every act of the product that requests count, driven to its refusal: each may be done once here. */

let app: AppServer;
let ann: AppClient;
beforeAll(async () => {
  app = await AppServer.start({ RATE_LIMIT_SCALE: "0.00001", TRUST_PROXY: "1" });
  ann = await app.person("ann");
});
afterAll(() => app.stop());

const acts = (Object.entries(ACTS) as [string, Act][]).filter(
  ([, { rate, requests }]) => rate && requests.length > 0,
);
/** What makes a request one of an act that looks at its query. */
const QUERIES = ["", "?q=tea", "?after=1", "?find=tea"];
let networks = 0;

function requestOf({ requests, when }: Act): { method: string; path: string } {
  const [method = "", pattern = ""] = requests[0]?.split(" ") ?? [];
  const path = pattern.replaceAll(/:\w+/g, "trial_nobodys").replace("*", "x");
  const query = QUERIES.find((one) => !when || when(new URLSearchParams(one.slice(1)))) ?? "";
  return { method, path: `${path}${query}` };
}

/** Does an act twice, and tells the second time as a program, or as whoever opens pages, is answered. */
async function refusalOf(act: Act, client: AppClient, accept: string) {
  const { method, path } = requestOf(act);
  networks += 1;
  const from = { "x-forwarded-for": `10.${networks >> 8}.${networks & 255}.1`, accept };
  const send = () => client.request(method, path, { headers: from });
  // What only a network is counted for begins anew; an account's own is used up by then.
  const first = await send();
  const answer = first.status === 429 ? first : await send();
  return { answer, first };
}

test.each(
  acts,
)("%s: a program is told the limit, when it ends and what signing in changes", async (name, act) => {
  const { answer } = await refusalOf(act, app.visitor(), "*/*");
  expect([answer.status, answer.body?.limit?.name]).toEqual([429, name]);
  const { error } = answer.body;
  const lead = `${act.rate?.exceeded} in ${act.rate?.per === "hour" ? "an" : "a"} ${act.rate?.per}`;
  expect(error).toMatch(
    /: the limit for a network is \d+\. .+; try again in \d+ (?:second|minute|hour)s?\./,
  );
  expect(error.startsWith(lead)).toBe(true);
  expect(/network shares it/.test(error)).toBe(act.rate?.signIn !== null);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  // Signed in, the limit is one's own.
  const own = await refusalOf(act, ann, "*/*");
  const whose = act.by === "network" ? "a network" : "an account";
  expect(own.answer.body?.error).toContain(`: the limit for ${whose} is `);
});

test.each(acts)("%s: whoever opens a page, or sends a form, reads the same", async (_name, act) => {
  const { answer } = await refusalOf(act, app.visitor(), "text/html");
  const { exceeded = "" } = act.rate ?? {};
  if (answer.status === 303) {
    expect(decodeURIComponent(String(answer.headers["set-cookie"]))).toContain(exceeded);
    expect(answer.headers.location).toContain(act.toldOn ?? "nowhere");
  } else {
    expect(answer.status).toBe(429);
    expect(answer.text).toContain(exceeded);
    expect(answer.text).toMatch(/the limit for a network is \d+\. /);
  }
});

test("many accounts of one network do not save more than it may, and others are not refused", async () => {
  /** Each begins on a network of their own: only one may sign in on each here. */
  const begin = async (n: number) => {
    const client = new AppClient(app.port, new Map(), `127.0.1.${n}`);
    await client.json("POST", "/api/auth/dev-login", { name: `saver ${n}` });
    const { body } = await client.json("POST", "/api/projects", { name: "Saved" });
    return { cookies: client.cookies, path: `/api/projects/${body.id}/files` };
  };
  const file = { path: "a.txt", content: "x".repeat(14_000) };
  const saved = [];
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { cookies, path } = await begin(n);
    const client = new AppClient(app.port, cookies, n === 8 ? "127.0.2.2" : "127.0.2.1");
    saved.push(await client.json("POST", path, file));
  }
  expect(saved.map(({ status }) => status)).toEqual([...Array(6).fill(201), 429, 201]);
  expect(saved[6]?.body.error).toContain("Too much data saved in an hour: the limit for a network");
});
