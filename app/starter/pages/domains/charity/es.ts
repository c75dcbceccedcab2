import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Echar una mano",
  headlines: [
    "Las pequeñas ayudas suman.",
    "Vecinos, no desconocidos.",
    "Con una hora basta para empezar.",
  ],
  lead: "Unimos a quienes tienen una hora para dar con quienes la necesitan.",
  action: "Echar una mano",
  sections: [
    {
      kind: "points",
      id: "help",
      nav: "Cómo ayudar",
      heading: "Tres formas de ayudar",
      items: [
        ["Da una hora", "Hacer la compra, leer en voz alta, arreglar algo, acompañar."],
        ["Da una cosa", "Lo que ya no usas es lo que alguien está buscando."],
        ["Corre la voz", "Cuéntaselo a dos personas. Así crece esto."],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "Por qué lo hacemos",
      text: "Casi siempre la ayuda es pequeña: un viaje en coche, una comida, una tarde. Solo tiene que encontrar la puerta correcta. Ese es todo nuestro trabajo.",
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Antes de empezar",
      items: [
        ["¿Hace falta experiencia?", "No. Hace falta una hora y algo de paciencia."],
        ["¿Cuánto tiempo lleva?", "El que tú digas. Puedes dejarlo cuando quieras."],
        ["¿Puedo ayudar con dinero?", "Escríbenos y te contamos qué hace falta y para qué se usa."],
      ],
    },
    {
      kind: "form",
      id: "volunteer",
      nav: "Participar",
      heading: "Echar una mano",
      lead: "Dinos qué te gusta hacer y cuándo tienes tiempo. Alguien te responde.",
      submit: "Quiero ayudar",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
