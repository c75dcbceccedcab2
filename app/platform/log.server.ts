import { pino } from "pino";
import { env } from "./env.server";

/** Structured logs, one JSON object a line. Never hand it message texts, cookies or keys. */
export const log = pino({
  level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
  base: undefined,
  redact: ["req.headers.cookie", "req.headers.authorization"],
});
