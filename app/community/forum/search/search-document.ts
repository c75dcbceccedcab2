import { umlautSpellings, wordsOf } from "./fold-words";

/** What of a post is searched. */
export interface SearchedPost {
  title: string;
  /** Markdown. */
  content: string;
  authorId: string | null;
  categoryId: string;
}

/** Addresses of uploaded pictures: nobody looks for their letters. */
const PICTURE = /\/pictures\/[a-z0-9]+\.webp/g;

/** Who wrote a post and where, as words of its own: an index then finds both at once. */
export interface Facets {
  ofAuthor(id: string): string;
  ofCategory(id: string): string;
}

/**
 * The words of a post, folded, in their order, with a gap between title and text. Behind them stand
 * the other spellings of umlauts and the facets.
 */
export function documentOf(post: SearchedPost, facets: Facets): string[] {
  const { title, authorId, categoryId } = post;
  const content = post.content.replaceAll(PICTURE, " ");
  return [
    ...[...wordsOf(title)].flatMap(({ tokens }) => tokens),
    ...[...wordsOf(content)].flatMap(({ tokens }) => tokens),
    ...new Set([...umlautSpellings(title), ...umlautSpellings(content)]),
    ...(authorId ? [facets.ofAuthor(authorId)] : []),
    facets.ofCategory(categoryId),
  ];
}
