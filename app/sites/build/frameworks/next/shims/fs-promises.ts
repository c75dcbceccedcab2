import { promises } from "./fs";

/** What `fs/promises` has of the files that the app has. */
export const { access, readFile, readdir, stat, lstat } = promises;
export const { writeFile, mkdir, appendFile, unlink, rm } = promises;
export default promises;
