/** Whether one of these names or patterns is a package's; `*` stands for any part, as in `@scope/*`. */
export function isListed(name: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`).test(name);
  });
}

/** Why a package may not be had on this server; null when it may. */
export function refusalByPolicy(
  name: string,
  { allow, deny }: { allow: readonly string[]; deny: readonly string[] },
): string | null {
  const isRefused = isListed(name, deny) || (allow.length > 0 && !isListed(name, allow));
  return isRefused ? `The package ${name} may not be used on this server.` : null;
}
