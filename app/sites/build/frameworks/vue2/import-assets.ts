/** A picture that a template or a script of Vue's older tools names. */
const REQUIRED =
  /\brequire\((["'])(~?[^"'\n]+\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|ogg|wav|woff2?|ttf))\1\)/g;

/** A component's module, which imports the pictures that it requires: Vue's older tools were webpack's. */
export function importAssets(code: string): string {
  const imports = new Map<string, string>();
  const written = code.replace(REQUIRED, (_all, _quote, address: string) => {
    const from = address.replace(/^~/, "");
    const name = imports.get(from) ?? `_imports_${imports.size}`;
    imports.set(from, name);
    return name;
  });
  const lines = [...imports].map(([from, name]) => `import ${name} from ${JSON.stringify(from)};`);
  return [...lines, written].join("\n");
}
