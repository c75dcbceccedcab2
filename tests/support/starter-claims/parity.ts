import { expect } from "vitest";
import type { FileTree } from "../../../app/projects/files";
import { answer } from "../../../app/starter/engine/answer.server";

const made = (request: string): FileTree =>
  new Map(
    [...answer(request, new Map()).changes].flatMap(([path, text]) =>
      text === null ? [] : [[path, text]],
    ),
  );
export const page = made(
  "A page for the bakery Kornblume in York, 4 Fossgate. Sourdough £4.20, Croissant £2.10, Brioche £3. Phone 01904 112233. Open Monday to Friday 8-17.",
);
export const app = made(
  "A list of my plants with the fields plant, room (Kitchen, Hall) and remark",
);

/** The same order in English, German, French, Spanish, Italian and Portuguese: each makes the same of the same project. */
const ORDERS: [FileTree, string[]][] = [
  [
    page,
    [
      "make the buttons rounder",
      "Die Knöpfe bitte runder",
      "Mets les boutons plus ronds",
      "Los botones más redondos, por favor",
      "Pulsanti più rotondi",
      "botoes mais redondos",
    ],
  ],
  [
    page,
    [
      "make the text bigger",
      "Kannst du die Schrift größer machen?",
      "texte plus gros",
      "Pon la letra más grande",
      "Vorrei i caratteri più grandi",
      "Letra maior se faz favor",
    ],
  ],
  [
    page,
    [
      "make the background light yellow and the headings dark brown",
      "Hintergrund hellgelb und die Überschriften in dunkelbraun",
      "Fond jaune clair et titres marron foncé",
      "Fondo amarillo claro y encabezados en marrón oscuro",
      "Sfondo giallo chiaro e intestazioni marrone scuro",
      "Fundo amarelo claro e títulos castanho escuro",
    ],
  ],
  [
    page,
    [
      "add a photo gallery",
      "Ich hätte gern eine Fotogalerie",
      "Il faudrait une galerie de photos",
      "¿Puedes poner una galería de fotos?",
      "Mi metti una galleria di foto?",
      "Adiciona uma galeria de fotos",
    ],
  ],
  [
    page,
    [
      "add a button “Order” that calls us",
      "Füge einen Knopf „Order“ hinzu, der uns anruft",
      "Pourrais-tu ajouter un bouton « Order » qui nous appelle ?",
      "Añade un botón “Order” que nos llama",
      "Aggiungi un pulsante “Order” che ci chiama",
      "Podes pôr um botão “Order” que nos liga?",
    ],
  ],
  [
    page,
    [
      "remove Croissant",
      "Croissant gibt es nicht mehr",
      "On ne fait plus Croissant",
      "Quita Croissant",
      "Togli il Croissant",
      "Tira o Croissant, já não fazemos",
    ],
  ],
  [
    page,
    [
      "Brioche costs £4 now",
      "Brioche kostet jetzt £4",
      "La Brioche passe à £4",
      "La Brioche ahora vale £4",
      "La Brioche costa adesso £4",
      "A Brioche passou para £4",
    ],
  ],
  [
    page,
    [
      "move the contact to the top",
      "Der Kontakt soll nach oben",
      "Le contact en haut",
      "Mueve el contacto arriba",
      "Sposta i contatti in cima",
      "Passa o contacto para cima",
    ],
  ],
  [
    app,
    [
      "add a field “Watered”",
      "Feld „Watered“ hinzufügen",
      "Ajoute un champ « Watered »",
      "Necesito un campo “Watered”",
      "Serve un campo “Watered”",
      "Falta um campo “Watered”",
    ],
  ],
  [
    app,
    [
      "make the headings red",
      "Überschriften in Rot",
      "Mets les titres en rouge",
      "Pon los encabezados en rojo",
      "Metti i titoli in rosso",
      "Põe os títulos a vermelho",
    ],
  ],
  [
    app,
    [
      "add “Balcony” to Room",
      "Noch ein Room „Balcony“",
      "Ajoute le Room « Balcony »",
      "Agrega el Room “Balcony”",
      "Aggiungi il Room “Balcony”",
      "Acrescenta o Room “Balcony”",
    ],
  ],
  [
    app,
    [
      "sort by Plant",
      "Nach Plant sortieren",
      "Trie par Plant",
      "Ordena por Plant",
      "Ordina per Plant",
      "Ordena por Plant",
    ],
  ],
  [
    app,
    [
      "remove Remark",
      "Remark brauche ich nicht mehr",
      "Enlève Remark",
      "Ya no necesito Remark",
      "Remark non serve più",
      "Já não preciso de Remark",
    ],
  ],
  [
    app,
    [
      "dark mode",
      "Bitte Dunkelmodus",
      "Mode sombre svp",
      "Modo oscuro, por favor",
      "Tema scuro",
      "Quero o modo escuro",
    ],
  ],
];

/** One for a page and one for an app stand for all in `npm test`. */
const isExample = (_: unknown, at: number) => at === 0 || at === 8;
export const exampleOrders = ORDERS.filter(isExample);
export const otherOrders = ORDERS.filter((order, at) => !isExample(order, at));

/** What five other languages ask for is done as in English. */
export function isDoneAsInEnglish(files: FileTree, [english = "", ...others]: string[]): void {
  const wanted = answer(english, files);
  expect(wanted.changes.size, wanted.closing).toBeGreaterThan(0);
  for (const said of others)
    expect({ said, ...changesOf(said, files) }).toEqual({ said, ...changesOf(english, files) });
}

function changesOf(said: string, files: FileTree) {
  const { changes, closing } = answer(said, files);
  return { closing, changes: Object.fromEntries(changes) };
}
