/** A node of Babel's tree, as far as it is read here. */
interface Node {
  type: string;
  [part: string]: unknown;
}

/** Elements that hand a function what they are shown for. */
const BLOCKS = new Set(["Show", "Match"]);

/**
 * A plugin of Babel that says of `<Show when={x}>{(x) => …}</Show>` that it is keyed, which it was before Solid 1.7: since
 * then the function is given an accessor, and a value only where the element says so.
 */
export function keyedBlocks() {
  return {
    name: "keyed-blocks",
    visitor: {
      // Before Solid's own, which takes an element with all that is in it.
      Program(program: { traverse(visitor: object): void }) {
        program.traverse({
          JSXElement({ node }: { node: Node }) {
            const { name, attributes } = node.openingElement as { name: Node; attributes: Node[] };
            if (!BLOCKS.has(String(name.name)) || !takesValue(node.children as Node[])) return;
            const isSaid = attributes.some(
              (one) => (one.name as Node | undefined)?.name === "keyed",
            );
            const keyed = { type: "JSXIdentifier", name: "keyed" };
            if (!isSaid) attributes.push({ type: "JSXAttribute", name: keyed, value: null });
          },
        });
      },
    },
  };
}

/** Whether all that is in an element is a function with a parameter. */
function takesValue(children: readonly Node[]): boolean {
  const [child, ...others] = children.filter(
    ({ type, value }) => type !== "JSXText" || String(value).trim() !== "",
  );
  const said = child?.type === "JSXExpressionContainer" ? (child.expression as Node) : null;
  const isFunction =
    said?.type === "ArrowFunctionExpression" || said?.type === "FunctionExpression";
  return others.length === 0 && isFunction && (said.params as Node[]).length > 0;
}
