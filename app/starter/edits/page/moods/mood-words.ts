/** How all of a page may be wished to look, where nobody says by what. */
export type MoodName =
  | "modern"
  | "warm"
  | "friendly"
  | "calm"
  | "lively"
  | "airy"
  | "rich"
  | "elegant"
  | "playful"
  | "serious"
  | "festive"
  | "vintage"
  | "romantic"
  | "natural"
  | "light"
  | "dark";

interface MoodWords {
  /** What is wished for; a star stands for any ending. */
  wished: string;
  /** What is complained of: it asks for the mood, however it is denied. */
  missed: string;
  /** What is meant by "too" or "less" of it; null where nobody can say. */
  opposite: MoodName | null;
}

/** What people call moods in the six languages of the starter. */
export const MOODS: Readonly<Record<MoodName, MoodWords>> = {
  modern: {
    wished:
      "modern*|up[- ]to[- ]date|contemporary|current|fresh|fresher|trendy|trendier|sleek|sleeker|stylish|zeitgemäß*|frisch|frischer|zeitgemäss*|à la page|actuel|actuelle|actual|attuale|fresc[oa]|al passo coi tempi",
    missed:
      "(?:old|out)[- ]?dated|old[- ]fashioned|out of date|dated|stale|tired|ancient|looks? old|like the (?:19)?[89]0s|like (?:it['’]s )?from (?:the )?(?:19[89]0s?|200\\d|[89]0s)|altbacken*|altmodisch*|veraltet*|verstaubt*|angestaubt*|von gestern|vieillot*|démodé*|dépassé*|ringard*|vieux|anticuad[oa]*|pasad[oa] de moda|viej[oa]|antiquat[oa]*|vecchi[oa]|datat[oa]|superat[oa]|antiquad[oa]*|ultrapassad[oa]*|velh[oa]",
    opposite: "vintage",
  },
  warm: {
    wished:
      "warm*|cosy|cosier|cozy|cozier|homel*|homey|homier|gemütlich*|behaglich*|wärmer*|heimelig*|chaleureu*|cosi|cálid[oa]*|acogedor*|hogareñ[oa]*|cald[oa]|calde|accoglient*|quent[eo]|aconchegante*|acolhedor*",
    missed:
      "cold|clinical|sterile|chilly|soulless|impersonal|kalt|steril*|seelenlos*|unpersönlich*|ungemütlich*|froid*|impersonnel*|frí[oa]|fri[oa]|impersonal|fredd[oa]|impersonale|glacial*",
    opposite: "serious",
  },
  friendly: {
    wished:
      "friendl*|welcoming|inviting|approachable|human|personal|freundlich*|einladend*|nahbar*|persönlich*|sympathisch*|locker*|accueillant*|convivial*|sympa*|amistos[oa]|amable|cercan[oa]|invitante*|amichevole*|simpatic[oa]|simpátic[oa]|amigável|convidativ[oa]",
    missed:
      "unfriendly|stiff|uptight|stuffy|too business|businesslike|corporate|bureaucratic|unfreundlich*|steif*|spießig*|bieder*|abweisend*|rigide|coincé*|rígid[oa]|rigid[oa]|sèri[oa]",
    opposite: "serious",
  },
  calm: {
    wished:
      "(?:muted|softer|quieter|calmer|gentler|subdued|pastel|less bright|gedecktere|sanftere) (?:colou?rs|tones|shades|farben)|pastels?|calm*|quiet*|soft|softer|gentle|gentler|subtle*|subdued|muted|toned down|understated|relaxed|relaxing|peaceful|soothing|discreet|ruhig*|dezent*|zurückhaltend*|sanft*|leise*|entspannt*|calme*|doux|douce|discret*|apaisant*|sobre*|tranquil[oa]*|suave*|relajad[oa]|discret[oa]|calm[oa]|delicat[oa]|rilassante|sobri[oa]|discret[oa]|sóbri[oa]",
    missed:
      "(?:the )?colou?rs? (?:are|is|look|seem) (?:a bit |far |way |much |a little )?too (?:bright|strong|vivid|intense|loud|much)|(?:die )?farben sind (?:mir )?zu (?:hell|stark|kräftig|grell|laut|bunt)|(?:les )?couleurs sont trop vives|(?:los )?colores son demasiado vivos|(?:i )?colori sono troppo (?:accesi|vivaci|forti)|(?:as )?cores são (?:demasiado|muito) (?:fortes|vivas)|too bright|so bright|not so bright|less bright|too colou?rful|too strong|zu hell|trop vi(?:f|ves?|fs)|demasiado viv[oa]s?|troppo viv[aei]|shouty|in your face|screaming|shouts?|garish|gaudy|flashy|aggressive|hectic|loud|noisy|laut*|schrill*|grell*|aufdringlich*|unruhig*|hektisch*|bunt|knallig*|criard*|agressif|agressive|tape-à-l['’]œil|tapageu*|chillón|chillona|estridente*|agresiv[oa]|sgargiant*|aggressiv[oa]|chiassos[oa]|berrante*|gritante*|barulhent[oa]",
    opposite: "lively",
  },
  lively: {
    wished:
      "lively|livelier|vibrant|colou?rful*|more colou?rs?|mehr farben?|plus de couleurs?|más colores?|más color|più color[ei]|mais cor(?:es)?|bold|bolder|energetic|dynamic|striking|eye[- ]catching|punch|punchy|punchier|exciting|pop|impact|oomph|zing|pep|brighter colou?rs|stand out|lebendig*|farbenfroh*|bunter*|farbiger*|kräftiger*|auffällig*|peppig*|fetzig*|mutig*|spannend*|vivant*|coloré*|dynamique*|percutant*|accrocheu*|viv[oa]|colorid[oa]*|alegre*|llamativ[oa]|dinámic[oa]|vivac[ei]*|colorat[oa]*|allegr[oa]|dinamic[oa]|animad[oa]|vibrante*|chamativ[oa]|dinâmic[oa]",
    missed:
      "boring|bland|dull|drab|flat|lifeless|bleak|uninspiring|uninspired|meh|a bit grey|monotonous|pale|washed out|langweilig*|öde|fad|fade|trist*|blass|farblos*|eintönig*|lahm|ennuyeu*|fade|terne*|plat|monotone|triste*|aburrid[oa]*|sos[oa]|apagad[oa]*|monóton[oa]|noios[oa]*|spent[oa]|piatt[oa]|smort[oa]|chat[oa]|sem graça|apagad[oa]|aborrecid[oa]|entediante",
    opposite: "calm",
  },
  airy: {
    wished:
      "airy|airier|spacious|roomier|clean|cleaner|minimal*|simple|simpler|plain|plainer|tidy|tidier|uncluttered|clearer|clear|neat|neater|pared back|stripped back|reduced|breathing (?:space|room)|room to breathe|whitespace|white space|luftig*|aufgeräumt*|schlicht*|einfach|einfacher|klar|klarer|übersichtlich*|reduziert*|minimalistisch*|aéré*|épuré*|simple*|clair|claire|dépouillé*|minimaliste*|sencill[oa]*|limpi[oa]*|despejad[oa]|minimalista*|aread[oa]|aerat[oa]|arios[oa]|semplic[ei]|pulit[oa]*|essenzial[ei]|ordinat[oa]|limp[oa]|arejad[oa]|simples|clean",
    missed:
      "busy|crowded|cluttered|cramped|squashed|messy|overloaded|overwhelming|chaotic|packed|crammed|too much going on|a lot going on|voll|überladen*|vollgestopft*|unübersichtlich*|chaotisch*|gedrängt*|eng|chargé*|encombré*|surchargé*|confus*|recargad[oa]*|abarrotad[oa]*|sobrecargad[oa]*|desordenad[oa]|affollat[oa]*|pien[oa]|caotic[oa]|confus[oa]|carregad[oa]*|cheia|cheio|poluíd[oa]|confus[oa]",
    opposite: "rich",
  },
  rich: {
    wished:
      "fuller|richer|more going on|voller|reichhaltiger|plus riche|plus fourni|más llen[oa]|più ricc[oa]|mais rica|mais rico",
    missed:
      "empty|bare|sparse|naked|unfinished|leer|kahl|nackt|vide|vacío|vacía|desnud[oa]|vuot[oa]|spogli[oa]|vazi[oa]|too plain|zu schlicht|too simple|too minimal",
    opposite: "airy",
  },
  elegant: {
    wished:
      "elegant*|classy|classier|luxur*|upmarket|upscale|high[- ]end|premium|posh|posher|refined|sophisticated|chic|chicer|graceful|noble*|edel|edler|vornehm*|hochwertig*|schick*|stilvoll*|élégant*|raffiné*|chic|luxueu*|haut de gamme|lujos[oa]|refinad[oa]|distinguid[oa]|raffinat[oa]|lussuos[oa]|sofisticat[oa]|elegante*|luxuos[oa]|requintad[oa]|sofisticad[oa]",
    missed:
      "cheap|tacky|cheesy|amateurish|billig*|kitschig*|bas de gamme|kitsch|barat[oa]|cutre|hortera|economic[oa]|brega|pacchian[oa]",
    opposite: "friendly",
  },
  playful: {
    wished:
      "playful*|fun|funner|funny|cute|cuter|childlike|quirky|quirkier|whimsical|cheerful|bubbly|jolly|cheeky|kid[- ]friendly|verspielt*|lustig*|fröhlich*|witzig*|kindlich*|kindgerecht*|ludique*|amusant*|rigolo*|enfantin*|joyeu*|divertid[oa]*|juguetón|infantil*|giocos[oa]|divertent*|brincalhão|lúdic[oa]",
    missed:
      "too serious|too grown[- ]up|zu ernst|trop sérieu*|demasiado seri[oa]|troppo seri[oa]|muito séri[oa]",
    opposite: "serious",
  },
  serious: {
    wished:
      "serious|professional*|business[- ]like|formal|trustworth*|reliable|reputable|grown[- ]up|seriös*|professionell*|vertrauenswürdig*|geschäftlich*|erwachsen*|sérieu*|professionnel*|profesional*|seri[oa]|formal|formel|professional[ei]|affidabile|profissional*|séri[oa]|confiável",
    missed:
      "childish|silly|unprofessional|amateur|kindisch*|unseriös*|unprofessionell*|puéril*|pas sérieu*|infantil|poco profesional|infantile|poco professionale|pouco profissional",
    opposite: "friendly",
  },
  festive: {
    wished:
      "festive|sparkly|sparkles?|glitter*|glitzy|glittery|like a party|party[- ]like|celebratory|shimmer*|twinkl*|festlich*|glitzer*|funkel*|feierlich*|festif|festive|pailleté*|scintillant*|paillettes|festiv[oa]|brillante|con brillos?|purpurina|festos[oa]|scintillante|brillantin[oi]|com brilho|brilhante|purpurinad[oa]",
    missed: "(?!)",
    opposite: "calm",
  },
  vintage: {
    wished:
      "vintage|retro|nostalgic|old[- ]school|rustic|classic|traditional*|antique|handmade|nostalgisch*|altehrwürdig*|rustikal*|traditionell*|klassisch*|rétro|rustique*|traditionnel*|classique*|rústic[oa]|clásic[oa]|tradicional*|rustic[oa]|classic[oa]|tradizionale|clássic[oa]|antig[oa]",
    missed:
      "too modern|zu modern|trop moderne|demasiado modern[oa]|troppo modern[oa]|muito modern[oa]|moderno demais",
    opposite: "modern",
  },
  romantic: {
    wished:
      "romantic*|dreamy|dreamier|lovey[- ]dovey|tender|sweet|sweeter|feminine|girly|girlier|romantisch*|verträumt*|zart*|lieblich*|romantique*|tendre*|féminin*|romántic[oa]*|delicad[oa]*|tiern[oa]*|romantic[oa]|dolce|romântic[oa]",
    missed: "unromantic|unromantisch*|pas romantique",
    opposite: "serious",
  },
  natural: {
    wished:
      "natural*|earthy|earthier|organic|nature|eco|natürlich*|erdig*|naturnah*|naturel*|terreu*|naturaleza|orgánic[oa]|naturale|terros[oa]|orgânic[oa]",
    missed: "artificial|künstlich*|artificiel*",
    opposite: null,
  },
  light: {
    wished:
      "lighter|brighter|sunnier|heller*|freundlich hell|lichter*|plus clair*|plus lumineu*|lumineu*|más clar[oa]|luminos[oa]|più chiar[oa]|più luminos[oa]|mais clar[oa]|iluminad[oa]",
    missed:
      "gloomy|too dark|dark and|dingy|düster*|zu dunkel|finster*|trop sombre|lugubre|demasiado oscur[oa]|lúgubre|troppo scur[oa]|cup[oa]|muito escur[oa]|sombri[oa]",
    opposite: "dark",
  },
  dark: {
    wished:
      "darker|moodier|dunkler*|düsterer|plus sombre|más oscur[oa]|più scur[oa]|mais escur[oa]",
    missed:
      "too bright|too light|too white|blinding|zu hell|zu weiß|trop clair*|trop lumineu*|trop blanc|demasiado clar[oa]|troppo chiar[oa]|muito clar[oa]",
    opposite: "light",
  },
};

/** Words for how much: those that ask for less than there is. */
export const LESS =
  "too|less|not so|not as|not too|isn['’]t so|way too|a bit too|zu|weniger|nicht so|viel zu|trop|moins|pas si|pas aussi|demasiado|menos|no tan|troppo|meno|non così|demais|muito pouco|não tão";

/** Words around a mood that ask for nothing else. */
export const AROUND =
  "make|give|want|would|like|love|prefer|need|have|get|put|add|let|turn|change|do|does|did|doesn|t|don|isn|aren|is|are|s|d|m|re|ve|ll|be|been|being|can|could|should|shall|must|may|might|will|i|we|you|me|us|my|our|your|they|people|customers|guests|it|its|this|that|there|the|a|an|of|to|for|in|on|at|with|and|or|but|so|as|than|just|more|much|most|bit|little|lot|lots|somewhat|slightly|really|quite|rather|very|pretty|still|yet|now|maybe|perhaps|please|somehow|overall|enough|way|kind|sort|something|anything|everything|all|whole|entire|one|look|looks|looking|feel|feels|feeling|seem|seems|come|comes|across|page|site|website|webpage|homepage|design|style|layout|vibe|vibes|mood|touch|atmosphere|theme|thing|stuff|up|out|bring|down|tone|not|no|quite|right|think|find|seem|tad|than|before|now|again|overall|generally|honestly|tbh|ok|okay|hmm|well|ours|too|less|also|everyone|says|say|said|laptop|desktop|computer|screen|monitor|big|large|screens|vibe" +
  "|mach|mache|machen|macht|gestalte|gestalten|bitte|die|der|das|den|dem|es|sie|ist|sind|wirkt|wirken|sieht|aus|etwas|irgendwie|ein|eine|einen|bisschen|wenig|mehr|viel|sehr|noch|nicht|kein|keine|und|oder|aber|so|zu|seite|webseite|website|internetseite|homepage|ganze|ganzen|gesamte|gesamt|alles|insgesamt|optik|aussehen|auftritt|stil|soll|sollte|sollen|könnte|könntest|kannst|du|ihr|sein|werden|haben|hätte|hätten|möchte|möchten|wäre|gern|gerne|ich|wir|uns|mir|finde|finden|weniger|für|meinen|geschmack|doch|mal|ruhig|schon|ziemlich|total|man|lieber|bildschirm|rechner|am|auf" +
  "|rends|rendre|rendez|fais|faire|faites|le|la|les|l|un|une|des|du|de|d|ce|cette|c|est|sont|soit|fait|fasse|trop|plus|moins|très|peu|pas|ne|n|assez|trouve|je|j|on|nous|vous|tu|peux|pouvez|pourrais|pourriez|aimerais|voudrais|voudrions|aimerions|veux|page|site|tout|toute|ensemble|style|ambiance|look|côté|air|a|avec|et|ou|mais|vraiment|plutôt|quelque|chose|encore|s|il|te|plaît|stp|svp|doit|devrait|être|soit|paraît|semble" +
  "|haz|hazlo|hazla|hacer|hacerla|hacerlo|que|sea|se|vea|ve|parece|quede|el|los|las|lo|una|unos|página|web|sitio|diseño|estilo|todo|toda|más|menos|muy|poco|algo|un|y|o|pero|con|quiero|queremos|quisiera|gustaría|podrías|puedes|por|favor|es|está|son|resulta|demasiado|nada|no|tan|bastante|ponlo|ponla" +
  "|rendi|rendila|rendilo|rendere|fai|fa|falla|fallo|sia|sembri|sembra|il|lo|gli|i|pagina|sito|tutto|tutta|stile|aspetto|più|meno|molto|poco|po|troppo|un|uno|e|ma|con|vorrei|vorremmo|voglio|potresti|puoi|per|favore|è|non|così|abbastanza" +
  "|deixa|deixe|torna|torne|faz|faça|fica|fique|ficar|seja|pareça|parece|o|os|as|um|uma|página|sítio|visual|estilo|tudo|toda|mais|menos|muito|pouco|pouca|bem|e|mas|com|quero|queremos|queria|gostaria|podes|pode|poderia|por|favor|é|está|não|tão|bastante|demais";
