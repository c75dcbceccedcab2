import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Balsa da Noite",
  headlines: [
    "Canções para o último trem de volta.",
    "Alto, de perto, e só esta noite.",
    "Aumente o som.",
  ],
  lead: "Guitarras, algumas máquinas e canções que cresceram na estrada. Ouça as novas, e venha ouvir mais alto.",
  action: "Saiba primeiro",
  sections: [
    {
      kind: "cards",
      id: "music",
      nav: "Música",
      heading: "O que tocamos",
      items: [
        ["O novo disco", "Conte aqui como ele soa e onde ouvir."],
        ["O anterior", "Aquele que o público pede aos gritos."],
        ["Primeiras gravações", "Cruas, rápidas e ainda nossas."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "A banda",
      text: "Começamos numa sala pequena demais e desde então procuramos outras maiores. O que você ouve é o que sabemos tocar: sem truques, com muitos erros, todos ensaiados.",
    },
    {
      kind: "form",
      id: "list",
      nav: "Novidades",
      heading: "Ouça primeiro",
      lead: "Músicas e datas novas, antes de todo mundo. Uma carta de vez em quando, nunca mais que isso.",
      submit: "Quero receber",
      fields: ["name", "mail"],
    },
    {
      kind: "form",
      id: "booking",
      nav: "Contratar",
      heading: "Chame a gente para tocar",
      lead: "Um palco, um jardim, uma sala bem pequena: diga onde e quando.",
      submit: "Enviar",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
