// Stands in for the program that installs packages: it does what the first package's name says.
process.on("message", async ({ request }) => {
  const [what] = request.extra;
  if (what === "hang") for (;;);
  if (what === "crash") process.exit(1);
  process.send({ progress: { phase: "fetching", done: 1, total: 2 } });
  if (what === "wait") await new Promise((resolve) => process.once("message", resolve));
  const said = { environment: process.env, arguments: process.execArgv, pid: process.pid };
  process.send({ result: { ok: false, problems: [{ text: JSON.stringify(said) }] } });
});
process.on("disconnect", () => process.exit());
