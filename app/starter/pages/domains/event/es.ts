import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Nos Vemos Allí",
  headlines: [
    "Buena gente. Grandes ideas. Tú.",
    "Ven por el programa, quédate por la compañía.",
    "Apúntalo en tu agenda.",
  ],
  lead: "Ven, trae a alguien y quédate cuanto quieras. Aquí está lo que pasa, y una línea para decirnos que vienes.",
  action: "Reserva tu plaza",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programa",
      heading: "El programa",
      items: [
        ["09:00", "Puertas y café", "Encuentra un sitio, encuentra un amigo."],
        ["10:00", "Apertura", "De qué va el día, en pocas palabras."],
        ["11:00", "La primera parte", "Di aquí quién o qué toca."],
        ["14:00", "La segunda parte", "Di qué hay que ver, oír o hacer."],
        ["18:00", "La noche", "Comida, música y tiempo para hablar."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Por qué venir",
      heading: "Por qué no faltar",
      items: [
        ["Algo que llevarse", "Una idea, una canción, un número en el teléfono."],
        ["Gente como tú", "Quien viene solo no se queda solo."],
        ["Espacio para hablar", "Los descansos son largos a propósito."],
      ],
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Conviene saber",
      items: [
        ["¿Tengo que conocer a alguien?", "No. Saluda en la puerta y ya conoces a alguien."],
        ["¿Habrá comida?", "Cuéntanos qué comes al apuntarte."],
        ["¿Y si al final no puedo ir?", "Avísanos, para que otra persona use tu plaza."],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "Apuntarse",
      heading: "Reserva tu plaza",
      lead: "Dinos quién viene. Basta una línea por plaza.",
      submit: "Reservar mi plaza",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
