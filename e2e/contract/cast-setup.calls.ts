import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'dismisses the checklist of a new cast': dismissChecklist,
};

async function dismissChecklist({ main, cast }: ApiClients): Promise<void> {
  const username = 'nightfall';
  const path = '/control/cast/setup/{username}/dismiss';
  await unwrap(main.POST(path, { params: { path: { username } }, body: { notice: 'checklist' } }));
  const query = { usernames: username };
  const { items } = await unwrap(cast.GET('/api/overview', { params: { query } }));
  expect(items[0]?.setup?.dismissed).toEqual(['checklist']);
}
