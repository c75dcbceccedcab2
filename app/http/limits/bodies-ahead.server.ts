import type { Request, Response } from "express";
import { isBodyWhole } from "~/platform/request-body.server";
import { onceOver } from "~/platform/response-over.server";
import { callerOf } from "../requests/caller.server";

/** How long a request waits for its body outside of turns, in milliseconds: its answer may not need it. */
const BODY_MS = 1_000;

/** How much is kept of bodies before anybody reads them, in bytes; of what is longer Node keeps 16 or 64 kB. */
export interface AheadBounds {
  /** Longest body that is kept whole. */
  each: number;
  /** Of one network. */
  network: number;
  all: number;
}

/** What a request has of its body ahead of its turn. @property letGo no longer counts what is kept of it */
export interface Ahead {
  isWhole: boolean;
  letGo: () => void;
}

/**
 * Bodies that are awaited before their requests have a turn. They are in this process's memory, so it counts them by the
 * length that they declare.
 */
export class BodiesAhead {
  readonly #bounds: AheadBounds;
  readonly #networks = new Map<string, number>();
  #all = 0;

  constructor(bounds: AheadBounds) {
    this.#bounds = bounds;
  }

  /** Waits for a body, a second at most. */
  async come(request: Request, response: Response): Promise<Ahead> {
    const network = callerOf(request);
    const declared = Number(request.headers["content-length"] ?? Number.NaN);
    const bytes = this.#fits(network, declared) ? declared : 0;
    this.#count(network, bytes);
    let isCounted = true;
    const letGo = () => {
      if (isCounted) this.#count(network, -bytes);
      isCounted = false;
    };
    onceOver(request, response, letGo);
    return { isWhole: await isBodyWhole(request, { bytes, ms: BODY_MS }), letGo };
  }

  #fits(network: string, bytes: number): boolean {
    const own = this.#networks.get(network) ?? 0;
    const { each, network: ofNetwork, all } = this.#bounds;
    return bytes <= each && own + bytes <= ofNetwork && this.#all + bytes <= all;
  }

  #count(network: string, bytes: number): void {
    const own = (this.#networks.get(network) ?? 0) + bytes;
    this.#all += bytes;
    if (own > 0) this.#networks.set(network, own);
    else this.#networks.delete(network);
  }
}
