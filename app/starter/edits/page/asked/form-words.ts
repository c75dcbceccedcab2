import type { FormFieldName, PageLanguage } from "../../../pages/domain";

/** What a section with a form of its own says. */
export interface FormWords {
  nav: string;
  heading: string;
  lead: string;
  submit: string;
  /** What the field for what visitors write is called, where it is not for all else. */
  message?: string;
}

/** A form that a page is asked for: its id, which names its inbox too, what it asks and what it says. */
export interface FormKind {
  id: string;
  fields: readonly FormFieldName[];
  words: Record<PageLanguage, FormWords>;
}

export const BOOKING: FormKind = {
  id: "booking",
  fields: ["name", "mail", "date", "time", "message"],
  words: {
    en: {
      nav: "Book",
      heading: "Book a time",
      lead: "Say when it suits you. It is booked once we have answered.",
      submit: "Ask for this time",
    },
    de: {
      nav: "Termin",
      heading: "Termin anfragen",
      lead: "Sag, wann es dir passt. Fest ist der Termin, wenn wir geantwortet haben.",
      submit: "Termin anfragen",
    },
    fr: {
      nav: "Réserver",
      heading: "Réserver",
      lead: "Dites quand cela vous convient. C’est réservé dès que nous avons répondu.",
      submit: "Demander ce créneau",
    },
    es: {
      nav: "Reservar",
      heading: "Reservar",
      lead: "Di cuándo te viene bien. Queda reservado cuando hayamos contestado.",
      submit: "Pedir esta hora",
    },
    it: {
      nav: "Prenota",
      heading: "Prenota",
      lead: "Scrivi quando ti va bene. È prenotato quando abbiamo risposto.",
      submit: "Chiedi quest’ora",
    },
    pt: {
      nav: "Reservar",
      heading: "Reservar",
      lead: "Diga quando lhe convém. Fica reservado quando tivermos respondido.",
      submit: "Pedir esta hora",
    },
  },
};

export const NEWSLETTER: FormKind = {
  id: "newsletter",
  fields: ["mail"],
  words: {
    en: {
      nav: "Newsletter",
      heading: "News by mail",
      lead: "Leave your address, and we write when there is something to tell.",
      submit: "Sign up",
    },
    de: {
      nav: "Newsletter",
      heading: "Neues per Mail",
      lead: "Trag deine Adresse ein, und wir schreiben, wenn es etwas zu erzählen gibt.",
      submit: "Anmelden",
    },
    fr: {
      nav: "Newsletter",
      heading: "Des nouvelles par mail",
      lead: "Laissez votre adresse, et nous écrivons quand il y a du nouveau.",
      submit: "S’inscrire",
    },
    es: {
      nav: "Novedades",
      heading: "Novedades por correo",
      lead: "Deja tu dirección y te escribimos cuando haya algo que contar.",
      submit: "Apuntarme",
    },
    it: {
      nav: "Newsletter",
      heading: "Novità per mail",
      lead: "Lascia il tuo indirizzo: scriviamo quando c’è qualcosa da raccontare.",
      submit: "Iscriviti",
    },
    pt: {
      nav: "Novidades",
      heading: "Novidades por e-mail",
      lead: "Deixe o seu endereço e escrevemos quando houver novidades.",
      submit: "Inscrever-me",
    },
  },
};

export const CONTACT: FormKind = {
  id: "contact",
  fields: ["name", "mail", "message"],
  words: {
    en: {
      nav: "Contact",
      heading: "Write to us",
      lead: "Ask what you want to know. A person answers.",
      submit: "Send",
      message: "Message",
    },
    de: {
      nav: "Kontakt",
      heading: "Schreib uns",
      lead: "Frag, was du wissen willst. Es antwortet ein Mensch.",
      submit: "Senden",
      message: "Nachricht",
    },
    fr: {
      nav: "Contact",
      heading: "Écrivez-nous",
      lead: "Posez votre question. Une personne vous répond.",
      submit: "Envoyer",
      message: "Message",
    },
    es: {
      nav: "Contacto",
      heading: "Escríbenos",
      lead: "Pregunta lo que quieras saber. Responde una persona.",
      submit: "Enviar",
      message: "Mensaje",
    },
    it: {
      nav: "Contatti",
      heading: "Scrivici",
      lead: "Chiedi quello che vuoi sapere. Risponde una persona.",
      submit: "Invia",
      message: "Messaggio",
    },
    pt: {
      nav: "Contacto",
      heading: "Escreva-nos",
      lead: "Pergunte o que quiser saber. Responde uma pessoa.",
      submit: "Enviar",
      message: "Mensagem",
    },
  },
};
