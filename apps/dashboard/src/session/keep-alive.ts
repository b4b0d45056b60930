/** How often a session in use is renewed; the server ends one that was idle for an hour. */
export const keepAliveIntervalMs = 15 * 60_000;

const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export interface KeepAliveOptions {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  isSignedIn: () => boolean;
  renew: () => void;
}

/** Renews every quarter of an hour in which someone used the tab; a tab left alone lets its session end. */
export function keepAliveWhileUsed({ target, isSignedIn, renew }: KeepAliveOptions): () => void {
  let isUsed = true;
  const onUse = () => {
    isUsed = true;
  };
  for (const sign of signsOfUse) target.addEventListener(sign, onUse, { passive: true, capture: true });
  const timer = setInterval(() => {
    if (isUsed && isSignedIn()) renew();
    isUsed = false;
  }, keepAliveIntervalMs);
  return () => {
    clearInterval(timer);
    for (const sign of signsOfUse) target.removeEventListener(sign, onUse, { capture: true });
  };
}
