import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import type { Installation } from "./installation";
import { PLANS, type Plan, plansToday } from "./plans";
import { Section } from "./section";

/** The three plans, and what holds for them today. */
export function Pricing({ facts }: Pick<Installation, "facts">) {
  const today = plansToday(facts);
  return (
    <Section id="pricing" title="Plans" lead="Prices are in SOL. Start without one.">
      <div className="page-width pricing">
        <ul className="plans">
          {PLANS.map((plan) => (
            <PlanCard plan={plan} key={plan.name} />
          ))}
        </ul>
        <p className="pricing__all">{today.all}</p>
        <Notice title={today.title}>
          <p>{today.text}</p>
        </Notice>
      </div>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, per, text, included, action } = plan;
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
      <ButtonLink
        variant={name === "Basic" ? "primary" : "secondary"}
        wide
        href={action.href}
        data-opens={action.opens}
      >
        {action.label}
      </ButtonLink>
    </li>
  );
}
