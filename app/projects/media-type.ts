/** How a file that is no text is shown. */
export type BinaryKind = "picture" | "sound" | "video" | "font" | "pdf" | "other";

/** Media types by the ending of a name. What has one of these endings is never taken for a text. */
const TYPES: Readonly<Record<string, readonly [type: string, kind: BinaryKind]>> = {
  png: ["image/png", "picture"],
  jpg: ["image/jpeg", "picture"],
  jpeg: ["image/jpeg", "picture"],
  gif: ["image/gif", "picture"],
  webp: ["image/webp", "picture"],
  avif: ["image/avif", "picture"],
  bmp: ["image/bmp", "picture"],
  ico: ["image/x-icon", "picture"],
  mp3: ["audio/mpeg", "sound"],
  wav: ["audio/wav", "sound"],
  ogg: ["audio/ogg", "sound"],
  oga: ["audio/ogg", "sound"],
  opus: ["audio/ogg", "sound"],
  m4a: ["audio/mp4", "sound"],
  aac: ["audio/aac", "sound"],
  flac: ["audio/flac", "sound"],
  mp4: ["video/mp4", "video"],
  m4v: ["video/mp4", "video"],
  webm: ["video/webm", "video"],
  ogv: ["video/ogg", "video"],
  mov: ["video/quicktime", "video"],
  woff: ["font/woff", "font"],
  woff2: ["font/woff2", "font"],
  ttf: ["font/ttf", "font"],
  otf: ["font/otf", "font"],
  eot: ["application/vnd.ms-fontobject", "other"],
  pdf: ["application/pdf", "pdf"],
  wasm: ["application/wasm", "other"],
  glb: ["model/gltf-binary", "other"],
  zip: ["application/zip", "other"],
  gz: ["application/gzip", "other"],
  bin: ["application/octet-stream", "other"],
};
const OTHER = ["application/octet-stream", "other"] as const;

/** The media type of a file that is no text, by its name. */
export function mediaTypeOf(path: string): string {
  return find(path)[0];
}

/** How a file that is no text is shown, by its name. */
export function binaryKindOf(path: string): BinaryKind {
  return find(path)[1];
}

/** Whether a name says that its file is no text. */
export function isNamedBinary(path: string): boolean {
  return endingOf(path) in TYPES;
}

function find(path: string): readonly [type: string, kind: BinaryKind] {
  return TYPES[endingOf(path)] ?? OTHER;
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
