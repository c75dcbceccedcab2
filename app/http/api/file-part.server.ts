import busboy from "busboy";
import type { Request } from "express";
import { checkAfterBody } from "~/platform/after-body.server";
import { AppError, badRequest, tooLarge } from "~/platform/errors";

/** The one file of a form, with its name as the browser says. */
export interface FilePart {
  name: string;
  bytes: Uint8Array;
}

/** How a form with one file is read. */
export interface FilePartOptions {
  field: string;
  /** Largest file, in bytes; more is never held. */
  bytes: number;
  /** What is said of a larger one. */
  tooLarge: string;
}

/** Other fields that a form may have, in number and bytes each; they are read over. */
const OTHER_FIELDS = 5;
const FIELD_BYTES = 1_000;
const NOT_A_FORM = "Send the file as multipart/form-data, with a boundary. Nothing was stored.";
const BROKEN = "The form ended before the file did. Nothing was stored; please send it again.";

/**
 * Reads a multipart form that carries exactly one file. After a refusal the rest of the body is
 * read and dropped, because a connection reset would hide the answer.
 *
 * @throws {AppError} 400, 413, 415
 */
export async function readFilePart(request: Request, options: FilePartOptions): Promise<FilePart> {
  try {
    const part = await parse(request, options);
    await checkAfterBody(request);
    return part;
  } finally {
    request.unpipe();
    request.resume();
  }
}

function parse(request: Request, options: FilePartOptions): Promise<FilePart> {
  return new Promise((resolve, reject) => {
    const parser = openParser(request, options.bytes);
    let part: FilePart | null = null;
    parser.on("file", (field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => reject(tooLarge(`${options.tooLarge}. Nothing was stored.`)));
      // A broken form ends its file with an error; the parser's own says so.
      stream.on("error", () => {});
      stream.on("end", () => {
        part = { name: filename ?? "", bytes: Buffer.concat(chunks) };
      });
      if (field !== options.field) reject(badRequest(expected(options.field)));
    });
    parser.on("field", (field) => {
      if (field === options.field) reject(badRequest(expected(options.field)));
    });
    parser.on("filesLimit", () =>
      reject(badRequest("Send one file at a time. Nothing was stored.")),
    );
    for (const limit of ["fieldsLimit", "partsLimit"] as const) {
      parser.on(limit, () => reject(badRequest(expected(options.field))));
    }
    parser.on("error", () => reject(badRequest(BROKEN)));
    parser.on("close", () => {
      if (part) resolve(part);
      else reject(badRequest(expected(options.field)));
    });
    request.on("aborted", () => reject(badRequest(BROKEN)));
    request.on("error", () => reject(badRequest(BROKEN)));
    request.pipe(parser);
  });
}

function openParser(request: Request, fileSize: number): busboy.Busboy {
  if (!/^multipart\/form-data\s*;/i.test(request.get("Content-Type") ?? "")) {
    throw new AppError(415, NOT_A_FORM);
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: "utf8",
      limits: {
        files: 1,
        // A file of just the limit is not over it.
        fileSize: fileSize + 1,
        fields: OTHER_FIELDS,
        fieldSize: FIELD_BYTES,
        parts: OTHER_FIELDS + 2,
        headerPairs: 20,
      },
    });
  } catch {
    throw new AppError(415, NOT_A_FORM);
  }
}

function expected(field: string): string {
  return `The form must carry one file, in the field "${field}". Nothing was stored.`;
}
