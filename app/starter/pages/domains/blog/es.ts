import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Notas de Aquí",
  headlines: [
    "Empieza por donde quieras.",
    "Escrito antes de que se olvide.",
    "Una cosa cada vez, y bien contada.",
  ],
  lead: "Lo que pruebo, lo que descubro y lo que haría de otra manera. Para quien disfruta de las mismas cosas.",
  action: "Recibir lo nuevo",
  sections: [
    {
      kind: "cards",
      id: "posts",
      nav: "Entradas",
      heading: "Últimas entradas",
      items: [
        ["La primera entrada", "Di de qué va, en una frase que dé ganas de seguir leyendo."],
        ["La que todos piden", "Pon aquí lo que te preguntan una y otra vez."],
        ["Un pequeño hallazgo", "Lo corto se lee hasta el final."],
        ["Lo que salió mal", "Esta le gusta a todo el mundo."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre mí",
      heading: "Por qué escribo",
      text: "Escribo para saber qué pienso y para guardar lo que se perdería. Si algo te ayuda, o está mal, dímelo.",
    },
    {
      kind: "form",
      id: "letter",
      nav: "Boletín",
      heading: "Lo nuevo por correo",
      lead: "Una carta corta cuando hay algo nuevo, y nada entre medias.",
      submit: "Quiero recibirlo",
      fields: ["name", "mail"],
    },
  ],
};
