import ts from "typescript";
import { chooseVersion } from "./choose-version";
import { PACKAGE_TYPES } from "./package-types";
import type { FromTypes, Questions, ToTypes } from "./type-messages";
import { TypeService } from "./type-service";
import libs from "./typescript-libs";

// TypeScript over the open project, beside the page. Declarations of packages are loaded as they are imported.

const service = new TypeService({ ts, libs });
const asked = new Set<string>();

self.addEventListener("message", async ({ data }: MessageEvent<ToTypes>) => {
  if (data.type === "files") {
    service.change(data.put, data.dropped);
    return;
  }
  const { id } = data;
  const answer = (message: Omit<FromTypes, "id">) => self.postMessage({ id, ...message });
  try {
    await loadTypes();
    answer({ answer: reply(data) });
  } catch (error) {
    answer({ failed: String(error) });
  }
});

function reply({ type, asks }: Exclude<ToTypes, { type: "files" }>) {
  const { path, at, name } = asks as Questions["renamed"]["asks"];
  switch (type) {
    case "problems":
      return service.problems(path);
    case "completions":
      return service.completions(path, at);
    case "hover":
      return service.hover(path, at);
    case "definition":
      return service.definition(path, at);
    case "nameAt":
      return service.nameAt(path, at);
    case "renamed":
      return service.renamed(path, at, name);
  }
}

/** Loads the declarations of packages that the product has, where the project is content with their version. */
async function loadTypes(): Promise<void> {
  const wanted = service.missingPackages().filter((name) => !asked.has(name));
  for (const name of wanted) asked.add(name);
  const loaded = await Promise.all(
    wanted.map(async (name) => {
      const types = chooseVersion(service.wantedVersion(name), PACKAGE_TYPES[name] ?? []);
      if (!types) return null;
      return types.load().then(
        (it) => it.default,
        () => null,
      );
    }),
  );
  for (const files of loaded) if (files) service.declare(files);
}
