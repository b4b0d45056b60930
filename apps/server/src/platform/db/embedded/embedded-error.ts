/** The embedded database cannot run here; the message tells a person why and what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
