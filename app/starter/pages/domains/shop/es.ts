import type { DomainTexts } from "../../domain";

export const es: DomainTexts = {
  name: "Barro y Compañía",
  headlines: [
    "Cosas buenas, hechas para usarse.",
    "Elegidas despacio. Para muchos años.",
    "Una tienda pequeña, sin nada de más.",
  ],
  lead: "Unos estantes con cosas que nos gustan y que elegiríamos para nosotros.",
  action: "Preguntar por algo",
  sections: [
    {
      kind: "cards",
      id: "things",
      nav: "Tienda",
      heading: "En los estantes",
      items: [
        ["La taza de cada día", "Cabe en la mano, aguanta el lavavajillas."],
        ["Un florero para una rama", "Pesa lo justo para no volcarse."],
        ["El buen cuaderno", "Se queda abierto. No le pedimos más."],
        ["Lino para la cocina", "Más suave con cada lavado."],
        ["Una vela sin perfume", "Huele a cera y dura una semana de tardes."],
        ["Algo para los niños", "De madera, y difícil de romper."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Cómo funciona",
      heading: "Cómo vendemos",
      items: [
        ["Pregunta primero", "Escribe qué buscas y lo buscamos."],
        ["Envuelto a mano", "Papel, cordel y unas líneas tuyas si quieres."],
        ["Devuélvelo", "Si no es lo que querías, encontramos lo que sí."],
      ],
    },
    {
      kind: "visit",
      nav: "Visita",
      heading: "Ven a ver",
      hours: [
        ["Lunes – viernes", "10:00 – 18:00"],
        ["Sábado", "10:00 – 16:00"],
      ],
    },
    {
      kind: "form",
      id: "order",
      nav: "Pedir",
      heading: "Preguntar por algo",
      lead: "Dinos qué te gustaría y cuántos. Te respondemos con lo que hay.",
      submit: "Enviar",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
