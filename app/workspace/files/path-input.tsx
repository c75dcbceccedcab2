import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { type EarlyPath, selectName } from "./early-path-input";

interface PathInputProps {
  label: string;
  initial: string;
  placeholder?: string;
  /** What was typed before this was loaded. */
  early: EarlyPath;
  /** Answers what is wrong with the path, or null when it was taken. */
  onSubmit(path: string): Promise<string | null>;
  onCancel(): void;
}

/** A one-line form for a path: Enter takes it, Escape gives up. */
export function PathInput(props: PathInputProps) {
  const { label, initial, placeholder, early, onSubmit, onCancel } = props;
  const [path, setPath] = useState(early.text);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // Before anything is painted: no key is lost between the field that stood in and this one.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.focus();
    if (early.text === initial) selectName(element);
    else element.setSelectionRange(early.text.length, early.text.length);
  }, [initial, early]);

  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await onSubmit(path);
    if (answer === null) return;
    setBusy(false);
    setProblem(answer);
    input.current?.focus();
  };

  useEffect(() => {
    if (!early.isEntered) return;
    early.isEntered = false;
    void take();
  });

  return (
    <form
      className="ws-path-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void take();
      }}
    >
      <input
        ref={input}
        className="ws-path-input"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={path}
        placeholder={placeholder}
        onChange={(event) => {
          setPath(event.target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onCancel();
        }}
        onBlur={() => {
          if (!isBusy && (path === initial || path.trim() === "")) onCancel();
        }}
      />
      {problem && (
        <p id={id} className="ws-path-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
