/** Size of a picture of the workspace in pixels. `npm run examples -- steps` takes them anew. */
const SIZE = { width: 1152, height: 720 };

/** What is to be seen at each of the four steps. */
const ALTS = [
  "The workspace of a new project: the wish for the page of a café stands in the message box",
  "The chat lists files as they are written, beside the page that they make",
  "The café's page after a change that was asked for in the chat",
  "The page of the café as everybody sees it, at its own address",
];

/** The workspace at one step; the last has a publish form that does nothing. */
export function DemoPicture({ step }: { step: number }) {
  return (
    <div className="demo__picture">
      <img src={`/screens/step-${step + 1}.webp`} alt={ALTS[step]} {...SIZE} loading="lazy" />
      {step === ALTS.length - 1 ? <Publish /> : null}
    </div>
  );
}

function Publish() {
  return (
    <div className="demo__publish">
      <p>
        <strong>Publish to Community</strong>
      </p>
      <p className="muted small">
        Your app will be at <span className="demo__address">/generate/blue-door</span>
      </p>
      <button type="button" className="button button--primary" disabled>
        Deploy
      </button>
    </div>
  );
}
