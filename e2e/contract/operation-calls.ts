import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiClients } from '@unmuted/api';
import type { Person, Role } from '../../apps/server/src/testing/app/people.ts';

interface QueuedBuild {
  readonly app: string;
  readonly build: string;
}

/** What a test needs for accounts of its own. */
export interface CallTools {
  /** Creates a person with an account. */
  readonly as: (role: Role) => Promise<ApiClients & { readonly person: Person }>;
  /** A client of the demo's superadmin. */
  readonly asSuperadmin: () => Promise<ApiClients>;
  /** A client without a session. */
  readonly asNobody: () => ApiClients;
  /** A client with an API key in place of a session. */
  readonly withKey: (key: string) => ApiClients;
  /** The token in the latest email with a link, by the name of its parameter. */
  readonly mailedToken: (name: string) => string;
  /** Records what stations play now. */
  readonly recordSongs: () => Promise<void>;
  /** Queues builds of two new apps. */
  readonly queueBuild: () => Promise<QueuedBuild & { readonly other: QueuedBuild }>;
}

/** Calls operations as the owner of the demo's casts, or with accounts of its own, and leaves the data as it was. */
export type OperationCall = (clients: ApiClients, tools: CallTools) => Promise<void>;

/** Tests by title. */
export type OperationCalls = Readonly<Record<string, OperationCall>>;

/** The tests of every `*.calls.ts` file of this folder. */
export async function loadOperationCalls(): Promise<[string, OperationCalls[string]][]> {
  const files = globSync('*.calls.ts', { cwd: import.meta.dirname }).sort();
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<{ calls: OperationCalls }>),
  );
  return modules.flatMap(({ calls }) => Object.entries(calls));
}
