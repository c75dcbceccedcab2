import type { Exports, ModuleRecord } from "./module-record";

/** Marks what has names of its own: everything else is a default export. */
const IS_MODULE = "__esModule";

/** Gives an object's names, live. Those that are there stay. */
function copyNames(to: object, from: unknown, except?: string): void {
  if ((typeof from !== "object" && typeof from !== "function") || from === null) return;
  for (const name of Object.getOwnPropertyNames(from)) {
    if (name === except || Object.hasOwn(to, name)) continue;
    Object.defineProperty(to, name, {
      get: () => (from as Exports)[name],
      enumerable: Object.getOwnPropertyDescriptor(from, name)?.enumerable ?? true,
    });
  }
}

/** Defines getters, which makes exports live. */
export function exportNames(target: object, all: Record<string, () => unknown>): void {
  for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true });
}

/** What `import` sees of a module, whatever it was written as. */
export function toModule(exported: unknown): Exports {
  if (exported !== null && typeof exported === "object" && IS_MODULE in exported) {
    return exported as Exports;
  }
  const seen: Exports = { default: exported };
  copyNames(seen, exported);
  return seen;
}

/** What `require` sees of a module that was written with `export`. */
export function toCommonJs(named: object): Exports {
  const seen = Object.defineProperty({} as Exports, IS_MODULE, { value: true });
  copyNames(seen, named);
  return seen;
}

/** A module of the page's own, as `require` sees it. */
export function fromPage(namespace: object): Exports {
  return IS_MODULE in namespace ? (namespace as Exports) : toCommonJs(namespace);
}

/** `export *`: what comes once the module has run comes later. */
export function exportAllOf(
  recordOf: (exported: unknown) => ModuleRecord | undefined,
): (target: object, from: unknown, second?: object) => void {
  return (target, from, second) => {
    const copy = () => {
      copyNames(target, from, "default");
      if (second) copyNames(second, from, "default");
    };
    copy();
    const record = recordOf(from);
    if (record?.isRunning) record.stars.push(copy);
  };
}
