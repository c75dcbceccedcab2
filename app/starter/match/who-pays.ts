import type { Field } from "../starter-app";
import type { Language } from "./facts/language";

/** Bills that are shared, in the languages of the starter. */
const SHARES =
  /(?<!\p{L})(?:(?:split|splitting|share|sharing|divide|dividing) (?:\p{L}+ ){0,3}?(?:bills?|costs?|expenses?|rent|money|spending)|(?:bill|expense|cost)[ -](?:splitter|splitting|sharing)|shared (?:bills?|costs?|expenses?)|who owes|owe each other|settle up|(?:ausgaben|kosten|rechnungen) (?:zu |auf)?teilen|wer (?:wem|wieviel|wie viel) (?:\p{L}+ ){0,3}schuldet|qui doit (?:quoi|combien|à qui)|quién (?:le )?debe|chi deve (?:quanto|cosa|a chi)|quem deve|partager (?:les |nos |des )?(?:dépenses|frais|factures)|dépenses (?:communes|partagées)|(?:dividir|compartir|repartir) (?:los |las |nuestros )?(?:gastos|cuentas|facturas)|gastos (?:compartidos|comunes)|(?:dividere|condividere) (?:le |i )?(?:spese|conti|bollette)|spese (?:comuni|condivise)|(?:dividir|partilhar) (?:as )?(?:despesas|contas))(?!\p{L})/iu;
/** What each owes the others is to be reckoned, rather than only written down. */
const OWES =
  /(?<!\p{L})(?:who owes|owes? (?:whom|who|each other|what)|owe each other|settle up|split(?:ting)? (?:\p{L}+ ){0,3}?(?:costs?|expenses?) (?:between|among|with)|wer (?:wem|wieviel|wie viel) (?:\p{L}+ ){0,3}schuldet|qui doit (?:quoi|combien|à qui)|quién (?:le )?debe|chi deve (?:quanto|cosa|a chi)|quem deve)(?!\p{L})/iu;
/** Two names at least, one behind the other. */
const PEOPLE =
  /(?<![\p{L}'’.])(\p{Lu}\p{Ll}{1,20}(?:, \p{Lu}\p{Ll}{1,20})*,? (?:and|und|et|y|e|&) \p{Lu}\p{Ll}{1,20})(?!\p{L})/u;
const LABELS: Record<Language, string> = {
  en: "Paid by",
  de: "Bezahlt von",
  fr: "Payé par",
  es: "Pagado por",
  it: "Pagato da",
  pt: "Pago por",
};

/** Whether bills are to be shared. */
export function sharesBills(text: string): boolean {
  return SHARES.test(text);
}

/** The people that a request names one behind the other: "Anna, Ben and Chloe"; empty where it names less than two. */
export function namedPeople(text: string): string[] {
  const named = PEOPLE.exec(text)?.[1];
  return named ? named.split(/,? (?:and|und|et|y|e|&) |, /u) : [];
}

/** Whether it is to be reckoned who owes whom. */
export function owes(text: string): boolean {
  return OWES.test(text);
}

/** Who paid, as a choice of the people that a request about shared bills names; null where it names less than two. */
export function payerField(text: string, language: Language): Field | null {
  const options = sharesBills(text) ? namedPeople(text) : [];
  if (options.length === 0) return null;
  return { id: "paidBy", label: LABELS[language], type: "choice", options };
}
