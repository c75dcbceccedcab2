import type { Response } from "express";
import { watchReader } from "~/platform/stream-reader.server";
import type { PreviewEvent, PreviewReader } from "./preview-readers";
import type { Previews } from "./previews.server";

/** Who follows a preview. */
interface Following extends PreviewReader {
  label: string;
  mayFollow?: (() => Promise<boolean>) | undefined;
}

/**
 * Streams to a preview's page when it is to reload.
 *
 * @param of.mayFollow asked before each event; the stream ends when its reader may follow no more
 * @throws {AppError} 429 when too many pages follow
 */
export async function sendReloads(
  response: Response,
  previews: Previews,
  { label, visitor, through, mayFollow }: Following,
): Promise<void> {
  const waiting: PreviewEvent[] = [];
  let write = (event: PreviewEvent): void => void waiting.push(event);
  const tell = (event: PreviewEvent) => {
    write(event);
    if (event.type === "end") response.end();
  };
  const told = mayFollow ? whileAllowed(mayFollow, tell, () => response.end()) : tell;
  const end = await previews.followReloads(label, { visitor, through }, told);
  if (!end) {
    // 204 tells the browser not to come back at once: nothing runs under this label.
    response.status(204).end();
    return;
  }
  if (response.req.method === "HEAD") {
    end();
    response.status(200).type("text/event-stream").end();
    return;
  }
  // The page may have gone, or the preview ended, while the first build was awaited.
  if (response.destroyed || response.writableEnded) return end();
  response.status(200).set({
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  write = writerTo(response);
  for (const event of waiting) write(event);
  const endWatch = watchReader(response);
  response.on("close", () => {
    endWatch();
    end();
  });
}

/** Asks before each event, in their order: an update holds code that was written since. */
function whileAllowed(
  mayFollow: () => Promise<boolean>,
  tell: (event: PreviewEvent) => void,
  end: () => void,
): (event: PreviewEvent) => void {
  let turn = Promise.resolve();
  return (event) => {
    turn = turn.then(async () => ((await mayFollow()) ? tell(event) : end())).catch(end);
  };
}

/**
 * Writes events for as long as they are taken. What is larger than a connection's buffer, as an update may be, is only on
 * its way; a reader that missed something meanwhile reloads when it is not behind any more.
 */
export function writerTo(
  response: Pick<Response, "write" | "once">,
): (event: PreviewEvent) => void {
  let isBehind = false;
  let hasMissed = false;
  const write = (event: PreviewEvent) => {
    if (isBehind) {
      hasMissed ||= event.type !== "progress";
      return;
    }
    const id = event.type === "styles" ? `id: ${event.version}\n` : "";
    isBehind = !response.write(`${id}event: ${event.type}\ndata: ${dataOf(event)}\n\n`);
    if (!isBehind) return;
    response.once("drain", () => {
      isBehind = false;
      if (!hasMissed) return;
      hasMissed = false;
      write({ type: "reload" });
    });
  };
  return write;
}

function dataOf(event: PreviewEvent): string {
  if (event.type === "build") return event.version;
  if (event.type === "progress") return JSON.stringify(event.text);
  if (event.type === "update") return textOfUpdate(event);
  if (event.type === "reload" && event.why) return JSON.stringify({ why: event.why });
  return event.type === "styles" ? JSON.stringify(event.paths) : "{}";
}

const updateTexts = new WeakMap<object, string>();

/** An update as all pages get it: written out once. */
function textOfUpdate(update: object): string {
  const text = updateTexts.get(update) ?? JSON.stringify(update);
  updateTexts.set(update, text);
  return text;
}
