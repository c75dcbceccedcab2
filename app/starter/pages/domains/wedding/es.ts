import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Nuestro día",
  headlines: [
    "Estáis invitados.",
    "Nos encantaría teneros con nosotros.",
    "Venid a celebrarlo con nosotros.",
  ],
  lead: "Un día, todos los que queremos en un mismo lugar. Aquí está lo que hace falta saber, y una línea para decirnos que venís.",
  action: "Decidnos que venís",
  sections: [
    {
      kind: "schedule",
      id: "day",
      nav: "El día",
      heading: "Cómo será el día",
      items: [
        ["14:00", "Llegada", "Una copa fresca y un saludo a todos."],
        ["15:00", "La ceremonia", "Traed un pañuelo."],
        ["17:00", "Tarta y fotos", "En el jardín, si el cielo quiere."],
        ["19:00", "La cena", "Una mesa larga y discursos cortos."],
        ["21:00", "El baile", "Hasta que se vayan los últimos."],
      ],
    },
    {
      kind: "questions",
      nav: "Bueno es saber",
      heading: "Bueno es saber",
      items: [
        ["¿Qué me pongo?", "Lo que te haga sentir de fiesta, y zapatos para bailar."],
        ["¿Pueden venir niños?", "Sí, decidnos cuántos en el formulario."],
        [
          "¿Qué queréis de regalo?",
          "Que estéis. Y si queréis traer algo, una canción para bailar.",
        ],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Responder",
      heading: "¿Venís?",
      lead: "Basta una línea. Decidnos quién viene y qué debemos saber para la cena.",
      submit: "Enviar respuesta",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
