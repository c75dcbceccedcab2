import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "La Mesa Larga",
  headlines: [
    "Comer bien, y con tiempo.",
    "Ven con hambre. Quédate hasta tarde.",
    "Siéntate. Del resto nos ocupamos.",
  ],
  lead: "Una carta que merece el camino, una mesa para todos los que traigas y una noche sin prisa.",
  action: "Reservar mesa",
  sections: [
    {
      kind: "menu",
      nav: "Carta",
      heading: "La carta",
      groups: [
        [
          "Para empezar",
          [
            ["Puerros a la brasa", "Avellana, mantequilla tostada"],
            ["Tomate y pan", "Aceite de oliva, albahaca, sal"],
            ["Trucha curada", "Pepino, eneldo, centeno"],
          ],
        ],
        [
          "Principales",
          [
            ["Medio pollo", "Limón, tomillo, patatas asadas"],
            ["Pescado entero del día", "Hinojo y naranja"],
            ["Coliflor asada", "Alcaparras, pasas, almendras"],
          ],
        ],
        [
          "Para terminar",
          [
            ["Tarta de ciruelas", "Nata espesa"],
            ["Crema de chocolate", "Sal marina"],
            ["Un trozo de queso", "Miel y pan de nueces"],
          ],
        ],
      ],
    },
    {
      kind: "points",
      id: "kitchen",
      nav: "Cocina",
      heading: "Cómo cocinamos",
      items: [
        ["Lo mejor de ahora", "Pregunta qué ha llegado hoy. Suele ser lo mejor de la carta."],
        ["Al momento", "Tu plato se hace para ti: di cómo te gusta."],
        ["Para todos", "Cuéntanos qué no comes y encontramos algo que te guste."],
      ],
    },
    {
      kind: "visit",
      nav: "Visita",
      heading: "Dónde estamos",
      hours: [
        ["Martes – jueves", "19:00 – 23:00"],
        ["Viernes – sábado", "19:00 – 24:00"],
        ["Domingo – lunes", "Cerrado"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Reservar",
      heading: "Reservar mesa",
      lead: "Dinos cuándo te gustaría venir y cuántos seréis.",
      submit: "Pedir mesa",
      fields: ["name", "mail", "date", "time", "guests", "message"],
    },
  ],
};
