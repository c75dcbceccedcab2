import type { AppReader } from "../app-orders.server";
import { CALCULATOR } from "./calculator-orders";
import { CHAT } from "./chat-orders";
import { CONVERTER } from "./converter-orders";
import { COUNTDOWN } from "./countdown-orders";
import { MEMORY } from "./memory-orders";
import { readSmall } from "./small-order";

const PROGRAMS = [CALCULATOR, MEMORY, CHAT, CONVERTER, COUNTDOWN];

/** What the starter's small programs can be told, each by its own orders. */
export const readSmallOrder: AppReader = (clause, files) => readSmall(PROGRAMS, clause, files);
