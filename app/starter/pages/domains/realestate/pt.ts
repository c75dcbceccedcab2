import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Porta de Casa",
  headlines: [
    "Encontre a porta que é sua.",
    "Da primeira visita à chave.",
    "Uma casa é mais que uma planta.",
  ],
  lead: "Procuramos o que combina, mostramos o que há e dizemos com franqueza o que não é tão bom.",
  action: "Diga o que procura",
  sections: [
    {
      kind: "cards",
      id: "homes",
      nav: "Imóveis",
      heading: "O que há",
      items: [
        ["Um apartamento", "Os quartos, a luz, a rua: diga o que ele tem de bom."],
        ["Uma casa", "Diga quem seria feliz nela."],
        ["Um lugar para trabalhar", "Escritório, loja, oficina: diga para que serve."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Serviços",
      heading: "O que fazemos por você",
      items: [
        ["Procurar", "Diga o que importa, e procuramos com os seus olhos."],
        ["Vender", "Dizemos quanto vale, e como chegamos a isso."],
        ["Alugar", "Alguém que combine e papéis em ordem."],
      ],
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "O que perguntam",
      items: [
        ["Quanto custa?", "Você sabe antes de começarmos."],
        ["Quanto tempo leva?", "Depende do lugar e do momento. Contamos o que vemos."],
        ["Posso ir ver?", "Sim. Diga qual e quando é bom para você."],
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
      id: "search",
      nav: "Contato",
      heading: "Diga o que procura",
      lead: "Procurar, vender ou alugar: poucas palavras bastam.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
