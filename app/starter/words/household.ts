import type { Row } from "./row";
import { REMOVE } from "./shared";

export const HOUSEHOLD: readonly Row[] = [
  [
    "Household book",
    "Haushaltsbuch",
    "Livre de comptes",
    "Libro de cuentas",
    "Libro dei conti",
    "Livro de contas",
    "家庭账本",
  ],
  ["Month", "Monat", "Mois", "Mes", "Mese", "Mês", "月份"],
  ["Income", "Einnahmen", "Revenus", "Ingresos", "Entrate", "Receitas", "收入"],
  ["Expenses", "Ausgaben", "Dépenses", "Gastos", "Uscite", "Despesas", "支出"],
  ["Expense", "Ausgabe", "Dépense", "Gasto", "Uscita", "Despesa", "支出"],
  [
    "What is left",
    "Was übrig bleibt",
    "Ce qui reste",
    "Lo que queda",
    "Quanto resta",
    "O que sobra",
    "结余",
  ],
  ["What kind", "Welche Art", "Quel type", "Qué tipo", "Che tipo", "Que tipo", "类型"],
  ["What for", "Wofür", "Pour quoi", "Para qué", "Per cosa", "Para quê", "用途"],
  ["Amount", "Betrag", "Montant", "Importe", "Importo", "Valor", "金额"],
  ["Date", "Datum", "Date", "Fecha", "Data", "Data", "日期"],
  ["Add the entry", "Eintragen", "Ajouter l’entrée", "Añadir", "Aggiungi", "Adicionar", "添加"],
  [
    "Nothing in this month yet.",
    "In diesem Monat steht noch nichts.",
    "Rien ce mois-ci pour l’instant.",
    "Aún no hay nada este mes.",
    "Ancora nulla in questo mese.",
    "Ainda nada neste mês.",
    "本月还没有记录。",
  ],
  ...REMOVE,
];
