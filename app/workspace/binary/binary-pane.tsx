import { useEffect, useState } from "react";
import { loadPart } from "~/workspace/load-part";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { keptBinary, type ShownBinary, storedBinary } from "./binary-address";
import { BinaryView } from "./binary-view";

/** The active file, which is no text, in place of the editor. */
export default function BinaryPane({ path }: { path: string }) {
  const workspace = useWorkspace();
  const { store, files } = workspace;
  const file = useModel(files, (state) => state.files.get(path));
  const [shown, setShown] = useState<ShownBinary | null>(null);
  const hash = file?.hash;
  const size = file?.binary?.size;
  useEffect(() => {
    if (!hash || size === undefined) return;
    const named = { path, hash, size };
    if (store.kind === "account") return setShown(storedBinary(store.projectId, named));
    let isCurrent = true;
    let address: string | null = null;
    void keptBinary(store.projectId, named).then((kept) => {
      if (kept.bytes) address = kept.address;
      if (isCurrent) setShown(kept);
      else if (address) URL.revokeObjectURL(address);
    });
    return () => {
      isCurrent = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [store, path, hash, size]);
  const replace = () =>
    void loadPart(workspace, () => import("~/workspace/uploads/choose-files")).then((part) =>
      part?.chooseReplacement(workspace, path),
    );
  return shown ? <BinaryView key={shown.address} file={shown} onReplace={replace} /> : null;
}
