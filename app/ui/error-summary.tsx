import { useEffect, useRef } from "react";
import { Icon } from "./icon";

interface ErrorSummaryProps {
  /** Message by field name (the id of its control); an empty name is about the whole form. */
  errors: Record<string, string> | null | undefined;
  title?: string;
}

/** What a form was refused for, each line a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, title = "Please check your answers" }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors ?? {});
  const any = entries.length > 0;
  // A new object means a new refusal, even with the same words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (any) summary.current?.focus();
  }, [errors]);
  if (!any) return null;
  return (
    <div
      ref={summary}
      className="notice notice--error"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refused form the summary is where to go on, also without JavaScript
      autoFocus
    >
      <Icon name="alert" />
      <div>
        <p className="notice__title">{title}</p>
        <ul>
          {entries.map(([field, message]) => (
            <li key={field}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
