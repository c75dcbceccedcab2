import {
  COMMON_WORD,
  createdAtOf,
  type ForumSize,
  LONG_THREAD,
  OLD_WORD,
  RARE_WORD,
} from "./forum-rows";

/** What a person asks a forum for, by what it is called here; signed in, so that no page comes from memory. */
export function forumPages({ threads }: ForumSize): Record<string, string> {
  const deep = createdAtOf(Math.floor(threads / 200))
    .getTime()
    .toString(36);
  const long = `/community/threads/${LONG_THREAD.id}`;
  const search = (query: Record<string, string>) =>
    `/community/search?${new URLSearchParams(query)}`;
  return {
    "header's badge alone (a page of the docs)": "/docs",
    "list by activity, unread marked": "/community",
    "list of the newest": "/community?sort=newest",
    "list by likes": "/community?sort=likes",
    "list of unanswered": "/community?sort=unanswered",
    "list of a category": "/community?category=help",
    "list of a category, unanswered": "/community?category=help&sort=unanswered",
    "list, 99 % of the way down": `/community?after=${deep}-zz`,
    "list by likes, at the end": "/community?sort=likes&after=0-thread9",
    "API, the newest": "/api/forum/threads",
    "old thread": "/community/threads/thread77",
    "new thread": `/community/threads/thread${threads - 1}`,
    "thread of 20,000 replies, first page": long,
    "thread of 20,000 replies, last page": `${long}?page=9999`,
    "thread of 20,000 replies, a permalink": `${long}?at=replylongn12345`,
    "API, replies of that thread": `/api/forum/threads/${LONG_THREAD.id}/replies?after=15000`,
    "search, one post of all": search({ q: RARE_WORD }),
    "search, a word of a tenth of threads": search({ q: COMMON_WORD }),
    "search, a word of most posts": search({ q: "the" }),
    "search, two words of most posts": search({ q: "the and" }),
    "search, a rare and a frequent word": search({ q: `${RARE_WORD} the` }),
    "search, a word that only old posts have": search({ q: OLD_WORD }),
    "search, old and frequent words": search({ q: `${OLD_WORD} ${COMMON_WORD} the and` }),
    "search, words that never meet": search({ q: `${OLD_WORD} ${RARE_WORD} schön` }),
    "search, a phrase of frequent words": search({ q: '"the and"' }),
    "search, a phrase of seldom neighbours": search({ q: '"schön przykład écran"' }),
    "search, a beginning of many words": search({ q: "kor" }),
    "search, a longer beginning": search({ q: "risabako" }),
    "search, Chinese": search({ q: "用户可以" }),
    "search, accents": search({ q: "größe" }),
    "search, in a category": search({ q: COMMON_WORD, category: "ideas" }),
    "search, of somebody who writes much": search({ q: "", author: "Person 0" }),
    "search, of somebody who writes little": search({ q: "", author: "Person 4321" }),
    "search, word, category and author": search({
      ...{ q: COMMON_WORD, category: "ideas", author: "Person 1" },
    }),
    "search, nothing": search({ q: "qqqqqq" }),
    "search, 90 % of the way down": search({ q: "the", after: String(threads) }),
    notifications: "/notifications",
    "notifications, far down": `/notifications?after=${createdAtOf(1_000).getTime().toString(36)}-z`,
    "feed of all threads": "/community/feed.xml",
    "feed of a category": "/community/categories/help/feed.xml",
    "feed of the longest thread": `${long}/feed.xml`,
    "profile of somebody who writes much": "/people/person0",
    "profile of somebody who writes little": "/people/person4321",
    "profile, replies far down": `/people/person0?show=replies&before=${createdAtOf(1_000).getTime()}_z`,
    "queue of 20,000 reports": "/admin/reports",
    "queue of reports, further": `/admin/reports?after=${createdAtOf(100).getTime()}_z`,
    "queue of held posts": "/admin/reports?show=held",
    "decisions of moderators": "/admin/reports?show=decided",
    "log of moderators, far down": `/community/moderation?before=${createdAtOf(100).getTime()}_z`,
    sitemap: "/sitemap.xml",
  };
}
