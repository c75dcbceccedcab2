import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a hostile or broken device would do otherwise. */
export interface Oddities {
  /** The page that the browser says it is on. */
  origin?: string;
  /** The host that the key signs for. */
  rpId?: string;
  /** How often it says that it has signed. */
  counter?: number;
  /** The account that it names. */
  userHandle?: string;
  /** `webauthn.get` or `webauthn.create`. */
  type?: string;
  /** Whether somebody touched it. */
  isPresent?: boolean;
  /** What it says of who made it. */
  format?: "none" | "packed";
}

interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** An authenticator and the browser around it: a real key, and the bytes that WebAuthn says. */
export class TestPasskey {
  readonly id = randomBytes(32).toString("base64url");
  counter = 0;
  #userHandle = "";
  readonly #key: KeyObject;
  readonly #publicKey: { x: Buffer; y: Buffer };

  constructor(readonly origin: string) {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#key = privateKey;
    this.#publicKey = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
  }

  /** Makes itself the account's, as the page asks (`navigator.credentials.create`). */
  create(options: CreationOptions, odd: Oddities = {}) {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const keyData = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const authData = Buffer.concat([this.#authData(HAS_KEY, options.rp.id, odd), keyData]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, odd),
        attestationObject: attestationObject(authData, odd.format).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs, as the page asks (`navigator.credentials.get`). */
  get(options: RequestOptions, odd: Oddities = {}) {
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, odd);
    const authData = this.#authData(0, options.rpId, odd);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const handle = odd.userHandle;
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, this.#key).toString("base64url"),
        userHandle:
          handle === undefined ? this.#userHandle : Buffer.from(handle).toString("base64url"),
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: "public-key" as const };
  }

  #clientData(type: string, challenge: string, odd: Oddities): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    const said = { ...data, ...(odd.origin ? { origin: odd.origin } : {}) };
    const text = JSON.stringify({ ...said, ...(odd.type ? { type: odd.type } : {}) });
    return Buffer.from(text).toString("base64url");
  }

  #authData(flags: number, rpId: string | undefined, odd: Oddities): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? this.counter);
    const present = odd.isPresent === false ? 0 : PRESENT | VERIFIED;
    const host = odd.rpId ?? rpId ?? "";
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags | present]), count]);
  }

  /** The key as COSE: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR. */
  #coseKey(): Buffer {
    const { x, y } = this.#publicKey;
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
      x,
      Buffer.from([0x22, 0x58, 32]),
      y,
    ]);
  }
}

/** `{fmt, attStmt, authData}` in CBOR; a packed statement brings a "certificate". */
function attestationObject(authData: Buffer, format: Oddities["format"] = "none"): Buffer {
  const statement =
    format === "none"
      ? Buffer.from([0xa0])
      : Buffer.concat([
          Buffer.from([0xa3]),
          ...[cborText("alg"), Buffer.from([0x26])],
          ...[cborText("sig"), Buffer.from([0x41, 0x00])],
          ...[cborText("x5c"), Buffer.from([0x81, 0x41, 0x00])],
        ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[cborText("fmt"), cborText(format)],
    ...[cborText("attStmt"), statement],
    ...[cborText("authData"), Buffer.from([0x59]), length, authData],
  ]);
}

/** Of less than 24 bytes. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
