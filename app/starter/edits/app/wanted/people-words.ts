/** The label of a field that holds a person. */
export const PERSON_LABEL =
  /(?<!\p{L})(?:who|whose|person|paid by|payer|assign\p{L}*|responsible|owner|member|builder|vet|cook|author|borrow\p{L}*|made by|done by|teacher|trainer|client|customer|worker|employee|helper|driver|player|child|kid|\p{L}+ed by|\p{L}{3,}(?:er|or))(?!\p{L})/iu;
