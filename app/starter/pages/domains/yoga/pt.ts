import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Hora Lenta",
  headlines: ["Inspire. O resto pode esperar.", "Uma hora sem tela.", "Venha do jeito que está."],
  lead: "Um tapete, uma sala calma e alguém que mostra como fazer. Não precisa ser flexível, e ninguém fica olhando.",
  action: "Experimentar uma aula",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Aulas",
      heading: "Aulas",
      items: [
        ["Manhã", "Começar devagar", "Movimento suave, antes de o dia começar."],
        ["Meio-dia", "Um respiro longo", "Curto e quieto, para voltar a si."],
        ["Noite", "Soltar", "Alongamentos longos, e ficar deitado no fim."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Primeira vez",
      heading: "Sua primeira vez",
      items: [
        ["Roupa macia", "Com que dê para se mexer e deitar."],
        ["Diga o que dói", "Antes de começar, e mostramos outro jeito."],
        ["Descanse quando quiser", "Ficar deitado sempre pode."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Do que se trata",
      text: "Aqui ninguém é medido e nada precisa dar certo. A gente se move, respira, fica em silêncio e volta para casa um pouco mais leve.",
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
      lead: "Diga qual aula quer experimentar e se há algo que devamos saber.",
      submit: "Experimentar uma aula",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
