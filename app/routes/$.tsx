import type { LoaderFunctionArgs } from "@remix-run/node";

/** Any path that nobody else answers, and what the shell refused: the root's error boundary says so. */
export function loader({ context: { refusal } }: LoaderFunctionArgs): never {
  if (refusal) throw Response.json({ sentence: refusal.message }, { status: refusal.status });
  throw notFound();
}

/** Any other method. */
export function action(): never {
  throw notFound();
}

/** Never shown: the root's error boundary is. It makes this route a page rather than a resource. */
export default function NotFound() {
  return null;
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}
