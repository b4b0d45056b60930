/** A script chunk that did not arrive, by the name and message the specification gives it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';
  constructor(code: ChunkLoadError['code'], cause?: unknown) {
    super('Loading chunk failed', { cause });
    this.code = code;
  }
}
