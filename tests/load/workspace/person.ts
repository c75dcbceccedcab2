import type { Browser, BrowserContext } from "@playwright/test";
import type { Product } from "../product";

/** What browsers send with a request that a page of the product makes itself. */
const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

/** A project as it is made for a measurement. */
export interface MadeProject {
  files: { path: string; content: string }[];
  messages: { role: "user" | "assistant"; content: string }[];
}

/** A browser of somebody who is signed in, with storage of its own. */
export async function signedIn(
  browser: Browser,
  product: Product,
  look: { width: number; height: number; isMobile?: boolean },
): Promise<BrowserContext> {
  const { isMobile = false, ...viewport } = look;
  const context = await browser.newContext({ viewport, isMobile, baseURL: product.origin });
  const answer = await context.request.post("/api/auth/dev-login", { headers: SAME_ORIGIN });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}.`);
  return context;
}

/** Makes a project of many files and messages at once, as a trial that moves in. @returns its id */
export async function makeAtOnce(context: BrowserContext, made: MadeProject): Promise<string> {
  const trial = `trial_${Date.now()}`;
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data, headers: SAME_ORIGIN });
    if (!answer.ok())
      throw new Error(`${path}: ${answer.status()} ${(await answer.text()).slice(0, 200)}`);
    return answer.json();
  };
  await post(`/api/trial-projects/${trial}/files/sync`, { files: [] });
  const body = { name: "Measured", ...made };
  return ((await post(`/api/trial-projects/${trial}/move-in`, body)) as { id: string }).id;
}
