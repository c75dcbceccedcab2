/** What cannot be drawn from inside of a page, as people are told. */
type Missed =
  | "embedded pages"
  | "videos"
  | "pictures from other addresses"
  | "styles from other addresses";

/** A picture of the page as it is shown, or why there is none. */
type Drawn = { picture: Blob; missed: Missed[] } | { problem: string };

/** Sharper than that only makes the file larger. */
const MOST_PIXELS_EACH = 2;
/** Elements of a page that is drawn: more would hold it up for seconds. */
const ELEMENTS = 20_000;

// The page may put one of its own in its place.
const nativeFetch = window.fetch.bind(window);

/** Draws the page for the workspace around it, whenever that asks. */
export function drawWhenAsked(): void {
  window.addEventListener("message", (event) => {
    const [port] = event.ports;
    if (event.source !== window.parent || event.source === window) return;
    if (event.data?.type !== "@sayso/draw" || !port) return;
    void draw(event.data.from === "top" ? { x: 0, y: 0 } : { x: scrollX, y: scrollY })
      .catch((error: unknown): Drawn => ({ problem: String(error) }))
      .then((drawn) => port.postMessage(drawn));
  });
}

/**
 * The elements, with their styles and pictures inside, as an SVG that a canvas draws.
 *
 * @param from what of the page is at its left and top, in pixels
 */
async function draw(from: { x: number; y: number }): Promise<Drawn> {
  const shown = [...document.documentElement.querySelectorAll("*")];
  if (shown.length > ELEMENTS) return { problem: "The page has too many elements." };
  const missed = new Set<Missed>();
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll("*")];
  await Promise.all(shown.map((element, at) => fill(element, copies[at] as Element, missed)));
  const style = document.createElement("style");
  style.textContent = await stylesOf(missed);
  for (const gone of copy.querySelectorAll(
    "script,noscript,style,link,meta,base,template,sayso-mark",
  )) {
    gone.remove();
  }
  copy.append(style);
  const { innerWidth: width, innerHeight: height } = window;
  copy.style.marginLeft = `${-from.x}px`;
  copy.style.marginTop = `${-from.y}px`;
  copy.style.minHeight = `${Math.max(height, document.documentElement.scrollHeight)}px`;
  copy.style.background = groundOf();
  // As the root does, it keeps the margins of what is in it.
  copy.style.display = "flow-root";
  const xml = new XMLSerializer().serializeToString(copy).replace(/[^\P{Cc}\n\t]/gu, "");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${xml}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(MOST_PIXELS_EACH, window.devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) return { problem: "This browser gives no canvas." };
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return picture ? { picture, missed: [...missed] } : { problem: "The picture is empty." };
}

/** What a browser paints behind a page: of its body, unless the root has a ground of its own. */
function groundOf(): string {
  const [root, body] = [document.documentElement, document.body].map((it) => getComputedStyle(it));
  const isBare = root?.backgroundImage === "none" && root.backgroundColor === "rgba(0, 0, 0, 0)";
  const { backgroundColor, backgroundImage } = (isBare ? body : root) as CSSStyleDeclaration;
  // Pictures from addresses do not load in there.
  return backgroundImage.includes("url(")
    ? backgroundColor
    : `${backgroundImage} ${backgroundColor}`;
}

/** Puts into a copy what the page only holds in memory, or would load. */
async function fill(shown: Element, copy: Element, missed: Set<Missed>): Promise<void> {
  if (shown instanceof HTMLImageElement) {
    const data = await dataUrl(shown.currentSrc || shown.src);
    if (!data && shown.currentSrc) missed.add("pictures from other addresses");
    copy.removeAttribute("srcset");
    copy.setAttribute("src", data ?? "");
  } else if (shown instanceof HTMLCanvasElement) {
    const image = document.createElement("img");
    image.src = shown.toDataURL();
    image.className = shown.className;
    image.style.cssText = `width:${shown.clientWidth}px;height:${shown.clientHeight}px`;
    copy.replaceWith(image);
  } else if (shown instanceof HTMLInputElement) {
    copy.setAttribute("value", shown.value);
    copy.toggleAttribute("checked", shown.checked);
  } else if (shown instanceof HTMLTextAreaElement) {
    copy.textContent = shown.value;
  } else if (shown instanceof HTMLOptionElement) {
    copy.toggleAttribute("selected", shown.selected);
  } else if (shown instanceof HTMLIFrameElement) {
    missed.add("embedded pages");
  } else if (shown instanceof HTMLVideoElement) {
    missed.add("videos");
  }
}

/** All styles of the page as one text, with their pictures and fonts inside. */
async function stylesOf(missed: Set<Missed>): Promise<string> {
  const texts = await Promise.all(
    [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => {
      try {
        const text = [...sheet.cssRules].map(({ cssText }) => cssText).join("\n");
        return withData(text, sheet.href ?? document.baseURI);
      } catch {
        missed.add("styles from other addresses");
        return "";
      }
    }),
  );
  return texts.join("\n");
}

async function withData(css: string, base: string): Promise<string> {
  const found = new Map<string, string>();
  for (const [, address = ""] of css.matchAll(URLS)) {
    if (address.startsWith("data:") || found.has(address)) continue;
    found.set(address, (await dataUrl(new URL(address, base).href)) ?? "data:,");
  }
  return css.replace(URLS, (all, address: string) =>
    found.has(address) ? `url("${found.get(address)}")` : all,
  );
}

const URLS = /url\("([^"]+)"\)/g;

/** What an address of this page's own holds; null for what another origin does not give. */
async function dataUrl(address: string): Promise<string | null> {
  if (!address || address.startsWith("data:")) return address;
  try {
    const answer = await nativeFetch(address, { credentials: "omit" });
    if (!answer.ok) return null;
    const blob = await answer.blob();
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => resolve(null);
      reader.readAsDataURL(blob);
    });
  } catch {
    return null;
  }
}
