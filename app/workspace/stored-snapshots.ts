import { BROWSER_KEYS } from "~/platform/browser-keys";
import type { SnapshotStore } from "./conversation/stream-snapshot";

/**
 * The snapshot of a running stream of an account's project. It lies where that of a trial's does, but
 * needs nothing of the trials' store. Storage that is full or shut costs going on after a reload.
 */
export const storedSnapshots: SnapshotStore = {
  read() {
    try {
      return JSON.parse(localStorage.getItem(BROWSER_KEYS.trialStream) ?? "null");
    } catch (error) {
      console.warn("What was left of a stream cannot be read.", error);
      return null;
    }
  },
  write(snapshot) {
    try {
      localStorage.setItem(BROWSER_KEYS.trialStream, JSON.stringify(snapshot));
    } catch (error) {
      console.warn("The running stream could not be kept for a reload.", error);
    }
  },
  clear() {
    try {
      localStorage.setItem(BROWSER_KEYS.trialStream, "null");
    } catch (error) {
      console.warn("What was left of a stream cannot be cleared.", error);
    }
  },
};
