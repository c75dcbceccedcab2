/** A person as everybody sees them beside what they wrote. */
export interface PublicPerson {
  id: string;
  /** The public name: never an email. */
  name: string;
  imageUrl: string | null;
}

/** Who wrote something; without an id once the account is gone. */
export interface Author extends Omit<PublicPerson, "id"> {
  id: string | null;
}

/** Who wrote what an account that is gone has left. */
export const DELETED_USER = "deleted user";
