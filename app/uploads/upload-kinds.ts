/** The kinds as a sentence names them. */
export const UPLOAD_KINDS = "images (PNG, JPEG, WebP, AVIF, GIF), PDF, DOC, DOCX and video";

/** A file as the API answers it, and as a message carries it. */
export interface Attachment {
  type: "image" | "other";
  /** Opens for its owner only. */
  url: string;
  name: string;
  /** Bytes, as they are stored. */
  size: number;
}

/** File endings by media type; the first is given to a name that has none of them. */
const ENDINGS: Record<string, readonly string[]> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
  "image/gif": ["gif"],
  "application/pdf": ["pdf"],
  "application/msword": ["doc"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "video/mp4": ["mp4", "m4v"],
  "video/x-m4v": ["m4v", "mp4"],
  "video/webm": ["webm"],
  "video/quicktime": ["mov", "qt"],
  "video/x-matroska": ["mkv"],
  "video/ogg": ["ogv", "ogg"],
  "video/vnd.avi": ["avi"],
  "video/mpeg": ["mpg", "mpeg"],
  "video/3gpp": ["3gp"],
  "video/3gpp2": ["3g2"],
};

/** Whether files of this media type are taken. */
export function isTaken(type: string): boolean {
  return Object.hasOwn(ENDINGS, type);
}

/** Whether the file is a picture that was encoded anew, which may be shown in place. */
export function isPicture(type: string): boolean {
  return type.startsWith("image/");
}

/** Longest name that is kept, in characters: any that a person would still read. */
const NAME_LENGTH = 120;

/**
 * Makes a name that is safe to show, to put into an address and to download under: no folders, no
 * control or direction marks, and an ending that fits the type, so that no page comes out of a
 * picture's bytes.
 */
export function uploadName(raw: string, type: string): string {
  const endings = ENDINGS[type] ?? ["bin"];
  const last = raw.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/[<>:"|?*]/g, "_")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const dot = clean.lastIndexOf(".");
  const ending = dot > 0 ? clean.slice(dot + 1).toLowerCase() : "";
  const fits = endings.includes(ending);
  const stem = [...(fits ? clean.slice(0, dot) : clean)].slice(0, NAME_LENGTH).join("").trim();
  return `${stem || "file"}.${fits ? ending : endings[0]}`;
}
