import { useId, useLayoutEffect, useRef } from "react";
import { publishedPath } from "~/platform/urls";
import { withoutForbidden } from "./slug-typing";

interface SlugFieldProps {
  value: string;
  problem: string | null;
  /** Whether the app has its address already. */
  isFixed: boolean;
  onChange(slug: string): void;
}

/** An address behind its prefix. What no address may hold is gone as it is typed. */
export function SlugField({ value, problem, isFixed, onChange }: SlugFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change the caret is where it was
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  useLayoutEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        Custom Slug
      </label>
      <div className="slug-field">
        <span id={`${id}-prefix`}>{publishedPath("")}</span>
        <input
          ref={input}
          id={id}
          className="input"
          name="slug"
          value={value}
          readOnly={isFixed}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-prefix ${id}-hint${problem ? ` ${id}-problem` : ""}`}
          onChange={({ target }) => {
            const before = target.value.slice(0, target.selectionStart ?? undefined);
            const at = withoutForbidden(before).length;
            const slug = withoutForbidden(target.value);
            if (slug !== value) {
              caret.current = at;
              onChange(slug);
            } else {
              // React would put the value back, and the caret to its end.
              target.value = value;
              target.setSelectionRange(at, at);
            }
          }}
        />
      </div>
      <p className="field__hint" id={`${id}-hint`}>
        {isFixed
          ? "A newer state of the app keeps its address."
          : "Use lowercase letters, numbers, and hyphens only"}
      </p>
      {problem && (
        <p className="field__error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
