/**
 * The address of a call, whatever part of it the operator gave: `https://host`, `https://host/v1/`
 * and `https://host/v1/chat/completions` all mean the same.
 *
 * @param root what a bare host gets, e.g. `"/v1"`
 * @param call below the root, e.g. `"/chat/completions"`
 */
export function endpointOf(baseUrl: string, root: string, call: string): string {
  const base = baseUrl.trim().replace(/\/+$/, "");
  if (base.endsWith(call)) return base;
  const hasPath = URL.canParse(base) && new URL(base).pathname !== "/";
  return `${base}${hasPath ? "" : root}${call}`;
}
