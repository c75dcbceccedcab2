import { gzipSync } from "node:zlib";

/** One entry of a tar archive, as somebody might have written it by hand. */
export interface TarEntry {
  path: string;
  content?: string | Buffer;
  /** "0" is a file, "1" a hard link, "2" a symbolic link, "3" and "4" devices, "5" a folder, "6" a pipe. */
  type?: string;
  link?: string;
}

const BLOCK = 512;

/** A package's files as its tarball, below `package/`. */
export function packageTarball(files: Record<string, string | Buffer>): Buffer {
  return tarball(
    Object.entries(files).map(([path, content]) => ({ path: `package/${path}`, content })),
  );
}

/** Packs entries just as they are given, whatever they are. */
export function tarball(entries: readonly TarEntry[]): Buffer {
  return gzipSync(tar(entries), { level: 1 });
}

export function tar(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = "", type = "0", link = "" }) => {
    const body = Buffer.from(content);
    const isLong = Buffer.byteLength(path) > 100;
    const long = isLong
      ? [header("././@LongLink", "L", "", path.length + 1), padded(Buffer.from(`${path}\0`))]
      : [];
    return [...long, header(path, type, link, body.length), padded(body)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function header(path: string, type: string, link: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(path, 0, 100);
  block.write("0000644\0", 100);
  block.write("0000000\0", 108);
  block.write("0000000\0", 116);
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  block.write("00000000000\0", 136);
  block.write("        ", 148);
  block.write(type, 156);
  block.write(link, 157, 100);
  block.write("ustar\x0000", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

function padded(body: Buffer): Buffer {
  return Buffer.concat([body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)]);
}
