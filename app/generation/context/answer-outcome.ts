import type { MessageJson } from "~/conversation/message-schema";

/** What a model is told of an answer that it gave. */
type Answer = Pick<MessageJson, "mode" | "changes" | "status" | "problem" | "outcome">;

/**
 * What became of an answer, in the product's words; undefined where there is nothing to tell.
 *
 * @param restores what a person went back to after it, as it is called
 */
export function describeOutcome(answer: Answer, restores: readonly string[]): string | undefined {
  const { mode, changes, status, problem, outcome } = answer;
  const paths = (actions: readonly string[]) =>
    changes.filter(({ action }) => actions.includes(action)).map(({ path }) => path);
  const saved = paths(["created", "updated"]);
  const deleted = paths(["deleted"]);
  const refused = changes.filter(({ error }) => error !== undefined);
  const lines = [
    ...(saved.length > 0 ? [`Saved of your last answer: ${saved.join(", ")}.`] : []),
    ...(deleted.length > 0 ? [`Deleted: ${deleted.join(", ")}.`] : []),
    ...refused.map(({ path, error }) => `Not saved: ${path}. ${error}`),
    ...(mode === "develop" && changes.length === 0 ? ["Your last answer changed no file."] : []),
    ...(status === "stopped" ? ["The person stopped it before its end."] : []),
    ...(status === "failed" || status === "interrupted"
      ? [`It broke off before its end${problem ? `: ${problem}` : "."}`]
      : []),
    ...(outcome && outcome.problems.length > 0
      ? [
          `Problems found in what it made:\n${outcome.problems.map((text) => `- ${text}`).join("\n")}`,
        ]
      : []),
    ...restores.map((label) => `After that the person went back to earlier files (${label}).`),
  ];
  return lines.length > 0 ? lines.join("\n") : undefined;
}
