// better-sqlite3 12 ends Node from 24.19 on at random, 13 ends Node 20 at once: decision 030. The
// package has their name, so that Prisma's adapter opens the database with the same one as we do.
const [major] = process.versions.node.split(".").map(Number);

module.exports = major >= 24 ? require("better-sqlite3-13") : requireCompiled();

/** Version 12 is compiled where no prebuilt binary can be had; npm leaves it out when that fails. */
function requireCompiled() {
  try {
    return require("better-sqlite3-12");
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    throw new Error(
      "SQLite's binding could not be compiled. Install python3, make and a C++ compiler, delete node_modules and start again; or use Node 24, which needs none.",
      { cause: error },
    );
  }
}
