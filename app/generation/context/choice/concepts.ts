import { stemsOf } from "./words";

/**
 * Parts of a page as people call them in six languages, and as code does. A person says "Überschrift" of what stands
 * in `Hero.tsx` as `h1`.
 */
const CONCEPTS: readonly (readonly [said: string, written: string])[] = [
  [
    "headline heading title Überschrift Titel titre titular título titolo заголовок 标题 見出し",
    "title headline heading hero h1",
  ],
  ["menu navigation nav Menü Menu menú навигация меню 菜单 导航", "nav menu navigation header"],
  ["footer Fußzeile Fuß pied pie piè подвал 页脚", "footer"],
  [
    "header banner top Kopf Kopfzeile tête cabecera intestazione шапка 页眉",
    "header hero banner nav",
  ],
  ["button Knopf Schaltfläche bouton botón pulsante кнопка 按钮", "button btn cta"],
  ["price prices pricing Preis prix precio prezzo цена цены 价格", "price pricing plan menu"],
  ["colour color Farbe couleur color colore цвет 颜色", "color theme style styles css accent"],
  ["dark light mode dunkel hell sombre oscuro scuro тёмный 深色", "theme dark color-scheme styles"],
  ["font Schrift police fuente carattere шрифт 字体", "font typography styles css"],
  [
    "picture image photo Bild Foto imagen immagine картинка фото 图片",
    "image img picture photo gallery",
  ],
  ["contact Kontakt contacto contatto контакт 联系", "contact form"],
  ["form Formular formulaire formulario modulo форма 表单", "form input field"],
  ["team équipe equipo squadra команда 团队", "team people member staff about"],
  ["about über à propos acerca chi siamo о нас 关于", "about"],
  ["search Suche recherche búsqueda ricerca поиск 搜索", "search filter query"],
  ["list Liste lista список 列表 一覧", "list table items"],
  [
    "table row rows Tabelle Zeile Zeilen tableau ligne tabla fila filas tabella riga таблица строка 表格",
    "table row rows grid",
  ],
  ["opening hours Öffnungszeiten horaires horario orari часы 营业时间", "hours opening times"],
  ["cart basket Warenkorb panier carrito carrello корзина 购物车", "cart basket checkout"],
  [
    "settings Einstellungen paramètres ajustes impostazioni настройки 设置",
    "settings preferences options",
  ],
  ["login sign Anmeldung connexion acceso accesso вход 登录", "login auth sign account"],
  ["chart graph Diagramm graphique gráfico grafico график 图表", "chart graph stats"],
  ["delete remove löschen supprimer borrar eliminar elimina удалить 删除", "delete remove"],
  ["save store speichern enregistrer guardar salva сохранить 保存", "save storage store persist"],
];

const TABLE = CONCEPTS.map(([said, written]) => ({
  said: new Set(stemsOf(said)),
  written: stemsOf(written),
}));

/** What code may call that which some words speak of, the words themselves left out. */
export function relatedStems(stems: readonly string[]): string[] {
  const related = TABLE.filter(({ said }) => stems.some((stem) => said.has(stem)));
  return [...new Set(related.flatMap(({ written }) => written))].filter(
    (stem) => !stems.includes(stem),
  );
}
