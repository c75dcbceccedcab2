import { AccountSection } from "~/account-page/account-section";
import {
  BASIC_APPS,
  FREE_APPS,
  ORDER_MINUTES,
  type PaidPlan,
  PERIOD_DAYS,
  PLAN_NAMES,
} from "~/plans/plan-facts";
import { Button } from "~/ui/button";

interface Offered {
  plan: PaidPlan;
  price: string;
  text: string;
  /** Why it cannot be had now. */
  refusal?: string | undefined;
}

/** The forms that order a plan. */
export function OrderSection({
  prices,
  holding,
  unlimited,
}: {
  prices: { basic: string; unlimited: string };
  holding: string;
  /** Why Unlimited cannot be ordered; null where it can. */
  unlimited: string | null;
}) {
  const offers: Offered[] = [
    {
      ...{ plan: "basic", price: prices.basic },
      text: `Up to ${BASIC_APPS} apps; the first ${FREE_APPS} are free without it.`,
    },
    {
      ...{ plan: "unlimited", price: prices.unlimited },
      text: `Any number of apps, while your verified wallet holds ${holding} $REPO.`,
      ...(unlimited ? { refusal: unlimited } : {}),
    },
  ];
  return (
    <AccountSection
      id="pay"
      title="Pay"
      hint={`${PERIOD_DAYS} days at a time. Nothing renews by itself, and no key of yours is asked for. A price is held for ${ORDER_MINUTES} minutes.`}
    >
      <ul className="plan-offers">
        {offers.map(({ plan, price, text, refusal }) => (
          <li className="card plan-offer" key={plan}>
            <h3>{PLAN_NAMES[plan]}</h3>
            <p className="plan-offer__price">
              <strong>{price} SOL</strong> <span className="muted">for {PERIOD_DAYS} days</span>
            </p>
            <p>{text}</p>
            {refusal ? (
              <p className="muted">{refusal}</p>
            ) : (
              <form method="post">
                <input type="hidden" name="intent" value="order" />
                <input type="hidden" name="plan" value={plan} />
                <Button type="submit" variant={plan === "basic" ? "primary" : "secondary"} wide>
                  Order {PLAN_NAMES[plan]}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
