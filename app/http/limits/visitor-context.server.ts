import type { AppLoadContext } from "@remix-run/node";
import type { Request, Response } from "express";
import type { Viewer } from "~/accounts/viewer.server";
import type { Visitor } from "~/platform/visitor";
import type { ActName } from "./acts";
import type { RateName } from "./budgets.server";
import { countAct } from "./count-acts.server";
import { spend } from "./spend.server";
import {
  forgetViewer,
  networkVisitor,
  requireSameViewer,
  viewerOf,
  visitorOf,
} from "./visitor.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Who is asking: one look-up, which the limits and loaders of this request share. */
    viewer(): Promise<Viewer>;
    /** Has whoever asks next look again, after an action that may have signed its sender in or out. */
    forgetViewer(): void;
    /** Looks again once a body has come that took its time. @throws {AppError} 401 when its sender was signed out meanwhile */
    requireSameViewer(): Promise<void>;
    /** Whom limits count. */
    visitor(): Promise<Visitor>;
    /** The network a request comes from, whoever is signed in there. */
    network: Visitor;
    /**
     * Counts an act that the form of a page turned out to be.
     *
     * @throws {AppError} 429 with `Retry-After`, for the page to tell
     */
    countAct(name: ActName): Promise<void>;
    /**
     * Counts an amount towards a budget.
     *
     * @throws {AppError} 429 with `Retry-After` when that is beyond it
     */
    spend(name: RateName, amount: number): Promise<void>;
  }
}

/** What loaders and actions know of whoever sent the request. */
export function visitorContext(
  request: Request,
  response: Response,
): Pick<
  AppLoadContext,
  "viewer" | "forgetViewer" | "requireSameViewer" | "visitor" | "network" | "countAct" | "spend"
> {
  return {
    viewer: () => viewerOf(request),
    forgetViewer: () => forgetViewer(request),
    requireSameViewer: () => requireSameViewer(request),
    visitor: () => visitorOf(request),
    network: networkVisitor(request),
    countAct: (name) => countAct(name, { request, response }),
    spend: async (name, amount) => spend(name, await visitorOf(request), amount),
  };
}
