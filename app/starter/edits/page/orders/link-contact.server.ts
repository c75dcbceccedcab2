import { escapePattern } from "~/projects/escape-pattern";
import { html } from "../../../source/html";
import { type EditResult, edited, there, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { unmasked } from "../masked";
import type { ReadOrder } from "../order";
import type { Page } from "../page-model";
import { ADDS, WISHES } from "../verbs";
import { put } from "./put-button.server";
import { addressOf, mailOf, phoneOf, telOf } from "./set-contact";

const OUR =
  "(?:the |our |my |\\p{L}+['’]s |die |der |das |unsere? |meine? |le |la |l['’]|notre |mon |el |nuestro |il |o |a )*";
const NOUNS: readonly [string, "phone" | "mail" | "address"][] = [
  [
    "(?:tele)?phone(?: number)?|number|telefon(?:nummer)?|nummer|(?:numéro de )?téléphone|numéro|teléfono|telefono|telefone|tel",
    "phone",
  ],
  ["e-?mail(?: address)?|mail(?:adresse)?|courriel|correo", "mail"],
  ["address|adresse|location|anschrift|dirección|indirizzo|endereço|morada", "address"],
];
const TAPPED =
  "(?:clickable|tappable|a (?:clickable )?link|linked|click|working|anklickbar|klickbar|antippbar|verlinkt|ein link|cliquable|un lien|clicable|un enlace|cliccabile|clicável|showing as (?:a )?link|work(?:ing)? as a link)";
const SHOULD =
  "(?:should be|must be|needs to be|has to be|could be|isn['’]t|is not|are not|aren['’]t|doesn['’]t|does not|not|soll(?:te)?|muss|ist nicht|doit [eê]tre|n['’]est pas|debe ser|deve essere|deve ser)";
const MAP_SERVICE =
  "(?:a |the |in |to |with |mit )*(?:google ?maps?|maps?|karte|google|open ?street ?map|plan|mapa|mappa)";

/** The number, the mail or the street, as something that can be pressed. */
export const linkContact: ReadOrder = ({ text, page }) => {
  for (const [noun, fact] of NOUNS) {
    const isAsked = [
      pattern(
        `^${OUR}(?:${noun})@ ?(?:${SHOULD})?(?: ?(?:also|just))* ?${TAPPED}(?: (?:sein|on (?:my|a|the) (?:phone|mobile)|auf dem handy|when i click(?: on)? it|when you click it))*$`,
      ),
      pattern(
        `^(?:make|turn|let|mach|rends|haz|rendi) ${OUR}(?:${noun})@ (?:into |zu |en )?${TAPPED}$`,
      ),
    ].some((form) => form.test(text));
    if (isAsked) return linked(page, fact, false);
  }
  const address = NOUNS[2]?.[0] ?? "";
  const isMap = [
    pattern(
      `^${OUR}(?:${address})@ (?:should|must|soll(?:te)?|doit) (?:open|link to|lead to|go to|show|öffnen|ouvrir) ${MAP_SERVICE}(?: öffnen)?$`,
    ),
    pattern(
      `^(?:link|verlinke?|make) ${OUR}(?:${address})@ (?:to|with|mit|auf|open|zu) ${MAP_SERVICE}$`,
    ),
    pattern(
      `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |the )?link to (?:google ?maps?|maps?|the map|openstreetmap)$`,
    ),
  ].some((form) => form.test(text));
  return isMap ? linked(page, "address", /google/iu.test(text)) : null;
};

const NAMES = { phone: "phone number", mail: "mail address", address: "address" };

function linked(page: Page, fact: "phone" | "mail" | "address", isGoogle: boolean): EditResult {
  const value = { phone: phoneOf, mail: mailOf, address: addressOf }[fact](page);
  if (!value) return unchanged(`The page gives no ${NAMES[fact]} yet: say it with it.`);
  const town = /<p class="lead">[^<]*? in (\p{Lu}[\p{L} '’-]+?)\.?<\/p>/u.exec(page.source)?.[1];
  const query = encodeURIComponent(town && !value.includes(town) ? `${value}, ${town}` : value);
  const href = {
    phone: `tel:${telOf(value)}`,
    mail: `mailto:${value}`,
    address: isGoogle
      ? `https://www.google.com/maps/search/?api=1&query=${query}`
      : `https://www.openstreetmap.org/search?query=${query}`,
  }[fact];
  const shown = html(value);
  // Texts of elements that are no links yet.
  const form = new RegExp(
    `(<a\\b[\\s\\S]*?</a>|<head>[\\s\\S]*?</head>|<script[\\s\\S]*?</script>|<option[\\s\\S]*?</option>|<summary[\\s\\S]*?</summary>|<[^>]*>)|(?<![\\p{L}\\d])${escapePattern(shown)}(?![\\p{L}\\d])`,
    "gu",
  );
  let count = 0;
  const next = page.source.replace(form, (all, kept?: string) => {
    if (kept !== undefined) return all;
    count += 1;
    return `<a href="${html(href)}">${shown}</a>`;
  });
  if (count === 0) return there(`The ${NAMES[fact]} ${value} is a link already, to ${href}.`);
  return edited(
    new Map([[PAGE, next]]),
    `The ${NAMES[fact]} ${value} is a link now${count > 1 ? ` in ${count} places` : ""}: a press on it opens ${fact === "phone" ? "a call" : fact === "mail" ? "a mail" : "the map"}.`,
  );
}

const A = "(?:an?|the|our|ein(?:en?)?|einen|une?|un|una|uma?)? ?(?:big |small |nice )*";
const BUTTON = "(?:button|link|knopf|bouton|lien|botón|enlace|pulsante|botão)";
const LABELLED =
  "(?:(?:called|named|that says|saying|with the text|namens|mit dem text|intitulé|llamado) )?(?<label>⟦\\d+⟧)";
const SUBJECT =
  "(?:(?:with|mit|avec|con|com) (?:the |an? |dem |le |el )?(?:subject|betreff|objet|asunto|oggetto|assunto)(?: line)?(?: (?:is |of |=|: ?)?(?<subject>⟦\\d+⟧|(?!already|filled|set|in@)[\\p{L}\\p{N}][\\p{L}\\p{N} ]{1,50}?))?(?: (?:already |schon |bereits )?(?:filled in|set|ausgefüllt|there|in it))?)";
const MAILS =
  "(?:(?:that |which |der |die |das |qui |to )?(?:opens?|öffnet|aufmach(?:t|en)|soll|sends?|writes?|starts?|ouvre|abre|apre|link(?:s|ed)?|go(?:es)?) ?)*(?:to )?(?:an? |my |our |me an? |us an? |eine |un |une )?(?:e-?mail|mail|courriel|correo)(?: to (?:us|me)| an uns)?(?: (?:auf(?:machen|macht)|öffnet|öffnen))?";
const MAIL_BUTTONS = [
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?${A}(?:${BUTTON} ${LABELLED}|${LABELLED.replace("<label>", "<label2>")} ${BUTTON}|(?<word>\\p{L}[\\p{L} ]{1,24}?) ${BUTTON}),? ?(?:to )?${MAILS} ?${SUBJECT}?$`,
  ),
  pattern(
    `^(?:link|verlinke?) (?<label>⟦\\d+⟧|[^⟦⟧]{3,40}?) (?:to|with|mit|zu) (?:my |our |an? |meiner |einer )?(?:e-?mail|mail)(?: address)? ?${SUBJECT}?$`,
  ),
];
const TEXT_ME =
  /^(?:(?:can |could |let )?(?:people|visitors|customers|clients|guests|they|folks?|someone)(?: (?:can|could|should be able to|to))?|(?:add|i(?:'d| would)? (?:want|like|need)|put) (?:an? )?(?:button|link|way)(?: so (?:that )?(?:people|they) can)?(?: to)?|(?:add|put) an?) (?:text|sms)(?: (?:me|us|button|link|message))?(?: (?:straight|directly|right))*(?: (?:from|on) (?:the|this|my) (?:page|site|website))?$/iu;

/** Buttons that write to somebody: a mail with its subject, a text message. */
export const writeButton: ReadOrder = ({ text, quotes, page }) => {
  if (TEXT_ME.test(text)) {
    const phone = phoneOf(page);
    return phone
      ? put(page, "Text us", `sms:${telOf(phone)}`, false, null)
      : unchanged("To which number? The page gives none yet.");
  }
  for (const form of MAIL_BUTTONS) {
    const groups = form.exec(text)?.groups;
    const said = groups?.label ?? groups?.label2 ?? groups?.word;
    if (!groups || !said) continue;
    const mail = mailOf(page);
    if (!mail) return unchanged("To which address? The page gives no mail address yet.");
    const label = unmasked(said, quotes).replace(/^(?:an?|the|ein(?:en)?) /iu, "");
    const isFilled = /subject|betreff|objet|asunto|oggetto|assunto/iu.test(text);
    const subject = groups.subject ? unmasked(groups.subject, quotes) : isFilled ? label : "";
    const goal = `mailto:${mail}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
    const shown = (label[0]?.toUpperCase() ?? "") + label.slice(1);
    return put(page, shown, goal, false, null);
  }
  return null;
};
