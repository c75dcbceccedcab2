import { UsedNames } from "~/projects/environment/used-name";
import { isPublicName } from "~/projects/environment/variable-rules";
import type { BuildInput } from "./build-input";

/** What makes a client of a service that throws for a value that is not set: Supabase's and Firebase's. */
const MAKES_CLIENT =
  /["'](?:@supabase\/(?:supabase-js|ssr)|firebase\/(?:compat\/)?app|firebase)["']/;
const CLIENT = /\b(?:createClient|createBrowserClient|initializeApp)\s*(?:<[^>(]{0,200}>\s*)?\(/;
/** A client that is made only where the values are there: the source has a way of its own without them. */
const MADE_IF =
  /(?:\?|&&)\s*(?:createClient|createBrowserClient|initializeApp)\b|\bif\s*\([^()\n]{0,200}\)\s*(?:\{\s*)?(?:return\s+|[\w.]{1,60}\s*=\s*)(?:createClient|createBrowserClient|initializeApp)\b/;
/** `if (!url) { … }`, with what is asked and what follows. Whether an app of Firebase is there already is another question. */
const REFUSAL = /\bif\s*\(\s*!([^{}\n]{0,200})\)\s*\{?([^}]{0,400})/g;
const VALUE = /url|key|config|env/i;
/** Names of values that are of these services, wherever they are read. */
const OF_SERVICE = /_(?:SUPABASE|FIREBASE)_/i;
/** Names of values that are addresses. */
const ADDRESS = /(?:url|host|endpoint)$/i;

/**
 * Values for variables that nobody has set, of a service whose client throws without them: what a repository does not bring
 * would else keep the whole app from opening. They lead nowhere (RFC 6761), and it is told that they stand in.
 *
 * @returns e.g. VITE_SUPABASE_URL → "https://not-set.example.invalid"
 */
export function standInValues({ texts, env }: BuildInput): Record<string, string> {
  const makers = [...texts].filter(
    ([file, content]) =>
      /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(file) &&
      MAKES_CLIENT.test(content) &&
      CLIENT.test(content) &&
      !hasOwnWay(content),
  );
  if (makers.length === 0) return {};
  const values: Record<string, string> = {};
  // A file of settings may read them for the one that makes the client.
  for (const [path, content] of texts) {
    const isMaker = makers.some(([maker]) => maker === path);
    if (!isMaker && (!OF_SERVICE.test(content) || hasOwnWay(content))) continue;
    const used = new UsedNames();
    used.read(path, content);
    for (const { name } of used.all()) {
      if (!isPublicName(name) || Object.hasOwn(env, name)) continue;
      if (!isMaker && !OF_SERVICE.test(name)) continue;
      values[name] = ADDRESS.test(name) ? "https://not-set.example.invalid" : "not-set";
    }
  }
  return values;
}

function hasOwnWay(content: string): boolean {
  if (!/\bgetApps\b/.test(content) && MADE_IF.test(content)) return true;
  return [...content.matchAll(REFUSAL)].some(
    ([, asked = "", then = ""]) => VALUE.test(asked) && /^\s*return\b|[;\n]\s*return\b/.test(then),
  );
}

/** A project with these values in place of what is not set. */
export function withStandInValues(input: BuildInput): BuildInput {
  const values = standInValues(input);
  return Object.keys(values).length === 0 ? input : { ...input, env: { ...values, ...input.env } };
}
