import { walkTree } from "~/projects/tree.server";
import { claimMessages } from "../context/claim-request";
import { pathlessMessages } from "../context/missing-path-request";
import { isWrittenByStarter, type ModelMessage } from "../models/model";
import { holdsChoices } from "../protocol/choice-lines";
import { claimsChanges } from "../protocol/claims";
import { shownCode } from "../protocol/lost-code";
import { readsLikeAnError } from "../protocol/odd-answer";
import { fitsLanguage } from "../protocol/parser-names";
import { spokenReplacements } from "../protocol/spoken-replacements";
import { type Unmet, unmetIn } from "../protocol/unmet";
import { unsentFiles } from "../protocol/unsent-files";
import { beginAsk } from "./ask-step";
import type { FileWriter } from "./file-writer.server";
import { callModel } from "./model-call.server";
import type { ModelCallRequest } from "./model-call-request";

const STEPS: Record<Unmet, [string, string]> = {
  code: ["Asking for file names", "Asked for file names"],
  claim: ["Asking for the files", "Asked for the files"],
};
const LIKE_AN_ERROR =
  "This reads like an error of the model's provider and not like an answer. Send your message again, or choose another model.";
const ONLY_SAID =
  "No file came with these words, also when it was asked for. If they say that something was changed just now, it was not. Send your message again, or choose another model.";
const ONLY_THE_SAME =
  "What came is what was there already, also when it was asked for again. If words say that something was changed just now, it was not. Send your message again, or choose another model.";
const ONLY_CLAIMED = (names: string) =>
  `Nothing came of ${names}, also when it was asked for. If the words say that it was changed, it was not.`;
/** Files of a project in which a short piece of code is looked for, and characters of them: some ten milliseconds. */
const LOOKED_THROUGH = { files: 300, characters: 300_000 };
const REQUESTS = { code: pathlessMessages, claim: claimMessages };

/** Asks once more for what an answer showed without a path, or claimed without any file. */
export async function askForUnmet(
  request: ModelCallRequest & { messages: ModelMessage[] },
  answer: { text: string; prose: string },
  writer: FileWriter,
): Promise<void> {
  if (isWrittenByStarter(request.model, request.mode)) return;
  // A provider's error in the place of words: asking again would only be paid for once more.
  if (readsLikeAnError(answer.text)) return;
  const { isEmpty } = writer;
  const { unchanged } = writer.tree;
  // Whoever sends a file means to change it, whatever the words are.
  const isAsThere = isEmpty && unchanged.size > 0;
  const unsent = isEmpty ? [] : unsentIn(answer.prose, writer);
  const asked = isAsThere
    ? "claim"
    : unmetIn(answer.prose, {
        isEmpty,
        written: [...writer.written.values()],
        stored: await readSome(request.projectId, languagesIn(answer.prose, isEmpty)),
      });
  const unmet = asked ?? (unsent.length > 0 ? "claim" : null);
  if (!unmet) return;
  const end = beginAsk(request.append, ...STEPS[unmet]);
  const { messages, model } = request;
  const about = { unchanged: [...unchanged], unsent, isPart: !isEmpty };
  const again = REQUESTS[unmet](messages, answer.text, model.contextTokens, about);
  await callModel(request, again, writer, { showProse: false }).finally(end);
  const left = unsent.filter((path) => !writer.touched.has(path));
  if (left.length > 0) request.append({ type: "notice", text: ONLY_CLAIMED(left.join(", ")) });
}

/** Files that words claim to have changed, and of which nothing came in any form. */
function unsentIn(prose: string, { touched, failed, tree }: FileWriter): string[] {
  const sent = new Set([...touched, ...failed.keys(), ...tree.unchanged]);
  return unsentFiles(prose, { sent, paths: tree.paths });
}

/** Languages of the files that words and code beside files may be about: any where words order a replacement. */
function languagesIn(prose: string, isEmpty: boolean): string[] {
  if (spokenReplacements(prose).length > 0) return [""];
  const pieces = isEmpty ? shownCode(prose) : [];
  return [...new Set(pieces.map(({ language }) => language))].slice(0, 10);
}

/** Files of the project by path in one of these languages, as many as are looked through for one answer. */
async function readSome(
  projectId: string,
  languages: readonly string[],
): Promise<Map<string, string>> {
  const some = new Map<string, string>();
  if (languages.length === 0) return some;
  let characters = 0;
  for await (const [path, content] of walkTree(projectId)) {
    if (!languages.some((language) => fitsLanguage(language, path))) continue;
    if (characters + content.length > LOOKED_THROUGH.characters) continue;
    characters += content.length;
    some.set(path, content);
    if (some.size === LOOKED_THROUGH.files) break;
  }
  return some;
}

/** Says in plain words that a wish for changes was answered without any. */
export function tellNothingChanged(
  { model, mode, append }: ModelCallRequest,
  answer: { text: string; prose: string },
  writer: FileWriter,
): void {
  const asksBack = holdsChoices(answer.text);
  if (isWrittenByStarter(model, mode) || writer.touched.size > 0 || asksBack) return;
  if (readsLikeAnError(answer.text)) append({ type: "notice", text: LIKE_AN_ERROR });
  // A file that came and could not be used is told of as what it is.
  const isOnlySaid = [...writer.failed.values()].every(({ isExample }) => isExample);
  if (mode === "develop" && isOnlySaid) {
    if (writer.tree.unchanged.size > 0) append({ type: "notice", text: ONLY_THE_SAME });
    else if (claimsChanges(answer.prose)) append({ type: "notice", text: ONLY_SAID });
  }
  append({ type: "notice", text: "No file was changed." });
}
