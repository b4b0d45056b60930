const signsOfUse = ['focusin', 'pointerdown', 'keydown', 'wheel'] as const;
/** The machine renews at most every 15 minutes; reporting each key would be wasteful. */
const quietMs = 10_000;
/** Deferred, so that the interaction is handled first. */
const laterMs = 300;

/** Reports user activity, deferred; an idle tab lets its session expire. */
export function trackActivity(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  onUse: () => void,
): () => void {
  let quietUntil = 0;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const onActivity = () => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    telling = setTimeout(onUse, laterMs);
  };
  for (const sign of signsOfUse) target.addEventListener(sign, onActivity, { passive: true, capture: true });
  return () => {
    clearTimeout(telling);
    for (const sign of signsOfUse) target.removeEventListener(sign, onActivity, { capture: true });
  };
}
