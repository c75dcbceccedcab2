import { readBounded } from "~/platform/bounded-body";
import { dispatcherFor } from "~/platform/dispatchers.server";
import { makePicture } from "~/platform/pictures/picture.server";
import { decodeInTurn } from "~/platform/pictures/picture-queue.server";

/** The only host of X's profile pictures. */
const PICTURE_HOST = "pbs.twimg.com";
/** X's own are some 20 kB; people may upload 2 MB. */
const PICTURE_BYTES = 2_000_000;
const PATIENCE_MS = 8_000;
const CONNECT_MS = 4_000;
/** Shown 36 px wide, on sharp screens too. */
const SIZE = 96;

/**
 * Whether a picture is fetched from there: over https from X's host of pictures, and from nowhere else,
 * whatever an answer said.
 *
 * @param standIn the origin of what stands in for X, where the operator named one
 */
export function isPictureAddress(address: string, standIn: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, hostname, protocol, port, username, password } = new URL(address);
  if (username || password) return false;
  if (standIn !== null && origin === standIn) return true;
  return protocol === "https:" && port === "" && hostname === PICTURE_HOST;
}

/**
 * Fetches a profile picture, and encodes it anew: nothing but pixels is left of it.
 *
 * @param standIn as for {@link isPictureAddress}; it may be in the private network
 * @returns a square WebP; null for what cannot be had, or is no picture
 */
export async function fetchPicture(
  address: string,
  standIn: string | null,
): Promise<Uint8Array | null> {
  if (!isPictureAddress(address, standIn)) return null;
  const isGuarded = new URL(address).origin !== standIn;
  try {
    const dispatcher = await dispatcherFor({ connectMs: CONNECT_MS, isGuarded });
    const { fetch } = await import("undici");
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(address, { redirect: "error", signal, dispatcher });
    if (!answer.ok) return null;
    const bytes = await readBounded(answer.body, PICTURE_BYTES);
    return await decodeInTurn("x-pictures", () => encode(bytes));
  } catch {
    return null;
  }
}

async function encode(bytes: Uint8Array): Promise<Uint8Array | null> {
  const resize = { width: SIZE, height: SIZE, fit: "cover" } as const;
  return (await makePicture(bytes, { format: "webp", resize, inSrgb: true }))?.bytes ?? null;
}
