import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface NoticeProps {
  kind?: "info" | "warning" | "error";
  title?: string;
  icon?: IconName;
  children?: ReactNode;
}

/** A note that belongs to the page: part of what the page says, so not a live region. */
export function Notice({ kind = "info", title, icon, children }: NoticeProps) {
  return (
    <div className={clsx("notice", kind !== "info" && `notice--${kind}`)}>
      <Icon name={icon ?? (kind === "info" ? "chat" : "alert")} />
      <div>
        {title ? <p className="notice__title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** A message that a redirect left. */
export interface FlashText {
  title: string;
  description?: string;
  kind: "info" | "error";
  /** The id of the part of the page that it is about. */
  at?: string;
}

/**
 * The message that a redirect left for this page, rendered on the server.
 *
 * @param isInside it stands in a part of the page rather than above all of it
 */
export function FlashMessage({ flash, isInside }: { flash: FlashText | null; isInside?: boolean }) {
  if (!flash) return null;
  const failed = flash.kind === "error";
  return (
    <output
      className={clsx("flash", isInside ? "flash--inside" : "page-width")}
      role={failed ? "alert" : "status"}
    >
      <span className={clsx("notice", failed && "notice--error")}>
        <Icon name={failed ? "alert" : "check"} />
        <span>
          <strong className="notice__title">{flash.title}</strong>
          {flash.description ? ` ${flash.description}` : null}
        </span>
      </span>
    </output>
  );
}
