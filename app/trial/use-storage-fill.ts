import { useEffect, useState } from "react";
import { browserStorage, NEARLY_FULL, readFill } from "./storage-room";
import { trialStore } from "./trial-store";

/** How long after a change the room is measured, in milliseconds: measuring reads the disk. */
const MEASURE_AFTER_MS = 2_000;

/** How full the browser's storage is, in percent, from where it is worth telling; else null. */
export function useStorageFill(): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isCurrent = true;
    const measure = async () => {
      timer = null;
      const fill = (await readFill(browserStorage())) ?? 0;
      if (isCurrent) setPercent(fill >= NEARLY_FULL ? Math.min(100, Math.round(fill * 100)) : null);
    };
    const soon = () => {
      timer ??= setTimeout(() => void measure(), MEASURE_AFTER_MS);
    };
    void measure();
    const ignore = trialStore.subscribe(soon);
    return () => {
      isCurrent = false;
      if (timer) clearTimeout(timer);
      ignore();
    };
  }, []);
  return percent;
}
