import { useLayoutEffect, useRef } from "react";

/** What was typed before the form for a path was loaded, and whether Enter was pressed. */
export interface EarlyPath {
  text: string;
  isEntered: boolean;
}

interface EarlyPathInputProps {
  label: string;
  early: EarlyPath;
  onCancel(): void;
}

/** What is typed next is a file's name, up to its ending; the folder that it lies in stays. */
export function selectName(input: HTMLInputElement | null): void {
  if (!input) return;
  const { value } = input;
  const [name, dot] = [value.lastIndexOf("/") + 1, value.lastIndexOf(".")];
  input.setSelectionRange(name, dot > name ? dot : value.length);
}

/** Stands in for the form for a path while that is loaded: what is typed meanwhile is kept. */
export function EarlyPathInput({ label, early, onCancel }: EarlyPathInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    selectName(input.current);
  }, []);
  return (
    <form
      className="ws-path-form"
      onSubmit={(event) => {
        event.preventDefault();
        early.isEntered = true;
      }}
    >
      <input
        ref={input}
        className="ws-path-input"
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={early.text}
        onChange={(event) => {
          early.text = event.target.value;
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onCancel();
        }}
      />
    </form>
  );
}
