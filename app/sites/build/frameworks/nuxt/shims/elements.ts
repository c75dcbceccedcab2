import {
  type Component,
  computed,
  defineAsyncComponent,
  defineComponent,
  h,
  onErrorCaptured,
  onMounted,
  ref,
  Suspense,
  Transition,
  unref,
  type VNode,
} from "vue";
import {
  type RouteLocationNormalizedLoaded,
  type RouteLocationRaw,
  RouterLink,
  RouterView,
  useRoute as routeNow,
} from "vue-router";
import { projectOf } from "./app";
import { setHead } from "./head";
import { askedLayout } from "./way";

/** The page that the address asks for. Another with the same file is one of its own: it begins anew. */
export const NuxtPage = defineComponent({
  name: "NuxtPage",
  inheritAttrs: false,
  props: {
    pageKey: { type: null, default: undefined },
    transition: { type: null, default: undefined },
    name: String,
  },
  setup(props, { attrs }) {
    const shown = ({
      Component,
      route,
    }: {
      Component?: VNode;
      route: RouteLocationNormalizedLoaded;
    }) => {
      if (!Component) return undefined;
      const key =
        typeof props.pageKey === "function"
          ? props.pageKey(route)
          : (props.pageKey ?? keyOf(Component, route));
      const page = h(Suspense, { key }, { default: () => h(Component, { ...attrs, key }) });
      const moved = props.transition ?? route.meta.pageTransition;
      return moved
        ? h(Transition, typeof moved === "object" ? moved : {}, { default: () => page })
        : page;
    };
    return () => h(RouterView, props.name ? { name: props.name } : {}, { default: shown });
  },
});

function keyOf(shown: VNode, route: RouteLocationNormalizedLoaded): string | undefined {
  const record = route.matched.find((one) =>
    Object.values(one.components ?? {}).includes(shown.type as never),
  );
  const fill = (_all: string, name: string) => [route.params[name] ?? ""].flat().join("/");
  return record?.path.replace(/:(\w+)(?:\([^)]*\))?[*+?]?/g, fill);
}

const drawn = new Map<string, ReturnType<typeof defineAsyncComponent>>();

/** A project's layout by its name; null for one that it has not. */
function layoutOf(name: unknown) {
  const load = typeof name === "string" ? projectOf().layouts[name] : undefined;
  if (typeof name !== "string" || !load) return null;
  const known =
    drawn.get(name) ?? defineAsyncComponent(async () => (await load()).default as Component);
  drawn.set(name, known);
  return known;
}

export const NuxtLayout = defineComponent({
  name: "NuxtLayout",
  inheritAttrs: false,
  props: { name: { type: null, default: undefined }, fallback: { type: null, default: undefined } },
  setup(props, { attrs, slots }) {
    const route = routeNow();
    const name = computed(
      () => unref(props.name) ?? askedLayout.value ?? route.meta.layout ?? "default",
    );
    return () => {
      const layout = layoutOf(name.value) ?? layoutOf(props.fallback);
      return layout
        ? h(layout, { ...attrs, key: String(name.value) }, slots as never)
        : slots.default?.();
    };
  },
});

export const NuxtLink = defineComponent({
  name: "NuxtLink",
  inheritAttrs: false,
  props: {
    ...{ to: { type: null, default: undefined }, href: { type: null, default: undefined } },
    ...{
      external: Boolean,
      target: String,
      rel: String,
      noRel: Boolean,
      replace: Boolean,
      custom: Boolean,
    },
    ...{
      activeClass: String,
      exactActiveClass: String,
      prefetch: { type: null, default: undefined },
      noPrefetch: Boolean,
    },
    ...{
      ariaCurrentValue: String,
      prefetchOn: { type: null, default: undefined },
      trailingSlash: String,
      prefetchedClass: String,
    },
  },
  setup(props, { attrs, slots }) {
    return () => {
      const to = (props.to ?? props.href ?? "") as RouteLocationRaw;
      const address = typeof to === "string" ? to : null;
      const isOther =
        props.external ||
        (address !== null && (address === "" || /^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(address)));
      if (isOther || (props.target && props.target !== "_self")) {
        const rel = props.noRel
          ? null
          : (props.rel ?? (props.target === "_blank" ? "noopener noreferrer" : null));
        return h(
          "a",
          { ...attrs, href: address || null, target: props.target ?? null, rel },
          slots.default?.({ href: address }),
        );
      }
      const { replace, custom, activeClass, exactActiveClass } = props;
      const how = {
        to,
        replace,
        custom,
        ...(activeClass ? { activeClass } : {}),
        ...(exactActiveClass ? { exactActiveClass } : {}),
      };
      return h(RouterLink, { ...attrs, ...how } as never, slots as never);
    };
  },
});

/** What a server would leave out. */
export const ClientOnly = defineComponent({
  name: "ClientOnly",
  inheritAttrs: false,
  setup(_props, { slots }) {
    const isMounted = ref(false);
    onMounted(() => {
      isMounted.value = true;
    });
    return () => (isMounted.value ? slots.default?.() : (slots.fallback ?? slots.placeholder)?.());
  },
});

export const NuxtErrorBoundary = defineComponent({
  name: "NuxtErrorBoundary",
  emits: ["error"],
  setup(_props, { slots, emit }) {
    const error = ref<unknown>(null);
    const clearError = () => {
      error.value = null;
    };
    onErrorCaptured((one) => {
      error.value = one;
      emit("error", one);
      return false;
    });
    return () => (error.value ? slots.error?.({ error, clearError }) : slots.default?.());
  },
});

/** Attributes of a picture that its address is made of, where a service makes it; here it is as it lies. */
const MADE =
  /^(?:provider|preset|format|quality|modifiers|densities|fit|placeholder|preload|custom|imgAttrs|background)$/;

const picture = (name: string) =>
  defineComponent({
    name,
    inheritAttrs: false,
    setup(_props, { attrs }) {
      return () => {
        const { sizes, imgAttrs, ...rest } = attrs as Record<string, unknown>;
        const own = Object.entries(rest).filter(([key]) => !MADE.test(key));
        return h("img", {
          ...Object.fromEntries(own),
          ...(imgAttrs as object | undefined),
          ...(typeof sizes === "string" && rest.srcset ? { sizes } : {}),
        });
      };
    },
  });

export const NuxtImg = picture("NuxtImg");
export const NuxtPicture = picture("NuxtPicture");

const nothing = (name: string) =>
  defineComponent({ name, inheritAttrs: false, setup: () => () => null });

export const NuxtLoadingIndicator = nothing("NuxtLoadingIndicator");
export const NuxtRouteAnnouncer = nothing("NuxtRouteAnnouncer");
export const NuxtIsland = nothing("NuxtIsland");
export const DevOnly = nothing("DevOnly");
export const NoScript = nothing("NoScript");

/** Elements of the document's head. */
const ofHead = (
  name: string,
  say: (attrs: Record<string, unknown>, text: string) => Record<string, unknown>,
) =>
  defineComponent({
    name,
    inheritAttrs: false,
    setup(_props, { attrs, slots }) {
      setHead(() => say(attrs, String(slots.default?.()[0]?.children ?? "")));
      return () => null;
    },
  });

export const Title = ofHead("Title", (_attrs, title) => ({ title }));
export const Meta = ofHead("Meta", (attrs) => ({ meta: [{ ...attrs }] }));
export const Link = ofHead("Link", (attrs) => ({ link: [{ ...attrs }] }));
export const Style = ofHead("Style", (attrs, innerHTML) => ({ style: [{ ...attrs, innerHTML }] }));
export const Html = ofHead("Html", (attrs) => ({ htmlAttrs: { ...attrs } }));
export const Body = ofHead("Body", (attrs) => ({ bodyAttrs: { ...attrs } }));
export const Head = defineComponent({
  name: "Head",
  setup:
    (_props, { slots }) =>
    () =>
      slots.default?.(),
});
