import type { Readable } from 'node:stream';
import type { ActiveSession } from '#/platform/auth/scope.ts';

export interface LiveHub {
  /** Opens a stream of the topics, starting with their current values. A topic outside the scope is a 404. */
  open(session: ActiveSession, topics: readonly string[]): Promise<Readable>;
  /** Sends `bye` to every reader and ends the streams. */
  close(): Promise<void>;
}
