/** Path from the project's root → text; a project whose pages read files has its own module in place of this. */
export const contents: Record<string, string> = {};
