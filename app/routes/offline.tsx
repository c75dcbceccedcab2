import { keptForVisitors } from "~/http/shell/page-cache.server";
import { KeptOnDevice } from "~/offline/kept-on-device";
import { offlinePath } from "~/platform/urls";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { installable: true, scripts: ["kept"] };

export const headers = keptForVisitors;

export const meta = pageMeta({ title: "Offline", path: offlinePath, noindex: true });

/** What the service worker shows, under whatever address, when there is neither a line nor a copy. */
export default function Offline() {
  return (
    <Page frame={useRootData()} path={offlinePath}>
      <KeptOnDevice />
    </Page>
  );
}
