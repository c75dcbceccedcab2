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

/** The bytes of a frame. */
export function encodeFrame(frame: ServerFrame): Buffer {
  return Buffer.from(JSON.stringify(frame));
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
