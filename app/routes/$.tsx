/** Any path that nobody else answers, whatever the method. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export function action(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/** Never shown: the root's error boundary is. It makes this route a page rather than a resource. */
export default function NotFound() {
  return null;
}
