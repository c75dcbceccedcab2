// Loaded into the servers of this benchmark by NODE_OPTIONS: SIGUSR2 has them collect their garbage, so
// that what is measured is what they hold and not when V8 last felt like tidying up.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => collect());
}
