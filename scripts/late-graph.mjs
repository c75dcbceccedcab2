// What Prisma makes of its data model, for the server's bundle (lighten-bundle.mjs).

/** A method that reads all nodes of the graph: `#u(count) { let nodes = []; for (…) { …; nodes.push({ edges }) } return nodes }`. */
const READS_NODES =
  /#(\w)\((\w)\)\{let (\w)=\[\];for\(let (\w)=0;\4<\2;\4\+\+\)\{(let \w=this\.#\w\(\),(\w)=\{\};for\(let .*?)\3\.push\(\{edges:\6\}\)\}return \3\}/g;
/** Where the reader is in the bytes: the field that goes on with each of them. */
const PLACE = /getUint8\(this\.(#\w)\+\+\)/;

/**
 * Has Prisma's client read the edges of its graph when somebody asks for them. It reads all of them at its start: 50,000
 * objects, in lists with room for each of the graph's names. 5 MB of the heap, of which a server uses a twentieth.
 *
 * @param {string} text the source of `@prisma/client/runtime/client`
 * @throws {Error} when another version reads it in another way
 */
export function lateGraph(text) {
  const place = PLACE.exec(text)?.[1];
  if (!place || text.match(READS_NODES)?.length !== 2)
    throw new Error("Prisma reads its graph in another way now.");
  const late = text.replace(
    READS_NODES,
    (_, method, count, nodes, at, readOne, edges) =>
      `#${method}(${count}){let ${nodes}=[];const read=()=>{${readOne}return ${edges}};` +
      `const readAt=(place)=>{const now=this.${place};this.${place}=place;const edges=read();this.${place}=now;return edges};` +
      `for(let ${at}=0;${at}<${count};${at}++){${nodes}.push(new LateNode(this.${place},readAt));read()}return ${nodes}}`,
  );
  return `${late}${NODE}`;
}

const NODE = `
;class LateNode {
  #place; #readAt; #edges;
  constructor(place, readAt) { this.#place = place; this.#readAt = readAt; }
  get edges() { return this.#edges ??= this.#readAt(this.#place); }
}
`;
