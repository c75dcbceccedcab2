import type { ReactNode } from "react";
import { loginPathTo } from "~/platform/urls";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { useRootData } from "~/ui/root-data";

interface SignInStepProps {
  title: string;
  /** What it is for. */
  hint: ReactNode;
  returnTo: string;
  /** What its form was refused for, by field. */
  errors?: Record<string, string> | undefined;
  children: ReactNode;
}

/** A way to sign in that has a page of its own. */
export function SignInStep({ title, hint, returnTo, errors, children }: SignInStepProps) {
  return (
    <Page frame={useRootData()}>
      <div className="page-width narrow">
        <div className="stack">
          <h1>{title}</h1>
          <p className="muted">{hint}</p>
        </div>
        <ErrorSummary errors={errors} />
        <section className="card panel login-choices" aria-label={title}>
          {children}
        </section>
        <p className="small">
          <a href={loginPathTo(returnTo)}>Other ways to log in</a>
        </p>
      </div>
    </Page>
  );
}
