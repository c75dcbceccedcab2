import { Router } from "express";
import { z } from "zod";
import { checkOrder } from "~/plans/check-order.server";
import { makeTransaction } from "~/plans/make-transaction.server";
import { requireOrder } from "~/plans/read-order.server";
import { topics } from "~/platform/coordination/coordination.server";
import { AppError, unauthorized } from "~/platform/errors";
import { OpenAtOnce } from "~/platform/open-at-once";
import { onceOver } from "~/platform/response-over.server";
import { expressApi, otherMethods, readExpressJson, sendJson } from "../api/express-api.server";
import { networkVisitor } from "../limits/visitor.server";
import { openEventStream } from "./sse.server";

/** Pages of orders that are followed, on this process, by one person and by one network, however many accounts it has. */
const READERS = { all: 500, network: 200, account: 6 };
/** How soon payments are looked for while somebody watches, in milliseconds: ever rarer, for wallets are quick. */
const LOOK_MS = { first: 4_000, last: 30_000, growth: 1.15 };
/** A page that was left open is let go of, in milliseconds; its browser comes back. */
const LONGEST_MS = 30 * 60_000;

const payerSchema = z.object({ payer: z.string().max(44) });

/** Following an order, and making the transaction that pays it for a wallet. */
export function planOrderRoutes(): Router {
  const router = Router();
  const readers = new OpenAtOnce(READERS);

  router.get(
    "/api/plan/orders/:id/events",
    expressApi(async ({ viewer, request, response, projectId: id }) => {
      const userId = viewer.user?.id;
      if (!userId) throw unauthorized("Please sign in to follow your order.");
      await requireOrder(userId, id);
      const leave = readers.enter({ account: userId, network: networkVisitor(request) });
      if (!leave) throw tooManyReaders();
      onceOver(request, response, leave);
      const stream = openEventStream(request, response);
      const tell = async () => {
        const { status, missing, payments } = await requireOrder(userId, id);
        await stream.send(JSON.stringify({ status, missing, payments: payments.length }));
        return status;
      };
      const look = async () => {
        if ((await tell()) === "open") await checkOrder(id);
      };
      const end = () => stream.end();
      const follow = (work: () => Promise<unknown>) => void work().catch(end);
      const whole = setTimeout(end, LONGEST_MS);
      let next: NodeJS.Timeout | undefined;
      const lookLater = (ms: number) => {
        next = setTimeout(() => {
          lookLater(Math.min(ms * LOOK_MS.growth, LOOK_MS.last));
          follow(look);
        }, ms);
      };
      lookLater(LOOK_MS.first);
      // Who was signed out, banned or deleted comes back, and is refused.
      const endOf = (told: { userId: string }) => told.userId === userId && end();
      const stops = [
        topics.subscribe(
          "plan-order-changed",
          ({ orderId }) => {
            if (orderId === id) follow(tell);
          },
          () => follow(tell),
        ),
        topics.subscribe("session-ended", endOf, end),
        topics.subscribe("person-restricted", endOf),
      ];
      onceOver(request, response, () => {
        clearTimeout(next);
        clearTimeout(whole);
        for (const stop of stops) stop();
      });
      await tell();
    }),
  );

  router.post(
    "/api/plan/orders/:id/transaction",
    expressApi(async ({ viewer, request, response, projectId: id }) => {
      const userId = viewer.user?.id;
      if (!userId) throw unauthorized("Please sign in to pay your order.");
      const { payer } = await readExpressJson(request, payerSchema);
      sendJson(response, { transaction: await makeTransaction(userId, id, payer) });
    }),
  );

  router.all("/api/plan/orders/:id/events", otherMethods("GET"));
  router.all("/api/plan/orders/:id/transaction", otherMethods("POST"));
  return router;
}

function tooManyReaders(): AppError {
  return new AppError(
    503,
    "Too many orders are followed right now, here or on your network. Your payment counts all the same: use “Check again” in a minute.",
    { code: "busy", retryAfterSeconds: 60 },
  );
}
