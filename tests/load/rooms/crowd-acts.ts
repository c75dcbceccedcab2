import type { LineKind } from "./line";

/** Readers to open. */
export interface Opening {
  kind: LineKind;
  port: number;
  path: string;
  count: number;
  /** Of people who are signed in, one for each of the first lines; the others are visitors. */
  cookies: readonly string[];
  hello?: string;
  answered?: string;
}

/** What is said, and by how many of the sockets. */
export interface Talk {
  speakers: number;
  messages: number;
  /** Messages a second; without it, as fast as everybody hears them. */
  perSecond?: number;
  /** A frame, with MARK where the time is said and CLIENT where an id of its own is. */
  frame: string;
}

/** What came of it. */
export interface Heard {
  deliveries: number;
  /** From the first word to the last delivery. */
  seconds: number;
  /** From a speaker's write to a reader's bytes, in milliseconds. */
  delay: { p50: number; p95: number; p99: number; max: number };
  /** The last message as a socket got it. */
  example: string;
}

/** What the crowd's process does. */
export interface CrowdActs {
  open(opening: Opening): Promise<{ seconds: number }>;
  talk(talk: Talk): Promise<Heard>;
  /** Closes the latest of the lines, or all. */
  close(count?: number): Promise<void>;
}

export const MARK = "MARK";
export const CLIENT = "CLIENT";
