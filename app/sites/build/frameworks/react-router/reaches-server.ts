import { builtinModules } from "node:module";
import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { appFolderOf } from "./app-folder";

/** Packages that a browser has no use for: what imports one of them is a server's. */
const OF_SERVER =
  /^(?:node:|@react-router\/(?:node|express|serve|cloudflare|architect)|@prisma\/|prisma$|pg$|postgres$|mysql2?$|better-sqlite3$|mongoose$|mongodb$|redis$|ioredis$|drizzle-orm\b|kysely$|@libsql\/|nodemailer$|resend$|jsonwebtoken$|bcrypt$|argon2$|firebase-admin\b|stripe$|@aws-sdk\/|remix-auth\b|@supabase\/ssr$|dotenv$)|\.server(?:\.|$)/;
/** What only a request to a server has, or a program of Node. */
const WORDS =
  /\bprocess\.env\.(?!NODE_ENV\b)|\brequest\.headers\b|\bcreate\w{0,20}SessionStorage\b|\bcreateCookie\b|\bcontext\.(?:cloudflare|env|get)\b|\bBuffer\.from\b/;
const IMPORTED =
  /\b(?:from|import)\s*\(?\s*["']([^"'\n]{1,300})["']|\brequire\(\s*["']([^"'\n]{1,300})["']/g;
/** What types alone need is gone before anything runs. */
const TYPES_ONLY = /\b(?:import|export)\s+type\s[^;"']{0,1000}["'][^"'\n]{0,300}["']/g;
const BUILT_IN = new Set(builtinModules);
/** Modules that are followed at most from one file. */
const MOST = 300;

/** Whether a module, or one that it imports from the project's own files, needs what only a server has. */
export function reachesServer(tree: FileTree, file: string): boolean {
  const waiting = [file];
  const seen = new Set(waiting);
  for (const at of waiting) {
    const text = (tree.get(at) ?? "").replace(TYPES_ONLY, "");
    if (WORDS.test(text)) return true;
    for (const [, one, other] of text.matchAll(IMPORTED)) {
      const name = one ?? other ?? "";
      if (OF_SERVER.test(name) || BUILT_IN.has(name)) return true;
      const found = ownFile(tree, name, at);
      if (!found || seen.has(found) || seen.size >= MOST) continue;
      seen.add(found);
      waiting.push(found);
    }
  }
  return false;
}

/** A file of the project as another one names it: beside it, or from the folder of the app. */
function ownFile(tree: FileTree, name: string, from: string): string | null {
  const start = /^\.\.?\//.test(name)
    ? path.join(path.dirname(from), name)
    : /^[~@#]\//.test(name)
      ? `${appFolderOf(tree)}${name.slice(2)}`
      : null;
  if (start === null) return null;
  const ends = ["", ".ts", ".tsx", ".js", ".jsx", "/index.ts", "/index.tsx", "/index.js"];
  return ends.map((end) => start + end).find((one) => tree.has(one)) ?? null;
}
