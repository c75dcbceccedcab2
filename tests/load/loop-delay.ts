import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

/** How late an event loop was, in milliseconds. */
export interface Delay {
  p50: number;
  p99: number;
  max: number;
}

/** What `loop-meter.mjs` tells of the time since it was asked before. */
export interface LoopDelay {
  delay: Delay;
  /** Without what the thread waited for a processor that others had. */
  own: Delay;
  /** Each time it was late by more than 100 ms. */
  blocks: { at: number; late: number; work: number }[];
}

/** What has a server measure its event loop and tell it at a socket of this name. */
export function measureLoop(socket: string): Record<string, string> {
  const meter = pathToFileURL(path.join(import.meta.dirname, "loop-meter.mjs")).href;
  return { LOOP_METER: socket, NODE_OPTIONS: `--import=${meter}` };
}

/** How late the loop was since this was asked before. */
export async function readLoop(socket: string): Promise<LoopDelay> {
  return JSON.parse(await text(connect(socket))) as LoopDelay;
}
