import type { ReactNode } from "react";
import { communityPath, roomsPath } from "~/platform/urls";
import { Page, type PageFrame } from "./page";
import { Tabs } from "./tabs";

const TABS = [
  { href: communityPath, label: "Threads" },
  { href: roomsPath, label: "Chat Rooms" },
];

type Part = typeof communityPath | typeof roomsPath;

/** The two parts of the community, as links. */
export function CommunityTabs({ current }: { current: Part }) {
  return <Tabs label="Community" tabs={TABS} current={current} />;
}

/** The link to what people come here to talk about. */
export const START_BUILDING = "Start Building";

interface CommunityPageProps {
  /** What the root loader knows: `useRootData()`. */
  frame: PageFrame;
  /** The path of this page, which signing in comes back to. */
  path: string;
  /** The part of the community, where the page shows a whole one; without it there are no tabs. */
  part?: Part;
  children: ReactNode;
}

/** A page of the community: its header leads to a first project, its tabs to threads and rooms. */
export function CommunityPage({ frame, path, part, children }: CommunityPageProps) {
  return (
    <Page frame={frame} path={path} start={START_BUILDING}>
      <div className="page-width community">
        {part ? (
          <>
            <h1>Community</h1>
            <CommunityTabs current={part} />
          </>
        ) : null}
        {children}
      </div>
    </Page>
  );
}
