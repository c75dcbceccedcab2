import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Clube do Porto",
  headlines: [
    "Aberto a todos. Toda semana.",
    "Melhor juntos, faça chuva ou sol.",
    "Venha. O mais difícil já foi.",
  ],
  lead: "Um clube de vizinhos que gostam de fazer isso em companhia. Sem testes, sem seleção: venha uma vez e veja.",
  action: "Venha experimentar",
  sections: [
    {
      kind: "schedule",
      id: "week",
      nav: "A semana",
      heading: "Uma semana com a gente",
      items: [
        ["Terça", "A noite tranquila", "Sem pressa, conversando, e ninguém fica para trás."],
        ["Quinta", "A noite animada", "Para quem quer puxar um pouco mais."],
        ["Domingo", "A manhã longa", "Saímos cedo, e depois tem café da manhã para quem ficar."],
      ],
    },
    {
      kind: "points",
      id: "new",
      nav: "Primeira vez?",
      heading: "Sua primeira vez",
      items: [
        ["Venha como você é", "Não precisa de nada especial. Alguém empresta o que faltar."],
        ["Alguém acompanha você", "Diga que é a primeira vez e terá companhia o tempo todo."],
        ["Decida depois", "Venha algumas vezes antes de pensar em se associar."],
      ],
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "O que perguntam",
      items: [
        ["Preciso saber alguma coisa?", "Não. Venha, observe e pergunte a quem estiver lá."],
        ["Quanto custa?", "Pergunte pelo formulário e respondemos."],
        ["Posso trazer alguém?", "Por favor."],
      ],
    },
    {
      kind: "form",
      id: "join",
      nav: "Participar",
      heading: "Venha experimentar",
      lead: "Deixe seu nome e diga quando gostaria de vir pela primeira vez.",
      submit: "Conte comigo",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
