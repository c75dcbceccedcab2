/** What stands before a block; rules of the language itself (@media) name no classes. */
const PRELUDE = /(?:^|[{};])([^{};@"']{1,2000})\{/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Without what only looks like a class: an address, a text, a remark. */
const NO_CODE = /\/\*[\s\S]*?\*\/|url\([^)\n]*\)/g;
/** More classes than this are no module that a person wrote. */
const MOST = 2_000;

/**
 * The classes of a module of styles under the names that scripts write where their tool says so
 * (`css.modules.localsConvention` of Vite, Rsbuild without being asked): `styles.heroBanner` for `.hero-banner`. The names
 * as they are written stay. Each is a rule without declarations that takes the other's name along.
 */
export function withCamelClasses(css: string): string {
  const bare = css.replace(NO_CODE, " ");
  const names = new Set<string>();
  for (const [, prelude = ""] of bare.matchAll(PRELUDE)) {
    for (const [, name = ""] of prelude.replace(/:global\([^)]*\)/g, "").matchAll(CLASS)) {
      if (names.size < MOST) names.add(name);
    }
  }
  const more = [...names].flatMap((name) => {
    const camel = name.replace(/[-_]+([a-zA-Z\d]?)/g, (_, next: string) => next.toUpperCase());
    const short = camel.charAt(0).toLowerCase() + camel.slice(1);
    return short !== name && /^[a-z]/.test(short) && !names.has(short) ? [[short, name]] : [];
  });
  const rules = new Map(more.map(([short = "", name = ""]) => [short, name]));
  return css + [...rules].map(([short, name]) => `\n.${short} { composes: ${name}; }`).join("");
}
