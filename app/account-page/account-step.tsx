import type { ReactNode } from "react";
import { accountPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { useRootData } from "~/ui/root-data";

interface AccountStepProps {
  title: string;
  /** What its form was refused for, by field. */
  errors: Record<string, string> | undefined;
  children: ReactNode;
}

/** One thing about the account that has a page of its own. */
export function AccountStep({ title, errors, children }: AccountStepProps) {
  return (
    <Page frame={useRootData()}>
      <div className="page-width narrow">
        <h1>{title}</h1>
        <ErrorSummary errors={errors} />
        {children}
      </div>
    </Page>
  );
}

export function BackToAccount() {
  return (
    <ButtonLink href={accountPath} variant="quiet">
      Back to your account
    </ButtonLink>
  );
}
