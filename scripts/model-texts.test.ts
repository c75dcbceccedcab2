import { expect, test } from "vitest";
import { putTextsApart } from "./model-texts.mjs";

const CLIENTS =
  'var one={inlineSchema:`// The model.\\n\\nmodel User {\\n  // A name.\\n  id String @default("\\`a//b\\`")\\n}\\n`,strings:[],graph:""};' +
  `one.runtimeDataModel=JSON.parse('{"models":{"it\\'s":1}}');` +
  `one.parameterization={strings:JSON.parse('["a","b"]'),graph:"QUJD"};` +
  "var other={inlineSchema:`model User {}\\n`};module.exports={one,other};";

/** What a program of this text exports, beside files of these texts. */
function run(bundle: string, texts: Map<string, string>) {
  const module = { exports: {} as Record<string, Record<string, unknown>> };
  const readFileSync = ({ pathname }: URL) => texts.get(pathname.slice(1));
  new Function("require", "module", "fileUrl", bundle)(
    () => ({ readFileSync }),
    module,
    "file:///server.js",
  );
  return module.exports;
}

test("clients are told the same of the data model from files, without what is for people", () => {
  const { bundle, texts } = putTextsApart(CLIENTS);
  const { one, other } = run(bundle, texts);
  expect(one).toMatchObject({
    inlineSchema: '\nmodel User {\n  id String @default("`a//b`")\n}\n',
    runtimeDataModel: { models: { "it's": 1 } },
    parameterization: { strings: ["a", "b"], graph: "QUJD" },
  });
  expect(other).toEqual({ inlineSchema: "model User {}\n" });
  expect(bundle).not.toContain("model User");
});

test("another way of writing clients ends the build", () => {
  expect(() => putTextsApart("module.exports={}")).toThrow("in another way now");
});
