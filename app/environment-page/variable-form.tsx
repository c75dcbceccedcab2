import { VARIABLE_LIMITS } from "~/projects/environment/variable-rules";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface Typed {
  name: string;
  value: string;
  isSecret: boolean;
}

/** Sets one variable: a new one, or one that is known by its name. */
export function VariableForm({
  known,
  typed,
  errors,
}: {
  known?: Typed;
  /** What was refused, as it was typed. */
  typed?: Typed;
  errors?: Record<string, string>;
}) {
  const of = known ? `-${known.name}` : "";
  const start = typed ?? known;
  return (
    <form method="post" className="stack">
      <input type="hidden" name="intent" value="set" />
      {known ? (
        <input type="hidden" name="name" value={known.name} />
      ) : (
        <Field
          label="Name"
          name="name"
          defaultValue={start?.name}
          maxLength={VARIABLE_LIMITS.nameLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="VITE_API_URL"
          {...(errors?.name ? { error: errors.name } : {})}
        />
      )}
      <Field
        as="textarea"
        rows={2}
        label={known ? `New value of ${known.name}` : "Value"}
        id={`value${of}`}
        name="value"
        // Of a secret nothing is known here, and what was typed is not sent back.
        defaultValue={start?.isSecret ? "" : start?.value}
        autoComplete="off"
        spellCheck={false}
        {...(errors?.value ? { error: errors.value } : {})}
      />
      <Field
        as="select"
        label={known ? `Who can read ${known.name}` : "Who can read it"}
        id={`kind${of}`}
        name="kind"
        defaultValue={start?.isSecret ? "secret" : "public"}
      >
        <option value="public">Public: everybody who opens the app</option>
        <option value="secret">Secret: nobody</option>
      </Field>
      <div className="button-row">
        <Button type="submit">{known ? "Save the change" : "Add variable"}</Button>
      </div>
    </form>
  );
}
