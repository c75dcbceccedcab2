import {
  Component,
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
} from "react";
import { createRoot, type Root } from "react-dom/client";
import { typeFor } from "./elements";
import { useAddress } from "./location";
import { NotFound, ParamsContext } from "./navigation";
import { usePageModule } from "./page-module";
import { OldPage } from "./static-props";
import { type Metadata, titleOf } from "./titles";

type Props = Record<string, unknown>;
type Params = Record<string, string | string[]>;
export interface PageModule {
  default?: ComponentType<Props>;
  metadata?: Metadata;
  generateMetadata?: (props: Props) => Promise<Metadata> | Metadata;
}
export interface Route {
  /** "items", "[id]", "[...rest]", "[[...rest]]". */
  segments: readonly string[];
  /** The page's own module, which is asked for when it is first gone to. */
  load: () => Promise<PageModule>;
  /** What the older router puts around each page. */
  around?: PageModule | null;
  /** From the outermost. */
  layouts: readonly PageModule[];
  loading?: PageModule;
  error?: PageModule;
}

let root: Root | undefined;

/** Shows an app of these routes, the most exact of which counts. Again with others, it keeps what it can. */
export function startApp(routes: readonly Route[], notFound: PageModule | null): void {
  root ??= createRoot(targetOf(document));
  root.render(createElement(App, { routes, notFound }));
}

function targetOf({ body }: Document): HTMLElement {
  const found = document.getElementById("root");
  if (found) return found;
  const target = document.createElement("div");
  body.append(target);
  return target;
}

function App({ routes, notFound }: { routes: readonly Route[]; notFound: PageModule | null }) {
  const { pathname, searchParams } = useAddress();
  const query = searchParams.toString();
  const found = useMemo(() => findRoute(routes, pathname), [routes, pathname]);
  const props = useMemo(
    () => ({
      params: readable(found?.params ?? {}),
      searchParams: readable(Object.fromEntries(new URLSearchParams(query))),
    }),
    [found, query],
  );
  const layouts = found?.route.layouts ?? routes[0]?.layouts.slice(0, 1) ?? [];
  const missing = notFound?.default ? draw(notFound, {}) : "404: There is no such page.";
  const fallback = found?.route.loading ? draw(found.route.loading, {}) : null;
  const page = found
    ? createElement(Page, { ...found, props })
    : [createElement(Title, { key: "title", modules: layouts, props }), missing];
  const error = found?.route.error;
  const guarded = createElement(Guard, { key: pathname, missing, error, routes }, page);
  const inside = createElement(Suspense, { key: pathname, fallback }, guarded);
  const whole = [...layouts]
    .reverse()
    .reduce<ReactNode>((children, layout) => draw(layout, { ...props, children }), inside);
  const outside = createElement(Suspense, { fallback: null }, whole);
  return createElement(ParamsContext.Provider, { value: found?.params ?? {} }, outside);
}

function draw(module: PageModule, props: Props): ReactNode {
  const type = typeFor(module.default) as ComponentType<Props> | undefined;
  return type ? createElement(type, props) : ((props.children as ReactNode) ?? null);
}

function Page({ route, params, props }: { route: Route; params: Params; props: Props }) {
  const page = usePageModule(route);
  const { around, layouts } = route;
  const drawn =
    around === undefined ? draw(page, props) : createElement(OldPage, { page, around, params });
  const title = createElement(Title, { modules: [...layouts, page], props });
  return createElement(Fragment, null, title, drawn);
}

function Title({ modules, props }: { modules: readonly PageModule[]; props: Props }) {
  useEffect(() => {
    void titleOf(modules, props).then((title) => {
      if (title) document.title = title;
    });
  });
  return null;
}

interface GuardProps {
  /** Others are another version of the app: it may do now. */
  routes: readonly Route[];
  children?: ReactNode;
  missing: ReactNode;
  error: PageModule | undefined;
}

/** What is shown in place of a page that refuses to be. */
class Guard extends Component<GuardProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidUpdate({ routes }: GuardProps) {
    if (this.state.error && routes !== this.props.routes) this.setState({ error: null });
  }
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof NotFound) return this.props.missing;
    if (!this.props.error) throw error;
    return draw(this.props.error, { error, reset: () => this.setState({ error: null }) });
  }
}

/** Values that newer pages wait for, and older ones read at once. */
function readable<T extends object>(values: T): Promise<T> & T {
  return Object.assign(Promise.resolve(values), { status: "fulfilled", value: values }, values);
}

function findRoute(routes: readonly Route[], pathname: string) {
  const parts = pathname.split("/").filter(Boolean).map(decoded);
  for (const route of routes) {
    const params = matchRoute(route.segments, parts);
    if (params) return { route, params };
  }
  return null;
}

function matchRoute(segments: readonly string[], parts: readonly string[]): Params | null {
  const params: Params = {};
  for (const [index, segment] of segments.entries()) {
    const rest = /^\[\[?\.\.\.(.+?)\]?\]$/.exec(segment)?.[1];
    if (rest) {
      if (index >= parts.length && !segment.startsWith("[[")) return null;
      if (index < parts.length) params[rest] = parts.slice(index);
      return params;
    }
    const part = parts[index];
    if (part === undefined) return null;
    const name = /^\[(.+)\]$/.exec(segment)?.[1];
    if (name) params[name] = part;
    else if (segment !== part) return null;
  }
  return parts.length === segments.length ? params : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
