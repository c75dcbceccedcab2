import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Em voz alta",
  headlines: [
    "Aperte o play. Fique um pouco.",
    "Para o caminho do trabalho e a volta mais longa.",
    "Conversas para levar na caminhada.",
  ],
  lead: "Um assunto, tempo de sobra e ninguém lendo um papel. Para ouvir enquanto cozinha, anda ou espera.",
  action: "Saber de novos episódios",
  sections: [
    {
      kind: "cards",
      id: "episodes",
      nav: "Episódios",
      heading: "Episódios",
      items: [
        ["O mais novo", "Diga do que se trata e por que apertar o play."],
        ["Por onde começar", "O episódio que você mandaria a um amigo."],
        ["O que ainda comentamos", "Diga o que surpreendeu você na gravação."],
      ],
    },
    {
      kind: "story",
      nav: "Quem fala",
      heading: "Quem fala",
      text: "Alguém que não consegue parar de pensar nisso e que pergunta até entender. O resto se ouve no primeiro minuto.",
    },
    {
      kind: "points",
      id: "listen",
      nav: "Ouvir",
      heading: "Onde ouvir",
      items: [
        ["No seu aplicativo", "Procure nosso nome onde você ouve podcasts."],
        ["No navegador", "Ponha aqui um player ou um link para cada episódio."],
        ["Por e-mail", "Deixe seu endereço abaixo e avisamos quando houver um novo."],
      ],
    },
    {
      kind: "form",
      id: "letter",
      nav: "Novidades",
      heading: "Saber de novos episódios",
      lead: "Uma linha quando sair um episódio. E diga sobre o que devemos falar.",
      submit: "Quero saber",
      fields: ["name", "mail", "message"],
    },
  ],
};
