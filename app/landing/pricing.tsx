import { plansToday } from "~/plans/plans-today";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import type { Installation } from "./installation";
import { IN_ALL_PLANS, listPlans, type Plan } from "./plans";
import { Section } from "./section";

/** The three plans, and what holds for them today. */
export function Pricing({ facts, offer }: Pick<Installation, "facts" | "offer">) {
  const today = plansToday(offer.isOn, facts);
  return (
    <Section
      id="pricing"
      title="Plans"
      lead="Start free: no account, no wallet, no coins. Pay only when you come to need more."
    >
      <div className="page-width pricing">
        <Notice title={today.title}>
          <p>{today.text}</p>
        </Notice>
        <ul className="plans">
          {listPlans(offer).map((plan) => (
            <PlanCard plan={plan} key={plan.name} />
          ))}
        </ul>
        <p className="pricing__all">{IN_ALL_PLANS}</p>
      </div>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, per, text, included, action, order } = plan;
  return (
    <li className="card plan">
      <h3>{name}</h3>
      <p className="plan__price">
        <strong>{price}</strong> <span className="muted">{per}</span>
      </p>
      <p>{text}</p>
      <ul className="plan__list">
        {included.map(({ text, planned }) => (
          <li key={text}>
            <Icon name={text.startsWith("No ") ? "close" : planned ? "history" : "check"} />
            <span>
              {text}
              {planned ? <span className="badge plan__planned">planned</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink wide href={action.href} data-opens={action.opens}>
        {action.label}
      </ButtonLink>
      {order ? (
        <a className="plan__order" href={order.href}>
          {order.label}
        </a>
      ) : null}
    </li>
  );
}
