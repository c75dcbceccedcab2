/** A small turning ring beside a text that says what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
