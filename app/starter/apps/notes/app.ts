import { sentenceCase } from "~/starter/match/words";
import type { Field, StarterApp } from "~/starter/starter-app";

const FIELDS: Field[] = [
  { id: "title", label: "Title", type: "text", required: true },
  { id: "text", label: "Text", type: "long" },
  { id: "tag", label: "Tag", type: "text" },
];

export const notes: StarterApp = {
  id: "notes",
  name: "notes app",
  accent: "#d4a017",
  pairing: "chambers",
  keywords: [
    "note",
    "notes app",
    "note taking app",
    "note-taking app",
    "notebook",
    "notepad",
    "sticky notes",
    "journal",
    "diary",
    "memo",
    "jotter",
  ],
  kinds: ["react"],
  defaultTitle(subject, request) {
    const word = /\b(journal|diary|notebook)\b/.exec(request)?.[1] ?? "notes";
    return subject ? `${sentenceCase(subject)} ${word}` : sentenceCase(word);
  },
  describe: () =>
    "Write, search, pin and edit notes; everything is saved in this browser as you type.",
  next: ["add a date field", "make it blue", "add a dark mode toggle"],
  fields: () => FIELDS,
};
