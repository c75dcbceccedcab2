import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "La Puerta Abierta",
  headlines: [
    "Aquí toda pregunta es bienvenida.",
    "Empieza donde estás.",
    "Se aprende una vez, se queda para siempre.",
  ],
  lead: "Un lugar para aprender y crecer, con personas que dedican tiempo a cada cual.",
  action: "Conócenos",
  sections: [
    {
      kind: "cards",
      id: "courses",
      nav: "Oferta",
      heading: "Qué ofrecemos",
      items: [
        ["Para los primeros pasos", "No hace falta saber nada. Di aquí para quién es."],
        ["Para seguir", "Di qué viene después, y cuándo."],
        ["Para probar", "Una visita, para ver si encaja."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Método",
      heading: "Cómo lo hacemos",
      items: [
        ["Pasos pequeños", "Una cosa tras otra, y tiempo para probarla."],
        ["Primero las preguntas", "Nadie tiene que sentirse tonto por preguntar."],
        ["Nadie pasa desapercibido", "Vemos quién necesita ayuda y quién quiere más."],
      ],
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Antes de empezar",
      items: [
        ["¿Cuándo podemos empezar?", "Pregunta con el formulario y te decimos qué hay libre."],
        ["¿Qué llevamos?", "Curiosidad. Lo demás te lo contamos antes del primer día."],
        ["¿Podemos ir a verlo antes?", "Sí. Di cuándo te viene bien."],
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
      id: "enrol",
      nav: "Inscripción",
      heading: "Conócenos",
      lead: "Di quién quiere venir y para qué. Te respondemos con lo que es posible.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
