import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Env } from "./env.server";
import { refuseValue, StartRefusal } from "./start-refusal";

/**
 * The secret that signs what the server hands out. Generated on first use and kept in the opened
 * `DATA_DIR`, so that links and cookies survive a restart.
 *
 * @throws {StartRefusal} when it cannot be kept there, or was not kept whole
 */
export function readSecret(env: Env): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = path.join(env.DATA_DIR, "session-secret");
  const secret = keptSecret(file);
  // Cut short, as by a full disk: what it signs, anybody could sign.
  if (secret.length < 32) {
    throw new StartRefusal(
      `SESSION_SECRET is not set, and ${file} holds no secret. Delete it, and start again: a new one is made.`,
    );
  }
  return secret;
}

function keptSecret(file: string): string {
  try {
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}.draft`;
      writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
      chmodSync(draft, 0o600);
      keepFirst(draft, file);
    }
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw refuseValue("DATA_DIR", error);
  }
}

/** Gives a file its name, unless another process was quicker: of two secrets the first counts. */
function keepFirst(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
