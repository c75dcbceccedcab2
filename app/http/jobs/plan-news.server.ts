import { notify } from "~/community/notifications/notify.server";
import { checkHoldings, markTold } from "~/plans/check-holdings.server";
import { GRACE_DAYS, HISTORY_DAYS, PERIOD_DAYS, PLAN_NAMES } from "~/plans/plan-facts";
import { planSettings } from "~/plans/plan-settings.server";
import { readPaidOrder } from "~/plans/read-order.server";
import { settleOrders } from "~/plans/settle-orders.server";
import { groupDigits } from "~/platform/group-digits";
import { accountPlanPath, planOrderPath } from "~/platform/urls";
import { noteWarned, thinHistory } from "~/projects/thin-history.server";

/** Settles what nobody watches, and tells whoever has paid. */
export async function settleAndTell(now: Date): Promise<void> {
  for (const orderId of await settleOrders(now)) {
    const paid = await readPaidOrder(orderId);
    if (!paid) continue;
    const until = paid.coversUntil.toISOString().slice(0, 10);
    await notify(
      {
        ...{ kind: "payment", source: `plan-order:${orderId}`, place: null, actorId: null },
        title: `Your payment for ${PLAN_NAMES[paid.plan]} has arrived`,
        text: `${PLAN_NAMES[paid.plan]} is paid until ${until}.`,
        path: planOrderPath(orderId),
      },
      [paid.userId],
    );
  }
}

/** Looks at the wallets that Unlimited hangs on, and tells those whose holding fell. */
export async function checkHoldingsAndTell(now: Date): Promise<void> {
  const { prices } = planSettings();
  for (const { userId, graceUntil } of await checkHoldings(now)) {
    const [until, today] = [graceUntil, now].map((day) => day.toISOString().slice(0, 10));
    const stays =
      graceUntil > now
        ? `stays for ${GRACE_DAYS} days, until ${until}`
        : `waits: the ${GRACE_DAYS} days that it stays, once in ${PERIOD_DAYS}, were over on ${until}`;
    const isTold = await notify(
      {
        ...{ kind: "payment", place: null, actorId: null },
        source: `holding:${graceUntil.getTime()}:${today}`,
        title: `Your wallet holds less than ${PLAN_NAMES.unlimited} asks for`,
        text: `${PLAN_NAMES.unlimited} ${stays}. With ${groupDigits(Number(prices.holding))} $REPO in your wallet it goes on. Your apps stay either way.`,
        path: accountPlanPath,
      },
      [userId],
    );
    // Else the next round tries again.
    if (isTold) await markTold(userId, now);
  }
}

/** Thins the history of people without a plan, and tells them a week before. */
export async function thinHistoryAndTell(now: Date): Promise<void> {
  for (const warned of await thinHistory(now)) {
    const { userId, thinsFrom } = warned;
    const from = thinsFrom.toISOString().slice(0, 10);
    const isTold = await notify(
      {
        ...{ kind: "payment", place: null, actorId: null },
        source: `thinning:${thinsFrom.getTime()}`,
        title: `Old history of your projects goes from ${from}`,
        text: `Without a plan, versions older than ${HISTORY_DAYS} days go then. Your files, what you published, versions with a name and the newest one of each project stay. Name a version to keep it, or pay for a plan.`,
        path: accountPlanPath,
      },
      [userId],
    );
    // Nobody loses history who was not told of it.
    if (isTold) await noteWarned(warned);
  }
}
