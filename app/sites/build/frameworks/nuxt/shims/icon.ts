import { computed, defineComponent, getCurrentInstance, h, shallowRef, watchEffect } from "vue";
// The build writes it: the sets that the project has.
import { options, own, sets } from "#icon-sets";

interface Picture {
  body?: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
  parent?: string;
}
interface IconSet extends Picture {
  icons: Record<string, Picture>;
  aliases?: Record<string, Picture>;
}

const { aliases } = options;
const known = new Map<string, Promise<IconSet>>(
  Object.entries(own).map(([name, set]) => [name, Promise.resolve(set as IconSet)]),
);
const names = [...new Set([...known.keys(), ...Object.keys(sets)])];

/** "lucide:tree-pine", "i-lucide-tree-pine" and "i-lucide:tree-pine" → ["lucide", "tree-pine"]; the longest set that fits. */
function partsOf(given: string): [string, string] | null {
  const name = given.replace(/^i-/, "");
  const [set, icon] = name.split(":");
  if (set && icon) return [set, icon];
  const fits = names.filter((one) => name.startsWith(`${one}-`));
  const longest = fits.sort((one, other) => other.length - one.length)[0];
  return longest ? [longest, name.slice(longest.length + 1)] : null;
}

async function pictureOf(name: string): Promise<Picture | null> {
  const [asked, icon] = partsOf(name) ?? [];
  if (!asked || !icon) return null;
  if (!known.has(asked)) {
    const load = sets[asked];
    if (!load) return null;
    known.set(
      asked,
      load().then((module) => module.default as IconSet),
    );
  }
  const set = await known.get(asked);
  if (!set) return null;
  const { parent = icon, ...turned } = set.aliases?.[icon] ?? {};
  const found = set.icons[parent];
  return found ? { width: set.width, height: set.height, ...found, ...turned } : null;
}

/** An icon of a set, as large as the text around it where it is given no size; a component of the app by its name. */
export const Icon = defineComponent({
  name: "Icon",
  props: {
    name: { type: String, required: true },
    size: { type: [String, Number], default: undefined },
    ...{ mode: { type: null, default: undefined }, customize: { type: null, default: undefined } },
  },
  setup(props) {
    const picture = shallowRef<Picture | null>(null);
    const name = computed(() => aliases[props.name] ?? props.name);
    const components = getCurrentInstance()?.appContext.components ?? {};
    watchEffect(() => {
      const asked = name.value;
      pictureOf(asked).then(
        (found) => {
          // Another was asked for while this one came.
          if (name.value === asked) picture.value = found;
        },
        (error) => console.error(`The icon "${asked}" did not load.`, error),
      );
    });
    return () => {
      const size = props.size ?? (options.size as string | number | undefined);
      const fontSize =
        size === undefined ? undefined : /^\d+$/.test(`${size}`) ? `${size}px` : size;
      const seen = {
        class: ["iconify", options.class],
        style: { fontSize },
        "aria-hidden": "true",
      };
      const own = components[name.value];
      if (own) return h(own as never, seen);
      const { left = 0, top = 0, width = 16, height = 16, body = "" } = picture.value ?? {};
      const box = { width: `${width / height}em`, height: "1em", innerHTML: body };
      return h("svg", { ...seen, ...box, viewBox: `${left} ${top} ${width} ${height}` });
    };
  },
});
