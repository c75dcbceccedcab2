import type { BROWSER_KEYS } from "~/platform/browser-keys";

/**
 * Comforts for pages that work without them: on every page that React does not run. At most 2 kB
 * compressed; what is larger is loaded when somebody asks for it. The script is a module and so
 * deferred: the document is parsed, its frames may still be loading.
 */
const all = <Kind extends HTMLElement>(selector: string) =>
  document.querySelectorAll<Kind>(selector);

for (const button of all("[data-back]")) button.hidden = history.length < 2;

for (const status of all("[data-while-loading]")) {
  status.hidden = document.readyState === "complete";
  // The window's load waits for its frames.
  addEventListener("load", () => {
    status.hidden = true;
  });
}

for (const stage of all("[data-reached]")) {
  import("./published-app").then(
    ({ watchApp }) => watchApp(stage),
    () => {},
  );
}

/** The service worker comes when the page is there, and is asked for by nothing before that. */
function registerWorker(): void {
  const path = document.documentElement.dataset.worker;
  if (!path || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(path).then(
    // Nothing where a browser or a test blocks workers.
    (registration) =>
      registration &&
      import("./offline/follow-worker").then(({ followWorker }) => followWorker(registration)),
    // A private window has none; pages work as they did.
    () => {},
  );
}
if (document.readyState === "complete") registerWorker();
else addEventListener("load", registerWorker);

function closeMenus(keep?: Node): void {
  for (const menu of all<HTMLDetailsElement>("details.site-menu[open]")) {
    if (keep && menu.contains(keep)) continue;
    menu.open = false;
    if (!keep) menu.querySelector("summary")?.focus();
  }
}

const loginDialog = () => import("./dialogs/login-dialog");
const passkeys = () => import("./passkeys/passkeys");
const walletDialog = () => import("./dialogs/wallet-dialog");

/** A link that opens a dialog; on the login page itself the choices are there already. */
function openerAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element).closest?.<HTMLAnchorElement>("a[data-opens]");
  const isHere = link?.dataset.opens === "login" && link.pathname === location.pathname;
  return link && !isHere ? link : null;
}

/** Opening in a new tab or window is the browser's business. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

addEventListener("click", (event) => {
  const target = event.target as Element;
  if (target.closest("[data-back]")) history.back();
  const key = target.closest<HTMLButtonElement>("[data-passkey]");
  if (key) {
    event.preventDefault();
    void passkeys().then(({ usePasskey }) => usePasskey(key));
  }
  const opener = openerAt(target);
  if (opener && isPlain(event)) {
    event.preventDefault();
    const opening =
      opener.dataset.opens === "wallet"
        ? walletDialog().then(({ openWallet }) => openWallet())
        : loginDialog().then(({ openLogin }) => openLogin(opener));
    opening.catch(() => location.assign(opener.href));
  }
  closeMenus(target);
});

/** Loads the dialog when the pointer reaches its link, before it is pressed. */
for (const kind of ["pointerover", "focusin"]) {
  addEventListener(kind, ({ target }) => {
    const opener = openerAt(target);
    if (opener?.dataset.opens === "wallet") void walletDialog();
    else if (opener) loginDialog().then(({ prepareLogin }) => prepareLogin(opener).catch(() => {}));
  });
}

/** On the login page the wallets are looked for when somebody turns to the choices. */
for (const kind of ["pointerover", "focusin", "click"]) {
  addEventListener(kind, async ({ target }) => {
    const place = (target as Element).closest?.("[data-login-choices]");
    const wallet = place?.querySelector<HTMLElement>(
      "[data-wallet-login]:not([data-wallets-offered])",
    );
    if (!wallet) return;
    const { offerWallets } = await import("./wallet/wallet-login");
    offerWallets(wallet);
    const pressed = kind === "click" && (target as Element).closest("button");
    if (pressed && wallet.contains(pressed)) pressed.click();
  });
}

addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.matches(".theme")) {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement;
    // Without a line this page has them, and the next one has not.
    import("./theme").then(({ chooseTheme }) => chooseTheme(form, button)).catch(() => {});
  }
  if (!form.matches("form[action='/logout']")) return;
  event.preventDefault();
  import("./account/logout").then(
    ({ logOut }) => logOut(form),
    () => form.submit(),
  );
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeMenus();
});

/** Scripts of a part of a page, by its `data-wakes`: loaded when somebody first goes into it. */
const PARTS: Record<string, () => Promise<unknown>> = {
  showcase: () => import("./showcase"),
  forum: () => import("./forum/forum"),
  "live-search": () => import("./live-search"),
  settings: () => import("./account/send-when-reached"),
};

addEventListener("focusin", ({ target }) => helpAt(target as Element));

function helpAt(target: Element | null): void {
  const name = target?.closest<HTMLElement>("[data-wakes]")?.dataset.wakes ?? "";
  // Without it the part works as it did.
  PARTS[name]?.().catch(() => {});
  // A title is kept as well as the text below it.
  const field = target?.closest("[data-draft], textarea[data-mentions]");
  if (field) help(field.querySelector("textarea") ?? (field as HTMLTextAreaElement));
}

function help(field: HTMLTextAreaElement): void {
  import("./writing/writing").then(
    ({ helpWriting }) => helpWriting(field),
    () => {},
  );
}

/** Written out, so that no page loads a second file for it; its type holds it to the list of names. */
const POSTS: (typeof BROWSER_KEYS)["posts"] = "sayso:posts";
try {
  // What this browser has kept of a post is put back at once.
  if (localStorage[POSTS]) all<HTMLTextAreaElement>("[data-draft] textarea").forEach(help);
} catch {
  // Nothing can be kept here.
}

// On a slow line somebody may be writing by now, in a field that they went into before this script was there;
// a form of an edit begins in its text.
helpAt(document.activeElement);
