import type { FileTree } from "~/projects/files";
import { exceptionIn } from "./excepted";
import { shownTexts } from "./texts-changed";

// Each begins where nothing of its kind stands before it, so that a page full of one sign is read once.
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu;
const PHONE = /(?<!\d[ /()-]?)\+?\d[\d /()-]{6,24}\d/gu;
const PRICE = /[€$£] ?\d{1,9}(?:[.,]\d{1,2})?|(?<!\d)\d{1,9}(?:[.,]\d{1,2})? ?[€$£]/gu;

/** What a page says of its owner, by the words that people have for it in six languages. */
const FACTS: readonly [said: RegExp, written: RegExp][] = [
  [/(?<!\p{L})(?:e-?mails?|mail|adresse mail|correo|posta)(?!\p{L})/iu, MAIL],
  [
    /(?<!\p{L})(?:phone|telephone|number|telefon\p{L}*|nummer|téléphone|numéro|teléfono|número|telefono|numero|telefone|telemóvel)(?!\p{L})/iu,
    PHONE,
  ],
  [/(?<!\p{L})(?:prices?|preise?|prix|precios?|prezz[oi]|preços?)(?!\p{L})/iu, PRICE],
];

/** Whose it is: what the page says of its owner, and no field that visitors fill in. */
const OWN =
  /(?<!\p{L})(?:my|our|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|mio|mia|nostr[oa]|o meu|a minha|o nosso|a nossa) $/iu;
const TAKES =
  /(?<!\p{L})(?:remove|delete|drop|get rid|take|hide|lose|entfern\p{L}*|lösch\p{L}*|nimm|weg|raus|enl[eè]ve\p{L}*|supprime\p{L}*|retire\p{L}*|quita\p{L}*|elimina\p{L}*|borra\p{L}*|togli\p{L}*|rimuovi|tira|remove\p{L}*|apaga\p{L}*)(?!\p{L})/iu;

/** An address, number or price that was to be left alone, and differs. */
export function factsTouched(wish: string, before: FileTree, after: FileTree): string[] {
  const kept = exceptionIn(wish);
  return FACTS.filter(([said]) => said.test(kept))
    .flatMap(([, written]) =>
      [...found(before, written)].filter((one) => !found(after, written).has(one)),
    )
    .slice(0, 1)
    .map((one) => `“${one}” would not stay as it is`);
}

/** A mail address that came of a word changed within another: nobody gave it. */
export function mailMade(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [found(before, MAIL), found(after, MAIL)];
  const said = wish.toLowerCase();
  const gone = [...was].some((mail) => !is.has(mail));
  return [...is]
    .filter((mail) => gone && !was.has(mail) && !said.includes(mail))
    .slice(0, 1)
    .map((mail) => `the address would read “${mail}”`);
}

/** "Take my email off" is the owner's own: it stays on the page where a form only asks for one less. */
export function ownFactStays(wish: string, before: FileTree, after: FileTree): string[] {
  if (!TAKES.test(wish)) return [];
  return FACTS.filter(([said]) => OWN.test(wish.slice(0, said.exec(wish)?.index ?? 0)))
    .flatMap(([, written]) => {
      const [was, is] = [found(before, written), found(after, written)];
      return was.size > 0 && [...was].every((one) => is.has(one)) ? [...was] : [];
    })
    .slice(0, 1)
    .map((one) => `“${one}” would still be there`);
}

function found(files: FileTree, written: RegExp): ReadonlySet<string> {
  return new Set([...shownTexts(files)].flatMap((text) => text.toLowerCase().match(written) ?? []));
}
