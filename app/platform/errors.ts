/** What a caller may learn about a failure, beyond its sentence. */
export interface AppErrorOptions {
  /** A stable word a program can branch on, e.g. "conflict". */
  code?: string;
  /** Sent as `Retry-After`, in seconds. */
  retryAfterSeconds?: number;
  /** Messages bound to single form fields, by field name. */
  fields?: Record<string, string>;
  /** Extra members of the JSON answer, e.g. the current row of a conflict. */
  data?: object;
  cause?: unknown;
}

/**
 * A failure whose message is written for the person who caused or met it: what happened, what was
 * kept, what to do next. Anything else that is thrown is a defect and is answered with a plain 500.
 */
export class AppError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly data: object | undefined;

  constructor(status: number, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.status = status;
    this.code = options.code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
    this.data = options.data;
  }

  /** The body of the JSON answer: `{error, code?, …data}`. */
  toJSON(): Record<string, unknown> {
    return {
      error: this.message,
      ...(this.code ? { code: this.code } : {}),
      ...(this.fields ? { fields: this.fields } : {}),
      ...this.data,
    };
  }
}

/** 400: the request cannot be understood as it stands. */
export function badRequest(message: string, options?: AppErrorOptions): AppError {
  return new AppError(400, message, options);
}

/** 401: this needs somebody who is signed in. */
export function unauthorized(message = "Please sign in to do that."): AppError {
  return new AppError(401, message);
}

/** 404: absent, or not the caller's; the two are never told apart. */
export function notFound(
  message = "That could not be found.",
  options?: AppErrorOptions,
): AppError {
  return new AppError(404, message, options);
}

/** 413: larger than this server accepts. */
export function tooLarge(message: string): AppError {
  return new AppError(413, message);
}

/** 405: the address exists, for other methods. */
export function methodNotAllowed(allowed: readonly string[]): AppError {
  return new AppError(405, `This address accepts ${allowed.join(", ")}.`);
}
