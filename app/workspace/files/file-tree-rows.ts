import { type FileNode, nodesOf } from "~/projects/files";

/** A visible line of the file tree. */
export interface TreeRow {
  path: string;
  name: string;
  isFolder: boolean;
  isOpen: boolean;
  /** From 1. */
  level: number;
}

/** The lines of the tree, top to bottom: all but `.gitkeep`, and nothing inside closed folders. */
export function visibleRows(paths: Iterable<string>, closed: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (nodes: readonly FileNode[], level: number) => {
    for (const node of nodes) {
      const isFolder = node.type === "directory";
      if (!isFolder && node.name === ".gitkeep") continue;
      const isOpen = isFolder && !closed.has(node.path);
      rows.push({ path: node.path, name: node.name, isFolder, isOpen, level });
      if (isOpen) walk(node.children, level + 1);
    }
  };
  walk(nodesOf([...paths].map((path) => ({ id: path, path }))), 1);
  return rows;
}

/** What a key does in the tree: where the focus goes, or which folder opens or closes. */
export type TreeMove = { focus: string } | { toggle: string } | null;

export function treeMove(rows: readonly TreeRow[], path: string, key: string): TreeMove {
  const index = rows.findIndex((row) => row.path === path);
  const row = rows[index];
  const focus = (target: TreeRow | undefined): TreeMove => (target ? { focus: target.path } : null);
  switch (key) {
    case "ArrowDown":
      return focus(rows[index + 1]);
    case "ArrowUp":
      return focus(rows[index - 1]);
    case "Home":
      return focus(rows[0]);
    case "End":
      return focus(rows.at(-1));
    case "ArrowRight":
      if (!row?.isFolder) return null;
      return row.isOpen ? focus(rows[index + 1]) : { toggle: row.path };
    case "ArrowLeft": {
      if (row?.isFolder && row.isOpen) return { toggle: row.path };
      const parent = path.slice(0, Math.max(0, path.lastIndexOf("/")));
      return focus(rows.find((other) => other.path === parent));
    }
    default:
      return null;
  }
}
