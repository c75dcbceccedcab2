import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "De Fiesta",
  headlines: ["Tienes una invitación.", "Ven a celebrarlo con nosotros.", "Tarta, música y tú."],
  lead: "Hay algo que celebrar, y sin ti sería la mitad de divertido. Aquí está lo que hace falta saber, y una línea para decirnos que vienes.",
  action: "Decir que voy",
  sections: [
    {
      kind: "schedule",
      id: "party",
      nav: "La fiesta",
      heading: "Cómo será la fiesta",
      items: [
        ["15:00", "Llegada", "Saluda y busca un sitio."],
        ["15:30", "Tarta", "Con velas, y todos cantan."],
        ["16:30", "Juegos y música", "Para quien quiera apuntarse."],
        ["18:00", "Algo de comer", "Y tiempo para charlar."],
      ],
    },
    {
      kind: "questions",
      nav: "Bueno es saber",
      heading: "Bueno es saber",
      items: [
        ["¿Qué llevo?", "A ti. Es el mejor regalo."],
        ["¿Puedo ir con alguien?", "Dinos en el formulario quién viene contigo."],
        ["¿Qué me pongo?", "Algo con lo que se pueda reír, comer y bailar."],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Responder",
      heading: "¿Vienes?",
      lead: "Basta una línea. Dinos quién viene y qué debemos saber sobre la comida.",
      submit: "Enviar respuesta",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
