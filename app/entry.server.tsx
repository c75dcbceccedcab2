import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { loggedPath } from "~/http/requests/logged-path";
import { GatheredPieces } from "~/http/shell/gathered-pieces";
import { answerPage } from "~/http/shell/page-cache.server";
import { settleData } from "~/http/shell/settled-data";
import { sayWhetherToKeep } from "~/http/shell/visitor-pages.server";
import { writePage } from "~/http/shell/written-page";
import { log } from "~/platform/log.server";
import { NonceProvider } from "~/ui/nonce";

/** Loaders that are still pending after this many milliseconds are given up. */
export const streamTimeout = 10_000;
/** A rendering that is not done by now is cut: after the loaders' limit, so that their failures show. */
const RENDER_MS = streamTimeout + 1000;

/**
 * Renders a page. One that hydrates streams as soon as its shell is ready; one that carries no
 * script is sent whole, because nothing could move late parts into their place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  return hydrates(remixContext)
    ? streamPage(request, status, headers, remixContext, loadContext)
    : renderWholePage(request, status, headers, remixContext, loadContext);
}

/** A page without scripts of its own needs no nonce, and is the same for whoever may see it. */
async function renderWholePage(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { keepPage }: AppLoadContext,
): Promise<Response> {
  let failure: unknown;
  let timer: NodeJS.Timeout | undefined;
  const rendering = await new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <RemixServer context={remixContext} url={request.url} />,
      {
        onAllReady: () => resolve(stream),
        onShellError: reject,
        onError: (error: unknown) => {
          failure = error;
        },
      },
    );
    timer = setTimeout(() => stream.abort(), RENDER_MS);
  }).finally(() => clearTimeout(timer));
  const html = writePage(rendering);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (failure) log.error({ err: failure }, "rendering failed");
  return answerPage(request, failure ? 500 : status, headers, html, keepPage);
}

/** A page that hydrates is sent as soon as its shell is ready, but whole to search engines. */
async function streamPage(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = loadContext.cspNonce;
  const streams = !isbot(request.headers.get("User-Agent"));
  await settleData(remixContext);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let started = false;
    let isWhole = false;
    let hasFailed = false;
    let failure: unknown;
    const respond = () => {
      // React says that all is ready after it said that nothing can be shown, too.
      if (hasFailed) return;
      started = true;
      if (failure) log.error({ err: failure }, "rendering failed");
      headers.set("Content-Type", "text/html; charset=utf-8");
      // Such a page shows what is somebody's, so nothing may keep it.
      headers.set("Cache-Control", "private, no-store");
      sayWhetherToKeep(request, headers, responseStatus === 200 && isKeptOffline(remixContext));
      const body = isWhole ? new Uint8Array(writePage(rendering)) : streamPieces(rendering);
      resolve(new Response(body, { headers, status: responseStatus }));
    };
    const rendering = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // Of most pages nothing is waited for, so that the whole is ready in the same go.
        onShellReady: () => streams && queueMicrotask(respond),
        onAllReady() {
          isWhole = true;
          clearTimeout(timer);
          if (!streams) respond();
        },
        onShellError(error: unknown) {
          hasFailed = true;
          clearTimeout(timer);
          reject(error);
        },
        onError(error: unknown) {
          responseStatus = 500;
          // Before the answer has started it may be the shell's, which comes back through onShellError.
          if (started) log.error({ err: error }, "rendering failed");
          else failure = error;
        },
      },
    );
    const timer = setTimeout(() => rendering.abort(), RENDER_MS);
  });
}

function streamPieces(rendering: PipeableStream): ReadableStream {
  const body = new GatheredPieces();
  const stream = createReadableStreamFromReadable(body);
  rendering.pipe(body);
  return stream;
}

/** Defects of loaders and actions; what a person caused has its own answer and is no defect. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ err: error, url: loggedPath(new URL(request.url).pathname) }, "a page failed");
}

const hydrates = (context: EntryContext) => wishes(context, "hydrate");
const isKeptOffline = (context: EntryContext) => wishes(context, "isKeptOffline");

/** Whether a matched route's `handle` says so (root.tsx). */
function wishes({ routeModules, staticHandlerContext }: EntryContext, wish: string): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as Record<string, unknown> | undefined;
    return handle?.[wish] === true;
  });
}
