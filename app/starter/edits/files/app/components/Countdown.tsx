import { useEffect, useState } from "react";

const SECONDS = 90;

function beep() {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.8);
    tone.frequency.value = 880;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.8);
  } catch {
    // No sound here: the text says that the time is up.
  }
}

/** A time that is counted down, and a tone at its end. */
export function Countdown() {
  const [left, setLeft] = useState(SECONDS);
  const [running, setRunning] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is set once, at the start
  useEffect(() => {
    if (!running) return;
    const end = Date.now() + left * 1000;
    const ticking = setInterval(() => {
      const now = Math.max(0, Math.round((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) {
        setRunning(false);
        beep();
      }
    }, 250);
    return () => clearInterval(ticking);
  }, [running]);

  return (
    <section
      className="card countdown"
      aria-label="Timer"
      style={{ padding: "0.75rem 1rem", marginBlock: "1rem" }}
    >
      <strong role="timer">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
      </strong>{" "}
      <button
        type="button"
        className="button small"
        onClick={() => {
          if (left === 0) setLeft(SECONDS);
          setRunning(!running);
        }}
      >
        {running ? "Pause" : "Start"}
      </button>{" "}
      <button
        type="button"
        className="button quiet small"
        onClick={() => {
          setRunning(false);
          setLeft(SECONDS);
        }}
      >
        Reset
      </button>
      {left === 0 && <span role="alert"> Time is up.</span>}
    </section>
  );
}
