import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** The heading level that fits the page's outline. */
  level?: 2 | 3;
  /** Whether it takes no more than a line where there is room, because more invites around it. */
  isLine?: boolean;
  /** One sentence, then the one thing to do. */
  children?: ReactNode;
}

/** What a list shows when there is nothing in it yet. */
export function EmptyState({ title, icon = "chat", level = 2, isLine, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={isLine ? "empty-state empty-state--line" : "empty-state"}>
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
