import { LIST_ABILITIES } from "../edits/abilities/list-abilities";
import { fieldsOf } from "../edits/abilities/named-field";
import { inOrder } from "../edits/app/field-orders";
import { addDarkToggle } from "../edits/dark-mode.server";
import { applied, type EditResult } from "../edits/edit";
import { addEntries } from "../edits/given/given-entries";
import { changeCorners, cornersIn } from "../edits/style";
import { picksOne } from "../match/tool";
import type { Understanding } from "../match/understand";
import { setConstant } from "../source/literals";
import type { StarterApp, StarterKind } from "../starter-app";
import { inLanguage } from "../words/in-language";
import { appLanguageOf } from "../words/which-language";
import { notUsed, notUsedLine, withLost } from "./not-used";
import { notesOn } from "./notes-on-app";
import { paramsFor } from "./params";
import { makeProject } from "./project.server";
import type { Reply } from "./reply";
import { nextSteps, opening } from "./tell-app";
import { withOrders } from "./with-orders.server";

/** Makes an app: its files, and what was understood in a few lines. */
export function createReply(app: StarterApp, asked: Understanding): Reply {
  const kind = chooseKind(app, asked.kind);
  const params = paramsFor(app, asked);
  const made = withEntries(inItsLanguage(makeProject(app, params, kind), app, asked), app, asked);
  const looked = withLook(inItsOrder(made, app, asked), asked);
  const left = notUsed(params, app, looked);
  const {
    files: changes,
    done,
    sentences,
  } = app.page ? { files: looked, done: [], sentences: [] } : withOrders(looked, asked, left);
  const drawn = drawsOne(app, asked, changes);
  const told = opening(app, params, asked, kind);
  const unused = withLost(left, asked.said, told, app, drawn?.files ?? changes).filter(
    (span) => !sentences.some((one) => one.includes(span)),
  );
  return {
    opening: told,
    changes: drawn?.files ?? changes,
    closing: [
      [...done, ...(drawn ? [drawn.said] : [])].join(" "),
      notUsedLine(unused),
      ...notesOn(app, asked, changes),
    ]
      .filter((line) => line !== "")
      .join("\n\n"),
    choices: nextSteps(app, params, asked),
  };
}

/** With the button that draws one of the entries, where a request is for that; null where it is not. */
function drawsOne(app: StarterApp, { words }: Understanding, files: Map<string, string>) {
  if (app.id !== "todo" || !picksOne(words)) return null;
  const ability = LIST_ABILITIES.find(({ send }) => send === DRAWS);
  const result = ability?.make(files, DRAWS);
  return result?.ok ? { files: applied(files, result.changes), said: result.said } : null;
}

const DRAWS = "pick one at random";

/** Apps of entries without a list of their own that they begin with. */
const TAKES_ENTRIES = new Set(["collection", "kanban", "expenses"]);

/** With the entries that it is said to begin with, where the app has no list of its own for them. */
function withEntries(
  files: Map<string, string>,
  app: StarterApp,
  { lists: { entries }, fields }: Understanding,
): Map<string, string> {
  if (!TAKES_ENTRIES.has(app.id) || entries.length === 0) return files;
  const labels = new Set((fields ?? []).map(({ label }) => label.toLowerCase()));
  if (entries.some((entry) => labels.has(entry.toLowerCase()))) return files;
  // What was paid has an amount: names of people or places have none.
  if (app.id === "expenses" && !entries.some((entry) => /\d/u.test(entry))) return files;
  const result = addEntries(files, entries);
  if (!result.ok) return files;
  const next = applied(files, result.changes);
  // Who names cards wants none that say what can be done with them.
  const path = "src/App.tsx";
  return next.set(path, setConstant(next.get(path) ?? "", "firstCards", []));
}

/** In the language of the request, but for what the person gave. */
function inItsLanguage(
  files: Map<string, string>,
  app: StarterApp,
  { words, facts, title, fields, lists, subject }: Understanding,
): Map<string, string> {
  const language = appLanguageOf(words, facts.language);
  if (!language || app.page) return files;
  const own = new Set((app.fields?.(subject, words) ?? []).map(({ label }) => label));
  const given = [
    title ?? "",
    ...lists.entries,
    ...lists.columns,
    ...(fields ?? [])
      .filter(({ label }) => !own.has(label))
      .flatMap(({ label, options = [] }) => [label, ...options]),
  ];
  return inLanguage(files, app.id, language, new Set(given));
}

function chooseKind(app: StarterApp, asked: StarterKind | null): StarterKind {
  if (asked && app.kinds.includes(asked)) return asked;
  if (asked === "static" && app.kinds.includes("vanilla")) return "vanilla";
  return app.kinds[0];
}

/** In the order in which the app's entries stand first, where they have the field for it. */
function inItsOrder(
  files: Map<string, string>,
  app: StarterApp,
  { words }: Understanding,
): Map<string, string> {
  const id = app.firstBy?.(words);
  const field = fieldsOf(files).find((one) => one.id === id);
  const result = field && inOrder(files, field, false);
  return result?.ok ? applied(files, result.changes) : files;
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
