/** Scrolls that are further apart are no longer one movement. */
const pauseMs = 150;

/**
 * Does it once nothing on the page has scrolled for 150 ms, or after `atMostMs` all the same: what makes a long frame waits
 * for a moment in which nobody sees it. Gives a function that calls it off.
 */
export function whenStill(act: () => void, atMostMs: number): () => void {
  const stop = () => {
    clearTimeout(pause);
    clearTimeout(limit);
    document.removeEventListener('scroll', onScroll, true);
  };
  const end = () => {
    stop();
    act();
  };
  const onScroll = () => {
    clearTimeout(pause);
    pause = setTimeout(end, pauseMs);
  };
  let pause = setTimeout(end, pauseMs);
  const limit = setTimeout(end, atMostMs);
  // A box that scrolls tells nobody above it but those who listen on the way down.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return stop;
}
