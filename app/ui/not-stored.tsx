interface NotStoredProps {
  text: string;
  /** How many lines of it are seen at once. */
  rows: number;
  className: string;
}

/** What somebody typed that found no place, to be copied from a page that can no longer store it. */
export function NotStored({ text, rows, className }: NotStoredProps) {
  return (
    <label className={className}>
      <span>What you wrote was not stored. Copy it from here:</span>
      <textarea className="input" readOnly rows={rows} defaultValue={text} />
    </label>
  );
}
