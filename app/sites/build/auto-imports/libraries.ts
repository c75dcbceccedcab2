import { isPrimeVues } from "./prime-vue";

/** A library of components that a resolver of unplugin-vue-components finds by the prefix of their names. */
interface Library {
  /** Its components: those of a prefix, or of a list where they have none. */
  pattern: { test(name: string): boolean };
  /** What exports them. */
  from: string;
  /** Letters of the prefix that its exports lack. */
  cut: number;
  /** Each is the default of a module of its own below that, in small letters: "primevue/inputtext". */
  isApart?: true;
  /** All of its styles, where a resolver would bring those of each component. */
  styles?: string;
  /** Directives, "loading" → what exports it. */
  directives?: Readonly<Record<string, string>>;
}

const LIBRARIES: Readonly<Record<string, Library>> = {
  ElementPlus: {
    ...{ pattern: /^El[A-Z]/, from: "element-plus", cut: 0 },
    styles: "element-plus/dist/index.css",
    directives: {
      loading: "ElLoadingDirective",
      popover: "ElPopoverDirective",
      "infinite-scroll": "ElInfiniteScroll",
    },
  },
  AntDesignVue: { pattern: /^A[A-Z]/, from: "ant-design-vue", cut: 1 },
  NaiveUi: { pattern: /^N[A-Z]/, from: "naive-ui", cut: 0 },
  Vant: { pattern: /^Van[A-Z]/, from: "vant", cut: 3, styles: "vant/lib/index.css" },
  Arco: {
    ...{ pattern: /^A[A-Z]/, from: "@arco-design/web-vue", cut: 1 },
    styles: "@arco-design/web-vue/dist/arco.css",
  },
  TDesign: {
    ...{ pattern: /^T[A-Z]/, from: "tdesign-vue-next", cut: 1 },
    styles: "tdesign-vue-next/es/style/index.css",
  },
  Vuetify3: { pattern: /^V[A-Z]/, from: "vuetify/components", cut: 0 },
  PrimeVue: {
    pattern: { test: isPrimeVues },
    ...{ from: "primevue", cut: 0, isApart: true },
    directives: {
      ...{
        tooltip: "tooltip",
        ripple: "ripple",
        badge: "badgedirective",
        styleclass: "styleclass",
      },
      ...{ focustrap: "focustrap", animateonscroll: "animateonscroll", keyfilter: "keyfilter" },
    },
  },
  Varlet: { pattern: /^Var[A-Z]/, from: "@varlet/ui", cut: 3, styles: "@varlet/ui/es/style.css" },
};

/** A module of a package that exports a component or a directive by its name, or as its default. */
function originIn({ from, isApart, styles }: Library, name: string): Origin {
  return isApart
    ? { from: `${from}/${name.toLowerCase()}`, name: "default", styles }
    : { from, name, styles };
}

/** Where something is imported from, and what brings its styles. */
export interface Origin {
  from: string;
  /** "default" for the default. */
  name: string;
  styles?: string | undefined;
}

/** @param resolver e.g. "ElementPlus", as `ElementPlusResolver` */
export function isKnownLibrary(resolver: string): boolean {
  return Object.hasOwn(LIBRARIES, resolver);
}

/** @param name of a component in Pascal case, or of something that a library exports, "ElMessage" */
export function fromLibraries(resolvers: readonly string[], name: string): Origin | null {
  const library = resolvers.map((one) => LIBRARIES[one]).find((one) => one?.pattern.test(name));
  if (!library) return null;
  return originIn(library, name.slice(library.cut));
}

/** @param name of a directive, as templates say it, without "v-" */
export function directiveFrom(resolvers: readonly string[], name: string): Origin | null {
  for (const library of resolvers.flatMap((one) => LIBRARIES[one] ?? [])) {
    const { directives = {} } = library;
    const exported = Object.hasOwn(directives, name) ? directives[name] : undefined;
    if (exported) return originIn(library, exported);
  }
  return null;
}
