import { randomUUID } from "node:crypto";
import { readTree } from "~/projects/tree.server";
import { readWantedFiles } from "../context/asked/read-lines";
import { searchFiles } from "../context/asked/search-files.server";
import { showWanted } from "../context/asked/show-wanted.server";
import { fromProduct } from "../context/from-product";
import { countTokens } from "../models/tokens";
import type { ModelCallRequest } from "./model-call-request";

/** How often one call may ask before it must answer. */
export const READ_ROUNDS = 4;
/** Files that are shown at once. */
export const READ_FILES = 12;
/** What is answered of one round, read or searched for: a model may write asks without end. */
export const ASKS = 12;
/** All that one call may read, in tokens; of a small window less. */
const READ_TOKENS = 30_000;
const READ_SHARE = 0.25;

/** What a model asks for, in the order in which it did. */
export interface Ask {
  kind: "read" | "search";
  text: string;
}

type AskingRequest = Pick<ModelCallRequest, "projectId" | "append" | "shown">;

/** Answers what a model asks for within one call, until the budget for that is used up. */
export class AskedReads {
  readonly #request: AskingRequest;
  readonly #asked = new Set<string>();
  #rounds = 0;
  /** It was told that what it asks for stands above. */
  #isToldAgain = false;
  #tokens: number;

  constructor(request: AskingRequest, contextTokens: number) {
    this.#request = request;
    this.#tokens = Math.min(READ_TOKENS, Math.floor(contextTokens * READ_SHARE));
  }

  /**
   * What the model is told, in the product's voice.
   *
   * @returns null when it asks on though it was told that it cannot: then the call ends there
   */
  async answer(all: readonly Ask[]): Promise<string | null> {
    const asks = all.slice(0, ASKS);
    this.#rounds += 1;
    if (this.#rounds > READ_ROUNDS + 1) return null;
    if (this.#rounds > READ_ROUNDS || this.#tokens <= 0) {
      this.#rounds = READ_ROUNDS + 1;
      return fromProduct(
        "You have read as much as one answer may. Answer the person now with what you have; ask for nothing more.",
      );
    }
    const isAgain = asks.every(({ kind, text }) => this.#asked.has(`${kind} ${text.trim()}`));
    if (isAgain && this.#isToldAgain) return null;
    this.#isToldAgain = isAgain;
    for (const { kind, text } of asks) this.#asked.add(`${kind} ${text.trim()}`);
    const shown = isAgain
      ? "You asked for this already, and it stands above. Answer the person now with what you have."
      : await this.#show(asks);
    return fromProduct(
      `${shown}\n\nGo on with your answer to the person. What you wrote before asking stays, so do not repeat it.`,
    );
  }

  async #show(asks: readonly Ask[]): Promise<string> {
    const { projectId } = this.#request;
    const project = { projectId, files: await readTree(projectId) };
    const parts: string[] = [];
    const read: string[] = [];
    const searched: string[] = [];
    const wanted = asks.flatMap(({ kind, text }) => (kind === "read" ? readWantedFiles(text) : []));
    for (const [index, file] of wanted.slice(0, READ_FILES).entries()) {
      const share = Math.floor(
        this.#tokens / Math.max(1, Math.min(wanted.length, READ_FILES) - index),
      );
      const shown = await showWanted(project, file, share);
      parts.push(shown.text);
      if (shown.read) read.push(shown.read);
      if (shown.seen)
        this.#request.shown.show(shown.seen.path, shown.seen.isWhole ? "whole" : "part");
      this.#tokens -= countTokens(shown.text);
    }
    if (wanted.length > READ_FILES) {
      parts.push(
        `Only the first ${READ_FILES} of ${wanted.length} are shown; ask for fewer at once.`,
      );
    }
    for (const { kind, text } of asks) {
      if (kind !== "search") continue;
      const { queries, found } = await searchFiles(project.files, text);
      parts.push(found);
      searched.push(...queries);
      this.#tokens -= countTokens(found);
    }
    this.#tell(read, searched);
    return (
      parts.join("\n\n") ||
      "Nothing was named: write a path, or something to search for, on a line of its own. There are no tools here; files are written as fences with their path."
    );
  }

  #tell(read: readonly string[], searched: readonly string[]): void {
    const did = [
      ...(read.length > 0 ? [read.length === 1 ? "Read 1 file" : `Read ${read.length} files`] : []),
      ...(searched.length > 0 ? ["Searched the project"] : []),
    ];
    if (did.length === 0) did.push("Looked for files that are not there");
    const text = did.join(", ").replace(", S", ", s");
    const details = [...read, ...searched.map((query) => `“${query}”`)];
    const step = { id: `read-${randomUUID()}`, kind: "read", state: "ended", text } as const;
    this.#request.append({
      type: "step",
      step: { ...step, ...(details.length > 0 ? { details } : {}) },
    });
  }
}
