import { pathToFileURL } from "node:url";
import { everydayEdits, makeProject, tryEdit, unmasteredEdits } from "../support/everyday-edits";
import { report } from "./measure";

/** Of all edits that were written down, at least this share must do what was asked. */
const GOAL = 0.9;

/** Prints how many everyday edits of the starter's projects do what was asked, and how many claim it falsely. */
export async function run(): Promise<void> {
  let [all, done, claimed] = [0, 0, 0];
  for (const { name, project, edits } of everydayEdits()) {
    const before = makeProject(project);
    const tried = edits.map((edit) => ({ edit, ...tryEdit(before, edit) }));
    const right = tried.filter(({ wrong }) => wrong.length === 0).length;
    const untrue = tried.filter(({ isClaimed }) => isClaimed).length;
    report(`${name}, did what was asked`, `${right} of ${edits.length}`);
    for (const { edit, wrong } of tried)
      if (wrong.length > 0) report(`  ${edit.say}`, wrong.join("; "));
    // Those written later are to be told truly; how many are done is seen above.
    if (!name.includes(",")) {
      all += edits.length;
      done += right;
    }
    claimed += untrue;
  }
  report("the first 120, did what was asked", `${done} of ${all}`, {
    text: `≥ ${GOAL}`,
    reached: done / all >= GOAL,
  });
  for (const { name, project, edits } of unmasteredEdits()) {
    const before = makeProject(project);
    const tried = edits.map((edit) => tryEdit(before, edit));
    const right = tried.filter(({ wrong }) => wrong.length === 0).length;
    const untrue = tried.filter(({ isClaimed }) => isClaimed).length;
    report(`${name}, did what was asked`, `${right} of ${edits.length}, ${untrue} claimed`);
  }
  report("all of the known ones, claimed what was not done", String(claimed), {
    text: "0",
    reached: claimed === 0,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await run();
