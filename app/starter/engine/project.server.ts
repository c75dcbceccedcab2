import { PAIRINGS, type Pairing } from "../pages/looks";
import { makePage } from "../pages/page.server";
import { SECTION_LABELS, sectionSource, sectionTexts } from "../sections/sections.server";
import { readFolder } from "../source/files.server";
import { fillSlot, fillTexts } from "../source/html";
import { setConstant } from "../source/literals";
import type { SectionName, StarterApp, StarterKind, StarterParams } from "../starter-app";
import { rootBlock, TONES } from "../theme/tones";
import { appLanguageOf } from "../words/which-language";

/** Links in the navigation of a page with sections, beside the one that its file holds. */
const SECTION_LINKS = 5;

/** The order in which a person meets the files: the page, then from the entry inwards, styles last. */
const ORDER = [
  "index.html",
  "styles.css",
  "script.js",
  "src/main.tsx",
  "src/main.ts",
  "src/App.tsx",
  "src/settings.ts",
  "src/storage.ts",
  "src/fields.ts",
  "src/components/FieldInput.tsx",
];
const LAST = "src/styles.css";

/**
 * The project that an app makes of a request: the files of its folder, in which only the values of
 * constants, the placeholders of pages and the block of design tokens are other ones.
 *
 * @returns normal path → text
 */
export function makeProject(
  app: StarterApp,
  params: StarterParams,
  kind: StarterKind,
): Map<string, string> {
  if (app.page) return makePage(app.page(params));
  const values = valuesOf(app, params);
  const files = [...readFolder(`apps/${app.id}/files/${kind}`)].map(
    ([name, text]): [string, string] => {
      if (name.endsWith(".html"))
        return [name, withFonts(pageWith(text, app, params), app, params)];
      if (name.endsWith(".css")) return [name, stylesWith(text, app, params)];
      return [name, codeWith(text, values)];
    },
  );
  return new Map(files.sort(([a], [b]) => rank(a) - rank(b)));
}

/** The sections of an app's page: its own and those asked for, in the app's order. */
export function sectionsOf(app: StarterApp, params: StarterParams): SectionName[] {
  const { own = [], order = [] } = app.sections ?? {};
  return order.filter((name) => own.includes(name) || params.sections.includes(name));
}

function valuesOf(app: StarterApp, params: StarterParams): Record<string, unknown> {
  const fields = params.fields ?? app.fields?.(params.subject, params.request);
  return { title: params.title, ...(fields && { fields }), ...app.values?.(params) };
}

function codeWith(code: string, values: Record<string, unknown>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => setConstant(text, name, value),
    code,
  );
}

function stylesWith(styles: string, app: StarterApp, params: StarterParams): string {
  const { theme, tone } = params;
  return styles.replace(/^:root \{\n[^}]*\}\n/m, () =>
    rootBlock(theme, tone, pairingOf(app, params) ?? undefined),
  );
}

/**
 * The fonts of its own that an app is set in; a tone that was asked for brings other ones. Corners are
 * the tone's: controls of an app are alike whatever its letters are.
 */
function pairingOf({ pairing }: StarterApp, { tone }: StarterParams): Pairing | null {
  return pairing && tone === "plain" ? { ...PAIRINGS[pairing], radius: TONES[tone].radius } : null;
}

const FONT_LINKS = /(?:^[ \t]*<link rel="stylesheet" href="@fonts\/[\w-]+\.css" \/>\n)+/m;

function withFonts(page: string, app: StarterApp, params: StarterParams): string {
  const pairing = pairingOf(app, params);
  if (!pairing) return page;
  return page.replace(FONT_LINKS, () =>
    pairing.fonts
      .map((font) => `    <link rel="stylesheet" href="@fonts/${font}.css" />\n`)
      .join(""),
  );
}

function pageWith(page: string, app: StarterApp, params: StarterParams): string {
  const names = sectionsOf(app, params);
  const links = names
    .slice(0, SECTION_LINKS)
    .map((name) => `<a href="#${name}">${SECTION_LABELS[name]}</a>\n`);
  const slots = {
    links: links.join(""),
    sections: names.map((name) => sectionSource(name)).join(""),
  };
  const whole = Object.entries(slots).reduce(
    (text, [name, block]) => fillSlot(text, name, block),
    page,
  );
  return fillTexts(whole, {
    ...sectionTexts(params.title, params.subject),
    // What an app is described by is English: a page in another language says its title.
    description: appLanguageOf(params.request, params.facts.language)
      ? params.title
      : app.describe(params),
    ...app.texts?.(params),
  });
}

function rank(name: string): number {
  const at = ORDER.indexOf(name);
  if (name === LAST) return ORDER.length + 1;
  return at < 0 ? ORDER.length : at;
}
