import { ReasonField } from "~/admin/audit/reason-field";
import { groupDigits } from "~/platform/group-digits";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface TokenLimitsFormProps {
  /** What was typed, or what is set; "" for what the environment says. */
  values: { visitors: string; members: string; reason?: string };
  errors: Record<string, string>;
  /** What the environment says. */
  usual: { visitors: number; members: number | null };
}

/** How many tokens of the server's models one may use in a day. */
export function TokenLimitsForm({ values, errors, usual }: TokenLimitsFormProps) {
  const said = (tokens: number | null) =>
    tokens === null ? "no limit" : `${groupDigits(tokens)} tokens`;
  return (
    <section className="admin__section" aria-labelledby="limits">
      <div className="admin__title">
        <h2 id="limits">Tokens a day</h2>
        <p className="muted">
          Of the models of this server, together. Models that people connect themselves count
          towards nothing.
        </p>
      </div>
      <form method="post" className="stack">
        <div className="model-fields">
          <Field
            label="Without an account"
            hint={`For everybody of one network. Empty: ${said(usual.visitors)}.`}
            name="visitors"
            type="number"
            min={0}
            defaultValue={values.visitors}
            {...(errors.visitors ? { error: errors.visitors } : {})}
          />
          <Field
            label="With an account"
            hint={`For each account. Empty: ${said(usual.members)}.`}
            name="members"
            type="number"
            min={0}
            defaultValue={values.members}
            {...(errors.members ? { error: errors.members } : {})}
          />
        </div>
        <ReasonField of="Tokens a day" id="limits" value={values.reason} error={errors.reason} />
        <div className="button-row">
          <Button type="submit" name="intent" value="budgets">
            Save limits
          </Button>
        </div>
      </form>
    </section>
  );
}
