import { adminReportsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Tabs } from "~/ui/tabs";
import { QueueCard } from "./queue-item";
import { QUEUES, type QueueItem, type QueueName } from "./shown-queue";

const pathOf = (queue: QueueName) =>
  queue === "reported" ? adminReportsPath : `${adminReportsPath}?show=${queue}`;

const TABS = (Object.keys(QUEUES) as QueueName[]).map((queue) => ({
  href: pathOf(queue),
  label: QUEUES[queue],
}));

const EMPTY: Record<QueueName, { title: string; text: string }> = {
  reported: {
    title: "Nothing is reported",
    text: "What people report is here, by what it is about.",
  },
  held: {
    title: "Nothing waits",
    text: "First posts with links wait here, where that is switched on.",
  },
  decided: { title: "Nothing is decided yet", text: "What moderators did can be undone here." },
};

interface QueueViewProps {
  /** Null for the page of one subject. */
  queue: QueueName | null;
  items: readonly QueueItem[];
  next: string | null;
  /** A form that was refused: of which subject, what was typed, and why. */
  refused: { subject: string; reason: string; note: string; error: string } | null;
}

/** What the page of moderators shows: a list of theirs, or one subject. */
export function QueueView({ queue, items, next, refused }: QueueViewProps) {
  const refusedOf = (subject: string) => (refused?.subject === subject ? refused : null);
  return (
    <>
      {queue ? <Tabs label="Lists" tabs={TABS} current={pathOf(queue)} /> : null}
      {queue && items.length === 0 ? (
        <EmptyState icon="check" title={EMPTY[queue].title}>
          <p>{EMPTY[queue].text}</p>
        </EmptyState>
      ) : null}
      {items.map((item) => (
        <QueueCard
          key={item.subject}
          item={item}
          typed={refusedOf(item.subject)}
          error={refusedOf(item.subject)?.error ?? null}
        />
      ))}
      {queue && next ? (
        <p>
          <ButtonLink href={`${adminReportsPath}?show=${queue}&after=${next}`}>Next</ButtonLink>
        </p>
      ) : null}
      {queue ? null : (
        <p>
          <ButtonLink variant="quiet" href={adminReportsPath}>
            All reports
          </ButtonLink>
        </p>
      )}
    </>
  );
}
