interface EarlierMessagesProps {
  state: "ready" | "loading" | "failed";
  onShow(): void;
}

/** The way to what was said before, above the first message. */
export function EarlierMessages({ state, onShow }: EarlierMessagesProps) {
  const isLoading = state === "loading";
  return (
    <>
      {state === "failed" && (
        <p className="ws-notice ws-notice--problem" role="status">
          Earlier messages could not be read. They are still there.
        </p>
      )}
      <button
        type="button"
        className="ws-button ws-earlier"
        aria-disabled={isLoading}
        onClick={onShow}
      >
        {isLoading ? "Reading earlier messages…" : "Show earlier messages"}
      </button>
    </>
  );
}
