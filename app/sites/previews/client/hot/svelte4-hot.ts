import { firstValues, type Values } from "./svelte4-values";

/** What a component of Svelte 4 keeps of itself, as its runtime has it. */
interface Inner {
  /** Null once it has gone; false where it draws nothing. */
  fragment: Fragment | null | false;
  ctx: unknown[];
  /** Name of a prop → where its value is in `ctx`. */
  props: Record<string, number>;
  bound: Record<number, unknown>;
  callbacks: unknown;
  context: Map<unknown, unknown>;
  root: unknown;
  dirty: number[];
  on_destroy: (() => void)[];
}

interface Fragment {
  c(): void;
  m(target: Node, anchor?: Node | null): void;
  i?(local?: unknown): void;
  d(detaching: unknown): void;
}

interface Component {
  $$: Inner;
  $set(props: Values): void;
  $capture_state(): Values;
  $inject_state(values: Values): void;
}

interface Options {
  target?: Node;
  anchor?: Node | null;
  props?: Values;
  [more: string]: unknown;
}

type ComponentClass = new (options: Options) => Component;

/** Of Svelte's own runtime, of which there has to be one. */
interface Runtime {
  flush(): void;
  mount_component(component: Component, target: Node, anchor: Node | null): void;
  set_current_component(component: unknown): void;
}

interface Hot {
  data: Record<string, unknown>;
  accept(take: () => void): void;
  invalidate(): void;
}

/** Where a component stands in its page: before a text without letters, which stays when it goes. */
interface Place {
  target: Node | null;
  mark: ChildNode | null;
  /** Takes its nodes away, and leaves the mark. */
  clear: ((detaching: unknown) => void) | null;
}

/** All versions of one component of a page. */
interface Versions {
  latest: ComponentClass;
  /** What its importers have of it, for good. */
  stable: ComponentClass;
  instances: Set<Component>;
}

/** The variables of an instance, as they are and as they began. */
interface Held {
  values: Values;
  first: Map<string, string>;
}

const places = new WeakMap<Component, Place>();
/** What instances were given, with what was set since. */
const given = new WeakMap<Component, Values>();
/** How the variables of an instance began. */
const firsts = new WeakMap<Component, Map<string, string>>();
/** What instances of a component held that go while one around them, or they themselves, are replaced, in their order. */
let leaving: Map<Versions, Held[]> | null = null;
/** What an instance goes on with. */
const heirs = new WeakMap<Component, Held>();
/** All bits of a part of `dirty`; -1 would say that nothing waits to be drawn. */
const ALL = 2 ** 31 - 1;

/**
 * A component that the next version of its module replaces in the running page: its instances stay where they are, with their
 * props, and they and those in them with the variables that begin with what they began with before. Svelte 4 has no such
 * thing of its own.
 */
export function replaceable(Written: ComponentClass, hot: Hot | undefined, svelte: Runtime) {
  if (!hot) return Written;
  const known = hot.data.svelte4 as Versions | undefined;
  const versions = known ?? begin(Written);
  hot.data.svelte4 = versions;
  versions.latest = placed(Written, versions);
  hot.accept(() => {
    const isReplaced = [...versions.instances].every((one) => replace(one, versions, svelte));
    if (isReplaced) svelte.flush();
    else hot.invalidate();
  });
  return versions.stable;
}

function begin(latest: ComponentClass): Versions {
  const versions = { latest, instances: new Set<Component>() } as Versions;
  // Whoever has imported it makes instances of the newest version.
  versions.stable = function make(options: Options) {
    return new versions.latest(options);
  } as unknown as ComponentClass;
  return versions;
}

/** A component whose instances are known, and where they stand. */
function placed(Written: ComponentClass, versions: Versions): ComponentClass {
  class Placed extends Written {
    constructor(options: Options) {
      super(options);
      given.set(this, { ...options.props });
      places.set(this, follow(this.$$, options));
      listen(this, versions);
      const held = heirs.get(this);
      if (held) keepValues(this, held);
    }

    override $set(props: Values): void {
      Object.assign(given.get(this) ?? {}, props);
      super.$set(props);
    }
  }
  // Each instance says so as soon as its variables have their first values.
  Object.defineProperty(Placed.prototype, "$capture_state", {
    set(this: Component, capture: () => Values) {
      firsts.set(this, firstValues(capture(), this.$$.props));
      const held = leaving?.get(versions)?.shift();
      if (held) heirs.set(this, held);
      Object.defineProperty(this, "$capture_state", {
        ...{ value: capture, writable: true, enumerable: true, configurable: true },
      });
    },
  });
  return Placed;
}

/** Knows an instance for as long as it is there. */
function listen(instance: Component, versions: Versions): void {
  versions.instances.add(instance);
  instance.$$.on_destroy.push(() => {
    versions.instances.delete(instance);
    if (!leaving) return;
    const held = { values: instance.$capture_state(), first: firsts.get(instance) ?? new Map() };
    leaving.set(versions, [...(leaving.get(versions) ?? []), held]);
  });
}

/** Follows where the nodes of an instance are put. */
function follow({ fragment }: Inner, { target, anchor }: Options): Place {
  const place: Place = { target: null, mark: null, clear: null };
  const stand = (where: Node, before: Node | null) => {
    place.target = where;
    place.mark ??= document.createTextNode("");
    where.insertBefore(place.mark, before);
  };
  // An app's first component is in its page by now.
  if (target) stand(target, anchor ?? null);
  if (!fragment) return place;
  const { m, d } = fragment;
  place.clear = (detaching) => d.call(fragment, detaching);
  fragment.m = (where, before = null) => {
    m.call(fragment, where, before);
    stand(where, before);
  };
  fragment.d = (detaching) => {
    d.call(fragment, detaching);
    if (detaching) place.mark?.remove();
  };
  return place;
}

/** Puts the newest version in the place of an instance, which whoever holds it goes on to hold. @returns whether that can be */
function replace(instance: Component, versions: Versions, svelte: Runtime): boolean {
  const old = instance.$$;
  const place = places.get(instance);
  const { target, mark, clear } = place ?? {};
  // It went with one around it, which came first.
  if (old.fragment === null) return true;
  if (!old.fragment || !target || !mark || !clear) return false;
  const props: Values = { ...given.get(instance) };
  for (const [name, index] of Object.entries(old.props)) props[name] = old.ctx[index];
  leaving = new Map();
  try {
    for (const end of old.on_destroy) end();
    clear(1);
    svelte.set_current_component({ $$: { context: old.context, root: old.root } });
    const fresh = new versions.latest({ props, context: old.context, $$inline: true });
    svelte.set_current_component(undefined);
    if (fresh.$$.fragment) fresh.$$.fragment.c();
    svelte.mount_component(fresh, (mark.parentNode as Node | null) ?? target, mark);
    mark.remove();
    if (fresh.$$.fragment) fresh.$$.fragment.i?.(1);
    takeOver(instance, fresh, old);
    versions.instances.delete(fresh);
    listen(instance, versions);
  } finally {
    leaving = null;
  }
  return true;
}

/** What its variables held counts on where its source lets them begin as before; what follows from them is reckoned anew. */
function keepValues(fresh: Component, { values, first }: Held): void {
  const kept = [...(firsts.get(fresh) ?? [])]
    .filter(([name, text]) => first.get(name) === text)
    .map(([name]) => [name, values[name]]);
  fresh.$inject_state(Object.fromEntries(kept));
  if (fresh.$$.dirty[0] !== -1) fresh.$$.dirty = fresh.$$.dirty.map(() => ALL);
}

/** Makes an instance be what a newer one is. */
function takeOver(instance: Component, fresh: Component, old: Inner): void {
  fresh.$$.callbacks = old.callbacks;
  for (const [name, index] of Object.entries(old.props)) {
    const now = fresh.$$.props[name];
    if (now !== undefined && index in old.bound) fresh.$$.bound[now] = old.bound[index];
  }
  Object.setPrototypeOf(instance, Object.getPrototypeOf(fresh));
  Object.assign(instance, fresh);
  for (const map of [places, given, firsts] as WeakMap<Component, unknown>[]) {
    map.set(instance, map.get(fresh));
  }
}
