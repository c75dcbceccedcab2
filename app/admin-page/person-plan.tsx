import { PLAN_NAMES } from "~/plans/plan-facts";
import { Field } from "~/ui/field";
import { TimeAgo } from "~/ui/time-ago";
import { ActForm, type RefusedAct } from "./act-form";

/** A plan that somebody was given, as it is listed. */
export interface ListedGrant {
  id: string;
  plan: string;
  /** ISO 8601; null for good. */
  until: string | null;
  reason: string;
  createdAt: string;
  withdrawnAt: string | null;
}

interface PersonPlanProps {
  /** In words: what they have now. */
  now: string;
  grants: readonly ListedGrant[];
  refused: RefusedAct | null;
}

/** The plan that somebody has, what they were given, and a form to give them one. */
export function PersonPlan({ now, grants, refused }: PersonPlanProps) {
  const typed = refused?.intent === "grant" ? refused : null;
  return (
    <div className="stack">
      <p>{now}</p>
      {grants.map(({ id, plan, until, reason, createdAt, withdrawnAt }) => (
        <div key={id} className="stack">
          <p className="small">
            <strong>{PLAN_NAMES[plan as keyof typeof PLAN_NAMES] ?? plan}</strong>{" "}
            {until ? `until ${until.slice(0, 10)}` : "for good"}, given <TimeAgo at={createdAt} />:{" "}
            <bdi>{reason}</bdi> {withdrawnAt ? <span className="badge">taken back</span> : null}
          </p>
          {withdrawnAt ? null : (
            <ActForm
              intent="withdraw-grant"
              of={id}
              fields={{ grant: id }}
              label="Take it back"
              refused={refused}
            />
          )}
        </div>
      ))}
      <ActForm intent="grant" label="Give the plan" refused={refused}>
        <Field as="select" label="Plan" name="plan" defaultValue={typed?.typed.plan ?? "basic"}>
          <option value="basic">{PLAN_NAMES.basic}</option>
          <option value="unlimited">{PLAN_NAMES.unlimited}</option>
        </Field>
        <Field
          label="Until"
          optional
          name="until"
          type="date"
          defaultValue={typed?.typed.until ?? ""}
          {...(typed?.errors.until ? { error: typed.errors.until } : {})}
        />
      </ActForm>
    </div>
  );
}
