/** What the parts of pages hold, for which there are places before there are texts. */
export type PartKind = "list" | "people" | "dates" | "text";

/**
 * What owners of pages have a part of their own for, by what one of its entries is called; whole words, as they end the name
 * ("summer camp", "our house rules"). Things that pages do or look like (buttons, headers, sliders) are none.
 */
const NOUNS: readonly [kind: PartKind, one: string, nouns: string][] = [
  // What is offered, and what comes with it.
  [
    "list",
    "point",
    "amenities|facilities|equipment|benefits|perks|advantages|strengths|values|rules|house rules|tips|care tips|care instructions|instructions|guidelines|requirements|conditions|what to bring|packing list|checklist|reasons|goals|aims|promises|facts|key facts|ingredients|materials|tools|allergens|allergen info(?:rmation)?|extras|add-?ons|specs|specifications|technical details|skills|languages|hobbies|interests|services|treatments|specialities|specialties|highlights",
  ],
  [
    "list",
    "offer",
    "offers|special offers|specials|daily specials|weekly specials|lunch specials|seasonal specials|seasonal menu|deals|packages|bundles|memberships?|gift sets?|gift ideas|gift (?:vouchers?|cards?|certificates?)|vouchers?|subscriptions?|bestsellers?|best ?sellers|new arrivals|favou?rites|kids['’]? menu|children['’]?s? menu|drinks(?: menu)?|desserts(?: menu)?|wine list|cocktails|breakfast(?: menu)?|brunch(?: menu)?|lunch menu|dinner menu|snacks|starters|sides",
  ],
  // What there was, and what others say.
  [
    "list",
    "award",
    "awards?|prizes|honou?rs|certificates|certifications?|qualifications|accreditations|achievements|milestones|records|trophies|memberships and associations",
  ],
  [
    "list",
    "story",
    "stories|success stories|client stories|customer stories|case stud(?:y|ies)|examples|before and after|references|portfolio|past events|previous events|memories|projects",
  ],
  [
    "list",
    "name",
    "clients|customers|partners|sponsors|supporters|donors|suppliers|producers|stockists|brands|press|media|as seen in|friends of [\\p{L} ]+|groups|departments|sports|teams|bands|line-?up|playlist|set ?list|discography|songs|tracks|albums|singles|episodes|books|publications|papers|works|exhibitions|collections?",
  ],
  [
    "list",
    "post",
    "blog|journal|diary|news|latest news|newsroom|updates?|announcements?|notices|posts|articles|recipes|newsletter archive|archive|reports|minutes|press releases",
  ],
  [
    "list",
    "file",
    "downloads?|documents?|forms|leaflets|brochures?|resources|useful links|links|further reading|handouts",
  ],
  [
    "list",
    "job",
    "jobs?|careers?|vacanc(?:y|ies)|open positions|positions|volunteering|apprenticeships?|internships?",
  ],
  [
    "list",
    "place",
    "things to do|things to see|sights|attractions|day trips|excursions|activities|local tips|where to eat|restaurants|neighbou?rhood|surroundings|locations?|branches|shops|where to buy|accommodation|places to stay|hotels|routes|walks|hikes",
  ],
  [
    "list",
    "step",
    "steps|process|how it works|how to (?:book|order|join|apply|enrol|help|donate|register)|workflow",
  ],
  // Who and when.
  [
    "people",
    "Name",
    "team|staff|crew|board|committee|people|trainers|coaches|teachers|instructors|doctors|nurses|stylists|barbers|chefs|guides|artists|speakers|performers|members|players|volunteers|hosts|founders|managers|bridesmaids|groomsmen|wedding party|governors|trustees|ministers",
  ],
  [
    "dates",
    "Date",
    "events?|calendar|event calendar|upcoming events|dates|term dates|tour dates|concerts|gigs|shows|performances|fixtures|matches|races|tournaments?|schedule|timetable|programme|program|agenda|itinerary|timeline|opening times|class schedule|course dates|workshops?|courses|classes|lessons|talks|tastings?|wine tastings?|tours?|guided tours?|readings|meetings|rehearsals|services times|service times|mass times|holidays|opening days|open days?|open house|what['’]?s on",
  ],
  // What is told in a text.
  [
    "text",
    "",
    "history|story|philosophy|mission|mission statement|vision|approach|statement|manifesto|introduction|biography|bio|background story|message|welcome|thank[- ]you|policy|cancellation policy|refund policy|returns policy|privacy|guarantee|warranty|insurance|delivery|delivery info(?:rmation)?|shipping|shipping info(?:rmation)?|returns|pick-?up|parking|parking info(?:rmation)?|directions|getting here|how to (?:get|find|reach) [\\p{L} ]+|travel|travel info(?:rmation)?|transport|accessibility|wheelchair access|dress code|uniforms?|payment|payment options|financing|funding|fees|safety|hygiene|sustainability|environment|catering|private (?:events|hire|parties|dining)|room hire|venue hire|hire|weddings?|baptisms?|christenings?|funerals?|part(?:y|ies)|birthday parties|kids['’]? parties|corporate events|live music(?: nights?)?|music nights?|quiz nights?|happy hour|ladies['’]? night|summer camp|holiday camps?|after-?school club|breakfast club|trial (?:lesson|class|session|training)|free trial|waiting list|loyalty (?:card|programme|program|scheme)|of the (?:day|week|month|year|season)|sponsorship|membership info(?:rmation)?|donations?|fundraising|animals|our animals|garden|terrace|kitchen|workshop|studio|location|region|area|village|weather|arrival|check-?in|check-?out|house|farm|vineyard|cellar|emergenc(?:y|ies)|first aid|prayer|hiring|franchise|wholesale|custom orders|commissions|repairs?|rentals?|aftercare|preparation|first visit|your first visit|new patients?|new members?|beginners|children|kids|families|seniors|schools|groups|dogs|pets|pricing info(?:rmation)?|impressum",
  ],
];
const FORMS = NOUNS.map(
  ([kind, one, nouns]) =>
    ({ kind, one, form: new RegExp(`(?:^|[\\s-])(?:${nouns})$`, "iu") }) as const,
);

/** What a part called so holds, by the noun that its name ends with; null where that is none that pages have a part for. */
function partNamed(name: string): { kind: PartKind; one: string } | null {
  return FORMS.find(({ form }) => form.test(name)) ?? null;
}

/** Behind the noun: what it is of. Where something goes, or what else is to be there, is none of a name. */
const OF = /\s+(?:about|for|of|from|on|in|by|near|nearby|around|to|at|and|with|along)(?=\s|$)/iu;

/** What a name is of: its own last words, or those before what it is about. */
export function nounOf(name: string): ReturnType<typeof partNamed> {
  const cuts = [...name.matchAll(new RegExp(OF.source, "giu"))].map(({ index }) => index).reverse();
  for (const end of [name.length, ...cuts]) {
    const part = partNamed(name.slice(0, end));
    if (part) return part;
  }
  return null;
}

/** Whether a phrase, without a price or a text, is what pages have a part for ("wine tastings"), and no entry of a list. */
export function isPart(phrase: string): boolean {
  return !/[:\d⟦,]/u.test(phrase) && phrase.split(/\s+/).length > 1 && nounOf(phrase) !== null;
}
