/** Beginnings of words by which people announce a new file, in the languages that most answers come in. */
const CREATES =
  /(?<!\p{L})(?:creat|new file|add (?:a |the )?(?:new )?(?:file|component|page)|save (?:it|this) as|erstell|leg(?:e|en|st)?(?!\p{L})[^\n]{0,160}(?<!\p{L})an(?!\p{L})|anleg|neue datei|créer|crée[zr]?|crea|cree|cria|crie|novo arquivo|nuevo archivo|nouveau fichier|nuovo file|maak|nieuw bestand|utwórz|stwórz|tworz|nowy plik|создай|создад|создаё|созда(?:м|ю|ть)|новый файл|створ|vytvoř|vytvor|skapa|opret|opprett|luo|uusi tiedosto|oluştur|yeni dosya|létrehoz|hozd létre|creaz|buat|tạo|δημιουργ|أنشئ|إنشاء|צור|ایجاد|създа)|创建|新建|新增|建立|作成|新規|作り|만들|생성|추가/iu;

/** Whether a sentence that names a file says that it is to be made: the code below it is that file. */
export function announcesFile(sentence: string): boolean {
  return CREATES.test(sentence) && !/[?？]\s*$/.test(sentence.trim());
}
