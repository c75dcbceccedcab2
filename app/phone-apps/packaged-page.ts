import { insertInHead } from "~/sites/build/page";

/** What a page of a packaged app needs to know of the place where it was published. */
export interface PackagedFor {
  /** The published app's root, whole, where it keeps records there; null for one that keeps none. */
  recordsAt: string | null;
  /** Folders with a page of their own, e.g. "/about/": no server leads to these in an app. */
  folders: readonly string[];
  /** It has one page, which shows each of its addresses. */
  isOnePage: boolean;
}

/**
 * What asks for records asks the app's own host, which in a packaged app is the phone itself. By the parts of an
 * address: `origin` of a scheme that is an app's own is "null" on iPhones.
 */
const RECORDS = `const there=u=>{try{const a=new URL(u,document.baseURI),i=a.pathname.indexOf("/@sayso/data/");return a.host===location.host&&a.protocol===location.protocol&&i>=0?at+a.pathname.slice(i+1)+a.search:null}catch{return null}};const ask=window.fetch;window.fetch=async function(w,o){const is=w instanceof Request,to=there(is?w.url:w);if(to===null)return ask.call(this,w,o);if(!is)return ask.call(this,to,o);const b=/^(GET|HEAD)$/.test(w.method)?undefined:await w.clone().arrayBuffer();return ask.call(this,to,{method:w.method,headers:w.headers,body:b,signal:w.signal,...o})};const p=XMLHttpRequest.prototype,open=p.open;p.open=function(m,u,...r){return open.call(this,m,there(u)??u,...r)}`;

/** Where a server would send a folder's page. */
const FOLDERS = `const f=location.pathname.replace(/\\/?$/,"/");if(folders.includes(f))location.replace(f+"index.html"+location.search+location.hash)`;

/** A page as it lies in a packaged app: what a server did for it, it does by itself. */
export function packagedPage(html: string, path: string, to: PackagedFor): string {
  const scripts: string[] = [];
  if (to.recordsAt !== null) scripts.push(`(()=>{const at=${quoted(to.recordsAt)};${RECORDS}})()`);
  // A phone shows the first page wherever no file is.
  if (path === "/index.html" && to.folders.length > 0) {
    scripts.push(`(()=>{const folders=${quoted(to.folders)};${FOLDERS}})()`);
  }
  const base =
    path === "/index.html" && to.isOnePage && !/<base\b/i.test(html) ? `<base href="/">` : "";
  const markup = base + scripts.map((script) => `<script>${script}</script>`).join("");
  return markup === "" ? html : insertInHead(html, markup);
}

/** A value in a script of a page. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
