import type { ChangeEvent } from "react";
import { describeChoice, type ModelChoices } from "./model-choices";

interface ModelSelectProps {
  choices: ModelChoices;
  /** What is chosen, where a script says so; else what the server chose. */
  value?: string;
  /** Of the field, in a form. */
  name?: string;
  onChange?(value: string): void;
  className?: string;
}

/** The models that can answer, each with its window, its prices and what it can do. */
export function ModelSelect({
  choices,
  value,
  name,
  onChange,
  className = "ws-select",
}: ModelSelectProps) {
  const chosen =
    value === undefined
      ? { defaultValue: choices.chosen }
      : {
          value,
          onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value),
        };
  return (
    <select className={className} name={name} aria-label="Answered by" {...chosen}>
      {choices.groups.map(({ label, models }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two connections may have one name
        <optgroup key={index} label={label}>
          {models.map((model) => (
            <option key={model.value} value={model.value}>
              {describeChoice(model)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
