import type { Response } from "express";

/** Our own pages may show this answer in a frame, and nobody else's. */
export function allowFraming(response: Response): void {
  const policy = String(response.getHeader("Content-Security-Policy") ?? "");
  response.set({
    "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    "X-Frame-Options": "SAMEORIGIN",
  });
}
