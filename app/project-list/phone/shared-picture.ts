import { useCallback, useEffect, useState } from "react";
import { SHARED_CACHE, SHARED_PICTURE_ADDRESS, SHARED_TEXT_HEADER } from "~/offline/shared";

/** A picture that another app shared, and that waits on this device. */
export interface SharedPicture {
  file: File;
  /** What came with it; empty where nothing did. */
  text: string;
  /** Shows it in this page. */
  address: string;
}

/** @param isAsked whether somebody is about to use it; it is looked for each time */
export function useSharedPicture(isAsked: boolean): {
  picture: SharedPicture | null;
  /** Lets go of it: it was used, or is not wanted. */
  drop(): void;
} {
  const [picture, setPicture] = useState<SharedPicture | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let address = "";
    let isOver = false;
    readKept().then(
      (kept) => {
        if (!kept || isOver) return;
        address = URL.createObjectURL(kept.file);
        setPicture({ ...kept, address });
      },
      (error) => console.warn("A shared picture could not be read.", error),
    );
    return () => {
      isOver = true;
      URL.revokeObjectURL(address);
      setPicture(null);
    };
  }, [isAsked]);
  const drop = useCallback(() => {
    setPicture(null);
    dropKept().catch((error) => console.warn("A shared picture could not be removed.", error));
  }, []);
  return { picture, drop };
}

async function readKept(): Promise<Omit<SharedPicture, "address"> | null> {
  // There is none where the page came over a line that anybody reads (http).
  if (!("caches" in window)) return null;
  const kept = await caches.match(SHARED_PICTURE_ADDRESS, { cacheName: SHARED_CACHE });
  if (!kept) return null;
  const bytes = await kept.blob();
  const name = `Shared picture.${bytes.type.replace(/^image\/|\+.*$|[^\w+/]/g, "") || "png"}`;
  const text = decodeURIComponent(kept.headers.get(SHARED_TEXT_HEADER) ?? "");
  return { file: new File([bytes], name, { type: bytes.type }), text };
}

async function dropKept(): Promise<void> {
  if ("caches" in window) await caches.delete(SHARED_CACHE);
}
