import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "~/account-page/require-member.server";
import { readWallet } from "~/accounts/wallets.server";
import { readFacts } from "~/facts/facts.server";
import { toAppError } from "~/http/requests/error-response.server";
import { HistorySection } from "~/plan-page/history-section";
import { OrderSection } from "~/plan-page/order-section";
import { HoldingSection, PlanNowSection } from "~/plan-page/plan-now-section";
import { checkHolding, readHolding } from "~/plans/check-holding.server";
import { createOrder } from "~/plans/create-order.server";
import { describeHolding, summarisePlan } from "~/plans/describe-plan.server";
import { orderUnlimited } from "~/plans/order-unlimited.server";
import { planSettings } from "~/plans/plan-settings.server";
import { plansToday } from "~/plans/plans-today";
import { listOrders } from "~/plans/read-order.server";
import { AppError } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { accountPath, accountPlanPath, planOrderPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import planStyles from "~/styles/plan.css";
import { BackLink } from "~/ui/back-link";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: accountStyles },
  { rel: "stylesheet", href: planStyles },
];

export const meta = pageMeta({ title: "Your plan", path: accountPlanPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireMember(request, accountPlanPath);
  const { isOn, mint, prices } = planSettings();
  const today = plansToday(isOn, readFacts());
  const history = await listOrders(user.id);
  if (!isOn) return { today, orders: history.orders, on: null };
  const wallet = await readWallet(user.id);
  const holding = describeHolding(await readHolding(user.id), wallet.verified);
  const unlimited = mint
    ? wallet.verified
      ? null
      : "Connect and verify a wallet first: it has to hold the token."
    : "No token is named on this installation, so it cannot be had here.";
  const now = await summarisePlan(user.id, history);
  return {
    ...{ today, orders: history.orders },
    on: { now, unlimited, prices, holding: mint ? holding : null, needed: holding.needed },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireMember(request, accountPlanPath);
  const form = await readForm(request);
  const intent = form.get("intent");
  try {
    if (intent === "check-holding") {
      await context.countAct("look-at-chain");
      const holding = await checkHolding(user.id);
      return redirectWithFlash(`${accountPlanPath}#holding`, {
        title:
          !holding || holding.unknownSince
            ? "The network does not answer"
            : "Looked at your wallet",
        ...(!holding || holding.unknownSince ? { kind: "error" as const } : {}),
      });
    }
    if (intent !== "order") throw new AppError(400, "That form is not known here.");
    await context.countAct("order-plan");
    const isUnlimited = form.get("plan") === "unlimited";
    const id = isUnlimited ? await orderUnlimited(user.id) : await createOrder(user.id, "basic");
    return redirect(planOrderPath(id), 303);
  } catch (error) {
    const failure = toAppError(error);
    return data({ errors: { "": failure.message } }, { status: failure.status });
  }
}

export default function Plan() {
  const { today, orders, on } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page frame={useRootData()} path={accountPlanPath}>
      <div className="page-width account">
        <div>
          <BackLink href={accountPath}>Back to your account</BackLink>
          <h1>Your plan</h1>
        </div>
        <ErrorSummary errors={refused?.errors} title="That did not work" />
        {on ? (
          <>
            <PlanNowSection now={on.now} />
            <OrderSection prices={on.prices} holding={on.needed} unlimited={on.unlimited} />
            {on.holding ? <HoldingSection holding={on.holding} /> : null}
          </>
        ) : (
          <Notice title={today.title}>
            <p>{today.text}</p>
          </Notice>
        )}
        {on || orders.length > 0 ? <HistorySection orders={orders} /> : null}
      </div>
    </Page>
  );
}
