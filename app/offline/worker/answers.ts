import { offlinePath } from "~/platform/urls";
import { ASSETS } from "../kept";
import type { FetchEvent } from "./scope";
import { borrowTrialPage, find, heed, put } from "./store";

/** How long the network is waited for where there is a copy, in milliseconds. */
const PATIENCE_MS = 3_000;

/** A file that never changes under its name: from the device, else from the network, once. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await find(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(put(ASSETS, request.url, answer.clone()));
  return answer;
}

/** A page: from the network, if it is quick, else the last copy, else the page that lists what is kept. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const [address = ""] = request.url.split("#");
  const network = fetch(request).then((answer) => {
    event.waitUntil(heed(address, answer.clone()));
    return answer;
  });
  // It may fail after the copy was shown.
  event.waitUntil(network.catch(() => {}));
  const kept = await find(address);
  const late = new Promise<Response>((resolve) => {
    if (kept) setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  try {
    return await Promise.race([network, late]);
  } catch {
    return (
      kept ?? (await borrowTrialPage(address)) ?? (await find(offlinePath)) ?? Response.error()
    );
  }
}
