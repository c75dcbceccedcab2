import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const PICTURES = "(?:photos?|pictures?|images?|pics|bilder|fotos|imágenes|immagini)";

/** How owners want their page to look, in a sentence with an aside, as the order that it means. */
export const PLAIN_TOLD_LOOKS: readonly Plainer[] = [
  // "Can people filter the pictures, Weddings / Portraits / All".
  [
    pattern(
      `^(?:(?:can|could|let|allow) )?(?:people|visitors|clients|users|you)?(?: be able)?(?: to)? ?filter (?:the |my |our )?${PICTURES}(?: by|,|:)* (?<kinds>[\\p{L} ]{3,30}(?: ?(?:/|,| and | or ) ?[\\p{L} ]{3,30})+)$`,
    ),
    ({ kinds = "" }) => {
      const all = kinds
        .split(/\s*(?:\/|,|\band\b|\bor\b)\s*/u)
        .filter((one) => one !== "" && !/^(?:all|everything|both)$/iu.test(one));
      return all.length < 2 ? null : `let people filter the pictures by ${all.join(" and ")}`;
    },
  ],
  // "Three photos in a row on computer, one on the phone".
  [
    pattern(
      `^(?:show |have |put )?(?<count>two|three|four|five|2|3|4|5) ${PICTURES} (?:in|per) (?:a |each )?row on (?:the |a )?(?:computers?|desktops?|laptops?|big screens?|pc)(?:,? (?:and |but )?(?:just |only )?(?:one|1) (?:per row )?on (?:the |a |your )?(?:phones?|mobiles?|small screens?))?$`,
    ),
    ({ count = "" }) => `show ${count} pictures in a row`,
  ],
  // "The accent colour is not really me, can we try a dusty pink".
  [
    pattern(
      "^(?:the|my|our) (?:accent |main )colou?r (?:is|feels|isn['’]t|does)[^,.;:]{0,40}[,.;] (?:(?:can|could|shall|let['’]s|maybe|what about|how about|i['’]d like) )?(?:we |you |it )?(?:try|be|have|use|make it|go for|go with)? ?(?:an? )?(?<colour>[\\p{L} ]{3,24})$",
    ),
    ({ colour = "" }) => `make the accent ${colour}`,
  ],
  // "The blue is too bright, can it be navy".
  [
    pattern(
      "^(?:the|our|this) (?<old>\\p{L}{3,12}) (?:is|looks|feels) (?:(?:a bit|a little|far|way|much|just|really) )*too (?:bright|strong|loud|light|dark|harsh|garish|intense)[,.;:]? (?:(?:can|could|should|please|make|use|it|that|we|be|have|become|more|like|a|try|maybe|rather) )+(?<next>[\\p{L}]{3,14}(?: [\\p{L}]{3,10})?)$",
    ),
    ({ old = "", next = "" }) => `change the ${old} to ${next}`,
  ],
  // "¿Se pueden poner las fotos con las esquinas redondeadas y un poco más de espacio entre ellas?"
  [
    pattern(
      "^(?:¿ ?)?(?:(?:se )?(?:pueden?|podrían?)|quiero|pon(?:er|ga)?|can|could|please|make|give|i['’]d like|mach|könn\\p{L}+|peut-on|peux-tu|mets)@[^⟦⟧:]{0,20} (?:las fotos|las imágenes|the photos|the pictures|the images|die fotos|die bilder|les photos|les images)@[^⟦⟧:,]{0,20}(?:esquinas redondeadas|round(?:ed)? corners|(?:ab)?gerundete\\p{L}* ecken|runde\\p{L}* ecken|coins arrondis),? (?:y|and|und|et)@ (?:con |with |mit |avec )?(?:un poco |a (?:bit|little) |etwas |un peu )?(?:más de |más |more |mehr |plus d['’] ?)(?:espacio|space|room|abstand|platz|espace)@ (?:entre|between|dazwischen|zwischen)(?: \\p{L}+)?(?: ?\\?)?$",
    ),
    () => "make the pictures rounded\nmake more space between the pictures",
  ],
  // "Est-ce que le menu peut être sur deux colonnes sur ordinateur, et une seule sur téléphone ?"
  [
    pattern(
      "^(?:est-ce que )?(?:le|la|notre) (?:menu|carte) (?:peut|pourrait)(?:-(?:il|elle))? être (?:sur|en) (?<count>deux|trois|2|3) colonnes(?: sur (?:un |l['’])?(?:ordinateur|grand écran|pc))?(?:,? (?:et |mais )?(?:sur )?une seule(?: colonne)? sur (?:le )?(?:téléphone|mobile|portable))?(?: ?\\?)?$",
    ),
    ({ count = "" }) =>
      `show the menu in ${/^(?:deux|2)$/iu.test(count) ? "two" : "three"} columns`,
  ],
  // "The font is a bit boring. Something with more character for the headings please, the rest can stay".
  [
    pattern(
      "^(?:the |our )?(?:fonts?|lettering|typeface) (?:is|are|looks?|feels?) (?:(?:a bit|a little|so|very|rather|kind of|too) )*(?:boring|plain|dull|generic|standard|bland)[.,;:]? (?:can we have |i['’]d like |maybe )?something (?:with (?:a bit )?(?:more|some) (?:character|personality)|more (?:distinctive|interesting|special|fun|characterful)|nicer|different) for (?:the |our )?(?:headings|headlines|titles)(?:,? (?:please,? )?(?:and )?(?:the )?(?:rest|others?|text|body)[^⟦⟧:]{0,30})?$",
    ),
    (_, { files }) =>
      [...files.values()].some((text) => /--font-heading: "Cormorant/.test(text))
        ? "make the headings in a round font"
        : "make the headings in an elegant font",
  ],
  // "A lot of our members are older so please bigger letters and more space between the lines".
  [
    pattern(
      "^(?:(?:a lot|many|most|some) of (?:our|my|the) [\\p{L} ]{3,30} (?:are|have) [\\p{L} ]{3,30},? so )?(?:make |use |have )?(?:the )?(?:bigger|larger) (?:letters|text|fonts?|type|writing|print)(?:,| and) (?:a (?:bit|little) )?more (?:space|room) between (?:the )?lines$",
    ),
    () => "make the text bigger\nmake the line spacing bigger",
  ],
];
