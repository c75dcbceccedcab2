import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Al Aire Libre",
  headlines: [
    "Un día. Buena gente. Grandes ideas.",
    "Ven por una charla, quédate por la compañía.",
    "Un día del que hablarás mucho tiempo.",
  ],
  lead: "Charlas cortas por la mañana, talleres después de comer y una larga tarde juntos.",
  action: "Reserva tu plaza",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programa",
      heading: "El programa",
      items: [
        ["09:00", "Puertas y café", "Encuentra un sitio, encuentra un amigo."],
        ["10:00", "Apertura", "De qué va el día, en veinte minutos."],
        ["11:00", "Charlas cortas", "De quienes hacen el trabajo."],
        ["14:00", "Talleres", "En grupos pequeños, sin traer nada."],
        ["18:00", "La larga tarde", "Comida, música y tiempo para hablar."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Por qué venir",
      heading: "Por qué no faltar",
      items: [
        ["Voces que merecen oírse", "Gente que también cuenta lo que salió mal."],
        ["Manos, no diapositivas", "Cada taller termina con algo hecho por ti."],
        ["Espacio para hablar", "Los descansos son largos a propósito."],
      ],
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Conviene saber",
      items: [
        ["¿Es para principiantes?", "Sí. Cada sesión dice qué hay que saber antes."],
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
