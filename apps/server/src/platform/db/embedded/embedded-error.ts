/** The embedded database cannot run here; the message contains the reason and instructions. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
