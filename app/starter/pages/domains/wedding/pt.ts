import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Nosso dia",
  headlines: [
    "Vocês estão convidados.",
    "Queremos muito vocês com a gente.",
    "Venham celebrar com a gente.",
  ],
  lead: "Um dia, todos que amamos num só lugar. Aqui está tudo o que é preciso saber, e uma linha para nos dizer que vocês vêm.",
  action: "Confirmar presença",
  sections: [
    {
      kind: "schedule",
      id: "day",
      nav: "O dia",
      heading: "Como será o dia",
      items: [
        ["14:00", "Chegada", "Uma taça gelada e um olá a todos."],
        ["15:00", "A cerimônia", "Tragam um lenço."],
        ["17:00", "Bolo e fotos", "No jardim, se o céu ajudar."],
        ["19:00", "O jantar", "Uma mesa comprida, alguns discursos curtos."],
        ["21:00", "A dança", "Até os últimos irem embora."],
      ],
    },
    {
      kind: "questions",
      nav: "Bom saber",
      heading: "Bom saber",
      items: [
        ["O que vestir?", "O que faz você se sentir em festa, e sapatos para dançar."],
        ["Crianças podem vir?", "Sim, digam quantas no formulário."],
        [
          "O que querem de presente?",
          "Vocês aqui. E se quiserem trazer algo, uma música para dançar.",
        ],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Confirmar",
      heading: "Vocês vêm?",
      lead: "Uma linha basta. Digam quem vem e o que precisamos saber para o jantar.",
      submit: "Enviar resposta",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
