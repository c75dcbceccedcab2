import type { Domain, DomainTexts, PageLanguage } from "./domain";
import { forFair } from "./fair";
import { forOrders } from "./order-form";

/** The words of a domain, as they suit what a request asks for. */
export function textsFor(domain: Domain, language: PageLanguage, request: string): DomainTexts {
  const texts = forOrders(domain.texts[language], language, request);
  return forFair(texts, { id: domain.id, language, request });
}
