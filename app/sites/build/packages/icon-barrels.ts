import type { ProjectPackages } from "./project-packages";

/**
 * Packages whose entry names some ten thousand modules, one for each icon, of which each has the icon as its default:
 * all of them take more memory than a build may have, and a page that shows five loads five.
 */
const ICONS = /^@(?:mui|suid)\/icons-material$|^@material-ui\/icons$/;
const IMPORT = /\bimport\s*\{([^{}"']{1,5000})\}\s*from\s*(["'])([^"'\n]{1,60})\2/g;
const NAMED = /^([A-Z]\w*)(?:\s+as\s+([A-Za-z_$][\w$]*))?$/;

/**
 * A source whose imports of icons from the package's entry are imports of the icons' own modules. Its lines stay.
 *
 * @param packages null for a project on the curated set, which has no such package
 */
export function withOwnIcons(source: string, packages: ProjectPackages | null): string {
  if (!packages || !/icons-material|@material-ui\/icons/.test(source)) return source;
  return source.replace(IMPORT, (whole, names: string, quote: string, from: string) => {
    if (!ICONS.test(from)) return whole;
    const left: string[] = [];
    const own = names.split(",").flatMap((part) => {
      const [said, name, local = name] = NAMED.exec(part.trim()) ?? [];
      const module = `${from}/${name}`;
      const isThere = said && packages.resolver.fromProject(module, "import").is === "file";
      if (isThere) return [`import ${local} from ${quote}${module}${quote};`];
      if (part.trim()) left.push(part.trim());
      return [];
    });
    const rest =
      left.length > 0 ? `import { ${left.join(", ")} } from ${quote}${from}${quote}` : "";
    return own.join(" ") + rest + "\n".repeat(whole.split("\n").length - 1);
  });
}
