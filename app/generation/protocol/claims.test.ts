import { describe, expect, test } from "vitest";
import { claimsChanges } from "./claims";

describe("an answer that claims changes", () => {
  test.each([
    "I've updated the header to be blue.",
    "I have now added a dark mode toggle.",
    "Done! The button is green.",
    "The title has been changed to “Hello”.",
    "I'll add the button now.",
    "I've created a plan page for your prices.",
    "I have fixed the error that you saw last time.",
    "Ich habe die Überschrift geändert.",
    "Ich habe die Farben angepasst und einen Knopf hinzugefügt.",
    "Der Titel wurde aktualisiert.",
    "J'ai ajouté un bouton.",
    "Le titre a été modifié.",
    "He actualizado el encabezado.",
    "Listo, el botón es verde.",
    "Adicionei o botão.",
    "O título foi atualizado.",
    "Я обновил заголовок.",
    "Готово! Кнопка теперь зелёная.",
    "Кнопка добавлена.",
    "我已经更新了标题。",
    "已将按钮改为绿色。",
    "ヘッダーを更新しました。",
    "Fine.\n\n[Files of this answer]\n- src/App.tsx: updated\n",
    "- `src/App.tsx`: updated",
    "Olen nyt päivittänyt otsikon.",
    "Başlığı mavi yaptım.",
    "Yeni butonu ekledim.",
    "Adding the button to the page...",
  ])("%s", (answer) => {
    expect(claimsChanges(answer)).toBe(true);
  });
});

describe("an answer that claims nothing", () => {
  test.each([
    "The list is sorted by name.",
    "You can change the colour in styles.css.",
    "Shall I add a button?",
    "Soll ich einen Knopf hinzufügen?",
    "Die Liste ist nach Namen sortiert.",
    "Vous pouvez changer la couleur.",
    "¿Quieres que añada un botón?",
    "Posso adicionar um botão?",
    "Хотите, чтобы кнопка была зелёной?",
    "要不要添加一个按钮？",
    "ボタンを追加しますか？",
    "Which colour do you want?",
    "The function is called when the list changes.",
    "Das Formular hat drei Felder: Name, Ort und Datum.",
    "The text is taken over verbatim.",
    "Adding a database needs an account of yours first.",
    "It now works like this: each visitor has a list.",
    "Your app already has a search; I added it earlier.",
    "I haven't changed anything; the button was added last time.",
    "I've created a plan. What colour should it be?",
  ])("%s", (answer) => {
    expect(claimsChanges(answer)).toBe(false);
  });
});
