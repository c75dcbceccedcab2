import { loginPathTo, projectsPath, pwaProjectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Logo } from "~/ui/logo";

interface PhoneListBarProps {
  appName: string;
  isSignedIn: boolean;
}

/** The bar above the list: home, and the way to an account. */
export function PhoneListBar({ appName, isSignedIn }: PhoneListBarProps) {
  return (
    <header className="site-header phone-list-bar">
      <div className="page-width site-header__bar">
        <Logo appName={appName} />
        {isSignedIn ? (
          <ButtonLink variant="quiet" href={projectsPath}>
            Account projects
          </ButtonLink>
        ) : (
          <ButtonLink variant="quiet" href={loginPathTo(pwaProjectsPath)}>
            Sign in
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
