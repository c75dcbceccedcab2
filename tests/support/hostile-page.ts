import type { FileTree } from "../../app/projects/files";

/** What a hostile page got at. Every value is what it must be when nothing leaks. */
export const HARMLESS = {
  /** Reading who is signed in, with and without cookies, as text and as a script. */
  me: "refused",
  meOpaque: "refused",
  /** A state-changing call, as JSON and as a plain form would send it. */
  act: "refused",
  /** Cookies of the product, seen from the site. */
  cookie: "",
  /** Keys that the product keeps in this browser. */
  storage: "none",
  /** The documents around it and before it. */
  parentDocument: "refused",
  topDocument: "refused",
  openerDocument: "none",
  frameDocument: "refused",
  /** Moving the product's window somewhere else. */
  topNavigation: "refused",
  /** A worker that would answer the product's requests. */
  productWorker: "refused",
} as const;

export type HostileReport = Record<keyof typeof HARMLESS, string>;

/**
 * A static project whose script tries whatever a hostile author would, against the product at
 * `product` (an origin), and writes what came of it as JSON into `#report`.
 */
export function hostileProject(product: string): FileTree {
  return new Map([
    [
      "index.html",
      `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Hostile</title></head>
<body>
<pre id="report"></pre>
<iframe id="frame" title="The product" src="${product}/projects"></iframe>
<iframe name="sink" title="Where forms go"></iframe>
<script src="hostile.js"></script>
</body>
</html>
`,
    ],
    ["hostile.js", script(product)],
  ]);
}

function script(product: string): string {
  return `const product = ${JSON.stringify(product)};
const settled = (work) => Promise.race([
  Promise.resolve().then(work).catch(() => "refused"),
  new Promise((resolve) => setTimeout(resolve, 3000, "refused")),
]);
const readable = (work) => settled(() => { const value = work(); return value ? "read " + value : "none"; });

async function me() {
  for (const credentials of ["include", "omit", "same-origin"]) {
    const answer = await fetch(product + "/api/auth/me", { credentials }).catch(() => null);
    if (answer) return "read " + answer.status;
  }
  return "refused";
}

async function act() {
  const body = JSON.stringify({ name: "Hacked" });
  const answer = await fetch(product + "/api/projects", {
    method: "POST", credentials: "include", headers: { "content-type": "application/json" }, body,
  }).catch(() => null);
  if (answer) return "read " + answer.status;
  await fetch(product + "/api/projects", { method: "POST", mode: "no-cors", credentials: "include", body }).catch(() => {});
  for (const path of ["/api/projects", "/projects", "/api/auth/logout"]) {
    const form = document.createElement("form");
    form.method = "post"; form.action = product + path; form.target = "sink";
    const field = document.createElement("input");
    field.name = "name"; field.value = "Hacked";
    form.append(field); document.body.append(form); form.submit();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return "refused";
}

(async () => {
  const frame = document.getElementById("frame");
  await new Promise((resolve) => { frame.addEventListener("load", resolve); setTimeout(resolve, 1500); });
  const report = {
    me: await settled(me),
    meOpaque: await settled(async () => (await fetch(product + "/api/auth/me", { mode: "no-cors", credentials: "include" })).type),
    act: await settled(act),
    cookie: await settled(() => document.cookie),
    storage: await settled(() => {
      const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith("@sayso/"));
      return keys.join(" ") || "none";
    }),
    parentDocument: parent === window ? "refused" : await readable(() => parent.document.title),
    topDocument: top === window ? "refused" : await readable(() => top.document.title),
    openerDocument: opener ? await readable(() => opener.document.title) : "none",
    frameDocument: await readable(() => frame.contentWindow.document.title),
    productWorker: await settled(async () => { await navigator.serviceWorker.register(product + "/sw.js"); return "registered"; }),
    topNavigation: top === window ? "refused" : await settled(() => { top.location = "about:blank#hacked"; return "refused"; }),
  };
  // A cookie that the product might take for its own: whoever tests looks at the product's jar.
  for (const domain of ["localhost", ".localhost", new URL(product).hostname]) {
    try { document.cookie = "sayso_session=hacked; path=/; domain=" + domain; } catch {}
  }
  document.getElementById("report").textContent = JSON.stringify(report);
})();
`;
}
