import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Clínica del Tilo",
  headlines: [
    "Primero escuchar, después ayudar.",
    "Alguien que le dedica tiempo.",
    "En buenas manos, desde la primera visita.",
  ],
  lead: "Usted nos cuenta qué le pasa, le explicamos qué se puede hacer y usted decide. Con palabras que todos entienden.",
  action: "Pedir cita",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servicios",
      heading: "Qué hacemos",
      items: [
        ["Una primera conversación", "Qué ocurre, desde cuándo y qué ha ayudado hasta ahora."],
        ["El tratamiento", "En cada paso sabe qué hacemos, y por qué."],
        ["Después", "Qué puede hacer por su cuenta y cuándo volver a vernos."],
      ],
    },
    {
      kind: "story",
      nav: "Nosotros",
      heading: "Cómo trabajamos",
      text: "Explicamos antes de empezar y respondemos a lo que se pregunta. Si otra persona puede ayudar mejor, lo decimos.",
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Antes de venir",
      items: [
        ["¿Qué debo traer?", "Informes anteriores, si los hay, y una lista de medicamentos."],
        ["Estoy nervioso. ¿Puedo decirlo?", "Por favor. Vamos despacio y paramos cuando lo diga."],
        ["¿Cuánto cuesta?", "Lo sabrá antes de que se haga nada."],
        ["¿Y en una urgencia?", "No espere respuesta aquí: llame a emergencias."],
      ],
    },
    {
      kind: "visit",
      nav: "Visita",
      heading: "Dónde estamos",
      hours: [],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Cita",
      heading: "Pedir cita",
      lead: "Díganos en una frase de qué se trata y cuándo le vendría bien.",
      submit: "Pedir cita",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
