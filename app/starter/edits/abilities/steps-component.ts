/** The steps of one task: the file that is added for them. */
export const STEPS = `import { type FormEvent, useState } from "react";

export interface Step {
  text: string;
  done: boolean;
}

export function Steps({ steps, onChange }: { steps: Step[]; onChange: (steps: Step[]) => void }) {
  const [text, setText] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    onChange([...steps, { text: text.trim(), done: false }]);
    setText("");
  }

  return (
    <div className="steps">
      {steps.map((step, index) => (
        <label key={index}>
          <input
            type="checkbox"
            checked={step.done}
            onChange={() =>
              onChange(steps.map((one, at) => (at === index ? { ...one, done: !one.done } : one)))
            }
          />{" "}
          <span>{step.text}</span>
        </label>
      ))}
      <form onSubmit={add}>
        <input
          className="input"
          aria-label="New subtask"
          placeholder="Add a subtask"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </div>
  );
}
`;
