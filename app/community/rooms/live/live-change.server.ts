import { textFrame } from "~/platform/socket-frame.server";
import type { ServerFrame } from "../frames";
import { toSent } from "../message-html.server";
import { isThere } from "../message-rows.server";
import type { RoomMessage } from "../room";

/** A change of a room on its way to everybody who listens in this process. */
export interface LiveChange {
  /** Whether the message is new to who has heard everything before it. */
  isNew: boolean;
  /** As it is now. */
  message: RoomMessage;
}

/** Each change is written out once, however many listen. */
const frames = new WeakMap<LiveChange, Buffer>();
const removals = new WeakMap<LiveChange, Buffer>();
/** Those that were read together, one after the other in the same bytes; null where not for everybody. */
const together = new WeakMap<readonly LiveChange[], Buffer | null>();

/**
 * Changes that were read together as everybody's socket gets them who has blocked nobody, in one piece.
 *
 * @returns null where some may not see all of it
 */
export function framesForAll(changes: readonly LiveChange[]): Buffer | null {
  const known = together.get(changes);
  if (known !== undefined) return known;
  const isForAll = changes.every(({ message }) => message.status === "shown");
  const bytes = isForAll ? Buffer.concat(changes.map(frameOf)) : null;
  together.set(changes, bytes);
  return bytes;
}

/** A change as the sockets of those get it who may see its message. */
export function frameOf(change: LiveChange): Buffer {
  const { isNew, message } = change;
  if (!isThere(message)) return removalOf(change);
  return keep(frames, change, () => ({ type: isNew ? "message" : "edited", ...toSent(message) }));
}

/** A change as the others get it: for them the message is not there, or no longer. */
export function removalOf(change: LiveChange): Buffer {
  const { id, roomId, number, change: at } = change.message;
  return keep(removals, change, () => ({ type: "deleted", roomId, id, number, change: at }));
}

/** A frame as it is written to a socket's connection. */
export function encodeFrame(frame: ServerFrame): Buffer {
  return textFrame(JSON.stringify(frame));
}

function keep(
  kept: WeakMap<LiveChange, Buffer>,
  change: LiveChange,
  make: () => ServerFrame,
): Buffer {
  const known = kept.get(change);
  if (known) return known;
  const bytes = encodeFrame(make());
  kept.set(change, bytes);
  return bytes;
}
