import { BASE } from "./address";

export const base = BASE;
export const assets = BASE;

/** "/items/[id]" with { id: "5" } → "/items/5". */
export function resolve(route: string, params: Record<string, string> = {}): string {
  const path = route.replace(/\/?\[\[?(?:\.\.\.)?([^\]=]+)[^\]]*\]\]?/g, (_, name: string) => {
    return params[name] ? `/${params[name]}` : "";
  });
  return BASE + path.replace(/\/\([^)]+\)/g, "");
}
export const resolveRoute = resolve;
export const asset = (file: string) => BASE + file;
