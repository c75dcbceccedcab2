import { publishedPath } from "~/platform/urls";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";

/** Takes a live app back. */
export function OfflineSection({ share: { id, state, slug } }: { share: Share }) {
  if (state !== "live" || slug === null) return null;
  return (
    <ShareSection
      id="share-offline"
      title="Take it offline"
      hint={`${publishedPath(slug)} says then that the app is offline. The address, the releases and your files are kept, and you can publish again.`}
    >
      <ActForm
        projectId={id}
        intent="unpublish"
        submit="Unpublish"
        look={{ variant: "careful", small: true }}
      />
    </ShareSection>
  );
}
