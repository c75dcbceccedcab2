/** Where the runtimes are that are made of a project's own framework. Their paths are its name. */
export const JSX_RUNTIME = "jsx-runtime";

/** Whether elements are made by a module, which nobody imports by hand, nor thinks of mapping. */
export function isJsxRuntime(specifier: string): boolean {
  return /^p?react\/jsx(?:-dev)?-runtime$/.test(specifier);
}

/**
 * The module that makes elements, written in terms of the framework itself: a page that maps "react"
 * alone gets elements of that very React, whatever version it is.
 */
export function jsxRuntimeOf(framework: string): string {
  return `import * as framework from ${JSON.stringify(framework)};
const { createElement } = framework;
const make = (type, { children, ...props }, key, areMany) => {
  const all = key === undefined ? props : { ...props, key };
  if (children === undefined) return createElement(type, all);
  return areMany ? createElement(type, all, ...children) : createElement(type, all, children);
};
export const Fragment = framework.Fragment;
export const jsx = (type, props, key) => make(type, props, key, false);
export const jsxs = (type, props, key) => make(type, props, key, true);
export const jsxDEV = (type, props, key, areMany) => make(type, props, key, areMany);
`;
}
