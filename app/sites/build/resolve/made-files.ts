/** Files and folders that no repository keeps, since a tool makes them: how an import names them, and by what. */
const MADE: readonly (readonly [asked: RegExp, by: string])[] = [
  [/(?:^|[/@~])styled-system(?:\/|$)/, "Panda CSS (panda codegen)"],
  [/(?:^|\/)paraglide(?:\/|$)/, "Paraglide (paraglide-js compile)"],
  [/(?:^|[/#.])velite(?:\/|$)/, "Velite (velite build)"],
  [/(?:^|\/)contentlayer\/generated(?:\/|$)/, "Contentlayer (contentlayer build)"],
  [/(?:^|\/)content-collections(?:\/|$)/, "Content Collections, while it builds"],
  [/(?:^|\/)(?:generated\/prisma|prisma\/generated)(?:\/|$)/, "Prisma (prisma generate)"],
  [/(?:^|\/)_generated\/(?:api|server|dataModel)(?:\.|$)/, "Convex (convex dev)"],
  [/(?:^|\/)__generated__(?:\/|$)/, "the compiler of its GraphQL queries"],
  [/(?:^|\/)gql\/(?:gql|graphql)?$|(?:^|\/)graphql\/generated/, "graphql-codegen"],
  [/(?:^|\/)pkg\/[\w-]+(?:_bg)?(?:\.(?:js|wasm))?$|\.wasm$/, "a compiler of WebAssembly"],
  [/(?:^|\/)(?:typechain(?:-types)?|artifacts)(?:\/|$)/, "the compiler of its contracts"],
  [/(?:^|\/)i18n-(?:types|react|svelte|vue|solid)$/, "typesafe-i18n"],
  [/\.(?:generated|gen)(?:\.[jt]sx?)?$|(?:^|\/)generated(?:\/|$)/, "a tool of its own"],
];

/** Parts of shadcn/ui, where its own tool puts them: chats that write a component have them by themselves. */
const SHADCN = /^(?:@|~|\.{1,2})\/(?:.{1,100}\/)?components\/ui\/([a-z][a-z-]{1,40})(?:\.tsx)?$/;

/** What is told of an import that leads nowhere, and what to do where a tool would have made the file. */
export function missingFile(asked: string): string {
  const text = `There is no file ${asked} in the project.`;
  const [, part] = SHADCN.exec(asked) ?? [];
  if (part) {
    return `${text} It is a part of shadcn/ui, which a project brings along: add it where the project comes from (npx shadcn add ${part}), or ask for it in the chat.`;
  }
  const by = MADE.find(([pattern]) => pattern.test(asked.split("?")[0] ?? ""))?.[1];
  return by
    ? `${text} It is made by ${by}, which does not run here: run it where the project comes from, and bring along what it makes.`
    : text;
}
