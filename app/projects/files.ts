/** A project's files at one moment: normal path → UTF-8 text. */
export type FileTree = ReadonlyMap<string, string>;

/** A file of a project that is no text. `hash` is the SHA-256 of its bytes, in hex; `size` counts them. */
export interface BinaryFile {
  hash: string;
  size: number;
}

/** All files of a project at one moment, by normal path. */
export interface ProjectTree {
  texts: FileTree;
  binaries: ReadonlyMap<string, BinaryFile>;
}

/** What is known of a file without its content. `hash` is the SHA-256 of that, in hex. */
export interface FileHead {
  id: string;
  projectId: string;
  path: string;
  language: string;
  name: string;
  type: "file";
  hash: string;
  /** There for a file that is no text: how many bytes it has. Its `content` is then empty. */
  binary?: { size: number };
}

/** A file as the API sends it. */
export interface FileRow extends FileHead {
  content: string;
}

/** A node of the file explorer; folders come from paths and have no row of their own. */
export interface FileNode {
  id: string;
  name: string;
  type: "file" | "directory";
  path: string;
  children: FileNode[];
}

/**
 * Caps per project. A generated web app is rarely above 60 files and 1 MB, a public repository in thirty has more than
 * 500; these leave room and still keep its texts small enough to build in memory. Sizes are bytes, of texts in UTF-8.
 */
export const FILE_LIMITS = {
  filesPerProject: 2_000,
  /** Of a text. */
  bytesPerFile: 1_000_000,
  /** Of all texts. */
  bytesPerProject: 10_000_000,
  /** Of a file that is no text: a short video, a long sound. */
  bytesPerBinary: 25_000_000,
  /** Of all files together. */
  bytesInAll: 50_000_000,
} as const;

const LANGUAGES: Record<string, string> = {
  ts: "typescript",
  tsx: "typescript",
  js: "javascript",
  jsx: "javascript",
  mjs: "javascript",
  cjs: "javascript",
  json: "json",
  html: "html",
  css: "css",
  scss: "scss",
  py: "python",
  md: "markdown",
  rb: "ruby",
  java: "java",
  go: "go",
  rs: "rust",
  sql: "sql",
  sh: "shell",
  yaml: "yaml",
  yml: "yaml",
  xml: "xml",
  svg: "xml",
};

/** The editor language for a path, by extension; `"plaintext"` when unknown. */
export function languageOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf(".");
  const extension = dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
  return LANGUAGES[extension] ?? "plaintext";
}

/** The last segment of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Builds the explorer's tree from flat rows: folders first, then files, each by name.
 * Directory nodes have the id `dir:<path>`.
 */
export function nodesOf(files: Iterable<{ id: string; path: string }>): FileNode[] {
  const root: FileNode[] = [];
  const folders = new Map<string, FileNode[]>([["", root]]);

  const childrenOf = (folder: string): FileNode[] => {
    const known = folders.get(folder);
    if (known) return known;
    const slash = folder.lastIndexOf("/");
    const parent = childrenOf(slash < 0 ? "" : folder.slice(0, slash));
    const children: FileNode[] = [];
    parent.push({
      id: `dir:${folder}`,
      name: nameOf(folder),
      type: "directory",
      path: folder,
      children,
    });
    folders.set(folder, children);
    return children;
  };

  for (const { id, path } of files) {
    const slash = path.lastIndexOf("/");
    const siblings = childrenOf(slash < 0 ? "" : path.slice(0, slash));
    siblings.push({ id, name: nameOf(path), type: "file", path, children: [] });
  }
  for (const children of folders.values()) inOrder(children);
  return root;
}

/** Folders before files, and names as people count: "part-2" before "part-10". */
function inOrder(nodes: FileNode[]): void {
  const keys = new Map(nodes.map((node) => [node, countedKey(node.name)]));
  nodes.sort((a, b) => {
    if (a.type !== b.type) return a.type === "directory" ? -1 : 1;
    const [one = "", other = ""] = [keys.get(a), keys.get(b)];
    if (one !== other) return one < other ? -1 : 1;
    return a.name < b.name ? -1 : 1;
  });
}

/**
 * A name that sorts as people count: numbers begin with how long they are. Without Intl, whose first comparison takes
 * 4 MB of a server (decision 094), and which another browser may have in another version.
 */
function countedKey(name: string): string {
  return name.toLowerCase().replace(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, "");
    return String.fromCharCode(0x30 + number.length) + number;
  });
}
