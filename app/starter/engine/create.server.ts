import { addDarkToggle } from "../edits/dark-mode.server";
import { applied, type EditResult } from "../edits/edit";
import { changeCorners, cornersIn } from "../edits/style";
import type { Understanding } from "../match/understand";
import type { StarterApp, StarterKind } from "../starter-app";
import { notUsed, notUsedLine } from "./not-used";
import { notesOn } from "./notes-on-app";
import { paramsFor } from "./params";
import { makeProject } from "./project.server";
import type { Reply } from "./reply";
import { nextSteps, opening } from "./tell-app";

/** Makes an app: its files, and what was understood in a few lines. */
export function createReply(app: StarterApp, asked: Understanding): Reply {
  const kind = chooseKind(app, asked.kind);
  const params = paramsFor(app, asked);
  const changes = withLook(makeProject(app, params, kind), asked);
  return {
    opening: opening(app, params, asked, kind),
    changes,
    closing: [notUsedLine(notUsed(params, app, changes)), ...notesOn(app, asked, changes)]
      .filter((line) => line !== "")
      .join("\n\n"),
    choices: nextSteps(app, params, asked),
  };
}

function chooseKind(app: StarterApp, asked: StarterKind | null): StarterKind {
  if (asked && app.kinds.includes(asked)) return asked;
  if (asked === "static" && app.kinds.includes("vanilla")) return "vanilla";
  return app.kinds[0];
}

/** What of the look is an edit like those that can be asked for later. */
function withLook(files: Map<string, string>, asked: Understanding): Map<string, string> {
  const corners = cornersIn(asked.words);
  const edits: ((tree: Map<string, string>) => EditResult)[] = [];
  if (asked.darkToggle) edits.push(addDarkToggle);
  if (corners) edits.push((tree) => changeCorners(tree, corners));
  return edits.reduce((tree, edit) => {
    const result = edit(tree);
    return result.ok ? applied(tree, result.changes) : tree;
  }, files);
}
