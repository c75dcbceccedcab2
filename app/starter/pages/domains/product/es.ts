import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Marea",
  headlines: [
    "La forma tranquila de terminar las cosas.",
    "Menos que gestionar. Más hecho.",
    "Todo en un sitio, y espacio para pensar.",
  ],
  lead: "En qué estás trabajando, qué viene después y qué puede esperar. Se abre rápido y se cierra fácil.",
  action: "Entrar en la lista",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Funciones",
      heading: "Lo que hace por ti",
      items: [
        ["Se abre en lo que importa", "Sin paneles en los que buscar: lo siguiente está arriba."],
        ["Va a tu ritmo", "Escribe, pulsa una tecla, listo. Nunca te hace esperar."],
        [
          "Lo tuyo se va contigo",
          "Todo lo que metes vuelve a salir, en un formato que otros leen.",
        ],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Cómo funciona",
      heading: "De cero a hecho",
      items: [
        ["Primero", "Mételo todo", "Pega la lista que ya tienes."],
        ["Después", "Déjalo reposar", "Lo que va junto se junta, y tú corriges."],
        ["Siempre", "Vuelve a una sola cosa", "Ábrelo, haz lo que está arriba, ciérralo."],
      ],
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Lo que nos preguntan",
      items: [
        ["¿Hay que instalar algo?", "Escribe aquí qué se necesita para empezar."],
        ["¿Cuánto cuesta?", "Escribe aquí tus precios, en pocas palabras."],
        ["¿Dónde están mis datos?", "Dilo con claridad. Esta respuesta sí se lee."],
      ],
    },
    {
      kind: "form",
      id: "waitlist",
      nav: "Apúntate",
      heading: "Llega temprano",
      lead: "Deja tu correo y te avisamos cuando sea tu turno.",
      submit: "Apuntarme",
      fields: ["name", "mail"],
    },
  ],
};
