import { EFFORTS } from "~/generation/models/model";
import { Field } from "~/ui/field";
import { type ModelSettings, PROFILES, WINDOW } from "./model-settings";

/** What was typed, or what is stored, by field. */
export type SettingValues = Partial<Record<keyof ModelSettings, string>>;

/** What is stored, as a form shows it. */
export function shownSettings(settings: ModelSettings): SettingValues {
  const { contextTokens, profile, effort, inputPrice, cachedPrice, outputPrice } = settings;
  const text = (value: number | string | null) => (value === null ? "" : String(value));
  return {
    contextTokens: text(contextTokens),
    profile: text(profile),
    effort: text(effort),
    inputPrice: text(inputPrice),
    cachedPrice: text(cachedPrice),
    outputPrice: text(outputPrice),
  };
}

interface SettingFieldsProps {
  /** Tells the fields of several forms of one page apart. */
  id: string;
  values: SettingValues;
  errors?: Record<string, string> | undefined;
}

/** How a model is asked and what it costs: all of it can be left to its name and its provider. */
export function ModelSettingFields({ id, values, errors = {} }: SettingFieldsProps) {
  const field = (name: keyof ModelSettings) => ({
    id: `${name}-${id}`,
    name,
    defaultValue: values[name] ?? "",
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  return (
    <>
      <div className="model-fields">
        <Field
          label="Window in tokens"
          type="number"
          min={WINDOW.least}
          max={WINDOW.most}
          {...field("contextTokens")}
          placeholder="By its name"
        />
        <Field as="select" label="How it is asked" {...field("profile")}>
          <option value="">By its name</option>
          {PROFILES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <Field as="select" label="How long it thinks" {...field("effort")}>
          <option value="">As its provider has it</option>
          {EFFORTS.map((effort) => (
            <option key={effort} value={effort}>
              {effort}
            </option>
          ))}
        </Field>
      </div>
      <div className="model-fields">
        <Field
          label="Price in"
          type="number"
          min={0}
          step="any"
          placeholder="Not known"
          {...field("inputPrice")}
        />
        <Field
          label="Price in, cached"
          type="number"
          min={0}
          step="any"
          placeholder="As in"
          {...field("cachedPrice")}
        />
        <Field
          label="Price out"
          type="number"
          min={0}
          step="any"
          placeholder="Not known"
          {...field("outputPrice")}
        />
      </div>
      <p className="muted">Prices are US dollars for a million tokens.</p>
    </>
  );
}
