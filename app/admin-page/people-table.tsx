import { shortWalletAddress } from "~/accounts/wallet-address";
import type { ListedPerson } from "~/admin/people/search-people.server";
import { adminPersonPath } from "~/platform/urls";
import { TimeAgo } from "~/ui/time-ago";
import { PersonBadges } from "./person-badges";

/** People, one a row. */
export function PeopleTable({ people }: { people: readonly ListedPerson[] }) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Wallet</th>
          <th scope="col">Joined</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <a href={adminPersonPath(person.id)}>
                <bdi>{person.name}</bdi>
              </a>{" "}
              <PersonBadges {...person} />
            </th>
            <td>{person.email}</td>
            <td className="is-quiet is-short">
              {person.wallet ? (
                <span title={person.wallet}>{shortWalletAddress(person.wallet)}</span>
              ) : null}
            </td>
            <td className="is-quiet is-short">
              <TimeAgo at={person.joinedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
