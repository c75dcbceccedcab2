/** In place of a dialog that did not load. */
export function PublishUnavailable() {
  return <p role="alert">Publishing did not load. Nothing is lost; reload the page.</p>;
}
