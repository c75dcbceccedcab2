import type { BotStatus, ShownMention } from "~/mentions/mention";
import { ApiError, fetchJson, requestJson } from "~/platform/api-client";
import {
  botStatusApiPath,
  botToggleApiPath,
  mentionsApiPath,
  refreshMentionsApiPath,
} from "~/platform/urls";

/** The calls of the page of mentions. Each throws what `requestJson` does. */
export const mentionCalls = {
  /** Who is signed in; null for nobody. */
  readMe: () => fetchJson<{ isAdmin: boolean }>(["/api/auth/me"], { on401: "null" }),
  /** @param search of the page: which mentions it lists */
  list: (search: string) => requestJson<ShownMention[]>("GET", mentionsApiPath + search),
  status: () => requestJson<BotStatus>("GET", botStatusApiPath),
  toggle: () => requestJson<{ polling: boolean; message?: string }>("POST", botToggleApiPath),
  refresh: () => requestJson<{ count?: number; message?: string }>("POST", refreshMentionsApiPath),
};

/** Whether a call was refused because this is no administrator any more. */
export function isDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** Whether the failure is a limit of how often X may be asked. */
export function isRateLimit(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 429 || /rate limit/i.test(error.message);
}
