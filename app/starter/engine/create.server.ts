import { apps } from "../apps/catalog";
import { addDarkToggle } from "../edits/dark-mode.server";
import { applied, type EditResult } from "../edits/edit";
import { changeCorners, cornersIn } from "../edits/style";
import { cleanTitle, TITLE_CHARACTERS } from "../match/title";
import type { Understanding } from "../match/understand";
import type { Field, StarterApp, StarterKind, StarterParams } from "../starter-app";
import { makeProject } from "./project.server";
import type { Reply } from "./reply";

const KIND_NAMES: Record<StarterKind, string> = {
  static: "plain HTML, CSS and JavaScript",
  vanilla: "TypeScript without a framework",
  react: "React with TypeScript",
};

/** What every answer says that makes an app. */
export const MAKING = "I am making";

/** The parameters of an app, from what was asked and the app's own defaults. */
export function paramsFor(app: StarterApp, asked: Understanding): StarterParams {
  const { colours } = asked;
  const title = asked.title ?? cleanTitle(app.defaultTitle(asked.subject, asked.words));
  return {
    title: title.slice(0, TITLE_CHARACTERS * 2),
    subject: asked.subject,
    theme: {
      accent: colours?.accent ?? app.accent,
      second: colours?.second,
      background: colours?.background,
      scheme: asked.scheme ?? "auto",
    },
    tone: asked.tone ?? "plain",
    fields: fieldsFor(app, asked),
    sections: asked.sections,
    request: asked.words,
  };
}

/** Ids that can name an entry in a list. */
const NAMING =
  /^(?:name|title|task|item|what|habit|recipe|note|description|merchant|company|customer|exercise|place|topic|question|word)$/;
/** So few fields, none of which names the entry, are meant as additions. */
const FEW_FIELDS = 2;

/** "with a category field" adds to the app's own fields; a full list replaces them. */
function withMain(asked: Field[] | null, own: Field[]): Field[] | null {
  if (!asked || asked.length > FEW_FIELDS || asked.some(({ id }) => NAMING.test(id))) return asked;
  const added = asked.map((field) => ({ ...field, required: undefined }));
  return [...own.filter(({ id }) => !added.some((field) => field.id === id)), ...added];
}

function fieldsFor(app: StarterApp, { fields, subject, words }: Understanding): Field[] | null {
  if (!app.fields) return null;
  const asked = withMain(fields, app.fields(subject, words));
  return app.chooseFields ? app.chooseFields(asked, words) : asked;
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

/** Makes an app: its files, and what was understood in a few lines. */
export function createReply(app: StarterApp, asked: Understanding): Reply {
  const kind = chooseKind(app, asked.kind);
  const params = paramsFor(app, asked);
  const changes = withLook(makeProject(app, params, kind), asked);
  return {
    opening: opening(app, params, asked, kind),
    changes,
    closing: closing(app, params, asked),
  };
}

function chooseKind(app: StarterApp, asked: StarterKind | null): StarterKind {
  if (asked && app.kinds.includes(asked)) return asked;
  if (asked === "static" && app.kinds.includes("vanilla")) return "vanilla";
  return app.kinds[0];
}

function opening(
  app: StarterApp,
  params: StarterParams,
  asked: Understanding,
  kind: StarterKind,
): string {
  const lines = [
    `Built-in starter (not an AI model): ${MAKING} a ${app.name} called **${markdown(params.title)}**, in ${KIND_NAMES[kind]}. ${app.describe(params)}`,
  ];
  const understood = understoodLine(app, params, asked);
  if (understood) lines.push(understood);
  if (asked.kind && asked.kind !== kind) {
    lines.push(
      `The ${app.name} does not come in ${KIND_NAMES[asked.kind]}, so this is ${KIND_NAMES[kind]}.`,
    );
  }
  if (asked.missing.length > 0) {
    lines.push(
      `Not included: ${list(asked.missing)}. The starter makes apps that run in the browser only.`,
    );
  }
  return lines.join("\n\n");
}

function understoodLine(app: StarterApp, params: StarterParams, asked: Understanding): string {
  const parts: string[] = [];
  if (params.subject) parts.push(`about: ${markdown(params.subject)}`);
  if (asked.colours) parts.push(`colours: ${asked.colours.words.join(", ")}`);
  if (asked.tone) parts.push(`style: ${asked.tone}`);
  if (asked.darkToggle) parts.push("a light and dark switch");
  else if (asked.scheme) parts.push(`${asked.scheme} theme`);
  const fields = params.fields ?? app.fields?.(params.subject, params.request);
  if (fields) parts.push(`fields: ${fields.map((field) => markdown(field.label)).join(", ")}`);
  if (params.sections.length > 0 && app.sections) {
    parts.push(`sections: ${params.sections.join(", ")}`);
  }
  return parts.length > 0 ? `Understood: ${parts.join("; ")}.` : "";
}

function closing(app: StarterApp, params: StarterParams, asked: Understanding): string {
  const next = app.next.filter((edit) => {
    if (edit === undefined) return false;
    if (/dark mode/.test(edit)) return !asked.darkToggle;
    if (/colours|^make it/.test(edit)) return asked.colours === null;
    if (/section/.test(edit)) return !params.sections.some((name) => edit.includes(name));
    return true;
  });
  if (next.length < 2) next.push("make the text bigger");
  return `Next you could say: ${list(
    next.map((edit) => `“${edit}”`),
    "or",
  )}.`;
}

/** "a, b and c". */
export function list(items: readonly (string | undefined)[], word = "and"): string {
  const given = items.filter((item) => item !== undefined);
  if (given.length < 2) return given.join("");
  return `${given.slice(0, -1).join(", ")} ${word} ${given.at(-1)}`;
}

/** User text inside the chat's Markdown: nothing in it may act as markup. */
export function markdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, "\\$&").replace(/^[#+-]/, "\\$&");
}

/** Every app as a sentence part, for the answers that say what the starter can do. */
export function appNames(): string {
  return list(apps.map((app) => app.name));
}
