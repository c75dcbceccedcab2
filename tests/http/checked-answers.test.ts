import { expect, test } from "vitest";
import { fileBlock } from "../support/file-blocks";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject, storedFile } from "../support/projects";
import { sharedAppWithModel } from "../support/shared-app";

const PAGE =
  '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>\n';
const RIGHT = 'import { Fish } from "lucide-react";\nconsole.log(<Fish />);\n';
const WRONG = RIGHT.replaceAll("Fish", "Fisch");

test("without JavaScript an answer says what is left of it, has it fixed, or goes back", async () => {
  const { app, ann, models } = await sharedAppWithModel();
  const id = await makeProject(ann, "Pond", { "index.html": PAGE, "src/main.tsx": RIGHT });
  models.play([{ text: `Here is the fish.\n\n${fileBlock("src/main.tsx", WRONG)}` }]);
  const browser = new PlainBrowser(ann, app.origin);
  await browser.open(`/projects/${id}`);
  browser.fill("Message", "Add a fish");
  await browser.press("Send");
  const ends = async (text: string) =>
    expect
      .poll(async () => {
        await browser.open(`/projects/${id}`);
        // Steps are shown while the answer is still being written.
        return browser.text.includes("is being written") ? "" : browser.text;
      })
      .toContain(text);
  await ends("1 problem is left");
  expect(browser.text).toContain('lucide-react has no "Fisch". Near: "Fish"');
  expect(browser.text).toContain("Built: 1 problem");
  expect(browser.text).not.toContain("Done");

  models.play([{ text: fileBlock("src/main.tsx", RIGHT) }]);
  await browser.press("Fix this");
  await ends("Built without problems; not open while it was checked");

  models.play([{ text: fileBlock("src/main.tsx", WRONG) }]);
  browser.fill("Message", "Once more");
  await browser.press("Send");
  await ends("Back to before");
  await browser.press("Back to before");
  expect(await storedFile(ann, id, "src/main.tsx")).toMatchObject({ content: RIGHT });
  // What the answer offered is about files that are gone.
  expect(browser.text).toContain("Taken back: the files are as they were before this answer.");
  expect(() => browser.press("Fix this")).toThrow();
  expect(() => browser.press("Back to before")).toThrow();
});
