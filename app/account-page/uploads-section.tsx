import { groupDigits } from "~/platform/group-digits";
import { americanDay } from "~/platform/write-dates";
import { describeSize } from "~/uploads/describe-size";
import { AccountSection, IntentButton } from "./account-section";

/** A file that the person attached somewhere. */
export interface ListedUpload {
  id: string;
  name: string;
  url: string;
  /** Bytes. */
  size: number;
  /** ISO 8601. */
  attachedAt: string;
}

/** The files that the person attached to messages, the newest first, each to open or to delete. */
export function UploadsSection({ uploads }: { uploads: readonly ListedUpload[] }) {
  const all = uploads.reduce((sum, { size }) => sum + size, 0);
  return (
    <AccountSection
      id="uploads"
      title="Attached files"
      hint={
        uploads.length === 0
          ? "What you attach to messages of your projects is listed here."
          : `${groupDigits(uploads.length)} ${uploads.length === 1 ? "file" : "files"}, ${describeSize(all)}. One that you delete no longer opens from its message, and models are not shown it any more.`
      }
    >
      {uploads.length > 0 ? (
        <ul className="account__rows account__rows--long">
          {uploads.map(({ id, name, url, size, attachedAt }) => (
            <li className="account__row" key={id}>
              <span className="account__what">
                <a href={url}>{name}</a>{" "}
                <span className="muted account__detail">
                  {describeSize(size)},{" "}
                  <time dateTime={attachedAt}>{americanDay(new Date(attachedAt))}</time>
                </span>
              </span>
              <IntentButton intent="delete-upload" id={id} label={`Delete ${name}`}>
                Delete
              </IntentButton>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">Nothing is attached yet.</p>
      )}
    </AccountSection>
  );
}
