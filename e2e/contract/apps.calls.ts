import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { demoAppIds } from '../../apps/server/src/composition/seed/demo-apps.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'writes an app and reads its public configuration': writeApp,
  'creates, holds and deletes an app as staff': asStaff,
};

const one = '/control/mobile/{id}';
const staffOne = '/admin/apps/{platform}/{id}';

async function writeApp({ main, cast }: ApiClients): Promise<void> {
  const path = { id: demoAppIds.draft };
  const params = { path };
  const over = (version: number) => ({ path, header: { 'If-Match': String(version) } });
  const before = await unwrap(main.GET(one, { params }));
  const body = { ...before.draft, website: 'https://harbour.example' };
  const saved = await unwrap(main.PUT(one, { params: over(before.version), body }));
  expect(saved).toMatchObject({ version: before.version + 1, draft: body });
  const config = await unwrap(cast.GET('/public/apps/{id}', { params }));
  expect(config).toMatchObject({ schema: 1, name: body.name });
  const query = { platform: 'android' as const, packageId: 'fm.aurora.app' };
  const free = await unwrap(main.GET('/control/mobile/package-available', { params: { query } }));
  expect(free).toEqual({ isFree: false });
  const listeners = await unwrap(main.GET(`${one}/stats`, { params: { path, query: { days: '30' } } }));
  expect(listeners).toMatchObject({ sessions: 0, since: null, playsCast: true });
  expect(listeners.days).toHaveLength(30);
  const preview = await main.POST(`${one}/preview`, { params });
  expect(preview.error).toMatchObject({ code: 'app.preview_incomplete' });
  const submitted = await main.POST(`${one}/submit`, { params: over(saved.version) });
  expect(submitted.error).toMatchObject({ code: 'app.not_ready' });
  const withdrawn = await main.POST(`${one}/withdraw`, { params });
  expect(withdrawn.error).toMatchObject({ code: 'app.not_in_review' });
  const unpublished = await main.POST(`${one}/unpublish`, { params });
  expect(unpublished.error).toMatchObject({ code: 'app.not_in_review' });
  const [source] = saved.sources;
  const wanted = { platform: 'ios' as const, source: { kind: source?.kind ?? 'cast', id: source?.id ?? '' } };
  expect((await unwrap(main.POST('/control/mobile', { body: wanted }))).state).toBe('draft');
  await unwrap(main.PUT(one, { params: over(saved.version), body: before.draft }));
}

async function asStaff(_owner: ApiClients, { as, asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const { email } = (await as('customer')).person;
  const accounts = await unwrap(main.GET('/admin/accounts', { params: { query: { q: email } } }));
  const accountId = accounts.items[0]?.id ?? '';
  const platform = 'android' as const;
  const body = { accountId, name: 'Slow Hill', source: null };
  const created = await unwrap(main.POST('/admin/apps/{platform}', { params: { path: { platform } }, body }));
  const path = { platform, id: created.app.id };
  const params = { path };
  const over = (version: number) => ({ path, header: { 'If-Match': String(version) } });
  const query = { search: 'slow hill' };
  const list = await unwrap(main.GET('/admin/apps/{platform}', { params: { path: { platform }, query } }));
  expect(list.items.map(({ id }) => id)).toEqual([path.id]);
  const settings = { ...created.settings, copyright: '2026 Slow Hill' };
  const changed = await unwrap(main.PUT(staffOne, { params: over(created.app.version), body: settings }));
  expect(changed.settings).toEqual(settings);
  const move = { move: 'hold' as const, reason: 'Invoice 4711', comments: [] };
  const held = await unwrap(
    main.POST(`${staffOne}/transition`, { params: over(changed.app.version), body: move }),
  );
  expect(held.app).toMatchObject({ state: 'on_hold', reason: 'Invoice 4711' });
  expect(await unwrap(main.GET(staffOne, { params }))).toMatchObject({ customer: { id: accountId } });
  const kit = await main.GET(`${staffOne}/kit`, { params });
  expect(kit.error).toMatchObject({ code: 'app.not_ready' });
  await unwrap(main.DELETE(staffOne, { params }));
}
