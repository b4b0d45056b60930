/** Keeps the screen on while the page is visible, where the browser can: over https. Returns the function that ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const request = async () => {
    if (!('wakeLock' in navigator) || document.hidden) return;
    // Refused with a low battery: the screen turns off as usual.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isOver) void lock?.release();
  };
  void request();
  // The browser releases it in a hidden tab.
  document.addEventListener('visibilitychange', request);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
}
