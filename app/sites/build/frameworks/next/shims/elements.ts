import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  useLayoutEffect,
  useReducer,
} from "react";
import { createPortal } from "react-dom";

type Props = Record<string, unknown> & { children?: ReactNode };
type AsyncComponent = (props: Props) => Promise<ReactNode>;
interface Pending {
  promise: Promise<void>;
  value?: ReactNode;
  error?: unknown;
  isDone: boolean;
  /** The version of the component whose result it is. */
  of: AsyncComponent;
}

/** What all versions of a component have in common while it is edited (previews/client/hot/react-refresh.ts). */
interface Family {
  current: unknown;
}
type FamilyOf = (type: unknown) => Family | undefined;

const FAMILIES = Symbol.for("@sayso/families");
const familyOf = (globalThis as unknown as Record<symbol, FamilyOf | undefined>)[FAMILIES];

/** By a component's family, so that what is below it is kept when it changes, or by itself. */
const known = new WeakMap<object, ComponentType<Props>>();
/** Results by component and properties: what is waited for is drawn anew from its beginning. */
const MOST_RESULTS = 200;

/**
 * What an element is made of in a page that a browser alone draws. The document's own elements are
 * there already, and get what the app says of them; a component that waits, as they do on a server, is
 * waited for.
 */
export function typeFor(type: unknown): unknown {
  if (type === "html") return Root;
  if (type === "body") return Body;
  if (type === "head") return Head;
  if (typeof type !== "function" || type.constructor.name !== "AsyncFunction") return type;
  const family = familyOf?.(type);
  const found = known.get(family ?? type) ?? waitingFor(family ?? { current: type });
  known.set(family ?? type, found);
  return found;
}

function Root({ children, ...props }: Props) {
  useAttributes(document.documentElement, props);
  return createElement(Fragment, null, children);
}

function Body({ children, ...props }: Props) {
  useAttributes(document.body, props);
  return createElement(Fragment, null, children);
}

function Head({ children }: Props) {
  return createPortal(children, document.head);
}

function useAttributes(element: HTMLElement, props: Record<string, unknown>): void {
  const { className, style, lang, dir, id } = props;
  const names = typeof className === "string" ? className : "";
  useLayoutEffect(() => {
    const added = names.split(/\s+/).filter(Boolean);
    element.classList.add(...added);
    for (const [name, value] of Object.entries({ lang, dir, id })) {
      if (typeof value === "string") element.setAttribute(name, value);
    }
    for (const [name, value] of Object.entries(props)) {
      if (name.startsWith("data-")) element.setAttribute(name, String(value));
    }
    Object.assign(element.style, style);
    return () => element.classList.remove(...added);
  });
}

function waitingFor(family: Family): ComponentType<Props> {
  const results = new Map<string, Pending>();
  return function Waiting(props: Props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0);
    const key = keyOf(props);
    const component = family.current as AsyncComponent;
    const before = results.get(key);
    const pending = before?.of === component ? before : begin(component, props);
    if (results.size >= MOST_RESULTS) results.clear();
    results.set(key, pending);
    if (pending !== before && before?.isDone && !before.error) {
      // Until its next version has a result, what is there stays.
      pending.value = before.value;
      void pending.promise.then(drawAgain);
    }
    if (!pending.isDone && pending.value === undefined) throw pending.promise;
    if (pending.error) throw pending.error;
    return createElement(Fragment, null, pending.value);
  };
}

function begin(component: AsyncComponent, props: Props): Pending {
  const pending: Pending = { promise: Promise.resolve(), isDone: false, of: component };
  pending.promise = component(props)
    .then(
      (value) => {
        pending.value = value;
      },
      (error: unknown) => {
        pending.error = error ?? new Error("A component failed.");
      },
    )
    .finally(() => {
      pending.isDone = true;
    });
  return pending;
}

function keyOf({ children: _children, ...props }: Props): string {
  try {
    return JSON.stringify(props) + location.href;
  } catch {
    return location.href;
  }
}
