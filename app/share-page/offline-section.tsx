import { publishedPath } from "~/platform/urls";
import { buttonClass } from "~/ui/button";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";

/** Takes a live app back, once it was asked again. */
export function OfflineSection({ share: { id, state, slug } }: { share: Share }) {
  if (state !== "live" || slug === null) return null;
  return (
    <ShareSection
      id="share-offline"
      title="Take it offline"
      hint={`${publishedPath(slug)} says then that the app is offline. The address, the releases and your files are kept, and you can publish again.`}
    >
      <details className="share__sure">
        <summary className={buttonClass({ variant: "careful", small: true })}>Unpublish…</summary>
        <ActForm
          projectId={id}
          intent="unpublish"
          submit="Yes, take it offline"
          look={{ variant: "danger", small: true }}
        />
      </details>
    </ShareSection>
  );
}
