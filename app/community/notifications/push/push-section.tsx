import { Button } from "~/ui/button";

/** Whether this browser tells of notifications; app/enhance/push.ts fills it in, where a browser can. */
export function PushSection({ devices }: { devices: number }) {
  return (
    <section aria-labelledby="push" className="stack" data-push>
      <h2 id="push">On this device</h2>
      <noscript>
        <p className="muted">Notifications on a device take JavaScript.</p>
      </noscript>
      <p data-push-state role="status" className="needs-script">
        {devices === 0
          ? "No browser of yours shows notifications while this site is closed."
          : `${devices === 1 ? "One browser" : `${devices} browsers`} of yours shows notifications while this site is closed, as long as you are logged in there.`}
      </p>
      <div className="button-row">
        <Button type="button" data-push-switch hidden>
          Show notifications here
        </Button>
      </div>
    </section>
  );
}
