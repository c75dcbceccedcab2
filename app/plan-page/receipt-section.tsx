import { PLAN_NAMES } from "~/plans/plan-facts";
import type { OrderView } from "~/plans/read-order.server";
import { Day, Moment } from "./moment";

/** What was bought, by whom it was paid, and how that can be looked up. Made to be printed. */
export function ReceiptSection({ order, appName }: { order: OrderView; appName: string }) {
  const { id, plan, days, price, paidAt, coversFrom, coversUntil, treasury, reference } = order;
  const rows: [string, React.ReactNode][] = [
    ["Order", <code key="id">{id}</code>],
    ["For", `${PLAN_NAMES[plan]}, ${days} days, by ${appName}`],
    ["Price", `${price} SOL`],
    ...(paidAt ? [["Paid", <Moment key="at" at={paidAt} />] as [string, React.ReactNode]] : []),
    ...(coversFrom && coversUntil
      ? [
          [
            "Covers",
            <span key="covers">
              <Day at={coversFrom} /> to <Day at={coversUntil} />
            </span>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ["To", <code key="to">{treasury}</code>],
    ["Reference", <code key="reference">{reference}</code>],
  ];
  return (
    <dl className="plan-facts plan-facts--long receipt">
      {rows.map(([term, what]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Payments that named an order, and what became of each. */
export function PaymentList({ payments }: Pick<OrderView, "payments">) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <ul className="account__rows">
        {payments.map(({ signature, amount, isOther, isLate, paidAt, payer }) => (
          <li className="account__row" key={signature}>
            <span className="account__what">
              <strong>{isOther ? "Something else than SOL" : `${amount} SOL`}</strong>{" "}
              <span className="badge">
                {isOther ? "not counted" : isLate ? "became credit" : "counted"}
              </span>
              <span className="account__detail muted">
                <Moment at={paidAt} /> from <code>{payer}</code>
              </span>
              <code className="account__address">{signature}</code>
              {isOther ? (
                <span className="account__detail">
                  Plans are paid in SOL alone. Write to us if you sent this by mistake.
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
