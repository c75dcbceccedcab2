import { html } from "../../../source/html";
import { there } from "../../edit";
import type { ReadOrder } from "../order";
import { insideOf, pageEdit } from "../page-draft";

const NETWORKS: readonly [said: string, name: string, base: string][] = [
  ["insta(?:gram)?|ig", "Instagram", "https://www.instagram.com/"],
  ["facebook|fb", "Facebook", "https://www.facebook.com/"],
  ["tik ?tok", "TikTok", "https://www.tiktok.com/@"],
  ["you ?tube|yt", "YouTube", "https://www.youtube.com/@"],
  ["threads", "Threads", "https://www.threads.net/@"],
  ["twitter", "X", "https://x.com/"],
  ["linkedin", "LinkedIn", "https://www.linkedin.com/in/"],
  ["pinterest", "Pinterest", "https://www.pinterest.com/"],
  ["bluesky", "Bluesky", "https://bsky.app/profile/"],
];
const HANDLE = /(?<![\w.+/-])@(?<handle>\w[\w.-]{1,39})/u;
const ADDRESS =
  /(?<url>(?:https?:\/\/)?(?:www\.)?(?:instagram|facebook|tiktok|youtube|threads|twitter|x|linkedin|pinterest|bsky)\.(?:com|net|app)\/(?<handle>[\w@.\-/]{2,60}))/iu;
/** Words around an account that say no more than that it is to be linked below. */
const AROUND =
  /(?<![\p{L}\p{N}])(?:please|can|could|you|we|i|would|like|want|need|to|have|add|put|show|include|link|links|linked|icon|button|place|mention|our|my|the|a|an|in|on|at|for|of|with|as|and|also|too|it|its|it['’]s|it is|is|are|we['’]re|i['’]m|here|there|this|that|called|name|handle|username|account|profile|page|social|media|footer|bottom|very|down|site|website|find|follow|us|me|people|so|bitte|kannst|du|könnt|ihr|unser\p{L}*|mein\p{L}*|füge|setz\p{L}*|pack\p{L}*|verlink\p{L}*|den|die|das|der|dem|ins?|im|unten|fußzeile|footer|hinzu|rein|ein\p{L}*|und|auf|wir|sind|ist|heißt|heißen|konto|kanal|seite|ajoute[rz]?|mets|mettez|notre|nos|mon|le|la|les|lien|vers|en|bas|de|dans|pied|du|compte|c['’]est|est|sur|et|sous|pon|añade|agrega|nuestro|mi|el|enlace|al|abajo|pie|página|cuenta|es|y|somos|estamos|aggiungi|metti|nostro|il|collegamento|fondo|pagina|è|siamo|adiciona|coloca|nosso|o|rodapé|conta|é|estamos)(?![\p{L}\p{N}])/giu;

/** "Put our Instagram in the footer, it's @bread.co": an account by the handle that was said, and by no piece of another word. */
export const handleSaid: ReadOrder = ({ text, quotes, page }) => {
  if (quotes.length > 0 || text.length > 160) return null;
  const found = ADDRESS.exec(text) ?? HANDLE.exec(text);
  const handle = found?.groups?.handle?.replace(/^@|[./]+$/gu, "");
  const footer = page.pieces.find(({ kind }) => kind === "footer");
  if (!found || !handle || !footer) return null;
  const [network, other] = NETWORKS.filter(([said]) =>
    new RegExp(`(?<![\\p{L}@])(?:${said})(?![\\p{L}])`, "iu").test(text),
  );
  if (!network || (other && !found.groups?.url)) return null;
  const [said, name, base] = network;
  const rest = text
    .replace(found[0], " ")
    .replace(new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "giu"), " ")
    .replace(AROUND, " ");
  if (/[\p{L}\p{N}]/u.test(rest.replace(/['’]s(?!\p{L})/gu, ""))) return null;
  const href = found.groups?.url?.replace(/^(?:https?:\/\/)?/, "https://") ?? base + handle;
  if (page.source.includes(`href="${html(href)}"`))
    return there(`The page has a link to @${handle} on ${name} already.`);
  const link = `<p class="social-links"><a href="${html(href)}">${name} @${html(handle)}</a></p>`;
  const result = pageEdit(
    page.source,
    [insideOf(page.source, footer.place, link, "last")],
    `Added a link to @${handle} on ${name}, at the bottom.`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};
