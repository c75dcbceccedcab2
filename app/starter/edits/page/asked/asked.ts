import type { EditResult } from "../../edit";
import { unmasked } from "../masked";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";
import { wordsLeft } from "../programs/place-program";

/** Something that pages are asked for by what it is or by what visitors are to do with it. */
export interface Asked {
  /** What names it, in six languages. A wish has to hold one of these. */
  names: RegExp;
  /** What may be said with it without asking for more. */
  more: ReadonlySet<string>;
  /** Makes it; null where the page is none that it can be put into. */
  make(order: Order, said: string): EditResult | null;
}

/** Words as one set. @param list parted by spaces */
export function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}

/** Words that ask for the opposite, or for another size of what is there. */
const OTHERWISE = setOf(
  "no not don isn aren doesn less too without big large little bit remove delete hide kein keine keinen nicht ohne weniger pas sans moins sin menos senza non sem não",
);
/** Words for wishing, for whom it is, and for the kinds of things that pages have. */
const ASKING = setOf(
  "add put insert include create build place set make have give show display offer enable allow allows let lets letting help helps using use via through directly online able possible possibility option function feature visitors visitor clients client users user guest person anyone anybody everybody someone folks them their themselves who which where when how what if go want wants here section area part block box field place button link icon page website web please extra new small simple nice proper real quick easy easily own also too each every any some from by into onto under " +
    "füge hinzu hinzufügen einfügen einbauen ergänze baue zeig zeige zeigen gib ermöglichen möglich möglichkeit lassen lass können kann besucher kunden gäste leute jeder jede nutzer damit dass direkt online über per hier bereich abschnitt knopf button feld seite einfach neu neue neuen neues brauchen brauche wollen will dazu rein auch bei von für " +
    "ajoute ajouter ajoutez mets mettre crée permettre permets permettez puisse puissent pouvoir clients client visiteurs visiteur gens invités bouton page site section zone en ligne directement ici nouveau petit simple pour que qui aussi par " +
    "añade añadir agrega pon poner crea permite permitir puedan pueda poder clientes visitantes gente botón página sección en línea directamente aquí nuevo pequeño para quien también por necesito necesitamos " +
    "aggiungi aggiungere metti crea permetti possano possa poter potere clienti visitatori gente pulsante pagina sezione online direttamente qui nuovo piccolo per anche serve " +
    "adiciona adicionar adicione põe coloca cria permite permitir possam possa poder clientes visitantes pessoas botão página seção secção online diretamente aqui novo pequeno para também por preciso precisamos",
);
const AROUND: ReadonlySet<string> = new Set(
  [...WORDS_AROUND, ...ASKING].filter((word) => !OTHERWISE.has(word)),
);

/** Whether a wish asks for a thing and for nothing besides: each of its words names it or may stand around it. */
export function asksJust(said: string, { names, more }: Asked): boolean {
  if (said.length > 200 || !names.test(said)) return false;
  const every = new RegExp(names.source, "giu");
  return wordsLeft(said.replace(every, " "), more, AROUND).length === 0;
}

/** A wish as it was written, quotes without their marks: what somebody calls a thing is no text of it. */
export function plainSaid({ text, quotes }: Order): string {
  return unmasked(
    text.replace(/⟦\d+⟧/g, (mark) => ` ${mark} `),
    quotes,
  ).replace(/[“”]/g, " ");
}
