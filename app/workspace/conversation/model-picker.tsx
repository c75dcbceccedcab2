import { findChoice, STARTER_CHOICE } from "~/models/model-choices";
import { ModelSelect } from "~/models/model-select";
import { request } from "~/platform/api-client";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import { modelsApiPath } from "~/platform/urls";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { ConnectLink, type EngineInfo, EngineNote } from "./engine-note";

/** Chooses who answers the next message, and remembers it: in the account, or in this browser. */
export default function ModelPicker({ engine }: { engine: EngineInfo }) {
  const { chat, store, notify } = useWorkspace();
  const { choices } = engine;
  const asked = useModel(chat, (state) => state.model);
  if (!choices) return <EngineNote engine={engine} />;
  // What was chosen in an earlier visit may not be there any more.
  const value = asked && findChoice(choices, asked) ? asked : choices.chosen;
  const choose = (model: string) => {
    chat.setModel(model);
    if (store.kind === "trial") localStorage.setItem(BROWSER_KEYS.model, model);
    else
      request("PUT", modelsApiPath, { model }).catch((error) => {
        console.warn("The choice was not stored.", error);
        const description = "It holds until this page is closed.";
        notify({ title: "Your choice was not stored", description, kind: "error" });
      });
  };
  return (
    <div className="ws-engine">
      <p className="ws-model">
        <ModelSelect choices={choices} value={value} onChange={choose} />{" "}
        {value === STARTER_CHOICE && <span className="ws-starter">For ready-made apps.</span>}{" "}
        <ConnectLink isTrial={store.kind === "trial"} />
      </p>
      {value.startsWith("server:") && engine.note && <p>{engine.note}</p>}
    </div>
  );
}
