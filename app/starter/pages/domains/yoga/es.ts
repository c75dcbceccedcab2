import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "La Hora Lenta",
  headlines: [
    "Respira. Lo demás puede esperar.",
    "Una hora sin pantalla.",
    "Ven tan rígido como estés.",
  ],
  lead: "Una esterilla, una sala tranquila y alguien que te enseña cómo. No hace falta ser flexible, y nadie te mira.",
  action: "Probar una hora",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Clases",
      heading: "Clases",
      items: [
        ["Mañana", "Empezar despacio", "Movimiento suave, antes de que empiece el día."],
        ["Mediodía", "Un respiro largo", "Corto y en calma, para volver a ti."],
        ["Tarde", "Soltar", "Estiramientos largos, y al final, quedarse tumbado."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Primera vez",
      heading: "Tu primera vez",
      items: [
        ["Ropa cómoda", "Con la que puedas moverte y tumbarte."],
        ["Di qué te duele", "Antes de empezar, y te enseñamos otra manera."],
        ["Descansa cuando quieras", "Quedarse tumbado siempre vale."],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "De qué va esto",
      text: "Aquí no se mide a nadie y nada tiene que salir bien. Nos movemos, respiramos, nos callamos y volvemos a casa un poco más ligeros.",
    },
    {
      kind: "visit",
      nav: "Visita",
      heading: "Dónde y cuándo",
      hours: [],
    },
    {
      kind: "form",
      id: "trial",
      nav: "Prueba",
      heading: "Probar una hora",
      lead: "Dinos qué hora te gustaría probar y si hay algo que debamos saber.",
      submit: "Probar una hora",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
