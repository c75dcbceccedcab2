// Stands in build/starter.cjs: what writes the starter's answers, read by a worker with the first of them.
const path = require("node:path");
const { loadProgram } = require("./load-program.cjs");

const starter = loadProgram(path.join(__dirname, "starter.js"));

module.exports = { script: starter.script, ...starter.exports };
