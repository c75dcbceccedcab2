import { type Joining, joiningNotice } from "./registration-words";

/** Says who can join, where not everybody can. */
export function JoiningNotice({ joining }: { joining: Joining }) {
  const words = joiningNotice(joining);
  return words ? <p className="notice">{words}</p> : null;
}
