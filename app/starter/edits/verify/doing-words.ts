/** What people or programs do, beside the words by which a wish is put. */
const DOING =
  /^(?:(?:double-?)?click|tap|drag|press|swip|scroll|turn|expand|collaps|fold|unfold|calculat|comput|multipl|divid|compar|remind|send|sent|mail|pay|paid|payment|upload|import|scan|sync|synchroni[sz]|share|vote|voting|cancel|reserv|repeat|count|jump|flip|blink|shak|rotat|spin|highlight|mark|sort|filter|search|find|translat|convert|explain|erklär|expliqu|spieg|rotieren|klick|tipp|zieh|drück|berechn|zähl|schick|senden|bezahl|hochlad|erinner|teil|cliqu|gliss|appuy|calcul|envoy|rappel|partag|arrastr|puls|envia|calcula|record|cuent|compart|trascin|premer|invia|calcol|ricord|condivid)(?:s|e|es|ed|ing|er|en|t|st|ping|ped|ging|ged|ings|r|ez|ar|are|ir)?$/iu;

/** Whether a word says what something is to do: a wish of which nothing does that is not done. */
export function isDoing(word: string): boolean {
  return DOING.test(word);
}
