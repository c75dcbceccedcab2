import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";

interface AdminSearchProps {
  action: string;
  label: string;
  hint: string;
  /** What was searched for. */
  asked: string;
  /** In characters. */
  maxLength: number;
}

/** A search by a GET form, so that a result is an address. */
export function AdminSearch({ action, label, hint, asked, maxLength }: AdminSearchProps) {
  return (
    <search>
      <form method="get" action={action} className="admin__filter">
        <Field
          label={label}
          hint={hint}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={maxLength}
          defaultValue={asked}
        />
        <Button type="submit">Search</Button>
        {asked ? (
          <ButtonLink variant="quiet" href={action}>
            Show all
          </ButtonLink>
        ) : null}
      </form>
    </search>
  );
}
