import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Tilo y Asociados",
  headlines: [
    "Alguien que primero escucha.",
    "Consejo claro, en palabras conocidas.",
    "En buenas manos, desde la primera llamada.",
  ],
  lead: "Usted nos cuenta de qué se trata; nosotros le decimos qué se puede hacer, cuánto se tarda y cuánto cuesta. Después, usted decide.",
  action: "Pedir cita",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servicios",
      heading: "Qué hacemos",
      items: [
        [
          "Una primera conversación",
          "De qué se trata, qué es posible y si somos las personas adecuadas.",
        ],
        ["El trabajo", "Una sola persona que conoce su caso, de principio a fin."],
        ["Después", "También respondemos a las preguntas que llegan más tarde."],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "Cómo trabajamos",
      text: "Sin esperas al teléfono ni palabras que haya que buscar. En cada momento sabe qué viene después, y por qué.",
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Antes de venir",
      items: [
        [
          "¿Qué debo traer?",
          "Todo lo que tenga sobre el asunto. No deje nada fuera porque parezca poca cosa.",
        ],
        ["¿Cuándo puedo venir?", "Pregunte con el formulario y díganos si es urgente."],
        ["¿Cuánto cuesta?", "Lo sabrá antes de que se haga nada."],
      ],
    },
    {
      kind: "visit",
      nav: "Visita",
      heading: "Dónde estamos",
      hours: [],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Cita",
      heading: "Pedir cita",
      lead: "Díganos en una frase de qué se trata y cuándo le vendría bien.",
      submit: "Pedir cita",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
