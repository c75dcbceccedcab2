import type { QuizTopic } from "./question-sets";

/** Capitals of countries, of which none has moved for long. */
export const CAPITALS: QuizTopic = {
  name: "capital cities",
  match: /\bcapitals?(?: cit(?:y|ies))?\b/,
  rows: [
    ["What is the capital of France?", "Paris", "Lyon", "Marseille", "Nice"],
    ["What is the capital of Italy?", "Rome", "Milan", "Naples", "Venice"],
    ["What is the capital of Spain?", "Madrid", "Barcelona", "Seville", "Valencia"],
    ["What is the capital of Germany?", "Berlin", "Munich", "Hamburg", "Cologne"],
    ["What is the capital of Japan?", "Tokyo", "Kyoto", "Osaka", "Sapporo"],
    ["What is the capital of Egypt?", "Cairo", "Alexandria", "Luxor", "Giza"],
    ["What is the capital of Australia?", "Canberra", "Sydney", "Melbourne", "Perth"],
    ["What is the capital of Canada?", "Ottawa", "Toronto", "Vancouver", "Montreal"],
    ["What is the capital of Portugal?", "Lisbon", "Porto", "Faro", "Coimbra"],
    ["What is the capital of Greece?", "Athens", "Thessaloniki", "Patras", "Heraklion"],
    ["What is the capital of Poland?", "Warsaw", "Kraków", "Gdańsk", "Wrocław"],
    ["What is the capital of Kenya?", "Nairobi", "Mombasa", "Kisumu", "Nakuru"],
    ["What is the capital of Argentina?", "Buenos Aires", "Córdoba", "Rosario", "Mendoza"],
    ["What is the capital of Turkey?", "Ankara", "Istanbul", "Izmir", "Antalya"],
    ["What is the capital of Norway?", "Oslo", "Bergen", "Trondheim", "Stavanger"],
    ["What is the capital of Ireland?", "Dublin", "Cork", "Galway", "Limerick"],
  ],
};
