import type { PageLanguage } from "./domain";
import { de } from "./words/de";
import { en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";
import { it } from "./words/it";
import type { PageWords } from "./words/page-words";
import { pt } from "./words/pt";

export type { PageWords };

export const PAGE_WORDS: Record<PageLanguage, PageWords> = { en, de, fr, es, it, pt };
