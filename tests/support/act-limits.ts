import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTS, type Act } from "../../app/http/limits/acts";
import type { AppClient } from "./app-client";
import { AppServer } from "./app-server";

let app: AppServer;
let ann: AppClient;

/** Every act of the product that requests count. */
const ACTS_OF_REQUESTS = (Object.entries(ACTS) as [string, Act][]).filter(
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

/** What makes one refusal differ from another: whom it counts, what it advises, and where a form is told. */
const shapeOf = ({ by, rate, toldOn, when, requests }: Act) =>
  [by, !rate?.signIn, rate?.per, !toldOn, !when, requests[0]?.split(" ")[0]].join();
const shapes = ACTS_OF_REQUESTS.map(([, act]) => shapeOf(act));

/** The first act of each shape stands for all in `npm test`. */
export const exampleActs = ACTS_OF_REQUESTS.filter(
  (_, at) => shapes.indexOf(shapes[at] ?? "") === at,
);
export const otherActs = ACTS_OF_REQUESTS.filter((act) => !exampleActs.includes(act));

/** Drives acts to their refusal, on a server where each may be done once. */
export function claimRefusals(acts: readonly [string, Act][]): () => AppServer {
  beforeAll(async () => {
    app = await AppServer.start({ RATE_LIMIT_SCALE: "0.00001", TRUST_PROXY: "1" });
    ann = await app.person("ann");
  });
  afterAll(() => app.stop());

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

  test.each(
    acts,
  )("%s: whoever opens a page, or sends a form, reads the same", async (_name, act) => {
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

  return () => app;
}
