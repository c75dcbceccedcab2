import type { AnswerChoice } from "~/conversation/answer-parts";
import type { Understanding } from "../match/understand";
import type { StarterApp, StarterKind, StarterParams } from "../starter-app";
import { textIn } from "../words/in-language";
import { appLanguageOf } from "../words/which-language";
import { choice, list, markdown } from "./sentences";

const KIND_NAMES: Record<StarterKind, string> = {
  static: "plain HTML, CSS and JavaScript",
  vanilla: "TypeScript without a framework",
  react: "React with TypeScript",
};

/** What every answer says that makes an app. */
export const MAKING = "I am making";

/** Said before the files: what is made, what was understood, and what is not in it. */
export function opening(
  app: StarterApp,
  params: StarterParams,
  asked: Understanding,
  kind: StarterKind,
): string {
  const lines = [
    `Built-in starter (not an AI model): ${MAKING} ${/^[aeiou]/i.test(app.name) ? "an" : "a"} ${app.name} called **${markdown(params.title)}**, in ${KIND_NAMES[kind]}. ${app.describe(params)}`,
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
  if (params.subject) parts.push(`“${markdown(params.subject)}”`);
  if (asked.colours) parts.push(`colours: ${asked.colours.words.join(", ")}`);
  if (asked.tone) parts.push(`style: ${asked.tone}`);
  if (asked.darkToggle) parts.push("a light and dark switch");
  else if (asked.scheme) parts.push(`${asked.scheme} theme`);
  const fields = params.fields ?? app.fields?.(params.subject, params.request);
  const language = appLanguageOf(params.request, params.facts.language);
  // As they are called on the screen.
  const labels = fields?.map(({ label }) => (language ? textIn(label, app.id, language) : label));
  if (labels) parts.push(`fields: ${labels.map(markdown).join(", ")}`);
  if (params.sections.length > 0 && app.sections) {
    parts.push(`sections: ${params.sections.join(", ")}`);
  }
  return parts.length > 0 ? `Understood: ${parts.join("; ")}.` : "";
}

/** Edits that can be asked for next and were not asked for yet, as buttons. */
export function nextSteps(
  app: StarterApp,
  params: StarterParams,
  asked: Understanding,
): AnswerChoice[] {
  const steps = typeof app.next === "function" ? app.next(params) : app.next;
  const next = steps.filter((edit) => {
    if (edit === undefined) return false;
    if (/dark mode/.test(edit)) return !asked.darkToggle;
    if (/colours|^make it/.test(edit)) return asked.colours === null;
    if (/section/.test(edit))
      return !params.sections.some((name) => edit.toLowerCase().includes(name));
    return true;
  });
  if (next.length < 2) next.push("make the text bigger");
  return next.map((edit) => choice(edit ?? ""));
}
