/** A server that takes longer counts as unreachable. */
const timeoutMs = 5000;

/** The id of the release that the server serves now; undefined while it cannot be reached. */
export async function latestRelease(
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
): Promise<string | undefined> {
  try {
    const response = await fetch('/config.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { releaseId } = (await response.json()) as { releaseId?: unknown };
    return response.ok && typeof releaseId === 'string' ? releaseId : undefined;
  } catch {
    return undefined;
  }
}
