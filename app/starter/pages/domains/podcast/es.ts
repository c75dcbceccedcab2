import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "En voz alta",
  headlines: [
    "Dale al play. Quédate un rato.",
    "Para ir al trabajo y volver por el camino largo.",
    "Conversaciones para salir a andar.",
  ],
  lead: "Un tema, tiempo suficiente y nadie leyendo un papel. Para escuchar mientras cocinas, caminas o esperas.",
  action: "Saber de nuevos episodios",
  sections: [
    {
      kind: "cards",
      id: "episodes",
      nav: "Episodios",
      heading: "Episodios",
      items: [
        ["El más nuevo", "Di de qué va y por qué hay que darle al play."],
        ["Por dónde empezar", "El episodio que le mandarías a un amigo."],
        ["El que aún comentamos", "Di qué te sorprendió al grabarlo."],
      ],
    },
    {
      kind: "story",
      nav: "Quién habla",
      heading: "Quién habla",
      text: "Alguien que no puede dejar de pensar en esto y que pregunta hasta entenderlo. Lo demás se oye en el primer minuto.",
    },
    {
      kind: "points",
      id: "listen",
      nav: "Escuchar",
      heading: "Dónde escuchar",
      items: [
        ["En tu aplicación", "Busca nuestro nombre donde escuchas podcasts."],
        ["En el navegador", "Pon aquí un reproductor o un enlace a cada episodio."],
        ["Por correo", "Deja abajo tu dirección y te avisamos cuando haya uno nuevo."],
      ],
    },
    {
      kind: "form",
      id: "letter",
      nav: "Boletín",
      heading: "Saber de nuevos episodios",
      lead: "Una línea cuando hay un episodio nuevo. Y dinos de qué deberíamos hablar.",
      submit: "Avisadme",
      fields: ["name", "mail", "message"],
    },
  ],
};
