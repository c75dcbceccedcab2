/** What vite-plugin-vue-layouts and its like make of a folder of layouts: each route within the one that it names. */
export function layoutsModule(folder: string, files: readonly string[]): string {
  const layouts = files.map((file) => {
    const name = file.slice(folder.length).replace(/\.\w+$/, "");
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(`/${file}`)})`;
  });
  return `const layouts = { ${layouts.join(", ")} };
function within(route, isTop) {
  const children = route.children?.map((one) => within(one, false));
  const whole = children ? { ...route, children } : route;
  const name = route.meta?.layout ?? (isTop ? "default" : false);
  const component = typeof name === "string" && layouts[name];
  if (!component) return whole;
  return { path: route.path, component, children: [{ ...whole, path: "" }], meta: { isLayout: true } };
}
export const setupLayouts = (routes) => routes.map((one) => within(one, true));
export const createGetRoutes = (router) => () => router.getRoutes().filter((one) => !one.meta.isLayout);
`;
}
