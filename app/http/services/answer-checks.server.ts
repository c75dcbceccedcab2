import type { AnswerChecks, CheckedProject, Problem } from "~/generation/checks/answer-checks";
import type { SiteBuilder } from "~/sites/build/build.server";
import type { BuildProblem } from "~/sites/build/build-types";

/** What answers are checked with: the builder of this process's sites. */
export function answerChecks(engines: { builder: SiteBuilder }): AnswerChecks {
  const { builder } = engines;
  return {
    async build({ projectId, files, touched, signal }: CheckedProject): Promise<Problem[]> {
      const of = { project: projectId, visitor: `answer:${projectId}`, signal };
      return (await builder.check(files, [...touched], of)).map(toProblem);
    },
    async findPreview() {
      return null;
    },
    async checkTypes() {
      return [];
    },
  };
}

/** A problem with its place before it, e.g. "src/app.tsx:3:7: …". */
function toProblem({ text, file, line, column }: BuildProblem): Problem {
  if (!file) return { text };
  const place = [file, line, line && column].filter(Boolean).join(":");
  return { path: file, text: `${place}: ${text}` };
}
