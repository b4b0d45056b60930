import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { widgetExample } from '../../apps/server/src/testing/examples/widget-example.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'saves, changes, lists and deletes a widget': manageWidget,
};

/** Saves a widget, changes it, shows it to the public, and deletes it. */
async function manageWidget({ cast }: ApiClients, { asNobody }: CallTools): Promise<void> {
  const username = 'aurora';
  const saved = await unwrap(
    cast.POST('/api/{username}/widgets', { params: { path: { username } }, body: widgetExample }),
  );
  const path = { username, id: saved.id };
  const changed = await unwrap(
    cast.PUT('/api/{username}/widgets/{id}', {
      params: { path, header: { 'If-Match': String(saved.version) } },
      body: { ...widgetExample, name: 'Sidebar' },
    }),
  );
  expect(changed).toMatchObject({ id: saved.id, name: 'Sidebar', embedUrl: saved.embedUrl });
  const list = await unwrap(cast.GET('/api/{username}/widgets', { params: { path: { username } } }));
  expect(list.items).toEqual([changed]);
  const anybody = asNobody().cast;
  const shown = await unwrap(anybody.GET('/public/widgets/{id}', { params: { path: { id: saved.id } } }));
  expect(shown).toMatchObject({ username, version: changed.version });
  const status = await unwrap(
    anybody.GET('/public/casts/{username}/status', {
      params: { path: { username }, query: { widget: saved.id } },
    }),
  );
  expect(status).toMatchObject({ username, widgetVersion: changed.version });
  await unwrap(cast.DELETE('/api/{username}/widgets/{id}', { params: { path } }));
}
