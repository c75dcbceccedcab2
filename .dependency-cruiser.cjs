// The arrows of docs/architecture.md: who may import whom (scripts/layers.cjs), and no circles.
const layers = require("./scripts/layers.cjs");

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
    ...Object.entries(layers).map(([room, allowed]) => ({
      name: `${room.replace("/", "-")}-imports-what-it-may`,
      comment: "scripts/layers.cjs says what that is.",
      severity: "error",
      from: { path: `^app/${room}/`, pathNot: TEST_CODE },
      to: {
        path: "^app/[^/]+/",
        pathNot: `^app/(?:generated|${[room, ...allowed].join("|")})/`,
      },
    })),
    {
      name: "rows-stay-in-repositories",
      comment: "Pages, routes and http ask a domain, which puts the viewer into each query.",
      severity: "error",
      from: {
        path: "^app/(?:routes|http|account-page|content|enhance|landing|project-list|ui|workspace)/",
        // They open the database, close it, and say whether it answers.
        pathNot: `${TEST_CODE}|^app/http/shell/(?:listen|server)\\.server\\.ts$`,
      },
      to: { path: "^app/(?:platform/db\\.server|generated/(?:sqlite|postgresql)/)" },
    },
    {
      name: "the-generated-client-is-the-servers",
      severity: "error",
      from: { path: "^app/(?!generated/)", pathNot: `\\.server\\.tsx?$|${TEST_CODE}` },
      to: { path: "^app/generated/(?:sqlite|postgresql)/" },
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
      // What stands for a framework's names imports packages and modules of the project that is built.
      from: { pathNot: "^app/sites/build/frameworks/[^/]+/shims/" },
      to: { couldNotResolve: true, pathNot: "^@remix-run/dev/server-build$|\\?" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|^app/generated" },
    exclude: { path: "^build/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    // Of who depends on whom only what a rule above asks for.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
