import { expect, test } from "vitest";
import { onDemandStyles } from "./on-demand-styles";

const PAGE = '<head></head><body><script type="module" src="/src/main.tsx"></script></body>';
const page = (dependencies: Record<string, string>, files: Record<string, string> = {}) =>
  onDemandStyles(
    new Map(
      Object.entries({
        "index.html": PAGE,
        "package.json": JSON.stringify({ dependencies }),
        ...files,
      }),
    ),
  )?.tree.get("index.html");
const PLUGIN = { "vite-plugin-style-import": "^0.7.5" };

test("styles that a plugin brings for each component are there as a whole, before the app's own", () => {
  const all = page({ ...PLUGIN, antd: "^4.12.3" });
  expect(all).toContain(
    '<script type="module">import "antd/dist/antd.css";</script><script type="module" src',
  );
  expect(page({ "babel-plugin-import": "1", vant: "^3.0.0" })).toContain("vant/lib/index.css");
});

test("no styles are added where the library has its own, the project imports them, or no plugin is named", () => {
  expect(page({ ...PLUGIN, antd: "^5.1.0" })).toBeUndefined();
  expect(page({ antd: "^4.12.3" })).toBeUndefined();
  const own = { "src/main.tsx": "import 'antd/dist/antd.less';" };
  expect(page({ ...PLUGIN, antd: "^4.12.3" }, own)).toBeUndefined();
});
