import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Fuerza Firme",
  headlines: ["Más fuerte, semana a semana.", "Una hora solo para ti.", "Empieza donde estás."],
  lead: "Grupos pequeños, alguien que sabe cómo te llamas y un plan que cabe en tu vida.",
  action: "Probar una clase",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Clases",
      heading: "Clases",
      items: [
        ["Mañana", "Despertar", "Lento, suave y terminado antes del trabajo."],
        ["Mediodía", "Corto e intenso", "Cabe en la pausa de la comida."],
        ["Tarde", "Las bases", "Para tus primeras semanas, o para ponerte al día."],
        ["Fin de semana", "La larga", "Más tiempo, más gente, más ganas."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Cómo funciona",
      heading: "Cómo funciona",
      items: [
        ["Grupos pequeños", "Bastantes para divertirse, pocos para que te vean."],
        ["A tu ritmo", "Cada ejercicio tiene una versión más fácil y otra más dura."],
        ["Progreso que se nota", "Apuntamos lo que haces, para que lo veas crecer."],
      ],
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
      heading: "Probar una clase",
      lead: "Dinos qué clase te gustaría probar. Trae ropa con la que puedas moverte.",
      submit: "Probar una clase",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
