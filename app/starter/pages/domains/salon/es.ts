import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "El Buen Sillón",
  headlines: [
    "Siéntate. Del resto nos ocupamos.",
    "Tú, en un día muy bueno.",
    "Ven como eres, sal como quieras.",
  ],
  lead: "Un sillón, un espejo y alguien que pregunta qué quieres antes de empezar.",
  action: "Pedir cita",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servicios",
      heading: "Qué hacemos",
      items: [
        ["Primero hablamos", "Qué tienes en mente, qué te queda bien y cuánto cuesta."],
        ["Luego empezamos", "Sin prisa, y puedes decir basta cuando quieras."],
        ["Y después", "Cómo cuidarlo en casa, para que dure."],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "Cómo es esto",
      text: "Aquí nadie te convence de nada. Tú dices qué te gusta, nosotros qué se puede hacer, y en el espejo, al final, tienes que estar tú.",
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Antes de venir",
      items: [
        ["No sé lo que quiero.", "Trae una foto, o nada. Lo averiguamos juntos."],
        ["¿Cuánto cuesta?", "Lo sabes antes de empezar."],
        ["¿Y si no puedo ir?", "Avísanos, para que otra persona use el sillón."],
      ],
    },
    {
      kind: "visit",
      nav: "Visita",
      heading: "Dónde estamos",
      hours: [
        ["Martes – viernes", "10:00 – 19:00"],
        ["Sábado", "10:00 – 14:00"],
        ["Domingo – lunes", "Cerrado"],
      ],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Cita",
      heading: "Pedir cita",
      lead: "Di qué te gustaría y cuándo te viene bien.",
      submit: "Pedir cita",
      fields: ["name", "mail", "date", "time", "what"],
    },
  ],
};
