/** Who may make an account: anybody, whoever has an invitation, or nobody. */
export type Registration = "open" | "invitation" | "closed";

/** The same for one browser: whether what it was let in by still counts. */
export type Joining = "open" | "invited" | "invitation" | "closed";

/** What is said where one logs in; null where anybody can join. */
export function joiningNotice(joining: Joining): string | null {
  switch (joining) {
    case "open":
      return null;
    case "invited":
      return "You are invited. Choose a way to log in: your account is made with it.";
    case "invitation":
      return "New accounts are by invitation: open the link of yours in this browser first. If you have an account, log in as always.";
    case "closed":
      return "No new accounts are made here at the moment. If you have one, log in as always.";
  }
}

/** Whether an account can be made. */
export function canJoin(joining: Joining): boolean {
  return joining === "open" || joining === "invited";
}
