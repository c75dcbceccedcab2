import { stemOf } from "../page-words";

/** Words that people use for one thing, a group a line. */
const GROUPS = `kid child children youngster junior
adult grown-up grownup
exhibit display show
doctor dr
dog pup puppy hound
teacher instructor tutor coach trainer
staff team crew people
price cost fee rate charge
picture photo image pic
phone telephone mobile cell
guest visitor customer client
senior pensioner oap concession
ticket admission entry
begin start
end finish
closed shut
couple two
bike bicycle
car vehicle
photo picture
lesson class course session
single one-to-one
review testimonial quote praise
directions route way`;

const OF = new Map<string, Set<string>>();
for (const group of GROUPS.split("\n")) {
  const stems = group.split(" ").map(stemOf);
  for (const one of stems) OF.set(one, new Set([...(OF.get(one) ?? []), ...stems]));
}

/** Whether two stems are everyday words for one thing: "kids" and "children". */
export function isSynonym(one: string, other: string): boolean {
  return OF.get(one)?.has(other) ?? false;
}
