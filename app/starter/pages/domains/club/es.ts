import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Club del Puerto",
  headlines: [
    "Para todos. Cada semana.",
    "Mejor juntos, haga el tiempo que haga.",
    "Ven. Lo difícil ya está hecho.",
  ],
  lead: "Un club de vecinos a los que les gusta hacer esto en compañía. Sin pruebas: ven un día y mira.",
  action: "Ven a probar",
  sections: [
    {
      kind: "schedule",
      id: "week",
      nav: "Esta semana",
      heading: "Una semana con nosotros",
      items: [
        ["Martes", "La tarde suave", "Sin prisa, charlando, y nadie se queda atrás."],
        ["Jueves", "La tarde movida", "Para quien quiere apretar un poco."],
        ["Domingo", "La mañana larga", "Salimos temprano y luego desayuna quien se quede."],
      ],
    },
    {
      kind: "points",
      id: "new",
      nav: "¿Eres nuevo?",
      heading: "Tu primera vez",
      items: [
        ["Ven como eres", "No necesitas nada especial. Alguien te presta lo que falte."],
        ["Alguien te acompaña", "Di que es tu primer día y no irás solo en ningún momento."],
        ["Decide después", "Ven unas cuantas veces antes de pensar en apuntarte."],
      ],
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Lo que nos preguntan",
      items: [
        ["¿Tengo que saber algo?", "No. Ven, mira y pregunta a quien esté."],
        ["¿Cuánto cuesta?", "Pregunta con el formulario y te lo decimos."],
        ["¿Puedo traer a alguien?", "Claro que sí."],
      ],
    },
    {
      kind: "form",
      id: "join",
      nav: "Apúntate",
      heading: "Ven a probar",
      lead: "Deja tu nombre y dinos cuándo te gustaría venir por primera vez.",
      submit: "Cuenta conmigo",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
