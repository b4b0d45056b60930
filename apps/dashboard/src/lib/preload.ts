let depth = 0;

/**
 * Starts a preload. A missing chunk then must not reload the page while it is in use: that is left to the moment when the
 * chunk is needed.
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
