import { wordsOf } from "./lost-code";

/** How the product's own notes look when a model imitates them. No `\s` at a line's start: it would run on over lines. */
const IMITATED =
  /^[ \t]*\[(?:Files of this answer|This answer|My answer|The files)|<\/?from-the-workspace>|^[ \t]*[-*][ \t]+`?[\w./@-]+\.\w{1,6}`?\s*:\s*(?:created|updated|deleted|renamed|changed)\b/im;

/**
 * What people say who changed something, or are about to: in the languages that most answers come
 * in. A question ("Shall I add it?"), advice ("You can add it"), what was done earlier and a plan are none.
 */
const CLAIMS: Record<string, RegExp> = {
  english:
    /\bI(?:'ve|’ve| have| just| also)?(?: now| just| also| successfully)? (?:updated|added|changed|created|fixed|removed|deleted|replaced|modified|implemented|renamed|adjusted|made|moved|refactored|rewrote|built|written|wrote|set up)\b(?! (?:(?:it|this|that|these|them|one|the \w{1,20}) )?(?:earlier|last time|previously)\b)(?! (?:a|the|my|your|this) (?:\w{1,20} )?(?:plan|outline|proposal)(?: for\b| of\b|[.:!,;]))|\b(?:has|have|was|were) (?:now )?(?:been )?(?:successfully )?(?:updated|added|changed|created|fixed|removed|replaced|modified|implemented|renamed|adjusted)\b(?! (?:(?:it|this|that|these|them|one|the \w{1,20}) )?(?:earlier|last time|previously)\b)|^(?:done|all set|fixed|updated|finished)\b[.!:]|\b(?:is|are) now (?:blue|red|green|fixed|updated|in place|done|there)\b|(?:^|[.!] )(?:Sure[,!.] )?(?:I['’]?ll|I will|Let me)(?: now| go ahead and)? (?:update|add|change|create|fix|remove|replace|modify|implement|build|write|make|adjust)\b/im,
  // "I've increased …": any verb but those of looking, thinking and talking.
  perfect:
    /\bI(?:['’]ve| have)(?: now| just| also| already| successfully| then){0,2} (?!(?:look|check|review|not(?:ic|ed)|consider|tried|attach|attempt|explain|list|outlin|describ|summari[sz]|detail|analy[sz]|read|seen|thought|inspect|examin|investigat|trac|compar|verif|confirm|test|search|ask|answer|mention|assum|identif|locat|spotted|detect|determin|conclud|decid|found|understood|understand|learn|receiv|been|forgotten|need|want|suggest|recommend|propos|prepared a|plann|includ|cover|broken (?:it|this|that|the \w{1,20}) down|about|often|even|open|seven|eleven|(?:un)?limited (?:access|context|information)|taken (?:a|another) look|gone through)\w*)\w{2,20}(?:ed|en|ilt|ept|ade|ut|et)\b(?! (?:it |this |that |these |them )?(?:earlier|last time|previously|before)\b)(?! (?:a|the|my|your|this) (?:\w{1,20} )?(?:plan|outline|proposal)\b)|\bJ['’]ai (?:(?:bien|déjà|également|aussi|donc|maintenant|tout|juste|d['’]abord) ){0,2}(?!(?:regard|examin|vérifi|remarqu|trouv|analys|pens|essay|expliqu|list|besoin|l[ua](?!\p{L})|v[ue](?!\p{L})|compris|propos|not[ée]|identifi|test|reç|réfléchi|consult|parcour|étudi|résum|décri|détect|aussi|ceci))\p{L}{3,20}(?:ée?s?|i[est]?|ert|uit)(?!\p{L})|(?<!\p{L})(?:He|Hemos) (?!(?:revis|visto|leíd|mirad|entendid|encontrad|notad|comprob|analiz|pensad|list|explic|propues|intentad|identific|detect|probad|considerad|tenid|podid|recibid|examinad|verific|resumid|descrit))\p{L}{2,20}(?:ado|ido|to|cho)(?!\p{L})|(?<!\p{L})Ho (?!(?:vist|lett|guardat|controllat|notat|trovat|analizzat|pensat|capit|propost|elencat|spiegat|bisogno|quest|esaminat|verificat|identificat|individuat|provat|considerat|ricevut|potut|riassunt|descritt))\p{L}{3,20}(?:ato|uto|ito|sso|tto|sto)(?!\p{L})|(?<!\p{L})(?:aumentei|diminuí|deixei|coloquei|troquei|ajustei|melhorei|apliquei|incluí|converti|aumentamos)(?!\p{L})/imu,
  german:
    /\bIch habe\b[^.?!\n]{0,120}?(?<!\p{L})(?!(?:ge(?:lesen|sehen|prüft|funden|dacht|sucht|schaut|fragt|merkt|testet)|angesehen|angeschaut|überprüft|überlegt|verstanden|bemerkt|erkannt|erklärt|entdeckt|eine?n?)(?!\p{L}))(?:ge\p{L}{1,40}(?:t|en)|(?:an|hinzu|um|aus|ein|er|ent|ver|über|be)\p{L}{0,40}(?:t|en)|aktualisiert|korrigiert|implementiert|repariert)\b|\b(?:wurde|wurden|ist jetzt|sind jetzt)\b[^.?!\n]{0,80}\b(?:geändert|aktualisiert|hinzugefügt|angepasst|entfernt|erstellt|behoben|ersetzt)\b|^(?:erledigt|fertig)\b[.!:]|\bIch werde (?:nun |jetzt )?[^.?!\n]{0,80}\b(?:ändern|anpassen|hinzufügen|erstellen|aktualisieren|entfernen)\b/imu,
  french:
    /\bJ['’]ai (?:bien |également |aussi |maintenant )?(?:modifié|ajouté|mis|changé|créé|corrigé|supprimé|remplacé|retiré|renommé|adapté|actualisé)|\b(?:a|ont) été (?:modifié|ajouté|mis|changé|créé|corrigé|supprimé|remplacé)|^(?:c['’]est fait|terminé|voilà)\b|\bJe vais (?:maintenant )?(?:modifier|ajouter|mettre|changer|créer|corriger|supprimer)/im,
  spanish:
    /\b(?:He|Hemos) (?:ya )?(?:actualizado|añadido|agregado|cambiado|creado|modificado|corregido|eliminado|reemplazado|quitado|hecho|puesto)\b|\b(?:ha|han) sido (?:actualizad|añadid|cambiad|cread|modificad|corregid|eliminad)|^(?:listo|hecho)\b|\bVoy a (?:actualizar|añadir|agregar|cambiar|crear|modificar|corregir|eliminar)\b/im,
  portuguese:
    /(?:^|[.!]\s|\beu )(?:atualizei|adicionei|alterei|mudei|criei|modifiquei|corrigi|removi|substituí|fiz)\b|\b(?:foi|foram) (?:atualizad|adicionad|alterad|criad|modificad|corrigid|removid)|^(?:pronto|feito)\b|\bVou (?:atualizar|adicionar|alterar|mudar|criar|modificar|corrigir)\b/im,
  russian:
    /(?:^|[^\p{L}])[Яя] (?:уже |теперь |также )?(?:обновил|добавил|изменил|создал|исправил|удалил|заменил|сделал|переименовал|поменял)а?(?!\p{L})|(?:был|была|были|было) (?:обновл|добавл|измен|создан|исправл|удал|замен)|^(?:готово|сделано)(?!\p{L})|(?:обновлён|обновлена|обновлены|изменён|изменена|добавлена?|добавлены)(?!\p{L})|[Яя] (?:сейчас )?(?:обновлю|добавлю|изменю|создам|исправлю)/imu,
  chinese:
    /(?:我?已(?:经)?|我)(?:将|把|为您|为你|成功)?[^。？\n]{0,30}?(?:更新|添加|修改|更改|创建|修复|删除|替换|改为|改成|完成|实现|加入)(?!吗)|(?:更新|修改|添加|创建|修复)(?:完成|好了|完毕|了)|^(?:完成|好了)/m,
  japanese:
    /(?:更新|追加|変更|作成|修正|削除|置き換え|実装|反映|調整)(?:を)?(?:しました|いたしました|済み|完了)|^(?:完了|できました)/m,
  italian:
    /\bHo (?:già |ora )?(?:aggiornato|aggiunto|cambiato|creato|modificato|corretto|rimosso|sostituito)\b|^fatto\b/im,
  reported:
    /^[ \t]*(?:[-*\d.)]{1,3} )?(?:[✅✔☑]\ufe0f?|\[x\])[ \t]*\S|^\|[^\n|]{1,60}\|[^\n]{0,80}(?<!\p{L})(?:changes?|changed|änderung(?:en)?|modifications?|cambios?|изменени\p{L}{1,3}|修改|変更)(?!\p{L})[^\n]{0,80}\|[ \t]*$|^[#* \t]{0,8}(?:summary of (?:the )?changes|changes made|what(?:['’]s| has| was)? changed|zusammenfassung der änderungen|änderungen|cambios(?: realizados)?|modifications|изменения|修改内容|変更内容)[*: \t]{0,4}$|^(?:updating|adding|changing|creating|fixing|removing|replacing|implementing)\b[^?\n]{0,160}(?:\bnow[.!]?|\.{3}|…)$|\bnow (?:appears?|shows?|displays?|looks?|uses?)\b/imu,
  announced:
    /(?<!\p{L})(?:I['’]ll|I will|I am going to|I['’]m going to|ich werde|je vais|voy a|vou|farò|procederò|apporterò|ik ga|внесу|сделаю)(?!\p{L})(?![^.?!\n]{0,20}(?:need|ask|answer|assum|explain|describ|discuss|compar|consider|cover|suggest|recommend|propos|list|outlin|brauch|frag|erklär|beschreib|vorschl|empfehl|annehm|besoin|demand|expliqu|recommand|necesit|pregunt|explic|recomend|precis|chied|spieg|consigli))[^.?!\n]{0,60}(?<!\p{L})(?:following|folgend|volgend|suivant|siguiente|seguinte|seguent|следующ)/imu,
  presented:
    /(?<!\p{L})(?:here(?:['’]s| is| are)|below (?:is|are)|hier (?:ist|sind|kommt)|voici|aqu[ií] (?:está|tienes?|te dejo|va)|ecco|aqui (?:está|vai))[^.?!:\n]{0,40}(?<!\p{L})(?:updated|modified|revised|corrected|fixed|changed|aktualisiert|angepasst|geändert|korrigiert|überarbeitet|mise? à jour|modifié|corrigé|actualizad|modificad|corregid|aggiornat|modificat|corrett|atualizad|corrigid)/imu,
  finnish:
    /(?<!\p{L})Olen(?!\p{L})[^.?!\n]{0,80}(?<!\p{L})\p{L}{1,40}(?:nut|nyt)(?!\p{L})|(?<!\p{L})on (?:nyt )?(?:päivitetty|lisätty|muutettu|poistettu|luotu|korjattu)(?!\p{L})/imu,
  polish:
    /(?:^|[^\p{L}])(?:zaktualizował|dodał|zmienił|utworzył|poprawił|usunął|usunęł|zastąpił|przygotował|zrobił)[ae]?m(?!\p{L})|\bzostał[aoy]?\b[^.?!\n]{0,40}(?:zmienion|dodan|zaktualizowan|usunięt)/imu,
  turkish:
    /^(?=.{0,400}?(?:[ğşı]|(?<!\p{L})(?:ve|bir|için|olarak|yeni)(?!\p{L}))).{0,400}?\p{L}(?:d[ıiuü]m|t[ıiuü]m)(?!\p{L})[^?\n]{0,80}$|(?:güncellendi|eklendi|değiştirildi|kaldırıldı|oluşturuldu|düzeltildi)/imu,
  korean:
    /(?:수정|추가|변경|업데이트|생성|삭제|교체|구현|적용|작성)(?:을|를)?\s?(?:했습니다|하였습니다|되었습니다|됐습니다|했어요|완료)/m,
  ukrainian:
    /(?:^|[^\p{L}])[Яя] (?:вже |також )?(?:оновив|додав|змінив|створив|виправив|видалив|замінив|зробив|перейменував)(?:ла)?(?!\p{L})|(?:було|був|була|були) (?:оновлен|додан|змінен|створен|виправлен|видален)|^готово(?!\p{L})/imu,
  arabic: /(?:لقد )?(?:قمت|قمنا) ب|تم (?:تحديث|تغيير|إضافة|تعديل|حذف|إنشاء|إصلاح)/m,
  swedish:
    /\b(?:Jag|Jeg) har\b[^.?!\n]{0,100}\b(?:uppdaterat|lagt till|ändrat|skapat|fixat|tagit bort|bytt|opdateret|oppdatert|tilføjet|ændret|endret|lagt|slettet|fjernet)(?!\p{L})/imu,
  czech:
    /(?:^|[^\p{L}])(?:upravil|přidal|změnil|vytvořil|opravil|odstranil|aktualizoval|nahradil|smazal)a? jsem(?!\p{L})|jsem (?:už )?(?:upravil|přidal|změnil|vytvořil|opravil|odstranil|aktualizoval)a?(?!\p{L})/imu,
  vietnamese:
    /(?:^|[^\p{L}])(?:tôi|mình|em) đã (?:cập nhật|thêm|thay đổi|sửa|tạo|xóa|xoá|đổi|chỉnh)|đã được (?:cập nhật|thêm|thay đổi|sửa|xóa)/imu,
  hindi: /(?:अपडेट|बदल|जोड़|हटा|ठीक|संशोधित)\s?(?:कर )?(?:दिया|दी|दिए) (?:है|गया है|गई है)/mu,
  dutch:
    /\bIk heb\b[^.?!\n]{0,100}\b(?:aangepast|toegevoegd|gewijzigd|bijgewerkt|verwijderd|gemaakt)\b/im,
  norwegian:
    /\bJeg har\b[^.?!\n]{0,100}\b(?:gjort|laget|lavet|byttet|rettet|satt|sat|skiftet|fikset|skrevet)(?!\p{L})|\b(?:er nå|er nu|er blitt|er blevet)\b[^.?!\n]{0,60}(?:t|et)[.!]|^(?:ferdig|færdig|klart)(?!\p{L})/imu,
  hungarian:
    /^(?:kész|megvan|elkészült)(?!\p{L})|(?<!\p{L})(?:meg|át|hozzá|el|ki|be|le)?(?:változtattam|módosítottam|frissítettem|adtam|állítottam|javítottam|töröltem|cseréltem|írtam|készítettem)(?!\p{L})|(?<!\p{L})mostantól(?!\p{L})/imu,
  romanian:
    /^(?:gata|am terminat)(?!\p{L})|(?<!\p{L})am (?:mai )?(?:schimbat|actualizat|adăugat|adaugat|modificat|creat|corectat|șters|sters|înlocuit|inlocuit|făcut|facut|eliminat)(?!\p{L})|(?<!\p{L})a fost (?:schimbat|actualizat|adăugat|modificat|creat|corectat)/imu,
  indonesian:
    /^(?:selesai|beres|sudah selesai|siap)(?!\p{L})|(?<!\p{L})(?:sudah|telah) (?:saya )?(?:me\p{L}+|di\p{L}+)|(?<!\p{L})saya (?:baru saja )?(?:mengubah|menambahkan|memperbarui|memperbaiki|menghapus|membuat|mengganti)(?!\p{L})/imu,
  croatian:
    /^gotovo(?!\p{L})|(?<!\p{L})(?:promijenio|promenio|dodao|ažurirao|izmijenio|izmenio|popravio|uklonio|obrisao|zamijenio|zamenio|napravio|spremenil|dodal|posodobil|popravil|odstranil)l?a? s[ae]m(?!\p{L})|(?<!\p{L})(?:sam|sem) (?:promijeni|promeni|doda|ažurira|izmijeni|izmeni|popravi|ukloni|obrisa|zamijeni|zameni|napravi|spremeni|posodobi|odstrani)/imu,
  slovak:
    /^hotovo(?!\p{L})|(?<!\p{L})(?:upravil|pridal|zmenil|vytvoril|opravil|odstránil|aktualizoval|nahradil)a? som(?!\p{L})|(?<!\p{L})som (?:už )?(?:upravil|pridal|zmenil|vytvoril|opravil|odstránil)/imu,
  greek:
    /^(?:έτοιμο|ολοκληρώθηκε|έγινε)(?!\p{L})|(?<!\p{L})(?:άλλαξα|πρόσθεσα|ενημέρωσα|διόρθωσα|αφαίρεσα|δημιούργησα|αντικατέστησα|έφτιαξα)(?!\p{L})/imu,
  bulgarian:
    /(?<!\p{L})(?:промених|добавих|актуализирах|поправих|премахнах|създадох|замених|направих)(?!\p{L})|(?<!\p{L})(?:е|са) (?:променен|добавен|обновен|поправен)/imu,
  catalan:
    /^(?:fet|llest)(?!\p{L})|(?<!\p{L})he (?:canviat|afegit|actualitzat|modificat|corregit|eliminat|creat|substituït|posat)(?!\p{L})/imu,
  hebrew:
    /(?<!\p{L})(?:שיניתי|הוספתי|עדכנתי|תיקנתי|הסרתי|מחקתי|יצרתי|החלפתי)(?!\p{L})|^(?:בוצע|סיימתי|מוכן)(?!\p{L})/mu,
  thai: /(?:แก้ไข|เปลี่ยน|เพิ่ม|ลบ|อัปเดต|สร้าง|ปรับ)[^?\n]{0,80}(?:แล้ว|เรียบร้อย|ให้แล้ว)/u,
  persian:
    /(?:تغییر دادم|اضافه کردم|به‌روزرسانی کردم|اصلاح کردم|حذف کردم|ایجاد کردم|ساختم|عوض کردم)|(?:تغییر (?:کرد|یافت)|اضافه شد|به‌روز شد|اصلاح شد|حذف شد)/u,
};

/** Scripts of languages that no pattern above knows. */
const UNKNOWN_SCRIPT =
  /[\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Ethiopic}\p{Script=Tibetan}\p{Script=Mongolian}]/gu;
/** So many letters of such a script are words, and not a sample of it. */
const SOME_WORDS = 12;
const ASKS = /[?？؟;՞፧]\s*$/mu;

/** Words in a language that is not known here, and no question: that they claim a change cannot be left out. */
function mayClaim(words: string): boolean {
  return (words.match(UNKNOWN_SCRIPT)?.length ?? 0) >= SOME_WORDS && !ASKS.test(words);
}

/** Claims stand where an answer begins or ends: so many characters of either are looked at. */
const ENDS = 20_000;

/** Whether an answer says that files were changed, or imitates the note that says so. */
export function claimsChanges(prose: string): boolean {
  if (IMITATED.test(prose)) return true;
  const said = wordsOf(prose);
  const isLong = said.length > 2 * ENDS;
  const ends = isLong ? `${said.slice(0, ENDS)}\n${said.slice(-ENDS)}` : said;
  const words = ends.replaceAll(/`[^`\n]*`/g, "x");
  return Object.values(CLAIMS).some((pattern) => pattern.test(words)) || mayClaim(words);
}
