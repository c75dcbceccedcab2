import { readTree } from "~/projects/tree.server";
import { findProblems } from "./check.server";
import { joinContinuation } from "./continuation";
import type { GenerationEventData } from "./events";
import { FileWriter } from "./file-writer.server";
import { continuationMessages, repairMessages } from "./follow-ups";
import type { Model, ModelMessage } from "./models/model";
import { type ParserEvent, ResponseParser } from "./parser";

/** How often an answer that was cut off is continued. */
const CONTINUATIONS = 3;
/** How often a block that cannot be applied is asked for again: the edit, then the whole file. */
const REPAIRS = 2;
/** Lines of path-less code in the prose from which on it must have been meant as a file. */
const LOST_CODE_LINES = 6;

export interface AnswerRequest {
  projectId: string;
  projectName: string;
  mode: "develop" | "discuss";
  model: Model;
  messages: ModelMessage[];
  signal: AbortSignal;
  append: (event: GenerationEventData) => void;
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/**
 * Carries one request through a model to the working tree: streams, parses, applies, continues
 * what was cut off, asks again for what could not be applied, and checks the result.
 *
 * @returns what the provider counted, over all turns
 * @throws {ModelError} what the model threw; all that was complete before it is saved
 */
export async function answerRequest(request: AnswerRequest): Promise<Usage> {
  const { mode, append } = request;
  const usage: Usage = { inputTokens: 0, outputTokens: 0 };
  const writer = new FileWriter(request.projectId, append);
  const text = await streamTurn(request, request.messages, writer, usage);
  if (mode === "discuss") return usage;

  if (writer.touched.size === 0 && writer.failed.size === 0 && holdsLostCode(text)) {
    append({ type: "notice", text: "The code came without file names; asking for them." });
    const again: ModelMessage[] = [
      ...request.messages,
      { role: "assistant", content: text },
      {
        role: "user",
        content:
          'Your code had no file paths, so nothing was saved. Send every file again, each fence opened like ```tsx path="src/App.tsx" and holding the whole file.',
      },
    ];
    await streamTurn(request, again, writer, usage, { showProse: false });
  }
  await repairFailures(request, writer, usage);
  await repairProblems(request, writer, usage);
  writer.reportFailures();
  return usage;
}

/** One answer of the model, continued while its length limit cuts it off. @returns its raw text */
async function streamTurn(
  request: AnswerRequest,
  messages: ModelMessage[],
  writer: FileWriter,
  usage: Usage,
  options: { showProse?: boolean } = {},
): Promise<string> {
  const { model, mode, signal, append } = request;
  const sink = new TurnSink(writer, append, mode, options.showProse ?? true);
  const project = {
    name: request.projectName,
    files: model.kind === "starter" ? await readTree(request.projectId) : new Map(),
  };
  let text = "";
  let asked = messages;
  for (let attempt = 0; ; attempt += 1) {
    let reply = "";
    let reason: "stop" | "length" | "refused" = "stop";
    for await (const chunk of model.stream({ messages: asked, mode, signal, project })) {
      if (chunk.type === "usage") {
        usage.inputTokens += chunk.inputTokens;
        usage.outputTokens += chunk.outputTokens;
      } else if (chunk.type === "end") {
        reason = chunk.reason;
      } else {
        reply += chunk.text;
        // A continuation may repeat lines; it is shown once its seam is known.
        if (attempt === 0) await sink.write(chunk.text);
      }
    }
    text = attempt === 0 ? reply : joinContinuation(text, reply);
    if (attempt > 0) await sink.rewrite(text);
    if (reason === "refused") {
      append({
        error: "The model declined this request. Put it another way, or choose another model.",
        code: "refused",
      });
    }
    if (reason !== "length") break;
    if (attempt === CONTINUATIONS) {
      append({
        type: "notice",
        text: `The answer was cut off ${CONTINUATIONS + 1} times by the model's length limit. What was complete is saved; say “continue” for the rest.`,
      });
      break;
    }
    append({ type: "notice", text: "The model reached its length limit; continuing." });
    asked = continuationMessages(messages, text, sink.openPath, model.contextTokens);
  }
  await sink.end();
  return text;
}

/** Turns parser events into readers' events and saved files, each exactly once. */
class TurnSink {
  #parser = new ResponseParser();
  /** Finished blocks so far: a reparse skips as many. */
  #finished = 0;
  #proseLength = 0;
  openPath: string | undefined;

  constructor(
    private readonly writer: FileWriter,
    private readonly append: (event: GenerationEventData) => void,
    private readonly mode: "develop" | "discuss",
    private readonly showProse: boolean,
  ) {}

  async write(text: string): Promise<void> {
    await this.#handle(this.#parser.write(text));
  }

  /** Parses a joined text from its start, and handles only what is new in it. */
  async rewrite(text: string): Promise<void> {
    const skip = { blocks: this.#finished, prose: this.#proseLength };
    this.#parser = new ResponseParser();
    await this.#handle(this.#parser.write(text), skip);
  }

  async end(): Promise<void> {
    await this.#handle(this.#parser.end());
  }

  async #handle(events: ParserEvent[], skip = { blocks: 0, prose: 0 }): Promise<void> {
    for (const event of events) {
      if (event.type === "prose") {
        const seen = Math.min(skip.prose, event.text.length);
        skip.prose -= seen;
        const content = event.text.slice(seen);
        this.#proseLength += content.length;
        if (content && this.showProse) this.append({ content });
        continue;
      }
      const known = skip.blocks > 0;
      if (event.type === "file_end") {
        this.openPath = undefined;
        if (known) skip.blocks -= 1;
        else this.#finished += 1;
      } else {
        this.openPath = event.path;
      }
      if (!known) await this.#handleFile(event);
    }
  }

  async #handleFile(event: Exclude<ParserEvent, { type: "prose" }>): Promise<void> {
    if (this.mode === "discuss") {
      if (event.type === "file_start") {
        const text = `Discuss mode changes no files: ${event.path} was left as it is.`;
        this.append({ type: "notice", text });
      }
      return;
    }
    if (event.type === "file_start") this.writer.start(event);
    else if (event.type === "file_delta") this.writer.delta(event);
    else await this.writer.finish(event);
  }
}

async function repairFailures(request: AnswerRequest, writer: FileWriter, usage: Usage) {
  if (request.model.kind === "starter") return;
  for (let attempt = 0; attempt < REPAIRS && writer.failed.size > 0; attempt += 1) {
    const paths = [...writer.failed.keys()].join(", ");
    request.append({ type: "notice", text: `Asking again for ${paths}.` });
    writer.shrinkageIsMeant = true;
    const files = await readTree(request.projectId);
    const messages = repairMessages(
      request.messages,
      [...writer.failed.values()].map((block) => ({ ...block, current: files.get(block.path) })),
      attempt === 0 ? "edit" : "whole",
      request.model.contextTokens,
    );
    await streamTurn(request, messages, writer, usage, { showProse: false });
  }
}

/** One automatic try at what would not build; the person decides about any further one. */
async function repairProblems(request: AnswerRequest, writer: FileWriter, usage: Usage) {
  const problems = await findProblems(await readTree(request.projectId), writer.touched);
  if (problems.length === 0) return;
  const listed = problems.map((problem) => `- ${problem}`).join("\n");
  if (request.model.kind === "starter") {
    request.append({ type: "notice", text: `Worth a look:\n${listed}` });
    return;
  }
  request.append({ type: "notice", text: `Found while checking, asking for a fix:\n${listed}` });
  const messages: ModelMessage[] = [
    ...request.messages,
    { role: "assistant", content: "[The files were written.]" },
    {
      role: "user",
      content: `The project does not build:\n${listed}\nSend the whole corrected files, and nothing else.`,
    },
  ];
  await streamTurn(request, messages, writer, usage, { showProse: false });
  const left = await findProblems(await readTree(request.projectId), writer.touched);
  if (left.length > 0) {
    const rest = left.map((problem) => `- ${problem}`).join("\n");
    request.append({ type: "notice", text: `Still to fix:\n${rest}` });
  }
}

function holdsLostCode(text: string): boolean {
  const fence = /^(`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:^\1|$(?![\s\S]))/m.exec(text);
  return (fence?.[2]?.split("\n").length ?? 0) > LOST_CODE_LINES;
}
