import type { PageWords } from "./page-words";

export const es: PageWords = {
  skip: "Ir al contenido",
  nav: "Menú principal",
  sample: "Un ejemplo. Pon aquí lo tuyo.",
  visit: "Visita",
  people: "Quiénes somos",
  offers: "Qué hay",
  glance: "En breve",
  price: "Precio",
  programme: "Programa",
  formTexts: {
    kept: "Se guarda en este navegador hasta que la página tenga un servidor que lo reciba.",
    thanks: "Gracias. Queda guardado en este navegador.",
    full: "Este navegador no puede guardar más. Lo escrito sigue en el formulario.",
    keptHeading: "Guardado en este navegador",
    mailAction: "Enviar lo último por correo",
    csvAction: "Descargar como CSV",
    clearAction: "Vaciar la lista",
  },
  fields: {
    name: "Nombre",
    mail: "Correo electrónico",
    date: "Día",
    time: "Hora",
    guests: "Cuántos",
    coming: "¿Vendrás?",
    food: "¿Qué debemos saber sobre la comida?",
    what: "¿Qué te gustaría?",
    message: "¿Algo más?",
  },
  coming: ["Sí, con mucho gusto", "Lamentablemente no"],
};
