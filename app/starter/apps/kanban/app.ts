import { sentenceCase } from "~/starter/match/words";
import type { Field, StarterApp, StarterParams } from "~/starter/starter-app";
import { textIn } from "~/starter/words/in-language";
import { appLanguageOf } from "~/starter/words/which-language";
import { cardFieldsIn } from "./card-fields";

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

/** A seating plan is a board whose columns are tables: "6 tables of 8". */
const SEATING =
  /\b(?:seating|table) (?:plan|chart|arrangement)s?\b|sitzplan|sitzordnung|plan de table/;
const SEATED: Field[] = [
  { id: "title", label: "Name", type: "text", required: true },
  { id: "details", label: "Notes", type: "long" },
];
const MOST_TABLES = 20;

function tablesIn(request: string): string[] {
  const said = Number(
    /(?<![\d.,])(\d{1,2}) (?:round |long |big )?tables?\b/.exec(request)?.[1] ?? 6,
  );
  const count = Math.min(MOST_TABLES, Math.max(1, said));
  return ["No seat yet", ...Array.from({ length: count }, (_, at) => `Table ${at + 1}`)];
}

/** As they were written, where they were listed. */
function columnsOf({ lists, request }: StarterParams): string[] {
  if (SEATING.test(request)) return tablesIn(request);
  return lists.columns.length >= 2 ? lists.columns.slice(0, 7) : columnsIn(request);
}

/** As they are called on the screen. */
function columnsShown(params: StarterParams): string[] {
  const language = appLanguageOf(params.request, params.facts.language);
  const columns = columnsOf(params);
  return language && params.lists.columns.length < 2
    ? columns.map((name) => textIn(name, "kanban", language))
    : columns;
}

export const kanban: StarterApp = {
  id: "kanban",
  name: "kanban board",
  accent: "#2563d9",
  pairing: "launch",
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
  defaultTitle: (subject, request) =>
    SEATING.test(request)
      ? "Seating plan"
      : subject
        ? `${sentenceCase(subject)} board`
        : "Project board",
  reads:
    /(?<!\p{L})(?:drag(?:ging)?|move (?:cards|them|people|things)|type (?:the )?(?:names|cards)|on my phone)(?!\p{L})/u,
  describe: (params) =>
    `Cards in the columns ${columnsShown(params).join(", ")}; move them by dragging or with the arrow buttons.`,
  next: ["add a due date field", "make it teal", "add a dark mode toggle"],
  fields: (_, request) => (SEATING.test(request) ? SEATED : FIELDS),
  // "with columns a, b" names the lanes of a board, not the fields of its cards.
  chooseFields(asked, request) {
    const lanes = new Set(columnsIn(request).map((name) => name.toLowerCase()));
    const isOfLanes = asked?.some(({ label }) => lanes.has(label.toLowerCase()));
    const told = cardFieldsIn(request);
    // So many name the card by themselves; fewer are told beside its title.
    if (told && told.length > 2 && told.some(({ type }) => type === "text")) return told;
    if (asked && !isOfLanes) return asked;
    return told ? [...FIELDS.slice(0, 1), ...told] : null;
  },
  values: (params) => ({ columns: columnsOf(params) }),
};
