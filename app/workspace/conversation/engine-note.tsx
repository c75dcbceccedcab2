import type { ModelChoices } from "~/models/model-choices";
import { accountModelsPath } from "~/platform/urls";

/** Which engine answers, as the page says it. */
export interface EngineInfo {
  /** e.g. "Built-in starter (not an AI model)". */
  label: string;
  isStarter: boolean;
  /** What can be chosen; absent where the server cannot be asked. */
  choices?: ModelChoices;
  /** What else there is to know of it. */
  note?: string;
}

/** Says who answers. The starter engine is never passed off as AI, and a model is a page away. */
export function EngineNote({ engine }: { engine: EngineInfo }) {
  const { note, label, isStarter } = engine;
  if (!isStarter) {
    return (
      <p className="ws-engine">
        {note ? `${label}. ${note}` : label} <ConnectLink />
      </p>
    );
  }
  return (
    <details className="ws-engine">
      <summary>{label}</summary>
      <p>
        It builds and edits a range of ready-made apps from your words. For anything else, let a
        model answer: a key of your own is enough. <ConnectLink />
      </p>
    </details>
  );
}

/** Where a model of one's own is connected; its key is kept in an account. */
export function ConnectLink({ isTrial = false }: { isTrial?: boolean }) {
  return (
    <a href={accountModelsPath}>{isTrial ? "Sign in to connect a model" : "Connect a model"}</a>
  );
}
