import { request, requestJson } from "~/platform/api-client";
import { draftsApiPath } from "~/platform/urls";
import { LocalDrafts } from "./local-drafts";

interface HandOverOptions {
  drafts?: LocalDrafts;
  /** Sends instead of the browser's own `fetch`. */
  send?: typeof fetch;
}

/**
 * Has the server keep what this browser alone has of somebody's posts, before they log out: the next one
 * at this browser may be somebody else. What does not reach the server stays for its author.
 *
 * @throws {ApiError} 401 when nobody is signed in, {ConnectionError} without a line
 */
export async function handOverDrafts({
  drafts = new LocalDrafts(),
  send = fetch,
}: HandOverOptions = {}): Promise<void> {
  const keys = drafts.keys();
  if (keys.length === 0) return;
  const { id } = await requestJson<{ id: string }>("GET", "/api/auth/me", undefined, { send });
  const handOver = async (key: string) => {
    const fields = drafts.read(key);
    const place = key.slice(id.length + 1);
    await request("PUT", draftsApiPath, { place, fields }, { send });
    drafts.drop(key);
  };
  // Those of others are theirs, and wait for them.
  const own = keys.filter((key) => key.startsWith(`${id}:`));
  await Promise.allSettled(own.map(handOver));
}
