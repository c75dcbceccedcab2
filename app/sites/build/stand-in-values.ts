import { UsedNames } from "~/projects/environment/used-name";
import { isPublicName } from "~/projects/environment/variable-rules";
import type { BuildInput } from "./build-input";
import { namesOfConfig } from "./config-names";
import { SERVICE_CLIENTS, type ServiceClient, standInFor } from "./service-clients";

const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
/** Sources that no page runs, where a key may be read that pages must not know. */
const OF_SERVER =
  /^api\/|(?:^|\/)(?:(?:app|pages)\/api|server|functions|scripts)\/|(?:^|\/)server\.[cm]?[jt]s$/;
const MAKERS = SERVICE_CLIENTS.flatMap(({ makers }) => makers).join("|");
/** A client that is made only where the values are there: the source has a way of its own without them. */
const MADE_IF = new RegExp(
  `(?:\\?|&&)\\s*(?:new\\s+)?(?:${MAKERS})\\b|\\bif\\s*\\([^()\\n]{0,200}\\)\\s*(?:\\{\\s*)?(?:return\\s+|[\\w.]{1,60}\\s*=\\s*)(?:new\\s+)?(?:${MAKERS})\\b`,
);
/** `if (!url) { … }`, with what is asked and what follows. Whether an app of Firebase is there already is another question. */
const REFUSAL = /\bif\s*\(\s*!([^{}\n]{0,200})\)\s*\{?([^}]{0,400})/g;
const VALUE = /url|key|config|env/i;
/** Names of values that are of these services, wherever they are read. */
const OF_SERVICE = /_(?:SUPABASE|FIREBASE|CLERK|CONVEX)_/i;
const KEY = /KEY|TOKEN|SECRET/;

/** By what a source is known that imports of a package, and by what, that it makes its client. */
const SIGNS = SERVICE_CLIENTS.map((client) => {
  const makers = `(?:${client.makers.join("|")})`;
  return {
    client,
    imports: new RegExp(`["'](?:${client.from.join("|").replaceAll(".", "\\.")})["']`),
    makes: new RegExp(
      `\\b${makers}\\s*(?:<[^>(]{0,200}>\\s*)?\\(|<${makers}\\s|\\.use\\(\\s*${makers}\\b`,
    ),
  };
});

/**
 * Values for variables that nobody has set, of a service whose client throws without them: what a repository does not bring
 * would else keep the whole app from opening. They lead nowhere, and it is told that they stand in.
 *
 * @returns e.g. VITE_SUPABASE_URL → "https://not-set.example.invalid"
 */
export function standInValues({ texts, env }: BuildInput): Record<string, string> {
  const makers = new Map<string, ServiceClient>();
  for (const [path, content] of texts) {
    const client = clientOf(path, content);
    if (client) makers.set(path, client);
  }
  if (makers.size === 0) return {};
  const values: Record<string, string> = {};
  const give = (name: string) => {
    if (!Object.hasOwn(env, name)) values[name] = standInFor(name);
  };
  // A file of settings may read them for the one that makes the client.
  for (const [path, content] of texts) {
    const maker = makers.get(path);
    if (!maker && (!OF_SERVICE.test(content) || hasOwnWay(content))) continue;
    const used = new UsedNames();
    used.read(path, content);
    for (const { name } of used.all()) {
      const isAsked = maker !== undefined || OF_SERVICE.test(name);
      if (isPublicName(name) ? isAsked : maker?.byKey && KEY.test(name) && !OF_SERVER.test(path)) {
        give(name);
      }
    }
  }
  if ([...makers.values()].some(({ byKey }) => byKey)) {
    for (const { name } of namesOfConfig(texts)) if (KEY.test(name)) give(name);
  }
  return values;
}

/** Whose client a source of pages makes, without a way of its own where there are no values. */
function clientOf(path: string, content: string): ServiceClient | null {
  if (!SOURCE.test(path)) return null;
  const sign = SIGNS.find(({ imports, makes }) => imports.test(content) && makes.test(content));
  return sign && !hasOwnWay(content) ? sign.client : null;
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
