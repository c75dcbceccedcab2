import { ApiError } from "~/platform/api-client";
import { warn } from "./failure-toast";
import type { LiveRoom } from "./live-room";

/** Changes the words of one's own message. @returns whether they are stored; else it was told why not */
export function editOwn(live: LiveRoom, id: string, content: string): Promise<boolean> {
  return attempt("Your message was not changed", async () =>
    live.take(await live.api.edit(id, content)),
  );
}

/** Deletes one's own message, shown as an entry of the list. @returns whether it is gone; else it was told why not */
export function deleteOwn(live: LiveRoom, { dataset }: HTMLElement): Promise<boolean> {
  return attempt("Your message was not deleted", async () => {
    await live.api.delete(dataset.id ?? "");
    live.list.remove({ number: Number(dataset.number) });
  });
}

async function attempt(failure: string, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    warn(failure, error instanceof ApiError ? error.message : "Try again when you are online.");
    return false;
  }
}
