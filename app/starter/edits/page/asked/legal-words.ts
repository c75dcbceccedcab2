import type { PageLanguage } from "../../../pages/domain";

/** What pages about the law say, as far as it can be read off the page. `⟦…⟧` marks what only its owner knows. */
export interface LegalWords {
  privacy: string;
  imprint: string;
  terms: string;
  home: string;
  whoHeading: string;
  name: string;
  address: string;
  reach: string;
  more: string;
  formsHeading: string;
  forms: string;
  kept: string;
  noForms: string;
  wall: string;
  cookiesHeading: string;
  cookies: string;
  foreign: string;
  rightsHeading: string;
  rights: string;
  termsText: string;
  cookieLine: string;
}

export const LEGAL: Record<PageLanguage, LegalWords> = {
  en: {
    privacy: "Privacy",
    imprint: "Imprint",
    terms: "Terms and conditions",
    home: "Back to",
    whoHeading: "Who is responsible",
    name: "your full name or company",
    address: "your address",
    reach: "your email or telephone number",
    more: "register and number, tax number, supervising authority, where you have them",
    formsHeading: "What you send us",
    forms: "What you write into a form of this page reaches us, and we use it to answer you.",
    kept: "how long you keep it",
    noForms: "This page has no form: it asks nothing of you.",
    wall: "What you write for everybody on this page can be read by everybody who opens it. Write to us, and we take it away.",
    cookiesHeading: "Cookies and counting",
    cookies:
      "This page sets no cookies, counts no visitors and loads nothing from other websites. Whoever runs the server that hands it out may note the addresses of requests for its safety.",
    foreign: "This page loads parts from these websites, which learn that you opened it:",
    rightsHeading: "Your rights",
    rights:
      "You may ask us what we keep about you, and have it corrected or deleted. You may also complain to the authority for data protection.",
    termsText:
      "what you agree on with your customers: what you deliver, when it is paid, how it is cancelled",
    cookieLine: "This page sets no cookies.",
  },
  de: {
    privacy: "Datenschutz",
    imprint: "Impressum",
    terms: "AGB",
    home: "Zurück zu",
    whoHeading: "Wer verantwortlich ist",
    name: "dein voller Name oder deine Firma",
    address: "deine Anschrift",
    reach: "deine E-Mail oder Telefonnummer",
    more: "Register und Nummer, Umsatzsteuer-ID, Aufsichtsbehörde, sofern vorhanden",
    formsHeading: "Was du uns sendest",
    forms:
      "Was du in ein Formular dieser Seite schreibst, erreicht uns, und wir verwenden es, um dir zu antworten.",
    kept: "wie lange du es aufbewahrst",
    noForms: "Diese Seite hat kein Formular: Sie fragt dich nach nichts.",
    wall: "Was du auf dieser Seite für alle schreibst, können alle lesen, die sie öffnen. Schreib uns, und wir nehmen es weg.",
    cookiesHeading: "Cookies und Zählung",
    cookies:
      "Diese Seite setzt keine Cookies, zählt keine Besucher und lädt nichts von anderen Websites. Wer den Server betreibt, der sie ausliefert, kann zu dessen Sicherheit die Adressen der Anfragen festhalten.",
    foreign: "Diese Seite lädt Teile von diesen Websites, die davon erfahren, dass du sie öffnest:",
    rightsHeading: "Deine Rechte",
    rights:
      "Du kannst von uns erfahren, was wir über dich gespeichert haben, und es berichtigen oder löschen lassen. Du kannst dich auch bei der Aufsichtsbehörde für Datenschutz beschweren.",
    termsText:
      "was du mit deinen Kunden vereinbarst: was du lieferst, wann bezahlt wird, wie gekündigt wird",
    cookieLine: "Diese Seite setzt keine Cookies.",
  },
  fr: {
    privacy: "Confidentialité",
    imprint: "Mentions légales",
    terms: "Conditions",
    home: "Retour à",
    whoHeading: "Responsable",
    name: "votre nom complet ou votre entreprise",
    address: "votre adresse",
    reach: "votre mail ou votre téléphone",
    more: "registre et numéro, numéro de TVA, hébergeur, si vous en avez",
    formsHeading: "Ce que vous nous envoyez",
    forms:
      "Ce que vous écrivez dans un formulaire de cette page nous parvient, et nous l’utilisons pour vous répondre.",
    kept: "combien de temps vous le gardez",
    noForms: "Cette page n’a pas de formulaire : elle ne vous demande rien.",
    wall: "Ce que vous écrivez pour tous sur cette page peut être lu par tous ceux qui l’ouvrent. Écrivez-nous, et nous l’enlevons.",
    cookiesHeading: "Cookies et statistiques",
    cookies:
      "Cette page ne dépose aucun cookie, ne compte aucun visiteur et ne charge rien d’autres sites. Qui exploite le serveur qui la distribue peut noter les adresses des requêtes pour sa sécurité.",
    foreign:
      "Cette page charge des éléments de ces sites, qui apprennent que vous l’avez ouverte :",
    rightsHeading: "Vos droits",
    rights:
      "Vous pouvez nous demander ce que nous gardons sur vous, le faire corriger ou supprimer. Vous pouvez aussi saisir l’autorité de protection des données.",
    termsText:
      "ce que vous convenez avec vos clients : ce que vous livrez, quand on paie, comment on annule",
    cookieLine: "Cette page ne dépose aucun cookie.",
  },
  es: {
    privacy: "Privacidad",
    imprint: "Aviso legal",
    terms: "Condiciones",
    home: "Volver a",
    whoHeading: "Responsable",
    name: "tu nombre completo o empresa",
    address: "tu dirección",
    reach: "tu correo o teléfono",
    more: "registro y número, NIF, autoridad competente, si los tienes",
    formsHeading: "Lo que nos envías",
    forms:
      "Lo que escribes en un formulario de esta página nos llega, y lo usamos para contestarte.",
    kept: "cuánto tiempo lo guardas",
    noForms: "Esta página no tiene formulario: no te pide nada.",
    wall: "Lo que escribes para todos en esta página lo puede leer quien la abra. Escríbenos y lo quitamos.",
    cookiesHeading: "Cookies y estadísticas",
    cookies:
      "Esta página no pone cookies, no cuenta visitas y no carga nada de otros sitios. Quien lleva el servidor que la entrega puede anotar las direcciones de las peticiones por su seguridad.",
    foreign: "Esta página carga partes de estos sitios, que saben que la has abierto:",
    rightsHeading: "Tus derechos",
    rights:
      "Puedes preguntarnos qué guardamos sobre ti y pedir que se corrija o se borre. También puedes reclamar ante la autoridad de protección de datos.",
    termsText: "lo que acuerdas con tus clientes: qué entregas, cuándo se paga, cómo se cancela",
    cookieLine: "Esta página no pone cookies.",
  },
  it: {
    privacy: "Privacy",
    imprint: "Note legali",
    terms: "Condizioni",
    home: "Torna a",
    whoHeading: "Responsabile",
    name: "il tuo nome completo o la tua azienda",
    address: "il tuo indirizzo",
    reach: "la tua mail o il tuo telefono",
    more: "registro e numero, partita IVA, autorità di controllo, se ci sono",
    formsHeading: "Quello che ci mandi",
    forms:
      "Quello che scrivi in un modulo di questa pagina arriva a noi e lo usiamo per risponderti.",
    kept: "per quanto tempo lo conservi",
    noForms: "Questa pagina non ha moduli: non ti chiede niente.",
    wall: "Quello che scrivi per tutti su questa pagina lo può leggere chi la apre. Scrivici e lo togliamo.",
    cookiesHeading: "Cookie e statistiche",
    cookies:
      "Questa pagina non usa cookie, non conta le visite e non carica nulla da altri siti. Chi gestisce il server che la consegna può annotare gli indirizzi delle richieste per sicurezza.",
    foreign: "Questa pagina carica parti da questi siti, che sanno che l’hai aperta:",
    rightsHeading: "I tuoi diritti",
    rights:
      "Puoi chiederci che cosa conserviamo su di te e farlo correggere o cancellare. Puoi anche rivolgerti all’autorità per la protezione dei dati.",
    termsText:
      "quello che concordi con i clienti: che cosa consegni, quando si paga, come si disdice",
    cookieLine: "Questa pagina non usa cookie.",
  },
  pt: {
    privacy: "Privacidade",
    imprint: "Aviso legal",
    terms: "Condições",
    home: "Voltar a",
    whoHeading: "Responsável",
    name: "o seu nome completo ou empresa",
    address: "a sua morada",
    reach: "o seu e-mail ou telefone",
    more: "registo e número, NIF, autoridade competente, se existirem",
    formsHeading: "O que nos envia",
    forms:
      "O que escreve num formulário desta página chega até nós, e usamo-lo para lhe responder.",
    kept: "durante quanto tempo o guarda",
    noForms: "Esta página não tem formulário: não lhe pede nada.",
    wall: "O que escreve para todos nesta página pode ser lido por quem a abre. Escreva-nos e retiramo-lo.",
    cookiesHeading: "Cookies e contagem",
    cookies:
      "Esta página não põe cookies, não conta visitas e não carrega nada de outros sites. Quem gere o servidor que a entrega pode anotar os endereços dos pedidos para segurança.",
    foreign: "Esta página carrega partes destes sites, que ficam a saber que a abriu:",
    rightsHeading: "Os seus direitos",
    rights:
      "Pode perguntar-nos o que guardamos sobre si e pedir que seja corrigido ou apagado. Pode também reclamar junto da autoridade de proteção de dados.",
    termsText: "o que combina com os clientes: o que entrega, quando se paga, como se cancela",
    cookieLine: "Esta página não põe cookies.",
  },
};
