import { AccountSection, IntentButton } from "~/account-page/account-section";
import { PLAN_NAMES } from "~/plans/plan-facts";
import { WITHOUT_A_PLAN } from "~/plans/plans-today";
import { walletPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Day, Moment } from "./moment";

/** What somebody has now, as their page shows it. Times in ISO 8601, amounts as texts. */
export interface PlanSummary {
  plan: "basic" | "unlimited";
  by: "nothing" | "payment" | "grant";
  until: string | null;
  /** Apps they have, and may have; null without a number. */
  held: number;
  apps: number | null;
  graceUntil: string | null;
  lacksHolding: boolean;
  /** Days that are paid beside the plan of now. */
  basicUntil: string | null;
  credit: string | null;
}

/** The plan of now: what it is, until when, and how much of it is used. */
export function PlanNowSection({ now }: { now: PlanSummary }) {
  const { plan, by, until, held, apps, graceUntil, credit, basicUntil } = now;
  const isOver = apps !== null && held > apps;
  return (
    <AccountSection id="now" title="Now">
      <p className="plan-now">
        <strong>{PLAN_NAMES[plan]}</strong>{" "}
        <span className="badge badge--accent">
          {by === "nothing" ? "free" : by === "grant" ? "given to you" : "paid"}
        </span>
      </p>
      <dl className="plan-facts">
        <div>
          <dt>Until</dt>
          <dd>{until ? <Day at={until} /> : "no end"}</dd>
        </div>
        <div>
          <dt>Apps</dt>
          <dd>{apps === null ? `${held}, without a limit` : `${held} of ${apps}`}</dd>
        </div>
        <div>
          <dt>Credit</dt>
          <dd>{credit ? `${credit} SOL, which your next order uses` : "none"}</dd>
        </div>
        {plan === "unlimited" && basicUntil ? (
          <div>
            <dt>After that</dt>
            <dd>
              {PLAN_NAMES.basic}, paid until <Day at={basicUntil} />
            </dd>
          </div>
        ) : null}
      </dl>
      {isOver ? (
        <Notice title="You have more apps than this plan is for">
          <p>
            Nothing is taken away: you can open, export and delete all of them. New ones need a
            plan.
          </p>
        </Notice>
      ) : null}
      {graceUntil ? (
        <Notice kind="warning" title="Your wallet holds too little of the token">
          <p>
            {PLAN_NAMES.unlimited} stays until <Day at={graceUntil} />. With enough in your wallet
            by then it goes on. Your apps stay either way. {WITHOUT_A_PLAN}
          </p>
        </Notice>
      ) : now.lacksHolding ? (
        <Notice kind="warning" title={`${PLAN_NAMES.unlimited} is paid and waits for the token`}>
          <p>
            It counts as soon as your verified wallet holds enough. Your paid days go on meanwhile.
          </p>
        </Notice>
      ) : null}
    </AccountSection>
  );
}

/** What a wallet was last known to hold. */
export interface HoldingSummary {
  state: "held" | "not_held" | "unknown";
  amount: string | null;
  needed: string;
  checkedAt: string | null;
  unknownSince: string | null;
  hasWallet: boolean;
}

const HOLDING_WORDS = { held: "held", not_held: "not held", unknown: "not known yet" } as const;

/** What the verified wallet holds of the token. */
export function HoldingSection({ holding }: { holding: HoldingSummary }) {
  const { state, amount, needed, checkedAt, unknownSince, hasWallet } = holding;
  return (
    <AccountSection
      id="holding"
      title="Your wallet"
      hint={`${PLAN_NAMES.unlimited} is for wallets that hold ${needed} $REPO.`}
    >
      {hasWallet ? (
        <>
          <p>
            <span className={state === "held" ? "badge badge--accent" : "badge"}>
              {HOLDING_WORDS[state]}
            </span>{" "}
            {amount === null ? null : <>{amount} $REPO</>}
            {checkedAt ? (
              <span className="muted">
                {" "}
                as of <Moment at={checkedAt} />
              </span>
            ) : null}
          </p>
          {unknownSince ? (
            <Notice title="The network does not answer">
              <p>
                It has not since <Moment at={unknownSince} />. What was known before still counts.
              </p>
            </Notice>
          ) : null}
          <IntentButton intent="check-holding">Check again</IntentButton>
        </>
      ) : (
        <>
          <p>No verified wallet yet. A wallet counts once it has signed that it is yours.</p>
          <p>
            <ButtonLink href={walletPath} data-opens="wallet">
              Connect wallet
            </ButtonLink>
          </p>
        </>
      )}
    </AccountSection>
  );
}
