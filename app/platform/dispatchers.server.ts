import { isIP } from "node:net";
import type { Dispatcher } from "undici";
import { boundedAgent } from "./bounded-agent.server";
import { isPublicAddress } from "./network";
import { lookupPublic } from "./public-lookup.server";

/** Servers that are remembered at once, which have connections that are kept open for some seconds. */
const SERVERS = 200;

interface DispatcherOptions {
  /** Until a connection stands, in milliseconds. */
  connectMs: number;
  /** Nothing but servers on the internet is connected to. */
  isGuarded: boolean;
  /** How names are looked up where it is guarded; by DNS, refusing private addresses, when absent. */
  lookup?: typeof lookupPublic;
}

/** Connections to servers that somebody named, kept for each way to reach them: there are a handful. */
const shared = new Map<string, Promise<Dispatcher>>();

/** What connects to servers, e.g. of models; the same for all that are reached alike. */
export function dispatcherFor({ connectMs, isGuarded }: DispatcherOptions): Promise<Dispatcher> {
  const key = `${connectMs} ${isGuarded}`;
  const known = shared.get(key) ?? createDispatcher({ connectMs, isGuarded });
  shared.set(key, known);
  return known;
}

/**
 * A dispatcher of its own. A guarded one looks at the very address that it connects to, whatever a
 * name said before: what is no server on the internet fails as if it were not reachable.
 */
export async function createDispatcher(options: DispatcherOptions): Promise<Dispatcher> {
  const { connectMs, isGuarded, lookup = lookupPublic } = options;
  const undici = await import("undici");
  const { Agent, buildConnector } = undici;
  const connect = buildConnector({ timeout: connectMs, ...(isGuarded ? { lookup } : {}) });
  const guarded: typeof connect = (to, callback) => {
    const host = to.hostname.replace(/^\[|\]$/g, "");
    // An address that is written out is not looked up.
    if (isIP(host) !== 0 && !isPublicAddress(host)) {
      return callback(new Error(`${host} is no server on the internet.`), null);
    }
    return connect(to, callback);
  };
  // The other time limits are ours: the built-in ones would cut a slow local model short.
  const newAgent = () =>
    new Agent({ connect: isGuarded ? guarded : connect, headersTimeout: 0, bodyTimeout: 0 });
  return boundedAgent(undici, newAgent, SERVERS);
}
