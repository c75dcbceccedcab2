import type { AppClient } from "../../support/app-client";

/** What one hostile visitor does at one endpoint, again and again as the answers come. */
export interface HostileAct {
  name: string;
  /** @returns the status that came, or what it was */
  send: () => Promise<number | "not built" | "not reached">;
}

/** The hostile visitor: two browsers on one network, and where they attack. */
export interface Attack {
  port: number;
  /** The visitor's address. */
  from: string;
  /** Signed in. */
  member: AppClient;
  /** Without an account. */
  stranger: AppClient;
}

/** @param named what the product must answer for the attack to go on */
export function required<Value>(value: Value | undefined, named: string): Value {
  if (value === undefined) throw new Error(`The hostile visitor could not make ${named}.`);
  return value;
}
