import { useEffect, useState } from "react";
import { pwaProjectPath, pwaProjectsPath } from "~/platform/urls";
import { NewProjectButton } from "~/project-list/new-project-button";
import { TrialList } from "~/project-list/trial-list";
import { FlashMessage } from "~/ui/notice";
import { useRootData } from "~/ui/root-data";
import { showToast } from "~/ui/toaster";
import { AccountNote } from "./account-note";
import { CreateTrialDialog } from "./create-trial-dialog";
import { takeOpeningWish } from "./opening-wish";
import { PhoneListBar } from "./phone-list-bar";
import { NOT_TAKEN } from "./picture-into-trial";
import { Splash } from "./splash";

const CARDS = { pathOf: pwaProjectPath, badge: "Trial Project" };

const NOT_KEPT = {
  ...NOT_TAKEN,
  description:
    "This device could not keep it. Make the project, then add the picture to its files.",
};

/** The projects of this browser, as the installable app lists them. */
export function PhoneList() {
  const { appName, user, flash } = useRootData();
  const [isCreating, setIsCreating] = useState(false);
  const [sharedText, setSharedText] = useState("");
  useEffect(() => {
    const follow = () => {
      const wish = takeOpeningWish(window);
      if (!wish) return;
      setSharedText(wish.sharedText);
      if (wish.picture === "lost") showToast(NOT_KEPT);
      setIsCreating(true);
    };
    follow();
    // The app may be open already when one of its shortcuts is pressed.
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    if (navigator.onLine) {
      import("~/workspace/keep-for-offline").then(
        ({ keepWorkspace }) => {
          if (!isOver) stop = keepWorkspace();
        },
        (error) => console.warn("What keeps the workspace did not load.", error),
      );
    }
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  const open = () => setIsCreating(true);
  return (
    <>
      <Splash appName={appName} />
      <PhoneListBar appName={appName} isSignedIn={user !== null} />
      <FlashMessage flash={flash} />
      <main id="main" className="main phone-list" tabIndex={-1}>
        <div className="page-width projects">
          <div className="projects__head">
            <h1>My Projects</h1>
            <NewProjectButton label="New Project" onPress={open} />
          </div>
          <TrialList
            onCreate={open}
            returnTo={pwaProjectsPath}
            look={CARDS}
            {...(user ? { children: <AccountNote /> } : {})}
          />
        </div>
      </main>
      <CreateTrialDialog
        open={isCreating}
        sharedText={sharedText}
        isSignedIn={user !== null}
        onClose={() => {
          setIsCreating(false);
          setSharedText("");
        }}
      />
    </>
  );
}
