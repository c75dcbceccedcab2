import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** The heading level that fits the page's outline. */
  level?: 2 | 3;
  /** One sentence, then the one thing to do. */
  children?: ReactNode;
}

/** What a list shows when there is nothing in it yet. */
export function EmptyState({ title, icon = "chat", level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
