import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Café de la Esquina",
  headlines: [
    "Buen café, un rincón tranquilo y tiempo.",
    "Quédate a otra taza.",
    "Lo mejor de la mañana.",
  ],
  lead: "Un espresso hecho con cuidado, algo recién horneado y una mesa donde nadie te mete prisa.",
  action: "Reservar mesa",
  sections: [
    {
      kind: "menu",
      nav: "Carta",
      heading: "En la carta",
      groups: [
        [
          "Café",
          [
            ["Espresso", "Corto, intenso, con un vaso de agua"],
            ["Flat white", "Doble espresso, leche sedosa"],
            ["Filtro del día", "Pregunta cuál toca hoy"],
            ["Latte helado de avena", "Para la mitad cálida del año"],
          ],
        ],
        [
          "Para acompañar",
          [
            ["Cruasán de mantequilla", "Hojaldrado, aún tibio antes de las nueve"],
            ["Rollo de canela", "Con mucha canela"],
            ["Tostada de masa madre", "Mantequilla salada y mermelada"],
            ["Tarta del día", "Lo que dé la temporada"],
          ],
        ],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "El local",
      text: "Unas mesas, un banco largo junto a la ventana y música que deja pensar. Ven con un amigo, con un libro o sin nada.",
    },
    {
      kind: "visit",
      nav: "Visita",
      heading: "Pásate por aquí",
      hours: [
        ["Lunes – viernes", "8:00 – 18:00"],
        ["Sábado", "9:00 – 17:00"],
        ["Domingo", "Cerrado"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Reservar",
      heading: "Reservar mesa",
      lead: "Para dos junto a la ventana o para ocho en el banco largo: dinos cuándo y cuántos.",
      submit: "Pedir mesa",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
