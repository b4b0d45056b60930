const signsOfUse = ['focusin', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** The machine renews every quarter of an hour at most; hearing of each key would be waste. */
const quietMs = 10_000;

/** Tells that the tab is used; a tab left alone lets its session end. */
export function reportUse(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  onUse: () => void,
): () => void {
  let quietUntil = 0;
  const heard = () => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    onUse();
  };
  for (const sign of signsOfUse) target.addEventListener(sign, heard, { passive: true, capture: true });
  return () => {
    for (const sign of signsOfUse) target.removeEventListener(sign, heard, { capture: true });
  };
}
