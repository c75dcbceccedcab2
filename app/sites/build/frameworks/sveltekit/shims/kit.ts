/** Thrown for a page that shall not be shown. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: { message: string };

  constructor(status: number, body: string | { message: string } = "Error") {
    super(typeof body === "string" ? body : body.message);
    this.status = status;
    this.body = typeof body === "string" ? { message: body } : body;
  }
}

/** Thrown where another page shall be shown. */
export class Redirect {
  constructor(
    readonly status: number,
    readonly location: string,
  ) {}
}

export function error(status: number, body?: string | { message: string }): never {
  throw new HttpError(status, body);
}
export function redirect(status: number, location: string | URL): never {
  throw new Redirect(status, String(location));
}
export const isHttpError = (value: unknown) => value instanceof HttpError;
export const isRedirect = (value: unknown) => value instanceof Redirect;
export const fail = (status: number, data: unknown) => ({ status, data });
export const json = (data: unknown, init?: ResponseInit) => Response.json(data, init);
export const text = (body: string, init?: ResponseInit) => new Response(body, init);
