/** What of a typed text an address may hold: lowercase letters, digits and hyphens. */
export function withoutForbidden(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9-]/g, "");
}
