import { type FormEvent, useEffect, useId, useRef, useState } from "react";

interface PathInputProps {
  label: string;
  initial: string;
  placeholder?: string;
  /** Answers what is wrong with the path, or null when it was taken. */
  onSubmit(path: string): Promise<string | null>;
  onCancel(): void;
}

/** A one-line form for a path: Enter takes it, Escape gives up. */
export function PathInput({ label, initial, placeholder, onSubmit, onCancel }: PathInputProps) {
  const [path, setPath] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.focus();
    const name = initial.lastIndexOf("/") + 1;
    const dot = initial.lastIndexOf(".");
    element.setSelectionRange(name, dot > name ? dot : initial.length);
  }, [initial]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await onSubmit(path);
    if (answer === null) return;
    setBusy(false);
    setProblem(answer);
    input.current?.focus();
  };

  return (
    <form className="ws-path-form" onSubmit={submit}>
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
