import { AccountSection } from "~/account-page/account-section";
import { PLAN_NAMES } from "~/plans/plan-facts";
import type { OrderView } from "~/plans/read-order.server";
import { planOrderPath } from "~/platform/urls";
import { Day } from "./moment";

/** Each state of an order in a word. */
export const ORDER_WORDS = {
  open: "waits for payment",
  paid: "paid",
  expired: "run out",
  closed: "closed",
} as const;

/** Everything that was ordered and paid. */
export function HistorySection({ orders }: { orders: readonly OrderView[] }) {
  return (
    <AccountSection id="history" title="Orders and receipts">
      {orders.length === 0 ? <p className="muted">Nothing has been ordered yet.</p> : null}
      <ul className="account__rows">
        {orders.map(({ id, plan, price, status, createdAt, coversUntil, payments }) => (
          <li className="account__row" key={id}>
            <span className="account__what">
              <a href={planOrderPath(id)}>
                {PLAN_NAMES[plan]}, {price} SOL
              </a>
              <span className="account__detail muted">
                Ordered <Day at={createdAt} />
                {coversUntil ? (
                  <>
                    , paid until <Day at={coversUntil} />
                  </>
                ) : null}
                {payments.some(({ isLate }) => isLate)
                  ? ", with a payment that became credit"
                  : null}
              </span>
            </span>
            <span className={status === "paid" ? "badge badge--accent" : "badge"}>
              {ORDER_WORDS[status]}
            </span>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
