import type { Response } from "express";
import { framersOf, type SitesConfig } from "./origin.server";

/** Without a host of its own a page gets an opaque origin: it can keep nothing and be nobody. */
const SANDBOX = "sandbox allow-scripts allow-forms allow-modals allow-popups";

/** Powers that would ask the visitor in the name of a host that nobody knows. */
const PERMISSIONS = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** What every answer of a site carries, whatever it holds. @param below below a path of the product */
export function setSiteHeaders(response: Response, config: SitesConfig, below: boolean): void {
  const framers = framersOf(config).join(" ");
  const policy = [`frame-ancestors ${framers}${below ? " 'self'" : ""}`];
  if (below) {
    policy.push(SANDBOX);
    // From an opaque origin even the site's own modules are another origin's.
    response.set("Access-Control-Allow-Origin", "*");
  }
  response.set({
    "Content-Security-Policy": policy.join("; "),
    "Origin-Agent-Cluster": "?1",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": PERMISSIONS,
  });
}
