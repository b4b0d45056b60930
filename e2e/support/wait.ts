interface WaitOptions {
  readonly timeoutMs: number;
  readonly everyMs?: number;
  readonly what: string;
}

/** Asks again and again until the answer is true; gives the time it took in ms, or fails naming what did not happen. */
export async function waitUntil(
  check: () => Promise<boolean> | boolean,
  options: WaitOptions,
): Promise<number> {
  const start = Date.now();
  for (;;) {
    if (await Promise.resolve(check()).catch(() => false)) return Date.now() - start;
    if (Date.now() - start > options.timeoutMs)
      throw new Error(`within ${options.timeoutMs} ms there was no ${options.what}`);
    await new Promise((resolve) => setTimeout(resolve, options.everyMs ?? 50));
  }
}
