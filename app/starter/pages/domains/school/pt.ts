import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Porta Aberta",
  headlines: [
    "Aqui toda pergunta é bem-vinda.",
    "Comece de onde você está.",
    "Aprendido uma vez, seu para sempre.",
  ],
  lead: "Um lugar para aprender e crescer, com pessoas que têm tempo para cada um.",
  action: "Conheça a gente",
  sections: [
    {
      kind: "cards",
      id: "courses",
      nav: "Programa",
      heading: "O que oferecemos",
      items: [
        ["Para os primeiros passos", "Não é preciso saber nada antes. Diga aqui para quem é."],
        ["Para ir adiante", "Diga o que vem depois, e quando."],
        ["Para experimentar", "Uma visita, para ver se combina."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Método",
      heading: "Como fazemos",
      items: [
        ["Passos pequenos", "Uma coisa depois da outra, e tempo para tentar."],
        ["Perguntas primeiro", "Ninguém precisa ter vergonha de perguntar."],
        ["Cada um é visto", "Percebemos quem precisa de ajuda e quem quer mais."],
      ],
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Antes de começar",
      items: [
        ["Quando podemos começar?", "Pergunte pelo formulário, e dizemos o que há livre."],
        ["O que levamos?", "Curiosidade. O resto contamos antes do primeiro dia."],
        ["Podemos ir ver antes?", "Sim. Diga quando é bom para você."],
      ],
    },
    {
      kind: "visit",
      nav: "Visite",
      heading: "Onde estamos",
      hours: [],
    },
    {
      kind: "form",
      id: "enrol",
      nav: "Inscrição",
      heading: "Conheça a gente",
      lead: "Diga quem gostaria de vir e para quê. Respondemos com o que é possível.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
