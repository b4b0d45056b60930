import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiClients } from '@unmuted/api';

/** Tests by title; each calls operations as the owner of the demo's casts and leaves the data as it was. */
export type OperationCalls = Readonly<Record<string, (clients: ApiClients) => Promise<void>>>;

/** The tests of every `*.calls.ts` file of this folder. */
export async function loadOperationCalls(): Promise<[string, OperationCalls[string]][]> {
  const files = globSync('*.calls.ts', { cwd: import.meta.dirname }).sort();
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<{ calls: OperationCalls }>),
  );
  return modules.flatMap(({ calls }) => Object.entries(calls));
}
