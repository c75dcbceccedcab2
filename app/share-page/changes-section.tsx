import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";

/** That a live app is not what the project is now, and the way to publish that. */
export function ChangesSection({ share }: { share: Share }) {
  const { id, hasChanges, obstacle } = share;
  if (!hasChanges) return null;
  return (
    <ShareSection
      id="share-changes"
      title="Unpublished changes"
      hint="Your project has other files than the app that is online. Publishing them keeps its address."
    >
      {obstacle ? (
        <p className="muted">{obstacle}</p>
      ) : (
        <ActForm projectId={id} intent="publish" submit="Redeploy" look={{ variant: "primary" }} />
      )}
    </ShareSection>
  );
}
