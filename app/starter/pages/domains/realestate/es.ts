import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "La Puerta de Casa",
  headlines: [
    "Encuentra la puerta que es tuya.",
    "De la primera visita a la llave.",
    "Una casa es más que un plano.",
  ],
  lead: "Buscamos lo que encaja, enseñamos lo que hay y decimos con franqueza lo que no es tan bueno.",
  action: "Dinos qué buscas",
  sections: [
    {
      kind: "cards",
      id: "homes",
      nav: "Inmuebles",
      heading: "Qué hay disponible",
      items: [
        ["Un piso", "Las habitaciones, la luz, la calle: di qué lo hace bueno."],
        ["Una casa", "Di quién sería feliz en ella."],
        ["Un lugar para trabajar", "Oficina, tienda, taller: di para qué sirve."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Servicios",
      heading: "Qué hacemos por ti",
      items: [
        ["Buscar", "Dinos qué importa y buscamos con tus ojos."],
        ["Vender", "Decimos cuánto vale, y cómo llegamos a eso."],
        ["Alquilar", "Alguien que encaje y papeles en regla."],
      ],
    },
    {
      kind: "questions",
      nav: "Preguntas",
      heading: "Lo que nos preguntan",
      items: [
        ["¿Cuánto cuesta?", "Lo sabes antes de empezar."],
        ["¿Cuánto se tarda?", "Depende del lugar y del momento. Te decimos lo que vemos."],
        ["¿Puedo ir a verlo?", "Sí. Di cuál y cuándo te viene bien."],
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
      id: "search",
      nav: "Contacto",
      heading: "Dinos qué buscas",
      lead: "Buscar, vender o alquilar: bastan unas palabras.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
