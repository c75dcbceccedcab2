/** What is done to the pixels of a picture, in the order of the members. */
export interface PictureSteps {
  /** In pixels. */
  resize?: {
    width: number;
    height?: number;
    fit?: "cover" | "inside";
    position?: "top" | "centre";
    withoutEnlargement?: boolean;
  };
  /** What can be seen through becomes white. */
  onWhite?: boolean;
  /** In the colours that every browser takes for granted. */
  inSrgb?: boolean;
}

/** One encoding of a picture. */
export interface PictureTarget extends PictureSteps {
  format: "avif" | "gif" | "jpeg" | "png" | "webp";
  /** 1 to 100; the format's own where there is none. */
  quality?: number;
  /** How hard AVIF is compressed, 0 to 9. */
  effort?: number;
}

/** What is to be made of a picture: plain data, for another process does it. */
export interface PictureWork {
  /** Reads all frames of one that moves, not the first alone. */
  moving?: boolean;
  /** Done once, before all encodings. */
  first?: PictureSteps;
  targets: readonly PictureTarget[];
}

/** A picture encoded anew, which holds only pixels. */
export interface EncodedPixels {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** What came of a picture. */
export interface MadePictures {
  /** As it was sent, in pixels. */
  sent: { width: number; height: number };
  /** In the order in which they were asked for. */
  made: EncodedPixels[];
}

/** What the picture process is sent. */
export interface PictureJob {
  id: number;
  bytes: Uint8Array;
  work: PictureWork;
}

/** What it answers: the pictures, or why the decoder or an encoder failed. */
export type PictureReply = { id: number } & ({ made: MadePictures } | { failure: string });
