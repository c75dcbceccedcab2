import { VISIBILITIES, VISIBILITY_TEXTS } from "~/publishing/visibility";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";

/** Who sees the app. */
export function VisibilitySection({ share: { id, visibility } }: { share: Share }) {
  return (
    <ShareSection id="share-visibility" title="Who can see it">
      <ActForm projectId={id} intent="visibility" submit="Apply">
        <fieldset className="share__choices" aria-labelledby="share-visibility">
          {VISIBILITIES.map((one) => (
            <label key={one} className="share__choice">
              <input
                type="radio"
                name="visibility"
                value={one}
                defaultChecked={one === visibility}
              />
              <span>
                <strong>{VISIBILITY_TEXTS[one].title}</strong>
                <span className="muted small">{VISIBILITY_TEXTS[one].text}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </ActForm>
    </ShareSection>
  );
}
