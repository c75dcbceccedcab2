import { defineComponent, h } from "vue";
import { NuxtLink } from "./elements";
import { localePath, switchLocalePath } from "./i18n";

/** A link to a page in the language that is shown, or in another. */
export const NuxtLinkLocale = defineComponent({
  name: "NuxtLinkLocale",
  inheritAttrs: false,
  props: { to: { type: null, default: undefined }, locale: { type: String, default: undefined } },
  setup:
    (props, { attrs, slots }) =>
    () => {
      const isOther = typeof props.to === "string" && /^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(props.to);
      const to = isOther ? props.to : localePath(props.to ?? "/", props.locale);
      return h(NuxtLink, { ...attrs, to } as never, slots as never);
    },
});

/** A link to the page that is shown in another language. */
export const SwitchLocalePathLink = defineComponent({
  name: "SwitchLocalePathLink",
  inheritAttrs: false,
  props: { locale: { type: String, required: true } },
  setup:
    (props, { attrs, slots }) =>
    () =>
      h(NuxtLink, { ...attrs, to: switchLocalePath(props.locale) } as never, slots as never),
});
