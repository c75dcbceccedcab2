// The arrows of docs/architecture.md: routes and http → domains → platform, and no circles.

/** Every folder of app/ is a domain, but these. */
const DOMAIN = "^app/(?!(?:routes|http|platform|ui|styles|content|generated)/)[^/]+/";
/** What only tests load. */
const TEST_CODE = "\\.test\\.tsx?$";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "domains-know-no-routes",
      comment: "A domain is called by routes and http; it never calls back.",
      severity: "error",
      from: { path: `${DOMAIN}|^app/(platform|ui)/`, pathNot: TEST_CODE },
      to: { path: "^app/(routes|http)/" },
    },
    {
      name: "platform-knows-no-domain",
      severity: "error",
      from: { path: "^app/platform/", pathNot: TEST_CODE },
      to: { path: `${DOMAIN}|^app/ui/` },
    },
    {
      name: "ui-knows-no-domain",
      severity: "error",
      from: { path: "^app/ui/", pathNot: TEST_CODE },
      to: { path: DOMAIN },
    },
    {
      name: "engines-keep-apart",
      comment: "Generation, sites and publishing know projects, not each other's insides.",
      severity: "error",
      from: { path: "^app/(generation|sites|publishing)/" },
      to: { path: "^app/(generation|sites|publishing)/", pathNot: "^app/$1/" },
    },
    {
      name: "models-know-no-starter",
      comment: "The built-in engine is one more model; it is handed to them.",
      severity: "error",
      from: { path: "^app/generation/" },
      to: { path: "^app/starter/" },
    },
    {
      name: "the-starter-knows-no-app-by-name",
      comment: "What is special about an app is said in its folder; the catalog lists them.",
      severity: "error",
      from: { path: "^app/starter/", pathNot: "^app/starter/apps/" },
      to: { path: "^app/starter/apps/[^/]+/" },
    },
    {
      name: "server-code-stays-on-the-server",
      comment: "A .server module must never be needed by code that reaches the browser.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot:
          "\\.server\\.tsx?$|\\.test\\.tsx?$|^app/routes/|^app/root\\.tsx$|^app/entry\\.server\\.tsx$|^app/sites/build/build-(worker|tree)\\.ts$",
      },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-product-needs-no-tests",
      severity: "error",
      from: { path: "^app/|^server\\.ts$", pathNot: TEST_CODE },
      to: { path: `${TEST_CODE}|^tests/` },
    },
    {
      name: "the-product-needs-no-development-packages",
      comment: "They are not in the container.",
      severity: "error",
      from: { path: "^app/|^server\\.ts$", pathNot: TEST_CODE },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: "@types/|@remix-run/dev/server-build",
      },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^@remix-run/dev/server-build$|\\?" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^app/generated|^build/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
