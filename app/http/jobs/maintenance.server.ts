import { expireSessions } from "~/accounts/session-list.server";
import { expireNonces } from "~/accounts/wallet-nonces.server";
import { storage } from "~/platform/storage.server";
import { sweepReleases } from "~/publishing/releases.server";
import { expireTrials } from "~/trial/server-copy.server";
import { sweepUploads } from "~/uploads/stored-uploads.server";
import { avatars, screenshots } from "../shell/services.server";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Removes what is over, and files that no row names: now, and every hour.
 *
 * @param onError told of each part that fails; the others go on
 * @returns a function that ends it
 */
export function startMaintenance(onError: (error: unknown) => void): () => void {
  const parts: ((now: Date) => Promise<unknown>)[] = [
    expireTrials,
    expireSessions,
    expireNonces,
    (now) => sweepReleases(storage, now),
    (now) => screenshots.sweep(now),
    (now) => avatars.sweep(now),
    (now) => sweepUploads(storage, now),
  ];
  let isOver = false;
  const tidyUp = async () => {
    const now = new Date();
    for (const part of parts) {
      if (!isOver) await part(now).catch(onError);
    }
  };
  void tidyUp();
  const timer = setInterval(() => void tidyUp(), HOUR_MS);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
