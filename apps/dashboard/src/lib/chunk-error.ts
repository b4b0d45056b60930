/** A script chunk that failed to load, with the specified name and message. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';
  constructor(code: ChunkLoadError['code'], cause?: unknown) {
    super('Loading chunk failed', { cause });
    this.code = code;
  }
}
