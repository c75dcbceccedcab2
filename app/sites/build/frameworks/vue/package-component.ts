import type { SFCDescriptor } from "@vue/compiler-sfc";
import { scopeIdOf } from "./scope-id";

const NAME = "_sfc_main";

/**
 * A component that a package ships as it was written, as one module: its styles put themselves into the page, those of
 * them that are CSS.
 *
 * @throws what Vue's compiler says
 */
export async function packageComponent(
  path: string,
  source: string,
): Promise<{ source: string; loader: "js" | "ts" }> {
  const { parse } = await import("@vue/compiler-sfc");
  const { descriptor, errors } = parse(source, { filename: path, sourceMap: false });
  if (errors[0]) throw errors[0];
  const { script, scriptSetup, styles } = descriptor;
  const isTyped = (scriptSetup?.lang ?? script?.lang) === "ts";
  const id = scopeIdOf(path);
  const lines = [
    ...(await code(descriptor, path, id)),
    ...(styles.some((style) => style.scoped) ? [`${NAME}.__scopeId = "data-v-${id}";`] : []),
    ...(await styleLines(descriptor, path, id)),
    `export default ${NAME};`,
  ];
  return { source: lines.join("\n"), loader: isTyped ? "ts" : "js" };
}

async function code(descriptor: SFCDescriptor, path: string, id: string): Promise<string[]> {
  const { compileScript, compileTemplate } = await import("@vue/compiler-sfc");
  const { script, scriptSetup, template } = descriptor;
  const how = { id, isProd: true, sourceMap: false };
  const written =
    script || scriptSetup
      ? compileScript(descriptor, { ...how, genDefaultAs: NAME, inlineTemplate: false })
      : null;
  const lines = [written?.content ?? `const ${NAME} = {};`];
  if (!template) return lines;
  const bindings = written?.bindings ? { bindingMetadata: written.bindings } : {};
  const { code: render, errors } = compileTemplate({
    ...how,
    source: template.content,
    filename: path,
    scoped: descriptor.styles.some((style) => style.scoped),
    slotted: descriptor.slotted,
    compilerOptions: bindings,
  });
  const [error] = errors;
  if (error) throw typeof error === "string" ? new Error(error) : error;
  const own = render.replace(/\nexport (function|const) render/, "\n$1 _sfc_render");
  return [...lines, own, `${NAME}.render = _sfc_render;`];
}

async function styleLines({ styles }: SFCDescriptor, path: string, id: string): Promise<string[]> {
  const { compileStyleAsync } = await import("@vue/compiler-sfc");
  const plain = styles.filter(({ lang = "css", module }) => lang === "css" && !module);
  return Promise.all(
    plain.map(async (style, index) => {
      const { code: css } = await compileStyleAsync({
        source: style.content,
        filename: path,
        id: `data-v-${id}`,
        scoped: style.scoped ?? false,
      });
      const element = `_sfc_style_${index}`;
      return `const ${element} = document.createElement("style"); ${element}.textContent = ${JSON.stringify(css)}; document.head.append(${element});`;
    }),
  );
}
