import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Lado Claro",
  headlines: [
    "Algo bueno empieza aquí.",
    "Hecho con cuidado, para quien lo nota.",
    "Un lugar claro para una buena idea.",
  ],
  lead: "Qué es, a quién ayuda y cómo empezar. Y una persona a la que preguntar si quieres saber más.",
  action: "Contactar",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Qué hacemos",
      heading: "Qué puedes esperar",
      items: [
        ["Hecho para ti", "A partir de lo que quieres, no de lo que hay en el almacén."],
        ["Fácil de localizar", "Haz una pregunta y te responde una persona."],
        ["Para volver", "Nos alegra cada persona que regresa."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Cómo funciona",
      heading: "Cómo funciona",
      items: [
        ["Primero", "Saluda", "Una frase o dos sobre lo que necesitas."],
        ["Después", "Mira qué encaja", "Te enseñamos las opciones y lo que supone cada una."],
        ["Al final", "Disfruta del resultado", "Seguimos cerca hasta que todo esté bien."],
      ],
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Preguntas y respuestas",
      items: [
        ["¿Cómo empiezo?", "Escribe una línea abajo. Te responde una persona."],
        ["¿Cuánto se tarda?", "Depende de lo que necesites. Lo sabrás antes de empezar."],
        ["¿Puedo cambiar de idea?", "Sí. Dínoslo y paramos ahí."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contacto",
      heading: "Contactar",
      lead: "Cuéntanos qué tienes en mente. Bastan unas palabras.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
