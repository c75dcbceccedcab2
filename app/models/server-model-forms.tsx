import { ReasonField } from "~/admin/audit/reason-field";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ModelSettingFields, shownSettings } from "./model-setting-fields";
import type { ServerModel } from "./server-models.server";

/** What was typed into a form that was refused. */
export interface RefusedServerModel {
  /** The model's id; "" for a new one. */
  id: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

const PROVIDERS = [
  { value: "openai", label: "OpenAI's chat completions" },
  { value: "anthropic", label: "Anthropic's Messages" },
  { value: "ollama", label: "Ollama's own" },
] as const;

interface ServerModelFormsProps {
  model: ServerModel;
  refused: RefusedServerModel | null;
}

/** One model that the operator offers: what it is, and whether it answers by default. */
export function ServerModelForms({ model, refused }: ServerModelFormsProps) {
  const { id, name, isDefault, isKeyLost, keyEnd } = model;
  const stored = {
    ...shownSettings(model),
    name,
    provider: model.provider,
    model: model.model,
    baseUrl: model.baseUrl ?? "",
  };
  return (
    <section className="admin__section" id={`model-${id}`} aria-label={name}>
      <div className="admin__title">
        <h2>
          <bdi>{name}</bdi>{" "}
          {isDefault ? <span className="badge badge--accent">default</span> : null}
        </h2>
        {isKeyLost ? (
          <p className="notice notice--error">
            Its key cannot be read any more, because this server has a new secret. Give it again.
          </p>
        ) : null}
        <form method="post" className="admin__line">
          <input type="hidden" name="id" value={id} />
          <ReasonField of={`${name}, as it is`} id={`act-${id}`} />
          <Button type="submit" name="intent" value="try" small aria-label={`Try ${name}`}>
            Try it
          </Button>
          {isDefault ? null : (
            <Button type="submit" name="intent" value="default" small>
              Make default
            </Button>
          )}
          <Button type="submit" name="intent" value="remove" small aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </form>
      </div>
      <details open={refused !== null || isKeyLost}>
        <summary>
          <bdi>{model.model}</bdi>: its name, key, window and prices
        </summary>
        <ModelForm
          id={id}
          intent="change"
          values={refused?.typed ?? stored}
          errors={refused?.errors}
          keyHint={
            keyEnd === null
              ? "None is stored."
              : `One is stored${keyEnd ? `, which ends with ${keyEnd}` : ""}; leave this empty to keep it.`
          }
        />
      </details>
    </section>
  );
}

/** Offers another model. */
export function NewServerModelForm({ refused }: { refused: RefusedServerModel | null }) {
  return (
    <section className="admin__section" aria-labelledby="new-model">
      <h2 id="new-model">Another model</h2>
      <ModelForm
        id="new"
        intent="add"
        values={refused?.typed ?? {}}
        errors={refused?.errors}
        keyHint="It is encrypted and shown to nobody again. A local server needs none."
      />
    </section>
  );
}

interface ModelFormProps {
  id: string;
  intent: "add" | "change";
  values: Record<string, string>;
  errors: Record<string, string> | undefined;
  keyHint: string;
}

function ModelForm({ id, intent, values, errors = {}, keyHint }: ModelFormProps) {
  const field = (name: string) => ({
    id: `${name}-${id}`,
    name,
    defaultValue: values[name] ?? "",
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  return (
    <form method="post" className="stack">
      {intent === "change" ? <input type="hidden" name="id" value={id} /> : null}
      <div className="model-fields">
        <Field label="Name that people see" required maxLength={60} {...field("name")} />
        <Field as="select" label="Protocol" {...field("provider")}>
          {PROVIDERS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <Field label="Its name at the provider" required {...field("model")} />
      </div>
      <div className="model-fields">
        <Field
          label="Address"
          optional
          inputMode="url"
          placeholder="https://models.example/v1"
          hint="Empty for the provider's own address. The server's own network is allowed here."
          {...field("baseUrl")}
        />
        <Field
          label="Key"
          optional
          type="password"
          autoComplete="off"
          hint={keyHint}
          {...field("key")}
          defaultValue=""
        />
      </div>
      <ModelSettingFields id={`server-${id}`} values={values} errors={errors} />
      <ReasonField
        of={intent === "add" ? "Another model" : values.name || "the model"}
        id={`form-${id}`}
        value={values.reason}
        error={errors.reason}
      />
      <div className="button-row">
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={intent === "add" ? "primary" : "secondary"}
        >
          {intent === "add" ? "Add model" : "Save"}
        </Button>
      </div>
    </form>
  );
}
