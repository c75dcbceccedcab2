import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { ReadOrder } from "../order";
import { insideOf, pageEdit } from "../page-draft";
import type { Page } from "../page-model";
import { ADDS, WISHES } from "../verbs";
import { put } from "./put-button.server";
import { phoneOf, telOf } from "./set-contact";

const A = "(?:an?|the|our|ein(?:en?)?|einen|une?|un|una|uma?)? ?(?:big |small |nice )*";
const NETWORKS: readonly [RegExp, string, string][] = [
  [/^(?:insta(?:gram)?|ig)$/iu, "Instagram", "https://www.instagram.com/"],
  [/^(?:facebook|fb)$/iu, "Facebook", "https://www.facebook.com/"],
  [/^tik ?tok$/iu, "TikTok", "https://www.tiktok.com/@"],
  [/^(?:youtube|yt)$/iu, "YouTube", "https://www.youtube.com/@"],
  [/^threads$/iu, "Threads", "https://www.threads.net/@"],
  [/^(?:twitter|x)$/iu, "X", "https://x.com/"],
];
const HANDLE = [
  pattern(
    `^(?:(?:${ADDS}|${WISHES}|also|and)@ )?(?:(?:i am|i['’]m|we are|we['’]re|find (?:us|me)|follow (?:us|me)|wir sind|ich bin|on est|je suis|nous sommes|estamos|siamo) (?:also |auch |aussi )?(?:on|auf|bei|sur|en|su) )?(?:(?:our|my|the|mon|ma|notre|unser(?:en?)?|mein(?:en?)?|mi|nuestro|il nostro|o nosso) )?(?<net>insta(?:gram)?|ig|facebook|fb|tik ?tok|youtube|yt|threads|twitter|x)(?: (?:account|profile|page|handle|profil|konto|compte|is|ist|:|(?:at|in|on|to) the (?:bottom|footer)))* ?:? \\u0040(?<handle>[\\w.]{2,30})(?: (?:hinzu|ein|(?:at|in|on|to) the (?:bottom|footer)|in die fußzeile|en bas))?$`,
  ),
];
const NET =
  "insta(?:gram)?|ig|facebook|fb|tik ?tok|youtube|yt|threads|twitter|x|linkedin|pinterest";
const OTHERS: readonly [RegExp, string, string][] = [
  [/^linkedin$/iu, "LinkedIn", "https://www.linkedin.com/in/"],
  [/^pinterest$/iu, "Pinterest", "https://www.pinterest.com/"],
];
const LEAD = pattern(
  `^(?:(?:${ADDS}|${WISHES}|also|and|link)@ )?(?:(?:social(?: media)?|these|the|our|my|some) )*(?:links?|icons?|buttons?|accounts?|profiles?|follow (?:us|me)(?: on)?|find (?:us|me)(?: on)?|(?:we|i)(?: a[rm]e?|['’](?:re|m)) on)? ?(?:to|for|on)? ?(?:our |my |the )?:? ?`,
);
const ACCOUNT = pattern(
  `^(?:(?:on|to|our|my|the) )*(?<net>${NET})(?: (?:account|profile|page|handle|is|:|=))*(?: ?:? ?\\u0040|:? )(?<handle>(?!(?:account|profile|page|handle|link|icon|feed|button)s?$)[\\w.-]{2,40})$`,
);
const ADDRESS = pattern(
  "^(?:(?:on|to|our|my|the) )*(?:[\\p{L} ]{2,12}:? )?(?<url>(?:https?://)?(?:www\\.)?(?<net>instagram|facebook|tiktok|youtube|threads|twitter|x|linkedin|pinterest)\\.(?:com|net)/(?<handle>[\\w\\u0040.\\-/]{2,60}))$",
);

/** The accounts that a wish lists, each with its network; empty where it says anything else. */
function accountsSaid(text: string): { name: string; href: string; handle: string }[] {
  const parts = text
    .replace(LEAD, "")
    .replace(/\s+(?:in|at|to|on) the (?:footer|bottom|end|header|top)(?: of the page)?$/iu, "")
    .split(/\s*,\s*(?:and )?|\s+(?:and|und|&|et|y|e)\s+|\s*;\s*/iu)
    .filter((part) => part !== "");
  const accounts = parts.flatMap((part) => {
    const address = ADDRESS.exec(part)?.groups;
    const groups = address ?? ACCOUNT.exec(part)?.groups;
    const network = [...NETWORKS, ...OTHERS].find(([form]) => form.test(groups?.net ?? ""));
    if (!groups?.handle || !network) return [];
    const handle = groups.handle.replace(/^@|[./]+$/gu, "");
    const href = address?.url
      ? address.url.replace(/^(?:https?:\/\/)?/, "https://").replace(/[./]+$/, "")
      : `${network[2]}${handle}`;
    return [{ name: network[1], href, handle }];
  });
  return accounts.length === parts.length ? accounts : [];
}

const SHARE = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?${A}(?:share|sharing|teilen|partage(?:r)?|compartir) ?[- ]?(?:button|link|knopf|on|for|auf|bouton)*(?: (?:for|on|to|via|with|auf|per|sur|por))* ?whats ?app(?: button| link)?$`,
);
const OPENS_WHATSAPP =
  /^(?:(?:the |our |my |das |der )?whats ?app(?: number| link| button)? (?:should|must|soll(?:te)?) (?:open|work|be clickable|sich öffnen)(?: (?:a chat|when (?:you|i|people|they) (?:click|press|tap)(?: (?:on )?it)?|beim klick|if (?:you|someone) clicks? it))*)(?:[.,;]+ ?(?:the )?(?<country>\p{L}+ )?(?:country )?code (?:is |= ?)?(?<code>\+\d{1,4}))?$/iu;

/** Accounts on networks, and what WhatsApp does. */
export const linkNetwork: ReadOrder = ({ text, page }) => {
  const groups = HANDLE.map((form) => form.exec(text)?.groups).find((one) => one !== undefined);
  const network = NETWORKS.find(([form]) => form.test(groups?.net ?? ""));
  const footer = page.pieces.find(({ kind }) => kind === "footer");
  if (groups?.handle && network && footer) {
    const handle = groups.handle.replace(/\.$/, "");
    const line = `<p class="social-links"><a href="${network[2]}${handle}">${network[1]} @${handle}</a></p>`;
    return pageEdit(
      page.source,
      [insideOf(page.source, footer.place, line, "last")],
      `Added a link to @${handle} on ${network[1]}, at the bottom.`,
    );
  }
  const accounts = accountsSaid(text);
  if (accounts.length > 0 && footer) {
    const links = accounts.map(
      ({ name, href, handle }) => `<a href="${html(href)}">${name} @${html(handle)}</a>`,
    );
    return pageEdit(
      page.source,
      [
        insideOf(
          page.source,
          footer.place,
          `<p class="social-links">${links.join(" · ")}</p>`,
          "last",
        ),
      ],
      `Added ${accounts.map(({ name, handle }) => `@${handle} on ${name}`).join(" and ")} as ${accounts.length > 1 ? "links" : "a link"}, at the bottom.`,
    );
  }
  if (SHARE.test(text)) {
    const title = page.pieces.find(({ kind }) => kind === "title")?.says ?? "";
    const goal = `https://wa.me/?text=${encodeURIComponent(title)}`;
    return put(page, "Share on WhatsApp", goal, false, null);
  }
  const opens = OPENS_WHATSAPP.exec(text)?.groups;
  if (opens || OPENS_WHATSAPP.test(text)) return whatsApp(page, opens?.code);
  return null;
};

function whatsApp(page: Page, code: string | undefined): EditResult | null {
  const phone = phoneOf(page);
  if (!phone) return unchanged("Which number? The page gives none yet.");
  const digits = telOf(phone);
  const full = digits.startsWith("+")
    ? digits.slice(1)
    : code
      ? code.slice(1) + digits.replace(/^0+/, "")
      : null;
  if (!full)
    return unchanged(
      `WhatsApp wants ${phone} with its country in front: say “the code is +44” with it.`,
    );
  const next = page.source.replace(/https:\/\/wa\.me\/\d+/g, `https://wa.me/${full}`);
  return next === page.source
    ? put(page, "WhatsApp", `https://wa.me/${full}`, false, null)
    : edited(new Map([[PAGE, next]]), `WhatsApp opens a chat with +${full} now.`);
}
