import { redirect } from "@remix-run/node";
import { z } from "zod";
import { readCookie, writeCookie } from "./cookies.server";

export const FLASH_COOKIE = "sayso_flash";
/** Long enough for a slow redirect, short enough not to greet a later visit. */
export const FLASH_SECONDS = 60;

const flashSchema = z.object({
  title: z.string().max(200),
  description: z.string().max(500).optional(),
  kind: z.enum(["info", "error"]).default("info"),
  /** The id of the part of the page that it is about, where the browser is then. */
  at: z.string().max(100).optional(),
});

/** A message shown once, on the page after a redirect. */
export type Flash = z.infer<typeof flashSchema>;

/** The `Set-Cookie` value of a message that the next page shows. */
export function flashCookie(flash: z.input<typeof flashSchema>): string {
  return writeCookie(FLASH_COOKIE, JSON.stringify(flash), FLASH_SECONDS);
}

/** Answers 303 with a message that the next page shows, beside the part that a fragment of it names. */
export function redirectWithFlash(
  to: string,
  flash: z.input<typeof flashSchema>,
  headers = new Headers(),
): Response {
  const [, at] = to.split("#");
  headers.append("Set-Cookie", flashCookie(at ? { at, ...flash } : flash));
  return redirect(to, { status: 303, headers });
}

/** The waiting message, if any, and the header that clears it. Shown as text, so a forged one is harmless. */
export function readFlash(request: Request): { flash: Flash; clear: string } | null {
  const raw = readCookie(request.headers.get("Cookie"), FLASH_COOKIE);
  if (!raw) return null;
  try {
    return { flash: flashSchema.parse(JSON.parse(raw)), clear: writeCookie(FLASH_COOKIE, "", 0) };
  } catch {
    return null;
  }
}
