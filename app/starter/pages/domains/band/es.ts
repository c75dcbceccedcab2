import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Ferry nocturno",
  headlines: [
    "Canciones para el último tren a casa.",
    "Fuerte, cerca, y solo esta noche.",
    "Sube el volumen.",
  ],
  lead: "Guitarras, algunas máquinas y canciones que crecieron en la carretera. Escucha lo nuevo, y ven a oírlo más fuerte.",
  action: "Entérate antes",
  sections: [
    {
      kind: "cards",
      id: "music",
      nav: "Música",
      heading: "Lo que tocamos",
      items: [
        ["El nuevo", "Cuenta aquí cómo suena y dónde se escucha."],
        ["El anterior", "El que la gente pide a gritos."],
        ["Primeras grabaciones", "Crudas, rápidas y todavía nuestras."],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "La banda",
      text: "Empezamos en un cuarto demasiado pequeño y desde entonces buscamos otros más grandes. Lo que oyes es lo que sabemos tocar: sin trucos, con muchos errores, todos ensayados.",
    },
    {
      kind: "form",
      id: "list",
      nav: "Boletín",
      heading: "Escúchalo antes",
      lead: "Canciones y fechas nuevas, antes que nadie. Una carta de vez en cuando, nunca más.",
      submit: "Apúntame",
      fields: ["name", "mail"],
    },
    {
      kind: "form",
      id: "booking",
      nav: "Contratar",
      heading: "Llámanos a tocar",
      lead: "Un escenario, un jardín, una sala muy pequeña: dinos dónde y cuándo.",
      submit: "Enviar",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
