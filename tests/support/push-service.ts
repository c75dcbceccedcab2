import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A push as it came over the line, and what its browser reads in it. */
export interface ArrivedPush {
  /** Which browser it was for. */
  browser: string;
  headers: IncomingMessage["headers"];
  /** Bytes of the encrypted message. */
  size: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  message: any;
}

/** A browser that has subscribed: it alone can read what it is pushed (RFC 8291). */
class PushedBrowser {
  readonly #ecdh = createECDH("prime256v1");
  readonly #secret = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#ecdh.generateKeys();
  }

  /** As `PushSubscription.toJSON()` gives it. */
  get subscription() {
    const keys = {
      p256dh: this.#ecdh.getPublicKey().toString("base64url"),
      auth: this.#secret.toString("base64url"),
    };
    return { endpoint: this.endpoint, keys };
  }

  /** Reads one record of `aes128gcm` (RFC 8188). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const serverKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([
      Buffer.from("WebPush: info\0"),
      this.#ecdh.getPublicKey(),
      serverKey,
    ]);
    const derive = (secret: Buffer, salted: Buffer, about: Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salted, about, length));
    const input = derive(this.#ecdh.computeSecret(serverKey), this.#secret, info, 32);
    const key = derive(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** A push service: browsers subscribe with it, and it keeps what it is sent for them. */
export class PushService {
  /** The status with which it answers. */
  status = 201;
  /** Browsers whose pushes it takes, and never answers. */
  readonly silentFor = new Set<string>();
  readonly pushes: ArrivedPush[] = [];
  readonly #browsers = new Map<string, PushedBrowser>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { browser } = this.#keep(request, Buffer.concat(chunks));
      if (this.silentFor.has(browser)) return;
      response.writeHead(this.status, { Location: "http://169.254.169.254/" }).end();
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await once(service.#server.listen(0, "127.0.0.1"), "listening");
    return service;
  }

  /** A browser that has just subscribed. */
  subscribe(name: string) {
    const { port } = this.#server.address() as AddressInfo;
    const browser = new PushedBrowser(`http://127.0.0.1:${port}/push/${name}`);
    this.#browsers.set(name, browser);
    return browser.subscription;
  }

  /** What came for a browser, in order. */
  pushesTo(name: string): ArrivedPush[] {
    return this.pushes.filter(({ browser }) => browser === name);
  }

  /** Lets those go who wait for an answer. */
  hangUp(): void {
    this.silentFor.clear();
    this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #keep({ url = "", headers }: IncomingMessage, body: Buffer): ArrivedPush {
    const browser = url.split("/").at(-1) ?? "";
    const message = this.#browsers.get(browser)?.read(body);
    const push = { browser, headers, size: body.length, message };
    this.pushes.push(push);
    return push;
  }
}
