// Of Node's `crypto` what a browser has at once: randomness. Digests and ciphers are in `crypto.subtle`, which answers later.
const { Buffer } = require("node:buffer");

/** What `crypto.getRandomValues` gives at once, in bytes. */
const AT_ONCE = 65_536;
const { crypto } = globalThis;

function randomFillSync(bytes) {
  const view = new Uint8Array(bytes.buffer ?? bytes, bytes.byteOffset ?? 0, bytes.byteLength);
  for (let from = 0; from < view.length; from += AT_ONCE) {
    crypto.getRandomValues(view.subarray(from, from + AT_ONCE));
  }
  return bytes;
}

exports.randomBytes = (size, done) => {
  const bytes = randomFillSync(Buffer.alloc(size));
  if (done) globalThis.setTimeout(done, 0, null, bytes);
  return done ? undefined : bytes;
};
exports.randomFillSync = randomFillSync;
exports.randomUUID = () => crypto.randomUUID();
exports.randomInt = (from, to) => {
  const [least, most] = to === undefined ? [0, from] : [from, to];
  const [value] = crypto.getRandomValues(new Uint32Array(1));
  return least + (value % (most - least));
};
exports.getRandomValues = (values) => crypto.getRandomValues(values);
exports.webcrypto = crypto;
exports.subtle = crypto?.subtle;
for (const name of [
  "createHash",
  "createHmac",
  "createCipheriv",
  "createDecipheriv",
  "pbkdf2Sync",
  "scryptSync",
]) {
  exports[name] = () => {
    throw new Error(`crypto.${name} is not available in a browser: use crypto.subtle.`);
  };
}
