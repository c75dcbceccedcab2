// What Node's `util` has beside the package of that name: what reads and writes texts, and a `promisify` that lets packages
// load which hand it functions of files as they begin. They fail once they are called, as those of `fs` do here.
module.exports = (util) => {
  const promisify = (original) =>
    original === undefined ? notInBrowsers : util.promisify(original);
  promisify.custom = util.promisify.custom;
  const { TextEncoder, TextDecoder } = globalThis;
  return { ...util, promisify, TextEncoder, TextDecoder };
};

async function notInBrowsers() {
  throw new Error("A function of Node was called that no browser has.");
}
