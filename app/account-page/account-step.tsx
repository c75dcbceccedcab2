import type { ReactNode } from "react";
import { accountPath } from "~/platform/urls";
import { BackLink } from "~/ui/back-link";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { useRootData } from "~/ui/root-data";

interface AccountStepProps {
  title: string;
  /** What its form was refused for, by field. */
  errors: Record<string, string> | undefined;
  /** Whether it is a step on the way to somewhere else, with a way on of its own. */
  isOnTheWay?: boolean;
  children: ReactNode;
}

/** One thing about the account that has a page of its own. */
export function AccountStep({ title, errors, isOnTheWay = false, children }: AccountStepProps) {
  return (
    <Page frame={useRootData()}>
      <div className="page-width narrow">
        {isOnTheWay ? null : <BackLink href={accountPath}>Back to your account</BackLink>}
        <h1>{title}</h1>
        <ErrorSummary errors={errors} />
        {children}
      </div>
    </Page>
  );
}
