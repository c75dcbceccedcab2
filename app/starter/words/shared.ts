import type { Row } from "./row";

/** Texts that stand in several apps and mean the same in each. */
export const SHARED: readonly Row[] = [
  ["Add", "Hinzufügen", "Ajouter", "Añadir", "Aggiungi", "Adicionar", "添加"],
  ["Edit", "Bearbeiten", "Modifier", "Editar", "Modifica", "Editar", "编辑"],
  ["Save", "Speichern", "Enregistrer", "Guardar", "Salva", "Guardar", "保存"],
  ["Cancel", "Abbrechen", "Annuler", "Cancelar", "Annulla", "Cancelar", "取消"],
  ["Delete", "Löschen", "Supprimer", "Eliminar", "Elimina", "Eliminar", "删除"],
  ["Undo", "Rückgängig", "Annuler", "Deshacer", "Annulla", "Desfazer", "撤销"],
  ["Search", "Suchen", "Rechercher", "Buscar", "Cerca", "Pesquisar", "搜索"],
  ["Show", "Anzeigen", "Afficher", "Mostrar", "Mostra", "Mostrar", "显示"],
  ["Yes", "Ja", "Oui", "Sí", "Sì", "Sim", "是"],
  ["Choose…", "Auswählen …", "Choisir…", "Elegir…", "Scegli…", "Escolher…", "请选择…"],
  ["Untitled", "Ohne Titel", "Sans titre", "Sin título", "Senza titolo", "Sem título", "无标题"],
  [
    "Edit {0}",
    "{0} bearbeiten",
    "Modifier {0}",
    "Editar {0}",
    "Modifica {0}",
    "Editar {0}",
    "编辑{0}",
  ],
  [
    "Delete {0}",
    "{0} löschen",
    "Supprimer {0}",
    "Eliminar {0}",
    "Elimina {0}",
    "Eliminar {0}",
    "删除{0}",
  ],
  [
    "Delete “{0}”?",
    "„{0}“ löschen?",
    "Supprimer « {0} » ?",
    "¿Eliminar «{0}»?",
    "Eliminare «{0}»?",
    "Eliminar «{0}»?",
    "删除“{0}”？",
  ],
  ["Name", "Name", "Nom", "Nombre", "Nome", "Nome", "名称"],
  ["Title", "Titel", "Titre", "Título", "Titolo", "Título", "标题"],
  ["Category", "Kategorie", "Catégorie", "Categoría", "Categoria", "Categoria", "类别"],
  ["Date", "Datum", "Date", "Fecha", "Data", "Data", "日期"],
  ["Notes", "Notizen", "Notes", "Notas", "Note", "Notas", "备注"],
];

/** The button that takes one entry away, where an app calls it so. */
export const REMOVE: readonly Row[] = [
  ["Remove", "Entfernen", "Retirer", "Quitar", "Rimuovi", "Remover", "移除"],
  [
    "Remove {0}",
    "{0} entfernen",
    "Retirer {0}",
    "Quitar {0}",
    "Rimuovi {0}",
    "Remover {0}",
    "移除 {0}",
  ],
];
