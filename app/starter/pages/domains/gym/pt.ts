import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Força Firme",
  headlines: [
    "Mais forte, uma semana de cada vez.",
    "Uma hora só sua.",
    "Comece de onde você está.",
  ],
  lead: "Grupos pequenos, alguém que sabe o seu nome e um plano que cabe na sua vida.",
  action: "Experimentar uma aula",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Aulas",
      heading: "Aulas",
      items: [
        ["Manhã", "Despertar", "Devagar, leve, e pronto antes do trabalho."],
        ["Meio-dia", "Curto e forte", "Cabe no intervalo do almoço."],
        ["Noite", "A base", "Para as primeiras semanas, ou para retomar."],
        ["Fim de semana", "A longa", "Mais tempo, mais gente, mais diversão."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Como funciona",
      heading: "Como funciona",
      items: [
        ["Grupos pequenos", "Gente bastante para animar, pouca para você ser visto."],
        ["No seu ritmo", "Cada exercício tem uma forma mais fácil e uma mais difícil."],
        ["Progresso que se vê", "Anotamos o que você faz, para você ver crescer."],
      ],
    },
    {
      kind: "visit",
      nav: "Visite",
      heading: "Onde e quando",
      hours: [],
    },
    {
      kind: "form",
      id: "trial",
      nav: "Experimente",
      heading: "Experimentar uma aula",
      lead: "Diga qual aula você quer experimentar. Venha com roupa em que dê para se mexer.",
      submit: "Experimentar uma aula",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
