import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { type GitObject, OBJECT_TYPES } from "./git-objects.server";

const compress = promisify(deflate);

/** Bytes of a pack before and behind its objects. */
const HEAD_BYTES = 12;
const TAIL_BYTES = 20;

/**
 * Objects on their way to a repository: kept in a file as they are made, because a pack begins with how many
 * there are, and no server should hold a project in memory.
 */
export class PackFile {
  readonly #ids = new Set<string>();
  readonly #path: string;
  readonly #file: FileHandle;
  #bytes = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** @param path of a file that is not there yet; whoever asks for it removes it */
  static async create(path: string): Promise<PackFile> {
    return new PackFile(path, await open(path, "wx", 0o600));
  }

  /** Adds an object; one that is in it already stays once. */
  async add({ type, id, body }: GitObject): Promise<void> {
    if (this.#ids.has(id)) return;
    this.#ids.add(id);
    const entry = Buffer.concat([headOf(OBJECT_TYPES[type], body.length), await compress(body)]);
    await this.#file.appendFile(entry);
    this.#bytes += entry.length;
  }

  /** Ends the writing. */
  close(): Promise<void> {
    return this.#file.close();
  }

  /** Bytes of the whole pack. */
  get bytes(): number {
    return HEAD_BYTES + this.#bytes + TAIL_BYTES;
  }

  /** The pack (gitformat-pack, version 2), a piece at a time. It is closed by then. */
  async *read(): AsyncGenerator<Buffer> {
    const head = Buffer.alloc(HEAD_BYTES);
    head.write("PACK");
    head.writeUInt32BE(2, 4);
    head.writeUInt32BE(this.#ids.size, 8);
    const digest = createHash("sha1").update(head);
    yield head;
    for await (const part of createReadStream(this.#path)) {
      digest.update(part as Buffer);
      yield part as Buffer;
    }
    yield digest.digest();
  }
}

/** An object's kind and size: four bits of the size beside the kind, then seven a byte, smallest first. */
function headOf(type: number, size: number): Buffer {
  const bytes: number[] = [];
  let rest = Math.floor(size / 16);
  let byte = (type << 4) | (size % 16);
  while (rest > 0) {
    bytes.push(byte | 0x80);
    byte = rest % 128;
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, byte]);
}
