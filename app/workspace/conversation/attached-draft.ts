import type { Attachment } from "~/conversation/message-schema";
import { BROWSER_KEYS } from "~/platform/browser-keys";

/** A file of the message that is being written. */
export interface AttachedFile extends Attachment {
  /** Names it in this page. */
  id: string;
  /** It is on its way to the server, and has no address yet. */
  isOnItsWay?: boolean;
}

/** What of it a message carries. */
export function toAttachment({ type, url, name, size }: AttachedFile): Attachment {
  return { type, url, name, size };
}

/** What is attached and not sent waits for a reload of its tab. Without storage it does not. */
export function createAttachedDraft(projectId: string) {
  const key = `${BROWSER_KEYS.attached}${projectId}`;
  return {
    read(): AttachedFile[] {
      try {
        // Only this page writes there.
        return JSON.parse(sessionStorage.getItem(key) ?? "[]") as AttachedFile[];
      } catch {
        return [];
      }
    },
    write(attached: readonly AttachedFile[]): void {
      const stored = attached.filter(({ isOnItsWay }) => !isOnItsWay);
      try {
        if (stored.length > 0) sessionStorage.setItem(key, JSON.stringify(stored));
        else sessionStorage.removeItem(key);
      } catch (error) {
        console.warn("What is attached could not be kept for a reload.", error);
      }
    },
  };
}
