import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { readBinary } from "~/projects/stored-binaries.server";
import type { ReleaseBuild, ReleaseFile } from "~/publishing/releases/store-build.server";
import { insertInHead } from "~/sites/build/page";
import { drawMark, readMark } from "./icon/app-mark.server";
import { isRelated, readHead } from "./icon/read-head";

const PAGE = "/index.html";
/** Below the name of the product's own calls, where no app has files. */
const FOLDER = "/@sayso/app/";

/**
 * A build with what phones and browsers ask of an app that can be put on a home screen, where its page names no web app
 * manifest of its own: a manifest and icons. The project's files stay as they are; the built page gets one line.
 */
export async function makeInstallable(
  projectId: string,
  build: ReleaseBuild,
): Promise<ReleaseBuild> {
  const page = build.files.get(PAGE);
  const html = page && new TextDecoder().decode(page.body);
  if (!page || !html || readHead(html, "link").some((link) => isRelated(link, "manifest")))
    return build;
  try {
    const { name } = await db.project.findUniqueOrThrow({
      where: { id: projectId },
      select: { name: true },
    });
    const files = new Map(build.files);
    for (const [path, file] of await manifestOf({ projectId, name }, build, html))
      files.set(path, file);
    const line = `<link rel="manifest" href=".${FOLDER}manifest.webmanifest">`;
    files.set(PAGE, { type: page.type, body: Buffer.from(insertInHead(html, line)) });
    return { ...build, files };
  } catch (error) {
    // Nobody's app stays unpublished for the want of an icon.
    log.error({ err: error }, "an app got no manifest");
    return build;
  }
}

async function manifestOf(
  { projectId, name }: { projectId: string; name: string },
  { files, binaries }: ReleaseBuild,
  html: string,
): Promise<[path: string, file: ReleaseFile][]> {
  const read = async (path: string, mostBytes: number) => {
    const built = files.get(path);
    const binary = built ? undefined : binaries?.get(path);
    const size = built?.body.length ?? binary?.size ?? Number.POSITIVE_INFINITY;
    if (size > mostBytes) return null;
    return built ? built.body : binary ? readBinary(projectId, binary.hash, binary.size) : null;
  };
  const mark = await readMark({ projectId, name, html, paths: files.keys() }, read);
  const [small, large] = await drawMark(
    mark,
    { size: 512, share: "whole", shape: "square" },
    [192, 512],
  );
  // All within a circle of four fifths (https://www.w3.org/TR/appmanifest/#icon-masks).
  const [masked] = await drawMark(mark, { size: 512, share: 0.46, shape: "square" }, [512]);
  const icons = [
    { file: "icon-192.png", size: 192, purpose: "any", body: small },
    { file: "icon-512.png", size: 512, purpose: "any", body: large },
    { file: "maskable-512.png", size: 512, purpose: "maskable", body: masked },
  ];
  const manifest = {
    name,
    short_name: name,
    // From the manifest's own place, so that it holds below a path and under a domain too.
    start_url: "../../",
    scope: "../../",
    display: "standalone",
    background_color: mark.ground,
    theme_color: mark.ground,
    icons: icons.map(({ file, size, purpose }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  const made: [string, ReleaseFile][] = [
    [
      `${FOLDER}manifest.webmanifest`,
      { type: "application/manifest+json", body: Buffer.from(JSON.stringify(manifest)) },
    ],
  ];
  for (const { file, body } of icons) {
    if (body) made.push([`${FOLDER}${file}`, { type: "image/png", body }]);
  }
  return made;
}
