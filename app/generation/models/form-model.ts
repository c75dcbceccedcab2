import { formJsonSchema, formPrompt, readForm, requestsOf } from "./form";
import {
  type Model,
  type ModelChunk,
  ModelError,
  type ModelMessage,
  type ModelRequest,
} from "./model";
import { withoutUnsaid } from "./own-words";

/** A form is short: what is longer is no form. */
const FORM_CHARACTERS = 8_000;
const FORM_TOKENS = 800;
/** A file, as the engine writes it. */
const HOLDS_FILE = /^`{3,}\w* path=/m;

/**
 * Lets a model that is too small for files build all the same: it fills in a short form, and the
 * built-in engine writes the project from it and from the person's words. What is there already is
 * changed by the engine alone. A form that cannot be read is asked for once more.
 *
 * @param starter the built-in engine
 * @param readKinds what it can make, as it calls them: read when a form is asked for
 */
export function formModel(
  model: Model,
  starter: Model,
  readKinds: () => Promise<readonly string[]>,
): Model {
  return {
    ...model,
    readsProject: true,
    async *stream(request) {
      if (request.mode === "discuss") return yield* model.stream(request);
      const words = request.messages.findLast(({ role }) => role === "user")?.content ?? "";
      if ((request.project?.files.size ?? 0) > 0) return yield* starter.stream(request);
      const kinds = await readKinds();
      const form = yield* askForForm(model, kinds, words, request);
      yield {
        type: "text",
        text: form
          ? `${model.label} filled in a form, and the built-in starter makes the files from it.\n\n`
          : `${model.label} did not fill in the form that it was asked for, so this is made from your words alone.\n\n`,
      };
      const contents = form ? requestsOf(form, words) : [words];
      const made = make(starter, request, contents);
      yield* form ? withoutUnsaid(made, words) : made;
    },
  };
}

/** What comes of the first of these requests that files come of; of the last one whatever does. */
async function* make(
  starter: Model,
  request: ModelRequest,
  contents: readonly string[],
): AsyncGenerator<ModelChunk> {
  const asked = contents.map((content) => ({
    ...request,
    messages: [{ role: "user" as const, content }],
  }));
  for (const one of asked.slice(0, -1)) {
    const chunks: ModelChunk[] = [];
    let said = "";
    for await (const chunk of starter.stream(one)) {
      chunks.push(chunk);
      if (chunk.type === "text") said += chunk.text;
    }
    if (HOLDS_FILE.test(said)) return yield* chunks;
  }
  const last = asked.at(-1);
  if (last) yield* starter.stream(last);
}

/** @returns the form, or null after two answers that were none */
async function* askForForm(
  model: Model,
  kinds: readonly string[],
  words: string,
  request: ModelRequest,
): AsyncGenerator<ModelChunk, ReturnType<typeof readForm>> {
  let messages: ModelMessage[] = [
    { role: "system", content: formPrompt(kinds) },
    { role: "user", content: words },
  ];
  for (const isSecond of [false, true]) {
    // Who does not know the mode refuses it: then the words of the prompt must do.
    const json = isSecond ? undefined : formJsonSchema(kinds);
    let said = "";
    try {
      const asked = { ...request, messages, maxOutputTokens: FORM_TOKENS };
      for await (const chunk of model.stream(json ? { ...asked, json } : asked)) {
        if (chunk.type === "text") said += chunk.text.slice(0, FORM_CHARACTERS - said.length);
        if (chunk.type === "usage") yield chunk;
      }
    } catch (error) {
      const isMode = error instanceof ModelError && error.code === "malformed";
      if (isSecond || !isMode) throw error;
    }
    const form = readForm(said, kinds);
    if (form) return form;
    if (said === "") continue;
    messages = [
      ...messages,
      { role: "assistant", content: said },
      { role: "user", content: "That was not the form. Answer with the JSON object alone." },
    ];
  }
  return null;
}
