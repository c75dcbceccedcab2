import { apps } from "../../../app/starter/apps/catalog";
import { paramsFor } from "../../../app/starter/engine/params";
import { makeProject } from "../../../app/starter/engine/project.server";
import { understand } from "../../../app/starter/match/understand";

/** Every app that the starter makes, in each of the ways that it can make it. */
export const everyKind = apps.flatMap((app) =>
  app.kinds.map((kind) => ({ name: `${app.id} (${kind})`, app, kind })),
);

export type KindOfApp = (typeof everyKind)[number];

/** One of each way to make an app: what stands for all of them in `npm test`. */
const EXAMPLES = ["todo (react)", "countdown (static)", "weather (vanilla)"];

export const exampleKinds = everyKind.filter(({ name }) => EXAMPLES.includes(name));

/** All others, which the wide stage tries. */
export const otherKinds = everyKind.filter(({ name }) => !EXAMPLES.includes(name));

/** The app as it is made without a wish. */
export function makeKind({ app, kind }: KindOfApp): Map<string, string> {
  return makeProject(app, paramsFor(app, understand("", apps)), kind);
}

/** The kind of this name. @throws {Error} when there is none */
export function kindNamed(name: string): KindOfApp {
  const kind = everyKind.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no ${name}.`);
  return kind;
}
