const signsOfUse = ['focusin', 'pointerdown', 'keydown', 'wheel'] as const;
/** The machine renews every quarter of an hour at most; hearing of each key would be waste. */
const quietMs = 10_000;
/** What was pressed is answered first. */
const laterMs = 300;

/** Tells that the tab is used, a moment later; a tab left alone lets its session end. */
export function trackActivity(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  onUse: () => void,
): () => void {
  let quietUntil = 0;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    telling = setTimeout(onUse, laterMs);
  };
  for (const sign of signsOfUse) target.addEventListener(sign, heard, { passive: true, capture: true });
  return () => {
    clearTimeout(telling);
    for (const sign of signsOfUse) target.removeEventListener(sign, heard, { capture: true });
  };
}
