import { connectionPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { KIND_FACTS } from "./connection-kinds";
import type { Connection } from "./connections.server";

/** What somebody has connected. */
export function ConnectionList({ connections }: { connections: readonly Connection[] }) {
  if (connections.length === 0) return <p className="muted">Nothing is connected yet.</p>;
  return (
    <ul className="account__rows">
      {connections.map((connection) => (
        <li className="account__row" key={connection.id}>
          <span className="account__what">
            <strong>
              <bdi>{connection.name}</bdi>
            </strong>
            <span className="account__detail muted">{describe(connection)}</span>
          </span>
          <div className="button-row">
            <ButtonLink
              small
              href={connectionPath(connection.id)}
              aria-label={`Models of ${connection.name}`}
            >
              Models
            </ButtonLink>
            <form method="post">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={connection.id} />
              <Button type="submit" small aria-label={`Remove ${connection.name}`}>
                Remove
              </Button>
            </form>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a connection is, with the end of its key. */
export function describe({ kind, baseUrl, keyEnd, isKeyLost }: Connection): string {
  if (isKeyLost)
    return "Its key cannot be read any more: this server has a new secret. Give it again.";
  const where = KIND_FACTS[kind].address ? KIND_FACTS[kind].label : baseUrl;
  if (keyEnd === null) return `${where}, without a key`;
  return keyEnd === "" ? `${where}, with a key` : `${where}, key that ends with ${keyEnd}`;
}
