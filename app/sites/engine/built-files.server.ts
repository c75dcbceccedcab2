import { openBinary, readBinary } from "~/projects/stored-binaries.server";
import type { SiteBuild } from "../build/build-types";
import type { SiteFiles } from "./engine";

/** The files of a build: what it made from memory, and the project's binary files as they are read. */
export function builtFiles({ kind, files, binaries }: SiteBuild, projectId: string): SiteFiles {
  return {
    kind,
    async read(path) {
      const file = files.get(path);
      const binary = binaries.get(path);
      if (file || !binary) return file ?? null;
      const { type, hash, size } = binary;
      const body = await readBinary(projectId, hash, size);
      return body && { type, body, hash };
    },
    large(path) {
      const binary = binaries.get(path);
      if (!binary) return null;
      return { ...binary, open: (part) => openBinary(projectId, binary.hash, part) };
    },
  };
}
