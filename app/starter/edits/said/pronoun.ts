/** What stands for a thing that was named elsewhere, and is the name of none. */
export const PRONOUN =
  /^(?:it|this|that|him|her|them|he|she|they|these|those|us|me|one|both|ihn|ihm|sie|ihr|es|lui|elle|eux|le|la|les|leur|él|ella|lo|ellos|ellas|lei|loro|ele|ela|eles)$/iu;
