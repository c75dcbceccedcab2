import { toValue } from "vue";

export type Options = Record<string, unknown>;

/** Asks an address, and reads the answer as what it is; refusals are thrown, with `data` and `statusCode`. */
export async function $fetch(asked: unknown, options: Options = {}): Promise<unknown> {
  const { baseURL, query, params, body, headers, onRequest, onResponse, responseType, ...rest } =
    options;
  const context = { request: asked, options };
  await (onRequest as ((one: unknown) => unknown) | undefined)?.(context);
  const base = String(toValue(baseURL) ?? "").replace(/\/$/, "");
  const address = new URL(base + String(toValue(asked)), location.href);
  for (const [name, value] of Object.entries((toValue(query ?? params) ?? {}) as object)) {
    const one = toValue(value);
    if (one !== undefined && one !== null) address.searchParams.set(name, String(one));
  }
  const sent = new Headers(toValue(headers) as HeadersInit | undefined);
  let said = toValue(body) as BodyInit | undefined;
  const isPlain =
    said !== null &&
    typeof said === "object" &&
    /^(?:Object|Array)$/.test(said.constructor?.name ?? "Object");
  if (isPlain) {
    said = JSON.stringify(said);
    if (!sent.has("content-type")) sent.set("content-type", "application/json");
  }
  const how = { ...rest, method: toValue(rest.method) ?? (said ? "POST" : "GET"), headers: sent };
  const answer = await fetch(address, {
    ...how,
    ...(said === undefined ? {} : { body: said }),
  } as RequestInit);
  const data = await read(answer, responseType);
  await (onResponse as ((one: unknown) => unknown) | undefined)?.({
    ...context,
    response: Object.assign(answer, { _data: data }),
  });
  if (!answer.ok) {
    const text = `[${how.method}] ${address.pathname}: ${answer.status} ${answer.statusText}`;
    throw Object.assign(new Error(text), {
      data,
      status: answer.status,
      statusCode: answer.status,
      statusMessage: answer.statusText,
      response: answer,
    });
  }
  return data;
}

async function read(answer: Response, as: unknown): Promise<unknown> {
  if (as === "blob") return await answer.blob();
  if (as === "arrayBuffer") return await answer.arrayBuffer();
  const text = await answer.text();
  if (as === "text") return text;
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

$fetch.raw = $fetch;
$fetch.create =
  (given: Options) =>
  (asked: unknown, options: Options = {}) =>
    $fetch(asked, { ...given, ...options });

export const useRequestFetch = () => $fetch;
