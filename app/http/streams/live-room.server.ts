import { type Request, type Response, Router } from "express";
import type { SessionUser } from "~/accounts/user";
import { identify } from "~/accounts/viewer.server";
import type { LiveChange } from "~/community/rooms/live/live-change.server";
import { LivePage } from "~/community/rooms/live/live-page.server";
import type { LiveRooms } from "~/community/rooms/live/live-rooms.server";
import type { Listener } from "~/community/rooms/live/room-channel.server";
import { markSeen } from "~/community/rooms/mark-seen.server";
import { maySee } from "~/community/rooms/messages.server";
import { ReadMark } from "~/community/rooms/read-mark";
import { NOBODY } from "~/community/standing/blocks.server";
import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { OpenAtOnce } from "~/platform/open-at-once";
import { onceOver } from "~/platform/response-over.server";
import { watchReader } from "~/platform/stream-reader.server";
import { endTurn } from "../limits/request-turns.server";
import { holdPlace } from "../limits/spend.server";
import { networkVisitor, viewerOf, visitorOf } from "../limits/visitor.server";
import { toAppError } from "../requests/error-response.server";
import { allowFraming } from "./allow-framing.server";
import { writeToPage } from "./slow-reader.server";

/** Readers of endless pages on this process, some 35 kB each, and of one network, however many accounts it has. */
const ROOM_READERS = { all: 2_000, network: 800 };
/** A page ends after so long, with a link to go on: nobody reads a page that grows for ever. */
const PAGE_MS = 60 * 60 * 1000;
/** How often a room that is followed is marked as read, in milliseconds. */
const READ_MS = 10_000;

/** What the page needs of the response around it. */
interface LiveOptions {
  /** Addresses of stylesheets. */
  styles: readonly string[];
  /** The nonce of a response's policy. */
  nonceOf(response: Response): string;
}

/**
 * A room as one HTML page that does not end, for a frame beside the form: messages appear in it
 * without a script. It is refused as a page, which the frame shows.
 */
export function liveRoom(rooms: LiveRooms, { styles, nonceOf }: LiveOptions): Router {
  const router = Router();
  const readers = new OpenAtOnce(ROOM_READERS);
  router.get("/community/rooms/:id/live", async (request, response) => {
    allowFraming(response);
    const page = new LivePage({ styles, nonce: nonceOf(response) });
    try {
      const leave = readers.enter({ network: networkVisitor(request) });
      if (!leave) throw tooManyReaders();
      onceOver(request, response, leave);
      await holdPlace("roomReaders", await visitorOf(request), { request, response });
      await follow(rooms, page, { request, response });
    } catch (error) {
      refuse(page, error, { request, response });
    }
  });
  return router;
}

async function follow(
  rooms: LiveRooms,
  page: LivePage,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const viewer = await viewerOf(request);
  const { user } = viewer;
  const roomId = String(request.params.id);
  let blocked = NOBODY;
  // What comes while the page's beginning is read.
  let held: LiveChange[] | null = [];
  const mark = readMark(user, roomId);
  const tell = (change: LiveChange) => {
    const isSeen = maySee(change.message, user, blocked);
    for (const html of page.change(change, isSeen)) writeToPage(response, html);
    if (isSeen) mark?.see(change.message.number);
  };
  if (user) {
    const follower = {
      takeBlocked(now: ReadonlySet<string>) {
        const left = [...now].filter((id) => !blocked.has(id));
        blocked = now;
        if (!held && left.length > 0) writeToPage(response, page.leaveOut(left));
      },
    };
    await rooms.blocked.follow(user.id, follower);
    onceOver(request, response, () => rooms.blocked.unfollow(user.id, follower));
    endWithSession(rooms, user.id, { request, response }, page);
  }
  let isArchived = false;
  const listener: Listener = {
    take(changes) {
      if (held) held.push(...changes);
      else for (const change of changes) tell(change);
    },
    turn(now) {
      isArchived = now;
      if (!held) writeToPage(response, page.turn(now));
    },
  };
  ({ isArchived } = await rooms.listen(roomId, listener));
  onceOver(request, response, () => rooms.leave(roomId, listener));
  const { html, hasShown } = await page.begin(viewer, roomId);
  startStream(request, response);
  writeToPage(response, html);
  for (const change of held) if (!hasShown(change)) tell(change);
  held = null;
  if (isArchived) writeToPage(response, page.turn(true));
  const end = setTimeout(
    () => response.end(page.end(request.path, "This page has been open for an hour.")),
    PAGE_MS,
  );
  onceOver(request, response, () => {
    clearTimeout(end);
    mark?.flush();
  });
  if (request.method === "HEAD") response.end();
}

/** What a session shows ends with it: its browser comes back as whoever it is then. */
function endWithSession(
  rooms: LiveRooms,
  userId: string,
  { request, response }: { request: Request; response: Response },
  page: LivePage,
): void {
  const follower = {
    async recheck() {
      const now = await identify(request.headers.cookie ?? null).catch(() => null);
      if (now?.user?.id === userId) return;
      if (response.headersSent) response.end(page.end(request.path, "You are signed out."));
      else response.destroy();
    },
  };
  rooms.accounts.follow(userId, follower);
  onceOver(request, response, () => rooms.accounts.unfollow(userId, follower));
}

/** Notes what is sent to somebody who is signed in as read. */
function readMark(user: SessionUser | null, roomId: string): ReadMark | null {
  if (!user) return null;
  const note = (number: number) => {
    markSeen(user.id, roomId, number).catch((error: unknown) => {
      log.warn({ err: error }, "a room that somebody follows could not be marked as read");
    });
  };
  return new ReadMark(note, READ_MS);
}

/** Sends the headers at once, and has nothing on the way keep the rest back. */
function startStream(request: Request, response: Response): void {
  response.status(200).set({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store, no-transform",
    "X-Accel-Buffering": "no",
    Connection: "close",
  });
  // The page ends with its connection: without chunks a message is all that is written.
  response.removeHeader("Transfer-Encoding");
  response.flushHeaders();
  endTurn(request);
  request.socket.setNoDelay(true);
  // A line break is nothing in HTML.
  onceOver(request, response, watchReader(response, { ping: "\n" }));
}

function refuse(
  page: LivePage,
  error: unknown,
  { request, response }: { request: Request; response: Response },
): void {
  const { status, message, retryAfterSeconds } = toAppError(error);
  if (response.headersSent) return void response.end();
  if (retryAfterSeconds) response.set("Retry-After", String(retryAfterSeconds));
  response.set("Cache-Control", "no-store").status(status).type("html");
  response.send(page.refusal(message, request.path));
}

function tooManyReaders(): AppError {
  const message =
    "Too many people follow rooms live right now, here or on your network. The room's page works as ever; try this again in a minute.";
  return new AppError(503, message, { code: "busy", retryAfterSeconds: 60 });
}
