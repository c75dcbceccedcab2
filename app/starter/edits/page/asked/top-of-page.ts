import { edited, there, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import { type Asked, setOf } from "./asked";

const PHONE =
  /(?<!\p{L})(?:phones?|mobiles?|handys?|smartphones?|small screens?|narrow screens?|téléphones?|portables?|móvil(?:es)?|celular(?:es)?|cellulare|telefon[oi]|telemóve(?:l|is)|iphone|kleinen bildschirm\p{L}*)(?!\p{L})/iu;
const LOWER = `
/* The first screen, low enough for what comes below it to be seen. */
.hero,
.hero-text {
  min-height: 0;
}

.hero {
  padding-block: 1.25rem;
  gap: 1rem;
}

.hero-text {
  padding-block: 0.75rem;
}

.hero-art {
  height: auto;
  min-height: 0;
  max-height: 9rem;
  overflow: hidden;
}

.hero-art .art {
  max-height: 9rem;
}

.hero .headline,
.hero h1 {
  margin-block: 0;
  font-size: clamp(1.75rem, 8vw, 2.5rem);
  line-height: 1.1;
}
`;
const ON_PHONES = `@media (max-width: 45rem) {${LOWER.replace(/^(?=.)/gm, "  ")}}\n`;

/** "The top bit is too tall on my phone": a lower first screen, for narrow screens alone where they are named. */
const LOWER_TOP: Asked = {
  names:
    /(?<!\p{L})(?:(?:top|upper|first) (?:bit|part|section|area|picture|screen|half|thing|block)|hero(?: section| picture| image| area)?|banner|header|(?:at|of) the (?:very )?top|oberer? (?:teil|bereich|abschnitt)|obere[rn]? (?:teil|bereich|abschnitt)|kopfbereich|titelbild|la partie du haut|le haut|l['’]en-tête|la parte de arriba|la cabecera|la parte (?:in alto|superiore)|a parte de cima)(?!\p{L})/iu,
  more: setOf(
    "tall high huge big large bigger long shorter smaller short lower low height takes take taking up fills fill too much space room scroll scrolling down before see menu forever ages far reduce shrink cut half less phone phones mobile mobiles screen screens smartphone small narrow handy hoch groß lang niedriger kleiner kürzer höhe platz nimmt ganzen scrollen weniger handys zu viel haut grand trop hauteur moins place réduis réduire téléphone alta alto grande demasiado menos móvil altura ocupa troppo cellulare meno occupa telemóvel demasiado pequeno menor",
  ),
  make({ files, page }, said) {
    const { styles } = shapeOf(files);
    const css = styles ? files.get(styles) : undefined;
    if (!styles || !css?.includes("\n.hero {") || !TOO_TALL.test(said)) return null;
    // A header of its own is no first screen.
    if (BAR_ALONE.test(said) && page.source.includes('<header class="site-header"')) return null;
    const isPhone = PHONE.test(said);
    if (css.includes(LOWER) || (isPhone && css.includes(ON_PHONES)))
      return there(
        "The first screen is as low as I make it already: what is left is its own text.",
      );
    return edited(
      new Map([[styles, `${css.replace(/\n*$/, "\n")}${isPhone ? `\n${ON_PHONES}` : LOWER}`]]),
      `The first screen is lower now${isPhone ? ", on phones alone" : ""}: less space, a lower picture and smaller letters.`,
    );
  },
};
const BAR_ALONE =
  /^\P{L}*(?:(?!top|screen|picture|section|scroll|half)\p{L}+\P{L}+)*?header(?! (?:picture|image|section|photo|area))(?!\p{L})(?!.*(?:screen|picture|scroll|half|handy|phone))/iu;
const TOO_TALL =
  /(?<!\p{L})(?:tall|high|huge|long|shorter|lower|takes? (?:up|the)|taking up|fills?|too (?:big|large|much)|space|smaller|scroll\p{L}*|reduce|shrink|hoch|groß|niedriger|kleiner|kürzer|platz|grand|haute?|hauteur|trop|alt[oa]|grande|ocupa|occupa|altura)(?!\p{L})/iu;

const STAYS = `
.site-header {
  position: sticky;
  z-index: 20;
  top: 0;
  background: var(--bg);
}

.skip {
  z-index: 30;
}

html {
  scroll-padding-top: 5rem;
}
`;

const FIXED = `
:root .hero .site-header {
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  padding: 0.25rem max(var(--gutter), calc((100% - 88rem) / 2));
  background: var(--accent);
  color: var(--on-accent);
}

body {
  padding-top: 2.75rem;
}

.skip {
  z-index: 30;
}

html {
  scroll-padding-top: 5rem;
}
`;

/** "Pin the navigation": the header in sight while the page is scrolled. */
const STICKY: Asked = {
  names:
    /(?<!\p{L})(?:nav(?:igation)?(?: ?bar| menu)?|menu(?: ?bar)?|header|top bar|menü(?:leiste)?|kopfzeile|navigation(?:sleiste)?|en-tête|barre|menú|cabecera|menù|intestazione|barra|cabeçalho)(?!\p{L})/iu,
  more: setOf(
    "jump jumps jumping lead leads leading go goes going get take takes part parts section sections link links each different bar one stick sticks sticky stay stays staying stuck fix fixed pin pinned keep keeps follow follows float floats remain remains scroll scrolling scrolled scrolls down top always visible sight disappear disappears doesn don t vanish vanishes while when you even bleiben bleibt scrollen beim oben fest fixiert immer sichtbar mitscrollen fixe fixer reste rester visible toujours défile défilement haut fijo fija siempre visible arriba quede fisso fissa sempre alto resti fixo fixa topo fique",
  ),
  make({ files, page }, said) {
    const { styles } = shapeOf(files);
    const css = styles ? files.get(styles) : undefined;
    if (!styles || css === undefined || !STAYING.test(said)) return null;
    if (!page.source.includes("site-header"))
      return page.source.includes("<nav")
        ? unchanged(
            "The menu of this page is a part of its first screen and goes with it, so it cannot stay in sight.",
          )
        : null;
    if (/\.site-header \{[^}]*position: (?:sticky|fixed)/.test(css))
      return there("The header stays in sight already.");
    // Within a first screen of its own a sticky one would stay for as long as that is there.
    const rules = /class="(?:layout-)?poster/.test(page.source) ? FIXED : STAYS;
    return edited(
      new Map([[styles, `${css.replace(/\n*$/, "\n")}${rules}`]]),
      "The header with the menu stays at the top while the page is scrolled now.",
    );
  },
};
const STAYING =
  /(?<!\p{L})(?:stick\p{L}*|stay\p{L}*|stuck|fix(?:ed|iert|e[r]?|o|a)?(?= |$)|pin(?:ned)?|keep|follow\p{L}*|float\p{L}*|remain\p{L}*|always|(?:not|never|no|\p{L}*n['’]?t) (?:\p{L}+ )?(?:disappear|vanish)\p{L}*|bleib\p{L}*|fest|immer|mitscroll\p{L}*|reste[r]?|toujours|fij[oa]|siempre|qued\p{L}+|fiss[oa]|sempre|rest[ia]|fique)(?!\p{L})/iu;

/** The first screen and the header of a page. */
export const TOP_OF_PAGE: readonly Asked[] = [STICKY, LOWER_TOP];
