import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "~/account-page/require-member.server";
import { toAppError } from "~/http/requests/error-response.server";
import { ORDER_WORDS } from "~/plan-page/history-section";
import { PaySection } from "~/plan-page/pay-section";
import { PaymentList, ReceiptSection } from "~/plan-page/receipt-section";
import { chainName } from "~/plans/chains.server";
import { checkOrder } from "~/plans/check-order.server";
import { payLink } from "~/plans/pay-link";
import { PLAN_NAMES } from "~/plans/plan-facts";
import { planSettings } from "~/plans/plan-settings.server";
import { findOrder } from "~/plans/read-order.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { drawQrCode } from "~/platform/qr-code.server";
import { settings } from "~/platform/settings/settings.server";
import { accountPlanPath, planOrderPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import planStyles from "~/styles/plan.css";
import { BackLink } from "~/ui/back-link";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { scripts: ["plan-order"] };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: accountStyles },
  { rel: "stylesheet", href: planStyles },
];

export const meta = pageMeta({ title: "Order", noindex: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireMember(request, planOrderPath(params.id ?? ""));
  const order = await orderOr404(user.id, params.id ?? "");
  const { isOn } = planSettings();
  if (order.status !== "open" || !isOn) return { order, pay: null, appName: settings.APP_NAME };
  const link = payLink({
    ...{ treasury: order.treasury, amount: order.missing, reference: order.reference },
    label: settings.APP_NAME,
    message: `${PLAN_NAMES[order.plan]}, ${order.days} days`,
  });
  return {
    order,
    pay: { link, code: drawQrCode(link), chain: chainName() },
    appName: settings.APP_NAME,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const user = await requireMember(request, planOrderPath(id));
  try {
    await orderOr404(user.id, id);
    await context.countAct("look-at-chain");
    const { taken, isKnown } = await checkOrder(id);
    return redirectWithFlash(planOrderPath(id), {
      title: !isKnown
        ? "The network does not answer"
        : taken > 0
          ? "A payment has arrived"
          : "No new payment is final yet",
      ...(isKnown
        ? {}
        : { kind: "error" as const, description: "Nothing is lost: we look again by ourselves." }),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = toAppError(error);
    return data({ errors: { "": failure.message } }, { status: failure.status });
  }
}

async function orderOr404(userId: string, id: string) {
  const order = await findOrder(userId, id);
  if (!order) throw new Response(null, { status: 404 });
  return order;
}

export default function Order() {
  const { order, pay, appName } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { status, plan, price, payments } = order;
  return (
    <Page frame={useRootData()}>
      <div className="page-width plan-order">
        <div>
          <BackLink href={accountPlanPath}>Back to your plan</BackLink>
          <h1>{`${status === "paid" ? "Receipt" : "Order"}: ${PLAN_NAMES[plan]}`}</h1>
          <p className="muted">{`${price} SOL, ${ORDER_WORDS[status]}`}</p>
        </div>
        <ErrorSummary errors={refused?.errors} title="That did not work" />
        {status === "expired" || status === "closed" ? (
          <Notice
            title={
              status === "closed" ? "A newer order took its place" : "The time to pay it is over"
            }
          >
            <p>
              A payment that is still on its way becomes credit, which your next order uses. To get
              the plan, <a href={accountPlanPath}>order it anew</a>.
            </p>
          </Notice>
        ) : null}
        {pay ? (
          <PaySection order={order} {...pay} />
        ) : (
          <ReceiptSection order={order} appName={appName} />
        )}
        <PaymentList payments={payments} />
        {pay ? null : (
          <form method="post" className="not-printed">
            <button type="submit" className="button button--secondary">
              Look for payments
            </button>
          </form>
        )}
      </div>
    </Page>
  );
}
