import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** What a page puts into the document's head. */
export default function Head({ children }: { children?: ReactNode }) {
  return createPortal(children, document.head);
}
