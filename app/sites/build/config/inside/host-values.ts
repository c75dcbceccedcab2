/** Names whose values are read as more than a text. */
const LIKELY: readonly [RegExp, string][] = [
  [/PORT$/, "3000"],
  [/(?:PATH|BASE|PREFIX|DIR)$/, "/"],
  [/(?:URL|URI|ORIGIN|ENDPOINT|HOST|DOMAIN)$/, "http://localhost:3000"],
];

/** A configuration's values where every name has one: what is not there is of the kind that its name tells. */
export function withAnyValue(values: Record<string, string>): Record<string, string> {
  return new Proxy(values, {
    get: (target, key) => {
      if (typeof key !== "string" || key in Object.prototype) return Reflect.get(target, key);
      return target[key] ?? LIKELY.find(([name]) => name.test(key))?.[1] ?? "1";
    },
    has: (target, key) => typeof key === "string" || key in target,
  });
}
