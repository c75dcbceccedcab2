import type { FileTree } from "~/projects/files";
import { apps } from "../apps/catalog";
import { hasApp } from "../edits/project";
import { readEdits } from "../edits/read-edits.server";
import { understand } from "../match/understand";
import { ofSubjectAlone } from "./answer.server";
import { createReply } from "./create.server";
import { editable, tryEdit } from "./grant-wish.server";
import { EDITS, nearest, say } from "./refusals.server";
import { MESSAGE_CHARACTERS, type Reply } from "./reply";
import { list } from "./sentences";

/** The answer in discuss mode: prose only, whatever is asked. */
export function discuss(message: string, files: FileTree): Reply {
  const text = message.slice(0, MESSAGE_CHARACTERS);
  const existing = hasApp(files);
  const named = understand(text, apps);
  const asked = existing || named.app ? named : (ofSubjectAlone(text, named) ?? named);
  const edits = existing
    ? readEdits(text, editable(files)).wishes.flatMap((wish) => wish.readings.first?.edits ?? [])
    : [];
  const parts = ["Built-in starter (not an AI model). In discuss mode I change no files."];
  if (edits.length > 0) {
    const results = edits.map((edit) => tryEdit(edit, editable(files), files));
    for (const result of results) {
      parts.push(
        result.ok
          ? `In develop mode I would change ${list([...result.changes.keys()].map((path) => `\`${path}\``))}.`
          : `I could not do that here: ${result.reason}`,
      );
    }
  } else if (asked.app && !(existing && !asked.certain)) {
    const reply = createReply(asked.app, asked);
    const paths = [...reply.changes.keys()].map((path) => `\`${path}\``);
    parts.push(
      `In develop mode I would make a ${asked.app.name}${existing ? " if you say “start over”" : ""}: ${list(paths)}.`,
    );
    if (asked.missing.length > 0) parts.push(`It would not have ${list(asked.missing)}.`);
  } else {
    parts.push(
      existing
        ? `I cannot hold a conversation. In develop mode I can ${EDITS}.`
        : "I cannot hold a conversation, only make small apps and pages from your words.",
    );
    const choices = nearest(asked, files).map((item) => ({ ...item, mode: "develop" as const }));
    return { ...say(parts.join("\n\n")), choices, needsModel: true };
  }
  const build = { text: "Build this", send: text, mode: "develop" as const };
  return { ...say(parts.join("\n\n")), choices: [build] };
}
