import { listSettled } from "~/conversation/conversation.server";
import type { MessageJson } from "~/conversation/message-schema";
import { listRestores } from "~/projects/restores.server";
import { describeOutcome } from "./answer-outcome";
import type { HistoryTurn } from "./context-history";

/** Messages that are looked at; how many a model is shown is the context's to say. */
const MESSAGES = 64;

/** The conversation with what became of each answer: earlier turns only, oldest first. */
export async function readHistory(projectId: string): Promise<HistoryTurn[]> {
  const [messages, restores] = await Promise.all([
    listSettled(projectId, MESSAGES),
    listRestores(projectId),
  ]);
  return messages.map((message, index) => {
    if (message.role === "user") return { role: "user", content: message.content };
    const next = messages[index + 1]?.createdAt;
    const since = restores.filter(({ createdAt }) => {
      const at = createdAt.toISOString();
      return at > message.createdAt && (next === undefined || at <= next);
    });
    return toAnswer(
      message,
      since.map(({ label }) => label),
    );
  });
}

/**
 * A trial's conversation, which is its browser's, with what became of the answers that the server knows as well.
 *
 * @param turns as the browser sent them
 */
export async function withKnownOutcomes(
  projectId: string,
  turns: readonly { role: string; content: string }[],
): Promise<HistoryTurn[]> {
  const known = new Map(
    (await readHistory(projectId)).flatMap((turn) =>
      turn.role === "assistant" ? [[turn.content.trim(), turn] as const] : [],
    ),
  );
  return turns.flatMap((turn) => {
    if (turn.role !== "user" && turn.role !== "assistant") return [];
    const answer = turn.role === "assistant" ? known.get(turn.content.trim()) : undefined;
    return [answer ?? { role: turn.role, content: turn.content }];
  });
}

function toAnswer(message: MessageJson, restores: readonly string[]): HistoryTurn {
  return {
    role: "assistant",
    content: message.content,
    outcome: describeOutcome(message, restores),
    paths: message.changes.map(({ path }) => path),
  };
}
