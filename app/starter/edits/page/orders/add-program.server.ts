import type { EditResult } from "../../edit";
import type { Order, ReadOrder } from "../order";
import { bringList } from "../programs/bring-list.server";
import { calendarButton } from "../programs/calendar-button";
import { callBar } from "../programs/call-bar";
import { openNow } from "../programs/open-now";
import { priceTotal } from "../programs/price-total";

const PROGRAMS: readonly ReadOrder[] = [openNow, priceTotal, calendarButton, callBar, bringList];

/** A small program that pages are often asked for, where all that is wished of it is what it does. */
export function addProgram(order: Order): EditResult | null {
  if (order.quotes.length > 0) return null;
  for (const program of PROGRAMS) {
    const result = program(order);
    if (result) return result;
  }
  return null;
}
