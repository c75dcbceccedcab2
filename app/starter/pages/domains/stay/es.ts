import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "La Casa Tranquila",
  headlines: [
    "Llega y guarda el teléfono.",
    "Dormir bien, y nada que tengas que hacer.",
    "Quédate una noche más.",
  ],
  lead: "Una habitación donde se duerme bien, una puerta abierta y alguien a quien preguntar qué merece la pena ver.",
  action: "Pedir fechas",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Habitaciones",
      heading: "Las habitaciones",
      items: [
        ["La pequeña", "Para una o dos personas. Cuenta aquí adónde da la ventana."],
        ["La amplia", "Más espacio y una mesa para sentarse. Cuenta qué la hace especial."],
        ["La familiar", "Di cuántos duermen y qué hay para los niños."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Aquí",
      heading: "Qué puedes hacer",
      items: [
        ["Llegar", "Deja las maletas. Te contamos dónde está todo."],
        ["Salir", "Pregúntanos qué merece la pena, cerca y lejos."],
        ["Nada", "Dormir hasta tarde, leer, mirar por la ventana."],
      ],
    },
    {
      kind: "visit",
      nav: "Llegar",
      heading: "Cómo llegar",
      hours: [],
    },
    {
      kind: "form",
      id: "dates",
      nav: "Reservar",
      heading: "Pedir fechas",
      lead: "Dinos cuándo te gustaría venir y cuántos sois.",
      submit: "Pedir fechas",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
