import { autocompletion, type CompletionContext } from "@codemirror/autocomplete";
import { type Diagnostic, linter } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { EditorView, hoverTooltip } from "@codemirror/view";
import type { Workspace } from "~/workspace/create-workspace";
import { typesOf } from "./type-client";

/** After the last letter, in milliseconds. */
const CHECK_DELAY_MS = 600;

/**
 * What a name is, is told so long after a key, in milliseconds: a pointer that rests on the text while somebody
 * types has letters pass under it, and would have TypeScript asked at each of them.
 */
const HOVER_AFTER_MS = 500;

/** How CodeMirror draws what TypeScript calls by these names; all others are variables. */
const ICONS: Record<string, string> = {
  class: "class",
  const: "constant",
  enum: "enum",
  function: "function",
  interface: "interface",
  keyword: "keyword",
  "local function": "function",
  method: "method",
  module: "namespace",
  property: "property",
  getter: "property",
  type: "type",
};

/** What TypeScript knows, in the editor of a file: completion, mistakes, types, and where things are from. */
export function typeSupport(workspace: Workspace, path: string): Extension {
  const types = typesOf(workspace);
  let changedAt = Number.NEGATIVE_INFINITY;
  const textOf = (view: EditorView) => view.state.doc.toString();

  const complete = async (context: CompletionContext) => {
    const word = context.matchBefore(/[\p{L}\p{N}_$]+/u);
    const isMember = context.matchBefore(/\.\s*[\p{L}\p{N}_$]*$/u) !== null;
    if (!word && !isMember && !context.explicit) return null;
    const at = context.pos;
    const found = await types.ask("completions", context.state.doc.toString(), { path, at });
    if (!found || context.aborted) return null;
    return {
      from: word?.from ?? at,
      validFor: /^[\p{L}\p{N}_$]*$/u,
      options: found.map(({ name, kind, sort }) => ({
        label: name,
        type: ICONS[kind] ?? "variable",
        // "11" is near, "15" a global, "16" would have to be imported.
        boost: 15 - Number(sort.slice(0, 2)),
      })),
    };
  };

  return [
    autocompletion({ override: [complete] }),
    linter(
      async (view) => {
        const text = textOf(view);
        const found = (await types.ask("problems", text, { path })) ?? [];
        if (textOf(view) !== text) return [];
        return found.map(
          ({ from, to, text, isError }): Diagnostic => ({
            from,
            to,
            message: text,
            severity: isError ? "error" : "warning",
          }),
        );
      },
      { delay: CHECK_DELAY_MS },
    ),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) changedAt = performance.now();
    }),
    hoverTooltip(async (view, at) => {
      if (performance.now() - changedAt < HOVER_AFTER_MS) return null;
      const hover = await types.ask("hover", textOf(view), { path, at });
      if (!hover) return null;
      return {
        pos: hover.from,
        end: hover.to,
        above: true,
        create: () => ({ dom: drawHover(hover) }),
      };
    }),
  ];
}

function drawHover({ type, about }: { type: string; about: string }): HTMLElement {
  const box = document.createElement("div");
  box.className = "ws-hover";
  const code = box.appendChild(document.createElement("code"));
  code.textContent = type;
  if (about) box.appendChild(document.createElement("p")).textContent = about;
  return box;
}
