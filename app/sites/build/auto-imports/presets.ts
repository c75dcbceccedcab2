/** Names that unplugin-auto-import knows by the name of what exports them: module → names, as its documentation has them. */
const PRESETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vue: {
    vue: `onActivated onBeforeMount onBeforeUnmount onBeforeUpdate onErrorCaptured onDeactivated onMounted onServerPrefetch
      onUnmounted onUpdated useAttrs useSlots useCssModule useCssVars useId useModel useTemplateRef computed customRef isReadonly
      isRef isShallow isProxy isReactive markRaw reactive readonly ref shallowReactive shallowReadonly shallowRef triggerRef toRaw
      toRef toRefs toValue unref watch watchEffect watchPostEffect watchSyncEffect onWatcherCleanup defineComponent
      defineAsyncComponent getCurrentInstance h inject hasInjectionContext nextTick provide createApp effectScope EffectScope
      getCurrentScope onScopeDispose resolveComponent`,
  },
  "vue-router": {
    "vue-router": "useRoute useRouter useLink onBeforeRouteLeave onBeforeRouteUpdate",
  },
  pinia: {
    pinia: `acceptHMRUpdate createPinia defineStore getActivePinia mapActions mapGetters mapState mapStores mapWritableState
      setActivePinia setMapStoreSuffix storeToRefs`,
  },
  vuex: {
    vuex: "createStore createLogger createNamespacedHelpers mapActions mapGetters mapMutations mapState useStore",
  },
  "vue-i18n": { "vue-i18n": "useI18n" },
  "@vueuse/head": { "@vueuse/head": "useHead useSeoMeta" },
  "@unhead/vue": { "@unhead/vue": "useHead useSeoMeta useHeadSafe useServerHead injectHead" },
  "@vueuse/core": {
    "@vueuse/core": `asyncComputed autoResetRef computedAsync computedEager computedInject computedWithControl controlledComputed
      controlledRef createEventHook createGlobalState createInjectionState createReusableTemplate createSharedComposable
      createTemplatePromise createUnrefFn customStorageEventName debouncedRef debouncedWatch eagerComputed extendRef ignorableWatch
      injectLocal makeDestructurable onClickOutside onElementRemoval onKeyStroke onLongPress onStartTyping pausableWatch
      provideLocal reactify reactifyObject reactiveComputed reactiveOmit reactivePick refAutoReset refDebounced refDefault
      refThrottled refWithControl resolveRef resolveUnref syncRef syncRefs templateRef throttledRef throttledWatch toReactive
      tryOnBeforeMount tryOnBeforeUnmount tryOnMounted tryOnScopeDispose tryOnUnmounted unrefElement until watchArray watchAtMost
      watchDebounced watchDeep watchIgnorable watchImmediate watchOnce watchPausable watchThrottled watchTriggerable watchWithFilter
      whenever`,
  },
  react: {
    react: `useState useCallback useMemo useEffect useRef useContext useReducer useImperativeHandle useDebugValue
      useDeferredValue useLayoutEffect useTransition startTransition useSyncExternalStore useInsertionEffect useId lazy memo
      createRef forwardRef createContext Fragment Suspense`,
  },
  "react-router": {
    "react-router": `useOutletContext useHref useInRouterContext useLocation useNavigationType useNavigate useOutlet useParams
      useResolvedPath useRoutes Navigate Outlet Route Routes`,
  },
  "react-router-dom": {
    "react-router-dom": `useOutletContext useHref useInRouterContext useLocation useNavigationType useNavigate useOutlet
      useParams useResolvedPath useRoutes useLinkClickHandler useSearchParams Link NavLink Navigate Outlet Route Routes`,
  },
  "react-i18next": { "react-i18next": "useTranslation Trans" },
  ahooks: {},
  preact: {
    preact: "createContext createRef Fragment h",
    "preact/hooks":
      "useState useCallback useMemo useEffect useRef useContext useReducer useImperativeHandle useDebugValue useLayoutEffect useErrorBoundary useId",
  },
  "solid-js": {
    "solid-js": `createSignal createEffect createMemo createResource createRenderEffect createComputed createReaction
      createDeferred createSelector createContext createRoot createUniqueId onMount onCleanup onError useContext children lazy
      untrack batch on getOwner runWithOwner mergeProps splitProps useTransition startTransition observable from mapArray
      indexArray For Show Switch Match Index ErrorBoundary Suspense SuspenseList`,
    "solid-js/store": "createStore createMutable produce reconcile unwrap modifyMutable",
    "solid-js/web": "Dynamic Portal render hydrate isServer",
  },
  "@solidjs/router": {
    "@solidjs/router": `Navigate Route Router useLocation useNavigate useParams useSearchParams useIsRouting useMatch
      useBeforeLeave A`,
  },
  svelte: {
    svelte:
      "onMount beforeUpdate afterUpdate onDestroy tick setContext getContext hasContext getAllContexts createEventDispatcher",
  },
  "svelte/store": { "svelte/store": "writable readable derived get" },
  "svelte/transition": { "svelte/transition": "fade blur fly slide scale draw crossfade" },
  "svelte/animate": { "svelte/animate": "flip" },
  "svelte/motion": { "svelte/motion": "tweened spring" },
};

/** Of which any name that begins with "use" is one: they have hundreds. */
const ALL_HOOKS = /^(?:@vueuse\/core|ahooks)$/;

/** What a preset stands for; null for one that is not known. */
export function presetOf(name: string): { names: [module: string, name: string][] } | null {
  const preset = Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined;
  if (!preset) return null;
  const names = Object.entries(preset).flatMap(([module, text]) =>
    text.split(/\s+/).map((one): [string, string] => [module, one]),
  );
  return { names };
}

/** The module that a name which nothing else exports must be of, where a preset has all hooks of one. */
export function hooksOf(presets: readonly string[]): string | null {
  return presets.find((name) => ALL_HOOKS.test(name)) ?? null;
}
