import type { StarterKind } from "../starter-app";

/** What a project is to be written with, where a request says so. @param words as `plainWords` gives them */
export function kindIn(words: string): StarterKind | null {
  if (
    /\b(?:in|with|using|use|as an?) (?:plain |vanilla )?(?:react|tsx|jsx)\b|\breact(?:\.?js)? (?:app|project|component|version)\b|\breact\b/.test(
      words,
    )
  )
    return "react";
  if (/\b(?:vanilla )?(?:typescript|ts)\b/.test(words)) return "vanilla";
  if (
    /\b(?:vanilla|plain|pure|static|just|only)\b[^.]{0,20}\b(?:js|javascript|html|css)\b|\bno framework\b|\bwithout (?:a )?framework\b|\bhtml,? (?:and )?css\b|\bvanilla\b/.test(
      words,
    )
  )
    return "static";
  return null;
}
