import { pattern } from "../../grammar/lexicon";

/** What people tell of their own offer, as sentences begin; a wish about the page begins otherwise. */
const OF_THEIRS = [
  // Somebody does something: "we accept cards", "wir nehmen auch Lederjacken an", "on parle anglais".
  "(?:we|i)(?: also| now| only| always| never| do| can| don['’]t| do not| even)* (?:have(?= (?:an? |our own |free |two |three |four |five |several |many |over |more than |room for |space for |no |plenty|enough )(?!problem|question|issue|new (?:name|address|number|phone|logo|price))(?!\\p{L}* ?(?:moved|changed))) (?:an?|our|free|two|three|four|five|several|many|over|more|room|space|no|plenty|enough)|accept|take|offer|deliver|ship|cater|provide|welcome|host|repair|rent|hire|lend|use|cook|bake|brew|make|work|teach|serve|run|sell|speak|come|travel|allow|give|charge|donate|recycle|recommend|guarantee|are (?!closed|open|called|moving))@",
  "(?:wir|ich)(?: auch| nur)* (?:nehmen?|bieten?|biete|liefern?|sprechen|spreche|akzeptieren?|verleihen?|reparieren?|kommen?|arbeiten?|backen?|kochen|vermieten?|verkaufen?|spenden?|schenken|beraten?|unterrichten?)@",
  "(?:nous|on|je)(?: ne)? (?:accept\\p{L}+|pren\\p{L}+|parl\\p{L}+|livr\\p{L}+|propos\\p{L}+|vend\\p{L}+|lou\\p{L}+|répar\\p{L}+|offr\\p{L}+|travaill\\p{L}+)@",
  "(?:también |solo |sólo )?(?:aceptamos|hablamos|ofrecemos|repartimos|entregamos|vendemos|alquilamos|admitimos|hay|se admiten|se aceptan|se habla)@",
  "(?:anche |solo )?(?:accettiamo|parliamo|offriamo|consegniamo|vendiamo|noleggiamo|c['’]è|ci sono|si accettano|si parla)@",
  "(?:também |só )?(?:aceitamos|falamos|oferecemos|entregamos|vendemos|alugamos|há|aceitam-se|fala-se)@",
  // What guests can do, or what there is for them.
  "(?:you|guests|customers|visitors|people) can (?:pay|book|park|bring|come|order|collect|pick up|stay|sit|eat|swim|camp|rent|buy|try)@",
  "(?:parken|zahlen|bezahlen|reservieren|übernachten|essen|abholen|mitbringen|probieren|bestellen) (?:kann man|könnt ihr|können sie)@|man kann@",
  "there (?:is|are|will be)@|there['’]s@|es gibt@|il y a@",
  "(?:parking|wi-?fi|toilets?|lunch|dinner|breakfast|delivery|entry|admission|payment|booking|bookings|vouchers?|gift (?:cards?|vouchers?)|cards?|cash|dogs?|pets|kids|children|under|over|members?|students?|seniors?|adults|first|last|walk-?ins|groups?|beginners|wheelchairs?|accessible|home visits?|check-?in|check-?out|arrival|departure|doors|registration|enrol?ment|sign-?up|deliveries|orders|collection|pick-?up|returns|refunds|tickets?|seats?|spaces|places|towels|bed linen|equipment|coffee|tea|snacks|drinks|food|babies|teenagers|families|visitors|newcomers|everybody|everyone|anyone|no one|nobody|bikes?|cars?|buses|the (?:bus|train|tram|car park|terrace|garden|pool|sauna|shop|kitchen|bar|hall|course|class|lessons?|tour|walk|trip|workshop|show|concert))(?: |-)[^.]*?~(?:is|are|get|gets|go|goes|can|cost|costs|only|welcome|accepted|included|possible|allowed|free|available|required|needed|by|from|must|may|starts?|opens?|begins?|lasts?|takes?|stops?|runs?|leaves?|has|have|until)@",
  "(?:parkplätze?|wlan|hunde|kinder|kartenzahlung|barzahlung|gutscheine|lieferung|eintritt|getränke|mittagessen|frühstück|anfänger|gruppen)@",
  "(?:free|kostenlose[rs]?|gratis) (?:parking|wi-?fi|delivery|entry|coffee|trial|consultation|parkplätze?|wlan|lieferung|eintritt|erstberatung)@",
  "(?:les |los |las |i |gli |os )?(?:chiens|enfants|animaux|cartes|perros|niños|tarjetas|cani|bambini|carte|cães|crianças|cartões|chèques)@",
  "(?:cash|cards?|kartenzahlung|bar|ec-karte) only|nur (?:barzahlung|bar|kartenzahlung)|(?:please )?(?:bring|wear)@|bitte (?:mitbringen|bringt|tragt)@",
];
/** A fact in a sentence of its own, which nothing on the page says yet. */
export const TELLING = pattern(`^(?<value>(?:${OF_THEIRS.join("|")}).{0,240})$`);
/** Wishes and complaints are none of what is told to visitors. */
export const WISHING =
  /(?<!\p{L})(?:want|wants|need to|needs to|has to be|would like|wish|hate|prefer|looks?|seems?|instead|any ?more|no longer|should|must be (?:bigger|smaller|more|less)|i think|glaube|finde|möchte|hätte|soll(?:te)?|statt|stattdessen|nicht mehr|veux|voudrais|devrait|plutôt|quiero|quisiera|debería|vorrei|dovrebbe|quero|deveria)(?!\p{L})/iu;
/** "…, write that there", "schreib das dazu": what is told is to stand on the page. */
export const WRITE_THAT = pattern(
  "^(?<value>.{6,300}?)\\s*[,.;!–—-]+\\s*(?:(?:and |und |et |please |bitte )*(?:can you |could you |kannst du )?(?:write|put|add|mention|say|note|include|show|schreib(?:e|en)?|sag|erwähn(?:e|en)?|setz(?:e|en)?|écris|ajoute|mets|dis|précise|escribe|añade|pon|ponlo|scrivi|aggiungi|scrivilo|escreve|acrescenta|põe) ?(?:that|this|it|das|es|ça|cela|le|eso|lo|questo|isso)?(?: (?:there|too|somewhere|on the page|on there|dazu|hin|auch|rein|mit dazu|irgendwo|aussi|quelque part|también|ahí|anche|também|lá))*)$",
);
/** "Bitte oben groß schreiben: …": where and how a text is to stand, and the text behind a colon. */
export const COLON_FIRST = /^(?<place>[^:]{2,80}?)\s*:\s+(?<value>.{5,300})$/su;
/** What may stand around a place before the colon. */
export const PUTTING =
  /(?<!\p{L})(?:please|bitte|write|put|say|show|add|make|a|an|the|note|notice|line|in|big|bold|large|letters?|schreiben|schreibe?|hinschreiben|anzeigen|zeigen|setzen|setze?|machen|mach|ein|eine|einen|hinweis|notiz|groß|fett|dick|als|in|écri(?:s|re)|mets|mettre|affiche[rz]?|en|gros|grand|une?|escribe|pon|escribir|poner|grande|scrivi|metti|scrivere|in|escreve|põe|escrever|um|uma|un|una)(?!\p{L})/giu;
