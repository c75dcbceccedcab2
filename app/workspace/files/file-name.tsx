import { splitName } from "./split-name";

/** The name of a file or folder in a list. A long one is shortened in the middle, so that its end stays in view. */
export function FileName({ name }: { name: string }) {
  const [begin, end] = splitName(name);
  if (end === "") return <span className="ws-tree-name">{name}</span>;
  return (
    <span className="ws-tree-name ws-tree-name--long" title={name}>
      <span>{begin}</span>
      <span>{end}</span>
    </span>
  );
}
