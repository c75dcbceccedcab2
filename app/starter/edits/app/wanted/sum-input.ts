import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

const INPUT = "src/components/FieldInput.tsx";
const NUMBERS = "amounts?|numbers?|prices?|costs?|values?|quantit\\p{L}*|fields?|box|input|form";

/** A number that is written as a sum: "12.50+3.99". */
export const SUM_INPUT_WANTS: readonly Family[] = [
  {
    asks: [
      /\d[\d.,]*(?: ?[+-] ?\d[\d.,]*)+|(?<!\p{L})(?:sums?|additions?|plus signs?|calculations?|add(?:ing)? up|rechnungen|somme|sumas)(?!\p{L})/u,
      anyOf(
        "typ\\p{L}*|enter\\p{L}*|writ\\p{L}*|put|input|accept\\p{L}*|understand\\p{L}*|take|fill in|tippen|eingeben|schreiben|work\\p{L}* out|calculat\\p{L}*",
      ),
      anyOf(NUMBERS),
    ],
    more: anyOf(
      `${NUMBERS}|typ\\p{L}*|enter\\p{L}*|writ\\p{L}*|put|input|accept\\p{L}*|understand\\p{L}*|take|fill in|sums?|additions?|plus signs?|calculations?|add(?:ing)? up|work\\p{L}* out|calculat\\p{L}*|into|in|as|a|for|like|such as|e\\.g\\.|it|be|result|directly|several|simple|small|and|instead of|single|one|calculators?|thing|little|mini|saves?|gives?|makes?|stores?|keeps?|comes? out|works?|\\d[\\d.,]*(?: ?[+-] ?\\d[\\d.,]*)*`,
    ),
    not: anyOf(
      "total|show (?:the )?sum|at the bottom|above|below|per|by|each|month|average|tax|vat|columns?|average|rows?",
    ),
    make: summed,
  },
];

/** What is typed into a number's box may be a sum of several: the entry holds its result. */
function summed(files: FileTree): EditResult | null {
  const code = files.get(INPUT) ?? "";
  const numbers = fieldsOf(files).filter(({ type }) => type === "number");
  if (files.has("src/components/SumInput.tsx"))
    return there("Numbers can be typed as a sum already: “12.50+3.99”.");
  const first = /^ {2}if \(field\.type === "check"\) \{\n/m;
  if (numbers.length === 0 || !first.test(code)) return null;
  const next = `import { SumInput } from "./SumInput";\n${code.replace(
    first,
    (line) =>
      `  if (field.type === "number")\n    return (\n      <SumInput\n        id={id}\n        label={field.label}\n        isRequired={field.required ?? false}\n        value={value}\n        onChange={onChange}\n      />\n    );\n${line}`,
  )}`;
  return edited(
    new Map([
      [INPUT, next],
      ["src/components/SumInput.tsx", SUM_INPUT],
    ]),
    `${numbers.map(({ label }) => `“${label}”`).join(" and ")} can be typed as a sum, like 12.50+3.99 (or with minus): what comes of it stands below the box, and is what the entry keeps.`,
  );
}

const SUM_INPUT = `import { useState } from "react";

interface Props {
  id: string;
  label: string;
  isRequired: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** What a sum like "12.50+3,99-2" comes to; null for what is none. */
function sumOf(text: string): number | null {
  const plain = text.replace(/\\s/g, "").replace(/,/g, ".");
  if (plain === "") return null;
  const parts = plain.replace(/-/g, "+-").split("+");
  // A sign at the beginning has nothing before it.
  if (parts[0] === "") parts.shift();
  if (!parts.every((part) => /^-?(?:\\d+\\.?\\d*|\\.\\d+)$/.test(part))) return null;
  const sum = parts.reduce((all, part) => all + Number(part), 0);
  return Math.round(sum * 10_000) / 10_000;
}

const valueOf = (text: string) => {
  const sum = sumOf(text);
  return sum === null ? "" : String(sum);
};

/** A box for a number that may be typed as a sum. */
export function SumInput({ id, label, isRequired, value, onChange }: Props) {
  const [text, setText] = useState(value);
  // Another value from outside, an emptied form for one, is shown as it is.
  const shown = valueOf(text) === value ? text : value;
  const isSum = /\\d\\s*[+-]/.test(shown) && value !== "";

  function type(next: string, box: HTMLInputElement) {
    setText(next);
    box.setCustomValidity(
      next.trim() === "" || sumOf(next) !== null ? "" : "Write a number, or a sum like 12.50+3.99.",
    );
    onChange(valueOf(next));
  }

  return (
    <div className="field field-number">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="text"
        inputMode="text"
        autoComplete="off"
        placeholder="12.50+3.99"
        required={isRequired}
        value={shown}
        onChange={(event) => type(event.target.value, event.target)}
      />
      {isSum && <small className="muted">= {value}</small>}
    </div>
  );
}
`;
