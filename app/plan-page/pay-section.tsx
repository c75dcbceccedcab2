import type { OrderView } from "~/plans/read-order.server";
import { planOrderPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { QrPicture } from "~/ui/qr-picture";
import { Moment } from "./moment";

interface PaySectionProps {
  order: OrderView;
  /** The link of Solana Pay, and the same as a QR code. */
  link: string;
  code: { size: number; path: string };
  /** The network as wallets name it, e.g. "solana:mainnet". */
  chain: string;
}

/** Every way to pay an order: by camera, by link, by a wallet of this browser, by hand. */
export function PaySection({ order, link, code, chain }: PaySectionProps) {
  const { id, missing, treasury, reference, expiresAt } = order;
  return (
    <section className="pay" data-plan-order={id} data-chain={chain} aria-labelledby="pay">
      <div className="pay__code">
        <QrPicture code={code} label="The payment as a QR code for a wallet on a phone" />
        <p className="muted">Scan it with a wallet on your phone.</p>
      </div>
      <div className="pay__ways">
        <h2 id="pay">Pay {missing} SOL</h2>
        <div className="button-row needs-script" data-paying-wallets />
        <div className="button-row">
          <ButtonLink href={link}>Open in a wallet app</ButtonLink>
        </div>
        <p>
          Or send exactly this amount yourself. The reference is how we know that it is you: your
          wallet must put it into the transaction as an account, which Solana Pay does. Exchanges
          cannot.
        </p>
        <dl className="plan-facts plan-facts--long">
          <div>
            <dt>Amount</dt>
            <dd>
              <code className="copyable">{missing}</code> SOL
            </dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>
              <code className="copyable">{treasury}</code>
            </dd>
          </div>
          <div>
            <dt>Reference</dt>
            <dd>
              <code className="copyable">{reference}</code>
            </dd>
          </div>
          <div>
            <dt>Until</dt>
            <dd>
              <Moment at={expiresAt} />. What comes later becomes credit.
            </dd>
          </div>
        </dl>
        <form method="post" action={planOrderPath(id)} className="pay__check">
          <Button type="submit">Check again</Button>
          <span className="muted" data-pay-status>
            A payment shows here once it is final, after about 15 seconds.
          </span>
        </form>
      </div>
    </section>
  );
}
