import { createHash } from "node:crypto";

/**
 * What lets Vue replace a component in a running page: where only its template has changed, all of its
 * instances are drawn anew with the state they have; else they begin anew, and the rest of the page stays.
 *
 * @param name what the component is called in its module
 * @param script all but its template, as it is compiled
 */
export function hotLines(name: string, id: string, script: string): string {
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 16);
  const key = JSON.stringify(id);
  return `if (import.meta.hot) {
  ${name}.__hmrScript = ${JSON.stringify(hash)};
  globalThis.__VUE_HMR_RUNTIME__?.createRecord(${key}, ${name});
  import.meta.hot.accept((next) => {
    const runtime = globalThis.__VUE_HMR_RUNTIME__;
    if (!runtime || !next?.default) return import.meta.hot.invalidate();
    if (next.default.__hmrScript === ${name}.__hmrScript && next.default.render) {
      runtime.rerender(${key}, next.default.render);
    } else runtime.reload(${key}, next.default);
  });
}`;
}
