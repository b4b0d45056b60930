let depth = 0;

/**
 * Starts something ahead of need. A chunk that is missing then is no reason to reload the page under the reader's
 * hands: that is left to the moment when it is needed.
 */
export function preload<T>(start: () => Promise<T>): Promise<T> {
  depth += 1;
  try {
    return start();
  } finally {
    depth -= 1;
  }
}

/** True during the synchronous part of `start`, in which imports are requested. */
export function isPreloading(): boolean {
  return depth > 0;
}
