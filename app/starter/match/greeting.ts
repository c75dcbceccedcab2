/** How somebody greets whoever builds, before anything is asked for, in six languages. */
export const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|moin|servus|bonjour|bonsoir|salut|hola|buenas|buongiorno|ciao|salve|olá|oi|bom dia)(?: (?:there|all|everyone|zusammen|à tous))?[,!.:]*\s+/iu;
