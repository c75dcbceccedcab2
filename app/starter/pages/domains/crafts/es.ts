import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Bien Hecho",
  headlines: [
    "Bien hecho a la primera.",
    "Dínoslo y nos encargamos.",
    "Vamos, miramos y lo hacemos.",
  ],
  lead: "Tú nos dices qué hay que hacer; nosotros, qué hace falta y cuánto cuesta. Después, tú decides.",
  action: "Pedir presupuesto",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servicios",
      heading: "Qué hacemos",
      items: [
        ["Arreglar", "Lo que está roto, atascado, gastado o estorba."],
        ["Hacer de nuevo", "De un cambio pequeño a la obra completa."],
        ["Mantener", "Con regularidad, para que siga como debe."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Proceso",
      heading: "Cómo funciona",
      items: [
        ["Primero", "Cuéntanos", "Basta una frase, y una foto si la tienes."],
        ["Después", "Lo miramos", "Sabes cuánto cuesta antes de empezar."],
        ["Al final", "Lo hacemos", "Y dejamos todo recogido."],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "Cómo trabajamos",
      text: "Sin esperas al teléfono ni palabras raras. Sabes quién viene, cuándo y qué se va a hacer.",
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Conviene saber",
      items: [
        ["¿Cuándo podéis venir?", "Di abajo si es urgente y te respondemos con franqueza."],
        ["¿Cuánto cuesta?", "Lo sabes antes de que se haga nada."],
        [
          "¿Es un trabajo demasiado pequeño?",
          "Pregunta. Los pequeños también necesitan a alguien.",
        ],
      ],
    },
    {
      kind: "visit",
      nav: "Contacto",
      heading: "Cómo encontrarnos",
      hours: [],
    },
    {
      kind: "form",
      id: "job",
      nav: "Presupuesto",
      heading: "Pedir presupuesto",
      lead: "Di qué hay que hacer, dónde y cuándo te viene bien.",
      submit: "Pedir presupuesto",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
