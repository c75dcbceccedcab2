import type { ClientRequest } from "node:http";
import type { Socket } from "node:net";
import { Agent, type ConnectOptions } from "@npmcli/agent";
import { originsOf, type RegistrySettings } from "./registry-settings";

/** A line that says nothing for this long is given up, in milliseconds. */
const IDLE_MS = 15_000;
/** Lines to one registry at once. */
const LINES = 12;

/** An address that is none of the registry's. */
export class ForeignHost extends Error {
  readonly code = "EFOREIGNHOST";
}

/**
 * The only way out to the network: lines to the registries, wherever a tarball or a redirect points.
 * It counts what came over them.
 */
export class RegistryAgent extends Agent {
  readonly #origins: Set<string>;
  readonly #open = new Set<Socket>();
  #bytesOfClosed = 0;

  constructor(settings: RegistrySettings) {
    const { ca, cert, key, strictSSL, httpsProxy, proxy, noProxy } = settings;
    super({
      ca,
      cert,
      key,
      proxy: httpsProxy ?? proxy ?? undefined,
      noProxy,
      rejectUnauthorized: strictSSL !== false,
      maxSockets: LINES,
      timeouts: { connection: IDLE_MS, idle: IDLE_MS, response: IDLE_MS, transfer: 0 },
    });
    this.#origins = originsOf(settings);
  }

  /** Bytes that came in so far, as they were sent: compressed, headers included. */
  get bytes(): number {
    let bytes = this.#bytesOfClosed;
    for (const socket of this.#open) bytes += socket.bytesRead;
    return bytes;
  }

  override async connect(request: ClientRequest, options: ConnectOptions): Promise<Socket> {
    const scheme = this.isSecureEndpoint(options) ? "https" : "http";
    const { origin } = new URL(`${scheme}://${urlHost(options.host)}:${options.port}`);
    if (!this.#origins.has(origin)) {
      throw new ForeignHost(`The registry points to another host, ${options.host}.`);
    }
    const socket = await super.connect(request, options);
    this.#open.add(socket);
    socket.once("close", () => {
      this.#open.delete(socket);
      this.#bytesOfClosed += socket.bytesRead;
    });
    return socket;
  }
}

function urlHost(host: string): string {
  return host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
}
