interface WaitOptions {
  readonly timeoutMs: number;
  readonly everyMs?: number;
  readonly what: string;
}

/** Polls until the check is true. Returns the elapsed milliseconds, or throws an error with `what`. */
export async function waitUntil(
  check: () => Promise<boolean> | boolean,
  options: WaitOptions,
): Promise<number> {
  const start = Date.now();
  for (;;) {
    if (await Promise.resolve(check()).catch(() => false)) return Date.now() - start;
    if (Date.now() - start > options.timeoutMs)
      throw new Error(`timed out after ${options.timeoutMs} ms waiting for: ${options.what}`);
    await new Promise((resolve) => setTimeout(resolve, options.everyMs ?? 50));
  }
}
