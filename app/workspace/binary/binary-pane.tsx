import { useEffect, useState } from "react";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { type ShownBinary, storedBinary } from "./binary-address";
import { BinaryView } from "./binary-view";

/** The active file, which is no text, and a way to replace it. */
export default function BinaryPane({ path }: { path: string }) {
  const { store, files } = useWorkspace();
  const file = useModel(files, (state) => state.files.get(path));
  const [shown, setShown] = useState<ShownBinary | null>(null);
  const hash = file?.hash;
  const size = file?.binary?.size;
  useEffect(() => {
    if (!hash || size === undefined) return;
    setShown(storedBinary(store.projectId, { path, hash, size }));
  }, [store, path, hash, size]);
  return shown ? <BinaryView key={shown.address} file={shown} /> : null;
}
