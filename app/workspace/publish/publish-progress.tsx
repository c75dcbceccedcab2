/** What a publication does, for whoever waits for it; there from the start, so that it is read out. */
export function PublishProgress({ text }: { text: string }) {
  return (
    <p className="ws-muted" role="status">
      {text ? `${text}…` : null}
    </p>
  );
}
