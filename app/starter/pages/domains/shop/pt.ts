import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Barro & Cia.",
  headlines: [
    "Coisas boas, feitas para usar.",
    "Escolhidas com calma. Para durar.",
    "Uma loja pequena, sem nada demais.",
  ],
  lead: "Algumas prateleiras de coisas de que gostamos e que escolheríamos para nós.",
  action: "Perguntar por algo",
  sections: [
    {
      kind: "cards",
      id: "things",
      nav: "Loja",
      heading: "Das prateleiras",
      items: [
        ["A xícara de todo dia", "Cabe na mão, aguenta a lava-louças."],
        ["Um vaso para um galho", "Pesado o bastante para não tombar."],
        ["O bom caderno", "Fica aberto. É tudo o que pedimos."],
        ["Linho para a cozinha", "Mais macio a cada lavagem."],
        ["Uma vela sem perfume", "Cheira a cera e dura uma semana de noites."],
        ["Algo para crianças", "De madeira, e difícil de quebrar."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Como funciona",
      heading: "Como vendemos",
      items: [
        ["Pergunte antes", "Escreva o que procura, e procuramos."],
        ["Embrulhado à mão", "Papel, barbante e um bilhete seu, se quiser."],
        ["Traga de volta", "Se não for o certo, achamos o que é."],
      ],
    },
    {
      kind: "visit",
      nav: "Visite",
      heading: "Venha ver",
      hours: [
        ["Segunda – sexta", "10:00 – 18:00"],
        ["Sábado", "10:00 – 16:00"],
      ],
    },
    {
      kind: "form",
      id: "order",
      nav: "Encomendar",
      heading: "Perguntar por algo",
      lead: "Diga o que você gostaria e quantos. Respondemos com o que há.",
      submit: "Enviar",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
