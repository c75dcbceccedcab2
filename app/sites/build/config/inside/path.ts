/** Node's path, as it is on systems whose root is "/". The working folder of a project is "/". */
export const sep = "/";
export const delimiter = ":";

export function normalize(path: string): string {
  const isAbsolute = path.startsWith("/");
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (!isAbsolute) parts.push("..");
  }
  const joined = parts.join("/");
  return isAbsolute ? `/${joined}` : joined || ".";
}

export function join(...parts: string[]): string {
  return normalize(parts.filter((part) => part !== "").join("/"));
}

export function resolve(...parts: string[]): string {
  let path = "";
  for (const part of parts) path = part.startsWith("/") ? part : `${path}/${part}`;
  return normalize(path.startsWith("/") ? path : `/${path}`);
}

export function dirname(path: string): string {
  const at = path.replace(/\/+$/, "").lastIndexOf("/");
  return at < 0 ? "." : path.slice(0, at) || "/";
}

export function basename(path: string, ending = ""): string {
  const name = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

export function extname(path: string): string {
  return /[^/](\.[^./]*)$/.exec(path)?.[1] ?? "";
}

export function relative(from: string, to: string): string {
  const start = resolve(from).split("/").filter(Boolean);
  const end = resolve(to).split("/").filter(Boolean);
  let same = 0;
  while (same < start.length && start[same] === end[same]) same++;
  return [...start.slice(same).map(() => ".."), ...end.slice(same)].join("/");
}

export const isAbsolute = (path: string) => path.startsWith("/");
