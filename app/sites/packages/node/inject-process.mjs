// What stands in for modules of Node takes `process` for granted.
export { default as process } from "node:process";
