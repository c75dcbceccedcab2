import { CONFETTI } from "../../abilities/confetti-abilities";
import { type EditResult, edited, unchanged } from "../../edit";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";

const PAPER =
  /(?<!\p{L})(?:confetti|konfetti|confettis|confeti|coriandoli|confete|papelitos)(?!\p{L})/iu;
const FALLS = new Set(
  (
    "fall falls falling rain raining drop shower explode pop burst fly effect animation open opens opening start starts load loads loaded loading arrive visit when whenever every time once first somebody someone people person visitor visitors on over screen top while " +
    "fallen fällt regnen regnet lassen lass wenn beim öffnen öffnet aufmachen aufmacht besucht laden geladen start aufruf jemand " +
    "tomber tombent tombe pluie ouvre ouverture ouvrant quand lorsqu arrive arrivée sur qu " +
    "caiga caigan caer lluvia abre abrir abra cuando al cargar " +
    "cadere cadano cadono pioggia apre apri quando si all apertura " +
    "cair caia caiam chuva abre abrir quando ao carregar"
  ).split(" "),
);

/** "Make confetti fall when you open it": once, each time the page is opened. */
export function confetti({ text, files }: Order): EditResult | null {
  if (!PAPER.test(text)) return null;
  const words = text
    .toLowerCase()
    .replace(PAPER, " ")
    .split(/[^\p{L}]+/u);
  if (words.some((word) => word !== "" && !WORDS_AROUND.has(word) && !FALLS.has(word))) return null;
  const script = files.get("script.js");
  if (script === undefined) return null;
  if (script.includes("confetti()")) return unchanged("Confetti falls already.");
  return edited(
    new Map([["script.js", `${script.replace(/\n*$/, "\n")}\n${CONFETTI(false)}\nconfetti();\n`]]),
    "Confetti falls over the page once, each time it is opened; not for people whose device asks for less motion.",
  );
}
