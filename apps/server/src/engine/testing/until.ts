import { setTimeout as delay } from 'node:timers/promises';

/** Resolves to the first value that is not null, undefined or false; rejects on timeout. */
export async function until<T>(
  look: () => T | Promise<T>,
  withinMs = 5000,
): Promise<Exclude<T, null | undefined | false>> {
  const endMs = performance.now() + withinMs;
  for (;;) {
    const value = await look();
    if (value !== null && value !== undefined && value !== false) {
      return value as Exclude<T, null | undefined | false>;
    }
    if (performance.now() > endMs) throw new Error(`Not so within ${withinMs} ms: ${look.toString()}`);
    await delay(10);
  }
}
