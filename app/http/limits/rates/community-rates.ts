import {
  PICTURE_BYTES,
  PICTURE_TOO_LARGE,
  POST_FORM_BYTES,
} from "~/community/writing/picture-limits";
import { type Act, FORM_BYTES, perHour, perMinute } from "./act";

/**
 * A post as JSON or in a form, where a character can be nine bytes, and several times too long: its
 * page tells of that, with what was typed.
 */
const POST_BODY = 1_000_000;

/**
 * What a network's people write counts together as well, at several times as much: a class of thirty is not
 * held up, and twenty accounts of one person are.
 */
const TOGETHER = { isTogether: true } as const;

/** What people do in the showcase, the forum and the rooms. */
export const COMMUNITY_ACTS = {
  "post-picture": {
    requests: ["POST /api/pictures"],
    forms: [
      "/community/threads/new picture",
      "/community/threads/:id picture",
      "/community/posts/:id/edit picture",
      "/community/rooms/:id picture",
    ],
    rate: perMinute([20, 120], "Too many pictures in posts", TOGETHER),
    sends: "postedPictureBytes",
    body: {
      bytes: PICTURE_BYTES + FORM_BYTES,
      tooLarge: `${PICTURE_TOO_LARGE}. It was not stored.`,
    },
  },
  "create-thread": {
    requests: ["POST /api/forum/threads"],
    forms: ["/community/threads/new create"],
    rate: perMinute([10, 60], "Too many new threads", TOGETHER),
    body: { bytes: POST_BODY },
  },
  "create-reply": {
    requests: ["POST /api/forum/threads/:id/replies"],
    forms: ["/community/threads/:id reply"],
    rate: perMinute([30, 240], "Too many replies", TOGETHER),
    body: { bytes: POST_BODY },
  },
  "like-post": {
    requests: ["POST /api/forum/threads/:id/like", "POST /api/forum/replies/:id/like"],
    forms: [
      "/community/threads/:id like",
      "/community/threads/:id accept",
      "/community/threads/:id withdraw",
    ],
    rate: perMinute([120, 600], "Too many likes", TOGETHER),
  },
  "change-post": {
    requests: [],
    forms: ["/community/posts/:id/edit save", "/community/posts/:id/delete"],
    rate: perMinute([30, 240], "Too many changes of posts", TOGETHER),
  },
  // A thread is found under its category with all its replies, of which there may be thousands: each is
  // taken into the search anew.
  "move-thread": {
    requests: [],
    forms: ["/community/posts/:id/edit move"],
    rate: perHour(20, "Too many threads moved", {
      kept: "Your text is kept, and nothing was changed",
    }),
  },
  "preview-post": {
    requests: [],
    forms: [
      "/community/threads/new preview",
      "/community/threads/:id preview",
      "/community/posts/:id/edit preview",
    ],
    rate: perMinute(60, "Too many previews of posts"),
  },
  // Which act it is stands in its body; this bounds the reading of bodies.
  "fill-forum-form": {
    requests: ["POST /community/threads/*", "POST /community/posts/*"],
    rate: perMinute([300, 1_200], "Too many forms of the forum"),
    body: { bytes: POST_FORM_BYTES },
  },
  "fill-room-form": {
    requests: ["POST /community/rooms/:id"],
    rate: perMinute([300, 1_200], "Too many forms of rooms"),
    body: { bytes: POST_FORM_BYTES },
  },
  "search-showcase": {
    requests: ["GET /generate"],
    when: (query) => Boolean(query.get("q")?.trim()),
    // Kept pages do not help against words that are made up anew each time. The page asks while
    // somebody types, after each pause of 200 ms.
    rate: perMinute(120, "Too many searches"),
  },
  // After five seconds of typing, and when the page is left.
  "keep-draft": {
    requests: ["PUT /api/drafts"],
    rate: perMinute([60, 240], "Too many drafts"),
  },
  "search-forum": {
    requests: ["GET /community/search"],
    rate: perMinute([60, 240], "Too many searches of the forum"),
  },
  // After an "@", and with each letter of a name.
  "find-people": {
    requests: ["GET /api/people"],
    rate: perMinute(120, "Too many searches for people"),
  },
  report: {
    requests: [],
    forms: ["/report"],
    rate: perHour([30, 120], "Too many reports", { ...TOGETHER, kept: "This one was not sent" }),
  },
  "block-person": {
    requests: [],
    forms: ["/people/:id"],
    rate: perMinute(30, "Too many people blocked"),
  },
  // By the form, by the API, or in a frame of the socket: all count together.
  "write-in-room": {
    requests: [
      "POST /api/chat-rooms/:id/messages",
      "PATCH /api/chat-rooms/:id/messages/:messageId",
      "DELETE /api/chat-rooms/:id/messages/:messageId",
      "POST /community/rooms/:id/messages/:number/delete",
    ],
    forms: ["/community/rooms/:id", "/community/rooms/:id/messages/:number/edit"],
    rate: perMinute([60, 600], "Too many messages in rooms", {
      ...TOGETHER,
      kept: "This one was not sent",
    }),
  },
  // Each can be two hundred messages: what was missed, by a call or in a frame of the socket, and who
  // is here. A page asks when it comes back to its line, or every 15 seconds without one.
  "look-in-room": {
    requests: ["GET /api/chat-rooms/:id/messages"],
    when: (query) => query.has("after"),
    rate: perMinute([120, 600], "Too many looks at rooms"),
  },
  "open-socket": {
    requests: ["GET /api/sockets/*", "GET /ws/chat"],
    rate: perMinute([60, 240], "Too many connections"),
    atOnce: "sockets",
  },
} satisfies Record<string, Act>;
