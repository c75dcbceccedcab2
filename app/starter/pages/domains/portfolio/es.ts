import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Sam Rivera",
  headlines: [
    "Hago que lo complicado parezca evidente.",
    "Trabajo con principio, medio y final.",
    "Una selección de trabajos, y cómo nacieron.",
  ],
  lead: "Convierto ideas en bruto en trabajo terminado, y disfruto de los dos extremos.",
  action: "Contactar",
  sections: [
    {
      kind: "cards",
      id: "work",
      nav: "Trabajos",
      heading: "Trabajos elegidos",
      items: [
        ["Primer proyecto", "Qué se pidió, qué hiciste y qué salió de ello."],
        ["Segundo proyecto", "Una frase que dé ganas de ver más."],
        ["Tercer proyecto", "Pon aquí los tuyos: con tres buenos basta."],
        ["Un proyecto propio", "Lo que hiciste porque nadie te lo impidió."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre mí",
      heading: "Sobre mí",
      text: "Me gusta cuando un deseo vago se vuelve un plan, y cuando el plan se encuentra con la gente. Entre medias dibujo, escribo, construyo y descarto.",
    },
    {
      kind: "points",
      id: "services",
      nav: "Servicios",
      heading: "Qué puedo hacer por ti",
      items: [
        ["Escuchar", "Una conversación sobre qué quieres, y por qué."],
        ["Esbozar", "Versiones tempranas, para cambiar de idea sin que salga caro."],
        ["Terminar", "Trabajo acabado, explicado y cuidado."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contacto",
      heading: "Contactar",
      lead: "Cuéntame qué tienes en mente. Para empezar bastan unas palabras.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
