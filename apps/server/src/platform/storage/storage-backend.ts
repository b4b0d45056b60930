import type { Readable } from 'node:stream';

/** Positions of the first and the last byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Stores files under the SHA-256 of their content, in hex. A stored file never changes, so every operation can be
 * repeated. There is no listing: the database decides which files exist, so that a server with the wrong database cannot
 * empty a bucket.
 */
export interface StorageBackend {
  /** Stores the local file at `path`, which it may move; does nothing if the content is already stored. */
  put(hash: string, path: string): Promise<void>;
  /** Returns the content, or the part in `range`; null if there is no such file. */
  open(hash: string, range?: ByteRange): Promise<Readable | null>;
  has(hash: string): Promise<boolean>;
  /** Succeeds when there is no such file. */
  delete(hash: string): Promise<void>;
  /** Rejects with a message for the operator if the settings are wrong. */
  check(): Promise<void>;
}
