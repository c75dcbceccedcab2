import { actionsOn } from "./actions";
import { readModeratedPeople } from "./moderated-person.server";
import { readDecided } from "./moderation-log.server";
import { type QueuedSubject, readHeld, readQueued, readReported } from "./report-queue.server";
import { isQueue, type QueueItem, type QueueName } from "./shown-queue";
import { parseSubject } from "./subjects";

/** What the page of moderators shows. */
export interface QueueShown {
  /** Null for the page of one subject. */
  queue: QueueName | null;
  items: QueueItem[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
}

/** What an address of the moderators' page asks for: one subject, else a page of a list. */
export async function readQueuePage(query: URLSearchParams): Promise<QueueShown> {
  const subject = parseSubject(query.get("subject"));
  if (subject) {
    return { queue: null, items: await withActions(await readQueued([subject])), next: null };
  }
  const asked = query.get("show");
  const queue = isQueue(asked) ? asked : "reported";
  const after = query.get("after");
  const { subjects, next } = await readList(queue, after);
  return { queue, items: await withActions(subjects), next };
}

async function readList(queue: QueueName, after: string | null) {
  if (queue === "reported") return readReported(after);
  if (queue === "held") return readHeld(after);
  const { subjects, next } = await readDecided(after);
  return { subjects: await readQueued(subjects), next };
}

async function withActions(subjects: readonly QueuedSubject[]): Promise<QueueItem[]> {
  const people = await readModeratedPeople(subjects.map(({ shown }) => shown?.author.id ?? null));
  return subjects.map((queued) => {
    const person = people.get(queued.shown?.author.id ?? "") ?? null;
    return { ...queued, person, actions: queued.shown ? actionsOn(queued.shown, person) : [] };
  });
}
