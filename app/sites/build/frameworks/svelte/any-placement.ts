/** How Svelte names what a browser's parser would move: `<div>` in `<p>`, `<tr>` in `<table>`. */
const MISPLACED = "node_invalid_placement";
/** Elements of one component that are rewritten; more are no oversight. */
const MOST = 50;

/**
 * Compiles a component for an older Svelte, which made each element by itself and so let it stand where no parser
 * would leave it. Svelte 5 refuses that in markup; an element whose name is an expression is made by itself still.
 *
 * @throws what the compiler says of anything else
 */
export function compileAnyPlacement<T>(source: string, compile: (source: string) => T): T {
  let text = source;
  for (let count = 0; ; count += 1) {
    try {
      return compile(text);
    } catch (error) {
      const { code, position } = error as { code?: string; position?: [number, number] };
      const freed = code === MISPLACED && position ? freeElement(text, position) : null;
      if (freed === null || count === MOST) throw error;
      text = freed;
    }
  }
}

/** Names an element by an expression; its lines stay. @returns null where no element stands there */
function freeElement(text: string, [start, end]: readonly [number, number]): string | null {
  const element = text.slice(start, end);
  const [, name = ""] = /^<([a-z][\w-]*)/.exec(element) ?? [];
  if (!name) return null;
  const opened = `<svelte:element this={"${name}"}${element.slice(name.length + 1)}`;
  const closed = opened.replace(new RegExp(`</${name}(\\s*)>$`), "</svelte:element$1>");
  return text.slice(0, start) + closed + text.slice(end);
}
