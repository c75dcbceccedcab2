/*
 * Whole comments by which people of other languages than English say that the rest of a file stays as it was. English
 * has patterns of its own (`truncation-words.ts`). Such a comment says nothing else, so all of its words are of these.
 */

interface Phrases {
  /** What is left out, and can be nothing but that: the rest, what was there. */
  rest: string;
  /** What may also head a section ("other styles"): it counts where the comment says that it stays. */
  others: string;
  /** What programs are made of. */
  code: string;
  /** That it stays as it was. */
  same: string;
  /** Words between them. */
  between: string;
}

/** Names of program text that all languages share. */
const SHARED_CODE =
  "code css html jsx js javascript typescript markup styles imports exports script layout app hook hooks";

const LANGUAGES: Phrases[] = [
  {
    rest: "rest bestehende bestehender bestehenden bestehendes bestehend vorhandene vorhandener vorhandenen vorhandenes bisherige bisheriger bisherigen existierende existierender existierenden",
    others:
      "restliche restlicher restlichen restliches übrige übriger übrigen übriges weitere weiterer weiteren andere anderer anderen alles alle",
    code: "quellcode codes programms datei dateien funktion funktionen stile stylesheets komponente komponenten inhalt inhalts inhalte seite regeln importe logik teil teile elemente methoden",
    same: "unverändert unveränderte gleich gleiche gleichen identisch erhalten bisher zuvor vorher gehabt oben bleibt bleiben folgt",
    between:
      "der die das des dem den dein deine deiner deines ihr ihre ihres von vom und ist sind hier wie so bitte",
  },
  {
    rest: "reste existant existante existants existantes précédent",
    others: "autres restant restante restants restantes tout tous toutes",
    code: "fichier fichiers fonction fonctions composant composants contenu page règles logique élément éléments méthodes",
    same: "inchangé inchangée inchangés inchangées identique identiques même mêmes changement changements modification modifications avant restent demeure",
    between: "le la les l du de des d votre ton vos tes et est sont sans comme ici reste",
  },
  {
    rest: "resto existente existentes",
    others: "restante restantes demás otros otras todo todos todas anterior",
    code: "código archivo fichero archivos estilos función funciones componente componentes contenido página reglas importaciones lógica elementos métodos",
    same: "igual iguales intacto intacta cambios modificar mismo misma mismos antes permanece permanecen queda quedan sigue siguen mantiene mantienen",
    between: "el la los las lo del de tu su tus y es está están se sin como aquí",
  },
  {
    rest: "resto restante existente existentes",
    others: "restantes demais outros outras todo todos todas anterior",
    code: "código arquivo ficheiro arquivos estilos função funções componente componentes conteúdo página regras importações lógica elementos métodos",
    same: "igual iguais inalterado inalterada inalterados inalteradas alterações mudanças mesmo mesma mesmos antes permanece permanecem continua continuam fica ficam segue seguem mantém",
    between: "o a os as do da dos das de seu sua teu tua e é está estão se sem como aqui",
  },
  {
    rest: "resto restante esistente esistenti",
    others: "restanti altri altre tutto tutti tutte precedente",
    code: "codice file stili funzione funzioni componente componenti contenuto pagina regole importazioni logica elementi metodi",
    same: "invariato invariata invariati invariate uguale uguali stesso stessa stessi identico modifiche prima rimane rimangono resta restano",
    between:
      "il lo la i gli le del dello della dei degli delle di tuo tua suo e è sono senza come qui",
  },
  {
    rest: "rest bestaande",
    others: "overige resterende andere alle alles",
    code: "bestand bestanden stijlen functie functies component componenten inhoud pagina regels logica elementen methoden",
    same: "ongewijzigd hetzelfde gelijk zelfde eerder blijft blijven",
    between: "de het van je jouw uw en is zijn hier zoals",
  },
  {
    rest: "reszta istniejący istniejąca istniejące istniejącego",
    others: "pozostały pozostała pozostałe pozostałych inne",
    code: "kod kodu plik pliku style stylów funkcja funkcje funkcji komponent komponenty treść strony strona logika",
    same: "zmian zmieniony niezmieniony niezmieniona niezmienione sam sama samo takie taki taka poprzednio wcześniej pozostaje pozostają",
    between: "bez jak tak tutaj jest są i",
  },
  {
    rest: "остальной остальная остальное остальные остаток существующий существующие существующая остального остальных",
    others: "прочее прочие другие другой все",
    code: "код кода файл файла стили стилей функции функций функция компонент компоненты содержимое страницы страница логика импорты",
    same: "изменений прежним прежней прежними же раньше было остаётся остается остаются неизменным неизменной неизменными неизменен неизменны",
    between: "без как и здесь тот та те таким такой такими тем самым",
  },
  {
    rest: "kalan kalanı kalanlar mevcut",
    others: "diğer tüm",
    code: "kod kodun kodu kodlar dosya dosyanın dosyası stiller fonksiyonlar bileşen içerik sayfa sayfanın",
    same: "aynı kalır kalıyor kalacak değişmedi değişmeden",
    between: "geri burada olduğu gibi ve",
  },
];

const SETS = LANGUAGES.map(({ rest, others, code, same, between }) => ({
  rest: new Set(rest.split(" ")),
  others: new Set(others.split(" ")),
  code: new Set(`${code} ${SHARED_CODE}`.split(" ")),
  same: new Set(same.split(" ")),
  between: new Set(between.split(" ")),
}));
/** A comment of more words explains something. */
const MOST_WORDS = 12;
const MOST_UNSPACED = 40;

/** The same of languages that put no spaces between words: all of a comment is of these, a rest and more among it. */
const UNSPACED =
  /^(?=.*(?:其余|其餘|剩余|剩餘|剩下|现有|現有|原有|原来|原來|残り|既存|나머지|기존))(?=.*(?:代码|代碼|程式碼|样式|樣式|内容|內容|部分|函数|函數|逻辑|文件|コード|スタイル|関数|ファイル|코드|스타일|부분|함수|파일|不变|不變|相同|同上|変更|そのまま|同じ|동일|그대로|변경|유지))(?:其余|其餘|其他|剩余|剩餘|剩下|现有|現有|原有|原来|原來|残り|既存|나머지|기존|代码|代碼|程式碼|样式|樣式|内容|內容|部分|函数|函數|逻辑|文件|コード|スタイル|関数|ファイル|코드|스타일|부분|함수|파일|保持|维持|不变|不變|相同|同上|变更|変更|なし|ありません|そのまま|同じ|です|동일|그대로|변경|없음|없습니다|유지|합니다|的|与|和|之前|都|の|は|に|と|이|는|은|를|을|가|과|와|하게|\s)+$/u;

/** Whether a comment says in a language other than English, and says nothing else, that the rest stays as it was. */
export function saysTheRestStays(comment: string): boolean {
  if (comment.length <= MOST_UNSPACED && UNSPACED.test(comment)) return true;
  const words = comment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  return SETS.some(({ rest, others, code, same, between }) => {
    const all = [rest, others, code, same, between];
    if (!words.every((word) => all.some((set) => set.has(word)))) return false;
    const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
    return (has(rest) && (has(code) || has(same))) || (has(others) && has(same));
  });
}
