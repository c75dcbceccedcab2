import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import { limitOf, overBudget, type Rate, SPANS } from "~/platform/budget.server";
import { counters, places } from "~/platform/coordination/coordination.server";
import type { Count } from "~/platform/coordination/counter";
import type { LeavePlace } from "~/platform/coordination/places";
import { onceOver } from "~/platform/response-over.server";
import type { Visitor } from "~/platform/visitor";
import { visitorKey } from "~/platform/visitor-key.server";
import { type AtOnceName, BUDGETS, type RateName } from "./budgets.server";

/** How far a visitor has come with a rate. */
export interface Use extends Count {
  limit: number;
}

/** Bytes are counted by the thousand: a day's would not fit into the rows' whole numbers. */
const COUNTED_BYTES = 1_000;

/**
 * Counts towards a rate, over all processes.
 *
 * @param name what is counted, e.g. the name of an act
 * @param by how much
 * @throws {AppError} 429 with `Retry-After` when that is beyond it
 */
export async function countUse(name: string, rate: Rate, visitor: Visitor, by = 1): Promise<Use> {
  return countAs(countKey(name, visitor), rate, { name, visitor, by });
}

interface Counted {
  name: string;
  visitor: Visitor;
  by: number;
}

async function countAs(key: string, rate: Rate, { name, visitor, by }: Counted): Promise<Use> {
  const size = rate.unit === "bytes" ? COUNTED_BYTES : 1;
  const options = { windowMs: SPANS[rate.per], by: Math.ceil(by / size) };
  const { count, endsAt } = await counters.add(key, options);
  const limit = limitOf(rate, visitor);
  if (count * size > limit) throw overBudget(rate, { name, visitor, endsAt });
  return { count: count * size, endsAt, limit };
}

/** Whose act it is: who does it, and where they do it from. */
export interface Doer {
  visitor: Visitor;
  network: Visitor;
}

/**
 * Counts an act of somebody, and of their network where its people count together: its members alone, so that whoever
 * tries without an account uses up nothing of theirs.
 *
 * @returns how far they have come themselves
 * @throws {AppError} 429 with `Retry-After` for whichever is beyond it
 */
export async function countDone(
  name: string,
  rate: Rate,
  { visitor, network }: Doer,
  by = 1,
): Promise<Use> {
  const use = await countUse(name, rate, visitor, by);
  if (rate.isTogether && visitor !== network) {
    await countAs(countKey(`${name}-together`, network), rate, { name, visitor: network, by });
  }
  return use;
}

/** What a visitor's count of a rate is kept by. */
export function countKey(name: string, visitor: Visitor): string {
  return `rate:${name}:${visitorKey(visitor)}`;
}

/**
 * Counts an amount towards a budget.
 *
 * @param of what it is counted for by itself, such as one app; all of the visitor's together when absent
 * @throws {AppError} 429 with `Retry-After` when that is beyond it
 */
export async function spend(
  name: RateName,
  visitor: Visitor,
  amount: number,
  of?: string,
): Promise<void> {
  const key = countKey(of === undefined ? name : `${name}:${of}`, visitor);
  await countAs(key, BUDGETS[name], { name, visitor, by: amount });
}

/** How far a visitor has come with a budget, with nothing counted. */
export function readUse(name: RateName, visitor: Visitor): Promise<Count> {
  const options = { windowMs: SPANS[BUDGETS[name].per], by: 0 };
  return counters.add(countKey(name, visitor), options);
}

/**
 * Takes a place of what is had at once, over all processes.
 *
 * @throws {AppError} 429 when the visitor has all of theirs
 */
export async function takePlace(name: AtOnceName, visitor: Visitor): Promise<LeavePlace> {
  const budget = BUDGETS[name];
  const leave = await places.take(`${name}:${visitorKey(visitor)}`, limitOf(budget, visitor));
  if (!leave) throw overBudget(budget, { name, visitor });
  return leave;
}

/** Places that are held until a response is over, by its request. */
const held = new WeakMap<IncomingMessage, { leave: LeavePlace; giveUp: () => void }>();

/** Takes a place until the response is over, or its connection gone. @throws {AppError} 429 */
export async function holdPlace(
  name: AtOnceName,
  visitor: Visitor,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const leave = await takePlace(name, visitor);
  const giveUp = onceOver(request, response, leave);
  held.set(request, { leave, giveUp });
}

/**
 * Takes over the place that is held for a request, which then is held for its response no longer.
 *
 * @returns what gives it back; undefined when there is none
 */
export function keepPlace(request: IncomingMessage): LeavePlace | undefined {
  const place = held.get(request);
  place?.giveUp();
  return place?.leave;
}
