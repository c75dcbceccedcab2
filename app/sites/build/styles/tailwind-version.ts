import type { BuildInput } from "../build-input";
import { asRecord } from "../config/values";

/** What only stylesheets of Tailwind 4 have. */
const OF_4 =
  /@import\s+["']tailwindcss(?:\/(?:index|theme|preflight|utilities)(?:\.css)?)?["']|@(?:theme|utility|custom-variant|variant|source|plugin|config|reference)\s/;
/** What only those of Tailwind 3 have. */
const OF_3 =
  /@tailwind\s+(?:base|components|variants)|@import\s+["']tailwindcss\/(?:base|components)["']/;
/** What both have. */
const OF_BOTH = /@tailwind\s|@apply\s|@screen\s|(?:--theme|theme|screen)\(\s*["'\w-]/;

export type TailwindVersion = 3 | 4;

/** The Tailwind that a stylesheet is written for; null for one that needs none. */
export function tailwindOf(css: string, project: TailwindVersion | null): TailwindVersion | null {
  if (OF_3.test(css)) return 3;
  if (OF_4.test(css)) return 4;
  if (OF_BOTH.test(css)) return project;
  // Layers of these names are Tailwind's where that is version 3, and plain ones otherwise.
  return project === 3 && /@layer\s+(?:base|components|utilities)\s*\{/.test(css) ? 3 : null;
}

/** The Tailwind that a project is set up with: by its stylesheets, or by its package.json. */
export function projectTailwind({ texts }: BuildInput): TailwindVersion | null {
  for (const [file, text] of texts) {
    if (!/\.(?:css|scss|sass|less|pcss|postcss|vue|svelte)$/.test(file)) continue;
    const version = tailwindOf(text, null);
    if (version) return version;
  }
  return requiredVersion(texts.get("package.json"));
}

function requiredVersion(packageJson = "{}"): TailwindVersion | null {
  try {
    const { dependencies, devDependencies } = asRecord(JSON.parse(packageJson));
    const range = { ...asRecord(devDependencies), ...asRecord(dependencies) }.tailwindcss;
    if (typeof range !== "string") return null;
    return /^[^\d]*[0-3](?:\.|$)/.test(range) ? 3 : 4;
  } catch {
    return null;
  }
}
