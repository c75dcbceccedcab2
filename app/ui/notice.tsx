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

/** The message that a redirect left for this page, rendered on the server. */
export function FlashMessage({
  flash,
}: {
  flash: { title: string; description?: string; kind: "info" | "error" } | null;
}) {
  if (!flash) return null;
  const failed = flash.kind === "error";
  return (
    <output className="page-width flash" role={failed ? "alert" : "status"}>
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
