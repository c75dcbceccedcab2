import { z } from "zod";

const manifestSchema = z.record(
  z.object({
    type: z.string(),
    size: z.number(),
    hash: z.string(),
    /** It is a file of the project, which the release's checkpoint holds; nothing is stored of it here. */
    isBinary: z.literal(true).optional(),
  }),
);

/** What a release holds, as its row says it: by path, which starts with "/". */
export type StoredManifest = z.infer<typeof manifestSchema>;

/** The same, for looking paths up. */
export type ReleaseManifest = ReadonlyMap<string, StoredManifest[string]>;

/** @param json the `manifest` of a row */
export function parseReleaseManifest(json: string): ReleaseManifest {
  return new Map(Object.entries(manifestSchema.parse(JSON.parse(json))));
}
