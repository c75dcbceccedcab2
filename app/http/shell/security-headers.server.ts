import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import helmet from "helmet";
import { env } from "~/platform/env.server";
import { publishedPath, WORKER_PATH } from "~/platform/urls";
import { routePath } from "../requests/route-path.server";

/** Powers that no page of the product uses. */
const PERMISSIONS = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Answers to programs and scripts, which browsers show to nobody as a page. */
const API = "/api/";

const HTTPS_ONLY = env.isSecure ? { maxAge: 31_536_000 } : false;

/**
 * The product's security headers: those of pages, and of answers to programs what these heed. Everybody saves all the
 * time, and the policy of a page is made anew for each answer.
 */
export function securityHeaders(sitesHost: string): RequestHandler {
  const [ofPages, ofPrograms] = [pageHeaders(sitesHost), programHeaders()];
  return (request, response, next) => {
    if (!request.path.startsWith(API)) return ofPages(request, response, next);
    for (const [name, value] of ofPrograms) response.setHeader(name, value);
    next();
  };
}

/** What answers that are no pages say: should somebody open one, nothing in it runs or loads, and nobody frames it. */
function programHeaders(): [name: string, value: string][] {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Somebody else's page that opens one learns nothing of its window, as with pages.
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    originAgentCluster: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: HTTPS_ONLY,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: { action: "deny" },
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const written: [string, string][] = [];
  const recorder = {
    setHeader: (name: string, value: string) => void written.push([name, value]),
    removeHeader: () => {},
  };
  headers({} as Request, recorder as unknown as Response, () => {});
  return written;
}

/**
 * The headers of pages. Scripts run only with this response's nonce, or out of the folders
 * that hold ours; frames may show only sites, which live on other origins; the product is never framed.
 */
function pageHeaders(sitesHost: string): RequestHandler {
  const frames =
    sitesHost === "path" ? "'self'" : `${env.isSecure ? "https" : "http"}://*.${sitesHost}`;
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [
          (request) => scriptFolders(request.headers.host ?? ""),
          (_request, response) => `'nonce-${nonceOf(response)}'`,
        ],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        // Sounds and videos of people's own projects; of trials they are in the browser alone.
        mediaSrc: ["'self'", "blob:"],
        connectSrc: [
          "'self'",
          // The page around a published app asks whether the app's host can be reached.
          (request) => (isAroundApp(request.url ?? "") ? frames : "'self'"),
        ],
        manifestSrc: ["'self'"],
        workerSrc: [(request) => workerPlaces(request.headers.host ?? "")],
        frameSrc: ["'self'", frames],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(env.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: HTTPS_ONLY,
    xFrameOptions: { action: "deny" },
  });
  return (request, response, next) => {
    // Random bytes that Node has at hand, which cost a request a tenth of asking for new ones.
    response.locals.cspNonce = randomUUID();
    response.setHeader("Permissions-Policy", PERMISSIONS);
    headers(request, response, next);
  };
}

/**
 * Where the product's scripts are, for a policy. Not the whole host: in path mode published apps have
 * files on it, and none of them may ever count as a script of ours. The gate has checked the host.
 */
function scriptFolders(host: string): string {
  // A policy cannot name an IPv6 address.
  if (!/^[\w.-]+(:\d+)?$/.test(host)) return "'self'";
  return `${host}/build/ ${host}/enhance/`;
}

function isAroundApp(url: string): boolean {
  return routePath(url.split("?", 1)[0] ?? "").startsWith(publishedPath(""));
}

/** Where workers are: among our scripts, and the service worker. */
function workerPlaces(host: string): string {
  const folders = scriptFolders(host);
  return folders === "'self'" ? folders : `${folders} ${host}${WORKER_PATH}`;
}

/** This response's script nonce. */
export function nonceOf(response: { locals?: Record<string, unknown> } | object): string {
  return String((response as { locals?: Record<string, unknown> }).locals?.cspNonce ?? "");
}
