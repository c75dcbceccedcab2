import { beforeEach, expect, test, vi } from "vitest";
import { replaceable } from "./svelte4-hot";
import { firstValues } from "./svelte4-values";

/** A place in a page, whose nodes are their texts. */
class Place {
  readonly nodes: Piece[] = [];
  insertBefore(node: Piece, before: Piece | null): void {
    node.remove();
    const at = before ? this.nodes.indexOf(before) : this.nodes.length;
    this.nodes.splice(at, 0, node);
    node.parentNode = this;
  }
  get text(): string {
    return this.nodes.map(({ text }) => text).join("");
  }
}
class Piece {
  parentNode: Place | null = null;
  constructor(public text: string) {}
  remove(): void {
    this.parentNode?.nodes.splice(this.parentNode.nodes.indexOf(this), 1);
    this.parentNode = null;
  }
}

type Made = ReturnType<typeof component>;
type Any = InstanceType<Made>;

/** Of Svelte's runtime what is used here. */
const svelte = {
  waiting: new Set<Any>(),
  flush() {
    for (const one of svelte.waiting) one.$$.fragment?.p();
    svelte.waiting.clear();
  },
  mount_component: (one: Any, target: Place, anchor: Piece | null) =>
    one.$$.fragment?.m(target, anchor),
  set_current_component() {},
};

/** As Svelte 4 compiles `<script>export let name; let count = …</script>{label}{name}{count}<Child />`. */
function component(label: string, count: unknown, child?: () => Made) {
  return class {
    declare $capture_state: () => Record<string, unknown>;
    declare $inject_state: (values: Record<string, unknown>) => void;
    $$: {
      fragment: {
        c(): void;
        m(target: Place, anchor: Piece | null): void;
        p(): void;
        d(detaching: unknown): void;
      } | null;
      [more: string]: unknown;
    };
    readonly state: { name: unknown; count: unknown };
    constructor({ target, props = {} }: { target?: Place; props?: Record<string, unknown> }) {
      this.$$ = { fragment: null, ctx: [props.name], props: { name: 0 }, bound: {}, dirty: [-1] };
      Object.assign(this.$$, { callbacks: {}, context: new Map(), root: null, on_destroy: [] });
      const state = { name: props.name, count };
      this.state = state;
      const { $$ } = this;
      const draw = () => {
        $$.ctx = [state.name];
        $$.dirty = [0];
        svelte.waiting.add(this as unknown as Any);
      };
      this.$capture_state = () => ({ ...state, draw });
      this.$inject_state = (values) => {
        Object.assign(state, values);
        draw();
      };
      const text = () => `${label}${state.name ?? ""}${state.count}`;
      const piece = new Piece("");
      const inner = child && new (child())({ props: { name: "in" } });
      this.$$.fragment = {
        c: () => inner?.$$.fragment?.c(),
        m: (where, anchor) => {
          piece.text = text();
          where.insertBefore(piece, anchor);
          inner?.$$.fragment?.m(where, anchor);
        },
        p: () => {
          piece.text = text();
        },
        d: (detaching) => {
          if (detaching) piece.remove();
          if (inner) inner.destroy(detaching);
        },
      };
      if (target) this.$$.fragment.m(target, null);
    }
    $set(props: Record<string, unknown>): void {
      this.$inject_state(props);
    }
    set(values: Record<string, unknown>): void {
      this.$inject_state(values);
      svelte.flush();
    }
    destroy(detaching: unknown): void {
      for (const end of this.$$.on_destroy as (() => void)[]) end();
      this.$$.fragment?.d(detaching);
      this.$$.fragment = null;
    }
  };
}

/** A module of a page: each call is a version of it. */
function moduleOf() {
  const hot = { data: {}, takes: [] as (() => void)[], isInvalid: false };
  const api = {
    data: hot.data,
    accept: (take: () => void) => hot.takes.push(take),
    invalidate: () => {
      hot.isInvalid = true;
    },
  };
  const version = (written: Made): Made => {
    const [take] = hot.takes.splice(0);
    const made = replaceable(written as never, api, svelte as never) as unknown as Made;
    take?.();
    return made;
  };
  return { hot, version };
}

beforeEach(() => {
  vi.stubGlobal("document", { createTextNode: (text: string) => new Piece(text) });
});

test("an edited component stays where it is, with its props and what its variables hold", () => {
  const { hot, version } = moduleOf();
  const App = version(component("A", 0));
  const page = new Place();
  const app = new App({ target: page as never, props: { name: "Ada" } });
  page.insertBefore(new Piece("|end"), null);
  app.set({ count: 3 });
  expect(page.text).toBe("AAda3|end");
  version(component("B", 0));
  expect(page.text).toBe("BAda3|end");
  // Whoever holds it holds the new version, and whoever imported it makes that.
  app.set({ count: 4 });
  expect(page.text).toBe("BAda4|end");
  new App({ target: page as never });
  expect(page.text).toBe("BAda4|endB0");
  expect(hot.isInvalid).toBe(false);
});

test("a variable that begins with something else now begins anew", () => {
  const { version } = moduleOf();
  const App = version(component("A", 0));
  const page = new Place();
  new App({ target: page as never }).set({ count: 3 });
  version(component("A", 10));
  expect(page.text).toBe("A10");
});

test("components in an edited one keep what they hold, too", () => {
  const [outer, inner] = [moduleOf(), moduleOf()];
  const Field = inner.version(component("field", ""));
  const fields: Any[] = [];
  const made = () =>
    class extends (Field as Made) {
      constructor(options: object) {
        super(options);
        fields.push(this as unknown as Any);
      }
    } as unknown as Made;
  const App = outer.version(component("A", 0, made));
  const page = new Place();
  new App({ target: page as never });
  fields[0]?.set({ count: "typed" });
  expect(page.text).toBe("A0fieldintyped");
  outer.version(component("B", 0, () => Field));
  expect(page.text).toBe("B0fieldintyped");
});

test("one that is gone is not drawn again, and one that stands nowhere makes the page load anew", () => {
  const { hot, version } = moduleOf();
  const App = version(component("A", 0));
  const page = new Place();
  new App({ target: page as never }).destroy(1);
  version(component("B", 0));
  expect([page.text, hot.isInvalid]).toEqual(["", false]);
  new App({});
  version(component("C", 0));
  expect(hot.isInvalid).toBe(true);
});

test("outside of a preview a component is what was written", () => {
  const written = component("A", 0);
  expect(replaceable(written as never, undefined, svelte as never)).toBe(written);
});

test("how variables begin is told of plain values alone, and of no props", () => {
  const values = {
    a: 1,
    b: "1",
    list: [{ x: null }],
    $store: 1,
    run() {},
    at: new Date(),
    name: 1,
  };
  expect([...firstValues({ ...values, long: Array(600).fill(0) }, { name: 0 })]).toEqual([
    ["a", "1"],
    ["b", '"1"'],
    ["list", '["0":{"x":null}]'],
  ]);
});
