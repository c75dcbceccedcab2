import type { Readable } from "node:stream";
import busboy from "busboy";
import type { Request } from "express";
import { checkAfterBody } from "~/platform/after-body.server";
import { AppError, badRequest } from "~/platform/errors";

/** A file of a form, as it comes. */
export interface SentPart {
  /** As the browser says, without folders. */
  name: string;
  body: AsyncIterable<Uint8Array>;
  /** The fields that came before it. */
  fields: ReadonlyMap<string, string>;
}

/** How much a form may carry. */
interface PartLimits {
  /** Of one file the end is told only with the form's, so that nothing is done with what a broken form holds. */
  files: number;
  /** Bytes of one file; what takes it is handed one byte more, and refuses that. */
  bytes: number;
}

const FIELDS = 10;
const FIELD_BYTES = 1_000;
const NOT_A_FORM = "Send files as multipart/form-data, with a boundary. Nothing was stored.";
const NOTHING_STORED = "Nothing was stored; please send it again.";
const REST_STORED = "What came before is stored; please send the rest again.";

/**
 * Reads a multipart form, file after file, each as it comes: none is held in memory. After a refusal the rest of
 * the body is read and dropped, because a connection reset would hide the answer.
 *
 * @param take is waited for before the next file is read; what it throws ends the reading
 * @throws {AppError} 400, 415
 */
export async function readFileParts(
  request: Request,
  limits: PartLimits,
  take: (part: SentPart) => Promise<void>,
): Promise<void> {
  const parser = openParser(request, limits);
  try {
    await readAll(request, parser, limits, take);
  } finally {
    request.unpipe(parser);
    parser.destroy();
    request.resume();
  }
}

function readAll(
  request: Request,
  parser: busboy.Busboy,
  limits: PartLimits,
  take: (part: SentPart) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let taking = Promise.resolve();
    let isBroken = false;
    const form = new FormEnd();
    const endWith = (sentence: string) => {
      if (isBroken) return;
      isBroken = true;
      const stored = limits.files === 1 ? NOTHING_STORED : REST_STORED;
      const refusal = badRequest(`${sentence} ${stored}`);
      form.refuse(refusal);
      const fail = () => reject(refusal);
      void taking.then(fail, fail);
    };
    const breakOff = () => {
      endWith("The form ended before all of it had come.");
      // Whoever reads a file of it hears that it is not whole.
      parser.destroy(new Error("The sender left."));
    };
    parser.on("field", (name, value) => void fields.set(name, value));
    parser.on("file", (_field, body, { filename }) => {
      // Without this an end that comes too early would be nobody's.
      body.on("error", () => {});
      // Where no file was chosen, browsers send an empty one without a name.
      if (!filename) return void body.resume();
      taking = taking.then(() =>
        take({
          name: filename,
          body: whole(request, body, limits.files === 1 ? form.ended : null),
          fields: new Map(fields),
        }),
      );
      const refuse = (error: unknown) =>
        body.errored && !(error instanceof AppError) ? breakOff() : isBroken || reject(error);
      taking.catch(refuse).finally(() => body.resume());
    });
    const most = limits.files === 1 ? "one file at a time" : `up to ${limits.files} files at once`;
    const tooMany = () => endWith(`Send ${most}.`);
    for (const limit of ["filesLimit", "partsLimit", "fieldsLimit"] as const) {
      parser.on(limit, tooMany);
    }
    parser.on("error", breakOff);
    parser.on("close", () => {
      if (isBroken) return;
      form.end();
      void taking.then(resolve, reject);
    });
    request.on("aborted", breakOff);
    request.on("error", breakOff);
    request.pipe(parser);
  });
}

/** The end of a form, for whoever has read a file of it. */
class FormEnd {
  end: () => void = () => {};
  refuse: (error: Error) => void = () => {};
  readonly ended = new Promise<void>((resolve, reject) => {
    this.end = resolve;
    this.refuse = reject;
  });

  constructor() {
    // Often nobody waits for it.
    this.ended.catch(() => {});
  }
}

/** A file with what is checked after a body: it may be the last of it, and it is stored when its end has come. */
async function* whole(
  request: Request,
  body: Readable,
  formEnd: Promise<void> | null,
): AsyncGenerator<Uint8Array> {
  yield* unended(body);
  await formEnd;
  await checkAfterBody(request);
}

/** Whoever stops reading a file leaves the rest of it to be read over. */
function unended(body: Readable): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) };
}

function openParser(request: Request, { files, bytes }: PartLimits): busboy.Busboy {
  if (!/^multipart\/form-data\s*;/i.test(request.get("Content-Type") ?? "")) {
    throw new AppError(415, NOT_A_FORM);
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: "utf8",
      limits: {
        files,
        fileSize: bytes + 1,
        fields: FIELDS,
        fieldSize: FIELD_BYTES,
        parts: files + FIELDS + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw new AppError(415, NOT_A_FORM);
  }
}
