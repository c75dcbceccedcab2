import { reactFiles } from "~/starter/base/react-files";
import { jsLines } from "../source";
import { type Field, type StarterApp, sentenceCase } from "../starter-app";
import { KANBAN_APP, KANBAN_CARD, KANBAN_STYLES } from "./kanban-source";

const FIELDS: Field[] = [
  { id: "title", label: "Title", type: "text", required: true },
  { id: "details", label: "Details", type: "long" },
  { id: "label", label: "Label", type: "choice", options: ["Idea", "Bug", "Task", "Urgent"] },
];

/** Column names in a request: "with columns backlog, doing and done". */
export function columnsIn(request: string): string[] {
  const named =
    /\b(?:columns|lanes|stages|lists)(?: called| named|:| of| like| for)?\s+([^.!?\n]+)/.exec(
      request,
    )?.[1];
  const names = named
    ?.replace(/\s+(?:in|called|with|using|and (?:make|use|add)) .*$/, "")
    .split(/\s*(?:,|;|\band\b|&)\s*/)
    .map((name) => sentenceCase(name.replace(/["']/g, "").trim()).slice(0, 30))
    .filter((name) => name !== "");
  return names && names.length >= 2 ? names.slice(0, 7) : ["To do", "In progress", "Done"];
}

export const kanban: StarterApp = {
  id: "kanban",
  name: "kanban board",
  icon: "📋",
  accent: "#2563d9",
  keywords: [
    "kanban",
    "kanban board",
    "trello",
    "trello clone",
    "task board",
    "project board",
    "scrum board",
    "sprint board",
    "board with columns",
    "project tracker",
    "project management app",
    "project manager",
  ],
  kinds: ["react"],
  defaultTitle: (subject) => (subject ? `${sentenceCase(subject)} board` : "Project board"),
  describe: ({ request }) =>
    `Cards in the columns ${columnsIn(request).join(", ")}; move them by dragging or with the arrow buttons.`,
  next: ["add a due date field", "make it teal", "add a dark mode toggle"],
  fields: () => FIELDS,
  files(params) {
    const columns = columnsIn(params.request);
    // "with columns a, b" names the lanes of a board, not the fields of its cards.
    const asked =
      /\b(?:columns|lanes|stages|lists)\b/.test(params.request) &&
      !/\bfields?\b/.test(params.request)
        ? null
        : params.fields;
    return reactFiles(kanban, params, {
      fields: asked ?? FIELDS,
      app: KANBAN_APP,
      settings: `\n/** The columns, left to right. */\nexport const columns: string[] = ${jsLines(columns)};\n`,
      styles: KANBAN_STYLES,
      files: { "src/components/BoardCard.tsx": KANBAN_CARD },
    });
  },
};
