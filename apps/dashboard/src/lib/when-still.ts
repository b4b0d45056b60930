/** Movements that are further apart than this are no longer one, in milliseconds. Whoever types waits longer between two keys. */
const pauses = { scroll: 150, input: 400 } as const;
const movements = Object.keys(pauses) as (keyof typeof pauses)[];

/**
 * Does it once nobody scrolls or types any more, or after `atMostMs` all the same: what makes a long frame waits for a moment in
 * which nobody sees it. Gives a function that calls it off.
 */
export function whenStill(act: () => void, atMostMs: number): () => void {
  const stop = () => {
    clearTimeout(pause);
    clearTimeout(limit);
    for (const name of movements) document.removeEventListener(name, onMovement, true);
  };
  const end = () => {
    stop();
    act();
  };
  const onMovement = ({ type }: Event) => {
    clearTimeout(pause);
    pause = setTimeout(end, pauses[type as keyof typeof pauses]);
  };
  let pause = setTimeout(end, pauses.scroll);
  const limit = setTimeout(end, atMostMs);
  // A box that scrolls tells nobody above it but those who listen on the way down.
  for (const name of movements) document.addEventListener(name, onMovement, { capture: true, passive: true });
  return stop;
}
