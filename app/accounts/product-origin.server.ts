import { env } from "~/platform/env.server";

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * The origin that a person is told they sign in to. It is configuration, never what a request
 * claims: a page that passes requests on must not get a message that names itself. Only on a
 * developer's machine may the same product be met under several names.
 */
export function productOrigin(request: Request): string {
  const host = request.headers.get("Host") ?? "";
  return env.isLoopback && LOOPBACK_HOST.test(host)
    ? `${new URL(env.APP_URL).protocol}//${host.toLowerCase()}`
    : env.APP_URL;
}
