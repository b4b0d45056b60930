import type { Readable } from 'node:stream';
import type { ActiveSession } from '#/platform/auth/scope.ts';

export interface LiveHub {
  /** A stream of the topics, each at once with its present value. A topic that is not the caller's is a 404. */
  open(session: ActiveSession, topics: readonly string[]): Promise<Readable>;
  /** Says `bye` to every reader and ends the streams. */
  close(): Promise<void>;
}
