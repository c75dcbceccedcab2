// Until all of its users name topics themselves.
export { topics as bus } from "./coordination.server";
