const NAME: string = "";
const HELLO: [until: number, text: string][] = [
  [5, "Good evening"],
  [12, "Good morning"],
  [18, "Good afternoon"],
  [24, "Good evening"],
];

/** A greeting that goes with the time of the day. */
export function Greeting() {
  const hour = new Date().getHours();
  const text = HELLO.find(([until]) => hour < until)?.[1] ?? "";
  return (
    <p className="greeting" style={{ marginBlock: "1rem" }}>
      {NAME ? `${text}, ${NAME}!` : `${text}!`}
    </p>
  );
}
