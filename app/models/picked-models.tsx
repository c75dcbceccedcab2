import { Button } from "~/ui/button";
import type { ConnectedModel } from "./connected-models.server";
import { ModelSettingFields, shownSettings } from "./model-setting-fields";

interface PickedModelsProps {
  models: readonly ConnectedModel[];
  /** The one that answers now, if it is among them. */
  chosen: string;
  /** A form that was refused, by the id of its model. */
  refused: { id: string; typed: Record<string, string>; errors: Record<string, string> } | null;
}

/** The models that were picked of a connection, each with what its person says of it. */
export function PickedModels({ models, chosen, refused }: PickedModelsProps) {
  if (models.length === 0) {
    return (
      <p className="muted">None yet. Pick one below; then it can be chosen in the workspace.</p>
    );
  }
  return (
    <ul className="account__rows">
      {models.map((model) => {
        const isRefused = refused?.id === model.id;
        return (
          <li key={model.id} className="picked-model">
            <div className="account__row">
              <span className="account__what">
                <strong>
                  <bdi>{model.model}</bdi>
                </strong>{" "}
                {chosen === `own:${model.id}` && (
                  <span className="badge badge--accent">answers now</span>
                )}
              </span>
              <div className="button-row">
                {chosen !== `own:${model.id}` && (
                  <PickedForm id={model.id} intent="use" label={`Let ${model.model} answer`}>
                    Use
                  </PickedForm>
                )}
                <PickedForm id={model.id} intent="remove" label={`Remove ${model.model}`}>
                  Remove
                </PickedForm>
              </div>
            </div>
            <details open={isRefused}>
              <summary>Window, prices and how it is asked</summary>
              <form method="post" className="stack">
                <input type="hidden" name="intent" value="change" />
                <input type="hidden" name="id" value={model.id} />
                <ModelSettingFields
                  id={model.id}
                  values={isRefused ? refused.typed : shownSettings(model)}
                  errors={isRefused ? refused.errors : undefined}
                />
                <div className="button-row">
                  <Button type="submit" small aria-label={`Save ${model.model}`}>
                    Save
                  </Button>
                </div>
              </form>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

interface PickedFormProps {
  id: string;
  intent: string;
  label: string;
  children: string;
}

function PickedForm({ id, intent, label, children }: PickedFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" small name="intent" value={intent} aria-label={label}>
        {children}
      </Button>
    </form>
  );
}
