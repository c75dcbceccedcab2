import type { PageWords } from "./page-words";

export const pt: PageWords = {
  skip: "Ir para o conteúdo",
  nav: "Menu principal",
  sample: "Um exemplo. Coloque o seu aqui.",
  visit: "Visite",
  people: "Quem somos",
  offers: "O que há",
  glance: "Em resumo",
  voices: "O que dizem",
  price: "Preço",
  programme: "Programa",
  formTexts: {
    kept: "Fica neste navegador até a página ter um servidor que o receba.",
    sends: "Chega diretamente até nós. Se falhar, fica aqui e avisamos você.",
    unsent:
      "Não chegou até nós. O que você escreveu continua no formulário: envie de novo daqui a pouco.",
    sent: "Obrigado. Já chegou até nós.",
    thanks: "Obrigado. Está guardado neste navegador.",
    full: "Este navegador não guarda mais nada. O que você escreveu continua no formulário.",
    keptHeading: "Guardado neste navegador",
    mailAction: "Enviar o último por e-mail",
    csvAction: "Baixar como CSV",
    clearAction: "Esvaziar a lista",
  },
  fields: {
    name: "Nome",
    mail: "E-mail",
    date: "Dia",
    time: "Hora",
    guests: "Quantos",
    coming: "Você vem?",
    food: "O que devemos saber sobre a comida?",
    what: "O que você gostaria?",
    message: "Mais alguma coisa?",
  },
  coming: ["Sim, com alegria", "Infelizmente não"],
};
