import { z } from "zod";
import type { ClientFrame } from "../frames";
import { clientIdSchema, editedMessageSchema, newMessageSchema } from "../message-schema";

/** The largest frame that is read, in bytes: a message whose every character is written out. */
export const CHAT_FRAME_BYTES = 32_000;
/** Numbers of messages are 32 bits wide. */
const MOST_NUMBER = 2_147_483_647;
/** Frames are flat; a deeper one is nobody's of ours. */
const MOST_DEPTH = 4;

const id = z.string().min(1).max(64);
const inRoom = { roomId: id };
const frameSchema = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.literal("join"), ...inRoom, after: z.number().int().min(0).optional() }),
    z.object({ type: z.literal("leave") }),
    z.object({ type: z.literal("message"), ...inRoom }).merge(newMessageSchema),
    z
      .object({
        type: z.literal("edit"),
        ...inRoom,
        id,
        clientId: clientIdSchema.optional(),
      })
      .merge(editedMessageSchema),
    z.object({ type: z.literal("delete"), ...inRoom, id }),
    z.object({ type: z.literal("typing"), ...inRoom }),
    z.object({ type: z.literal("presence"), ...inRoom }),
    z.object({
      type: z.literal("seen"),
      ...inRoom,
      number: z.number().int().min(1).max(MOST_NUMBER),
    }),
  ],
  {
    errorMap: (issue, { defaultError }) => ({
      message:
        issue.code === "invalid_union_discriminator"
          ? "There is no such type of frame."
          : defaultError,
    }),
  },
);

/** A frame as it is understood; what it says of who sent it is left out. */
export type ReadFrame = z.output<typeof frameSchema>;

/** A frame that was not taken, and the message that it was about. */
export interface RefusedFrame {
  code: string;
  message: string;
  clientId: string | undefined;
}

/** Reads what a browser sent. It never throws. */
export function readFrame(data: Buffer, isBinary: boolean): ReadFrame | RefusedFrame {
  if (isBinary) return refuse("not_text", "Frames are text, as JSON.");
  if (data.length > CHAT_FRAME_BYTES) {
    return refuse("too_long", `A frame can have ${CHAT_FRAME_BYTES / 1000} kB at most.`);
  }
  const value = parse(data);
  if (value === undefined) return refuse("not_json", "A frame is an object as JSON.");
  if (isDeeper(value, MOST_DEPTH)) return refuse("too_deep", "This frame is too deep.");
  const parsed = frameSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { message = "", path = [] } = parsed.error.issues[0] ?? {};
  const isOfField = /^(required|invalid|expected|string|number)/i.test(message);
  const clientId = clientIdSchema.safeParse(
    (value as Partial<ClientFrame & { clientId: string }>).clientId,
  );
  return {
    ...refuse("refused", isOfField ? `${path.join(".")}: ${message}` : message),
    clientId: clientId.data,
  };
}

export function isRefused(frame: ReadFrame | RefusedFrame): frame is RefusedFrame {
  return "code" in frame;
}

function refuse(code: string, message: string): RefusedFrame {
  return { code, message, clientId: undefined };
}

function parse(data: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(data.toString());
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Looks no further than the depth that is allowed. */
function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
