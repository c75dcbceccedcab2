import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  useLayoutEffect,
} from "react";
import { createPortal } from "react-dom";

type Props = Record<string, unknown> & { children?: ReactNode };
type AsyncComponent = (props: Props) => Promise<ReactNode>;
interface Pending {
  promise: Promise<void>;
  value?: ReactNode;
  error?: unknown;
  isDone: boolean;
}

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
  const found = known.get(type) ?? waitingFor(type as AsyncComponent);
  known.set(type, found);
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

function waitingFor(component: AsyncComponent): ComponentType<Props> {
  const results = new Map<string, Pending>();
  return function Waiting(props: Props) {
    const key = keyOf(props);
    const pending = results.get(key) ?? begin(component, props);
    if (results.size >= MOST_RESULTS) results.clear();
    results.set(key, pending);
    if (!pending.isDone) throw pending.promise;
    if (pending.error) throw pending.error;
    return createElement(Fragment, null, pending.value);
  };
}

function begin(component: AsyncComponent, props: Props): Pending {
  const pending: Pending = { promise: Promise.resolve(), isDone: false };
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
