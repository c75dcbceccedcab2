/** Which engine answers, as the page says it. */
export interface EngineInfo {
  /** e.g. "Built-in starter (not an AI model)". */
  label: string;
  isStarter: boolean;
  /** What else there is to know of it. */
  note?: string;
}

/** Says who answers. The starter engine is never passed off as AI, and a model is a setting away. */
export function EngineNote({ engine }: { engine: EngineInfo }) {
  const { note } = engine;
  if (!engine.isStarter)
    return <p className="ws-engine">{note ? `${engine.label}. ${note}` : engine.label}</p>;
  return (
    <details className="ws-engine">
      <summary>{engine.label}</summary>
      <p>
        It builds and edits a range of ready-made apps from your words. For anything else, connect a
        model: set <code>AI_PROVIDER</code>, <code>AI_BASE_URL</code>, <code>AI_API_KEY</code> and{" "}
        <code>AI_MODEL</code> on the server and start it again. A local model works too, without a
        key.
      </p>
    </details>
  );
}
