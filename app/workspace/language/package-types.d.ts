/** What has declarations here, by package: path → text. scripts/editor-types.mjs writes them. */
export const PACKAGE_TYPES: Readonly<
  Record<
    string,
    { version: string; load(): Promise<{ default: Readonly<Record<string, string>> }> } | undefined
  >
>;
